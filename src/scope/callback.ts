/** What a callback returns, and what the scope around it stores of that. */

import type { AnyFrame } from '../route/frame.js'
import type { WithState } from '../route/stored.js'
import type { Undistributed } from '../text/inference.js'
import type { ReturnMessage } from '../text/messages.js'
import type { AllEntriesIn, AnyScope, EntriesIn, IDENTITY, Identity, NamesIn, StateIn } from './record.js'

/** In place of a callback's result, where there is no callback or nothing is known of its result yet. */
export interface NoCallback {
  readonly noCallback: true
}

/**
 * The error message for a callback that does not return its own chain, or that returns one of two, as
 * `condition ? r.get(…) : r` does: then the compiler cannot say which routes there are. The state and the entries of the
 * chain are inferred; `any` in their place would not work, since an empty scope has `never` there, to which `any` is
 * not assignable.
 */
export type ReturnProblem<Call extends string, Inner extends AnyFrame, Returned> =
  Undistributed<Returned> extends Undistributed<{ readonly [IDENTITY]: Identity<Inner, infer _State, infer _Entries> }>
    ? never
    : [Returned] extends [NoCallback]
      ? never
      : ReturnMessage<Call>

/** The entries that a callback declares, or `never` where there is none. */
export type ReturnedEntries<Returned> = Returned extends AnyScope ? AllEntriesIn<Returned> : never

/**
 * The entries that a callback declares as the scope around it stores them: with the state that `use` has added to them. The
 * union is written out because hovers and declaration files would show `AllEntriesIn` with all its arguments.
 */
export type CallbackEntries<Returned, OuterState> = Returned extends AnyScope
  ? OuterState extends StateIn<Returned>
    ? EntriesIn<Returned> | NamesIn<Returned>
    : EntriesWithState<StateIn<Returned>, EntriesIn<Returned> | NamesIn<Returned>>
  : never

/** Entries with the state of their scope. */
export type EntriesWithState<State, Entries> = [Entries] extends [never] ? never : WithState<State, Entries>
