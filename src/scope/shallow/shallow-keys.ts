/**
 * The keys of routes in shallow scopes (see `shallow.ts` and `conflicts.ts`). The path of a member there is outside of the
 * scope that declares it. So the keys are whole path shapes, or, where shallow resources begin, relative to the scope around
 * these. `Shallow` among the keys of a scope makes each declaration compare itself with those before it, by whole keys.
 */

import type { ActionKeys, CollectionAction, MemberAction, PluralAction, SingularAction } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
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
} from '../../route/stored.js'
import type { PathShape, SlashedPath } from '../../text/path.js'
import type { ActionsIn, PrefixesOf, RouteKey, TextKeysOf } from '../duplicates/route-keys.js'
import type { AllEntriesIn, AnyScope, KeysIn, Outside } from '../record.js'

/** Settings without the option `shallow`. Those with it cannot be asked for: `never` would be assignable to any mark. */
export interface WithoutShallow {
  readonly shallow: never
}

/**
 * The route keys of entries in a shallow scope. `Own` is the path shape of the scope, `Base` that of the namespaces and scopes
 * around it, without any resources, and `All` that of the collection, in the scope of a resource. Where `IsShallow` is `never`,
 * the scope is not shallow, but has shallow resources in it.
 *
 * @example ShallowKeysOf<'/places/:', '', '/places', 'rooms'> // '/places/:/rooms GET' | … | '/rooms/: GET' | …
 */
export type ShallowKeysOf<
  Own extends string,
  Base extends string,
  All extends string,
  Entry,
  IsShallow = Shallow,
> = Entry extends string
  ? Entry extends `${string} ${string}`
    ? `${Own}${TextKeysOf<Entry>}`
    : ShallowResourcesKeys<Own, Base, Entry, PluralAction, never, IsShallow>
  : Entry extends DefaultResources<infer Name extends string, infer Children>
    ? ShallowResourcesKeys<Own, Base, Name, PluralAction, Children, IsShallow>
    : Entry extends Resources<infer Name extends string, infer Settings, infer Children>
      ? ShallowResourcesKeys<
          Own,
          Base,
          Name,
          ActionsIn<Settings>,
          Children,
          Settings extends WithoutShallow ? IsShallow : Shallow
        >
      : Entry extends Resource<infer Name extends string, infer Settings, infer Children>
        ?
            | `${Own}/${Name}${ActionKeys['resource'][ActionsIn<Settings> & SingularAction]}`
            | ShallowKeysOf<`${Own}/${Name}`, Base, `${Own}/${Name}`, Children, IsShallow>
        : Entry extends Namespace<infer Name extends string, infer Children>
          ? ShallowKeysOf<`${Own}/${Name}`, `${Base}/${Name}`, never, Children, IsShallow>
          : Entry extends
                | PathScope<infer Path extends string, infer Children>
                | KindedScope<infer Path extends string, infer _Kinds, infer Children>
            ? ShallowKeysOf<
                `${Own}${PathShape<SlashedPath<Path>>}`,
                `${Base}${PathShape<SlashedPath<Path>>}`,
                never,
                Children,
                IsShallow
              >
            : Entry extends Collection<infer Children>
              ? ShallowKeysOf<All, Base, All, Children, IsShallow>
              : Entry extends Module<infer _Name, infer Children> | WithState<infer _State, infer Children>
                ? ShallowKeysOf<Own, Base, All, Children, IsShallow>
                : UncommonShallowKeysOf<Own, Base, All, Entry, IsShallow>

type UncommonShallowKeysOf<Own extends string, Base extends string, All extends string, Entry, IsShallow> =
  Entry extends Unregistered<infer Verb extends string, infer _Controller>
    ? `${Own}${TextKeysOf<Verb>}`
    : Entry extends Redirect<infer From extends string, infer _Target, infer Method extends string, infer _Path>
      ? RouteKey<Own, From, Method>
      : Entry extends Renamed<infer Kind, infer _Name, infer Segment, infer Settings, infer Children>
        ? ShallowKeysOf<
            Own,
            Base,
            All,
            Kind extends 'resource' ? Resource<Segment, Settings, Children> : Resources<Segment, Settings, Children>,
            Kind extends Shallow ? Shallow : IsShallow
          >
        : never

/** The route keys of resources. Members are in `Base` if they are shallow, and otherwise in the scope. */
type ShallowResourcesKeys<
  Own extends string,
  Base extends string,
  Name extends string,
  Actions,
  Children,
  IsShallow,
> = [IsShallow] extends [never]
  ?
      | `${Own}/${Name}${ActionKeys['resources'][Actions & PluralAction]}`
      | ShallowKeysOf<`${Own}/${Name}/:`, Base, `${Own}/${Name}`, Children, never>
  :
      | `${Own}/${Name}${ActionKeys['resources'][Actions & CollectionAction]}`
      | `${Base}/${Name}${ActionKeys['resources'][Actions & MemberAction]}`
      | ShallowKeysOf<`${Base}/${Name}/:`, Base, `${Own}/${Name}`, Children>

