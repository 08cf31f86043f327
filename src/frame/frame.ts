/**
 * What a scope passes down to the declarations in it. In the type, a frame is an interface, so that the compiler works out
 * each member only where it is read: a resource without nested resources never pays for `parentPath`. The frames of the
 * calls are in files of their own, such as `resources-frame.ts`.
 *
 * | member | in `resources('places', r => r.resources('rooms', r => …))`, inside `rooms` |
 * | --- | --- |
 * | `kind` | `'resources'` |
 * | `path` | `'/places/:placeId/rooms/:id'`, the path before the path of a verb: the last id is `:id` |
 * | `parentPath` | `'/places/:placeId/rooms/:roomId'`, the path before another id |
 * | `params` | `'placeId' \| 'id'`, the parameters of `path` (only in the type) |
 * | `parentParams` | `'placeId' \| 'roomId'`, the parameters of `parentPath` (only in the type) |
 * | `acceptsId` | `true`, whether `:id` can follow `parentPath` (only in the type) |
 * | `shape` | `'/places/:/rooms/:'`, the shape of `path`, with which the keys of its routes begin (only in the type) |
 * | `shallow` | `'shallow'` inside resources with the option `shallow`, otherwise `never` (at run time a boolean) |
 * | `kinds` | the kinds of the parameters of `path`, where they have any |
 * | `parentKinds` | those of the parameters of `parentPath` |
 * | `controllerPrefix` | `'Places/Rooms/'`, the part before the controller paths of nested names |
 * | `controllerPath` | `'Places/Rooms'`, the path of the controller that bare verbs call; `''` if there is none |
 * | `controller` | the class given as the option `controller`, `undefined` for the one that is registered |
 * | `namespace` | the controller path of the innermost namespace around it, `''` if there is none (at run time all of them) |
 * | `around` | the frame without any resources. Only its `path`, `params`, `acceptsId` and `kinds` are read |
 * | `collection` | the paths without the resource's id, for `collection` (only inside `resources` and `resource`) |
 *
 * Inside resources with the option `shallow`, the resources around add nothing to `parentPath`, `parentParams` and
 * `parentKinds`, which come from `around`: from namespaces and scopes alone.
 */

import type { ControllerClass } from '../controller/controller.js'
import type { Digit } from '../text/names.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { Shallow } from './settings.js'

/** Any frame, in the type. */
export interface AnyFrame extends SharedFrame {
  readonly path: string
  readonly parentPath: string
  readonly params: string
  readonly parentParams: string
  readonly acceptsId: boolean
  readonly shape: string
  readonly shallow: Shallow
  readonly namespace: string
  readonly kinds: unknown
  readonly parentKinds: unknown
  // biome-ignore lint/suspicious/noExplicitAny: its members would be worked out wherever a frame is compared with this type
  readonly around: any
  readonly collection?: Pick<
    AnyFrame,
    'path' | 'parentPath' | 'params' | 'parentParams' | 'acceptsId' | 'kinds' | 'parentKinds'
  >
}

/** The members that stay the same if a resource has another segment in its paths. */
export type NotPath = Exclude<keyof AnyFrame, 'path' | 'parentPath' | 'shape' | 'collection'>

/** Any frame, at run time. The members that only the type has can be read off the paths. */
export interface RuntimeFrame extends FramePaths, SharedFrame {
  readonly namespace: RuntimeNamespace | undefined
  readonly shallow: boolean
  readonly around: Pick<FramePaths, 'path' | 'kinds'>
  readonly collection?: FramePaths
}

interface SharedFrame {
  readonly kind: 'top' | 'namespace' | 'scope' | 'collection' | 'resources' | 'resource'
  readonly controllerPrefix: string
  readonly controllerPath: string
  readonly controller: ControllerClass | undefined
}

/** A namespace around a frame, for the error message of one without controllers. */
interface RuntimeNamespace {
  readonly name: string
  readonly controllerPath: string
  readonly outer: RuntimeNamespace | undefined
}

/** The paths of a frame, with the kinds of their parameters. */
export interface FramePaths {
  readonly path: string
  readonly parentPath: string
  readonly kinds?: ParamKinds | undefined
  readonly parentKinds?: ParamKinds | undefined
}

/** The parameters of a frame that adds none. */
export interface SameParams<Outer extends AnyFrame> {
  readonly params: Outer['params']
  readonly parentParams: Outer['parentParams']
  readonly acceptsId: Outer['acceptsId']
  readonly kinds: Outer['kinds']
  readonly parentKinds: Outer['parentKinds']
}

/** The frame of the whole table. */
export interface TopFrame {
  readonly kind: 'top'
  readonly path: ''
  readonly parentPath: ''
  readonly params: never
  readonly parentParams: never
  readonly acceptsId: true
  readonly shape: ''
  readonly shallow: never
  readonly namespace: ''
  readonly kinds: unknown
  readonly parentKinds: unknown
  readonly around: TopFrame
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
  around: { path: '' },
  controllerPrefix: '',
  controllerPath: '',
  controller: undefined,
  namespace: undefined,
}

/** Whether `:id` can follow: all parameters have different names, none begins with a digit, and none is `id`. */
export type AcceptsId<Outer extends AnyFrame, Added extends string> =
  | (Added & ('id' | Outer['parentParams']))
  | (Added & DigitFirst) extends never
  ? Outer['acceptsId']
  : false
type DigitFirst = `${Digit}${string}`
