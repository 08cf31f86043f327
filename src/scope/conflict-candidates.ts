/** Conflict candidates: the routes that a declaration may duplicate. See `conflicts.ts`. */

import type { AnyFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { RouteKeysOf } from './entry-keys.js'
import type {
  AllEntriesIn,
  AnyScope,
  EntriesIn,
  ExpectsCollection,
  ExpectsId,
  KeysIn,
  NamesIn,
  Outside,
} from './record.js'
import type { NameKeys } from './recorded-keys.js'
import type { FirstSegment } from './route-keys.js'
import type { HasShallow, IsRelative, ShallowEntryKeys, ShallowRouteKeysIn, WithoutShallow } from './shallow-keys.js'

/**
 * The conflict candidates of a declaration with a name: `never` as a rule, since its path prefix is not in use. The key without
 * the name (`'/'` or `'/:/'`) is that of a collection whose paths begin with a parameter, as a member's do.
 */
export type ConflictCandidates<Self extends AnyScope, Frame extends AnyFrame, Name extends string> =
  | ((Shallow | ExpectsId | `${Frame['idShape']}/${Name | ''}`) & KeysIn<Self>)
  | (Name & NamesIn<Self>) extends never
  ? never
  : RouteKeysAt<Frame, Self, Name>

/** The conflict candidates of a declaration with these keys. With the mark among them, it is compared in any case. */
export type KeyConflictCandidates<Self extends AnyScope, Frame extends AnyFrame, Keys> = (
  | Shallow
  | ExpectsId
  | ExpectsCollection
  | Keys
) &
  (KeysIn<Self> | NameKeys<Frame, NamesIn<Self>> | Outside) extends never
  ? never
  : RouteKeysAt<Frame, Self, NamesOf<Frame['idShape'], Keys>, Keys>

/** The keys of all routes in a scope, those in callbacks included. `Keys` are those of what they are compared with. */
export type AllRouteKeysIn<Frame extends AnyFrame, Self extends AnyScope, Keys = never> =
  HasShallow<Frame, KeysIn<Self> | Keys> extends never
    ? Extract<KeysIn<Self>, `${string} ${string}`> | RouteKeysOf<Frame['idShape'], AllEntriesIn<Self>>
    : ShallowRouteKeysIn<Frame, Self, KeysIn<Self> | Keys>

/**
 * The keys of the routes in a scope whose paths begin with one of these names, and some of others. With those of the whole scope,
 * each declaration below a path that is in use would cost as much as all that are before it. In a shallow scope, nothing can be
 * said of the names.
 */
export type RouteKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string, Keys = never> = (
  | Shallow
  | Outside
) &
  (KeysIn<Self> | Frame['shallow'] | Keys) extends never
  ? KeysIn<Self> | RouteKeysOf<Frame['idShape'], (Name & NamesIn<Self>) | EntriesAt<EntriesIn<Self>, EntryAt<Name>>>
  : HasNames<Frame, Self, Keys> extends true
    ?
        | KeysIn<Self>
        | ShallowEntryKeys<
            Frame,
            | (Name & NamesIn<Self>)
            | (IsRelative<Frame> extends true
                ? EntriesOrOutsideAt<EntriesIn<Self>, EntryAt<Name>>
                : EntriesAt<EntriesIn<Self>, EntryAt<Name>>),
            never
          >
    : AllRouteKeysIn<Frame, Self, Keys>

/**
 * Whether the names say where routes are: there are shallow resources in the scope, but not around it, and what is compared has no
 * routes outside.
 */
type HasNames<Frame extends AnyFrame, Self extends AnyScope, Keys> =
  | (Shallow & KeysIn<Self>)
  | Frame['shallow']
  | ((Shallow | Outside) & Keys) extends never
  ? true
  : false

/** The names with which the paths of these keys begin, after the id of the scope. */
export type NamesOf<Shape extends string, Key> = Key extends `${Shape}/${infer Path}`
  ? NameOf<FirstSegment<Path>>
  : never
type NameOf<Segment extends string> = Segment extends `${infer Name} ${string}` ? Name : Segment

/** Shallow resources have routes outside of their name, so they are always among the entries. */
type EntriesAt<Entry, At> = Entry extends At ? Entry : Entry extends InsideOfName ? never : Entry
type InsideOfName =
  | string
  | { readonly settings: WithoutShallow }
  | { readonly kind: 'defaultResources' | 'namespace' | 'scope' | 'kindedScope' }

/** The same for a scope with the mark, where the callback of any resource may have shallow resources in it. */
type EntriesOrOutsideAt<Entry, At> = Entry extends At
  ? Entry
  : Entry extends InsideOfScope
    ? never
    : Entry extends InsideOfName
      ? ShallowIn<Entry> extends never
        ? never
        : Entry
      : Entry
type InsideOfScope = string | { readonly kind: 'namespace' | 'scope' | 'kindedScope' }

/** The shallow resources in an entry, which the compiler works out once for each. */
type ShallowIn<Entry> = Entry extends { readonly renamed: Shallow }
  ? Entry
  : Entry extends { readonly children: infer Children }
    ? ShallowIn<Children>
    : never

/** The entries whose routes may begin with a name. */
type EntryAt<Name extends string> =
  | Name
  | `${string} ${PathAt<Name, '/'>}`
  | { readonly resources: Name }
  | { readonly resource: Name }
  | { readonly segment: Name }
  | { readonly namespace: Name }
  | { readonly scope: PathAt<Name, '' | '/'> }
  | { readonly kind: 'state' | 'module' | 'collection' | 'redirect' | 'unregistered' }
type PathAt<Name extends string, Slash extends string> = Name extends `${string}${':' | '*'}${string}`
  ? `${string}${':' | '*'}${string}`
  : `${Slash}${Name}${'' | `${'/' | ' '}${string}`}`
