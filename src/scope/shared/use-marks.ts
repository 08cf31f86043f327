/**
 * What may not follow a `use`: routes that have not the parameters which its middleware expects. In the callback of
 * `resources('places', …)`, `ctx.params.id` of a verb is the id of the place. In nested resources, that id is `placeId`, and `id` is
 * the id of the nested resource. In a collection there is no id of a place, and if the places are nested, `id` is that of the resource
 * around them: a `use` would find another value there, or `undefined`. The members of shallow resources have no parameters of the
 * resources around them, but the `id` and those of scopes. Their collections have all.
 *
 * A scope with such a `use` has marks among its keys. Only the declarations in such a scope, and their callbacks, are checked.
 */

import type {
  AnyScope,
  Expects,
  ExpectsCollection,
  ExpectsId,
  InsideCollection,
  KeysIn,
  UseMarks,
} from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { ActionsIn, Shallow } from '../../frame/settings.js'
import type { ChosenActions, MemberAction } from '../../route/actions.js'
import type { CallMessage } from '../../text/messages.js'
import type { ReturnedEntries } from './callback.js'

/**
 * The error message for a call with these entries, or `never`. The options are those of `resources`, where this is one. A route lacks
 * the id that a verb in the scope has if it would be outside, were all resources among the entries shallow.
 */
export type IdUseProblem<Call extends string, Self extends AnyScope, Entries, Options = never> = (
  | ExpectsId
  | ExpectsCollection
) &
  KeysIn<Self> extends never
  ? never
  :
        | (ExpectsCollection & KeysIn<Self> extends never ? never : HasCollection<Entries>)
        | (ExpectsId & KeysIn<Self> extends never
            ? never
            : OutsideIn<Entries, Shallow> | OwnMembers<Entries, Options>) extends never
    ? never
    : IdUseMessage<Call>

/** The standard actions that are no part of the entry itself. */
type OwnMembers<Entry, Options> = [Options] extends [never]
  ? never
  : Entry extends PluralEntry
    ? ChosenActions<'resources', Options> & MemberAction
    : never

/** Not `never` if there is a collection of the scope itself among the entries, as a group or a part may have one. */
type HasCollection<Entry> = Entry extends { readonly kind: 'collection' }
  ? ExpectsCollection
  : Entry extends { readonly kind: 'state'; readonly children: infer Children }
    ? HasCollection<Children>
    : never

/**
 * Not `never` if entries in resources have members of shallow resources, which are outside of the path of their scope. `IsShallow` is
 * not `never` in shallow resources.
 */
export type OutsideIn<Entry, IsShallow = never> = Entry extends string
  ? Entry extends `${string} ${string}`
    ? never
    : IsShallow // a default resource, which has members
  : Entry extends { readonly children: infer Children }
    ? Entry extends PluralEntry
      ? IsShallow | ShallowOf<Entry> extends never
        ? OutsideIn<Children>
        : (ActionsOf<Entry> & MemberAction) | BelowId<Children> extends never
          ? OutsideIn<Children, Shallow>
          : Shallow
      : OutsideIn<Children, IsShallow>
    : never

type ShallowOf<Entry> =
  | (Entry extends { readonly renamed: Shallow } ? Shallow : never)
  | (Entry extends { readonly settings: { readonly shallow: infer IsShallow } } ? IsShallow : never)
type PluralEntry = { readonly kind: 'defaultResources' | 'resources' } | { readonly renamed: 'resources' | 'shallow' }
type ActionsOf<Entry> = Entry extends { readonly settings: infer Settings } ? ActionsIn<Settings> : MemberAction

/** Not `never` if an entry in resources is below their id, as all but collections are. */
type BelowId<Entry> = Entry extends Refused | { readonly kind: 'collection' }
  ? never
  : Entry extends { readonly kind: 'state'; readonly children: infer Children }
    ? BelowId<Children>
    : ExpectsId

/** The error message for a collection in a scope with the mark, or `never`. */
export type CollectionUseProblem<Returned> = Returned extends AnyScope
  ? InsideCollection & KeysIn<Returned> extends never
    ? never
    : IdUseMessage<'collection'>
  : never

/** For a call after a `use` that expects an id which the routes of the call do not have. */
type IdUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects an id that these routes lack or have for another resource: declare them before it"
>

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
export type ResourceUseProblem<Call extends string, Self extends AnyScope, Stored, Options> = UseMarks &
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

export type ShallowUseMessage<Call extends string> = CallMessage<
  Call,
  "'use' expects a parameter of the resources around, which the members of shallow resources do not have"
>
