/**
 * The signatures of `match`: those of the verbs, with the list of methods before the path. They are written again because no type
 * puts a parameter before those of another signature and still infers its type parameters. The types of the parameters are
 * shared: see `verb-parameters.ts`.
 *
 * In the result of a verb, `NoInfer` around a part of the entry is enough. Here it is around the whole entry: otherwise an editor
 * would offer no targets and no actions after a middleware.
 */

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
import type { BareAction, BareProblem } from '../verb/bare-verb.js'
import type { FirstWords, NoMiddlewareMessage } from '../verb/foreign-words.js'
import type {
  MatchCall,
  MatchedMethod,
  MatchPathProblem,
  MethodsAlone,
  MethodsProblem,
  UnreadMethods,
} from '../verb/match.js'
import type {
  Further,
  OfferedFirst,
  OfferedLast,
  OfferedMethods,
  OfferedPath,
  Unfinished,
} from '../verb/unfinished-verb.js'
import type { TargetOrClassProblem, TargetText } from '../verb/verb-action.js'
import type { VerbCall } from '../verb/verb-call.js'
import type { UsualEntry } from '../verb/verb-entry.js'
import type { AnyTypesOfTwo, CheckedFunction, TypesOfTwo } from '../verb/verb-parameters.js'
import type { IsRightPath } from '../verb/verb-path.js'
import type { MatchWithMiddlewares } from './match-middlewares-declaration.js'
import type { RefusedCall, Scope } from './scope.js'

/** `match` of a scope. Each call declares one route for each method, and returns the scope with them. */
export interface Match extends MatchWithMiddlewares {
  /** Routes a path, for each of the methods, to an action of a controller, to a target or to a middleware. */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  <
    const Verbs = unknown,
    const Path extends string = Unwritten,
    Controller = unknown,
    Second = unknown,
    Third = never,
    Rest extends readonly unknown[] = [],
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: OfferedMethods<Verbs>,
    path: OfferedPath<Self, Path>,
    targetOrMiddlewareOrController: OfferedFirst<Self, Path, Controller, Second | Third | Rest[number]>,
    actionOrTarget: OfferedLast<Self, Path, Controller, Second>,
    _: Further<Path, Third>,
    ...unfinished: Unfinished<Path, Rest, Controller>
  ): RefusedCall<Path, Self>

  // Refuses a call with one argument.
  <const Given = never, Self extends AnyScope = AnyScope>(
    this: Self,
    methods: MethodsAlone<Given> extends infer Type ? Type : Given,
  ): RefusedCall<'match', Self>

  /**
   * Routes a path of one segment, for each of the methods, to the action of that name of the controller of this scope: see
   * the bare verbs.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.match(['get', 'post'], 'preview')) // GET and POST /places/:id/preview  Places#preview
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: Checked<
      Path,
      | NoInfer<
          BareProblem<
            MatchCall<Verbs>,
            RegistryIn<Self>,
            FrameIn<Self>,
            Path,
            MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>,
            never
          >
        >
      | ([Path] extends [never] ? UntypedFunction : never)
    >,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`,
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to a target or to a middleware.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'name', 'Names#update') // PUT and PATCH /name  Names#update
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = never,
    const Given = unknown,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: IsRightPath<Self, Path, MatchedMethod<Verbs>> extends true
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
                  ctx: unknown extends FrameIn<Self>['kinds']
                    ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>>
                    : KindedContext<
                        JoinWrittenPath<FrameIn<Self>['path'], Path>,
                        StateIn<Self>,
                        FrameIn<Self>['kinds']
                      >,
                  next: Koa.Next,
                  ...more: More // as in a verb
                ) => unknown
              : Given extends (this: NoThis, ctx: infer Expected, next: Koa.Next) => unknown
                ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, StateIn<Self>> extends Expected
                  ? unknown extends Expected
                    ? AnsweringFunction<VerbCall<MatchCall<Verbs>, Path>, Given>
                    : Given // the short check, as in a verb
                  : NoInfer<CheckedFunction<MatchCall<Verbs>, Self, Path, Given>>
                : NoInfer<NoMiddlewareMessage<MatchCall<Verbs>, Path, RegistryIn<Self>, FrameIn<Self>, Given>>
          ) extends infer Type
        ? Type
        : never,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>}${TargetText<Given>}`,
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >

  /**
   * Routes a path, for each of the methods, to an action of a controller, or to a target or a middleware after a middleware
   * that runs for these routes alone. Options after the path are those of a verb: the kinds of its parameters and, before a
   * middleware, its contract.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['get', 'post'], 'search', PlacesController, 'search') // GET and POST /search  Places#search
   * @example r.match(['put', 'patch'], 'me', authenticate, 'Users#update') // PUT and PATCH /me  Users#update
   * @example r.match(['get', 'post'], 'on/:year', { params: { year: 'integer' } }, 'Posts#archive')
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = Unread,
    const First = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Entry = UsualEntry<Self, Path, First, Last, VerbEntry<MatchedMethod<Verbs>, Path>>,
    Types extends AnyTypesOfTwo = TypesOfTwo<MatchCall<Verbs>, MatchedMethod<Verbs>, Self, Path, First, Last>,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: IsRightPath<Self, Path, MatchedMethod<Verbs>> extends true
      ? Path
      : Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    controllerOrMiddleware: Entry extends string | object ? First : Types['first'],
    actionOrTargetOrMiddleware: Entry extends string | object ? Last : Types['last'],
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | (Entry extends infer Known extends string | object ? Known : Types['entry']),
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
