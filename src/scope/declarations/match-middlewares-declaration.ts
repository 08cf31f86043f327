/** The signatures of `match` for several middlewares, which the compiler tries after those in `match-declaration.ts`. */

import type { VerbEntry } from '../../route/stored.js'
import type { Checked, Unread } from '../../text/inference.js'
import type { RouteKey } from '../shared/keys.js'
import type { AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../shared/record.js'
import type { MatchCall, MatchedMethod, MatchPathProblem, MethodsProblem, UnreadMethods } from '../verb/match.js'
import type { UsualEntryBehind, UsualEntryOfMore } from '../verb/verb-entry.js'
import type { AnyTypesOfThree, TypesOfThree } from '../verb/verb-parameters.js'
import type { AnyTypesOfMany, TypesOfMany } from '../verb/verb-parameters-of-many.js'
import type { IsRightPath } from '../verb/verb-path.js'
import type { Scope } from './scope.js'

/** `match` with several middlewares. */
export interface MatchWithMiddlewares {
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
    Types extends AnyTypesOfThree = TypesOfThree<
      MatchCall<Verbs>,
      MatchedMethod<Verbs>,
      Self,
      Path,
      First,
      Second,
      Last
    >,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: IsRightPath<Self, Path, MatchedMethod<Verbs>> extends true
      ? Path
      : Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: Entry extends string | object ? First : Types['first'],
    controllerOrMiddleware: Entry extends string | object ? Second : Types['second'],
    actionOrTargetOrMiddleware: Entry extends string | object ? Last : Types['last'],
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | (Entry extends infer Known extends string | object ? Known : Types['entry']),
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >

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
    Entry = UsualEntryOfMore<Self, Path, First, Second, Third, Fourth, More, VerbEntry<MatchedMethod<Verbs>, Path>>,
    Types extends AnyTypesOfMany = TypesOfMany<
      MatchCall<Verbs>,
      MatchedMethod<Verbs>,
      Self,
      Path,
      First,
      Second,
      Third,
      Fourth,
      More,
      Between
    >,
  >(
    this: Self,
    methods: Checked<Verbs, MethodsProblem<Verbs>>,
    path: IsRightPath<Self, Path, MatchedMethod<Verbs>> extends true
      ? Path
      : Checked<Path, MatchPathProblem<Verbs, FrameIn<Self>, Self, Path>> extends infer Type
        ? Type
        : never,
    middleware: Entry extends string | object ? First : Types['first'],
    middleware2: Entry extends string | object ? Second : Types['second'],
    third: Entry extends string | object ? Third : Types['third'],
    fourth: Entry extends string | object ? Fourth : Types['fourth'],
    ...more: Entry extends string | object
      ? More
      : Types['more'] extends infer Type extends readonly unknown[]
        ? Type
        : readonly [...Between, unknown]
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | (Entry extends infer Known extends string | object ? Known : Types['entry']),
    KeysIn<Self> | RouteKey<FrameIn<Self>['shape'], NoInfer<Path>, MatchedMethod<Verbs>>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
