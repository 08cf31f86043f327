/**
 * The keys of what stands behind a head, made of the declarations in their stored form. Asked for only where a head is met
 * again (see `keys.ts`): a table in which no path begins as another pays nothing for it.
 */

import type { PluralAction, PluralKeys, SingularAction, SingularKeys } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type {
  Collection,
  DefaultResources,
  Namespace,
  PathScope,
  Redirect,
  Resource,
  Resources,
  Unregistered,
  WithState,
} from '../route/stored.js'
import type { Boxed } from '../text/inference.js'
import type { InvalidName } from '../text/names.js'
import { type PathShape, pathShape, type SlashedPath } from '../text/path.js'
import type { AnyScope, EntriesIn, NamesIn, OwnKeysIn } from './state.js'

/** The keys of declarations in their stored form. In a resource's scope they stand behind its id, but for a collection's. */
export type KeysBelow<Shape extends string, Entries> = Shape extends '/:' ? MemberKeys<Entries> : EntryKeys<Entries>

type MemberKeys<Entry> =
  Entry extends WithState<infer _State, infer Children>
    ? MemberKeys<Children>
    : Entry extends Collection<infer Children>
      ? EntryKeys<Children>
      : `/:${EntryKeys<Entry>}`

type EntryKeys<Entry> = Entry extends string
  ? TextKeys<Entry>
  : Entry extends Namespace<infer Name extends string, infer Children>
    ? `/${Name}${EntryKeys<Children>}`
    : Entry extends PathScope<infer Path extends string, infer Children>
      ? `${PathShape<SlashedPath<Path>>}${EntryKeys<Children>}`
      : Entry extends DefaultResources<infer Name extends string, infer Children>
        ? `/${Name}${PluralKeys[PluralAction] | MemberKeys<Children>}`
        : Entry extends Resource<infer Name extends string, infer Settings, infer Children>
          ? `/${Name}${SingularKeys[ActionsOf<Settings> & SingularAction] | EntryKeys<Children>}`
          : EntryKeysOfOthers<Entry>

type EntryKeysOfOthers<Entry> =
  Entry extends Resources<infer Name extends string, infer Settings, infer Children>
    ? `/${Name}${PluralKeys[ActionsOf<Settings> & PluralAction] | MemberKeys<Children>}`
    : Entry extends WithState<infer _State, infer Children>
      ? EntryKeys<Children>
      : Entry extends Unregistered<infer Text extends string, infer _Controller>
        ? TextKeys<Text>
        : Entry extends Redirect<infer From extends string, infer _Target>
          ? VerbKey<'', From, 'GET'>
          : never

/** Of a verb's text, or of a plain resource's name. */
type TextKeys<Text extends string> = Text extends `${infer Method} ${infer Rest}`
  ? VerbKey<'', FirstWord<Rest>, Method>
  : `/${Text}${PluralKeys[PluralAction]}`
type FirstWord<Text extends string> = Text extends `${infer Word} ${string}` ? Word : Text

type ActionsOf<Settings> = Settings extends { readonly actions: infer Actions } ? Actions : never

/**
 * What a scope keeps so that nothing is routed twice: string literals in a union, which the compiler keeps sorted, so that
 * a look at it costs the same in a scope of 10 routes and of 1,000. Paths are without parameter names and relative to the
 * scope.
 *
 * | key | says |
 * | --- | --- |
 * | `'/places/: GET'` | this route stands: of a verb, and what a resource's scope begins with |
 * | `'/places'` | something stands whose path begins so: its head |
 * | `'/places/'` | a callback's scope stands behind this head |
 *
 * What a callback declares adds no keys but these two: only where a head is met again are the routes behind it made of
 * the declarations, and compared. (Measured: with the keys of all routes below in every scope, a third of the check of
 * 4,000 routes went into unions of them, and it grew with the square.)
 */
export type VerbKey<Shape extends string, Path extends string, Method extends string> = Path extends '/'
  ? `${Shape} ${Method}`
  : `${Shape}${PathShape<SlashedPath<Path>>} ${Method}`

/** The keys that a verb adds to its scope. Of one segment behind an id the head `'/:'` is left out: it stands there already. */
export type VerbKeys<Shape extends string, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? VerbKey<Shape, Path, Method> | PathPrefixes<Shape, Path>
    : `${Shape}/${Path}${'' | ` ${Method}`}`

/** The keys that a callback's scope behind a name adds to its outer scope. */
export type GroupKeys<Here extends AnyFrame, Name extends string> = `${Here['shape']}/${Name}${'' | '/'}`

/** The keys that a callback's scope behind a path adds to its outer scope. */
export type PathScopeKeys<
  Here extends AnyFrame,
  Path extends string,
> = `${PathPrefixes<Here['shape'], Path>}${'' | '/'}`

