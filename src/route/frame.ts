/**
 * What a scope passes down to the declarations in it. In the type, a frame is an interface, so that the compiler works out
 * each member only where it is read: a resource without nested resources never pays for `parentPath`.
 *
 * | member | in `resources('places', r => r.resources('rooms', r => …))`, inside `rooms` |
 * | --- | --- |
 * | `kind` | `'resources'` |
 * | `path` | `'/places/:placeId/rooms/:id'`, the path before the path of a verb: the last id is `:id` |
 * | `parentPath` | `'/places/:placeId/rooms/:roomId'`, the path before another id |
 * | `params` | `'placeId' \| 'id'`, the parameters of `path` (only in the type) |
 * | `parentParams` | `'placeId' \| 'roomId'`, the parameters of `parentPath` (only in the type) |
 * | `acceptsId` | `true`, whether `:id` can follow `parentPath` (only in the type) |
 * | `idShape` | `'/:'`, the shape of the id that all paths in the scope begin with (only in the type) |
 * | `shallow` | `'shallow'` inside resources with the option `shallow`, otherwise `never` (at run time a boolean) |
 * | `kinds` | the kinds of the parameters of `path`, where they have any |
 * | `parentKinds` | those of the parameters of `parentPath` |
 * | `controllerPrefix` | `'Places/Rooms/'`, the part before the controller paths of nested names |
 * | `controllerPath` | `'Places/Rooms'`, the path of the controller that bare verbs call; `''` if there is none |
 * | `controller` | the class given as the option `controller`, `undefined` for the one that is registered |
 * | `namespace` | the namespaces around it, the innermost first (only at run time) |
 * | `collection` | the paths without the resource's id, for `collection` (only inside `resources` and `resource`) |
 *
 * Inside resources with the option `shallow`, the resources around add nothing to `parentPath`, `parentParams` and
 * `parentKinds`: these are those of the namespaces and scopes alone.
 */

import type { ControllerClass } from '../controller/controller.js'
import { type CamelOf, camelCase, type PascalOf, pascalCase } from '../text/case.js'
import { type Pluralize, pluralize, type SingularOf, singularize } from '../text/inflection.js'
import type { Digit } from '../text/names.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { ParamNames } from '../text/path.js'
import { mergedKinds, type OneKind, oneKind, type WithKinds } from './kinds.js'
import type { FrameSettings, Settings, Shallow } from './settings.js'

/** Any frame, in the type. */
export interface AnyFrame extends FrameController {
  readonly path: string
  readonly parentPath: string
  readonly params: string
  readonly parentParams: string
  readonly acceptsId: boolean
  readonly idShape: '' | '/:'
  readonly shallow: Shallow
  readonly kinds: unknown
  readonly parentKinds: unknown
  readonly collection?: Pick<
    AnyFrame,
    'path' | 'parentPath' | 'params' | 'parentParams' | 'acceptsId' | 'kinds' | 'parentKinds'
  >
}

/** Any frame, at run time. The members that only the type has can be read off the paths. */
export interface RuntimeFrame extends FramePaths, FrameController {
  readonly namespace: RuntimeNamespace | undefined
  readonly shallow: boolean
  readonly collection?: FramePaths
}

interface FrameController {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly controllerPrefix: string
  readonly controllerPath: string
  readonly controller: ControllerClass | undefined
}

/** A namespace around a frame, for the error message of one without controllers. */
export interface RuntimeNamespace {
  readonly name: string
  readonly controllerPath: string
  readonly outer: RuntimeNamespace | undefined
}

interface FramePaths {
  readonly path: string
  readonly parentPath: string
  readonly kinds?: ParamKinds | undefined
  readonly parentKinds?: ParamKinds | undefined
}

/** The frame of the whole table. */
export interface TopFrame {
  readonly kind: 'top'
  readonly path: ''
  readonly parentPath: ''
  readonly params: never
  readonly parentParams: never
  readonly acceptsId: true
  readonly idShape: ''
  readonly shallow: never
  readonly kinds: unknown
  readonly parentKinds: unknown
  readonly controllerPrefix: ''
  readonly controllerPath: ''
  readonly controller: undefined
}

/** The frame of the whole table: the twin of the type `TopFrame`. */
export const TOP_FRAME: RuntimeFrame = {
  kind: 'top',
  path: '',
  parentPath: '',
  shallow: false,
  controllerPrefix: '',
  controllerPath: '',
  controller: undefined,
  namespace: undefined,
}

