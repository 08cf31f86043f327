/** What is wrong with the routes in a callback: they duplicate routes outside of it, or lack what a `use` expects. */

import type { AnyFrame } from '../../route/frame.js'
import type { DuplicateKeysMessage } from './existing-route.js'
import type { AllKeys, Duplicates } from './keys.js'
import type { AnyScope } from './record.js'
import type { CallbackUseProblem } from './use-marks.js'

/**
 * What is wrong with the routes in the callback of a call without routes of its own, or in a part; or `never`. `Path` is that of the
 * callback, and `Others` are the keys of the scope that its routes may duplicate.
 */
export type CallbackRoutesProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Others,
  Returned,
> =
  CallbackUseProblem<Call, Self, Returned> extends never
    ? NestedProblem<Call, Self, Frame, Path, AllKeys<Returned>, Others>
    : CallbackUseProblem<Call, Self, Returned>

/** The error message for a callback whose routes duplicate routes outside of it, or `never`. */
export type NestedProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Keys,
  Others,
> = [Duplicates<Keys, Others>] extends [never]
  ? never
  : DuplicateKeysMessage<Call, Self, Frame, Duplicates<Keys, Others>, Path>
