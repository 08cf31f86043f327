/** What is wrong with a part for any place where it is drawn. At run time the calls in the part find this, so the messages are theirs. */

import type { AnyStored } from '../../entries/expand.js'
import type { PlacedEntries } from '../../entries/placed-entries.js'
import type { AnyScope } from '../../entries/record.js'
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
  Unregistered,
  WithState,
} from '../../entries/stored.js'
import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { RenamedResourceFrame, ResourceFrame } from '../../frame/resource-frame.js'
import type { RenamedResourcesFrame, ResourcesFrame, ShallowOuterFrame } from '../../frame/resources-frame.js'
import type { KindedScopeFrame, ModuleFrame, NamespaceFrame, ScopeFrame } from '../../frame/scope-frame.js'
import type { DefaultResourcesSettings, Settings, Shallow } from '../../frame/settings.js'
import type { ResourceKind } from '../../route/actions.js'
import type { KindsFrom } from '../../route/kinds.js'
import type { MountedPath } from '../../route/mounted.js'
import type { CallMessage, FirstProblem } from '../../text/messages.js'
import type { JoinWrittenPath, SlashedPath } from '../../text/path.js'
import type { PathProblem } from '../../text/path-problem.js'
import type { EmptyEntriesProblem } from '../controller/empty-namespace.js'
import type { DestinationProblem } from '../redirect/redirect.js'
import type { Destination } from '../redirect/redirect-options.js'
import type { StandardProblem } from '../resources/standard.js'
import type { BareProblem } from '../verb/bare-verb.js'

/** The error messages for entries of a part, in the frame where they are drawn, or `never`. */
export type PlacementProblem<Entry, Registry, Frame extends AnyFrame> = Entry extends string
  ? Entry extends `${infer Method} ${infer Rest}`
    ? Rest extends `${infer Path} #${string}`
      ? BareProblem<Lowercase<Method>, Registry, Frame, Unslashed<Path>, never>
      : PlacedVerbProblem<Entry, Frame>
    : PlacementProblems<DefaultResources<Entry, never>, Registry, Frame>['defaultResources']
  : Entry extends AnyStored
    ? PlacementProblems<Entry, Registry, Frame>[Entry['kind']]
    : never

