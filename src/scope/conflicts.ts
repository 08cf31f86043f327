/**
 * Duplicate routes. A scope records *keys*, as a union of string literals. The compiler keeps unions sorted, so that looking
 * up a key costs the same in a scope of ten routes and of a thousand. Keys are relative to the scope and without the names
 * of parameters.
 *
 * | key | says |
 * | --- | --- |
 * | `'/places/: GET'` | a route key: this route exists |
 * | `'/places'` | a path prefix: the path of a route begins like this |
 * | `'/places/'` | a path prefix with a callback: routes in a callback begin like this |
 *
 * What a callback declares adds no more than its path prefix to the scope around it. Only a declaration whose path prefix
 * is already in use is compared with *conflict candidates*: the route keys of the callbacks, which the compiler then makes
 * from their entries. If no two declarations share a path prefix, it never makes them. Recording the route keys of all
 * callbacks in every scope around them would take time that grows with the square of the number of routes.
 */

import type { ActionKeys, PluralAction, SingularAction } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type {
  Collection,
  DefaultResources,
  KindedScope,
  Module,
  Namespace,
  PathScope,
  Redirect,
  Renamed,
  Resource,
  Resources,
  Unregistered,
  WithState,
} from '../route/stored.js'
import type { Boxed, IsAnyOrUnresolved, IsWide } from '../text/inference.js'
import type { InvalidName } from '../text/names.js'
import type { PathShape, SlashedPath, UsualShape } from '../text/path.js'
import type { AllEntriesIn, AnyResult, AnyScope, EntriesIn, KeysIn, NamesIn } from './record.js'
import type { ActionsIn, FirstSegment, PrefixesOf, RouteKey, TextKeysOf } from './route-keys.js'
import type {
  ShallowCandidates,
  ShallowCollectionKeys,
  ShallowEntryKeys,
  ShallowNestedKeys,
  ShallowRouteKey,
  ShallowRouteKeysIn,
  WithoutShallow,
} from './shallow-keys.js'

// What a declaration records

/** The keys that a verb records. A single segment needs no `'/:'` of its own: a scope with an id records that already. */
export type VerbKeys<Shape extends string, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? UsualShape<Path> extends never
      ? PathKeys<Shape, Path, Method>
      : `${Shape}${UsualShape<Path>} ${Method}` | PrefixesOf<`${Shape}${UsualShape<Path>}`>
    : `${Shape}/${Path}${'' | ` ${Method}`}`

/** The same for any path, in more steps where it is a usual one. */
export type PathKeys<Shape extends string, Path extends string, Method extends string> =
  | RouteKey<Shape, Path, Method>
  | PathPrefixes<Shape, Path>

/** The keys that a declaration with a name and a callback records. */
export type NameKeys<Frame extends AnyFrame, Name extends string> = `${Frame['idShape']}/${Name}${'' | '/'}`

/** The keys that `scope(path, callback)` records. */
export type PathScopeKeys<Frame extends AnyFrame, Path extends string> =
  Boxed<Path> extends InvalidName ? `${PathPrefixes<Frame['idShape'], Path>}${'' | '/'}` : NameKeys<Frame, Path>

/**
 * The keys of a callback in `draw` or `collection`. They join those of the outer scope, which have the same base path. A refused
 * callback may return `any`, whose keys would be `any` too: then all that follows would be a duplicate.
 */
export type CallbackKeys<Frame extends AnyFrame, Returned> = 0 extends 1 & Returned
  ? never
  : Returned extends AnyScope
    ? AllKeysIn<Frame, Returned>
    : never

/** The same for a callback whose result has the constraint `AnyResult`. */
export type ResultKeys<Frame extends AnyFrame, Returned extends AnyResult> =
  unknown extends KeysIn<Returned> ? never : AllKeysIn<Frame, Returned>

/** The keys that a scope has recorded, those of default resources included. */
export type AllKeysIn<Frame extends AnyFrame, Self extends AnyScope> = KeysIn<Self> | NameKeys<Frame, NamesIn<Self>>

/** The keys that the scope of a collection begins with: the keys and all route keys of the resource's scope. */
export type CollectionInitialKeys<Frame extends AnyFrame, Self extends AnyScope> = Frame['shallow'] extends never
  ? AllKeysIn<Frame, Self> | RouteKeysOf<Frame['idShape'], AllEntriesIn<Self>>
  : ShallowCollectionKeys<Frame, Self>

/** The path prefix that the scope of a resource begins with: its id. Paths of its collection may begin with it, too. */
export type IdPrefix = '/:'

