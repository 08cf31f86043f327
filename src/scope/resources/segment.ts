/**
 * Where the routes of a resource are: the options `path` and `shallow`. Members of shallow resources, and of those in them, have paths
 * without the resources around. So the callback of a call may have routes *outside* of the path of the call, and then the scope has the
 * mark `Outside` among its keys.
 */

import type { ChosenActions, ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Renamed } from '../../route/stored.js'
import type { IsInResources, ResultKeys, StandardKeys } from '../shared/keys.js'
import type { AnyScope, KeysIn, Outside } from '../shared/record.js'

/** Options with `path`. Most have none, and the first form finds that in fewer steps. */
export interface AnyPath {
  readonly path: string
}
interface WithPath<Segment extends string> {
  readonly path: Segment
}

/** The segment of a resource in paths. A `path` that is not a literal is refused, and the name takes its place. */
export type SegmentOf<Name extends string, Options> = Options extends AnyPath
  ? Options extends WithPath<infer Segment>
    ? string extends Segment
      ? Name
      : Segment
    : Name
  : Name

/** The segment of a resource in paths: the twin of the type. */
export const segmentOf = (name: string, { path }: { readonly path?: string }): string => path ?? name

/** The keys of the standard routes of a resource: its callback begins with them. */
export type OwnKeys<Kind extends ResourceKind, Frame extends AnyFrame, Name extends string, Options> = StandardKeys<
  Kind,
  OuterFrame<Frame, Options>,
  SegmentOf<Name, Options>,
  ChosenActions<Kind, Options>
>

/**
 * The keys that the scope around a resource records: those of all its routes. Behind the condition, the union does not keep the name of
 * this type. With a name, the compiler would list each such union again for each declaration that follows: in cubic time.
 */
export type ResourceKeys<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Name extends unknown
  ? OwnKeys<Kind, Frame, Name, Options> | ResultKeys<Returned> | OutsideMark<Frame, Options>
  : never

/** The frame around a resource. That around shallow ones is without the resources there. */
export type OuterFrame<Frame extends AnyFrame, Options> = Options extends WithShallow ? ShallowOuterFrame<Frame> : Frame

/** What the scope stores of a resource with the option `path`, with resolved arguments (see `text/inference.ts`). */
export type RenamedEntry<Kind, Name, Segment, Settings, Children> = Name extends unknown
  ? Renamed<Kind, Name, Segment, Settings, Children>
  : never

/** Options with `shallow`. */
export interface WithShallow {
  readonly shallow: true
}

/** The mark that a call records. Outside of resources, what is nested in shallow ones may be anywhere in the scope all the same. */
export type OutsideMark<Frame extends AnyFrame, Options> = Options extends WithShallow
  ? IsInResources<Frame> extends true
    ? Outside
    : never
  : never

/** Whether a callback has routes outside. */
export type HasOutside<Returned> = Returned extends AnyScope
  ? Outside & KeysIn<Returned> extends never
    ? false
    : true
  : false
