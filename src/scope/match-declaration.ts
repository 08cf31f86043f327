/** The signatures of `match`: those of a verb, after the list of methods. */

import type Koa from 'koa'
import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from '../route/actions.js'
import type { Middleware } from '../route/route.js'
import type { VerbEntry } from '../route/stored.js'
import type { Checked, CompletionOnly, HintOr, Unwritten } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { BareAction, BareProblem } from './bare-verb.js'
import type { BarePaths } from './completion.js'
import type { FrameController } from './controller.js'
import type { FirstWords } from './first-words.js'
import type { MatchCall, MatchedMethod, MatchedVerb, MatchPathProblem, MethodsProblem } from './match.js'
import type { FUNCTION_MESSAGE } from './middleware.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NamesIn, RegistryIn, StateIn } from './record.js'
import type { VerbKeys } from './recorded-keys.js'
import type { RefusedCall, Scope } from './scope.js'
import type { IsRightTarget, Targets } from './target.js'
import type { IsClassAction } from './verb-action.js'
import type { VerbCall } from './verb-call.js'
import type { MiddlewareContext } from './verb-context.js'
import type { IsOptions } from './verb-contract.js'
import type { Unfinished } from './verb-declaration.js'
import type { CheckedBeforeLast, CheckedLast } from './verb-end.js'
import type { EntryOfLast, EntryOfRest } from './verb-entry.js'
import type { CheckedHandlerAlone } from './verb-handler.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'
import type { FrameBehind } from './verb-options.js'
import type { IsRightPath } from './verb-path.js'
import type { CheckedFourth, CheckedMore, CheckedThird } from './verb-rest.js'
import type { TargetOrClassProblem, TargetText } from './verb-target.js'
import type { CheckedFirst, CheckedVerbOptions, EntryWithOptions, OfferedVerbOptions } from './verb-with-options.js'

