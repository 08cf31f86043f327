/**
 * The option `shallow` of `resources`: members of the resources, and of those in them, have paths without the resources around. So the
 * callback of a call may have routes *outside* of the path of the call, and then the scope has the mark `Outside` among its keys.
 */

import type { AnyFrame } from '../../route/frame.js'
import type { IsInResources } from '../keys.js'
import type { AnyScope, KeysIn, Outside } from '../record.js'

/** Options with `shallow`. */
export interface WithShallow {
  readonly shallow: true
}

/** The mark that a call records. Outside of resources, what is nested in shallow ones may be anywhere in the scope all the same. */
export type OutsideMark<Frame extends AnyFrame, Options> = Options extends WithShallow
  ? IsInResources<Frame> extends true
    ? Outside
    : never
  : never

/** Whether a callback has routes outside. */
export type HasOutside<Returned> = Returned extends AnyScope
  ? Outside & KeysIn<Returned> extends never
    ? false
    : true
  : false

/** The parameters that `use` may expect where members of shallow resources follow. */
export type SharedParams<Frame extends AnyFrame> = Frame['params'] & (Frame['around']['params'] | 'id')
