/**
 * `use` and shallow resources. The members of shallow resources have no parameters of the resources around them. So what a `use`
 * before them expects must be among the parameters that they have: the `id`, and those of scopes.
 *
 * A scope whose `use` expects another one has the mark `Expects` among its keys, and then no shallow resources may follow, also
 * not in callbacks.
 */

import type { AnyFrame } from '../route/frame.js'
import type { CallMessage } from '../text/messages.js'
import type { MiddlewareKind } from './middleware-kind.js'
import type { AnyScope, Expects, FrameIn, KeysIn, StateIn } from './record.js'
import type { UseOf, WithUse } from './resource-state.js'
import type { MarkOf, SharedParams } from './shallow.js'
import type { UseProblemWith } from './use.js'
import type { IsRightWhole } from './usual-use.js'

/**
 * The mark for a middleware of `use`, or `never`. Most middlewares expect nothing of the route. In a tuple for one whose name the
 * compiler cannot find: otherwise the keys of the scope would be unresolved, too, and its other declarations errors.
 */
export type ExpectsKeys<Self extends AnyScope, Given> = [MiddlewareKind<Given>] extends ['adds' | 'plain']
  ? never
  : UseProblemWith<SharedParams<FrameIn<Self>>, StateIn<Self>, Given> extends never
    ? never
    : Expects

/** The error message for a call with shallow resources in it, or `never`. */
export type ShallowUseProblem<Call extends string, Self extends AnyScope> = Expects & KeysIn<Self> extends never
  ? never
  : ShallowUseMessage<Call>

/** The same where its callback is one with the mark `Outside`, or not. */
export type CallbackUseProblem<Call extends string, Self extends AnyScope, Returned> =
  MarkOf<Returned> extends never ? never : ShallowUseProblem<Call, Self>

/** The same for resources that have the option `use`, which applies to their callback. */
export type OptionUseProblem<Call extends string, Self extends AnyScope, Outer extends AnyFrame, Options> = Expects &
  KeysIn<Self> extends never
  ? Options extends WithUse
    ? UseOf<Options> extends Function | readonly unknown[]
      ? IsRightWhole<Outer, StateIn<Self>, UseOf<Options>> extends true
        ? never
        : ShallowUseMessage<Call>
      : never
    : never
  : ShallowUseMessage<Call>

type ShallowUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects a parameter of the resources around, which the members of shallow resources do not have"
>
