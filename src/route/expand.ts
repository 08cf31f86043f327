/** Expands the entries of a table, and reads its targets, contexts and routes from the result. */

import type { PascalOf } from '../text/case.js'
import type { Boxed } from '../text/inference.js'
import type { JoinPath, SlashedPath } from '../text/path.js'
import type { CollectionAction } from './actions.js'
import type { CollectionFrame } from './collection-frame.js'
import type {
  ExpandedAction,
  ExpandedDefaultResources,
  ExpandedMiddleware,
  ExpandedRedirect,
  ExpandedResource,
} from './expanded.js'
import type { AnyFrame, TopFrame } from './frame.js'
import type { ExpandedRefused } from './refused.js'
import type { RenamedResourceFrame, ResourceFrame } from './resource-frame.js'
import type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from './resources-frame.js'
import type { KindedScopeFrame, ModuleFrame, NamespaceFrame, ScopeFrame } from './scope-frame.js'
import type { DefaultResourcesSettings, Settings, Shallow } from './settings.js'
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
} from './stored.js'

/**
 * The targets of a table. `infer` makes the compiler put the union together once, not at every use as a constraint. The
 * condition keeps the name `TargetsOf` off the union: with it, the compiler would walk the whole table for every use.
 */
export type TargetsIn<Entries> =
  TargetsOf<Expand<Entries, TopFrame, {}>> extends infer Target extends string ? Target : never
type TargetsOf<Expanded extends WithTargets> = [Expanded] extends [never] ? never : Expanded[keyof WithTargets]

/** The members that the expanded form of every entry has. */
interface WithTargets {
  readonly collectionTargets: string
  readonly memberTargets: string
}

/**
 * The expanded entries of a table under their targets. It depends on the entries alone: with the registry among its
 * arguments, the compiler would walk the whole table for every use. Its keys are members of the expanded entries, since a
 * conditional type in the `as` clause would take a step for each entry and each use.
 */
export type TargetIndex<Entries> = IndexOf<Expand<Entries, TopFrame, {}>>
type IndexOf<Expanded extends WithTargets> = { [Each in Expanded as Each[keyof WithTargets]]: Each }

/**
 * The contexts of a table under their targets, or those of a part at its place. An annotation makes the compiler work out only
 * one of them.
 */
export type ContextIndex<Entries, Frame extends AnyFrame = TopFrame, State = {}> = ContextsOf<
  Expand<Entries, Frame, State>
>
type ContextsOf<Expanded extends WithContexts> = {
  [Each in Expanded as Each['collectionTargets']]: Each['collectionContext']
} & { [Each in Expanded as Each['memberTargets']]: Each['memberContext'] }
interface WithContexts extends WithTargets {
  readonly collectionContext: unknown
  readonly memberContext: unknown
}

/**
 * Whether a table or a part has a refused call: see `refused.ts`. Among its targets is any string then. In tuples, for a table
 * that is unresolved itself: see `IsAnyOrUnresolved`.
 */
export type HasRefused<Entries, Frame extends AnyFrame = TopFrame, State = {}> = [''] extends [
  CollectionTargets<Expand<Entries, Frame, State>>,
]
  ? true
  : false
type CollectionTargets<Expanded extends WithTargets> = Expanded['collectionTargets']

/** The routes of a table, as a union. */
export type RoutesIn<Entries> = RoutesOf<Expand<Entries, TopFrame, {}>>
type RoutesOf<Expanded extends { readonly routes: unknown }> = Expanded['routes']

/** The kinds of the parameters of a target at a path, in one of several expanded entries: as in a frame. */
export type TargetKinds<Expanded, Target, Path> = Expanded extends {
  readonly collectionKinds: infer Collection
  readonly memberKinds: infer Member
}
  ? TargetPath<Expanded, Target> extends Path
    ? Target extends `${string}#${CollectionAction}`
      ? Collection
      : Member
    : never
  : never

/** The path of a target in an expanded entry. For a standard action it is the path of the collection or of a member. */
export type TargetPath<Expanded, Target> = Expanded extends { readonly path: infer Path extends string }
  ? Path
  : Expanded extends {
        readonly collectionPath: infer Collection extends string
        readonly memberPath: infer Member extends string
      }
    ? Target extends `${string}#${CollectionAction}`
      ? Collection
      : Member
    : never

/**
 * Expands entries. The first two conditions find the entries of default resources, which are most of a table: strings
 * without a space. All other forms are found by their kind, so that none of them pays for the question whether it is another.
 */
export type Expand<Entry, Frame extends AnyFrame, State> = Entry extends string
  ? Boxed<Entry> extends HasSpace
    ? Entry extends `${infer Method} ${infer Path} ${infer Target}`
      ? ExpandedAction<Method, Frame, Path, Target, State, undefined>
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

/** The expansion of each kind. An interface, of which only the member that is read is worked out. */
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
      ? ExpandedRefused
      : Expand<Children, NamespaceFrame<Frame, Name>, State>
    : never
  readonly module: Entry extends Module<infer Name extends string, infer Children>
    ? unknown extends Name
      ? ExpandedRefused
      : Expand<Children, ModuleFrame<Frame, Name>, State>
    : never
  readonly scope: Entry extends PathScope<infer Path extends string, infer Children>
    ? ExpandPathScope<SlashedPath<Path>, Children, Frame, State>
    : never
  readonly kindedScope: Entry extends KindedScope<infer Path extends string, infer Kinds, infer Children>
    ? Expand<Children, KindedScopeFrame<Frame, SlashedPath<Path>, Kinds>, State>
    : never
  readonly collection: Entry extends Collection<infer Children>
    ? Expand<Children, CollectionFrame<Frame>, State>
    : never
  readonly state: Entry extends WithState<infer Inner, infer Children> ? Expand<Children, Frame, Inner> : never
  readonly unregistered: Entry extends Unregistered<infer Verb extends string, infer Controller>
    ? ExpandVerb<Verb, Frame, State, Controller>
    : never
  readonly redirect: Entry extends Redirect<
    infer From extends string,
    infer Target extends string,
    infer Method extends string,
    infer Path
  >
    ? ExpandRedirect<JoinPath<Frame['path'], SlashedPath<From>>, Target, Method, Path>
    : never
  readonly refused: ExpandedRefused
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
  | ExpandedResource<Inner['controllerPath'], Chosen['actions'], Outer, Name, Inner, State>
  | Expand<Children, Inner, State>

type ExpandPathScope<Path extends string, Children, Frame extends AnyFrame, State> = Expand<
  Children,
  ScopeFrame<Frame, Path>,
  State
>

type ExpandRedirect<Path, Target extends string, Method extends string, To> = Path extends string
  ? ExpandedRedirect<Path, Target, Method, To>
  : never

/** A boxed pattern: see `Boxed`. */
interface HasSpace {
  readonly name: `${string} ${string}`
}

/** `Class` is the class of a verb whose class is not registered. */
type ExpandVerb<
  Entry extends string,
  Frame extends AnyFrame,
  State,
  Class = undefined,
> = Entry extends `${infer Method} ${infer Path} ${infer Target}`
  ? ExpandedAction<Method, Frame, Path, Target, State, Class>
  : Entry extends `${infer Method} ${infer Path}`
    ? ExpandedMiddleware<Method, Frame, Path, State>
    : never
