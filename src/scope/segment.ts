/** The option `path`: the segment of a resource in paths, where it is not the name. */

import type { AnyFrame } from '../route/frame.js'
import type { Renamed } from '../route/stored.js'
import type { ReturnedEntries } from './callback.js'
import type { NameKeys } from './recorded-keys.js'
import type { WithShallow } from './shallow.js'
import type { ShallowPrefixes } from './shallow-keys.js'

/** Options with `path`. Most have none, and the first form finds that in fewer steps. */
export interface AnyPath {
  readonly path: string
}
interface WithPath<Segment extends string> {
  readonly path: Segment
}

/** The segment of a resource in paths. A `path` that is not a literal is refused, and the name stands for it. */
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
export type SegmentKeys<Frame extends AnyFrame, Name extends string, Options, Returned = never> = Options extends
  | WithPath<string>
  | WithShallow
  ?
      | NameKeys<Frame, SegmentOf<Name, Options>>
      | (Options extends WithShallow ? ShallowPrefixes<SegmentOf<Name, Options>, ReturnedEntries<Returned>> : never)
  : NameKeys<Frame, Name>

/** What the scope stores of a resource with the option `path`, with resolved arguments (see `text/inference.ts`). */
export type RenamedEntry<Kind, Name, Segment, Settings, Children> = Name extends unknown
  ? Renamed<Kind, Name, Segment, Settings, Children>
  : never
