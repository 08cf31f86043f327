/**
 * The methods of `r`. Each signature checks its call, and says what the returned scope has recorded. Editors show the
 * names of the parameters and the docstrings. The checks are in the files of the declarations.
 */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction, ResourceKind } from '../route/actions.js'
import type {
  AnyFrame,
  CollectionFrame,
  KindedScopeFrame,
  NamespaceFrame,
  ResourcesFrame,
  ScopeFrame,
} from '../route/frame.js'
import type { Middleware } from '../route/route.js'
import type { DefaultResourcesSettings } from '../route/settings.js'
import type { Collection, KindedScope, Namespace, PathScope, Redirect, VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly, HintOr, Unwritten } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type {
  AnyCallbackProblem,
  CallbackEntries,
  CheckedThis,
  EntriesWithState,
  Misplaced,
  NoCallback,
} from './callback.js'
import type { BarePaths, NamespaceNames, ResourceNames, ResourcesNames } from './completion.js'
import type { AllKeysIn, CallbackKeys, CollectionInitialKeys, NameKeys, PathScopeKeys, VerbKeys } from './conflicts.js'
import type { FrameController } from './controller.js'
import type {
  CheckedDefaultName,
  CheckedNameBeforeOptionsOrCallback,
  CheckedResourceName,
  DefaultInitialKeys,
  EntryWithOptionsOrCallback,
} from './default-resources.js'
import type { AnyPart, PartEntries } from './draw.js'
import type { FirstWords } from './first-words.js'
import type { CheckedGroup, GroupInitialKeys } from './group.js'
import type { Scope as Hint, Callback as HintCallback } from './hint.js'
import type { Match } from './match-declaration.js'
import type {
  ModuleEntry,
  ModuleKeys,
  NamespaceAtFrame,
  NamespaceAtProblem,
  NamespaceOptions,
  NamespacePathProblem,
} from './module.js'
import type { KoaApplication, Mountable, MountedPath, MountPathProblem } from './mount.js'
import type { COLLECTION_MESSAGE, MEMBER_MESSAGE, NamespaceProblem, PathScopeProblem } from './namespace.js'
import type { OfferedOptions, OfferingClass } from './offered-options.js'
import type { CheckedOptions, GivenOptions, NoOptions, NotGiven, OptionsOf } from './options.js'
import type { AnyScope, EntriesIn, KeysIn, NamesIn } from './record.js'
import type { RedirectOptions, RedirectPathProblem, RedirectTargetProblem } from './redirect.js'
import type { ResourceEntry, ResourceInitialKeys, ResourceInnerFrame } from './resources.js'
import type { CallbackOrMessage, CheckedCallback, DrawProblem, Scope } from './scope.js'
import type { CheckedScopeOptions, KindsOfOptions, OfferedScopeOptions, ScopeOptions } from './scope-options.js'
import type { SegmentKeys } from './segment.js'
import type { IsRightTarget, Targets } from './target.js'
import type { StateAfterUse, UseProblem } from './use.js'
import type {
  BareAction,
  BareVerbProblem,
  IsRightAction,
  IsRightBareVerb,
  IsRightSegment,
  MiddlewareContext,
  RegisteredEntry,
  TargetOrClassProblem,
  TargetText,
  VerbMethod,
  VerbName,
  VerbPathProblem,
  WrittenBody,
} from './verb.js'
import type {
  CheckedBeforeLast,
  CheckedFourth,
  CheckedLast,
  CheckedMiddleware,
  CheckedMore,
  CheckedThird,
  EntryOfLast,
  EntryOfRest,
  StateBehind,
  StateBehindTwo,
} from './verb-middleware.js'

/**
 * The type of what follows the name in `resources(name, optionsOrCallback)`: either of them, or the error message. It
 * distributes over the options, which is the cheapest way to find that there are none; `Whole` is all of them.
 */
export type CheckedOptionsOrCallback<
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned,
  Whole = Options,
