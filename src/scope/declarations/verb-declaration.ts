/** The signatures of the verbs: `get`, `post` and the others. */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { RouteKey } from '../../entries/keys.js'
import type { AnyScope, FrameIn, RegistryIn, ShownStateIn, StateIn } from '../../entries/record.js'
import type { VerbEntry } from '../../entries/stored.js'
import type { NoThis } from '../../route/route.js'
import type { Blank, Checked, InferredText, PathPlaceholder } from '../../text/inference.js'
import type { UntypedFunction } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { IsRightTarget } from '../controller/target.js'
import type { IfWritten, UncheckedScope } from '../editor/hint.js'
import type { CallRoutes, VerbRoutes } from '../editor/shown-routes.js'
import type { AnsweringFunction, KindedContext, MiddlewareContext } from '../middleware/handler.js'
import type { More } from '../middleware/middleware.js'
import type { BareAction, BareVerbProblem, IsRightBareVerb } from '../verb/bare-verb.js'
import type { Functions } from '../verb/unfinished-verb.js'
import type { TargetOrClassProblem, TargetText } from '../verb/verb-action.js'
import type { IsRightPath, VerbCall, VerbMethod, VerbName, VerbPathProblem } from '../verb/verb-call.js'
import type { UsualEntry, UsualEntryBehind, UsualEntryOfMore } from '../verb/verb-entry.js'
import type { AnyHint, HintOf, InferredRest } from '../verb/verb-hint.js'
import type { AnyTypes, CheckedFunction, NoHandler, TypesOf, WrittenMore } from '../verb/verb-parameters.js'
import type { Recorded, RefusedCall } from './scope.js'

/** A verb of a scope. Each call declares one route and returns the scope with it. */
export interface Verb<Name extends VerbName, Method extends string = VerbMethod<Name>> {
  /** Routes a path to an action of a controller, to a target or to a middleware. */
  <
    const Path extends string = Blank,
    First = unknown,
    Second = unknown,
    Third = never,
    Rest extends readonly unknown[] = Functions,
    Last = never,
    Self extends AnyScope = AnyScope,
    FirstText extends string = Blank,
    SecondText extends string = Blank,
    ThirdText extends string = Blank,
    Hint extends AnyHint = HintOf<Name, Self, Path, First, Second, Third, Rest, Last, FirstText, SecondText, ThirdText>,
  >(
    this: Self,
    path: Hint['path'] extends infer Type ? Type : InferredText<Path>,
    targetOrMiddlewareOrController: Hint['first'] extends infer Type ? Type : InferredText<First, FirstText>,
    actionOrTarget: Hint['second'] extends infer Type ? Type : InferredText<Second, SecondText>,
    _: Hint['third'] extends infer Type ? Type : InferredText<Third, ThirdText>,
    ...more: Hint['more'] extends infer More extends readonly unknown[] ? More : InferredRest<Rest, Last>
  ): [Hint['hint']] extends [never] ? RefusedCall<Path, Self> : UncheckedScope

