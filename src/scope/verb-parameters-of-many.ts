/** The types of `verb-parameters.ts` for four arguments or more: middlewares, and then the end of the verb. */

import type { VerbEntry } from '../route/stored.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from './record.js'
import type { IsOptions } from './verb-contract.js'
import type { EntryOfRest } from './verb-entry.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'
import type { FrameBehind } from './verb-options.js'
import type { CheckedFourth, CheckedMore, CheckedThird } from './verb-rest.js'
import type { EntryWithOptions } from './verb-with-options.js'

/** The second of many arguments, a middleware. */
export type SecondOfMany<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
> = CheckedMiddleware<
  Verb,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
  Second
>

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

/** The third: a middleware, or a controller before its action. */
export type ThirdOfMany<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Fourth,
  More extends readonly unknown[],
  Between extends readonly unknown[],
> = CheckedThird<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
  Third,
  Fourth,
  Written<More, Between>
>

/** The fourth: the end of the verb, if nothing follows. */
export type FourthOfMany<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Fourth,
  More extends readonly unknown[],
  Between extends readonly unknown[],
> = CheckedFourth<
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
export type RestOfMany<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Fourth,
  More extends readonly unknown[],
  Between extends readonly unknown[],
> = CheckedMore<
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

/** What the scope stores of many arguments. */
export type EntryOfMany<
  Self extends AnyScope,
  Path extends string,
  Method extends string,
  First,
  Second,
  Third,
  Fourth,
  More extends readonly unknown[],
  Between extends readonly unknown[],
> =
  IsOptions<First> extends true
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