/** The keys of a scope and the heads of its plain resources, which are stored as names. */
export type KeysAndPrefixes<Here extends AnyFrame, Scope extends AnyScope> =
  | OwnKeysIn<Scope>
  | `${Here['shape']}/${NamesIn<Scope>}${'' | '/'}`

/** The key of the id in a resource's scope: what its collection declares may begin with a parameter, too. */
export type IdPrefix = '/:'

/**
 * The head of a path is its first segment, and behind a parameter the second one, too: all that stands in a resource's
 * scope begins with its id.
 */
type PathPrefixes<Shape extends string, Path extends string> = Path extends '/'
  ? Shape
  : PrefixesOf<`${Shape}${PathShape<SlashedPath<Path>>}`>
type PrefixesOf<Path extends string> = Path extends `/:/${infer Rest}`
  ? '/:' | `/:/${FirstOf<Rest>}`
  : Path extends `/${infer Rest}`
    ? `/${FirstOf<Rest>}`
    : Path
type FirstOf<Path extends string> = Path extends `${infer First}/${string}` ? First : Path

/**
 * Whether a verb's route stands already. Of a path of one segment it is told in few questions that it does not (measured:
 * 24 instantiations, and 89 by its shape and heads).
 */
export type IsDuplicateRoute<Self extends AnyScope, Here extends AnyFrame, Path extends string, Method extends string> =
  Boxed<Path> extends InvalidName
    ? IsAmongRoutes<Self, Here, Path, Method>
    : Path extends NamesIn<Self>
      ? IsAmongRoutes<Self, Here, Path, Method>
      : `${Here['shape']}/${`${Path}${'/' | ` ${Method}`}` | ''}` & OwnKeysIn<Self> extends never
        ? false
        : IsAmongRoutes<Self, Here, Path, Method>

/** The same of any path. The routes behind a head are looked at only where this one has that head. */
type IsAmongRoutes<Self extends AnyScope, Here extends AnyFrame, Path extends string, Method extends string> =
  VerbKey<Here['shape'], Path, Method> extends OwnKeysIn<Self>
    ? true
    : IsPrefixInUse<Self, Here['shape'], PathPrefixes<Here['shape'], Path>> extends true
      ? VerbKey<Here['shape'], Path, Method> extends RouteKeys<Here, Self>
        ? true
        : false
      : false

type IsPrefixInUse<Self extends AnyScope, Shape extends string, Heads extends string> = `${Heads}/` &
  OwnKeysIn<Self> extends never
  ? true extends IsPrefixOfName<Heads, Shape, NamesIn<Self>>
    ? true
    : false
  : true
type IsPrefixOfName<Head, Shape extends string, Names> = Head extends `${Shape}/${infer Name}`
  ? Name extends Names
    ? true
    : false
  : false

/**
 * The keys that routes behind a name have to be compared with: none where nothing in the scope has that head, as a rule.
 * The second literal is met where a collection's scope begins with a parameter, as a member's path does.
 */
export type ConflictCandidates<Self extends AnyScope, Here extends AnyFrame, Name extends string> =
  | (`${Here['shape']}/${Name | ''}` & OwnKeysIn<Self>)
  | (Name & NamesIn<Self>) extends never
  ? never
  : RouteKeys<Here, Self>

/** The same behind a path, and of all heads of a part. */
export type PathConflictCandidates<Self extends AnyScope, Here extends AnyFrame, Heads> = Heads &
  KeysAndPrefixes<Here, Self> extends never
  ? never
  : RouteKeys<Here, Self>

/** The keys that a callback's scope adds to an outer scope of the same path. */
export type CallbackKeys<Here extends AnyFrame, Returned> = Returned extends AnyScope
  ? KeysAndPrefixes<Here, Returned>
  : never

/** What the scope of a collection begins with: all that stands in the resource's. */
export type CollectionInitialKeys<Here extends AnyFrame, Self extends AnyScope> =
  | KeysAndPrefixes<Here, Self>
  | RouteKeys<Here, Self>

/** The keys of all routes of a scope. */
export type RouteKeys<Here extends AnyFrame, Scope extends AnyScope> =
  | Extract<OwnKeysIn<Scope>, `${string} ${string}`>
  | KeysBelow<Here['shape'], EntriesIn<Scope> | NamesIn<Scope>>

/**
 * Those of some keys that stand among others already, or `never`. An intersection of two sorted unions is one step for
 * the compiler; a conditional type that distributes over the keys, eight for each of them.
 */
export type Duplicates<Key, Keys> = Key & Keys

/** The key of a route: the twin of `VerbKey`, but absolute, since at run time a route knows its whole path. */
export const routeKey = (route: { readonly method: string; readonly path: string }): string =>
  `${pathShape(route.path)} ${route.method}`
