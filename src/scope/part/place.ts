/**
 * The place of a part in a table: the namespaces, scopes and resources around it, outermost first. And what a part for any place
 * declares where it is drawn: its entries, and the keys that they record there.
 */

import type { Below } from '../../entries/keys.js'
import type {
  Collection,
  DefaultResources,
  KindedScope,
  Module,
  Namespace,
  PathScope,
  Renamed,
  Resource,
  Resources,
  WithState,
} from '../../entries/stored.js'
import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { AnyFrame, TopFrame } from '../../frame/frame.js'
import type { KindedScopeFrame, NamespaceFrame, ScopeFrame } from '../../frame/scope-frame.js'
import type { SlashedPath } from '../../text/path.js'
import type { NamespaceAtFrame } from '../namespace/module.js'
import type { KindsOfOptions, OfferedScopeOptions, ScopeOptions } from '../options/scope-options.js'
import type { ResourceOptions, ResourcesOptions } from '../resources/options.js'
import type { ResourceInnerFrame } from '../resources/settings.js'

/**
 * A place in the callback of `namespace(name, { path }, …)`. A namespace without options is the text of its name.
 *
 * @example (r: ScopeAt<typeof controllers, [InNamespace<'admin', { path: '' }>]>) => r.resources('places')
 */
export interface InNamespace<Name extends string, Options extends { readonly path: string }> {
  readonly in: 'namespace'
  readonly name: Name
  readonly options: Options
}

/**
 * A place in the callback of `scope(path, options, …)`.
 *
 * @example (r: ScopeAt<typeof controllers, [InScope<'api'>]>) => r.resources('places')
 */
// An editor offers the parameters of the path. Any options are let through: see `CheckedKinds` in `scope-options.ts`.
export interface InScope<Path extends string, Options extends Partial<OfferedScopeOptions<Path> | ScopeOptions> = {}> {
  readonly in: 'scope'
  readonly path: Path
  readonly options: Options
}

/**
 * A place in the callback of `resources(name, options, …)`. Only the options that change paths or the controller matter.
 *
 * @example (r: ScopeAt<typeof controllers, ['v1', InResources<'places'>]>) => r.get('preview')
 */
export interface InResources<Name extends string, Options extends ResourcesOptions = {}> {
  readonly in: 'resources'
  readonly name: Name
  readonly options: Options
}

/**
 * A place in the callback of `resource(name, options, …)`.
 *
 * @example (r: ScopeAt<typeof controllers, [InResource<'user'>]>) => r.resources('keys')
 */
export interface InResource<Name extends string, Options extends ResourceOptions = {}> {
  readonly in: 'resource'
  readonly name: Name
  readonly options: Options
}

/**
 * A place in the callback of `collection`, after that of its resources.
 *
 * @example (r: ScopeAt<typeof controllers, [InResources<'places'>, InCollection]>) => r.get('search')
 */
export interface InCollection {
  readonly in: 'collection'
}

/** One step on the way to a place. A text is a namespace. */
export type Step =
  | string
  | InNamespace<string, { readonly path: string }>
  | InScope<string>
  | InResources<string>
  | InResource<string>
  | InCollection

/**
 * The frame at a place: a list of steps, or the names of namespaces joined by `/`. Anything else is refused, and `Swapped`, the other
 * argument of `ScopeAt`, may be the place.
 */
export type FrameAt<Registry, Place, Outer extends AnyFrame = TopFrame, Swapped = {}> = Place extends string
  ? NamespacesFrame<Place, Outer>
  : Place extends readonly [infer First, ...infer Rest]
    ? StepFrame<Registry, First, Outer> extends infer Inner extends AnyFrame
      ? FrameAt<Registry, Rest, Inner>
      : never
    : Swapped extends string | readonly [unknown, ...unknown[]]
      ? FrameAt<Registry, Swapped, Outer>
      : Outer

type NamespacesFrame<Names extends string, Outer extends AnyFrame> = Names extends ''
  ? Outer
  : Names extends `${infer Name}/${infer Rest}`
    ? NamespacesFrame<Rest, NamespaceFrame<Outer, Name>>
    : NamespaceFrame<Outer, Names>

