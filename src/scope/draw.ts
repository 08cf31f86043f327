/** Splitting a table over files: `draw`, after Rails, takes a part that is written elsewhere for the scope it goes into. */

import type { AnyFrame } from '../route/frame.js'
import type { CallMessage, DuplicateNestedMessage } from '../text/messages.js'
import type { Duplicates, KeysAndPrefixes, PathConflictCandidates, RouteKeys } from './conflicts.js'
import type { AnyScope, CallbackEntries, ReturnProblem } from './state.js'

/** A part: a callback whose parameter is written down. */
export type AnyPart = (r: never) => unknown

export type PlaceOf<Here extends AnyFrame> =
  `${Here['path'] extends '' ? 'the top' : Here['path']}${Here['group'] extends '' ? '' : ` (${Here['group']})`}`

export type StateProblem<State, PartState, Next> = State extends PartState
  ? Next
  : CallMessage<
      'draw',
      `the part asks for ctx.state.${Exclude<keyof PartState, keyof State> & string}, which this scope does not give`
    >

export type ReturnedProblem<Self extends AnyScope, Here extends AnyFrame, Returned> = [
  ReturnProblem<'draw', Here, Returned>,
] extends [never]
  ? [PartDuplicates<Self, Here, Returned>] extends [never]
    ? never
    : DuplicateNestedMessage<'draw', Here['path'] extends '' ? '/' : Here['path']>
  : ReturnProblem<'draw', Here, Returned>

/** The keys of a part's routes that stand already. All are compared only where a head of the part is met again. */
type PartDuplicates<Self extends AnyScope, Here extends AnyFrame, Returned> = Returned extends AnyScope
  ? [PathConflictCandidates<Self, Here, KeysAndPrefixes<Here, Returned>>] extends [never]
    ? never
    : Duplicates<RouteKeys<Here, Returned>, PathConflictCandidates<Self, Here, KeysAndPrefixes<Here, Returned>>>
  : never

/** What a part adds to the entries of its scope. */
export type PartEntries<State, Part extends AnyPart> = CallbackEntries<ReturnType<Part>, State>
