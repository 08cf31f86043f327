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

/** The third: a middleware, or a controller before its action. */
export type ThirdOfMany<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Fourth,
  More,
> = CheckedThird<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
  Third,
  Fourth,
  More
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
  More,
> = CheckedFourth<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
  Third,
  Fourth,
  More,
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
> = CheckedMore<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehindTwo<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Second>,
  Third,
  Fourth,
  More,
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
> =
  IsOptions<First> extends true
    ? EntryWithOptions<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateBehind<FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, Second>,
        First,
        readonly [Third, Fourth, ...More],
        Method
      >
    : EntryOfRest<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateBehindTwo<FrameIn<Self>, Path, StateIn<Self>, First, Second>,
        readonly [Third, Fourth, ...More],
        VerbEntry<Method, Path>
      >
