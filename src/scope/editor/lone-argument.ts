/** Calls with one argument that take two or more: `namespace`, `mount` and `redirect`. */

import type { Unoffered } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'

/**
 * The type of the only argument: the error message. `Missing` says what must follow a text, and `Other` what must come before
 * anything else. A function without types is not known at first (`Given` is `never`), and gets types for its parameters from
 * `Untyped`. A value of type `any` would fit every message.
 */
export type LoneArgument<
  Call extends string,
  Given,
  Missing extends string,
  Other extends string,
  Untyped = UntypedFunction,
> = [Given] extends [never]
  ? Untyped
  : unknown extends Given
    ? never
    : Given extends string
      ? Unoffered<CallMessage<CallOf<Call, Given>, Missing>>
      : CallMessage<Call, Other>

/** For a namespace without a name. */
export const NAME_FIRST = 'the name comes before the callback: namespace(name, callback)'
/** For something in place of a target. */
export const TARGET_TEXT = 'the target must be a string'
