/** The route keys of entries, which the compiler makes only for a comparison: see `conflicts.ts`. */

import type { ActionKeys, PluralAction, SingularAction } from '../../route/actions.js'
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
import type { IsAnyOrUnresolved } from '../../text/inference.js'
import type { PathShape, SlashedPath } from '../../text/path.js'
import type { HasShallow, ShallowEntryKeys, ShallowNestedKeys, WithoutShallow } from '../shallow/shallow-keys.js'
import type { ActionsIn, RouteKey, TextKeysOf } from './route-keys.js'

/** The route keys of entries in the scope of a frame. `Keys` are those of the scope, and of the entries. */
export type EntryKeysIn<Frame extends AnyFrame, Entries, Keys = never> =
  HasShallow<Frame, Keys> extends never
    ? RouteKeysOf<Frame['idShape'], Entries>
    : ShallowEntryKeys<Frame, Entries, Keys>

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
              ? Kind extends Shallow
                ? ShallowNestedKeys<Segment, Children>
                : CollectionKeysOf<
                    Kind extends 'resources'
                      ? Resources<Segment, Settings, Children>
                      : Resource<Segment, Settings, Children>
                  >
              : Entry extends KindedScope<infer Path extends string, infer _Kinds, infer Children>
                ? CollectionKeysOf<PathScope<Path, Children>>
                : never
