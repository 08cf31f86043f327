/**
 * `use` in the callback of resources, and the ids in paths. In the callback of `resources('places', …)`, `ctx.params.id` of a
 * verb is the id of the place. In nested resources, that id is `placeId`, and `id` is the id of the nested resource. In a
 * collection there is no id of a place, and if the places are nested, `id` is that of the resource around them. A `use` before
 * such routes must not expect these names: it would find another value, or `undefined`.
 *
 * A scope with such a `use` has marks among its keys. Only the declarations in such a scope are checked.
 */

import type { ChosenActions, MemberAction } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Refused } from '../../route/refused.js'
import type { ActionsIn, Shallow } from '../../route/settings.js'
import type { AnyScope, ExpectsCollection, ExpectsId, FrameIn, KeysIn, StateIn } from '../record.js'
import type { IdUseMessage } from './id-use-message.js'
import type { UseProblemWith } from './use.js'

/** The marks for a middleware of `use` that expects parameters, or `never`. */
export type ExpectsIdKeys<Self extends AnyScope, Given> =
  | (ExpectsMore<Self, FrameIn<Self>, Given> extends never ? never : ExpectsId)
  | (FrameIn<Self>['kind'] extends 'resources'
      ? ExpectsMore<Self, NonNullable<FrameIn<Self>['collection']>, Given> extends never
        ? never
        : ExpectsCollection
      : never)

/** Not `never` if it expects more than the parameters that all paths have: before another id and at the end of a path. */
type ExpectsMore<Self extends AnyScope, At extends ParamsAt, Given> = UseProblemWith<
  At['params'] & At['parentParams'],
  StateIn<Self>,
  Given
>
type ParamsAt = Pick<AnyFrame, 'params' | 'parentParams'>

/** The error message for a call with these entries, or `never`. The options are those of `resources`, where this is one. */
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
            : WithoutId<Entries> | OwnMembers<Entries, Options>) extends never
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

/** Not `never` if a route of the entries lacks the id that a verb in the scope has: as if all resources among them were shallow. */
type WithoutId<Entries> = OutsideIn<Entries, Shallow>

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