/**
 * The path prefixes of a path: its first segment, and if that is a parameter, the second one too, since all paths in the
 * scope of a resource begin with its id.
 *
 * @example PathPrefixes<'', 'places/:id/rooms'> // '/places'
 * @example PathPrefixes<'/:', 'rooms/free'> // '/:' | '/:/rooms'
 */
type PathPrefixes<Shape extends string, Path extends string> = Path extends '/'
  ? Shape
  : PrefixesOf<`${Shape}${PathShape<SlashedPath<Path>>}`>

// What a declaration is compared with

/** The keys that occur among others, or `never`: compared by intersection. A pattern is that of an unknown name: see `AreKeysKnown`. */
export type Duplicates<Keys, Others> = Keys & Others extends never
  ? never
  : HasPattern<Others> extends true
    ? never
    : Keys & Others

/** Whether a route exists. Most paths are one new segment, for which this takes only a few steps. */
export type IsDuplicateRoute<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Method extends string,
> = IsNewSegment<Self, Frame, Path, Method> extends true ? false : IsDuplicatePath<Self, Frame, Path, Method>

/** Whether a path is one segment that no other declaration has, except verbs of other methods. */
type IsNewSegment<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? false
    : Path extends NamesIn<Self>
      ? false
      : (Shallow | `${Frame['idShape']}/${`${Path}${'/' | ` ${Method}`}` | ''}`) & KeysIn<Self> extends never
        ? true
        : false

/** Whether a route with any path exists. Looks into callbacks only if its path prefix is already in use. */
type IsDuplicatePath<Self extends AnyScope, Frame extends AnyFrame, Path extends string, Method extends string> =
  RouteKey<Frame['idShape'], Path, Method> extends KeysIn<Self>
    ? AreKeysKnown<Self>
    : IsPrefixInUse<Self, Frame['idShape'], PathPrefixes<Frame['idShape'], Path>> extends true
      ? FrameRouteKey<Frame, Path, Method> extends RouteKeysAt<
          Frame,
          Self,
          NamesOf<Frame['idShape'], PathPrefixes<Frame['idShape'], Path>>
        >
        ? AreKeysKnown<Self>
        : false
      : false

/**
 * Whether the compiler knows the keys of a scope, and not only a pattern of some: that of a call whose name it cannot find,
 * which is an error of its own.
 */
type AreKeysKnown<Self extends AnyScope> =
  IsAnyOrUnresolved<KeysIn<Self>> extends true ? false : HasPattern<KeysIn<Self>> extends true ? false : true
type HasPattern<Keys> = true extends (Keys extends string ? IsWide<Keys> : never) ? true : false

type FrameRouteKey<Frame extends AnyFrame, Path extends string, Method extends string> = Frame['shallow'] extends never
  ? RouteKey<Frame['idShape'], Path, Method>
  : ShallowRouteKey<Frame, Path, Method>

/** Whether routes in a callback or of a default resource begin with one of these path prefixes. */
export type IsPrefixInUse<Self extends AnyScope, Shape extends string, Prefixes extends string> = (
  | Shallow
  | `${Prefixes}/`
) &
  KeysIn<Self> extends never
  ? true extends IsPrefixOfName<Prefixes, Shape, NamesIn<Self>>
    ? true
    : false
  : true
type IsPrefixOfName<Prefix, Shape extends string, Names> = Prefix extends `${Shape}/${infer Name}`
  ? Name extends Names
    ? true
    : false
  : false

/**
 * The conflict candidates of a declaration with a name: `never` as a rule, since its path prefix is not in use. The key
 * without the name is that of a collection whose paths begin with a parameter, as a member's do.
 */
export type ConflictCandidates<Self extends AnyScope, Frame extends AnyFrame, Name extends string> =
  | ((Shallow | `${Frame['idShape']}/${Name | ''}`) & KeysIn<Self>)
  | (Name & NamesIn<Self>) extends never
  ? never
  : Frame['shallow'] extends never
    ? RouteKeysAt<Frame, Self, Name>
    : ShallowCandidates<Self, Frame, Name>

/** The conflict candidates of a declaration with these keys. */
export type KeyConflictCandidates<Self extends AnyScope, Frame extends AnyFrame, Keys> = (Shallow | Keys) &
  AllKeysIn<Frame, Self> extends never
  ? never
  : RouteKeysAt<Frame, Self, NamesOf<Frame['idShape'], Keys>>

/** The keys of all routes in a scope, those in callbacks included. */
export type AllRouteKeysIn<Frame extends AnyFrame, Self extends AnyScope> = Frame['shallow'] extends never
  ? Extract<KeysIn<Self>, `${string} ${string}`> | RouteKeysOf<Frame['idShape'], AllEntriesIn<Self>>
  : ShallowRouteKeysIn<Frame, Self>

