/** The frame inside `resources`. */

import { mergedKinds, oneKind } from '../route/kinds.js'
import { type PascalOf, pascalCase } from '../text/case.js'
import type { PathShape } from '../text/path.js'
import type { AcceptsId, AnyFrame, NotPath, RuntimeFrame, SameParams } from './frame.js'
import {
  type OwnParentParam,
  type ParentKinds,
  type ParentPathWithoutId,
  type ParentSegments,
  parentParam,
  parentPathWithoutId,
} from './parent-id.js'
import type { FrameSettings, Settings, Shallow } from './settings.js'

/** The frame inside `resources(name)`: a member. Its id is `:id` at the end of a path, `:placeId` before another id. */
export interface ResourcesFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings> {
  readonly kind: 'resources'
  readonly path: `${Outer['parentPath']}/${Name}/:${Chosen['param']}`
  readonly parentPath: `${Outer['parentPath']}${ParentSegments<this['shallow'], Name, Name, Chosen>}`
  readonly params: Outer['parentParams'] | Chosen['param']
  readonly parentParams: Outer['parentParams'] | OwnParentParam<this['shallow'], Name, Chosen>
  readonly acceptsId: AcceptsId<Outer, OwnParentParam<this['shallow'], Name, Chosen>>
  readonly shape: PathShape<this['path']>
  readonly shallow: Outer['shallow'] | Chosen['shallow']
  readonly namespace: Outer['namespace']
  readonly kinds: Outer['parentKinds'] & Chosen['idKinds']
  readonly parentKinds: ParentKinds<Outer['parentKinds'], Name, Chosen, this['shallow']>
  readonly around: Outer['around']
  readonly controllerPrefix: `${Outer['controllerPrefix']}${PascalOf<Name>}/`
  readonly controllerPath: Chosen['controllerPath'] extends ''
    ? `${Outer['controllerPrefix']}${PascalOf<Name>}`
    : Chosen['controllerPath']
  readonly controller: Chosen['controller']
  readonly collection: PathsOfCollection<Outer, Name, Outer['shallow'] | Chosen['shallow']>
}

interface PathsOfCollection<Outer extends AnyFrame, Segment extends string, IsShallow> extends SameParams<Outer> {
  readonly path: `${Outer['path']}/${Segment}`
  readonly parentPath: ParentPathWithoutId<Outer, Segment, IsShallow>
}

/** The frame around shallow resources that are in other resources: these add nothing to the paths of members. */
export interface ShallowOuterFrame<Outer extends AnyFrame>
  extends Pick<Outer, Exclude<keyof AnyFrame, ParentMember | 'shallow' | 'collection'>> {
  readonly parentPath: Outer['around']['path']
  readonly parentParams: Outer['around']['params']
  readonly acceptsId: Outer['around']['acceptsId']
  readonly parentKinds: Outer['around']['kinds']
  readonly shallow: Shallow
}
type ParentMember = 'parentPath' | 'parentParams' | 'acceptsId' | 'parentKinds'

/** The frame around shallow resources: the twin of the type `ShallowOuterFrame`. */
const shallowOuterFrame = (outer: RuntimeFrame): RuntimeFrame => ({
  ...outer,
  parentPath: outer.around.path,
  parentKinds: outer.around.kinds,
  shallow: true,
})

/** The frame inside `resources(name, { path })`: that of the name, with another segment in its paths. */
export interface RenamedResourcesFrame<
  Outer extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> extends Pick<ResourcesFrame<Outer, Name, Chosen>, NotPath> {
  readonly path: `${Outer['parentPath']}/${Segment}/:${Chosen['param']}`
  readonly shape: PathShape<this['path']>
  readonly parentPath: `${Outer['parentPath']}${ParentSegments<this['shallow'], Segment, Name, Chosen>}`
  readonly collection: PathsOfCollection<Outer, Segment, Outer['shallow'] | Chosen['shallow']>
}

/** The frame inside `resources(name)`: the twin of the types. `segment` is the option `path`. */
export const resourcesFrame = (
  around: RuntimeFrame,
  name: string,
  chosen: FrameSettings,
  segment = name,
): RuntimeFrame => {
  const outer = chosen.shallow ? shallowOuterFrame(around) : around
  const controllerPath = `${outer.controllerPrefix}${pascalCase(name)}`
  const { shallow } = outer
  let parentPath: string | undefined
  return {
    kind: 'resources',
    shallow,
    around: outer.around,
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