> = Options extends NoOptions
  ? CallbackOrMessage<
      `resources('${Name}')`,
      Registry,
      ResourcesFrame<Frame, Name, DefaultResourcesSettings>,
      State,
      DefaultInitialKeys,
      Returned
    >
  : CheckedOptions<'resources', Registry, Name, Whole>

/**
 * With the parameters before it, more arguments than any call has, so that no call fits. Before the first argument is written
 * there are none, for a short hint. A path of type `any` gets those of a written path.
 */
type Unfinished<Path extends string> = HintOr<Path, string extends Path ? Nevers : [], Nevers>
type Nevers = [never, never, never, never, never, never, never]

/**
 * The options or the callback of an unfinished call. The compiler looks at the type of this parameter for every call without
 * a second argument. So it is one conditional type with few arguments, which costs little while it waits for `Name`.
 */
type OfferedOptionsOrCallback<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Values,
> = Name extends Unwritten
  ? OptionsOf[Kind]
  :
      | OfferedOptions<Kind, Registry, OfferingClass<Kind, Registry, Frame, Name, Values>, Values>
      | ((
          r: Scope<ResourceInnerFrame<Kind, Registry, Frame, Name, {}>, State, never, never, never, Registry>,
        ) => unknown)

/**
 * The options of an unfinished call, or the callback in their place. With a name or a path that is no literal, the callback
 * has the scope of the hint, so that its parameter has a type.
 */
type HintOrOptions<First extends string, Options, Type> = HintOr<
  First,
  string extends First ? Options | HintCallback : Options,
  Type
>

