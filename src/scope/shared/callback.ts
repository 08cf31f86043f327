/** What a callback returns, and what the scope around it stores of that. */

import type { ControllerClass } from '../../controller/controller.js'
import type {
  AnyResult,
  AnyScope,
  CallbackScope,
  ENTRIES,
  EntriesIn,
  FRAME,
  FrameIn,
  IDENTITY,
  Identity,
  KEYS,
  KeysIn,
  NESTED,
  RegistryIn,
  ScopeWithoutMark,
  StateIn,
} from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { WithState } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { Box } from '../../text/inference.js'
import type { CallMessage, ReturnMessage } from '../../text/messages.js'

/** For a value in place of a callback. */
export const NOT_A_FUNCTION = 'the callback must be a function'

/** In place of a callback's result, where nothing is known of it yet. Its frame is assignable to every other; it declares nothing. */
export interface NoCallback extends AnyResult {
  readonly noCallback: true
  readonly [FRAME]: never
  readonly [ENTRIES]: never
  readonly [KEYS]: never
  readonly [NESTED]: never
}

/** Any value but a callback: a class, or what is no function. A value that is not known yet is none of these. */
export type NotACallback = ControllerClass | NotCallable | null | undefined
interface NotCallable {
  readonly valueOf: () => unknown
  readonly call?: never
  readonly noCallback?: never
  readonly notGiven?: never
}

/**
 * The error message for a callback that does not return its own chain, or that returns one of two, as
 * `condition ? r.get(…) : r` does: then the compiler cannot say which routes there are. The state and the entries of the
 * chain are inferred; `any` in their place would not work, since an empty scope has `never` there, to which `any` is
 * not assignable.
 */
export type ReturnProblem<Call extends string, Inner extends AnyFrame, Returned> =
  Box<Returned> extends Box<{
    readonly [IDENTITY]: Identity<Inner, infer _State, infer _Entries>
  }>
    ? never
    : [Returned] extends [NoCallback]
      ? never
      : ReturnMessage<Call>

/** For a callback that is one of several, as in `flag ? one : other`. A value does not show it, so there is no function. */
export type SeveralCallbacksMessage<Call extends string> = CallMessage<
  Call,
  'the callback must be one function, so that the compiler can read the routes'
>

/**
 * The error message for a callback, or its result, of type `any`, or `never`. A value of type `any` fits every type, so where the call
 * has another argument, the message is the type of that one. A value does not show it, so there is no function. Callers ask
 * `unknown extends Given` first, the cheapest question. `ReturnProblem` refuses `unknown`.
 */
export type AnyCallbackProblem<Call extends string, Given> = 0 extends 1 & Given
  ? CallMessage<Call, 'the callback and its result must not be any, so that the compiler can read the routes'>
  : never

/** For a part in place of a callback. A value does not show its type, so there is no function. */
export type PartMessage<Call extends string> = CallMessage<Call, 'a part is not a callback: write r => r.draw(part)'>

/** What a callback that is not known yet has. */
interface NotKnown extends NoCallback {
  /** As `NotGiven` has it, which is inferred as the options of a call without options. */
  readonly notGiven: true
}
/** A callback whose parameter has its type from the call. A callback that is not known yet has this type too. */
interface Inferred extends NotKnown {
  (r: CallbackScope): never
}
/** The same for one that expects no `this`. */
interface Usual extends NotKnown {
  (this: undefined, r: CallbackScope): never
}

/** A callback, with its parameter `this` unless that may be `undefined`: of a function without types, nothing else is inferred in time. */
export type WithThis<Given, This, Returned> = undefined extends This ? Given : (this: This, r: never) => Returned

/** The error message for a function that needs a `this`, or another one. A value does not show it, so there is no function. */
export type ThisProblem<Call extends string, Given, Other> = Given extends (this: undefined, ...given: never) => unknown
  ? Other
  : CallMessage<Call, 'a callback is called without a this: bind the function'>

/** Whether it is a part: its parameter is a scope, but not that of a callback. */
type IsPart<Given> = Inferred extends Given
  ? false
  : Given extends (r: infer Taken) => unknown
    ? Taken extends AnyScope
      ? true
      : false
    : false

/** Whether it is a part that is written for this very scope: then it may be the callback. */
export type IsPartFor<Given, Registry, Frame extends AnyFrame, State, Keys> =
  IsPart<Given> extends true
    ? Given extends (this: undefined, r: infer Taken extends AnyScope) => unknown
      ? Identity<FrameIn<Taken>, StateIn<Taken>, KeysIn<Taken>> extends Identity<Frame, State, Keys>
        ? [RegistryIn<Taken>, Registry] extends [Registry, RegistryIn<Taken>]
          ? true
          : false
        : false
      : false
    : false

/** The message for a part that is not written for this scope, or for a parameter `this`; or `never`. */
export type PartProblem<Call extends string, Given, Registry, Frame extends AnyFrame, State, Keys> = ThisProblem<
  Call,
  Given,
  IsPart<Given> extends true
    ? IsPartFor<Given, Registry, Frame, State, Keys> extends true
      ? never
      : PartMessage<Call>
    : never
>

/**
 * The error message for a callback after a name or a path, or `never`. It is the message of the name: the compiler prints the
 * type of the argument that a message belongs to, and for a callback that is hundreds of characters. A part is
 * refused here, also one that fits. It distributes over `Given`, the callback, and `Whole` remains the whole union.
 */
