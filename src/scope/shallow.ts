/**
 * The option `shallow` of `resources`: members of the resources, and of those in them, have paths without the resources around.
 *
 * So the callback of a call may have routes *outside* of the path of the call. A scope in whose declarations there are such
 * routes has the mark `Outside` among its keys. A callback that returns a scope with the mark does not pass the short checks of
 * the call around it, and that call has the mark, too. So only tables with such routes pay for them.
 */

import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { ReturnedEntries } from './callback.js'
import type { AnyScope, KeysIn, Outside, Unmarked } from './record.js'
import type { EntryPrefixes, ShallowPrefixes } from './shallow-keys.js'

/** Options with `shallow`. */
export interface WithShallow {
  readonly shallow: true
}

/** The mark in other resources, where shallow members are outside. In shallow scopes all members are, and no mark is needed. */
export type MarkInResources<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path']
  ? never
  : Frame['shallow'] extends never
    ? Outside
    : never

/** The mark `Outside`, if a callback returns a scope that has it. */
export type MarkOf<Returned> = Returned extends AnyScope ? Outside & KeysIn<Returned> : never

/**
 * The keys that `namespace` and `scope` record of a callback with the mark `Outside`. `Shallow` is among those of the callback where the
 * scope around it is in resources, too.
 */
export type MarkKeys<Returned> = Returned extends Unmarked
  ? never
  : 0 extends 1 & Returned
    ? never
    : Returned extends AnyScope
      ? (Outside | Shallow) & KeysIn<Returned>
      : never

/** The keys of a scope with the mark `Outside`. In other resources, each declaration is compared with all before it. */
type Marks<Frame extends AnyFrame> = Outside | (MarkInResources<Frame> extends never ? never : Shallow)

/** The same for a resource, which also records the path prefixes of what is outside. `Stored` is its entry. */
export type MarkedResourceKeys<Frame extends AnyFrame, Stored> =
  | Marks<Frame>
  | (MarkInResources<Frame> extends never ? EntryPrefixes<Stored> : never)

/** The keys that shallow resources record besides those of their name. */
export type ShallowResourceKeys<Frame extends AnyFrame, Name extends string, Returned> =
  MarkInResources<Frame> extends never ? ShallowPrefixes<Name, ReturnedEntries<Returned>> : Marks<Frame>

/** The parameters that `use` may expect where members of shallow resources follow. */
export type SharedParams<Frame extends AnyFrame> = Frame['params'] & (Frame['around']['params'] | 'id')

/** The path below which the routes of a resource are, in error messages. `IsOutside` says whether some are outside of `Path`. */
export type PathBelow<Frame extends AnyFrame, IsOutside, Path extends string> = [IsOutside] extends [never]
  ? Path
  : Frame['around']['path'] extends ''
    ? '/'
    : Frame['around']['path']

/** The path below which the routes of a resource are: the twin of the type `PathBelow`. */
export const pathBelow = (frame: RuntimeFrame, isOutside: boolean, path: string): string =>
  isOutside ? frame.around.path || '/' : path

/** Whether shallow members are outside of the path of a scope: the twin of `MarkInResources`. */
export const isInResources = ({ path, around, shallow }: RuntimeFrame): boolean => path !== around.path && !shallow