/** A verb of a scope. Each call declares one route and returns the scope with it. */
export interface Verb<Name extends VerbName, Registry, Frame extends AnyFrame, State> {
  /** Routes a path to an action of a controller, to a target or to a middleware. */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  <const Path extends string = Unwritten, Controller = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<Path, HintOr<Path, string, BarePaths<FrameController<Registry, Frame>, PluralAction>>>,
    targetOrMiddlewareOrController: [Controller] extends [ControllerClass]
      ? Controller
      : HintOr<
          Path,
          string | Middleware | ControllerClass,
          | Targets<Registry>
          | ((
              ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State> & Frame['kinds'],
              next: Koa.Next,
            ) => unknown)
        >,
    actionOrTarget: HintOr<
      Path,
      string,
      [Controller] extends [ControllerClass] ? PublicNames<Controller> : Targets<Registry>
    >,
    nothingMore: never,
    ...unfinished: Unfinished<Path>
  ): HintOr<Path, Hint, Self>

  /**
   * A bare verb: routes a path of one segment to the action of that name, in camelCase, of the controller of this scope.
   * That is the controller of the resource, of its collection, or of a namespace that has one.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview
   */
  <const Path extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: true extends IsRightBareVerb<Registry, Frame, Self, Path, VerbMethod<Name>>
      ? Path
      : Checked<Path, BareVerbProblem<Name, Registry, Frame, Self, Path>> extends infer Type
        ? Type
        : never,
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
   * Routes a path to a target or to a middleware. The path may have parameters (`:id`) and a wildcard at its end (`*rest`),
   * which `ctx.params` contains. A target is the whole controller path and an action.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('pong', 'Ping#ping') // GET /pong  Ping#ping
   * @example r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health
   */
  <const Path extends string = never, const Given = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: IsRightSegment<Self, Frame['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, Frame, Self, Path>> extends infer Type
        ? Type
        : never,
    targetOrMiddleware: [Given] extends [string | ControllerClass | FirstWords]
      ? IsRightTarget<Registry, Given> extends true
        ? Given
        : TargetOrClassProblem<Name, Path, Registry, Frame, Given> extends infer Message
          ? Message
          : never
      : Given &
          ((
            ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State> &
              Frame['kinds'] &
              WrittenBody<Given>,
            next: Koa.Next,
          ) => unknown),
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | `${VerbEntry<VerbMethod<Name>, Path>}${TargetText<Given>}`,
    KeysIn<Self> | VerbKeys<Frame['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes a path to an action of a controller, or to a target or a middleware behind a middleware that runs for this route
   * alone. The path may have parameters (`:id`) and a wildcard at its end (`*rest`).
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('ping', PingController, 'ping') // GET /ping  Ping#ping
   * @example r.get('me', authenticate, 'Users#show') // GET /me  Users#show
   */
  <const Path extends string = never, const First = unknown, const Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: IsRightSegment<Self, Frame['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, Frame, Self, Path>> extends infer Type
        ? Type
        : never,
    controllerOrMiddleware: IsRightAction<Registry, First, Last> extends true
      ? First
      : CheckedBeforeLast<Name, Registry, Frame, Path, State, First, Last> extends infer Type
        ? Type
        : never,
    actionOrTargetOrMiddleware: IsRightAction<Registry, First, Last> extends true
      ? Last
      : CheckedLast<Name, Registry, Frame, Path, State, First, Last> extends infer Type
        ? Type
        : never,
  ): Scope<
    Frame,
    State,
    | EntriesIn<Self>
    | (IsRightAction<Registry, First, Last> extends true
        ? RegisteredEntry<Registry, First, Last, VerbEntry<VerbMethod<Name>, Path>>
        : EntryOfLast<Registry, Frame, Path, State, State, First, Last, VerbEntry<VerbMethod<Name>, Path>>),
    KeysIn<Self> | VerbKeys<Frame['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * The same with one middleware more, in the order in which they run: each sees the state that those before it declare.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('me', authenticate, UsersController, 'show') // GET /me  Users#show
   */
  <
    const Path extends string = never,
    const First = unknown,
    const Second = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: IsRightSegment<Self, Frame['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, Frame, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: CheckedMiddleware<Name, Frame, Path, State, First> extends infer Type ? Type : First,
    controllerOrMiddleware: CheckedBeforeLast<
      Name,
      Registry,
      Frame,
      Path,
      StateBehind<Frame, Path, State, First>,
      Second,
      Last
    > extends infer Type
      ? Type
      : Second,
    actionOrTargetOrMiddleware: CheckedLast<
      Name,
      Registry,
      Frame,
      Path,
      StateBehind<Frame, Path, State, First>,
      Second,
      Last
    > extends infer Type
      ? Type
      : Last,
  ): Scope<
    Frame,
    State,
    | EntriesIn<Self>
    | EntryOfLast<
        Registry,
        Frame,
        Path,
        State,
        StateBehind<Frame, Path, State, First>,
        Second,
        Last,
        VerbEntry<VerbMethod<Name>, Path>
      >,
    KeysIn<Self> | VerbKeys<Frame['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * The same with any number of middlewares, in the order in which they run.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('me', authenticate, audit, limit, UsersController, 'show') // GET /me  Users#show
   */
  <
    const Path extends string = never,
    const First = unknown,
    const Second = unknown,
    const Third = unknown,
    const Fourth = unknown,
    const More extends readonly unknown[] = readonly unknown[],
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: IsRightSegment<Self, Frame['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, Frame, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: CheckedMiddleware<Name, Frame, Path, State, First> extends infer Type ? Type : First,
    middleware2: CheckedMiddleware<Name, Frame, Path, StateBehind<Frame, Path, State, First>, Second> extends infer Type
      ? Type
      : Second,
    third: CheckedThird<
      Name,
      Registry,
      Frame,
      Path,
      StateBehindTwo<Frame, Path, State, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type
      ? Type
      : Third,
    fourth: CheckedFourth<
      Name,
      Registry,
      Frame,
      Path,
      StateBehindTwo<Frame, Path, State, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type
      ? Type
      : Fourth,
    ...more: CheckedMore<
      Name,
      Registry,
      Frame,
      Path,
      StateBehindTwo<Frame, Path, State, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type extends readonly unknown[]
      ? Type
      : More
  ): Scope<
    Frame,
    State,
    | EntriesIn<Self>
    | EntryOfRest<
        Registry,
        Frame,
        Path,
        State,
        StateBehindTwo<Frame, Path, State, First, Second>,
        readonly [Third, Fourth, ...More],
        VerbEntry<VerbMethod<Name>, Path>
      >,
    KeysIn<Self> | VerbKeys<Frame['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    Registry
  >
}

/**
 * The declarations of a scope. Only their `this` depends on the chain so far. So all chains of a scope share them, and the
 * compiler works out their signatures once for a scope, not once for a call; the price is that a hover names the chain
 * twice. For the same reason this is a type literal: the members of an inherited interface would be worked out for each
 * chain.
 */
export type Declarations<Frame extends AnyFrame, State, Registry> = {
  /** Routes GET requests, and HEAD requests to the same action. */
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
  /**
   * Routes QUERY requests: safe like GET, with a body that says what to look for. Refused on a Node that does not parse them.
   *
   * @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-safe-method-w-body/
   */
  readonly query: Verb<'query', Registry, Frame, State>
  /** Routes requests of every method. A route for one method at the same path goes before it. */
  readonly all: Verb<'all', Registry, Frame, State>

  /** Routes several methods, each as its verb does: `match(['get', 'post'], path, …)`. */
  readonly match: Match<Registry, Frame, State>

  /**
   * Redirects GET and HEAD requests to the path of a target, to another path or to a URL, with the parameters and the query
   * of the request.
   *
   * Takes the old path; a target with its whole controller path, a path that begins with a slash, or a URL; and `{ status }`,
   * by default 301, with `{ method: 'all' }` for requests of every method, by default with 308. A target may be declared
   * anywhere in the table. The parameters of the old path and of the scope must include those of the new one. If their values
   * cannot be in a link, the answer is 404.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
   * @example r.redirect('old-places/:id', 'Places#show') // GET /old-places/5?a=b: 301, Location: /places/5?a=b
   * @example r.redirect('wiki/:page', 'https://wiki.example.com/:page')
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  redirect<const From extends string = Unwritten, Target extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    from: CompletionOnly<From, string>,
    target: CompletionOnly<Target, HintOr<From, string, Targets<Registry>>>,
    options: RedirectOptions,
    nothingMore: never,
  ): HintOr<From, Hint, Self>
  redirect<
    const From extends string = never,
    const Target extends string = never,
    const Path extends string = never,
    const Method extends 'get' | 'all' = 'get',
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    from: Checked<From, RedirectPathProblem<Self, Frame, From, Uppercase<Method>>>,
    target: Checked<Target, RedirectTargetProblem<Registry, Frame, From, Target, Path>>,
    options?: RedirectOptions<Path, Method>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>, Uppercase<Method>, Path>,
    KeysIn<Self> | VerbKeys<Frame['idShape'], NoInfer<From>, Uppercase<Method>>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Gives a path, and everything below it, to a Koa application or a middleware, for every method. It sees the path without
   * the prefix. Any other route of the table that matches a request takes precedence.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.mount('admin', adminApplication) // GET /admin/users: the application sees /users
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  mount<const Path extends string = Unwritten, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<Path, string>,
    app: HintOr<
      Path,
      Mountable,
      | KoaApplication
      | ((ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State>, next: Koa.Next) => unknown)
    >,
    nothingMore: never,
  ): HintOr<Path, Hint, Self>
  mount<const Path extends string = never, const Given = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, MountPathProblem<Self, Frame, Path>>,
    app: [Given] extends [KoaApplication]
      ? Given
      : Given &
          ((
            ctx: MiddlewareContext<JoinPath<Frame['path'], SlashedPath<Path>>, State> &
              Frame['kinds'] &
              WrittenBody<Given>,
            next: Koa.Next,
          ) => unknown),
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | VerbEntry<'ALL', Path | MountedPath<Path>>,
    KeysIn<Self> | VerbKeys<Frame['idShape'], Path, 'ALL'> | VerbKeys<Frame['idShape'], MountedPath<Path>, 'ALL'>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.
   *
   * Takes the name, which is a segment of the paths and, in PascalCase, part of the controller path; options; and a
   * callback for what is nested in a member of the resource. Verbs in it have the path `/places/:id/…`, nested resources
   * the path `/places/:placeId/rooms/:id`.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#resource-routing-the-rails-default
   * @example r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  resources<const Name extends string = Unwritten, const Values = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CompletionOnly<Name, HintOr<Name, string, ResourcesNames<Registry, Frame['controllerPrefix']>>>,
    options: OfferedOptionsOrCallback<'resources', Registry, Frame, State, Name, Values>,
    callback: HintOr<
      Name,
      HintCallback,
      (
        r: Scope<ResourceInnerFrame<'resources', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
      ) => unknown
    >,
    nothingMore: never,
  ): HintOr<Name, Hint, Self>
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
    name: CheckedNameBeforeOptionsOrCallback<Self, Registry, Frame, Name, Options, Returned> extends infer Type
      ? Type
      : Name,
    optionsOrCallback: CheckedOptionsOrCallback<
      Registry,
      Frame,
      State,
      Name,
      Options,
      Returned
    > extends infer Type extends object | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | EntryWithOptionsOrCallback<Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<Frame, NoInfer<Name>, Options>,
    NamesIn<Self>,
    Registry
  >
  resources<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<'resources', Self, Registry, Frame, Name, Options, Returned, Given> extends infer Type
      ? Type
      : Name,
    options: CheckedOptions<'resources', Registry, Name, Options>,
    callback: CheckedCallback<
      `resources('${Name}')`,
      Registry,
      ResourceInnerFrame<'resources', Registry, Frame, Name, Options>,
      State,
      ResourceInitialKeys<'resources', Options>,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resources', Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<Frame, NoInfer<Name>, Options>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Routes the four standard actions of a resource that exists once: show, create, update (PUT and PATCH) and destroy.
   *
   * Takes the name, which is a segment of the paths; options; and a callback for what is nested in it. There is no id in
   * the paths, and the controller has the plural of the name.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#singular-resources
   * @example r.resource('user', { only: ['show', 'update'] }) // GET, PUT and PATCH /user  Users#…
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  resource<const Name extends string = Unwritten, const Values = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CompletionOnly<Name, HintOr<Name, string, ResourceNames<Registry, Frame['controllerPrefix']>>>,
    options: OfferedOptionsOrCallback<'resource', Registry, Frame, State, Name, Values>,
    callback: HintOr<
      Name,
      HintCallback,
      (
        r: Scope<ResourceInnerFrame<'resource', Registry, Frame, Name, {}>, State, never, never, never, Registry>,
      ) => unknown
    >,
    nothingMore: never,
  ): HintOr<Name, Hint, Self>
  resource<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedResourceName<'resource', Self, Registry, Frame, Name, {}> extends infer Type ? Type : Name,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resource', Registry, State, NoInfer<Name>, {}, NoCallback>,
    KeysIn<Self> | NameKeys<Frame, NoInfer<Name>>,
    NamesIn<Self>,
    Registry
  >
  resource<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<
      'resource',
      Self,
      Registry,
      Frame,
      Name,
      GivenOptions<Options>,
      Returned
    > extends infer Type
      ? Type
      : Name,
    optionsOrCallback: [Options] extends [NoOptions]
      ? CheckedCallback<
          `resource('${Name}')`,
          Registry,
          ResourceInnerFrame<'resource', Registry, Frame, Name, {}>,
          State,
          ResourceInitialKeys<'resource', {}>,
          Returned,
          Options
        >
      : CheckedOptions<'resource', Registry, Name, Options>,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resource', Registry, State, NoInfer<Name>, GivenOptions<Options>, Returned>,
    KeysIn<Self> | SegmentKeys<Frame, NoInfer<Name>, Options>,
    NamesIn<Self>,
    Registry
  >
  resource<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<'resource', Self, Registry, Frame, Name, Options, Returned, Given> extends infer Type
      ? Type
      : Name,
    options: CheckedOptions<'resource', Registry, Name, Options>,
    callback: CheckedCallback<
      `resource('${Name}')`,
      Registry,
      ResourceInnerFrame<'resource', Registry, Frame, Name, Options>,
      State,
      ResourceInitialKeys<'resource', Options>,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ResourceEntry<'resource', Registry, State, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<Frame, NoInfer<Name>, Options>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * `{ path }` gives another path than the name. With `{ path: '' }`, the namespace adds to the controller paths alone, as
   * `scope module:` does in Rails.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#controller-namespaces-and-routing
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   * @example r.namespace('admin', { path: '' }, r => r.resources('places')) // GET /places  Admin/Places#index …
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  namespace<
    const Name extends string = Unwritten,
    const Path extends string = never,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CompletionOnly<
      Name,
      HintOr<Name, string, NamespaceNames<Registry, Frame['controllerPrefix']> | (string & {})>
    >,
    options: HintOrOptions<
      Name,
      NamespaceOptions,
      | (NamespaceOptions & { readonly path: Path })
      | ((r: Scope<NamespaceFrame<Frame, Name>, State, never, never, never, Registry>) => Returned)
    >,
    callback: HintOr<
      Name,
      HintCallback,
      ((r: Scope<NamespaceAtFrame<Frame, Name, Path>, State, never, never, never, Registry>) => Returned) | object
    >,
    nothingMore: never,
  ): HintOr<
    NoInfer<Name>,
    Hint,
    Scope<
      Frame,
      State,
      | EntriesIn<Self>
      | ([Path] extends [never]
          ? Namespace<NoInfer<Name>, CallbackEntries<Returned, State>>
          : ModuleEntry<NoInfer<Name>, Path, CallbackEntries<Returned, State>>),
      KeysIn<Self> | ([Path] extends [never] ? NameKeys<Frame, NoInfer<Name>> : ModuleKeys<Frame, Path, Returned>),
      NamesIn<Self>,
      Registry
    >
  >
  namespace<
    const Name extends string = never,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, NamespaceProblem<Self, Registry, Frame, Name, Given, Returned>>,
    callback: CheckedCallback<
      `namespace('${Name}')`,
      Registry,
      NamespaceFrame<Frame, Name>,
      State,
      never,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | Namespace<Name, CallbackEntries<Returned, State>>,
    KeysIn<Self> | NameKeys<Frame, Name>,
    NamesIn<Self>,
    Registry
  >
  namespace<
    const Name extends string = never,
    const Path extends string = never,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, NamespaceAtProblem<Self, Frame, Name, Path, Given, Returned>>,
    options: { readonly path: Checked<Path, NamespacePathProblem<Frame, Name, Path>> },
    callback: CheckedCallback<
      `namespace('${Name}')`,
      Registry,
      NamespaceAtFrame<Frame, Name, Path>,
      State,
      never,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | ModuleEntry<Name, Path, CallbackEntries<Returned, State>>,
    KeysIn<Self> | ModuleKeys<Frame, Path, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Adds a path, which may have parameters, to the paths of what the callback declares. The controller paths stay the same.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#controller-namespaces-and-routing
   * @example r.scope(':locale', r => r.resources('places')) // GET /:locale/places  Places#index …
   */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  scope<
    const Path extends string = Unwritten,
    const Options = {},
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: CompletionOnly<Path, string>,
    options: HintOrOptions<
      Path,
      ScopeOptions,
      | (OfferedScopeOptions<Path> & Options)
      | ((r: Scope<ScopeFrame<Frame, SlashedPath<Path>>, State, never, never, never, Registry>) => Returned)
    >,
    callback: HintOr<
      Path,
      HintCallback,
      | ((
          r: Scope<
            KindedScopeFrame<Frame, SlashedPath<Path>, KindsOfOptions<Options>>,
            State,
            never,
            never,
            never,
            Registry
          >,
        ) => Returned)
      | object
    >,
    nothingMore: never,
  ): HintOr<
    NoInfer<Path>,
    Hint,
    Scope<
      Frame,
      State,
      EntriesIn<Self> | KindedScope<NoInfer<Path>, KindsOfOptions<Options>, CallbackEntries<Returned, State>>,
      KeysIn<Self> | PathScopeKeys<Frame, NoInfer<Path>>,
      NamesIn<Self>,
      Registry
    >
  >
  scope<const Path extends string = never, Given = NoCallback, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, PathScopeProblem<Self, Frame, Path, Given, Returned>>,
    callback: CheckedCallback<
      `scope('${Path}')`,
      Registry,
      ScopeFrame<Frame, SlashedPath<Path>>,
      State,
      never,
      Returned,
      Given
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
   * Adds nothing to the paths and the controller paths: a group. A `use` in the callback applies to what follows in it only.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.scope(r => r.use(authenticate).resources('places')).get('ping', 'Ping#ping')
   */
  scope<const Given = NoCallback, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self & CheckedThis<AnyCallbackProblem<'scope', Given> | AnyCallbackProblem<'scope', Returned>>,
    callback: CheckedGroup<
      Self,
      Frame,
      (r: Scope<Frame, State, never, GroupInitialKeys<Frame>, never, Registry>) => Returned,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | CallbackEntries<Returned, State>,
    KeysIn<Self> | CallbackKeys<Frame, Returned>,
    NamesIn<Self>,
    Registry
  >

  /**
   * The same, where parameters of the path have a kind: `'uuid'`, `'bigint'` or `'integer'`. A request with another value is
   * answered with 404, links take a value of the kind, and `castParam` needs no kind.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.scope(':year', { params: { year: 'integer' } }, r => r.get('/', 'Years#show')) // GET /:year  Years#show
   */
  scope<
    const Path extends string = never,
    const Options extends object = {},
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: Checked<Path, PathScopeProblem<Self, Frame, Path, Given, Returned>>,
    options: CheckedScopeOptions<Path, Options>,
    callback: CheckedCallback<
      `scope('${Path}')`,
      Registry,
      KindedScopeFrame<Frame, SlashedPath<Path>, KindsOfOptions<Options>>,
      State,
      never,
      Returned,
      Given
    >,
  ): Scope<
    Frame,
    State,
    EntriesIn<Self> | KindedScope<Path, KindsOfOptions<Options>, CallbackEntries<Returned, State>>,
    KeysIn<Self> | PathScopeKeys<Frame, Path>,
    NamesIn<Self>,
    Registry
  >

  /**
   * Declares routes of a resource as a whole, without an id in the path. Must be called directly in the callback of
   * `resources` or `resource`. A `resource` has no id anyway, so there it is the same as the declarations alone.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#adding-collection-routes
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  collection<Given = NoCallback, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self & CheckedThis<AnyCallbackProblem<'collection', Given> | AnyCallbackProblem<'collection', Returned>>,
    callback: Frame['kind'] extends 'resources' | 'resource'
      ? CheckedCallback<
          'collection',
          Registry,
          CollectionFrame<Frame>,
          State,
          CollectionInitialKeys<Frame, Self>,
          Returned,
          Given
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

  /** @deprecated There is no `member`: a verb called directly in the callback of `resources` already is a member route. */
  member<Self>(this: Self, callback: Misplaced & typeof MEMBER_MESSAGE): Self

  /**
   * Declares what a part of the table declares: a callback in another file, written for this scope (see `ScopeAt`).
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://api.rubyonrails.org/classes/ActionDispatch/Routing/Mapper/Resources.html#method-i-draw
   * @example r.namespace('host', r => r.draw(hostRoutes))
   */
  draw<Part extends AnyPart, Self extends AnyScope = AnyScope>(
    this: Self & CheckedThis<AnyCallbackProblem<'draw', Part>>,
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
   * Runs a middleware before every route that follows in this scope and in nested ones. Their `ctx.state` has the members
   * that the middleware declares.
   *
   * @throws {RouteError} If the middleware is not a function.
   * @example r.use(authenticate).resources('places') // authenticate: Koa.Middleware<{ user: User }>
   */
  use<Given extends Middleware, Self extends AnyScope = AnyScope>(
    this: Self,
    middleware: Checked<Given, UseProblem<Frame, State, Given>>,
  ): Scope<
    Frame,
    StateAfterUse<State, Given>,
    EntriesWithState<State, EntriesIn<Self> | NamesIn<Self>>,
    AllKeysIn<Frame, Self>,
    never,
    Registry
  >
}
