/** The signatures of `match`: those of the verbs with the methods before the path. They share the types of their parameters. */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { RouteKey } from '../../entries/keys.js'
import type { AnyScope, FrameIn, RegistryIn, ShownStateIn, StateIn } from '../../entries/record.js'
import type { VerbEntry } from '../../entries/stored.js'
import type { NoThis } from '../../route/route.js'
import type { ArgumentKeys, Checked, Unread, Unwritten } from '../../text/inference.js'
import type { UntypedFunction } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { IsRightTarget } from '../controller/target.js'
import type { IsGiven } from '../editor/hint.js'
import type { AnsweringFunction, KindedContext, MiddlewareContext } from '../middleware/handler.js'
import type { More } from '../middleware/middleware.js'
import type { BareAction } from '../verb/bare-verb.js'
import type { FirstWords, NoMiddlewareMessage } from '../verb/foreign-words.js'
import type {
  BareMatchProblem,
  CheckedMatchPath,
  CheckedMethods,
  MatchCall,
  MatchedMethod,
  UnreadMethods,
} from '../verb/match.js'
import type { TargetOrClassProblem, TargetText } from '../verb/verb-action.js'
import type { IsRightPath, VerbCall } from '../verb/verb-call.js'
import type { UsualEntry, UsualEntryBehind, UsualEntryOfMore } from '../verb/verb-entry.js'
import type { AnyTypes, CheckedFunction, TypesOf, WrittenMore } from '../verb/verb-parameters.js'
import type { Recorded } from './scope.js'
import type { MatchAtCursor, UnfinishedMatch } from './unfinished-match-declaration.js'

type Matched<Self extends AnyScope, Verbs extends readonly string[], Path extends string, Entry> = Recorded<
  Self,
  Entry,
  RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>
>

/** `match` of a scope. Each call declares one route for each method, and returns the scope with them. */
export interface Match extends UnfinishedMatch, CheckedMatch, MatchAtCursor {}

