/** The option `path`: the segment of a resource in paths, where it is not the name. */

import type { ChosenActions, ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Renamed } from '../../route/stored.js'
import type { ResultKeys, StandardKeys } from '../keys.js'
import type { OutsideMark, WithShallow } from '../shallow/shallow.js'

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
