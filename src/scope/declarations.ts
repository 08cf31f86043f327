/** What can be declared in a scope: the methods of `r`, each with the check of its call and what it adds to the chain. */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction, SingularAction } from '../route/actions.js'
import type { AnyFrame, CollectionFrame, NamespaceFrame, ResourcesFrame, ScopeFrame } from '../route/frame.js'
import type { Middleware } from '../route/route.js'
import type { DefaultResourcesSettings } from '../route/settings.js'
import type { Collection, Namespace, PathScope, Redirect, VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { BarePaths, ResourceNames, ResourcesNames } from './completion.js'
import type {
  CallbackKeys,
  CollectionInitialKeys,
  GroupKeys,
  KeysAndPrefixes,
  PathScopeKeys,
  VerbKeys,
} from './conflicts.js'
import type { AnyPart, PartEntries } from './draw.js'
import type { COLLECTION_MESSAGE, MEMBER_MESSAGE, NamespaceProblem, PathScopeProblem } from './namespace.js'
import type { CheckedOptions, Given, NoOptions, ResourceOptions, ResourcesOptions, Unset } from './options.js'
import type { RedirectOptions, RedirectPathProblem, RedirectTargetProblem, RedirectTargets } from './redirect.js'
import type {
  CheckedDefaultName,
  CheckedNameOfTwo,
  DefaultInitialKeys,
  EntryOfTwo,
  InResource,
  InResources,
  ResourceEntry,
  ResourceInitialKeys,
  ResourceProblem,
  ResourcesEntry,
  ResourcesInitialKeys,
  ResourcesProblem,
} from './resources.js'
import type { CallbackOrMessage, CheckedCallback, DrawProblem, Scope } from './scope.js'
import type { GroupController } from './standard.js'
import type { AnyScope, CallbackEntries, EntriesIn, EntriesWithState, NamesIn, NoCallback, OwnKeysIn } from './state.js'
import type {
  ActionEntry,
  ActionlessProblem,
  ActionProblem,
  BareAction,
  BareProblem,
  Call,
  ControllerProblem,
  Method,
  MiddlewareContext,
  PathedProblem,
  VerbName,
} from './verb.js'

/** The type of what follows the name: a callback or options, or the problem's text. */
export type OptionsOrCallback<
  Registry,
  Here extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned,
> = Options extends NoOptions
  ? CallbackOrMessage<
      `resources('${Name}')`,
      Registry,
      ResourcesFrame<Here, Name, DefaultResourcesSettings>,
      State,
      DefaultInitialKeys,
      Returned
    >
  : CheckedOptions<Registry, 'resources', Name, Options, PluralAction>

/** One verb of a scope. Each call returns the scope with one more route. */
export interface Verb<Name extends VerbName, Registry, Here extends AnyFrame, State> {
  // Of a call that is wrong or not finished: see `offers.ts`.
  <const Path extends string, Controller, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<Path, BarePaths<GroupController<Registry, Here>, PluralAction>>,
    controllerOrMiddleware: [Controller] extends [ControllerClass]
      ? Controller
      : (ctx: MiddlewareContext<JoinPath<Here['path'], SlashedPath<Path>>, State>, next: Koa.Next) => unknown,
    action: PublicNames<Controller>,
    unfinished: never,
  ): Self

  /**
   * Routes a path to the action of that name, of the controller of the group around it: a resource, its collection, or a
   * namespace whose own controller path is registered. `mark-read` calls `markRead`.
   *
   * @example r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview
   */
  <const Path extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, BareProblem<Name, Registry, Here, Self, Path>>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | `${VerbEntry<Method<Name>, NoInfer<Path>>} ${Here['group']}#${BareAction<NoInfer<Path>>}`,
    OwnKeysIn<Self> | VerbKeys<Here['shape'], NoInfer<Path>, Method<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes a path to a middleware. Its `ctx.params` has the path's parameters.
   *
   * @example r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health
   */
  <const Path extends string, Given, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, PathedProblem<Name, Here, Self, Path>>,
    middleware: [Given] extends [ControllerClass]
      ? CallMessage<Call<Name, Path>, ActionlessProblem<Name, Path>>
      : Given & ((ctx: MiddlewareContext<JoinPath<Here['path'], SlashedPath<Path>>, State>, next: Koa.Next) => unknown),
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | VerbEntry<Method<Name>, NoInfer<Path>>,
    OwnKeysIn<Self> | VerbKeys<Here['shape'], NoInfer<Path>, Method<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes a path to an action of a controller.
   *
   * @example r.get('ping', PingController, 'ping') // GET /ping  Ping#ping
   */
  <
    const Path extends string,
    Controller extends ControllerClass,
    const Action extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: Checked<Path, PathedProblem<Name, Here, Self, Path>>,
    controller: Checked<Controller, ControllerProblem<Name, Path, Registry, Controller>>,
    action: Checked<Action, ActionProblem<Name, Path, Registry, Controller, Action>>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | ActionEntry<Registry, Controller, NoInfer<Action>, VerbEntry<Method<Name>, NoInfer<Path>>>,
    OwnKeysIn<Self> | VerbKeys<Here['shape'], NoInfer<Path>, Method<Name>>,
    NamesIn<Self>,
    Registry
  >
}

