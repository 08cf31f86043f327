/**
 * The types of the parameters after the path, for the signatures of the verbs and of `match`, and what the scope stores of the
 * arguments. `Verb` is the verb, or the call of `match` up to its path.
 *
 * The signatures write out the short check, which almost all calls pass, and `extends infer Type`; they use these types between the
 * two. An alias of the whole would cost each call the arguments of the alias, and each keystroke the variance of its parameters.
 * The result is written out, too: an alias would leave its arguments unresolved (see "resolved arguments" in `text/inference.ts`).
 */

import type { VerbEntry } from '../route/stored.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { FUNCTION_MESSAGE } from './middleware.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from './record.js'
import type { VerbCall } from './verb-call.js'
import type { MiddlewareContext } from './verb-context.js'
import type { IsOptions } from './verb-contract.js'
import type { CheckedBeforeLast, CheckedLast } from './verb-end.js'
import type { EntryOfLast } from './verb-entry.js'
import type { CheckedHandlerAlone } from './verb-handler.js'
import type { CheckedMiddleware, StateBehind } from './verb-middleware.js'
import type { FrameBehind } from './verb-options.js'
import type { CheckedFirst, CheckedVerbOptions, EntryWithOptions } from './verb-with-options.js'

/** The only argument: a function that expects more of `ctx` than the short check knows. */
export type CheckedFunction<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  Given,
> = CheckedHandlerAlone<
  VerbCall<Verb, Path>,
  MiddlewareContext<JoinPath<FrameIn<Self>['path'], SlashedPath<Path>>, StateIn<Self>> & FrameIn<Self>['kinds'],
  Given,
  typeof FUNCTION_MESSAGE
>

/** The first of two arguments: options, a controller or a middleware. */
export type FirstOfTwo<Verb extends string, Self extends AnyScope, Path extends string, First, Last> = CheckedFirst<
  Verb,
  RegistryIn<Self>,
  FrameIn<Self>,
  Path,
  StateIn<Self>,
  First,
  Last
>

/** The second of two: the action of a controller, a target or a middleware. */
export type LastOfTwo<Verb extends string, Self extends AnyScope, Path extends string, First, Last> = CheckedLast<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateIn<Self>,
  First,
  Last,
  First
>

/** What the scope stores of two arguments. */
export type EntryOfTwo<Self extends AnyScope, Path extends string, Method extends string, First, Last> =
  IsOptions<First> extends true
    ? EntryWithOptions<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateIn<Self>,
        First,
        readonly [First, Last],
        Method
      >
    : EntryOfLast<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateIn<Self>,
        First,
        Last,
        VerbEntry<Method, Path>
      >

/** The first of three arguments or more: options or a middleware. */
export type FirstOfSeveral<Verb extends string, Self extends AnyScope, Path extends string, First> =
  IsOptions<First> extends true
    ? CheckedVerbOptions<VerbCall<Verb, Path>, Path, First>
    : CheckedMiddleware<Verb, FrameIn<Self>, Path, StateIn<Self>, First>

/** The second of three: a controller or a middleware. */
export type SecondOfThree<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Last,
> = CheckedBeforeLast<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
  Second,
  Last
>

/** The last of three, as the second of two. */
export type LastOfThree<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Last,
> = CheckedLast<
  Verb,
  RegistryIn<Self>,
  FrameBehind<FrameIn<Self>, First>,
  Path,
  StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
  Second,
  Last,
  First
>

/** What the scope stores of three arguments. */
export type EntryOfThree<Self extends AnyScope, Path extends string, Method extends string, First, Second, Last> =
  IsOptions<First> extends true
    ? EntryWithOptions<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateIn<Self>,
        First,
        readonly [Second, Last],
        Method
      >
    : EntryOfLast<
        RegistryIn<Self>,
        FrameIn<Self>,
        Path,
        StateIn<Self>,
        StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
        Second,
        Last,
        VerbEntry<Method, Path>
      >
