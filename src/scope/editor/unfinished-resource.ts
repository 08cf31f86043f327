/** What an editor offers in an unfinished call of `resources` or `resource`. */

import type { ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Unwritten } from '../../text/inference.js'
import type { OptionsOf } from '../resources/options.js'
import type { ResourceInnerFrame } from '../resources/resource-callback.js'
import type { RefusedCallbackScope } from '../scope.js'
import type { OfferedOptions } from './offered-options.js'

/**
 * The options or the callback of an unfinished call. The compiler looks at the type of this parameter for every call without
 * a second argument. So it is one conditional type with few arguments, which costs little while it waits for `Name`. In a call with
 * an argument too many, that argument alone is an error.
 */
export type OfferedOptionsOrCallback<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Only,
  Except,
  Controller,
  Used extends PropertyKey,
  Last,
> = Name extends Unwritten
  ? OptionsOf[Kind]
  :
      | ([Last] extends [never] ? OfferedOptions<Kind, Registry, Frame, Name, Only, Except, Controller, Used> : object)
      | ((r: RefusedCallbackScope<Registry, ResourceInnerFrame<Kind, Registry, Frame, Name, {}>, State>) => unknown)
