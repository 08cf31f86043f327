/**
 * What can be declared in a scope: the methods of `r`, each with the checks of its call and with what it records. The
 * names of parameters and the docstrings are what an editor shows; the checks are in the files of the declarations.
 */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from '../route/actions.js'
import type { AnyFrame, CollectionFrame, NamespaceFrame, ResourcesFrame, ScopeFrame } from '../route/frame.js'
import type { Middleware } from '../route/route.js'
import type { DefaultResourcesSettings } from '../route/settings.js'
import type { Collection, Namespace, PathScope, Redirect, VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { CallbackEntries, EntriesWithState, NoCallback } from './callback.js'
import type { BarePaths, ResourceNames, ResourcesNames } from './completion.js'
import type { AllKeysIn, CallbackKeys, CollectionInitialKeys, NameKeys, PathScopeKeys, VerbKeys } from './conflicts.js'
import type {
  CheckedDefaultName,
  CheckedNameBeforeOther,
  DefaultInitialKeys,
  EntryWithOther,
} from './default-resources.js'
import type { AnyPart, PartEntries } from './draw.js'
import type { COLLECTION_MESSAGE, MEMBER_MESSAGE, NamespaceProblem, PathScopeProblem } from './namespace.js'
import type { CheckedOptions, GivenOptions, NoOptions, NotGiven, ResourceOptions, ResourcesOptions } from './options.js'
import type { AllEntriesIn, AnyScope, EntriesIn, KeysIn, NamesIn } from './record.js'
import type { RedirectOptions, RedirectPathProblem, RedirectTargetProblem, RedirectTargets } from './redirect.js'
import type { ResourceEntry, ResourceInitialKeys, ResourceInnerFrame, ResourceProblem } from './resources.js'
import type { CallbackOrMessage, CheckedCallback, DrawProblem, Scope } from './scope.js'
import type { FrameController } from './standard.js'
import type { AddedState } from './use.js'
import type {
  ActionEntry,
  BareAction,
  BareVerbProblem,
  MiddlewareContext,
  NoActionMessage,
  VerbActionProblem,
  VerbControllerProblem,
  VerbMethod,
  VerbName,
  VerbPathProblem,
} from './verb.js'

/** The type of what follows the name: a callback or options, or the problem's text. */
export type CheckedOptionsOrCallback<
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned,
> = Options extends NoOptions
  ? CallbackOrMessage<
      `resources('${Name}')`,
      Registry,
      ResourcesFrame<Frame, Name, DefaultResourcesSettings>,
      State,
      DefaultInitialKeys,
      Returned
    >
  : CheckedOptions<Registry, 'resources', Name, Options>

/** One verb of a scope. Each call returns the scope with one more route. */
export interface Verb<Name extends VerbName, Registry, Frame extends AnyFrame, State> {
  // Of a call that is wrong or not finished: see `offers.ts`.
  <const Path extends string, Controller, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<Path, BarePaths<FrameController<Registry, Frame>, PluralAction>>,
    controllerOrMiddleware: [Controller] extends [ControllerClass]
      ? Controller
      : (ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State>, next: Koa.Next) => unknown,
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
    path: Checked<Path, BareVerbProblem<Name, Registry, Frame, Self, Path>>,
  ): Scope<
    Frame,
    State,
    | EntriesIn<Self>
    | `${VerbEntry<VerbMethod<Name>, NoInfer<Path>>} ${Frame['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | VerbKeys<Frame['idShape'], NoInfer<Path>, VerbMethod<Name>>,
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
    path: Checked<Path, VerbPathProblem<Name, Frame, Self, Path>>,
    middleware: [Given] extends [ControllerClass]
      ? NoActionMessage<Name, Path>
      : Given &
          ((ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State>, next: Koa.Next) => unknown),
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | VerbEntry<VerbMethod<Name>, NoInfer<Path>>,
    KeysIn<Self> | VerbKeys<Frame['idShape'], NoInfer<Path>, VerbMethod<Name>>,
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
    path: Checked<Path, VerbPathProblem<Name, Frame, Self, Path>>,
    controller: Checked<Controller, VerbControllerProblem<Name, Path, Registry, Controller>>,
    action: Checked<Action, VerbActionProblem<Name, Path, Registry, Controller, Action>>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ActionEntry<Registry, Controller, NoInfer<Action>, VerbEntry<VerbMethod<Name>, NoInfer<Path>>>,
    KeysIn<Self> | VerbKeys<Frame['idShape'], NoInfer<Path>, VerbMethod<Name>>,
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
export type Declarations<Frame extends AnyFrame, State, Registry> = {
  /** Routes GET requests, and HEAD by the same action. */
  readonly get: Verb<'get', Registry, Frame, State>
  /** Routes POST requests. */
  readonly post: Verb<'post', Registry, Frame, State>
  /** Routes PUT requests. */
  readonly put: Verb<'put', Registry, Frame, State>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch', Registry, Frame, State>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete', Registry, Frame, State>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options', Registry, Frame, State>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head', Registry, Frame, State>
  /** Routes requests of every method; a route of the very method at the same path goes before it. */
  readonly all: Verb<'all', Registry, Frame, State>

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
    from: Checked<From, RedirectPathProblem<Self, Frame, From>>,
    target: Checked<Target, RedirectTargetProblem<Registry, From, Target>>,
    options?: RedirectOptions,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>>,
    KeysIn<Self> | VerbKeys<Frame['idShape'], NoInfer<From>, 'GET'>,
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
    name: CompletionOnly<Name, ResourcesNames<Registry, Frame['controllerPrefix']>>,
    options:
      | ResourcesOptions
      | ((
          r: Scope<ResourceInnerFrame<'resources', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
        ) => unknown),
    callback: (
      r: Scope<ResourceInnerFrame<'resources', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
    ) => unknown,
    unfinished: never,
  ): Self
  resources<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedDefaultName<Self, Registry, Frame, Name> extends infer Type ? Type : Name,
  ): Scope<Frame, State, EntriesIn<Self>, KeysIn<Self>, NamesIn<Self> | NoInfer<Name>, Registry>
  resources<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedNameBeforeOther<Self, Registry, Frame, Name, Options, Returned> extends infer Type ? Type : Name,
    optionsOrDraw: CheckedOptionsOrCallback<Registry, Frame, State, Name, Options, Returned> extends infer Type extends
      | object
      | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | EntryWithOther<Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | NameKeys<Frame, NoInfer<Name>>,
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
    name: Checked<Name, ResourceProblem<'resources', Self, Registry, Frame, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resources', Name, Options>,
    callback: CheckedCallback<
      `resources('${Name}')`,
      Registry,
      ResourceInnerFrame<'resources', Registry, Frame, Name, Options>,
      State,
      ResourceInitialKeys<'resources', Options>,
      Returned
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resources', Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | NameKeys<Frame, NoInfer<Name>>,
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
    name: CompletionOnly<Name, ResourceNames<Registry, Frame['controllerPrefix']>>,
    options:
      | ResourceOptions
      | ((
          r: Scope<ResourceInnerFrame<'resource', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
        ) => unknown),
    callback: (
      r: Scope<ResourceInnerFrame<'resource', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
    ) => unknown,
    unfinished: never,
  ): Self
  resource<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, ResourceProblem<'resource', Self, Registry, Frame, Name, GivenOptions<Options>, Returned>>,
    optionsOrDraw?: [Options] extends [NoOptions]
      ? CheckedCallback<
          `resource('${Name}')`,
          Registry,
          ResourceInnerFrame<'resource', Registry, Frame, Name, {}>,
          State,
          ResourceInitialKeys<'resource', {}>,
          Returned
        >
      : CheckedOptions<Registry, 'resource', Name, Options>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resource', Registry, State, NoInfer<Name>, GivenOptions<Options>, Returned>,
    KeysIn<Self> | NameKeys<Frame, NoInfer<Name>>,
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
    name: Checked<Name, ResourceProblem<'resource', Self, Registry, Frame, Name, Options, Returned>>,
    options: CheckedOptions<Registry, 'resource', Name, Options>,
    callback: CheckedCallback<
      `resource('${Name}')`,
      Registry,
      ResourceInnerFrame<'resource', Registry, Frame, Name, Options>,
      State,
      ResourceInitialKeys<'resource', Options>,
      Returned
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resource', Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | NameKeys<Frame, NoInfer<Name>>,
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
    name: Checked<Name, NamespaceProblem<Self, Frame, Name, Returned>>,
    callback: CheckedCallback<`namespace('${Name}')`, Registry, NamespaceFrame<Frame, Name>, State, never, Returned>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | Namespace<Name, CallbackEntries<Returned, State>>,
    KeysIn<Self> | NameKeys<Frame, Name>,
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
    path: Checked<Path, PathScopeProblem<Self, Frame, Path, Returned>>,
    callback: CheckedCallback<
      `scope('${Path}')`,
      Registry,
      ScopeFrame<Frame, SlashedPath<Path>>,
      State,
      never,
      Returned
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | PathScope<Path, CallbackEntries<Returned, State>>,
    KeysIn<Self> | PathScopeKeys<Frame, Path>,
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
    callback: Frame['kind'] extends 'resources'
      ? CheckedCallback<
          'collection',
          Registry,
          CollectionFrame<Frame>,
          State,
          CollectionInitialKeys<Frame, Self>,
          Returned
        >
      : Misplaced & typeof COLLECTION_MESSAGE,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | Collection<CallbackEntries<Returned, State>>,
    KeysIn<Self> | CallbackKeys<CollectionFrame<Frame>, Returned>,
    NamesIn<Self>,
    Registry
  >

  /** @deprecated There is none: a verb directly in the callback of `resources` is a member route already. */
  member<Self>(this: Self, callback: Misplaced & typeof MEMBER_MESSAGE): Self

  /**
   * Declares what a part declares: a callback in another file, written for this very scope.
   *
   * @example r.namespace('host', r => r.draw(hostRoutes)) // see `ScopeAt`
   */
  draw<Part extends AnyPart, Self extends AnyScope = AnyScope>(
    this: Self,
    part: Checked<Part, DrawProblem<Self, Registry, Frame, State, Part>>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | PartEntries<State, Part>,
    KeysIn<Self> | CallbackKeys<Frame, ReturnType<Part>>,
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
    Frame,
    State & AddedState<Given>,
    EntriesWithState<State, AllEntriesIn<Self>>,
    AllKeysIn<Frame, Self>,
    never,
    Registry
  >
}

/**
 * The callback of a call that is not allowed: beside the sentence in a parameter's type, it keeps the callback's own
 * parameter from being an error of its own.
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever the callback does with its parameter is beside the point
type Misplaced = (r: any) => unknown