/** The route keys of what is nested in shallow resources that are in no others, relative to the scope around them. */
export type ShallowNestedKeys<Name extends string, Children> = ShallowKeysOf<`/${Name}/:`, '', `/${Name}`, Children>

/** Not `never` if a scope is in shallow resources, or has some in it, as these keys say. */
export type HasShallow<Frame extends AnyFrame, Keys> = Frame['shallow'] | ((Shallow | Outside) & Keys)

/** Not `never` if whole keys are compared, as the mark `Shallow` says. In a scope outside of all resources, they are relative too. */
export type IsWhole<Frame extends AnyFrame, Keys> = Frame['shallow'] | (Shallow & Keys)

/**
 * The route keys of entries in the scope of a frame, relative to the scope where they can be: then those that the scope has recorded
 * are not worked out again for each comparison. Nothing is outside of a scope that is in no resources. In others, what is outside is
 * compared only with what else is there.
 */
export type ShallowEntryKeys<Frame extends AnyFrame, Entries, Keys> =
  IsRelative<Frame> extends true
    ? RelativeEntryKeys<Entries>
    : IsWhole<Frame, Keys> extends never
      ? InsideKeys<Frame['idShape'], Entries>
      : ShallowKeysOf<
          PathShape<Frame['path']>,
          PathShape<Frame['around']['path']>,
          CollectionShape<Frame>,
          Entries,
          Frame['shallow']
        >
type CollectionShape<Frame extends AnyFrame> = PathShape<NonNullable<Frame['collection']>['path']>

/** Whether a scope is outside of all resources. */
export type IsRelative<Frame extends AnyFrame> = Frame['shallow'] extends never
  ? Frame['path'] extends Frame['around']['path']
    ? true
    : false
  : false

/** The keys of all routes in a shallow scope: those of its entries, and those of the resource that it is in. */
export type ShallowRouteKeysIn<Frame extends AnyFrame, Self extends AnyScope, Keys> =
  | (IsWhole<Frame, Keys> extends never
      ? Extract<KeysIn<Self>, `${string} ${string}`>
      : WholeKey<Frame, Extract<KeysIn<Self>, `${string} ${string}`>>)
  | ShallowEntryKeys<Frame, AllEntriesIn<Self>, Keys>

type WholeKey<Frame extends AnyFrame, Key extends string> = Key extends `=${infer Whole}`
  ? Whole
  : Frame['kind'] extends 'resources'
    ? Key extends `/:${infer Rest}`
      ? `${PathShape<Frame['path']>}${Rest}`
      : `${CollectionShape<Frame>}${Key}`
    : IsRelative<Frame> extends true
      ? Key
      : `${PathShape<Frame['path']>}${Key}`

/** The keys that a collection in a shallow scope begins with: whole keys, with a mark, since other keys are relative. */
export type ShallowCollectionKeys<Frame extends AnyFrame, Self extends AnyScope> =
  | Shallow
  | `=${ShallowRouteKeysIn<Frame, Self, Shallow>}`

/** The key of a route in a shallow scope. */
export type ShallowRouteKey<Frame extends AnyFrame, Path extends string, Method extends string> = RouteKey<
  PathShape<Frame['path']>,
  Path,
  Method
>

/**
 * Among whole keys, those of a resource with this name, made relative to the scope. `Parent` is the path before the id of the
 * members.
 */
export type RelativeKeys<Frame extends AnyFrame, Name extends string, Parent extends string, Keys> =
  IsRelative<Frame> extends true ? Keys : RelativeKey<Frame, Name, Parent, Keys>
type RelativeKey<
  Frame extends AnyFrame,
  Name extends string,
  Parent extends string,
  Key,
> = Key extends `${PathShape<Frame['path']>}/${Name} ${infer Method}`
  ? `${Frame['idShape']}/${Name} ${Method}`
  : Key extends `${PathShape<Parent>}/${Name}/: ${infer Method}`
    ? `${Frame['idShape']}/${Name}/: ${Method}`
    : never

/**
 * The keys that shallow resources record if they are in no other resources, besides the keys of their name: the path prefixes of
 * what is nested in them.
 */
export type ShallowPrefixes<Name extends string, Children> = KeyPrefixes<ShallowNestedKeys<Name, Children>>

/** The path prefixes of an entry with routes outside of its path. */
export type EntryPrefixes<Entry> = KeyPrefixes<RelativeEntryKeys<Entry>>

/** The keys of the routes of entries in resources, without those that are outside. */
export type InsideKeys<Shape extends string, Entries> = ShallowKeysOf<Shape, never, '', Entries, never>

/** The keys of the routes of an entry in a scope outside of all resources. */
export type RelativeEntryKeys<Entry> = ShallowKeysOf<'', '', never, Entry, never>

type KeyPrefixes<Key> = Key extends `${infer Path} ${string}` ? `${PrefixesOf<Path>}${'' | '/'}` : never

/** The path prefixes of those routes of an entry in resources that are outside of its path, relative to the scope around these. */
export type OutsidePrefixes<Entry> = PathPrefixesOf<ShallowKeysOf<never, '', never, Entry, never>>
type PathPrefixesOf<Key> = Key extends `${infer Path} ${string}` ? PrefixesOf<Path> : never
