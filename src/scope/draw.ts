/** `draw`, a word of Rails: declares a part of the table that is written in another file, for the scope of the call. */

import type { AnyFrame } from '../route/frame.js'
import type { CallMessage, DuplicateNestedMessage } from '../text/messages.js'
import type { CallbackEntries, ReturnProblem } from './callback.js'
import type { AllKeysIn, AllRouteKeysIn, Duplicates, KeyConflictCandidates } from './conflicts.js'
import type { AnyScope } from './record.js'

/** A part: a callback whose parameter has a written type. */
export type AnyPart = (r: never) => unknown

/** What `draw` adds to the entries of its scope. */
export type PartEntries<State, Part extends AnyPart> = CallbackEntries<ReturnType<Part>, State>

/** The error message for a part that expects state which its scope does not provide; or what else is wrong with the part. */
export type PartStateProblem<State, PartState, Other> = State extends PartState
  ? Other
  : CallMessage<
      'draw',
      `the part expects a ctx that this scope does not provide: ctx.state.${Exclude<keyof PartState, keyof State> & string}`
    >

/** The error message for a part that is written for another place. */
export type PartPlaceMessage<PartFrame extends AnyFrame, Frame extends AnyFrame> = CallMessage<
  'draw',
  `the part is written for ${PlaceOf<PartFrame>}, not for ${PlaceOf<Frame>}`
>
type PlaceOf<Frame extends AnyFrame> =
  `${Frame['path'] extends '' ? 'the top of the table' : Frame['path']}${Frame['controllerPath'] extends '' ? '' : ` (${Frame['controllerPath']})`}`

/** What is wrong with the chain that a part returns, or `never`. */
export type PartReturnProblem<Self extends AnyScope, Frame extends AnyFrame, Returned> = [
  ReturnProblem<'draw', Frame, Returned>,
] extends [never]
  ? [PartDuplicates<Self, Frame, Returned>] extends [never]
    ? never
    : DuplicateNestedMessage<'draw', Frame['path'] extends '' ? '/' : Frame['path']>
  : ReturnProblem<'draw', Frame, Returned>

/** The keys of a part's routes that duplicate routes of the scope. They are compared only if a path prefix is in use. */
type PartDuplicates<Self extends AnyScope, Frame extends AnyFrame, Returned> = Returned extends AnyScope
  ? [KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned>>] extends [never]
    ? never
    : Duplicates<AllRouteKeysIn<Frame, Returned>, KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned>>>
  : never
