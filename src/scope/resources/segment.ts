/** The option `path`: the segment of a resource in paths, where it is not the name. */

import type { ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { NoActions } from '../../route/settings.js'
import type { Renamed, Resource, Resources } from '../../route/stored.js'
import type { ReturnedEntries } from '../callback.js'
import type { NameKeys } from '../duplicates/recorded-keys.js'
import type { Unmarked } from '../record.js'
import type { MarkedResourceKeys, ShallowResourceKeys, WithShallow } from '../shallow/shallow.js'

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

/** The keys that a resource records. */
export type SegmentKeys<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Returned extends Unmarked
  ? Options extends WithPath<string> | WithShallow
    ?
        | NameKeys<Frame, SegmentOf<Name, Options>>
        | (Options extends WithShallow ? ShallowResourceKeys<Frame, SegmentOf<Name, Options>, Returned> : never)
    : NameKeys<Frame, Name>
  : MarkedSegmentKeys<Kind, Frame, SegmentOf<Name, Options>, Returned>

/** The same for a callback with the mark `Outside`. A refused one may be of type `any`. */
type MarkedSegmentKeys<Kind extends ResourceKind, Frame extends AnyFrame, Segment extends string, Returned> =
  | NameKeys<Frame, Segment>
  | (0 extends 1 & Returned
      ? never
      : MarkedResourceKeys<
          Frame,
          Kind extends 'resources'
            ? Resources<Segment, NoActions, ReturnedEntries<Returned>>
            : Resource<Segment, NoActions, ReturnedEntries<Returned>>
        >)

/** What the scope stores of a resource with the option `path`, with resolved arguments (see `text/inference.ts`). */
export type RenamedEntry<Kind, Name, Segment, Settings, Children> = Name extends unknown
  ? Renamed<Kind, Name, Segment, Settings, Children>
  : never