interface CheckedMatch {
  /**
   * Routes a path of one segment, for each of the methods, to the action of that name, as a bare verb does.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.resources('places', r => r.match(['get', 'post'], 'preview')) // GET and POST /places/:id/preview  Places#preview
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Unwritten,
  >(
    this: Self,
    methods: [Unwritten, Path] extends [Keys, never] ? never : CheckedMethods<Verbs>,
    path: [Path] extends [never]
      ? ArgumentKeys<Keys, UntypedFunction>
      : Checked<Path, BareMatchProblem<Verbs, Self, Path>>,
  ): Matched<
    Self,
    Verbs,
    Path,
    `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>} ${FrameIn<Self>['controllerPath']}#${BareAction<NoInfer<Path>>}`
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
    Keys extends PropertyKey = Unwritten,
    Written = never,
  >(
    this: Self,
    methods: CheckedMethods<Verbs>,
    // In a hint, `Keys` makes a union of the path, which fails the short check. As an alias, this would cost twice as much.
    path: IsRightPath<Self, Path, MatchedMethod<Verbs>, Path | (Keys & Unwritten)> extends true
      ? Path
      : [Unwritten, Written] extends [Keys, never]
        ? never
        : CheckedMatchPath<Verbs, Self, Path>,
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
                    ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>>
                    : KindedContext<
                        JoinWrittenPath<FrameIn<Self>['path'], Path>,
                        ShownStateIn<Self>,
                        FrameIn<Self>['kinds']
                      >,
                  next: Koa.Next,
                  ...more: More // as in a verb
                ) => unknown
              : Given extends (this: NoThis, ctx: infer Expected, next: Koa.Next) => unknown
                ? MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>> extends Expected
                  ? unknown extends Expected
                    ? AnsweringFunction<VerbCall<MatchCall<Verbs>, Path>, Given>
                    : Given // the short check, as in a verb
                  : NoInfer<CheckedFunction<MatchCall<Verbs>, Self, Path, Given>>
                : NoInfer<NoMiddlewareMessage<MatchCall<Verbs>, Path, RegistryIn<Self>, FrameIn<Self>, Given>>
          ) extends infer Type
        ? Type
        : Written | { readonly [Key in Keys]: unknown }, // never taken: see `ArgumentKeys`
  ): Matched<Self, Verbs, Path, `${VerbEntry<MatchedMethod<Verbs>, NoInfer<Path>>}${TargetText<Given>}`>

  /**
   * Routes a path, for each of the methods, to an action of a controller, or to a target or a middleware after a middleware
   * that runs for these routes alone. Options after the path are those of a verb.
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
    Types extends AnyTypes = TypesOf<MatchCall<Verbs>, MatchedMethod<Verbs>, Self, Path, 2, First, Last>,
    Keys extends PropertyKey = Unwritten,
  >(
    this: Self,
    methods: CheckedMethods<Verbs>,
    path: CheckedMatchPath<Verbs, Self, Path>,
    controllerOrMiddleware: Entry extends string | object
      ? First
      : Unwritten extends Keys
        ? [Last] extends [never]
          ? never // a hint
          : Types['first']
        : Types['first'],
    actionOrTargetOrMiddleware: Entry extends string | object
      ? Last
      : Entry extends null
        ? { readonly [Key in Keys]: unknown } // never taken: see `ArgumentKeys`
        : Types['second'],
  ): Matched<Self, Verbs, Path, Entry extends infer Known extends string | object ? Known : Types['entry']>

  /**
   * The same with one more middleware, in the order in which they run: each sees the state that those before it declare.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'me', authenticate, UsersController, 'update') // PUT and PATCH /me  Users#update
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = Unread,
    const First = unknown,
    const Second = unknown,
    const Last = never,
    Self extends AnyScope = AnyScope,
    Entry = UsualEntryBehind<Self, Path, First, Second, Last, VerbEntry<MatchedMethod<Verbs>, Path>>,
    Types extends AnyTypes = TypesOf<MatchCall<Verbs>, MatchedMethod<Verbs>, Self, Path, 3, First, Second, Last>,
    Keys extends PropertyKey = Unwritten,
  >(
    this: Self,
    methods: CheckedMethods<Verbs>,
    path: CheckedMatchPath<Verbs, Self, Path>,
    middleware: Entry extends string | object ? First : Types['first'],
    controllerOrMiddleware: Entry extends string | object
      ? Second
      : Unwritten extends Keys
        ? [Last] extends [never]
          ? never // a hint
          : Types['second']
        : Types['second'],
    actionOrTargetOrMiddleware: Entry extends string | object
      ? Last
      : Entry extends null
        ? { readonly [Key in Keys]: unknown } // never taken: see `ArgumentKeys`
        : Types['third'],
  ): Matched<Self, Verbs, Path, Entry extends infer Known extends string | object ? Known : Types['entry']>

  /**
   * The same with any number of middlewares, in the order in which they run.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @example r.match(['put', 'patch'], 'me', authenticate, audit, limit, UsersController, 'update')
   */
  <
    const Verbs extends readonly string[] = UnreadMethods,
    const Path extends string = Unread,
    const First = unknown,
    const Second = unknown,
    const Third = unknown,
    const Fourth = unknown,
    const More extends readonly unknown[] = readonly unknown[],
    const Between extends readonly unknown[] = readonly unknown[],
    Self extends AnyScope = AnyScope,
    Entry = UsualEntryOfMore<
      Self,
      Path,
      StateIn<Self>,
      First,
      readonly [Second, Third, Fourth, ...More],
      VerbEntry<MatchedMethod<Verbs>, Path>
    >,
    Types extends AnyTypes = TypesOf<
      MatchCall<Verbs>,
      MatchedMethod<Verbs>,
      Self,
      Path,
      4,
      First,
      Second,
      Third,
      Fourth,
      WrittenMore<More, Between>
    >,
    Keys extends PropertyKey = Unwritten,
  >(
    this: Self,
    methods: CheckedMethods<Verbs>,
    path: CheckedMatchPath<Verbs, Self, Path>,
    middleware: Entry extends string | object ? First : Types['first'],
    middleware2: Entry extends string | object ? Second : Types['second'],
    third: Entry extends string | object ? Third : IsGiven<Keys, Fourth> extends true ? Types['third'] : never,
    fourth: Entry extends string | object ? Fourth : ArgumentKeys<Keys, Types['fourth']>,
    ...more: Entry extends string | object
      ? More
      : Types['more'] extends infer Type extends readonly unknown[]
        ? Type
        : readonly [...Between, unknown]
  ): Matched<Self, Verbs, Path, Entry extends infer Known extends string | object ? Known : Types['entry']>
}