/** The frame inside `namespace(name)`, which adds to the path and to the controller path. */
export interface NamespaceFrame<Outer extends AnyFrame, Name extends string> {
  readonly kind: 'namespace'
  readonly path: `${Outer['path']}/${Name}`
  readonly parentPath: `${Outer['parentPath']}/${Name}`
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly acceptsId: Outer['acceptsId']
  readonly idShape: ''
  readonly shallow: Outer['shallow']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
  readonly controllerPrefix: `${this['controllerPath']}/`
  readonly controllerPath: `${Outer['controllerPrefix']}${PascalOf<Name>}`
  readonly controller: undefined
}

/** The frame inside `namespace(name)`: the twin of the type `NamespaceFrame`. */
export const namespaceFrame = (outer: RuntimeFrame, name: string): RuntimeFrame => {
  const controllerPath = `${outer.controllerPrefix}${pascalCase(name)}`
  return {
    kind: 'namespace',
    path: `${outer.path}/${name}`,
    parentPath: `${outer.parentPath}/${name}`,
    shallow: outer.shallow,
    kinds: outer.kinds,
    parentKinds: outer.parentKinds,
    controllerPrefix: `${controllerPath}/`,
    controllerPath,
    controller: undefined,
    namespace: { name, controllerPath, outer: outer.namespace },
  }
}

/** The frame inside `namespace(name, { path: '' })`, which adds to the controller path only. */
export interface ModuleFrame<Outer extends AnyFrame, Name extends string> {
  readonly kind: 'namespace'
  readonly path: Outer['path']
  readonly parentPath: Outer['parentPath']
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly acceptsId: Outer['acceptsId']
  readonly idShape: Outer['idShape']
  readonly shallow: Outer['shallow']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
  readonly controllerPrefix: `${this['controllerPath']}/`
  readonly controllerPath: `${Outer['controllerPrefix']}${PascalOf<Name>}`
  readonly controller: undefined
}

/** The frame inside `namespace(name, { path: '' })`: the twin of the type `ModuleFrame`. */
export const moduleFrame = (outer: RuntimeFrame, name: string): RuntimeFrame => ({
  ...namespaceFrame(outer, name),
  path: outer.path,
  parentPath: outer.parentPath,
})

/** The frame inside `scope(path)`, which adds to the path only. */
export interface ScopeFrame<Outer extends AnyFrame, Path extends string> {
  readonly kind: 'scope'
  readonly path: `${Outer['path']}${Path}`
  readonly parentPath: `${Outer['parentPath']}${Path}`
  readonly params: Outer['params'] | ParamNames<Path>
  readonly parentParams: Outer['parentParams'] | ParamNames<Path>
  readonly acceptsId: AcceptsId<Outer, ParamNames<Path>>
  readonly idShape: ''
  readonly shallow: Outer['shallow']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
  readonly controllerPrefix: Outer['controllerPrefix']
  readonly controllerPath: Outer['controllerPath']
  readonly controller: Outer['controller']
}

/** The frame inside a `scope(path)` whose parameters have kinds. */
export interface KindedScopeFrame<Outer extends AnyFrame, Path extends string, Kinds> extends ScopeFrame<Outer, Path> {
  readonly kinds: Outer['kinds'] & WithKinds<Kinds>
  readonly parentKinds: Outer['parentKinds'] & WithKinds<Kinds>
}

/** The frame inside `scope(path)`: the twin of the types `ScopeFrame` and `KindedScopeFrame`. */
export const scopeFrame = (outer: RuntimeFrame, path: string, kinds?: ParamKinds): RuntimeFrame => ({
  kind: 'scope',
  path: `${outer.path}${path}`,
  parentPath: `${outer.parentPath}${path}`,
  shallow: outer.shallow,
  kinds: mergedKinds(outer.kinds, kinds),
  parentKinds: mergedKinds(outer.parentKinds, kinds),
  controllerPrefix: outer.controllerPrefix,
  controllerPath: outer.controllerPath,
  controller: outer.controller,
  namespace: outer.namespace,
})

/** The frame inside `resources(name)`: a member. Its id is `:id` at the end of a path, `:placeId` before another id. */
export interface ResourcesFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings> {
  readonly kind: 'resources'
  readonly path: `${Outer['parentPath']}/${Name}/:${Chosen['param']}`
  readonly parentPath: `${Outer['parentPath']}${ParentSegments<this['shallow'], Name, Name, Chosen>}`
  readonly params: Outer['parentParams'] | Chosen['param']
  readonly parentParams: Outer['parentParams'] | OwnParentParam<this['shallow'], Name, Chosen>
  readonly acceptsId: AcceptsId<Outer, OwnParentParam<this['shallow'], Name, Chosen>>
  readonly idShape: '/:'
  readonly shallow: Outer['shallow'] | Chosen['shallow']
  readonly kinds: Outer['parentKinds'] & Chosen['idKinds']
  readonly parentKinds: ParentKinds<Outer['parentKinds'], Name, Chosen, this['shallow']>
  readonly controllerPrefix: `${Outer['controllerPrefix']}${PascalOf<Name>}/`
  readonly controllerPath: Chosen['controllerPath'] extends ''
    ? `${Outer['controllerPrefix']}${PascalOf<Name>}`
    : Chosen['controllerPath']
  readonly controller: Chosen['controller']
  readonly collection: {
    readonly path: `${Outer['path']}/${Name}`
    readonly parentPath: ParentPathWithoutId<Outer, Name, Outer['shallow'] | Chosen['shallow']>
    readonly params: Outer['params']
    readonly parentParams: Outer['parentParams']
    readonly acceptsId: Outer['acceptsId']
    readonly kinds: Outer['kinds']
    readonly parentKinds: Outer['parentKinds']
  }
}

