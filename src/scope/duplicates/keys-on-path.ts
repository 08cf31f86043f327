/**
 * The route keys in a namespace that a single route may duplicate: those of a path are looked up segment by segment, so that the
 * keys of all other routes need not be made. See `keys-at.ts`.
 */

import type { ActionKeys, PluralAction } from '../../route/actions.js'
import type { Anywhere } from '../../route/stored.js'
import type { Undistributed } from '../../text/inference.js'
import type { WithoutShallow } from '../shallow/shallow-keys.js'
import type { RouteKeysOf } from './entry-keys.js'
import type { ActionsIn, TextKeysOf } from './route-keys.js'

/** In place of the rest of a path: all routes at its first segment are compared. */
export type Whole = '*'

/** The same for a callback, whose path may be that of many others: see `KeysAt`. */
export type OneByOne = '**'

/** Groups, whose declarations have the path of the scope. */
export interface WithoutPath {
  readonly kind: 'state' | 'module'
  readonly children: unknown
}

interface AnyNamespace {
  readonly namespace: string
  readonly children: unknown
}

/**
 * The entries at a first segment, and those that may be anywhere. The compiler infers from those entries alone whose `at` is that of
 * the pattern, so it takes no step for each of the others. As all entries are objects or texts, the condition is true in any case.
 */
export type EntriesAt<Entries, First extends string> =
  Undistributed<Entries> extends Undistributed<
    | { readonly at: First; readonly entry: infer Entry }
    | { readonly at: Anywhere; readonly entry: infer Entry }
    | object
    | string
  >
    ? unknown extends Entry
      ? never
      : Entry
    : never

/** The same with the redirects at the segment. */
type AllEntriesAt<Entries, First extends string> =
  Undistributed<Entries> extends Undistributed<
    | { readonly at: First; readonly entry: infer Entry }
    | { readonly at: Anywhere; readonly entry: infer Entry }
    | { readonly recorded: First; readonly entry: infer Entry }
    | object
    | string
  >
    ? unknown extends Entry
      ? never
      : Entry
    : never

/**
 * The keys of the routes that may have a path, and of some others. The path is a shape, or `''` for that of the namespace itself.
 * In the scope of resources, `Shape` is `/:`, and the path is what follows their id.
 */
type KeysOnPath<Entries, Path extends string, Shape extends string = ''> = Path extends `/${infer First}/${infer Rest}`
  ? KeysOnSegment<Entries, First, `/${Rest}`, Shape>
  : Path extends `/${infer First}`
    ? KeysOnSegment<Entries, First, '', Shape>
    : KeysOnSegment<Entries, '', '', Shape>

/** The same for a path that is divided into its first segment and the rest. */
type KeysOnSegment<Entries, First extends string, Rest extends string, Shape extends string> =
  | `${Shape}${TextKeysAt<TextsIn<Entries>, First, PatternOf<First>>}`
  | EntryKeysOn<AllEntriesAt<Entries, First>, First, Rest, Shape>

/** The same for an entry at that segment. */
export type EntryKeysOn<
  Entry,
  First extends string,
  Rest extends string,
  Shape extends string,
> = Entry extends WithoutPath
  ? KeysOnPath<Entry['children'], `/${First}${Rest}`, Shape>
  : Entry extends AnyNamespace
    ? `${Shape}/${Entry['namespace']}${KeysOnPath<Entry['children'], Rest>}`
    : Entry extends AnyResources
      ? Entry['children'] extends never
        ? KeysOfEntry<Shape, Entry>
        : `${Shape}/${Entry['resources']}${ActionKeys['resources'][ActionsOf<Entry>] | NestedKeysOn<Entry['children'], Rest>}`
      : KeysOfEntry<Shape, Entry>

/** All keys of an entry. With `infer`, the compiler works them out once, however many paths are looked up. */
type KeysOfEntry<Shape extends string, Entry> =
  RouteKeysOf<Shape, Entry> extends infer Keys extends string ? Keys : never

/** Resources whose routes are all below their own path. */
interface AnyResources {
  readonly kind: 'resources' | 'defaultResources'
  readonly resources: string
  readonly settings?: WithoutShallow
  readonly children: unknown
}
type ActionsOf<Entry> = Entry extends { readonly settings: infer Settings }
  ? ActionsIn<Settings> & PluralAction
  : PluralAction

/** In resources, all but collections is below their id. */
type NestedKeysOn<Entries, Path extends string> = Path extends '/:'
  ? RouteKeysOf<'/:', Entries>
  : Path extends `/:/${infer Below}`
    ? KeysOnPath<Entries, `/${Below}`, '/:'>
    : CollectionKeysOn<EntriesAt<Entries, ''>, Path>
type CollectionKeysOn<Entry, Path extends string> = Entry extends WithoutPath
  ? CollectionKeysOn<EntriesAt<Entry['children'], ''>, Path>
  : Entry extends AnyCollection
    ? KeysOnPath<Entry['children'], Path>
    : never
interface AnyCollection {
  readonly collection: true
  readonly children: unknown
}

/** The verbs and the default resources among entries, which the compiler works out once. */
type TextsIn<Entry> = Entry extends string ? Entry : never

/** The keys of those that may begin with a segment. */
type TextKeysAt<Texts extends string, First extends string, Pattern extends string> =
  | (First extends Texts ? TextKeysOf<First> : never)
  | TextKeysOf<
      | (Texts & `${string} /${Pattern}`)
      | (Texts & `${string} /${Pattern} ${string}`)
      | (Texts & `${string} /${Pattern}/${string}`)
    >

/** The shape of a segment as a pattern of those with names. */
type PatternOf<Shape extends string> = Shape extends `${infer Head}:${infer Tail}`
  ? `${Head}:${string}${PatternOf<Tail>}`
  : Shape extends '*'
    ? `*${string}`
    : Shape
