/** The signatures of the verbs: `get`, `post` and the others. */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { NoThis } from '../../route/route.js'
import type { VerbEntry } from '../../route/stored.js'
import type { Checked, Unread, Unwritten } from '../../text/inference.js'
import type { UntypedFunction } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { IsRightTarget } from '../controller/target.js'
import type { AnsweringFunction, KindedContext, MiddlewareContext } from '../middleware/handler.js'
import type { More } from '../middleware/middleware.js'
import type { RouteKey } from '../shared/keys.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../shared/record.js'
import type { BareAction, BareVerbProblem, IsRightBareVerb } from '../verb/bare-verb.js'
import type { FirstWords } from '../verb/foreign-words.js'
import type { Further, OfferedFirst, OfferedLast, OfferedPath, Unfinished } from '../verb/unfinished-verb.js'
import type { TargetOrClassProblem, TargetText } from '../verb/verb-action.js'
import type { VerbCall, VerbMethod, VerbName } from '../verb/verb-call.js'
import type { UsualEntry } from '../verb/verb-entry.js'
import type { AnyTypesOfTwo, CheckedFunction, NoHandler, NotUsual, TypesOfTwo } from '../verb/verb-parameters.js'
import type { IsRightPath, VerbPathProblem } from '../verb/verb-path.js'
import type { RefusedCall, Scope } from './scope.js'
import type { VerbWithMiddlewares } from './verb-middlewares-declaration.js'

/** A verb of a scope. Each call declares one route and returns the scope with it. */
interface Verb<Name extends VerbName> extends VerbWithMiddlewares<Name> {
  /** Routes a path to an action of a controller, to a target or to a middleware. */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  <
    const Path extends string = Unwritten,
    Controller = unknown,
    Second = unknown,
    Third = never,
    Rest extends readonly unknown[] = [],
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    path: OfferedPath<Self, Path>,
    targetOrMiddlewareOrController: OfferedFirst<Self, Path, Controller, Second | Third | Rest[number]>,
    actionOrTarget: OfferedLast<Self, Path, Controller, Second>,
    _: Further<Path, Third>,
    ...unfinished: Unfinished<Path, Rest, Controller>
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
        ? Type | ([Path] extends [never] ? UntypedFunction : never)
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | `${VerbEntry<VerbMethod<Name>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, VerbMethod<Name>>,
    NestedIn<Self>,
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
    path: IsRightPath<Self, Path, VerbMethod<Name>> extends true
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
            Given extends (this: NoThis, ctx: infer Expected, next: Koa.Next) => unknown
              ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>> extends Expected
                ? unknown extends Expected
                  ? AnsweringFunction<VerbCall<Name, Path>, Given>
                  : Given // the short check, which most middlewares pass
                : NoInfer<CheckedFunction<Name, Self, Path, Given>> // with inference, completing a target would cost twice as much
              : Given extends NotUsual
                ? NoInfer<NoHandler<Name, Self, Path, Given>>
                : (
                    ctx: unknown extends FrameIn<Self>['kinds']
                      ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>>
                      : KindedContext<
                          JoinWrittenPath<FrameIn<Self>['path'], Path>,
                          StateIn<Self>,
                          FrameIn<Self>['kinds']
                        >,
                    next: Koa.Next,
                    ...more: More // dearer with `MoreParameters`
                  ) => unknown
          ) extends infer Type // inferred from the branch above: a text would be inferred from each function here, too
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | `${VerbEntry<VerbMethod<Name>, NoInfer<Path>>}${TargetText<Given>}`,
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, VerbMethod<Name>>,
    NestedIn<Self>,
    RegistryIn<Self>
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
    const Path extends string = Unread,
    const First = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Entry = UsualEntry<Self, Path, First, Last, VerbEntry<VerbMethod<Name>, Path>>,
    Types extends AnyTypesOfTwo = TypesOfTwo<Name, VerbMethod<Name>, Self, Path, First, Last>,
  >(
    this: Self,
    path: IsRightPath<Self, Path, VerbMethod<Name>> extends true
      ? Path
      : Checked<Path, VerbPathProblem<Name, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    controllerOrMiddleware: Entry extends string | object ? First : Types['first'],
    actionOrTargetOrMiddleware: Entry extends string | object ? Last : Types['last'],
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | (Entry extends infer Known extends string | object ? Known : Types['entry']),
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, VerbMethod<Name>>,
    NestedIn<Self>,
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