/** The frame inside `resources(name, { path })`: that of the name, with another segment in its paths. */
export interface RenamedResourcesFrame<
  Outer extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> extends Pick<ResourcesFrame<Outer, Name, Chosen>, NotPath> {
  readonly path: `${Outer['parentPath']}/${Segment}/:${Chosen['param']}`
  readonly parentPath: `${Outer['parentPath']}${ParentSegments<this['shallow'], Segment, Name, Chosen>}`
  readonly collection: {
    readonly path: `${Outer['path']}/${Segment}`
    readonly parentPath: ParentPathWithoutId<Outer, Segment, Outer['shallow'] | Chosen['shallow']>
    readonly params: Outer['params']
    readonly parentParams: Outer['parentParams']
    readonly acceptsId: Outer['acceptsId']
    readonly kinds: Outer['kinds']
    readonly parentKinds: Outer['parentKinds']
  }
}
type NotPath = Exclude<keyof AnyFrame, 'path' | 'parentPath' | 'collection'>

/** The frame inside `resources(name)`: the twin of the types. `segment` is the option `path`. */
export const resourcesFrame = (
  outer: RuntimeFrame,
  name: string,
  chosen: FrameSettings,
  segment = name,
): RuntimeFrame => {
  const controllerPath = `${outer.controllerPrefix}${pascalCase(name)}`
  const shallow = outer.shallow || chosen.shallow
  let parentPath: string | undefined
  return {
    kind: 'resources',
    shallow,
    path: `${outer.parentPath}/${segment}/:${chosen.param}`,
    // As in the type, a resource without nested resources does not pay for the inflection.
    get parentPath() {
      parentPath ??= shallow ? outer.parentPath : `${outer.parentPath}/${segment}/:${parentParam(name, chosen)}`
      return parentPath
    },
    controllerPrefix: `${controllerPath}/`,
    controllerPath: chosen.controllerPath === '' ? controllerPath : chosen.controllerPath,
    controller: chosen.controller,
    namespace: outer.namespace,
    kinds: mergedKinds(outer.parentKinds, oneKind(chosen.param, chosen.id)),
    get parentKinds() {
      const own = shallow || chosen.id === '' ? undefined : oneKind(parentParam(name, chosen), chosen.id)
      return mergedKinds(outer.parentKinds, own)
    },
    collection: {
      path: `${outer.path}/${segment}`,
      parentPath: parentPathWithoutId(outer, segment, shallow),
      kinds: outer.kinds,
      parentKinds: outer.parentKinds,
    },
  }
}

/**
 * The name of a resource's id before another id.
 *
 * @example ParentParam<'places', DefaultResourcesSettings> // 'placeId'
 */
type ParentParam<
  Name extends string,
  Chosen extends Settings,
> = `${CamelOf<Chosen['inflected'] extends '' ? SingularOf<Name, Lowercase<Name>> : Chosen['inflected']>}${Capitalize<Chosen['param']>}`

/** That name where the id is in the paths before another id: in shallow resources it is not. */
type OwnParentParam<IsShallow, Name extends string, Chosen extends Settings> = [IsShallow] extends [never]
  ? ParentParam<Name, Chosen>
  : never

/** What a resource adds to the path before another id. */
type ParentSegments<IsShallow, Segment extends string, Name extends string, Chosen extends Settings> = [
  IsShallow,
] extends [never]
  ? `/${Segment}/:${ParentParam<Name, Chosen>}`
  : ''

/** The path before another id, in a resource or a collection that has no id of its own in the path. */
type ParentPathWithoutId<Outer extends AnyFrame, Segment extends string, IsShallow> = [IsShallow] extends [never]
  ? `${Outer['parentPath']}/${Segment}`
  : Outer['parentPath']

/** That path: the twin of the type. */
const parentPathWithoutId = (outer: RuntimeFrame, segment: string, isShallow: boolean): string =>
  isShallow ? outer.parentPath : `${outer.parentPath}/${segment}`

