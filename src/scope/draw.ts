/** Splitting a table over files: `draw`, after Rails, takes a part that is written elsewhere for the scope it goes into. */

import type { AnyLevel } from '../route/frame.js'
import type { CallMessage, RepeatedBelowMessage } from '../text/messages.js'
import type { HeldKeys, PathRivals, Repeated, RouteKeys } from './conflicts.js'
import type { AnyScope, Drawn, ReturnProblem } from './state.js'

/** A part: a callback whose parameter is written down. */
export type AnyPart = (r: never) => unknown

export type PlaceOf<Here extends AnyLevel> =
  `${Here['path'] extends '' ? 'the top' : Here['path']}${Here['group'] extends '' ? '' : ` (${Here['group']})`}`

export type StateProblem<State, PartState, Next> = State extends PartState
  ? Next
  : CallMessage<
      'draw',
      `the part asks for ctx.state.${Exclude<keyof PartState, keyof State> & string}, which this scope does not give`
    >

export type ReturnedProblem<Self extends AnyScope, Here extends AnyLevel, Returned> = [
  ReturnProblem<'draw', Here, Returned>,
] extends [never]
  ? [PartRivals<Self, Here, Returned>] extends [never]
    ? never
    : RepeatedBelowMessage<'draw', Here['path'] extends '' ? '/' : Here['path']>
  : ReturnProblem<'draw', Here, Returned>

/** The keys of a part's routes that stand already. All are compared only where a head of the part is met again. */
type PartRivals<Self extends AnyScope, Here extends AnyLevel, Returned> = Returned extends AnyScope
  ? [PathRivals<Self, Here, HeldKeys<Here, Returned>>] extends [never]
    ? never
    : Repeated<RouteKeys<Here, Returned>, PathRivals<Self, Here, HeldKeys<Here, Returned>>>
  : never

/** What a part adds to the entries of its scope. */
export type PartEntries<State, Part extends AnyPart> = Drawn<ReturnType<Part>, State>
