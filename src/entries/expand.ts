/** Expands the entries of a table. What is read from the result is in `lookup.ts`. */

import type { CollectionFrame } from '../frame/collection-frame.js'
import type { AnyFrame } from '../frame/frame.js'
import type { RenamedResourceFrame, ResourceFrame } from '../frame/resource-frame.js'
import type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from '../frame/resources-frame.js'
import type { KindedScopeFrame, ModuleFrame, NamespaceFrame, ScopeFrame } from '../frame/scope-frame.js'
import type { DefaultResourcesSettings, Settings, Shallow } from '../frame/settings.js'
import type { KindsFrom } from '../route/kinds.js'
import type { MountedPath } from '../route/mounted.js'
import type { PascalOf } from '../text/case.js'
import type { NameBox } from '../text/inference.js'
import type { JoinWrittenPath, SlashedPath } from '../text/path.js'
import type {
  ExpandedAction,
  ExpandedApplication,
  ExpandedContract,
  ExpandedDefaultResources,
  ExpandedMiddleware,
  ExpandedRedirect,
  ExpandedResource,
  ExpandedUnregistered,
} from './expanded.js'
import type { ExpandedRefused } from './refused.js'
import type {
  Collection,
  DefaultResources,
  KindedScope,
  Module,
  MountedApplication,
  Namespace,
  PathScope,
  Redirect,
  Renamed,
  Resource,
  Resources,
  RouteContract,
  Unregistered,
  WithState,
} from './stored.js'

/**
 * Expands entries. The first two conditions find the entries of default resources, which are most of a table: strings
 * without a space. All other forms are found by their kind, so that none of them pays for the question whether it is another.
 */
export type Expand<Entry, Frame extends AnyFrame, State> = Entry extends string
  ? NameBox<Entry> extends HasSpace
    ? Entry extends `${infer Method} ${infer Path} ${infer Target}`
      ? Frame['controller'] extends undefined
        ? ExpandedAction<Method, Frame, Path, Target, State>
        : ExpandedUnregistered<Method, Frame, Path, Target, State, undefined>
      : Entry extends `${infer Method} ${infer Path}`
        ? ExpandedMiddleware<Method, Frame, Path, State>
        : never
    : ExpandedDefaultResources<`${Frame['controllerPrefix']}${PascalOf<Entry>}`, Frame, Entry, State>
  : Entry extends AnyStored
    ? Expansions<Entry, Frame, State>[Entry['kind']]
    : never

/** A stored entry that is not text. */
export interface AnyStored {
  readonly kind: keyof Expansions<unknown, AnyFrame, unknown>
}

