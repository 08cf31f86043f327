/** The types of `verb-parameters.ts` for four arguments or more: middlewares, and then the end of the verb. */

import type { VerbEntry } from '../../route/stored.js'
import type { MiddlewareKind } from '../middleware/middleware-kind.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../record.js'
import type { UsualState } from './usual-entry.js'
import type { IsOptions } from './verb-contract.js'
import type { CheckedHandler } from './verb-end.js'
import type { EntryOfRest } from './verb-entry.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'
import type { FrameBehind } from './verb-options.js'
import type { FirstOfSeveral } from './verb-parameters.js'
import type { CheckedFourth, CheckedMore, CheckedThird } from './verb-rest.js'
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
> {
  readonly first: FirstOfSeveral<Verb, Self, Path, First>
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
