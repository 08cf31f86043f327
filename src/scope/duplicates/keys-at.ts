/**
 * The route keys of the entries that have routes at a name: what a declaration below a path in use is compared with. See
 * `conflict-candidates.ts`.
 */

import type { Shallow } from '../../route/settings.js'
import type { InsideKeys, RelativeEntryKeys, WithoutShallow } from '../shallow/shallow-keys.js'
import type { RouteKeysOf } from './entry-keys.js'
import type { EntriesAt, EntryKeysOn, OneByOne, Whole, WithoutPath } from './keys-on-path.js'

/**
 * The keys of the other entries that have routes at a name. Those of verbs and of redirects are among the keys of the scope. Shallow
 * resources have routes outside of their name, so they are always among the entries.
 *
 * `Rest` is the rest of the path of a single route that is compared, after the name: then the routes of namespaces are looked up, and
 * not made. The rest of all other paths is `Whole`. For callbacks it is `OneByOne`: many namespaces may have one name, and the
 * compiler compares all entries that it infers with each other.
 */
export type KeysAt<Entries, Shape extends string, Name extends string, Rest extends string> = Rest extends OneByOne
  ? KeysOfEach<Entries, Shape, EntryAt<Name>>
  : Name extends unknown
    ? KeysOf<EntriesAt<Entries, Name>, Shape, Name, Rest>
    : never

/** With `infer`, the compiler works out the keys of an entry once, however many declarations are compared with it. */
type KeysOf<Entry, Shape extends string, Name extends string, Rest extends string> = Entry extends WithoutPath
  ? KeysAt<Entry['children'], Shape, Name, Rest> | NamedKeys<Entry['children'], Shape, Name>
  : Rest extends Whole
    ? RouteKeysOf<Shape, Entry> extends infer Keys
      ? Keys
      : never
    : EntryKeysOn<Entry, Name, Rest, Shape>
/** The keys of the default resource with a name in a group. */
type NamedKeys<Entries, Shape extends string, Name extends string> = Name extends Entries
  ? RouteKeysOf<Shape, Name>
  : never

/** The keys of each entry at a name, in a few steps for each entry. */
type KeysOfEach<Entry, Shape extends string, At> = Entry extends string
  ? never
  : Entry extends At
    ? RouteKeysOf<Shape, Entry> extends infer Keys
      ? Keys
      : never
    : Entry extends InsideOfName
      ? never
      : Entry extends WithoutPath
        ? ChildKeysOfEach<Entry['children'], Shape, At> extends infer Keys
          ? Keys
          : never
        : RouteKeysOf<Shape, Entry>
type ChildKeysOfEach<Entry, Shape extends string, At> = Entry extends string
  ? Entry extends At
    ? RouteKeysOf<Shape, Entry>
    : never
  : KeysOfEach<Entry, Shape, At>

type InsideOfName =
  | { readonly settings: WithoutShallow }
  | { readonly kind: 'defaultResources' | InsideOfScope['kind'] }

/** The same in a scope in resources that has shallow ones, without the routes outside. */
export type InsideKeysAt<Entry, Shape extends string, At> = Entry extends string
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
export type KeysAtOrOutside<Entry, At> = Entry extends string
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
export type EntryAt<Name extends string> =
  | Name
  | { readonly resources: Name }
  | { readonly resource: Name }
  | { readonly segment: Name }
  | { readonly namespace: Name }
  | { readonly scope: PathAt<Name> }
type PathAt<Name extends string> = Name extends `${string}${':' | '*'}${string}`
  ? `${string}${':' | '*'}${string}`
  : `${'' | '/'}${Name}${'' | `/${string}`}`