/** The expansion of each kind. In an interface, the compiler works out only the member that is read. */
interface Expansions<Entry, Frame extends AnyFrame, State> {
  readonly defaultResources: Entry extends DefaultResources<infer Name extends string, infer Children>
    ? ExpandDefaultResources<Name, Children, Frame, State>
    : never
  readonly resources: Entry extends Resources<infer Name extends string, infer Chosen extends Settings, infer Children>
    ? ExpandResource<Name, Chosen, Children, Frame, ResourcesFrame<Frame, Name, Chosen>, State>
    : never
  readonly resource: Entry extends Resource<infer Name extends string, infer Chosen extends Settings, infer Children>
    ? ExpandResource<Name, Chosen, Children, Frame, ResourceFrame<Frame, Name, Chosen>, State>
    : never
  readonly renamed: Entry extends Renamed<
    infer Kind,
    infer Name extends string,
    infer Segment extends string,
    infer Chosen extends Settings,
    infer Children
  >
    ? Kind extends 'resources'
      ? ExpandResource<Segment, Chosen, Children, Frame, RenamedResourcesFrame<Frame, Name, Chosen, Segment>, State>
      : Kind extends Shallow
        ? ExpandResource<
            Segment,
            Chosen,
            Children,
            Frame,
            RenamedResourcesFrame<ShallowOuterFrame<Frame>, Name, Chosen, Segment>,
            State
          >
        : ExpandResource<Segment, Chosen, Children, Frame, RenamedResourceFrame<Frame, Name, Chosen, Segment>, State>
    : never
  readonly namespace: Entry extends Namespace<infer Name extends string, infer Children>
    ? unknown extends Name // the name is one that the compiler cannot find, which is an error of its own
      ? ExpandedRefused<State>
      : Expand<Children, NamespaceFrame<Frame, Name>, State>
    : never
  readonly module: Entry extends Module<infer Name extends string, infer Children>
    ? unknown extends Name
      ? ExpandedRefused<State>
      : Expand<Children, ModuleFrame<Frame, Name>, State>
    : never
  readonly scope: Entry extends PathScope<infer Path extends string, infer Children>
    ? ExpandPathScope<SlashedPath<Path>, Children, Frame, State>
    : never
  readonly kindedScope: Entry extends KindedScope<infer Path extends string, infer Kinds, infer Children>
    ? Expand<Children, KindedScopeFrame<Frame, SlashedPath<Path>, KindsFrom<Kinds>>, State>
    : never
  readonly collection: Entry extends Collection<infer Children>
    ? Expand<Children, CollectionFrame<Frame>, State>
    : never
  readonly state: Entry extends WithState<infer Inner, infer Children> ? Expand<Children, Frame, Inner> : never
  readonly unregistered: Entry extends Unregistered<infer Verb extends string, infer Controller>
    ? ExpandVerb<Verb, Frame, State, Controller>
    : never
  readonly contract: Entry extends RouteContract<infer Verb, infer Contract>
    ? ExpandContract<Verb, Frame, State, Contract>
    : never
  readonly redirect: Entry extends Redirect<
    infer From extends string,
    infer Target extends string,
    infer Method extends string,
    infer Path
  >
    ? ExpandRedirect<JoinWrittenPath<Frame['path'], From>, Target, Method, Path>
    : never
  readonly mounted: Entry extends MountedApplication<infer Path extends string>
    ? ExpandApplication<Path, Frame, State>
    : never
  readonly refused: ExpandedRefused<State>
}

type ExpandDefaultResources<Name extends string, Children, Frame extends AnyFrame, State> =
  | ExpandedDefaultResources<`${Frame['controllerPrefix']}${PascalOf<Name>}`, Frame, Name, State>
  | Expand<Children, ResourcesFrame<Frame, Name, DefaultResourcesSettings>, State>

/** Expands `resources` with options, and `resource`. Their frames differ, so the frame is an argument. */
type ExpandResource<
  Name extends string,
  Chosen extends Settings,
  Children,
  Outer extends AnyFrame,
  Inner extends AnyFrame,
  State,
> =
  | ExpandedResource<Inner['controllerPath'], Chosen['actions'], Outer, Name, Inner, State, Chosen['update']>
  | Expand<Children, Inner, State>

type ExpandPathScope<Path extends string, Children, Frame extends AnyFrame, State> = Expand<
  Children,
  ScopeFrame<Frame, Path>,
  State
>

type ExpandContract<Verb, Frame extends AnyFrame, State, Contract> = Verb extends `${infer Method} ${infer Path}`
  ? ExpandedContract<Method, Frame, Path, State, Contract>
  : never

type ExpandRedirect<Path, Target extends string, Method extends string, To> = Path extends string
  ? ExpandedRedirect<Path, Target, Method, To>
  : never

type ExpandApplication<Path extends string, Frame extends AnyFrame, State> =
  | ExpandedApplication<Frame, Path, State>
  | ExpandedApplication<Frame, MountedPath<Path>, State>

/** A boxed pattern: see `NameBox`. */
interface HasSpace {
  readonly name: `${string} ${string}`
}

/** `Class` is the class of a verb whose class is not registered. */
type ExpandVerb<
  Entry extends string,
  Frame extends AnyFrame,
  State,
  Class,
> = Entry extends `${infer Method} ${infer Path} ${infer Target}`
  ? ExpandedUnregistered<Method, Frame, Path, Target, State, Class>
  : Entry extends `${infer Method} ${infer Path}`
    ? ExpandedMiddleware<Method, Frame, Path, State>
    : never
