/** `scope` without a path: a group, whose declarations have the paths of the scope around it and their own `use`. */

import type { AnyFrame } from '../route/frame.js'
import type { IsOne } from '../text/inference.js'
import type { CallMessage, DuplicateNestedMessage } from '../text/messages.js'
import type { NOT_A_FUNCTION, ReturnProblem, SeveralCallbacksMessage } from './callback.js'
import type { IdPrefix } from './conflicts.js'
import type { PartDuplicates } from './draw.js'
import type { AnyScope } from './record.js'

/**
 * The type of the callback of a group, as in `CheckedCallback`. `Callback` is the one that it should be. A text is a path
 * whose callback is missing.
 */
export type CheckedGroup<Self extends AnyScope, Frame extends AnyFrame, Callback, Returned, Given> = (
  IsOne<Given> extends true
    ? Given extends string
      ? CallMessage<`scope('${Given}')`, typeof NOT_A_FUNCTION>
      : GroupOrMessage<Self, Frame, Callback, Returned>
    : SeveralCallbacksMessage<'scope'>
) extends infer Type extends object | string
  ? Type
  : ((...given: never[]) => Returned) & Given

/** The callback, or the error message: it does not return its scope's chain, or a route exists already in the scope around. */
type GroupOrMessage<Self extends AnyScope, Frame extends AnyFrame, Callback, Returned> = [
  ReturnProblem<'scope', Frame, Returned>,
] extends [never]
  ? [PartDuplicates<Self, Frame, Returned>] extends [never]
    ? Callback
    : DuplicateNestedMessage<'scope', Frame['path'] extends '' ? '/' : Frame['path']>
  : ReturnProblem<'scope', Frame, Returned>

/** The keys that a group begins with. In a resource, paths of its collection may begin with its id. */
export type GroupInitialKeys<Frame extends AnyFrame> =
  | (Frame['idShape'] extends '/:' ? IdPrefix : never)
  | Frame['shallow']
