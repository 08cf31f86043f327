/** Conflict candidates: the routes that a declaration may duplicate. See `conflicts.ts`. */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { IsAnyOrUnresolved } from '../../text/inference.js'
import type {
  AllEntriesIn,
  AnyScope,
  EntriesIn,
  ExpectsCollection,
  ExpectsId,
  KeysIn,
  NamesIn,
  Outside,
} from '../record.js'
import type { HasShallow, IsRelative, ShallowEntryKeys, ShallowRouteKeysIn } from '../shallow/shallow-keys.js'
import type { RouteKeysOf } from './entry-keys.js'
import type { EntryAt, InsideKeysAt, KeysAt, KeysAtOrOutside } from './keys-at.js'
import type { OneByOne, Whole } from './keys-on-path.js'
import type { NameKeys } from './recorded-keys.js'
import type { FirstSegment } from './route-keys.js'

/**
 * The conflict candidates of a declaration with a name: `never` as a rule, since its path prefix is not in use. The key without
 * the name (`'/'` or `'/:/'`) is that of a collection whose paths begin with a parameter, as a member's do.
 */
export type ConflictCandidates<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Name extends string,
  Rest extends string = Whole,
> = ((Shallow | ExpectsId | `${Frame['idShape']}/${Name | ''}`) & KeysIn<Self>) | (Name & NamesIn<Self>) extends never
  ? never
  : RouteKeysAt<Frame, Self, Name, never, Rest>

/** The conflict candidates of a declaration with these keys. */
export type KeyConflictCandidates<Self extends AnyScope, Frame extends AnyFrame, Keys> =
  KeysInUse<Self, Frame, Keys> extends never
    ? never
    : RouteKeysAt<Frame, Self, NamesOf<Frame['idShape'], Keys>, Keys, OneByOne>

/** Which of these keys other declarations have, and the marks. With the mark `Outside` among them, they are in use in any case. */
type KeysInUse<Self extends AnyScope, Frame extends AnyFrame, Keys> = (Shallow | ExpectsId | ExpectsCollection | Keys) &
  (KeysIn<Self> | NameKeys<Frame, NamesIn<Self>> | Outside)

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
export type RouteKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string, Keys, Rest extends string> =
  HasNames<Frame, Self, Keys> extends true
    ? CallbackPrefix<Frame['idShape'], Name> & KeysIn<Self> extends never
      ? KeysIn<Self> | RouteKeysOf<Frame['idShape'], Name & NamesIn<Self>>
      : EntryKeysAt<Frame, Self, Name, Rest, HasShallow<Frame, KeysIn<Self>>>
    : AllRouteKeysIn<Frame, Self, Keys>

/** The path prefixes of callbacks that have routes at a name. Without one in use, all routes there are verbs, whose keys are recorded. */
type CallbackPrefix<Shape extends string, Name extends string> = `${Shape}/${'' | `${Name}/`}`

type EntryKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string, Rest extends string, IsMarked> =
  | KeysIn<Self>
  | ([IsMarked] extends [never]
      ? RouteKeysOf<Frame['idShape'], NameAt<Name, Self>> | KeysAt<EntriesKnownIn<Self>, Frame['idShape'], Name, Rest>
      :
          | ShallowEntryKeys<Frame, NameAt<Name, Self>, never>
          | (IsRelative<Frame> extends true
              ? KeysAtOrOutside<EntriesKnownIn<Self>, EntryAt<Name>>
              : InsideKeysAt<EntriesKnownIn<Self>, Frame['idShape'], EntryAt<Name>>))

/** The default resource with a name, in the scope or in a group without a state of its own. */
type NameAt<Name extends string, Self extends AnyScope> = Name extends AllEntriesIn<Self> ? Name : never
/** The entries of a scope, or none if a name in it is unresolved. */
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