/** `match` of a scope. Each call declares one route for each method, and returns the scope with them. */
export interface Match {
  /** Routes a path, for each of the methods, to an action of a controller, to a target or to a middleware. */
  // Offers completions in a call that is wrong or unfinished: see `completion.ts`.
  <const Path extends string = Unwritten, Controller = unknown, Self extends AnyScope = AnyScope>(
    this: Self,
    methods: readonly MatchedVerb[],
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
   * Routes a path of one segment, for each of the methods, to the action of that name of the controller of this scope: see
   * the bare verbs.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.match(['get', 'post'], 'preview')) // GET and POST /places/:id/preview  Places#preview
   */
  <const Verbs extends readonly string[], const Path extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<
      Path,
      BareProblem<
        MatchCall<Verbs>,
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>
      >
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to a target or to a middleware.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'name', 'Names#update') // PUT and PATCH /name  Names#update
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    const Given = unknown,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: IsRightPath<Self, FrameIn<Self>, Path, MatchedMethod<Verbs>> extends true
      ? Path
      : Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    targetOrMiddleware: [Given] extends [string | ControllerClass | FirstWords]
      ? IsRightTarget<RegistryIn<Self>, Given> extends true
        ? Given
        : TargetOrClassProblem<MatchCall<Verbs>, Path, RegistryIn<Self>, FrameIn<Self>, Given> extends infer Message
          ? Message
          : never
      : (
            unknown extends Given
              ? (
                  ctx: MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                    FrameIn<Self>['kinds'],
                  next: Koa.Next,
                ) => unknown
              : Given extends (ctx: infer Expected, next: Koa.Next) => unknown
                ? MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> extends Expected
                  ? Given // the short check, as in a verb
                  : NoInfer<
                      CheckedHandlerAlone<
                        VerbCall<MatchCall<Verbs>, Path>,
                        MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> &
                          FrameIn<Self>['kinds'],
                        Given,
                        typeof FUNCTION_MESSAGE
                      >
                    >
                : CallMessage<VerbCall<MatchCall<Verbs>, Path>, typeof FUNCTION_MESSAGE>
          ) extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | `${VerbEntry<MatchedMethod<Verbs>, Path>}${TargetText<Given>}`,
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to an action of a controller, or to a target or a middleware behind a middleware
   * that runs for these routes alone. Options after the path are those of a verb: the kinds of its parameters and, before a
   * middleware, its contract.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['get', 'post'], 'search', PlacesController, 'search') // GET and POST /search  Places#search
   * @example r.match(['put', 'patch'], 'me', authenticate, 'Users#update') // PUT and PATCH /me  Users#update
   * @example r.match(['get', 'post'], 'on/:year', { params: { year: 'integer' } }, 'Posts#archive')
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    const First = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    IsAction = IsClassAction<RegistryIn<Self>, First, Last>,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>>,
    controllerOrMiddleware: IsAction extends true
      ? First
      : CheckedFirst<
            MatchCall<Verbs>,
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            First,
            Last
          > extends infer Type
        ? Type
        : never,
    actionOrTargetOrMiddleware: IsAction extends true
      ? Last
      : CheckedLast<
            MatchCall<Verbs>,
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
    | (IsOptions<First> extends true
        ? EntryWithOptions<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateIn<Self>,
            First,
            readonly [First, Last],
            MatchedMethod<Verbs>
          >
        : EntryOfLast<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateIn<Self>,
            First,
            Last,
            VerbEntry<MatchedMethod<Verbs>, Path>
          >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * The same with one middleware more, in the order in which they run: each sees the state that those before it declare.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'me', authenticate, UsersController, 'update') // PUT and PATCH /me  Users#update
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    const First = unknown,
    const Second = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>>,
    middleware: IsOptions<First> extends true
      ? CheckedVerbOptions<VerbCall<MatchCall<Verbs>, Path>, Path, First>
      : CheckedMiddleware<MatchCall<Verbs>, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
        ? Type
        : First,
    controllerOrMiddleware: CheckedBeforeLast<
      MatchCall<Verbs>,
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
      MatchCall<Verbs>,
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
    | (IsOptions<First> extends true
        ? EntryWithOptions<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateIn<Self>,
            First,
            readonly [Second, Last],
            MatchedMethod<Verbs>
          >
        : EntryOfLast<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
            Second,
            Last,
            VerbEntry<MatchedMethod<Verbs>, Path>
          >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >

  /**
   * The same with any number of middlewares, in the order in which they run.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'me', authenticate, audit, limit, UsersController, 'update')
   */
  <
    const Verbs extends readonly string[],
    const Path extends string = never,
    const First = unknown,
    const Second = unknown,
    const Third = unknown,
    const Fourth = unknown,
    const More extends readonly unknown[] = readonly unknown[],
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>>,
    middleware: IsOptions<First> extends true
      ? CheckedVerbOptions<VerbCall<MatchCall<Verbs>, Path>, Path, First>
      : CheckedMiddleware<MatchCall<Verbs>, FrameIn<Self>, Path, StateIn<Self>, First> extends infer Type
        ? Type
        : First,
    middleware2: CheckedMiddleware<
      MatchCall<Verbs>,
      FrameBehind<FrameIn<Self>, First>,
      Path,
      StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
      Second
    > extends infer Type
      ? Type
      : Second,
    third: CheckedThird<
      MatchCall<Verbs>,
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
      MatchCall<Verbs>,
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
    ...more: CheckedMore<
      MatchCall<Verbs>,
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
    | (IsOptions<First> extends true
        ? EntryWithOptions<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehind<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, Second>,
            First,
            readonly [Third, Fourth, ...More],
            MatchedMethod<Verbs>
          >
        : EntryOfRest<
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            StateIn<Self>,
            StateBehindTwo<FrameIn<Self>, Path, StateIn<Self>, First, Second>,
            readonly [Third, Fourth, ...More],
            VerbEntry<MatchedMethod<Verbs>, Path>
          >),
    KeysIn<Self> | VerbKeys<FrameIn<Self>['idShape'], Path, MatchedMethod<Verbs>>,
    NamesIn<Self>,
    RegistryIn<Self>
  >
}