export type CallbackProblem<
  Call extends string,
  Inner extends AnyFrame,
  Returned,
  Given,
  Whole = Given,
> = Given extends unknown
  ? [Whole] extends [Given]
    ? ReturnProblem<Call, Inner, Returned> extends never
      ? unknown extends Given | Returned
        ? AnyCallbackProblem<Call, Given> | AnyCallbackProblem<Call, Returned>
        : Given extends NotACallback
          ? CallMessage<Call, typeof NOT_A_FUNCTION>
          : Usual extends Given
            ? never
            : ThisProblem<Call, Given, IsPart<Given> extends true ? PartMessage<Call> : never>
      : ReturnOrPartMessage<Call, Given>
    : SeveralCallbacksMessage<Call>
  : never

/**
 * The error message for a callback behind a name or a path of which nothing is known: one of type `any`, or none. A call without its
 * callback is a parameter hint behind the last comma. It must not fit: the hint would print all types of the signature, and 7.0 those of
 * the first one, as they are declared. Callers ask whether `Blank extends Mark` (see `IfWritten`), or `extends Keys` in a resource, where
 * options may stand in its place (see `ArgumentKeys`); both are `never` for a function without types. A resource knows nothing at first of a part
 * that a call of a generic function makes, such as `part.bind(…)`: the message is for it. To find that before all other checks saves a
 * twentieth of a table of namespaces.
 */
export type MissingCallbackProblem<Call extends string, Given> = 0 extends 1 & Given
  ? AnyCallbackProblem<Call, Given>
  : PartMessage<Call>

/** For a callback that may be a part. */
export type ReturnOrPartMessage<Call extends string, Given> =
  IsPart<Given> extends true ? PartMessage<Call> : ReturnMessage<Call>

/**
 * Whether a callback is one function and its result one chain: the short check, beside the question whether the result has the
 * frame of the callback's scope. Its conditions distribute, and of `any` the result is both branches: so it is `true` neither
 * for a union nor for `any`. As long as nothing is known of the callback (`unknown` and `NoCallback`) it is `true`. A part does not
 * pass, nor does a function with a parameter `this`, nor a result with the mark `InsideCollection`.
 */
export type IsOneCallback<Given, Returned, AllGiven = Given, AllReturned = Returned> = Given extends NotACallback
  ? false
  : AllGiven extends Given
    ? Returned extends ScopeWithoutMark
      ? AllReturned extends Returned
        ? Usual extends Given
          ? true
          : false
        : false
      : false
    : false

/** The type of `this` in a call whose only argument is the callback: the scope, or the message for a callback of type `any`. */
export type ThisWithCallback<Self, Call extends string, Given, Returned> =
  IsOneCallback<Given, Returned> extends true
    ? Self
    : ThisOrMessage<Self, AnyCallbackProblem<Call, Given> | AnyCallbackProblem<Call, Returned>>

/** The message alone, as with `Self &` before it the compiler would print the scope again, and the message twice. */
export type ThisOrMessage<Self, Problem> = [Problem] extends [never]
  ? Self
  : [Problem] extends [infer Message]
    ? Message
    : never

/** The entries that a callback declares, or `never` where there is none. */
export type ReturnedEntries<Returned> = Returned extends AnyScope ? EntriesIn<Returned> : never

/** The entries of a callback as the scope around it stores them: with the state that `use` has added to them. */
export type CallbackEntries<Returned, OuterState> = Returned extends AnyScope
  ? OuterState extends StateIn<Returned>
    ? EntriesIn<Returned>
    : EntriesWithState<StateIn<Returned>, EntriesIn<Returned>>
  : Returned extends NoCallback
    ? never
    : Refused

/** The same for a call that is not accepted before its callback is right. */
export type ResultEntries<Returned extends AnyResult, OuterState> =
  OuterState extends StateIn<Returned> ? EntriesIn<Returned> : EntriesWithState<StateIn<Returned>, EntriesIn<Returned>>

/** The same for a call whose result is used even if its callback is refused. */
export type CheckedEntries<Returned extends AnyResult, OuterState> =
  unknown extends EntriesIn<Returned> ? Refused : ResultEntries<Returned, OuterState>

/** The same for a call that must have a callback. Without a result of it, or with one of type `any`, the call was refused. */
export type RequiredEntries<Returned, OuterState> = 0 extends 1 & Returned
  ? Refused
  : Returned extends NoCallback
    ? Refused
    : Returned extends AnyScope
      ? ResultEntries<Returned, OuterState>
      : Refused

/** The same for a refused call: the entries of a chain from elsewhere, as a part for another place has, do not belong there. */
export type RefusedCallbackEntries<Inner extends AnyFrame, Returned, OuterState> =
  ReturnProblem<'', Inner, Returned> extends never ? RequiredEntries<Returned, OuterState> : Refused

/** The same for a scope in `Frame`, which adds nothing to controller paths: its own frame would cost an editor more. */
export type RefusedScopeEntries<Frame extends AnyFrame, Returned, OuterState> = Returned extends {
  readonly [FRAME]: { readonly controllerPrefix: Frame['controllerPrefix'] }
}
  ? RequiredEntries<Returned, OuterState>
  : Refused

/** Entries with the state of their scope. */
export type EntriesWithState<State, Entries> = [Entries] extends [never] ? never : WithState<State, Entries>
