/** The entries and the keys of a part for any place, where it is drawn. */

import type { AnyFrame } from '../frame/frame.js'
import type { Below } from './keys.js'
import type {
  Collection,
  DefaultResources,
  KindedScope,
  Module,
  Namespace,
  PathScope,
  Renamed,
  Resource,
  Resources,
  WithState,
} from './stored.js'

/** The entries of a part as if declared at a place: only the targets of bare verbs depend on it. */
export type PlacedEntries<Frame extends AnyFrame, Entry> = Entry extends string
  ? Entry extends `${infer Verb} #${infer Target}`
    ? PlacedVerb<Frame, Verb, Target>
    : Entry
  : Entry extends WithState<infer State, infer Inner>
    ? PlacedEntries<Frame, Inner> extends infer Children
      ? WithState<State, Children>
      : never
    : Entry extends { readonly children: infer Inner }
      ? PlacedEntries<Frame, Inner> extends infer Children
        ? WithChildren<Entry, Children>
        : never
      : Entry

/** `Target` is what follows the mark. */
type PlacedVerb<Frame extends AnyFrame, Verb extends string, Target extends string> = Target extends `/${infer Below}`
  ? `${Verb} ${Frame['controllerPrefix']}${Below}`
  : `${Verb} ${Frame['controllerPath']}${Target}`

/** The keys of a part at the place where it is drawn: in the part, those of its own scope begin with `/…`. */
export type PlacedKeys<Frame extends AnyFrame, Keys> = Keys extends `/…${infer Key}` ? `${Frame['shape']}${Key}` : never

/** The same for what it keeps apart. */
export type PlacedBelow<Frame extends AnyFrame, Nested> =
  Nested extends Below<infer Segment, infer Keys> ? Below<Segment, PlacedKeys<Frame, Keys>> : never

/** A stored entry with other children. */
export type WithChildren<Entry, Children> = Entry extends { readonly kind: keyof Rewritten<unknown, unknown> }
  ? Rewritten<Entry, Children>[Entry['kind']]
  : never

/** Each kind of entry that has children, with others. In an interface, the compiler works out only the member that is read. */
export interface Rewritten<Entry, Children> {
  readonly defaultResources: Entry extends DefaultResources<infer Name, unknown>
    ? DefaultResources<Name, Children>
    : never
  readonly resources: Entry extends Resources<infer Name, infer Settings, unknown>
    ? Resources<Name, Settings, Children>
    : never
  readonly resource: Entry extends Resource<infer Name, infer Settings, unknown>
    ? Resource<Name, Settings, Children>
    : never
  readonly renamed: Entry extends Renamed<infer Kind, infer Name, infer Segment, infer Settings, unknown>
    ? Renamed<Kind, Name, Segment, Settings, Children>
    : never
  readonly namespace: Entry extends Namespace<infer Name, unknown> ? Namespace<Name, Children> : never
  readonly module: Entry extends Module<infer Name, unknown> ? Module<Name, Children> : never
  readonly scope: Entry extends PathScope<infer Path, unknown> ? PathScope<Path, Children> : never
  readonly kindedScope: Entry extends KindedScope<infer Path, infer Kinds, unknown>
    ? KindedScope<Path, Kinds, Children>
    : never
  readonly collection: Collection<Children>
}