/**
 * The keys of the routes in a scope whose paths begin with one of these names, and some of others. With those of the whole scope,
 * each declaration below a path that is in use would cost as much as all that are before it. In a scope with shallow resources,
 * nothing can be said of the names.
 */
type RouteKeysAt<Frame extends AnyFrame, Self extends AnyScope, Name extends string> = Shallow &
  (KeysIn<Self> | Frame['shallow']) extends never
  ? KeysIn<Self> | RouteKeysOf<Frame['idShape'], (Name & NamesIn<Self>) | EntriesAt<EntriesIn<Self>, EntryAt<Name>>>
  : AllRouteKeysIn<Frame, Self>

/** The names with which the paths of these keys begin, behind the id of the scope. */
type NamesOf<Shape extends string, Key> = Key extends `${Shape}/${infer Path}` ? NameOf<FirstSegment<Path>> : never
type NameOf<Segment extends string> = Segment extends `${infer Name} ${string}` ? Name : Segment

/** Shallow resources have routes outside of their name, so they are always among the entries. */
type EntriesAt<Entry, At> = Entry extends At ? Entry : Entry extends InsideOfName ? never : Entry
type InsideOfName =
  | string
  | { readonly settings: WithoutShallow }
  | { readonly kind: 'defaultResources' | 'namespace' | 'scope' | 'kindedScope' }

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

// The route keys of entries

/** The route keys of entries in the scope of a frame. */
export type EntryKeysIn<Frame extends AnyFrame, Entries> = Frame['shallow'] extends never
  ? RouteKeysOf<Frame['idShape'], Entries>
  : ShallowEntryKeys<Frame, Entries>

/**
 * The route keys of entries. In the scope of a resource they begin with its id, except for those of its collection. Entries
 * are unresolved if one of them has a name that the compiler cannot find, which is an error of its own: there are no keys then.
 */
export type RouteKeysOf<Shape extends string, Entries> =
  IsAnyOrUnresolved<Entries> extends true
    ? never
    : Shape extends '/:'
      ? MemberKeysOf<Entries>
      : CollectionKeysOf<Entries>

type MemberKeysOf<Entry> =
  Entry extends WithState<infer _State, infer Children>
    ? MemberKeysOf<Children>
    : Entry extends Collection<infer Children>
      ? CollectionKeysOf<Children>
      : `/:${CollectionKeysOf<Entry>}`

type CollectionKeysOf<Entry> = Entry extends string
  ? TextKeysOf<Entry>
  : Entry extends Namespace<infer Name extends string, infer Children>
    ? `/${Name}${CollectionKeysOf<Children>}`
    : Entry extends PathScope<infer Path extends string, infer Children>
      ? `${PathShape<SlashedPath<Path>>}${CollectionKeysOf<Children>}`
      : Entry extends DefaultResources<infer Name extends string, infer Children>
        ? `/${Name}${ActionKeys['resources'][PluralAction] | MemberKeysOf<Children>}`
        : Entry extends Resource<infer Name extends string, infer Settings, infer Children>
          ? `/${Name}${ActionKeys['resource'][ActionsIn<Settings> & SingularAction] | CollectionKeysOf<Children>}`
          : UncommonKeysOf<Entry>

type UncommonKeysOf<Entry> =
  Entry extends Resources<infer Name extends string, infer Settings, infer Children>
    ? Settings extends WithoutShallow
      ? `/${Name}${ActionKeys['resources'][ActionsIn<Settings> & PluralAction] | MemberKeysOf<Children>}`
      : `/${Name}${ActionKeys['resources'][ActionsIn<Settings> & PluralAction]}` | ShallowNestedKeys<Name, Children>
    : Entry extends WithState<infer _State, infer Children>
      ? CollectionKeysOf<Children>
      : Entry extends Unregistered<infer Verb extends string, infer _Controller>
        ? TextKeysOf<Verb>
        : Entry extends Redirect<infer From extends string, infer _Target, infer Method extends string, infer _Path>
          ? RouteKey<'', From, Method>
          : Entry extends Collection<infer Children> | Module<infer _Name, infer Children>
            ? CollectionKeysOf<Children> // a collection in `resource`
            : Entry extends Renamed<
                  infer Kind,
                  infer _Name,
                  infer Segment extends string,
                  infer Settings,
                  infer Children
                >
              ? CollectionKeysOf<
                  Kind extends 'resources'
                    ? Resources<Segment, Settings, Children>
                    : Resource<Segment, Settings, Children>
                >
              : Entry extends KindedScope<infer Path extends string, infer _Kinds, infer Children>
                ? CollectionKeysOf<PathScope<Path, Children>>
                : never
