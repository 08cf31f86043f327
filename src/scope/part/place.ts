/** The place of a part in a table: the namespaces, scopes and resources around it, outermost first. */

import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { AnyFrame, TopFrame } from '../../frame/frame.js'
import type { KindedScopeFrame, NamespaceFrame, ScopeFrame } from '../../frame/scope-frame.js'
import type { KindsIn } from '../../route/kinds.js'
import type { ParamKind } from '../../text/param-kinds.js'
import type { SlashedPath } from '../../text/path.js'
import type { NameIn, WithoutColons } from '../../text/segments.js'
import type { NamespaceAtFrame } from '../namespace/module.js'
import type { KindsOfOptions, OfferedScopeOptions, ScopeOptions } from '../options/scope-options.js'
import type { ResourceOptions, ResourcesOptions } from '../resources/options.js'
import type { ResourceInnerFrame } from '../resources/settings.js'
import type { AnywherePath } from '../shared/anywhere.js'

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

/** A place in words, for error messages. */
export type PlaceOf<Frame extends AnyFrame> =
  `${Frame['path'] extends '' ? 'the top of the table' : Frame['path'] extends '/…' ? 'any place' : Frame['path']}${Frame['controllerPath'] extends '' | AnywherePath ? '' : ` (${Frame['controllerPath']})`}${KindsOf<WithoutColons<Frame['path']>, KindsIn<Frame['kinds']>>}${ShallowOf<Frame>}`
/** In the order of the path: the members of an object type have none that can be relied on. */
type KindsOf<Path extends string, Kinds> = Path extends `${string}:${infer Text}/${infer Rest}`
  ? `${KindOf<NameIn<Text>, Kinds>}${KindsOf<`/${Rest}`, Kinds>}`
  : Path extends `${string}:${infer Text}`
    ? KindOf<NameIn<Text>, Kinds>
    : ''
type KindOf<Name extends string, Kinds> = Kinds extends { readonly [Each in Name]: infer Kind extends ParamKind }
  ? `, ${Name}: '${Kind}'`
  : ''
/** Nothing is known of a part without a type. */
type ShallowOf<Frame extends AnyFrame> = string extends Frame['path']
  ? ''
  : Frame['shallow'] extends never
    ? ''
    : ', shallow'
