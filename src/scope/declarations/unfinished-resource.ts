/** What an editor offers in an unfinished call of `resources` or `resource`. */

import type { ResourceKind } from '../../route/actions.js'
import type { CompletionOnly, HintOr, NoNames, TextHint, Unwritten } from '../../text/inference.js'
import type { Callback as HintCallback, UncheckedState } from '../editor/hint.js'
import type { OfferedNames, OfferedOptions } from '../resources/offered-options.js'
import type { OptionsOf } from '../resources/options.js'
import type { NamesOf } from '../resources/resources.js'
import type { ResourceInnerFrame } from '../resources/settings.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../shared/record.js'
import type { RefusedCallbackScope } from './scope.js'

/**
 * The options or the callback of an unfinished call. The compiler looks at the type of this parameter for every call without
 * a second argument. So it is one conditional type with few arguments, which costs little while it waits for `Name`. In a call with
 * an argument too many, that argument alone is an error.
 */
export type OfferedOptionsOrCallback<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Only,
  Except,
  Controller,
  Used extends PropertyKey,
  Last,
> = Name extends Unwritten
  ? OptionsOf[Kind]
  :
      | ([Last] extends [never]
          ? OfferedOptions<Kind, RegistryIn<Self>, FrameIn<Self>, Name, Only, Except, Controller, Used>
          : object)
      | OfferedInside<Kind, Self, Name, StateIn<Self>>

/** The name: those whose class has the actions that the options route. */
export type OfferedName<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Only,
  Except,
  Controller,
  Used,
> = CompletionOnly<
  Name,
  HintOr<
    Name,
    TextHint<Name>,
    OfferedNames<
      Kind,
      NamesOf<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>[Kind],
      RegistryIn<Self>,
      FrameIn<Self>,
      Only,
      Except,
      Controller,
      Used
    >
  >
>

/** The callback behind options. */
export type OfferedCallback<Kind extends ResourceKind, Self extends AnyScope, Name extends string> = HintOr<
  Name,
  HintCallback,
  OfferedInside<Kind, Self, Name, UncheckedState> | NoNames
>
type OfferedInside<Kind extends ResourceKind, Self extends AnyScope, Name extends string, State> = (
  r: RefusedCallbackScope<RegistryIn<Self>, ResourceInnerFrame<Kind, RegistryIn<Self>, FrameIn<Self>, Name, {}>, State>,
) => unknown
