/**
 * `use` and shallow resources. The members of shallow resources have no parameters of the resources around them. So what a `use`
 * before them expects must be among the parameters that they have: the `id`, and those of scopes.
 *
 * A scope whose `use` expects another one has the mark `Expects` among its keys, and then no members of shallow resources may
 * follow, also not in callbacks. Their collections may: these are in the resources around.
 */

import type { ChosenActions, MemberAction } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Shallow } from '../../route/settings.js'
import type { CallMessage } from '../../text/messages.js'
import type { ReturnedEntries } from '../callback.js'
import type { MiddlewareKind } from '../middleware/middleware-kind.js'
import type { AnyScope, Expects, FrameIn, KeysIn, StateIn, UseMarks } from '../record.js'
import type { UseOf, WithUse } from '../resources/resource-state.js'
import type { IsRightWhole } from '../resources/usual-use.js'
import type { ExpectsIdKeys, IdUseProblem, OutsideIn } from '../use/id-use.js'
import type { UseProblemWith } from '../use/use.js'
import type { HasOutside, SharedParams, WithShallow } from './shallow.js'

/**
 * The mark for a middleware of `use`, or `never`. Most middlewares expect nothing of the route. In a tuple for one whose name the
 * compiler cannot find: otherwise the keys of the scope would be unresolved, too, and its other declarations errors.
 */
export type ExpectsKeys<Self extends AnyScope, Given> = [MiddlewareKind<Given>] extends ['adds' | 'plain']
  ? never
  : UseProblemWith<never, StateIn<Self>, Given> extends never
    ? never
    :
        | (UseProblemWith<SharedParams<FrameIn<Self>>, StateIn<Self>, Given> extends never ? never : Expects)
        | ExpectsIdKeys<Self, Given>

/** The error message for a call with routes outside of its path, or `never`. `Stored` is the entry. */
type ShallowUseProblem<Call extends string, Self extends AnyScope, Stored, Options> = Expects &
  KeysIn<Self> extends never
  ? never
  : OutsideIn<Stored> | ShallowMembers<Stored, Options> extends never
    ? never
    : ShallowUseMessage<Call>

/** The standard actions of shallow resources that are outside. They are no part of the entry itself. */
type ShallowMembers<Entry, Options> = Entry extends { readonly renamed: Shallow }
  ? ChosenActions<'resources', Options> & MemberAction
  : never

/** The error message for resources that are shallow, or have shallow ones in them, or `never`. `Stored` is the entry. */
type ResourceUseProblem<Call extends string, Self extends AnyScope, Stored, Options> = UseMarks &
  KeysIn<Self> extends never
  ? never
  : ShallowUseProblem<Call, Self, Stored, Options> extends never
    ? IdUseProblem<Call, Self, Stored, Options>
    : ShallowUseProblem<Call, Self, Stored, Options>

/** The same for the routes of a callback. */
export type CallbackUseProblem<Call extends string, Self extends AnyScope, Returned> = UseMarks &
  KeysIn<Self> extends never
  ? never
  : ResourceUseProblem<Call, Self, ReturnedEntries<Returned>, never>

/** Not `never` if a `use` in the scope expects parameters, or one in the options may expect what routes outside do not have. */
export type UsesIn<Self extends AnyScope, Options, Returned> =
  | (UseMarks & KeysIn<Self>)
  | (Options extends WithUse ? (HasOutside<Returned> extends true ? Options : never) : never)

/** The same for resources that may have the option `use`, which applies to their callback. `Stored` is the entry. */
export type OptionUseProblem<Call extends string, Self extends AnyScope, Frame extends AnyFrame, Options, Stored> =
  | ResourceUseProblem<Call, Self, Stored, Options>
  | (Options extends WithShallow ? never : OwnUseProblem<Call, Self, ShallowOuterFrame<Frame>, Options, Stored>)

type OwnUseProblem<
  Call extends string,
  Self extends AnyScope,
  Outer extends AnyFrame,
  Options,
  Stored,
> = Options extends WithUse
  ? UseOf<Options> extends Function | readonly unknown[]
    ? IsRightWhole<Outer, StateIn<Self>, UseOf<Options>> extends true
      ? never
      : OutsideIn<Stored> extends never
        ? never
        : ShallowUseMessage<Call>
    : never
  : never

type ShallowUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects a parameter of the resources around, which the members of shallow resources do not have"
>
