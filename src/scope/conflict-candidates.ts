/** Conflict candidates: the routes that a declaration may duplicate. See `conflicts.ts`. */

import type { AnyFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { IsAnyOrUnresolved } from '../text/inference.js'
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
import type {
  HasShallow,
  InsideKeys,
  IsRelative,
  RelativeEntryKeys,
  ShallowEntryKeys,
  ShallowRouteKeysIn,
  WithoutShallow,
} from './shallow-keys.js'

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

/**
 * Whether all routes in a callback without a path, such as that of a group, are new as far as the keys show: the callback and the
 * scope have no path prefix in common, or only those of verbs. The keys of verbs are among the keys, so none has to be made.
 */
export type AreVerbsNew<Frame extends AnyFrame, Keys, Added> =
  | (Outside & Added)
  | ((Shallow | ExpectsId | ExpectsCollection) & (Keys | Added | Frame['shallow'])) extends never
  ? IsNoRoute<Keys & Added & string, Keys | Added>
  : false
type IsNoRoute<Shared extends string, Keys> = (`${Shared}/` & Keys) | (Shared & `${string} ${string}`) extends never
  ? true
  : false

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
export type RouteKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string, Keys = never> =
  HasNames<Frame, Self, Keys> extends true
    ? CallbackPrefix<Frame['idShape'], Name> & KeysIn<Self> extends never
      ? KeysIn<Self> | RouteKeysOf<Frame['idShape'], Name & NamesIn<Self>>
      : EntryKeysAt<Frame, Self, Name, HasShallow<Frame, KeysIn<Self>>>
    : AllRouteKeysIn<Frame, Self, Keys>

/** The path prefixes of callbacks that have routes at a name. Without one in use, all routes there are verbs, whose keys are recorded. */
type CallbackPrefix<Shape extends string, Name extends string> = `${Shape}/${'' | `${Name}/`}`

type EntryKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string, IsMarked> =
  | KeysIn<Self>
  | ([IsMarked] extends [never]
      ?
          | RouteKeysOf<Frame['idShape'], NameAt<Name, Self>>
          | KeysAt<EntriesKnownIn<Self>, Frame['idShape'], EntryAt<Name>>
      :
          | ShallowEntryKeys<Frame, NameAt<Name, Self>, never>
          | (IsRelative<Frame> extends true
              ? KeysAtOrOutside<EntriesKnownIn<Self>, EntryAt<Name>>
              : InsideKeysAt<EntriesKnownIn<Self>, Frame['idShape'], EntryAt<Name>>))

/** The default resource with a name, in the scope or in a group without a state of its own. */
type NameAt<Name extends string, Self extends AnyScope> = Name extends AllEntriesIn<Self> ? Name : never
type EntriesKnownIn<Self extends AnyScope> = IsAnyOrUnresolved<EntriesIn<Self>> extends true ? never : EntriesIn<Self>

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

/**
 * The keys of the other entries that have routes at a name. Those of verbs and of redirects are among the keys of the scope. Shallow
 * resources have routes outside of their name, so they are always among the entries.
 *
 * With `infer`, the compiler works out the keys of an entry once, however many declarations are compared with it. Without, it would
 * do so each time, as the keys are all that is left of the condition.
 */
type KeysAt<Entry, Shape extends string, At> = Entry extends string
  ? never
  : Entry extends At
    ? RouteKeysOf<Shape, Entry> extends infer Keys
      ? Keys
      : never
    : Entry extends InsideOfName
      ? never
      : Entry extends WithoutPath
        ? ChildKeysAt<Entry['children'], Shape, At> extends infer Keys
          ? Keys
          : never
        : RouteKeysOf<Shape, Entry>
type ChildKeysAt<Entry, Shape extends string, At> = Entry extends string
  ? Entry extends At
    ? RouteKeysOf<Shape, Entry>
    : never
  : KeysAt<Entry, Shape, At>
type InsideOfName =
  | { readonly settings: WithoutShallow }
  | { readonly kind: 'defaultResources' | InsideOfScope['kind'] }
interface WithoutPath {
  readonly kind: 'state' | 'module'
  readonly children: unknown
}

/** The same in a scope in resources that has shallow ones, without the routes outside. */
type InsideKeysAt<Entry, Shape extends string, At> = Entry extends string
  ? never
  : Entry extends At
    ? InsideKeys<Shape, Entry> extends infer Keys
      ? Keys
      : never
    : Entry extends InsideOfName
      ? never
      : Entry extends WithoutPath
        ? ChildInsideKeysAt<Entry['children'], Shape, At> extends infer Keys
          ? Keys
          : never
        : InsideKeys<Shape, Entry>
type ChildInsideKeysAt<Entry, Shape extends string, At> = Entry extends string
  ? Entry extends At
    ? InsideKeys<Shape, Entry>
    : never
  : InsideKeysAt<Entry, Shape, At>

/** The same for a scope with the mark, where the callback of any resource may have shallow resources in it. */
type KeysAtOrOutside<Entry, At> = Entry extends string
  ? never
  : Entry extends At
    ? RelativeEntryKeys<Entry> extends infer Keys
      ? Keys
      : never
    : Entry extends InsideOfScope
      ? never
      : Entry extends InsideOfName
        ? ShallowIn<Entry> extends never
          ? never
          : RelativeEntryKeys<Entry> extends infer Keys
            ? Keys
            : never
        : Entry extends WithoutPath
          ? ChildKeysAtOrOutside<Entry['children'], At> extends infer Keys
            ? Keys
            : never
          : RelativeEntryKeys<Entry>
type ChildKeysAtOrOutside<Entry, At> = Entry extends string
  ? Entry extends At
    ? RelativeEntryKeys<Entry>
    : never
  : KeysAtOrOutside<Entry, At>
interface InsideOfScope {
  readonly kind: 'namespace' | 'scope' | 'kindedScope' | 'redirect' | 'unregistered'
}

/** The shallow resources in an entry, which the compiler works out once for each. */
type ShallowIn<Entry> = Entry extends { readonly renamed: Shallow }
  ? Entry
  : Entry extends { readonly children: infer Children }
    ? ShallowIn<Children>
    : never

/** The entries whose routes may begin with a name. */
type EntryAt<Name extends string> =
  | Name
  | { readonly resources: Name }
  | { readonly resource: Name }
  | { readonly segment: Name }
  | { readonly namespace: Name }
  | { readonly scope: PathAt<Name> }
type PathAt<Name extends string> = Name extends `${string}${':' | '*'}${string}`
  ? `${string}${':' | '*'}${string}`
  : `${'' | '/'}${Name}${'' | `/${string}`}`
