/**
 * The keys of routes in shallow scopes (see `shallow.ts` and `conflicts.ts`). The path of a member there is outside of the
 * scope that declares it. So the keys are whole path shapes, or, where shallow resources begin, relative to the scope around
 * these. `Shallow` among the keys of a scope makes each declaration compare itself with those before it.
 */

import type { ActionKeys, CollectionAction, MemberAction, PluralAction, SingularAction } from '../route/actions.js'
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
import type { PathShape, SlashedPath } from '../text/path.js'
import type { AllEntriesIn, AnyScope, KeysIn } from './record.js'
import type { ActionsIn, PrefixesOf, RouteKey, TextKeysOf } from './route-keys.js'

/** Settings without the option `shallow`. Those with it cannot be asked for: `never` would be assignable to any mark. */
export interface WithoutShallow {
  readonly shallow: never
}

/**
 * The route keys of entries in a shallow scope. `Own` is the path shape of the scope, `Base` that before another id, and `All`
 * that of the collection, in the scope of a resource.
 *
 * @example ShallowKeysOf<'/places/:', '', '/places', 'rooms'> // '/places/:/rooms GET' | … | '/rooms/: GET' | …
 */
export type ShallowKeysOf<Own extends string, Base extends string, All extends string, Entry> = Entry extends string
  ? Entry extends `${string} ${string}`
    ? `${Own}${TextKeysOf<Entry>}`
    : ShallowResourcesKeys<Own, Base, Entry, PluralAction, never>
  : Entry extends DefaultResources<infer Name extends string, infer Children>
    ? ShallowResourcesKeys<Own, Base, Name, PluralAction, Children>
    : Entry extends Resources<infer Name extends string, infer Settings, infer Children>
      ? ShallowResourcesKeys<Own, Base, Name, ActionsIn<Settings>, Children>
      : Entry extends Resource<infer Name extends string, infer Settings, infer Children>
        ?
            | `${Own}/${Name}${ActionKeys['resource'][ActionsIn<Settings> & SingularAction]}`
            | ShallowKeysOf<`${Own}/${Name}`, Base, `${Own}/${Name}`, Children>
        : Entry extends Namespace<infer Name extends string, infer Children>
          ? ShallowKeysOf<`${Own}/${Name}`, `${Base}/${Name}`, never, Children>
          : Entry extends
                | PathScope<infer Path extends string, infer Children>
                | KindedScope<infer Path extends string, infer _Kinds, infer Children>
            ? ShallowKeysOf<
                `${Own}${PathShape<SlashedPath<Path>>}`,
                `${Base}${PathShape<SlashedPath<Path>>}`,
                never,
                Children
              >
            : Entry extends Collection<infer Children>
              ? ShallowKeysOf<All, Base, All, Children>
              : Entry extends Module<infer _Name, infer Children> | WithState<infer _State, infer Children>
                ? ShallowKeysOf<Own, Base, All, Children>
                : UncommonShallowKeysOf<Own, Base, All, Entry>

type UncommonShallowKeysOf<Own extends string, Base extends string, All extends string, Entry> =
  Entry extends Unregistered<infer Verb extends string, infer _Controller>
    ? `${Own}${TextKeysOf<Verb>}`
    : Entry extends Redirect<infer From extends string, infer _Target, infer Method extends string, infer _Path>
      ? RouteKey<Own, From, Method>
      : Entry extends Renamed<infer Kind, infer _Name, infer Segment, infer Settings, infer Children>
        ? ShallowKeysOf<
            Own,
            Base,
            All,
            Kind extends 'resources' ? Resources<Segment, Settings, Children> : Resource<Segment, Settings, Children>
          >
        : never

/** The route keys of resources in a shallow scope. */
type ShallowResourcesKeys<Own extends string, Base extends string, Name extends string, Actions, Children> =
  | `${Own}/${Name}${ActionKeys['resources'][Actions & CollectionAction]}`
  | `${Base}/${Name}${ActionKeys['resources'][Actions & MemberAction]}`
  | ShallowKeysOf<`${Base}/${Name}/:`, Base, `${Own}/${Name}`, Children>

/** The route keys of what is nested in outermost shallow resources, relative to the scope around them. */
export type ShallowNestedKeys<Name extends string, Children> = ShallowKeysOf<`/${Name}/:`, '', `/${Name}`, Children>

/** The route keys of entries in the shallow scope of a frame. */
export type ShallowEntryKeys<Frame extends AnyFrame, Entries> = ShallowKeysOf<
  PathShape<Frame['path']>,
  PathShape<Frame['parentPath']>,
  CollectionShape<Frame>,
  Entries
>
type CollectionShape<Frame extends AnyFrame> = PathShape<NonNullable<Frame['collection']>['path']>

/** The keys of all routes in a shallow scope: those of its entries, and those of the resource that it is in. */
export type ShallowRouteKeysIn<Frame extends AnyFrame, Self extends AnyScope> =
  | WholeKey<Frame, Extract<KeysIn<Self>, `${string} ${string}`>>
  | ShallowEntryKeys<Frame, AllEntriesIn<Self>>

type WholeKey<Frame extends AnyFrame, Key extends string> = Key extends `=${infer Whole}`
  ? Whole
  : Frame['kind'] extends 'resources'
    ? Key extends `/:${infer Rest}`
      ? `${PathShape<Frame['path']>}${Rest}`
      : `${CollectionShape<Frame>}${Key}`
    : `${PathShape<Frame['path']>}${Key}`

/** The keys that a collection in a shallow scope begins with: whole keys, with a mark, since other keys are relative. */
export type ShallowCollectionKeys<Frame extends AnyFrame, Self extends AnyScope> =
  | Shallow
  | `=${ShallowRouteKeysIn<Frame, Self>}`

/** The key of a route in a shallow scope. */
export type ShallowRouteKey<Frame extends AnyFrame, Path extends string, Method extends string> = RouteKey<
  PathShape<Frame['path']>,
  Path,
  Method
>

/**
 * The conflict candidates of a name in a shallow scope. Those for its standard routes have relative keys, too, as the standard
 * routes have in any scope.
 */
export type ShallowCandidates<Self extends AnyScope, Frame extends AnyFrame, Name extends string> =
  | ShallowRouteKeysIn<Frame, Self>
  | RelativeKey<Frame, Name, ShallowRouteKeysIn<Frame, Self>>
type RelativeKey<
  Frame extends AnyFrame,
  Name extends string,
  Key,
> = Key extends `${PathShape<Frame['path']>}/${Name} ${infer Method}`
  ? `${Frame['idShape']}/${Name} ${Method}`
  : Key extends `${PathShape<Frame['parentPath']>}/${Name}/: ${infer Method}`
    ? `${Frame['idShape']}/${Name}/: ${Method}`
    : never

/** The keys that outermost shallow resources record besides those of their name: path prefixes of what is nested in them. */
export type ShallowPrefixes<Name extends string, Children> =
  ShallowNestedKeys<Name, Children> extends infer Key
    ? Key extends `${infer Path} ${string}`
      ? `${PrefixesOf<Path>}${'' | '/'}`
      : never
    : never
