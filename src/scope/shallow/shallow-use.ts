/**
 * `use` and shallow resources. The members of shallow resources have no parameters of the resources around them. So what a `use`
 * before them expects must be among the parameters that they have: the `id`, and those of scopes.
 *
 * A scope whose `use` expects another one has the mark `Expects` among its keys, and then no members of shallow resources may
 * follow, also not in callbacks. Their collections may: these are in the resources around.
 */

import type { ChosenActions, MemberAction } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { CallMessage } from '../../text/messages.js'
import type { ReturnedEntries } from '../callback.js'
import type { MiddlewareKind } from '../middleware/middleware-kind.js'
import type { AnyScope, Expects, FrameIn, KeysIn, StateIn, UseMarks } from '../record.js'
import type { UseOf, WithUse } from '../resources/resource-state.js'
import type { IsRightWhole } from '../resources/usual-use.js'
import type { ExpectsIdKeys, IdUseProblem } from '../use/id-use.js'
import type { UseProblemWith } from '../use/use.js'
import type { MarkOf, SharedParams } from './shallow.js'
import type { OutsidePrefixes } from './shallow-keys.js'

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
  : OutsidePrefixes<Stored> | ShallowMembers<Stored, Options> extends never
    ? never
    : ShallowUseMessage<Call>

/** The standard actions of shallow resources that are outside. They are no part of the entry itself. */
type ShallowMembers<Entry, Options> = Entry extends { readonly renamed: Shallow }
  ? ChosenActions<'resources', Options> & MemberAction
  : never

/** The error message for resources that are shallow, or have shallow ones in them, or `never`. `Stored` is the entry. */
export type ResourceUseProblem<Call extends string, Self extends AnyScope, Stored, Options> = UseMarks &
  KeysIn<Self> extends never
  ? never
  : ShallowUseProblem<Call, Self, Stored, Options> extends never
    ? IdUseProblem<Call, Self, Stored, Options>
    : ShallowUseProblem<Call, Self, Stored, Options>

/** The same where its callback is one with the mark `Outside`, or not. */
export type CallbackUseProblem<Call extends string, Self extends AnyScope, Returned> =
  MarkOf<Returned> extends never
    ? IdUseProblem<Call, Self, ReturnedEntries<Returned>>
    : ResourceUseProblem<Call, Self, ReturnedEntries<Returned>, never>

/** The same for resources that have the option `use`, which applies to their callback. `Stored` is the entry. */
export type OptionUseProblem<
  Call extends string,
  Self extends AnyScope,
  Outer extends AnyFrame,
  Options,
  Stored,
> = UseMarks & KeysIn<Self> extends never
  ? OwnUseProblem<Call, Self, Outer, Options, Stored>
  : ResourceUseProblem<Call, Self, Stored, Options> | OwnUseProblem<Call, Self, Outer, Options, Stored>

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
      : OutsidePrefixes<Stored> extends never
        ? never
        : ShallowUseMessage<Call>
    : never
  : never

type ShallowUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects a parameter of the resources around, which the members of shallow resources do not have"
>
