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
import type { CallOf } from '../text/messages.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { AnyCallbackProblem, CheckedThis, EntriesWithState, NoCallback, RequiredEntries } from './callback.js'
import type { CheckedOptions } from './checked-options.js'
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
import type { Callback as HintCallback } from './hint.js'
import type { Match } from './match-declaration.js'
import type {
  ModuleEntry,
  ModuleKeys,
  NamespaceAtFrame,
  NamespaceAtProblem,
  NamespaceOptions,
  NamespacePathProblem,
} from './module.js'
import type { KoaApplication, Mountable, MountedPath, MountPathProblem, NO_APPLICATION } from './mount.js'
import type { COLLECTION_MESSAGE, MEMBER_MESSAGE, NamespaceProblem, PathScopeProblem } from './namespace.js'
import type { OfferedOptions, OfferingClass } from './offered-options.js'
import type { GivenOptions, NoOptions, NotGiven, OptionsOf } from './options.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NamesIn, RegistryIn, StateIn } from './record.js'
import type { RedirectOptions, RedirectPathProblem, RedirectTargetProblem } from './redirect.js'
import type { ResourceEntry } from './resource-entry.js'
import type { StateInResource } from './resource-state.js'
import type { UntypedUse } from './resource-use.js'
import type { ResourceInitialKeys, ResourceInnerFrame } from './resources.js'
import type {
  CallbackOrMessage,
  CheckedCallback,
  DrawProblem,
  RefusedCall,
  RefusedCallbackScope,
  Scope,
} from './scope.js'
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
import type { VerbCall } from './verb-call.js'
import type {
  CheckedBeforeLast,
  CheckedFourth,
  CheckedHandlerAlone,
  CheckedLast,
  CheckedMiddleware,
  CheckedMore,
  CheckedThird,
  EntryOfLast,
  EntryOfRest,
  StateBehind,
  StateBehindTwo,
} from './verb-middleware.js'
import type { FrameBehind, IsOptions } from './verb-options.js'
import type { CheckedFirst, EntryWithOptions } from './verb-with-options.js'

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
  ?
      | CallbackOrMessage<
          `resources('${Name}')`,
          Registry,
          ResourcesFrame<Frame, Name, DefaultResourcesSettings>,
          State,
          DefaultInitialKeys,
          Returned
        >
      | (Options extends NotGiven ? UntypedUse<'resources', Frame, State> : never)
  : CheckedOptions<'resources', Registry, Frame, State, Name, Whole>

/**
 * With the parameters before it, more arguments than any call has, so that no call fits. Before the first argument is written
 * there are none, for a short hint. A path of type `any` gets those of a written path.
 */