/** The kinds of the parameters before another id. */
type ParentKinds<Outer, Name extends string, Chosen extends Settings, IsShallow> = Chosen['id'] extends ''
  ? Outer
  : [IsShallow] extends [never]
    ? Outer & OneKind<ParentParam<Name, Chosen>, Chosen['id']>
    : Outer

/** The name of a resource's id before another id: the twin of the type `ParentParam`. */
const parentParam = (name: string, { inflected, param }: FrameSettings): string => {
  const singular = camelCase(inflected === '' ? singularize(name) : inflected)
  return `${singular}${param.charAt(0).toUpperCase()}${param.slice(1)}`
}

/** Whether `:id` can follow: all parameters have different names, none begins with a digit, and none is `id`. */
type AcceptsId<Outer extends AnyFrame, Added extends string> =
  | (Added & ('id' | Outer['parentParams']))
  | (Added & DigitFirst) extends never
  ? Outer['acceptsId']
  : false
type DigitFirst = `${Digit}${string}`

/** The frame inside `collection()`: the resource as a whole, without its id. */
export interface CollectionFrame<Member extends AnyFrame> {
  readonly kind: 'collection'
  readonly path: NonNullable<Member['collection']>['path']
  readonly parentPath: NonNullable<Member['collection']>['parentPath']
  readonly params: NonNullable<Member['collection']>['params']
  readonly parentParams: NonNullable<Member['collection']>['parentParams']
  readonly acceptsId: NonNullable<Member['collection']>['acceptsId']
  readonly idShape: ''
  readonly shallow: Member['shallow']
  readonly kinds: NonNullable<Member['collection']>['kinds']
  readonly parentKinds: NonNullable<Member['collection']>['parentKinds']
  readonly controllerPrefix: Member['controllerPrefix']
  readonly controllerPath: Member['controllerPath']
  readonly controller: Member['controller']
}

/** The frame inside `collection()`: the twin of the type `CollectionFrame`. */
export const collectionFrame = (member: RuntimeFrame, collection: FramePaths): RuntimeFrame => ({
  kind: 'collection',
  shallow: member.shallow,
  ...collection,
  controllerPrefix: member.controllerPrefix,
  controllerPath: member.controllerPath,
  controller: member.controller,
  namespace: member.namespace,
})

/** The frame inside `resource(name)`: a resource without an id, whose controller has the plural of the name. */
export interface ResourceFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings> {
  readonly kind: 'resource'
  readonly path: `${Outer['path']}/${Name}`
  readonly parentPath: ParentPathWithoutId<Outer, Name, Outer['shallow']>
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly acceptsId: Outer['acceptsId']
  readonly idShape: ''
  readonly shallow: Outer['shallow']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
  readonly controllerPrefix: `${Outer['controllerPrefix']}${PascalOf<Plural<Name, Chosen>>}/`
  readonly controllerPath: Chosen['controllerPath'] extends ''
    ? `${Outer['controllerPrefix']}${PascalOf<Plural<Name, Chosen>>}`
    : Chosen['controllerPath']
  readonly controller: Chosen['controller']
  /** The same paths: there is no id to leave out. */
  readonly collection: Pick<this, CollectionMember>
}
type CollectionMember = keyof NonNullable<AnyFrame['collection']>

/** The frame inside `resource(name, { path })`: that of the name, with another segment in its paths. */
export interface RenamedResourceFrame<
  Outer extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> extends Pick<ResourceFrame<Outer, Name, Chosen>, NotPath> {
  readonly path: `${Outer['path']}/${Segment}`
  readonly parentPath: ParentPathWithoutId<Outer, Segment, Outer['shallow']>
  readonly collection: Pick<this, CollectionMember>
}

/** The frame inside `resource(name)`: the twin of the types. `segment` is the option `path`. */
export const resourceFrame = (
  outer: RuntimeFrame,
  name: string,
  chosen: FrameSettings,
  segment = name,
): RuntimeFrame => {
  const plural = chosen.inflected === '' ? pluralize(name) : chosen.inflected
  const controllerPath = `${outer.controllerPrefix}${pascalCase(plural)}`
  const paths = {
    path: `${outer.path}/${segment}`,
    parentPath: parentPathWithoutId(outer, segment, outer.shallow),
    kinds: outer.kinds,
    parentKinds: outer.parentKinds,
  }
  return {
    kind: 'resource',
    shallow: outer.shallow,
    ...paths,
    controllerPrefix: `${controllerPath}/`,
    controllerPath: chosen.controllerPath === '' ? controllerPath : chosen.controllerPath,
    controller: chosen.controller,
    collection: paths,
    namespace: outer.namespace,
  }
}

type Plural<Name extends string, Chosen extends Settings> = Chosen['inflected'] extends ''
  ? Pluralize<Name>
  : Chosen['inflected']