/** The error messages for each kind of entry. In an interface, the compiler works out only the member that is read. */
interface PlacementProblems<Entry, Registry, Frame extends AnyFrame> {
  readonly defaultResources: Entry extends DefaultResources<infer Name extends string, infer Children>
    ? PlacementProblems<Resources<Name, DefaultResourcesSettings, Children>, Registry, Frame>['resources']
    : never
  readonly resources: Entry extends Resources<infer Name extends string, infer Chosen extends Settings, infer Children>
    ? PlacedResourceProblem<'resources', Name, Chosen, Children, Registry, Frame, ResourcesFrame<Frame, Name, Chosen>>
    : never
  readonly resource: Entry extends Resource<infer Name extends string, infer Chosen extends Settings, infer Children>
    ? PlacedResourceProblem<'resource', Name, Chosen, Children, Registry, Frame, ResourceFrame<Frame, Name, Chosen>>
    : never
  readonly renamed: Entry extends Renamed<
    infer Kind extends ResourceKind | Shallow,
    infer Name extends string,
    infer Segment extends string,
    infer Chosen extends Settings,
    infer Children
  >
    ? PlacedResourceProblem<
        Kind extends ResourceKind ? Kind : 'resources',
        Name,
        Chosen,
        Children,
        Registry,
        Frame,
        Kind extends 'resource'
          ? RenamedResourceFrame<Frame, Name, Chosen, Segment>
          : RenamedResourcesFrame<Kind extends Shallow ? ShallowOuterFrame<Frame> : Frame, Name, Chosen, Segment>
      >
    : never
  readonly namespace: Entry extends Namespace<infer Name extends string, infer Children>
    ? PlacedNamespaceProblem<Name, Children, Registry, Frame, NamespaceFrame<Frame, Name>>
    : never
  readonly module: Entry extends Module<infer Name extends string, infer Children>
    ? PlacedNamespaceProblem<Name, Children, Registry, Frame, ModuleFrame<Frame, Name>>
    : never
  readonly scope: Entry extends PathScope<infer Path extends string, infer Children>
    ? FirstProblem<
        CallMessage<
          [Children] extends [Module<infer Name extends string, unknown>] ? `namespace('${Name}')` : `scope('${Path}')`,
          PathProblem<Path, Frame['path']>
        >,
        PlacementProblem<Children, Registry, ScopeFrame<Frame, SlashedPath<Path>>>
      >
    : never
  readonly kindedScope: Entry extends KindedScope<infer Path extends string, infer Kinds, infer Children>
    ? FirstProblem<
        CallMessage<
          Children & string extends `${infer Method} /${string}`
            ? `${Lowercase<Method>}('${Path}')`
            : `scope('${Path}')`,
          PathProblem<Path, Frame['path']>
        >,
        PlacementProblem<Children, Registry, KindedScopeFrame<Frame, SlashedPath<Path>, KindsFrom<Kinds>>>
      >
    : never
  readonly collection: Entry extends Collection<infer Children>
    ? PlacementProblem<Children, Registry, CollectionFrame<Frame>>
    : never
  readonly state: Entry extends WithState<unknown, infer Children> ? PlacementProblem<Children, Registry, Frame> : never
  readonly unregistered: Entry extends Unregistered<infer Verb, unknown> ? PlacedVerbProblem<Verb, Frame> : never
  readonly redirect: Entry extends Redirect<infer From extends string, infer Target, unknown, unknown>
    ? FirstProblem<
        CallMessage<`redirect('${From}')`, PathProblem<From, Frame['path']>>,
        Target extends Destination
          ? DestinationProblem<`redirect('${From}')`, JoinWrittenPath<Frame['path'], From>, Target>
          : never
      >
    : never
  readonly mounted: Entry extends MountedApplication<infer Path extends string>
    ? CallMessage<
        `mount('${Unslashed<Path>}')`,
        FirstProblem<PathProblem<Path, Frame['path']>, PathProblem<MountedPath<Path>, Frame['path']>>
      >
    : never
  readonly contract: never
  readonly refused: never
}

/** A verb that is not bare. Its controller has been checked in the part. */
type PlacedVerbProblem<Verb, Frame extends AnyFrame> = Verb extends `${infer Method} ${infer Rest}`
  ? PathIn<Rest> extends infer Path extends string
    ? CallMessage<`${Lowercase<Method>}('${Unslashed<Path>}')`, PathProblem<Path, Frame['path']>>
    : never
  : never
type PathIn<Rest extends string> = Rest extends `${infer Path} ${string}` ? Path : Rest

/** A path as it is usually written. */
type Unslashed<Path extends string> = Path extends `/${infer Rest}` ? (Rest extends '' ? Path : Rest) : Path

type PlacedResourceProblem<
  Kind extends ResourceKind,
  Name extends string,
  Chosen extends Settings,
  Children,
  Registry,
  Frame extends AnyFrame,
  Inner extends AnyFrame,
> = FirstProblem<
  StandardProblem<Kind, `${Kind}('${Name}')`, AnyScope, Registry, never, Inner, Chosen['actions'], Frame, ''>,
  PlacementProblem<Children, Registry, Inner>
>

type PlacedNamespaceProblem<
  Name extends string,
  Children,
  Registry,
  Frame extends AnyFrame,
  Inner extends AnyFrame,
> = FirstProblem<
  EmptyEntriesProblem<Registry, Frame, Name, Inner['controllerPath'], PlacedEntries<Frame, Children>>,
  PlacementProblem<Children, Registry, Inner>
>
