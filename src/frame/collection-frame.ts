/** The frame inside `collection`. */

import type { PathShape } from '../text/path.js'
import type { AnyFrame, FramePaths, RuntimeFrame } from './frame.js'

/** The frame inside `collection()`: the resource as a whole, without its id. */
export interface CollectionFrame<Member extends AnyFrame> {
  readonly kind: 'collection'
  readonly path: NonNullable<Member['collection']>['path']
  readonly parentPath: NonNullable<Member['collection']>['parentPath']
  readonly params: NonNullable<Member['collection']>['params']
  readonly parentParams: NonNullable<Member['collection']>['parentParams']
  readonly acceptsId: NonNullable<Member['collection']>['acceptsId']
  readonly shape: PathShape<this['path']>
  readonly shallow: Member['shallow']
  readonly namespace: Member['namespace']
  readonly kinds: NonNullable<Member['collection']>['kinds']
  readonly parentKinds: NonNullable<Member['collection']>['parentKinds']
  readonly around: Member['around']
  readonly controllerPrefix: Member['controllerPrefix']
  readonly controllerPath: Member['controllerPath']
  readonly controller: Member['controller']
}

/** The frame inside `collection()`: the twin of the type `CollectionFrame`. */
export const collectionFrame = (member: RuntimeFrame, collection: FramePaths): RuntimeFrame => ({
  kind: 'collection',
  shallow: member.shallow,
  around: member.around,
  ...collection,
  controllerPrefix: member.controllerPrefix,
  controllerPath: member.controllerPath,
  controller: member.controller,
  namespace: member.namespace,
})