export type Unfinished<Path extends string> = HintOr<Path, string extends Path ? Nevers : [], Nevers>
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
      | ((r: RefusedCallbackScope<Registry, ResourceInnerFrame<Kind, Registry, Frame, Name, {}>, State>) => unknown)

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
export interface Verb<Name extends VerbName> {
  /** Routes a path to an action of a controller, to a target or to a middleware. */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  <const Path extends string = Unwritten, Controller = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: CompletionOnly<
      Path,
      HintOr<Path, string, BarePaths<FrameController<RegistryIn<Self>, FrameIn<Self>>, PluralAction>>
    >,
    targetOrMiddlewareOrController: [Controller] extends [ControllerClass]
      ? Controller
      : HintOr<
          Path,
          string | Middleware | ControllerClass,
          | Targets<RegistryIn<Self>>
          | OfferedScopeOptions<Path>
          | ((
              ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                FrameIn<Self>['kinds'],
              next: Koa.Next,
            ) => unknown)
        >,
    actionOrTarget: HintOr<
      Path,
      string,
      [Controller] extends [ControllerClass] ? PublicNames<Controller> : Targets<RegistryIn<Self>>
    >,
    nothingMore: never,
    ...unfinished: Unfinished<Path>
  ): RefusedCall<Path, Self>

  /**
   * A bare verb: routes a path of one segment to the action of that name, in camelCase, of the controller of this scope.
   * That is the controller of the resource, of its collection, or of a namespace that has one.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview
   */
  <const Path extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: true extends IsRightBareVerb<RegistryIn<Self>, FrameIn<Self>, Self, Path, VerbMethod<Name>>
      ? Path
      : Checked<Path, BareVerbProblem<Name, RegistryIn<Self>, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | `${VerbEntry<VerbMethod<Name>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], NoInfer<Path>, VerbMethod<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    path: IsRightSegment<Self, FrameIn<Self>['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    targetOrMiddleware: [Given] extends [string | ControllerClass | FirstWords]
      ? IsRightTarget<RegistryIn<Self>, Given> extends true
        ? Given
        : TargetOrClassProblem<Name, Path, RegistryIn<Self>, FrameIn<Self>, Given> extends infer Message
          ? Message
          : never
      : Given &
          ((
            ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
              FrameIn<Self>['kinds'] &
              WrittenBody<Given>,
            next: Koa.Next,
          ) => unknown),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | `${VerbEntry<VerbMethod<Name>, Path>}${TargetText<Given>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path to an action of a controller, or to a target or a middleware behind a middleware that runs for this route
   * alone. The path may have parameters (`:id`) and a wildcard at its end (`*rest`). Options after it give parameters a kind,
   * as those of `scope` do.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('archive/:year', { params: { year: 'integer' } }, 'Posts#archive') // GET /archive/:year  Posts#archive
   * @example r.get('ping', PingController, 'ping') // GET /ping  Ping#ping
   * @example r.get('me', authenticate, 'Users#show') // GET /me  Users#show
   */
  <const Path extends string = never, const First = unknown, const Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    path: IsRightSegment<Self, FrameIn<Self>['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    controllerOrMiddleware: IsRightAction<RegistryIn<Self>, First, Last> extends true
      ? First
      : CheckedFirst<Name, RegistryIn<Self>, FrameIn<Self>, Path, StateIn<Self>, First, Last> extends infer Type
        ? Type
        : never,
    actionOrTargetOrMiddleware: IsRightAction<RegistryIn<Self>, First, Last> extends true
      ? Last
      : CheckedLast<
            Name,
            RegistryIn<Self>,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateIn<Self>,
            First,
            Last
          > extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (IsRightAction<RegistryIn<Self>, First, Last> extends true
        ? RegisteredEntry<RegistryIn<Self>, First, Last, VerbEntry<VerbMethod<Name>, Path>>
        : IsOptions<First> extends true
          ? EntryWithOptions<
              RegistryIn<Self>,
              FrameIn<Self>,
              Path,
              StateIn<Self>,
              StateIn<Self>,
              First,
              readonly [First, Last],
              VerbMethod<Name>
            >
          : EntryOfLast<
              RegistryIn<Self>,
              FrameIn<Self>,
              Path,
              StateIn<Self>,
              StateIn<Self>,
              First,
              Last,
              VerbEntry<VerbMethod<Name>, Path>
            >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    path: IsRightSegment<Self, FrameIn<Self>['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: IsOptions<First> extends true
      ? CheckedScopeOptions<Path, First, VerbCall<Name, Path>>
      : CheckedMiddleware<Name, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
        ? Type
        : First,
    controllerOrMiddleware: CheckedBeforeLast<
      Name,
      RegistryIn<Self>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
      Second,
      Last
    > extends infer Type
      ? Type
      : Second,
    actionOrTargetOrMiddleware: CheckedLast<
      Name,
      RegistryIn<Self>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
      Second,
      Last
    > extends infer Type
      ? Type
      : Last,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (IsOptions<First> extends true
        ? EntryWithOptions<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateIn<Self>,
            First,
            readonly [Second, Last],
            VerbMethod<Name>
          >
        : EntryOfLast<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
            Second,
            Last,
            VerbEntry<VerbMethod<Name>, Path>
          >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    path: IsRightSegment<Self, FrameIn<Self>['idShape'], Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: IsOptions<First> extends true
      ? CheckedScopeOptions<Path, First, VerbCall<Name, Path>>
      : CheckedMiddleware<Name, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
        ? Type
        : First,
    middleware2: CheckedMiddleware<
      Name,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
      Second
    > extends infer Type
      ? Type
      : Second,
    third: CheckedThird<
      Name,
      RegistryIn<Self>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type
      ? Type
      : Third,
    fourth: CheckedFourth<
      Name,
      RegistryIn<Self>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type
      ? Type
      : Fourth,
    ...more: CheckedMore<
      Name,
      RegistryIn<Self>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
      Third,
      Fourth,
      More
    > extends infer Type extends readonly unknown[]
      ? Type
      : More
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (IsOptions<First> extends true
        ? EntryWithOptions<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehind<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, Second>,
            First,
            readonly [Third, Fourth, ...More],
            VerbMethod<Name>
          >
        : EntryOfRest<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehindTwo<FrameIn<Self>, Path, StateIn<Self>, First, Second>,
            readonly [Third, Fourth, ...More],
            VerbEntry<VerbMethod<Name>, Path>
          >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, VerbMethod<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
}

/**
 * The declarations of a scope. They have no type parameters, and read what they need to know of their scope off `this`. So the
 * compiler works out their signatures once for all scopes. With type parameters it would do so once for each scope, which
 * nearly doubled the cost of a callback.
 */
export interface Declarations {
  /** Routes GET requests, and HEAD requests to the same action. */
  readonly get: Verb<'get'>
  /** Routes POST requests. */
  readonly post: Verb<'post'>
  /** Routes PUT requests. */
  readonly put: Verb<'put'>
  /** Routes PATCH requests. */
  readonly patch: Verb<'patch'>
  /** Routes DELETE requests. */
  readonly delete: Verb<'delete'>
  /** Routes OPTIONS requests, instead of the answer that `allowedMethods()` gives. */
  readonly options: Verb<'options'>
  /** Routes HEAD requests, instead of the GET route at this path. */
  readonly head: Verb<'head'>
  /**
   * Routes QUERY requests: safe like GET, with a body that says what to look for. Refused on a Node that does not parse them.
   *
   * @see https://datatracker.ietf.org/doc/draft-ietf-httpbis-safe-method-w-body/
   */
  readonly query: Verb<'query'>
  /** Routes requests of every method. A route for one method at the same path goes before it. */
  readonly all: Verb<'all'>

  /** Routes several methods, each as its verb does: `match(['get', 'post'], path, …)`. */
  readonly match: Match

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
    target: CompletionOnly<Target, HintOr<From, string, Targets<RegistryIn<Self>>>>,
    options: RedirectOptions,
    nothingMore: never,
  ): RefusedCall<From, Self>
  redirect<
    const From extends string = never,
    const Target extends string = never,
    const Path extends string = never,
    const Method extends 'get' | 'all' = 'get',
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    from: Checked<From, RedirectPathProblem<Self, FrameIn<Self>, From, Uppercase<Method>>>,
    target: Checked<Target, RedirectTargetProblem<RegistryIn<Self>, FrameIn<Self>, From, Target, Path>>,
    options?: RedirectOptions<Path, Method>,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Redirect<NoInfer<From>, NoInfer<Target>, Uppercase<Method>, Path>,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], NoInfer<From>, Uppercase<Method>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
      | ((
          ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>>,
          next: Koa.Next,
        ) => unknown)
    >,
    nothingMore: never,
  ): RefusedCall<Path, Self>
  mount<const Path extends string = never, const Given = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, MountPathProblem<Self, FrameIn<Self>, Path>>,
    app: [Given] extends [KoaApplication]
      ? Given
      : CheckedHandlerAlone<
            CallOf<'mount', Path>,
            MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
              FrameIn<Self>['kinds'],
            Given,
            typeof NO_APPLICATION
          > extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | VerbEntry<'ALL', Path | MountedPath<Path>>,
    | KeysIn<Self>
    | VerbKeys<FrameIn<Self>['idShape'], Path, 'ALL'>
    | VerbKeys<FrameIn<Self>['idShape'], MountedPath<Path>, 'ALL'>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    name: CompletionOnly<
      Name,
      HintOr<Name, string, ResourcesNames<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>>
    >,
    options: OfferedOptionsOrCallback<'resources', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Values>,
    callback: HintOr<
      Name,
      HintCallback,
      (
        r: RefusedCallbackScope<
          RegistryIn<Self>,
          ResourceInnerFrame<'resources', RegistryIn<Self>, FrameIn<Self>, Name, {}>,
          StateIn<Self>
        >,
      ) => unknown
    >,
    nothingMore: never,
  ): RefusedCall<Name, Self>
  resources<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedDefaultName<Self, RegistryIn<Self>, FrameIn<Self>, Name> extends infer Type ? Type : Name,
  ): Scope<FrameIn<Self>, StateIn<Self>, EntriesIn<Self>, KeysIn<Self>, NamesIn<Self> | NoInfer<Name>, RegistryIn<Self>>
  resources<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedNameBeforeOptionsOrCallback<
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      Options,
      Returned
    > extends infer Type
      ? Type
      : Name,
    optionsOrCallback: CheckedOptionsOrCallback<
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      Name,
      Options,
      Returned
    > extends infer Type extends object | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | EntryWithOptionsOrCallback<RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<FrameIn<Self>, NoInfer<Name>, Options>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
  resources<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<
      'resources',
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      Options,
      Returned,
      Given
    > extends infer Type
      ? Type
      : Name,
    options: CheckedOptions<'resources', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Options>,
    callback: CheckedCallback<
      `resources('${Name}')`,
      RegistryIn<Self>,
      ResourceInnerFrame<'resources', RegistryIn<Self>, FrameIn<Self>, Name, Options>,
      StateInResource<FrameIn<Self>, StateIn<Self>, Options>,
      ResourceInitialKeys<'resources', Options>,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<'resources', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<FrameIn<Self>, NoInfer<Name>, Options, Returned>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    name: CompletionOnly<
      Name,
      HintOr<Name, string, ResourceNames<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>>
    >,
    options: OfferedOptionsOrCallback<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Values>,
    callback: HintOr<
      Name,
      HintCallback,
      (
        r: RefusedCallbackScope<
          RegistryIn<Self>,
          ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, {}>,
          StateIn<Self>
        >,
      ) => unknown
    >,
    nothingMore: never,
  ): RefusedCall<Name, Self>
  resource<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedResourceName<'resource', Self, RegistryIn<Self>, FrameIn<Self>, Name, {}> extends infer Type
      ? Type
      : Name,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, {}, NoCallback>,
    KeysIn<Self> | NameKeys<FrameIn<Self>, NoInfer<Name>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      GivenOptions<Options>,
      Returned
    > extends infer Type
      ? Type
      : Name,
    optionsOrCallback: (
      [Options] extends [NoOptions]
        ?
            | CheckedCallback<
                `resource('${Name}')`,
                RegistryIn<Self>,
                ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, {}>,
                StateIn<Self>,
                ResourceInitialKeys<'resource', {}>,
                Returned,
                Options
              >
            | ([Options] extends [NotGiven] ? UntypedUse<'resource', FrameIn<Self>, StateIn<Self>> : never)
        : CheckedOptions<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Options>
    ) extends infer Type extends object | string
      ? Type
      : Options & ((...given: never[]) => Returned),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<
        'resource',
        RegistryIn<Self>,
        FrameIn<Self>,
        StateIn<Self>,
        NoInfer<Name>,
        GivenOptions<Options>,
        Returned
      >,
    KeysIn<Self> | SegmentKeys<FrameIn<Self>, NoInfer<Name>, Options>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
  resource<
    const Name extends string = never,
    const Options extends object = NotGiven,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<
      'resource',
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      Options,
      Returned,
      Given
    > extends infer Type
      ? Type
      : Name,
    options: CheckedOptions<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Options>,
    callback: CheckedCallback<
      `resource('${Name}')`,
      RegistryIn<Self>,
      ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, Options>,
      StateInResource<FrameIn<Self>, StateIn<Self>, Options>,
      ResourceInitialKeys<'resource', Options>,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | SegmentKeys<FrameIn<Self>, NoInfer<Name>, Options>,
    NamesIn<Self>,
    RegistryIn<Self>
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
      HintOr<Name, string, NamespaceNames<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']> | (string & {})>
    >,
    options: HintOrOptions<
      Name,
      NamespaceOptions,
      | (NamespaceOptions & { readonly path: Path })
      | ((
          r: Scope<NamespaceFrame<FrameIn<Self>, Name>, StateIn<Self>, never, never, never, RegistryIn<Self>>,
        ) => Returned)
    >,
    callback: HintOr<
      Name,
      HintCallback,
      | ((
          r: Scope<NamespaceAtFrame<FrameIn<Self>, Name, Path>, StateIn<Self>, never, never, never, RegistryIn<Self>>,
        ) => Returned)
      | object
    >,
    nothingMore: never,
  ): HintOr<
    NoInfer<Name>,
    RefusedCall<NoInfer<Name>, Self>,
    Scope<
      FrameIn<Self>,
      StateIn<Self>,
      | EntriesIn<Self>
      | ([Path] extends [never]
          ? Namespace<NoInfer<Name>, RequiredEntries<Returned, StateIn<Self>>>
          : ModuleEntry<NoInfer<Name>, Path, RequiredEntries<Returned, StateIn<Self>>>),
      | KeysIn<Self>
      | ([Path] extends [never] ? NameKeys<FrameIn<Self>, NoInfer<Name>> : ModuleKeys<FrameIn<Self>, Path, Returned>),
      NamesIn<Self>,
      RegistryIn<Self>
    >
  >
  namespace<
    const Name extends string = never,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, NamespaceProblem<Self, RegistryIn<Self>, FrameIn<Self>, Name, Given, Returned>>,
    callback: CheckedCallback<
      `namespace('${Name}')`,
      RegistryIn<Self>,
      NamespaceFrame<FrameIn<Self>, Name>,
      StateIn<Self>,
      never,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Namespace<Name, RequiredEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | NameKeys<FrameIn<Self>, Name>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
  namespace<
    const Name extends string = never,
    const Path extends string = never,
    Given = NoCallback,
    Returned = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: Checked<Name, NamespaceAtProblem<Self, RegistryIn<Self>, FrameIn<Self>, Name, Path, Given, Returned>>,
    options: { readonly path: Checked<Path, NamespacePathProblem<FrameIn<Self>, Name, Path>> },
    callback: CheckedCallback<
      `namespace('${Name}')`,
      RegistryIn<Self>,
      NamespaceAtFrame<FrameIn<Self>, Name, Path>,
      StateIn<Self>,
      never,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | ModuleEntry<Name, Path, RequiredEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | ModuleKeys<FrameIn<Self>, Path, Returned>,
    NamesIn<Self>,
    RegistryIn<Self>
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
      | ((
          r: Scope<ScopeFrame<FrameIn<Self>, SlashedPath<Path>>, StateIn<Self>, never, never, never, RegistryIn<Self>>,
        ) => Returned)
    >,
    callback: HintOr<
      Path,
      HintCallback,
      | ((
          r: Scope<
            KindedScopeFrame<FrameIn<Self>, SlashedPath<Path>, KindsOfOptions<Options>>,
            StateIn<Self>,
            never,
            never,
            never,
            RegistryIn<Self>
          >,
        ) => Returned)
      | object
    >,
    nothingMore: never,
  ): HintOr<
    NoInfer<Path>,
    RefusedCall<NoInfer<Path>, Self>,
    Scope<
      FrameIn<Self>,
      StateIn<Self>,
      EntriesIn<Self> | KindedScope<NoInfer<Path>, KindsOfOptions<Options>, RequiredEntries<Returned, StateIn<Self>>>,
      KeysIn<Self> | PathScopeKeys<FrameIn<Self>, NoInfer<Path>>,
      NamesIn<Self>,
      RegistryIn<Self>
    >
  >
  scope<const Path extends string = never, Given = NoCallback, Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    path: Checked<Path, PathScopeProblem<Self, FrameIn<Self>, Path, Given, Returned>>,
    callback: CheckedCallback<
      `scope('${Path}')`,
      RegistryIn<Self>,
      ScopeFrame<FrameIn<Self>, SlashedPath<Path>>,
      StateIn<Self>,
      never,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | PathScope<Path, RequiredEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | PathScopeKeys<FrameIn<Self>, Path>,
    NamesIn<Self>,
    RegistryIn<Self>
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
      FrameIn<Self>,
      (
        r: Scope<FrameIn<Self>, StateIn<Self>, never, GroupInitialKeys<FrameIn<Self>>, never, RegistryIn<Self>>,
      ) => Returned,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | RequiredEntries<Returned, StateIn<Self>>,
    KeysIn<Self> | CallbackKeys<FrameIn<Self>, Returned>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    path: Checked<Path, PathScopeProblem<Self, FrameIn<Self>, Path, Given, Returned>>,
    options: CheckedScopeOptions<Path, Options>,
    callback: CheckedCallback<
      `scope('${Path}')`,
      RegistryIn<Self>,
      KindedScopeFrame<FrameIn<Self>, SlashedPath<Path>, KindsOfOptions<Options>>,
      StateIn<Self>,
      never,
      Returned,
      Given
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | KindedScope<Path, KindsOfOptions<Options>, RequiredEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | PathScopeKeys<FrameIn<Self>, Path>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    callback: FrameIn<Self>['kind'] extends 'resources' | 'resource'
      ? CheckedCallback<
          'collection',
          RegistryIn<Self>,
          CollectionFrame<FrameIn<Self>>,
          StateIn<Self>,
          CollectionInitialKeys<FrameIn<Self>, Self>,
          Returned,
          Given
        >
      : HintCallback & typeof COLLECTION_MESSAGE,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Collection<RequiredEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | CallbackKeys<CollectionFrame<FrameIn<Self>>, Returned>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /** @deprecated There is no `member`: a verb called directly in the callback of `resources` already is a member route. */
  member<Self>(this: Self, callback: HintCallback & typeof MEMBER_MESSAGE): Self

  /**
   * Declares what a part of the table declares: a callback in another file, written for this scope (see `ScopeAt`).
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://api.rubyonrails.org/classes/ActionDispatch/Routing/Mapper/Resources.html#method-i-draw
   * @example r.namespace('host', r => r.draw(hostRoutes))
   */
  draw<Part extends AnyPart, Self extends AnyScope = AnyScope>(
    this: Self & CheckedThis<AnyCallbackProblem<'draw', Part>>,
    part: Checked<Part, DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Part>>,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | PartEntries<StateIn<Self>, Part, DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Part>>,
    KeysIn<Self> | CallbackKeys<FrameIn<Self>, ReturnType<Part>>,
    NamesIn<Self>,
    RegistryIn<Self>
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
    middleware: Checked<Given, UseProblem<FrameIn<Self>, StateIn<Self>, Given>>,
  ): Scope<
    FrameIn<Self>,
    StateAfterUse<StateIn<Self>, Given>,
    EntriesWithState<StateIn<Self>, EntriesIn<Self> | NamesIn<Self>>,
    AllKeysIn<FrameIn<Self>, Self>,
    never,
    RegistryIn<Self>
  >
}