  /**
   * A bare verb: routes a path of one segment to the action of that name, in camelCase, of the controller of this scope.
   * That is the controller of the resource, of its collection, or of a namespace that has one.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.get('preview')) // GET /places/:id/preview  Places#preview
   */
  <
    _Routes extends {
      routes: CallRoutes<Self, `${VerbEntry<Method, Path>} ${FrameIn<Self>['controllerPath']}#${BareAction<Path>}`>
    },
    const Path extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: true extends IsRightBareVerb<RegistryIn<Self>, FrameIn<Self>, Self, Path, Method>
      ? NoInfer<Path>
      : Checked<Path, BareVerbProblem<Name, Self, Path>> extends infer Type
        ? Type | ([Path] extends [never] ? UntypedFunction | (string & {}) : never)
        : InferredText<Path>,
  ): Recorded<
    Self,
    `${VerbEntry<Method, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, Method>
  >

  /**
   * Routes a path to a target or to a middleware. The path may have parameters (`:id`) and a wildcard at its end (`*rest`),
   * which `ctx.params` contains. A target is the whole controller path and an action.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('pong', 'Ping#ping') // GET /pong  Ping#ping
   * @example r.get('health', ctx => { ctx.body = { ok: true } }) // GET /health
   */
  <
    _Routes extends { routes: CallRoutes<Self, `${VerbEntry<Method, Path>}${TargetText<Given>}`> },
    const Path extends string = never,
    const Given = never,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
  >(
    this: Self,
    // Does not fit while nothing is written behind the path.
    path: IsRightPath<Self, Path, Method> extends (Blank extends Mark ? never : true)
      ? NoInfer<Path>
      : IfWritten<Mark, Checked<Path, VerbPathProblem<Name, Self, Path>>> extends infer Type
        ? Type
        : InferredText<Path>,
    targetOrMiddleware: [Given] extends [never]
      ? (
          ctx: unknown extends FrameIn<Self>['kinds']
            ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>>
            : KindedContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>, FrameIn<Self>['kinds']>,
          next: Koa.Next,
          ...more: More // dearer with `MoreParameters`
        ) => unknown
      : [Given] extends [string | ControllerClass]
        ? IsRightTarget<RegistryIn<Self>, Given> extends true
          ? NoInfer<Given>
          : TargetOrClassProblem<Name, Path, RegistryIn<Self>, FrameIn<Self>, Given> extends infer Message
            ? Message
            : never
        : (
              Given extends (this: NoThis, ctx: infer Expected, next: Koa.Next) => unknown
                ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>> extends Expected
                  ? unknown extends Expected
                    ? AnsweringFunction<VerbCall<Name, Path>, Given>
                    : Given // the short check, which most middlewares pass
                  : NoInfer<CheckedFunction<Name, Self, Path, Given>> // with inference, completing a target would cost twice as much
                : NoInfer<NoHandler<Name, Self, Path, Given>>
            ) extends infer Type // inferred from the branch above: a text would be inferred from each function here, too
          ? Type
          : InferredText<Given, Mark>, // as `IfWritten` says
  ): Recorded<
    Self,
    `${VerbEntry<Method, NoInfer<Path>>}${TargetText<Given>}`,
    RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, Method>
  >

  /**
   * Routes a path to an action of a controller, or to a target or a middleware after a middleware that runs for this route
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
    _Routes extends { routes: VerbRoutes<Types, 'entryOfTwo'> },
    const Path extends string = PathPlaceholder,
    const First = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    Entry = UsualEntry<Self, Path, First, Last, VerbEntry<Method, Path>>,
    Types extends AnyTypes = TypesOf<Name, Self, Path, First, Last, never, never, [], Mark>,
  >(
    this: Self,
    path: IsRightPath<Self, Path, Method> extends true
      ? NoInfer<Path>
      : Checked<Path, VerbPathProblem<Name, Self, Path>> extends infer Type
        ? Type
        : InferredText<Path>,
    controllerOrMiddleware: Entry extends string | object ? First : Types['firstOfTwo'],
    last: Entry extends string | object
      ? Last & {}
      : Entry extends undefined
        ? Types['secondOfTwo']
        : InferredText<Last, Mark>,
  ): Recorded<
    Self,
    Entry extends infer Known extends string | object ? Known : Types['entryOfTwo'],
    RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, Method>
  >

  /**
   * The same with one more middleware, in the order in which they run: each sees the state that those before it declare.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('me', authenticate, UsersController, 'show') // GET /me  Users#show
   */
  <
    _Routes extends { routes: VerbRoutes<Types, 'entryOfThree'> },
    const Path extends string = PathPlaceholder,
    const First = unknown,
    const Second = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    Entry = UsualEntryBehind<Self, Path, First, Second, Last, VerbEntry<Method, Path>>,
    Types extends AnyTypes = TypesOf<Name, Self, Path, First, Second, Last, never, [], Mark>,
  >(
    this: Self,
    path: IsRightPath<Self, Path, Method> extends true
      ? NoInfer<Path>
      : Checked<Path, VerbPathProblem<Name, Self, Path>> extends infer Type
        ? Type
        : InferredText<Path>,
    middleware: Entry extends string | object ? First : Types['first'],
    controllerOrMiddleware: Entry extends string | object ? Second : Types['secondOfThree'],
    last: Entry extends string | object
      ? Last & {}
      : Entry extends undefined
        ? Types['thirdOfThree']
        : InferredText<Last, Mark>,
  ): Recorded<
    Self,
    Entry extends infer Known extends string | object ? Known : Types['entryOfThree'],
    RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, Method>
  >

  /**
   * The same with any number of middlewares, in the order in which they run.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.get('me', authenticate, audit, limit, UsersController, 'show') // GET /me  Users#show
   */
  <
    _Routes extends { routes: VerbRoutes<Types, 'entry'> },
    const Path extends string = PathPlaceholder,
    const First = unknown,
    const Second = unknown,
    const Third = unknown,
    const Fourth = unknown,
    const More extends readonly unknown[] = readonly unknown[],
    const Between extends readonly unknown[] = readonly unknown[],
    const Last = unknown,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    Rest extends readonly unknown[] = WrittenMore<More, Between, Last>,
    Entry = UsualEntryOfMore<Self, Path, StateIn<Self>, First, Second, Third, Fourth, Rest, VerbEntry<Method, Path>>,
    Types extends AnyTypes = TypesOf<Name, Self, Path, First, Second, Third, Fourth, Rest, Mark>,
  >(
    this: Self,
    path: IsRightPath<Self, Path, Method> extends true
      ? NoInfer<Path>
      : Checked<Path, VerbPathProblem<Name, Self, Path>> extends infer Type
        ? Type
        : InferredText<Path>,
    first: Entry extends string | object ? First : Types['first'],
    second: Entry extends string | object ? Second : Types['second'],
    third: Entry extends string | object ? Third : Types['third'],
    fourth: Entry extends string | object
      ? Fourth & {}
      : Entry extends undefined
        ? Types['fourth']
        : InferredText<Fourth, Mark>,
    ...more: Entry extends string | object
      ? More
      : Types['more'] extends infer Type extends readonly unknown[]
        ? Type
        : readonly [...Between, InferredText<Last>]
  ): Recorded<
    Self,
    Entry extends infer Known extends string | object ? Known : Types['entry'],
    RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, Method>
  >
}
