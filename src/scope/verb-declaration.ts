/** The signatures of the verbs: `get`, `post` and the others. */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from '../route/actions.js'
import type { Middleware } from '../route/route.js'
import type { VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly, HintOr, Unwritten } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { BareAction, BareVerbProblem, IsRightBareVerb } from './bare-verb.js'
import type { BarePaths } from './completion.js'
import type { FrameController } from './controller.js'
import type { FirstWords } from './first-words.js'
import type { FUNCTION_MESSAGE, NoFunction } from './middleware.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NamesIn, RegistryIn, StateIn } from './record.js'
import type { VerbKeys } from './recorded-keys.js'
import type { RefusedCall, Scope } from './scope.js'
import type { IsRightTarget, Targets } from './target.js'
import type { UsualEntry, UsualEntryBehind, UsualEntryOfMore } from './usual-entry.js'
import type { VerbCall } from './verb-call.js'
import type { MiddlewareContext } from './verb-context.js'
import type { IsOptions } from './verb-contract.js'
import type { CheckedBeforeLast, CheckedLast } from './verb-end.js'
import type { EntryOfLast, EntryOfRest } from './verb-entry.js'
import type { CheckedHandlerAlone } from './verb-handler.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'
import type { VerbMethod, VerbName } from './verb-name.js'
import type { FrameBehind } from './verb-options.js'
import type { IsRightPath, VerbPathProblem } from './verb-path.js'
import type { CheckedFourth, CheckedMore, CheckedThird } from './verb-rest.js'
import type { TargetOrClassProblem, TargetText } from './verb-target.js'
import type { CheckedFirst, CheckedVerbOptions, EntryWithOptions, OfferedVerbOptions } from './verb-with-options.js'

/**
 * With the parameters before it, more arguments than any call has, so that no call fits. Before the first argument is written
 * there are none, for a short hint. A path of type `any` gets those of a written path.
 */
export type Unfinished<Path extends string> = HintOr<Path, string extends Path ? Nevers : [], Nevers>
type Nevers = [never, never, never, never, never, never, never]

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
          | OfferedVerbOptions<Path>
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
    path: IsRightPath<Self, FrameIn<Self>, Path, VerbMethod<Name>> extends true
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
      : (
            Given extends (ctx: infer Expected, next: Koa.Next) => unknown
              ? MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> extends Expected
                ? Given // the short check, which most middlewares pass
                : CheckedHandlerAlone<
                    VerbCall<Name, Path>,
                    MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                      FrameIn<Self>['kinds'],
                    Given,
                    typeof FUNCTION_MESSAGE
                  >
              : Given extends NoFunction
                ? CallMessage<VerbCall<Name, Path>, typeof FUNCTION_MESSAGE>
                : (
                    ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                      FrameIn<Self>['kinds'],
                    next: Koa.Next,
                  ) => unknown
          ) extends infer Type // inferred from the branch above: a text would be inferred from each function here, too
        ? Type
        : never,
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
   * as those of `scope` do. Before a middleware they may be its contract, which gives its `ctx` the member `input`.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('archive/:year', { params: { year: 'integer' } }, 'Posts#archive') // GET /archive/:year  Posts#archive
   * @example r.post('login', { body: Login }, ctx => { ctx.body = ctx.input.body.email }) // POST /login
   * @example r.get('ping', PingController, 'ping') // GET /ping  Ping#ping
   * @example r.get('me', authenticate, 'Users#show') // GET /me  Users#show
   */
  <
    const Path extends string = never,
    const First = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Entry = UsualEntry<RegistryIn<Self>, StateIn<Self>, First, Last, VerbEntry<VerbMethod<Name>, Path>>,
  >(
    this: Self,
    path: IsRightPath<Self, FrameIn<Self>, Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    controllerOrMiddleware: Entry extends string | object
      ? First
      : CheckedFirst<Name, RegistryIn<Self>, FrameIn<Self>, Path, StateIn<Self>, First, Last> extends infer Type
        ? Type
        : never,
    actionOrTargetOrMiddleware: Entry extends string | object
      ? Last
      : CheckedLast<
            Name,
            RegistryIn<Self>,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateIn<Self>,
            First,
            Last,
            First
          > extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (Entry extends string | object
        ? NoInfer<Entry>
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
    Entry = UsualEntryBehind<RegistryIn<Self>, StateIn<Self>, First, Second, Last, VerbEntry<VerbMethod<Name>, Path>>,
  >(
    this: Self,
    path: IsRightPath<Self, FrameIn<Self>, Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: Entry extends string | object
      ? First
      : IsOptions<First> extends true
        ? CheckedVerbOptions<VerbCall<Name, Path>, Path, First>
        : CheckedMiddleware<Name, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
          ? Type
          : First,
    controllerOrMiddleware: Entry extends string | object
      ? Second
      : CheckedBeforeLast<
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
    actionOrTargetOrMiddleware: Entry extends string | object
      ? Last
      : CheckedLast<
            Name,
            RegistryIn<Self>,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
            Second,
            Last,
            First
          > extends infer Type
        ? Type
        : Last,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (Entry extends string | object
        ? NoInfer<Entry>
        : IsOptions<First> extends true
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
    Entry = UsualEntryOfMore<
      RegistryIn<Self>,
      StateIn<Self>,
      First,
      Second,
      Third,
      Fourth,
      More,
      VerbEntry<VerbMethod<Name>, Path>
    >,
  >(
    this: Self,
    path: IsRightPath<Self, FrameIn<Self>, Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: Entry extends string | object
      ? First
      : IsOptions<First> extends true
        ? CheckedVerbOptions<VerbCall<Name, Path>, Path, First>
        : CheckedMiddleware<Name, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
          ? Type
          : First,
    middleware2: Entry extends string | object
      ? Second
      : CheckedMiddleware<
            Name,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
            Second
          > extends infer Type
        ? Type
        : Second,
    third: Entry extends string | object
      ? Third
      : CheckedThird<
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
    fourth: Entry extends string | object
      ? Fourth
      : CheckedFourth<
            Name,
            RegistryIn<Self>,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
            Third,
            Fourth,
            More,
            First
          > extends infer Type
        ? Type
        : Fourth,
    ...more: Entry extends string | object
      ? More
      : CheckedMore<
            Name,
            RegistryIn<Self>,
            FrameBehind<FrameIn<Self>, First>,
            Path,
            StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
            Third,
            Fourth,
            More,
            First
          > extends infer Type extends readonly unknown[]
        ? Type
        : More
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | (Entry extends string | object
        ? NoInfer<Entry>
        : IsOptions<First> extends true
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

/** The verbs of a scope. */
export interface Verbs {
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
}
