/** The arguments of a verb after two middlewares: further ones, and then the end of the verb. */

import type { AnyFrame } from '../../route/frame.js'
import type { CallMessage } from '../../text/messages.js'
import type { VerbCall } from './verb-call.js'
import type { Handler, VerbContext } from './verb-context.js'
import type { CheckedBeforeLast, CheckedLast } from './verb-end.js'
import type { CheckedMiddleware, StateBehind, StateBehindTwo } from './verb-middleware.js'

/** The type of the third argument of many. `State` is that before it, and `More` is what follows the fourth. */
export type CheckedThird<
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
export type CheckedFourth<
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
export type CheckedMore<
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

/** A value does not show it, so there is no function. */
export type WrittenMessage = 'write the middlewares in the call, so that the compiler can read them'
