/**
 * The option `shallow` of `resources`: members of the resources, and of those in them, have paths without the resources around.
 *
 * So the callback of a call may have routes *outside* of the path of the call. A scope in whose declarations there are such
 * routes has the mark `Outside` among its keys. A callback that returns a scope with the mark does not pass the short checks of
 * the call around it, and that call has the mark, too. So only tables with such routes pay for them.
 *
 * In resources, the scope also records the path prefixes of what is outside. Only if the path of the resources begins with one of
 * them can a route outside be the same as one inside: then the scope has the mark `Shallow`, too, and all routes are compared.
 */

import type { AnyFrame, RuntimeFrame } from '../../route/frame.js'
import type { NoActions, Shallow } from '../../route/settings.js'
import type { Renamed } from '../../route/stored.js'
import type { PathShape } from '../../text/path.js'
import type { ReturnedEntries } from '../callback.js'
import type { PrefixesOf } from '../duplicates/route-keys.js'
import type { AnyScope, KeysIn, Outside, Unmarked } from '../record.js'
import type { EntryPrefixes, OutsidePrefixes, ShallowPrefixes } from './shallow-keys.js'

/** Options with `shallow`. */
export interface WithShallow {
  readonly shallow: true
}

/**
 * The marks in other resources, where shallow members are outside: their routes are compared with whole keys. In shallow scopes all
 * members are outside, and no mark is needed.
 */
export type MarkInResources<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path']
  ? never
  : Frame['shallow'] extends never
    ? Outside | Shallow
    : never

/** The same marks, if a callback returns a scope that has the mark `Outside`. */
export type MarkOf<Returned> = Returned extends AnyScope
  ? Outside & KeysIn<Returned> extends never
    ? never
    : Outside | Shallow
  : never

/**
 * The keys that `namespace` and `scope` record of a callback with the mark `Outside`. Where the scope around it is in resources, all
 * that follows is compared with all that is before it.
 */
export type MarkKeys<Returned> = Returned extends Unmarked
  ? never
  : 0 extends 1 & Returned
    ? never
    : Returned extends AnyScope
      ? ((Outside | Shallow) & KeysIn<Returned>) | (AnyOutsideKey & KeysIn<Returned> extends never ? never : Shallow)
      : never
type AnyOutsideKey = OutsideKey<string>

/** The key for a path prefix of routes outside of resources: relative to the scope around these. */
export type OutsideKey<Prefix extends string> = `^${Prefix}`

/**
 * The keys of a scope in resources for routes outside with these path prefixes. If the path of the scope itself begins with one of
 * them, each declaration is compared with all before it.
 */
type OutsideKeys<Frame extends AnyFrame, Prefixes extends string> =
  | Outside
  | OutsideKey<Prefixes>
  | (OwnPrefix<Frame, Prefixes> extends never ? never : Shallow)

/** Those of path prefixes outside that the path of a scope in resources has, too. */
export type OwnPrefix<Frame extends AnyFrame, Prefixes extends string> =
  PathShape<Frame['path']> extends `${PathShape<Frame['around']['path']>}${infer Path}`
    ? PrefixesOf<Path> & Prefixes
    : PrefixesOf<PathShape<Frame['path']>> & PrefixesOf<PathShape<Frame['around']['path']>>

/** The keys that a resource records of a callback with the mark `Outside`, besides those of its name. `Stored` is its entry. */
export type MarkedResourceKeys<Frame extends AnyFrame, Stored> =
  MarkInResources<Frame> extends never ? Outside | EntryPrefixes<Stored> : OutsideKeys<Frame, OutsidePrefixes<Stored>>

/** The same for shallow resources. */
export type ShallowResourceKeys<Frame extends AnyFrame, Name extends string, Returned> =
  MarkInResources<Frame> extends never
    ? ShallowPrefixes<Name, ReturnedEntries<Returned>>
    : OutsideKeys<Frame, ShallowMemberPrefixes<Name, ReturnedEntries<Returned>>>

/** The path prefixes of shallow resources that are outside in others: of their members, and of what is nested in these. */
export type ShallowMemberPrefixes<Name extends string, Children> =
  | `/${Name}`
  | OutsidePrefixes<Renamed<Shallow, Name, Name, NoActions, Children>>

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