type StepFrame<Registry, Given, Outer extends AnyFrame> = Given extends string
  ? NamespacesFrame<Given, Outer>
  : Given extends InScope<infer Path, infer Options>
    ? Options extends ScopeOptions
      ? KindedScopeFrame<Outer, SlashedPath<Path>, KindsOfOptions<Options>>
      : ScopeFrame<Outer, SlashedPath<Path>>
    : Given extends InResources<infer Name, infer Options>
      ? ResourceInnerFrame<'resources', Registry, Outer, Name, Options>
      : Given extends InResource<infer Name, infer Options>
        ? ResourceInnerFrame<'resource', Registry, Outer, Name, Options>
        : Given extends InNamespace<infer Name, infer Options>
          ? NamespaceAtFrame<Outer, Name, Options['path']>
          : CollectionFrame<Outer>

/** Whether two frames are at one place. They may still come from options that differ in the actions. */
export type IsSamePlace<Left extends AnyFrame, Right extends AnyFrame> = [
  PlaceMembers<Left>,
  PlaceMembers<Right>,
] extends [PlaceMembers<Right>, PlaceMembers<Left>]
  ? true
  : false

interface PlaceMembers<Frame extends AnyFrame> {
  readonly kind: Frame['kind']
  readonly path: Frame['path']
  readonly parentPath: Frame['parentPath']
  readonly around: Frame['around']['path']
  readonly controllerPrefix: Frame['controllerPrefix']
  readonly controllerPath: Frame['controllerPath']
  readonly controller: Frame['controller']
  readonly kinds: Frame['kinds']
  readonly parentKinds: Frame['parentKinds']
}

/** The entries of a part as if declared at a place: only the targets of bare verbs depend on it. */
export type PlacedEntries<Frame extends AnyFrame, Entry> = Entry extends string
  ? Entry extends `${infer Verb} #${infer Target}`
    ? PlacedVerb<Frame, Verb, Target>
    : Entry
  : Entry extends WithState<infer State, infer Inner>
    ? PlacedEntries<Frame, Inner> extends infer Children
      ? WithState<State, Children>
      : never
    : Entry extends { readonly children: infer Inner }
      ? PlacedEntries<Frame, Inner> extends infer Children
        ? WithChildren<Entry, Children>
        : never
      : Entry

/** `Target` is what follows the mark. */
type PlacedVerb<Frame extends AnyFrame, Verb extends string, Target extends string> = Target extends `/${infer Below}`
  ? `${Verb} ${Frame['controllerPrefix']}${Below}`
  : `${Verb} ${Frame['controllerPath']}${Target}`

/** The keys of a part at the place where it is drawn: in the part, those of its own scope begin with `/…`. */
export type PlacedKeys<Frame extends AnyFrame, Keys> = Keys extends `/…${infer Key}` ? `${Frame['shape']}${Key}` : never

/** The same for what it keeps apart. */
export type PlacedBelow<Frame extends AnyFrame, Nested> =
  Nested extends Below<infer Segment, infer Keys> ? Below<Segment, PlacedKeys<Frame, Keys>> : never

/** A stored entry with other children. */
export type WithChildren<Entry, Children> = Entry extends { readonly kind: keyof Rewritten<unknown, unknown> }
  ? Rewritten<Entry, Children>[Entry['kind']]
  : never

/** Each kind of entry that has children, with others. In an interface, the compiler works out only the member that is read. */
export interface Rewritten<Entry, Children> {
  readonly defaultResources: Entry extends DefaultResources<infer Name, unknown>
    ? DefaultResources<Name, Children>
    : never
  readonly resources: Entry extends Resources<infer Name, infer Settings, unknown>
    ? Resources<Name, Settings, Children>
    : never
  readonly resource: Entry extends Resource<infer Name, infer Settings, unknown>
    ? Resource<Name, Settings, Children>
    : never
  readonly renamed: Entry extends Renamed<infer Kind, infer Name, infer Segment, infer Settings, unknown>
    ? Renamed<Kind, Name, Segment, Settings, Children>
    : never
  readonly namespace: Entry extends Namespace<infer Name, unknown> ? Namespace<Name, Children> : never
  readonly module: Entry extends Module<infer Name, unknown> ? Module<Name, Children> : never
  readonly scope: Entry extends PathScope<infer Path, unknown> ? PathScope<Path, Children> : never
  readonly kindedScope: Entry extends KindedScope<infer Path, infer Kinds, unknown>
    ? KindedScope<Path, Kinds, Children>
    : never
  readonly collection: Collection<Children>
}
