/** The frame inside `resource`. */

import { type Pluralize, pluralize } from '../inflection/inflection.js'
import { type PascalOf, pascalCase } from '../text/case.js'
import type { PathShape } from '../text/path.js'
import type { AnyFrame, NotPath, RuntimeFrame, SameParams } from './frame.js'
import { type ParentPathWithoutId, parentPathWithoutId } from './parent-id.js'
import type { FrameSettings, Settings } from './settings.js'

/** The frame inside `resource(name)`: a resource without an id, whose controller has the plural of the name. */
export interface ResourceFrame<Outer extends AnyFrame, Name extends string, Chosen extends Settings>
  extends SameParams<Outer> {
  readonly kind: 'resource'
  readonly path: `${Outer['path']}/${Name}`
  readonly parentPath: ParentPathWithoutId<Outer, Name, Outer['shallow']>
  readonly shape: PathShape<this['path']>
  readonly shallow: Outer['shallow']
  readonly namespace: Outer['namespace']
  readonly around: Outer['around']
  readonly controllerPrefix: `${Outer['controllerPrefix']}${PascalOfPlural<Name, Chosen>}/`
  readonly controllerPath: Chosen['controllerPath'] extends ''
    ? `${Outer['controllerPrefix']}${PascalOfPlural<Name, Chosen>}`
    : Chosen['controllerPath']
  readonly controller: Chosen['controller']
  /** The same paths: there is no id to leave out. */
  readonly collection: Pick<this, CollectionMember>
}
/** Bound by `infer`: otherwise the compiler compares all branches of `Pluralize` with `PascalOf` before it knows a name. */
type PascalOfPlural<Name extends string, Chosen extends Settings> =
  Plural<Name, Chosen> extends infer Word extends string ? PascalOf<Word> : never
type Plural<Name extends string, Chosen extends Settings> = Chosen['inflected'] extends ''
  ? Pluralize<Name>
  : Chosen['inflected']
type CollectionMember = keyof NonNullable<AnyFrame['collection']>

/** The frame inside `resource(name, { path })`: that of the name, with another segment in its paths. */
export interface RenamedResourceFrame<
  Outer extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Segment extends string,
> extends Pick<ResourceFrame<Outer, Name, Chosen>, NotPath> {
  readonly path: `${Outer['path']}/${Segment}`
  readonly shape: PathShape<this['path']>
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
    around: outer.around,
    ...paths,
    controllerPrefix: `${controllerPath}/`,
    controllerPath: chosen.controllerPath === '' ? controllerPath : chosen.controllerPath,
    controller: chosen.controller,
    collection: paths,
    namespace: outer.namespace,
  }
}
