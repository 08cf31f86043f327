/** The types of `verb-parameters.ts` for four arguments or more: middlewares, and then the end of the verb. */

import type { AnyFrame } from '../../route/frame.js'
import type { VerbEntry } from '../../route/stored.js'
import type { CallMessage } from '../../text/messages.js'
import type { IfWritten } from '../editor/hint.js'
import type { MiddlewareKind } from '../middleware/added.js'
import type { Handler, VerbContext } from '../middleware/handler.js'
import type { WrittenMessage } from '../middleware/middleware.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../shared/record.js'
import type { FrameBehind } from './verb.js'
import type { VerbCall } from './verb-call.js'
import type { IsOptions } from './verb-contract.js'
import type { CheckedBeforeLast, CheckedHandler, CheckedLast } from './verb-end.js'
import type { EntryOfRest, UsualState } from './verb-entry.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'
import type { FirstOfSeveral } from './verb-parameters.js'
import type { EntryWithOptions } from './verb-with-options.js'

/**
 * What follows the fourth. While the function at the end has no types yet, nothing is known of the whole list (it is
 * `readonly unknown[]`), but `Between` is what stands before the end. Nothing is known of that either if another function without
 * types is in it.
 */
type Written<More extends readonly unknown[], Between extends readonly unknown[]> = readonly unknown[] extends More
  ? readonly unknown[] extends Between
    ? More
    : readonly [...Between, unknown]
  : More

/** Four arguments or more. */
export interface TypesOfMany<
  Verb extends string,
  Method extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Fourth,
  More extends readonly unknown[],
  Between extends readonly unknown[],
  /** Of the last argument or, of many, of the fourth: see `IfWritten`. By default it is written. */
  Mark extends string = never,
> {
  readonly first: IfWritten<Mark, FirstOfSeveral<Verb, Self, Path, First>>
  /** A middleware. */
  readonly second: MiddlewareKind<Second> extends 'plain' | 'adds'
    ? Second
    : CheckedMiddleware<
        Verb,
        FrameBehind<FrameIn<Self>, First>,
        Path,
        StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
        Second
      >
  /** A middleware, or a controller before its action. */
  readonly third: MiddlewareKind<Third> extends 'plain' | 'adds'
    ? Third
    : CheckedThird<
        Verb,
        RegistryIn<Self>,
        FrameBehind<FrameIn<Self>, First>,
        Path,
        StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
        Third,
        Fourth,
        Written<More, Between>
      >
  /** The end of the verb, if nothing follows. */
  readonly fourth: [MiddlewareKind<First> | MiddlewareKind<Second> | MiddlewareKind<Third>, More] extends [
    'plain' | 'adds',
    readonly [],
  ]
    ? CheckedHandler<
        Verb,
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        UsualState<UsualState<UsualState<StateIn<Self>, First>, Second>, Third>,
        Fourth
      >
    : CheckedFourth<
        Verb,
        RegistryIn<Self>,
        FrameBehind<FrameIn<Self>, First>,
        Path,
        StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
        Third,
        Fourth,
        Written<More, Between>,
        First
      >
  /** What follows the fourth. */
  readonly more: CheckedMore<
    Verb,
    RegistryIn<Self>,
    FrameBehind<FrameIn<Self>, First>,
    Path,
    StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
    Third,
    Fourth,
    Written<More, Between>,
    First
  >
  /** What the scope stores. */
  readonly entry: IsOptions<First> extends true
    ? EntryWithOptions<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateBehind<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, Second>,
        First,
        readonly [Third, Fourth, ...Written<More, Between>],
        Method
      >
    : EntryOfRest<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateBehindTwo<FrameIn<Self>, Path, StateIn<Self>, First, Second>,
        readonly [Third, Fourth, ...Written<More, Between>],
        VerbEntry<Method, Path>
      >
}

/** What the signatures may read. With another type than `unknown` here, the compiler would work out the member to compare it. */
export interface AnyTypesOfMany {
  readonly first: unknown
  readonly second: unknown
  readonly third: unknown
  readonly fourth: unknown
  readonly more: unknown
  readonly entry: unknown
}

/** The type of the third argument of many. `State` is that before it, and `More` is what follows the fourth. */
type CheckedThird<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More,
> = More extends readonly []
  ? CheckedBeforeLast<Verb, Registry, Frame, Path, State, Third, Fourth>
  : CheckedMiddleware<Verb, Frame, Path, State, Third>

/** The type of the fourth argument of many. Bound by `infer`, since an editor offers no targets in `NoInfer`, as `CheckedLast` is. */
type CheckedFourth<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More,
  First = unknown,
> = More extends readonly []
  ? CheckedLast<Verb, Registry, Frame, Path, State, Third, Fourth, First> extends infer Type
    ? Type
    : never
  : More extends readonly [infer Last]
    ? CheckedBeforeLast<Verb, Registry, Frame, Path, StateBehind<Frame, Path, State, Third>, Fourth, Last>
    : CheckedMiddleware<Verb, Frame, Path, StateBehind<Frame, Path, State, Third>, Fourth>

/** The types of the arguments after the fourth. */
type CheckedMore<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More extends readonly unknown[],
  First = unknown,
> = More extends readonly []
  ? readonly []
  : More extends readonly [infer Last]
    ? readonly [
        CheckedLast<
          Verb,
          Registry,
          Frame,
          Path,
          StateBehind<Frame, Path, State, Third>,
          Fourth,
          Last,
          First
        > extends infer Type
          ? Type
          : never,
      ]
    : CheckedRest<Verb, Registry, Frame, Path, StateBehindTwo<Frame, Path, State, Third, Fourth>, More, First>

/**
 * Middlewares, and then the last two arguments. While a function has no types yet, nothing is known of the whole list (it is
 * `readonly unknown[]`). Each function then gets the context before the first of them, and everything else fits.
 */
type CheckedRest<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Rest extends readonly unknown[],
  First,
  Done extends readonly unknown[] = [],
> = Rest extends readonly [infer Given, infer Last]
  ? readonly [
      ...Done,
      CheckedBeforeLast<Verb, Registry, Frame, Path, State, Given, Last>,
      CheckedLast<Verb, Registry, Frame, Path, State, Given, Last, First>,
    ]
  : Rest extends readonly [infer Given, ...infer More]
    ? CheckedRest<
        Verb,
        Registry,
        Frame,
        Path,
        StateBehind<Frame, Path, State, Given>,
        More,
        First,
        [...Done, CheckedMiddleware<Verb, Frame, Path, State, Given>]
      >
    : readonly (unknown extends Rest[number]
        ? Handler<VerbContext<Frame, Path, State>> | {}
        : CallMessage<VerbCall<Verb, Path>, WrittenMessage>)[]