/**
 * The declarations of a chain. They depend on the scope alone, and on the chain so far only through `this`: so all links
 * of a scope share them, and the compiler works their signatures out once a scope and not once a link (measured: a verb
 * with an action costs 143 instantiations; that alone saved 285 of 525). The price is that a hover
 * names the chain twice. A type literal and no interface: an interface that is inherited is worked out anew for each link,
 * all of its members (measured: 3 % of the check of 600 routes).
 */
export type Declarations<Here extends AnyFrame, State, Registry> = {
  /** Routes GET requests, and HEAD by the same action. */
  readonly get: Verb<'get', Registry, Here, State>
  /** Routes POST requests. */
  readonly post: Verb<'post', Registry, Here, State>
  /** Routes PUT requests. */
  readonly put: Verb<'put', Registry, Here, State>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch', Registry, Here, State>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete', Registry, Here, State>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options', Registry, Here, State>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head', Registry, Here, State>
  /** Routes requests of every method; a route of the very method at the same path goes before it. */
  readonly all: Verb<'all', Registry, Here, State>

  /**
   * Redirects GET and HEAD requests to the path of a target, with the parameters and the query of the request. Takes the
   * path, whose parameters (with the scope's) must include those of the target's, the whole target, declared anywhere in
   * the table, and the status, by default 301 (RFC 9110, section 15.4). A value that makes no link answers 404.
   *
   * @example r.redirect('old-places/:id', 'Places#show') // GET /old-places/5?a=b: 301, Location: /places/5?a=b
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  redirect<const From extends string, Target extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    from: From,
    target: CompletionOnly<Target, RedirectTargets<Registry>>,
    options: RedirectOptions,
    unfinished: never,
  ): Self
  redirect<const From extends string, const Target extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    from: Checked<From, RedirectPathProblem<Self, Here, From>>,
    target: Checked<Target, RedirectTargetProblem<Registry, From, Target>>,
    options?: RedirectOptions,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>>,
    OwnKeysIn<Self> | VerbKeys<Here['shape'], NoInfer<From>, 'GET'>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.
   *
   * @example r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resources<const Name extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CompletionOnly<Name, ResourcesNames<Registry, Here['prefix']>>,
    options:
      | ResourcesOptions
      | ((r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown),
    draw: (r: Scope<InResources<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown,
    unfinished: never,
  ): Self
  resources<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedDefaultName<Self, Registry, Here, Name, {}, NoCallback> extends infer Type ? Type : Name,
  ): Scope<Here, State, EntriesIn<Self>, OwnKeysIn<Self>, NamesIn<Self> | NoInfer<Name>, Registry>
  resources<
    const Name extends string = never,
    const Options extends object = Unset,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedNameOfTwo<Self, Registry, Here, Name, Options, Returned> extends infer Type ? Type : Name,
    optionsOrDraw: OptionsOrCallback<Registry, Here, State, Name, Options, Returned> extends infer Type extends
      | object
      | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | EntryOfTwo<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | GroupKeys<Here, NoInfer<Name>>,
    NamesIn<Self>,
    Registry
  >
  resources<
    const Name extends string = never,
    const Options extends object = {},
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourcesProblem<Self, Registry, Here, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resources', Name, Options, PluralAction>,
    draw: CheckedCallback<
      `resources('${Name}')`,
      Registry,
      InResources<Registry, Here, Name, Options>,
      State,
      ResourcesInitialKeys<Options>,
      Returned
    >,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | ResourcesEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | GroupKeys<Here, NoInfer<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the four standard actions of a resource of which there is one: show, create, update and destroy. No id in the
   * path; the controller is the plural's.
   *
   * @example r.resource('user', { only: ['show', 'update'] }) // GET, PUT and PATCH /user  Users#…
   */
  // Of a call that is wrong or not finished: see `offers.ts`.
  resource<const Name extends string, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CompletionOnly<Name, ResourceNames<Registry, Here['prefix']>>,
    options:
      | ResourceOptions
      | ((r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown),
    draw: (r: Scope<InResource<Registry, Here, Name, {}>, State, never, never, never, Registry>) => unknown,
    unfinished: never,
  ): Self
  resource<
    const Name extends string = never,
    const Options extends object = Unset,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourceProblem<Self, Registry, Here, Name, Given<Options>, Returned>>,
    optionsOrDraw?: [Options] extends [Unset | Callback]
      ? CheckedCallback<
          `resource('${Name}')`,
          Registry,
          InResource<Registry, Here, Name, {}>,
          State,
          ResourceInitialKeys<{}>,
          Returned
        >
      : CheckedOptions<Registry, 'resource', Name, Options, SingularAction>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | ResourceEntry<Registry, State, NoInfer<Name>, Given<Options>, Returned>,
    OwnKeysIn<Self> | GroupKeys<Here, NoInfer<Name>>,
    NamesIn<Self>,
    Registry
  >
  resource<
    const Name extends string = never,
    const Options extends object = {},
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourceProblem<Self, Registry, Here, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resource', Name, Options, SingularAction>,
    draw: CheckedCallback<
      `resource('${Name}')`,
      Registry,
      InResource<Registry, Here, Name, Options>,
      State,
      ResourceInitialKeys<Options>,
      Returned
    >,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | ResourceEntry<Registry, State, NoInfer<Name>, Options, Returned>,
    OwnKeysIn<Self> | GroupKeys<Here, NoInfer<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   */
  namespace<const Name extends string, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    name: Checked<Name, NamespaceProblem<Self, Here, Name, Returned>>,
    draw: CheckedCallback<`namespace('${Name}')`, Registry, NamespaceFrame<Here, Name>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Namespace<Name, CallbackEntries<Returned, State>>,
    OwnKeysIn<Self> | GroupKeys<Here, Name>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds to the paths of what the callback declares, and not to the controller paths. The path may hold parameters.
   *
   * @example r.scope(':locale', r => r.resources('places')) // GET /:locale/places  Places#index …
   */
  scope<const Path extends string, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, PathScopeProblem<Self, Here, Path, Returned>>,
    draw: CheckedCallback<`scope('${Path}')`, Registry, ScopeFrame<Here, SlashedPath<Path>>, State, never, Returned>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | PathScope<Path, CallbackEntries<Returned, State>>,
    OwnKeysIn<Self> | PathScopeKeys<Here, Path>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Declares routes of the resource as a whole, without an id. It stands directly in the callback of `resources`.
   *
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  collection<Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    draw: Here['kind'] extends 'resources'
      ? CheckedCallback<
          'collection',
          Registry,
          CollectionFrame<Here>,
          State,
          CollectionInitialKeys<Here, Self>,
          Returned
        >
      : Misplaced & typeof COLLECTION_MESSAGE,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | Collection<CallbackEntries<Returned, State>>,
    OwnKeysIn<Self> | CallbackKeys<CollectionFrame<Here>, Returned>,
    NamesIn<Self>,
    Registry
  >

  /** @deprecated There is none: a verb directly in the callback of `resources` is a member route already. */
  member<Self>(this: Self, draw: Misplaced & typeof MEMBER_MESSAGE): Self

  /**
   * Declares what a part declares: a callback in another file, written for this very scope.
   *
   * @example r.namespace('host', r => r.draw(hostRoutes)) // see `ScopeAt`
   */
  draw<Part extends AnyPart, Self extends AnyScope = AnyScope>(
    this: Self,
    part: Checked<Part, DrawProblem<Self, Registry, Here, State, Part>>,
  ): Scope<
    Here,
    State,
    EntriesIn<Self> | PartEntries<State, Part>,
    OwnKeysIn<Self> | CallbackKeys<Here, ReturnType<Part>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Runs a middleware before every route that follows in this scope and below. What it declares of `ctx.state` is theirs
   * from then on.
   *
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  use<Given extends Middleware, Self extends AnyScope = AnyScope>(
    this: Self,
    middleware: Given,
  ): Scope<
    Here,
    State & AddedState<Given>,
    EntriesWithState<State, EntriesIn<Self> | NamesIn<Self>>,
    KeysAndPrefixes<Here, Self>,
    never,
    Registry
  >
}

type Callback = (r: never) => unknown

/**
 * What a middleware declares of `ctx.state`. Read off its parameter: Koa's types being invariant, a type parameter in
 * the place of the state is never inferred. Koa's `DefaultState`, which any name can be read from, adds nothing.
 */
export type AddedState<Given extends Middleware> = Parameters<Given>[0] extends { state: infer State }
  ? string extends keyof State
    ? unknown
    : State
  : unknown

/**
 * The callback of a call that is not allowed: beside the sentence in a parameter's type, it keeps the callback's own
 * parameter from being an error of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever the callback does with its parameter is beside the point
type Misplaced = (r: any) => unknown
