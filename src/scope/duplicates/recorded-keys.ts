/** The keys that a scope records of its declarations: see `conflicts.ts`. */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { Boxed } from '../../text/inference.js'
import type { InvalidName } from '../../text/names.js'
import type { PathShape, SegmentShapes, SlashedPath } from '../../text/path.js'
import type {
  AllEntriesIn,
  AnyResult,
  AnyScope,
  ExpectsCollection,
  InsideCollection,
  KeysIn,
  NamesIn,
  Outside,
  PlainScope,
  UseMarks,
} from '../record.js'
import type { ShallowCollectionKeys, ShallowEntryKeys, ShallowKeysOf } from '../shallow/shallow-keys.js'
import type { RouteKeysOf } from './entry-keys.js'
import type { PrefixesOf, RouteKey } from './route-keys.js'

/** The keys that a verb records. A single segment needs no `'/:'` of its own: a scope with an id records that already. */
export type VerbKeys<Shape extends string, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? Path extends `${infer First}/${infer Rest}`
      ? Boxed<First> extends InvalidName
        ? PathKeys<Shape, Path, Method>
        : SegmentShapes<Rest> extends never
          ? PathKeys<Shape, Path, Method>
          : `${Shape}/${First}${'' | `${SegmentShapes<Rest>} ${Method}`}`
      : PathKeys<Shape, Path, Method>
    : `${Shape}/${Path}${'' | ` ${Method}`}`

/** The same for any path, in more steps where it is a usual one. Behind the condition, the union does not keep the name: see `NameKeys`. */
export type PathKeys<Shape extends string, Path extends string, Method extends string> = Path extends unknown
  ? RouteKey<Shape, Path, Method> | PathPrefixes<Shape, Path>
  : never

/**
 * The keys that a declaration with a name and a callback records. With the endings in the text itself, the compiler would keep the
 * name of this type with each union, and list all of these unions again for each declaration that follows: in cubic time.
 */
export type NameKeys<
  Frame extends AnyFrame,
  Name extends string,
  Ending extends string = '' | '/',
> = `${Frame['idShape']}/${Name}${Ending}`

/** The keys that `scope(path, callback)` records. */
export type PathScopeKeys<Frame extends AnyFrame, Path extends string> =
  Boxed<Path> extends InvalidName ? `${PathPrefixes<Frame['idShape'], Path>}${'' | '/'}` : NameKeys<Frame, Path>

/**
 * The keys of a callback in `draw` or `collection`. They join those of the outer scope, which have the same base path. A refused
 * callback may return `any`, whose keys would be `any` too: then all that follows would be a duplicate. The marks of a `use` in the
 * callback apply to nothing outside.
 */
export type CallbackKeys<Frame extends AnyFrame, Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends PlainScope
    ? KeysIn<Returned> | NameKeys<Frame, NamesIn<Returned>>
    : Returned extends AnyScope
      ? Exclude<AllKeysIn<Frame, Returned>, UseMarks>
      : never

/** The same for a callback whose result has the constraint `AnyResult`. */
export type ResultKeys<Frame extends AnyFrame, Returned extends AnyResult> =
  unknown extends KeysIn<Returned>
    ? never
    : KeysIn<Returned> extends string
      ? KeysIn<Returned> | NameKeys<Frame, NamesIn<Returned>>
      : Exclude<AllKeysIn<Frame, Returned>, UseMarks>

/** The keys that a scope has recorded, those of default resources included. */
export type AllKeysIn<Frame extends AnyFrame, Self extends AnyScope> = KeysIn<Self> | NameKeys<Frame, NamesIn<Self>>

/** The keys that the scope of a collection begins with: the keys and all route keys of the resource's scope. */
export type CollectionInitialKeys<Frame extends AnyFrame, Self extends AnyScope> = (
  | Shallow
  | Outside
  | ExpectsCollection
) &
  KeysIn<Self> extends never
  ? AllKeysIn<Frame, Self> | RouteKeysOf<Frame['idShape'], AllEntriesIn<Self>>
  : ExpectsCollection & KeysIn<Self> extends never
    ? Shallow & KeysIn<Self> extends never
      ? OutsideCollectionKeys<Frame, Self>
      : ShallowCollectionKeys<Frame, Self> | ((Outside | UseMarks) & KeysIn<Self>)
    : InsideCollection

/** The same where the scope has shallow resources: also the whole keys of what is outside. */
type OutsideCollectionKeys<Frame extends AnyFrame, Self extends AnyScope> =
  | AllKeysIn<Frame, Self>
  | ShallowEntryKeys<Frame, AllEntriesIn<Self>, never>
  | `=${ShallowKeysOf<never, PathShape<Frame['around']['path']>, never, AllEntriesIn<Self>, never>}`

/** The path prefix that the scope of a resource begins with: its id. Paths of its collection may begin with it, too. */
export type IdPrefix = '/:'

/**
 * The path prefixes of a path: its first segment, and if that is a parameter, the second one too, since all paths in the
 * scope of a resource begin with its id.
 *
 * @example PathPrefixes<'', 'places/:id/rooms'> // '/places'
 * @example PathPrefixes<'/:', 'rooms/free'> // '/:' | '/:/rooms'
 */
export type PathPrefixes<Shape extends string, Path extends string> = Path extends '/'
  ? Shape
  : PrefixesOf<`${Shape}${PathShape<SlashedPath<Path>>}`>
