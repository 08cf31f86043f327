/** `draw`, a word of Rails: declares a part of the table that is written in another file, for the scope of the call. */

import type { InContext, StateInPart } from '../route/context.js'
import type { AnyFrame } from '../route/frame.js'
import type { KindsIn } from '../route/kinds.js'
import type { Refused } from '../route/refused.js'
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
} from '../route/stored.js'
import type { CallMessage, DuplicateNestedMessage } from '../text/messages.js'
import type { ParamKind } from '../text/param-kinds.js'
import type { NameIn } from '../text/segments.js'
import type { AnyCallbackProblem, CallbackEntries, ReturnProblem } from './callback.js'
import type { AllKeysIn, AllRouteKeysIn, Duplicates, KeyConflictCandidates } from './conflicts.js'
import type { AnyScope, StateIn } from './record.js'

/** A part: a callback whose parameter has a written type. */
export type AnyPart = (r: never) => unknown

/** What `draw` adds to the entries of its scope. A part for another place is refused, and its entries do not belong there. */
export type PartEntries<State, Part extends AnyPart, Problem> = [Problem] extends [never]
  ? [keyof State] extends [never]
    ? OwnEntries<Part>
    : InState<State, OwnEntries<Part>>
  : Refused

/**
 * The entries that a part declares, with what `use` adds in the part. The state of the scope would not do for the comparison:
 * it may have all that a `use` in the part adds, except for optional members.
 */
type OwnEntries<Part extends AnyPart> = Part extends (r: infer Taken extends AnyScope) => infer Returned
  ? CallbackEntries<Returned, StateIn<Taken>>
  : never

/**
 * The entries of a part in a scope with state. The states that `use` gives in the part know only what the part expects, so
 * the state of the scope is put before each.
 */
type InState<Outer, Entry> = Entry extends string
  ? Entry
  : Entry extends WithState<infer State, infer Inner>
    ? [StateInPart<Outer, State>, InState<Outer, Inner>] extends [infer All, infer Children]
      ? WithState<All, Children>
      : never
    : Entry extends { readonly children: infer Inner }
      ? [InState<Outer, Inner>] extends [infer Children]
        ? WithChildren<Entry, Children>
        : never
      : Entry

type WithChildren<Entry, Children> = Entry extends { readonly kind: keyof Rewritten<unknown, unknown> }
  ? Rewritten<Entry, Children>[Entry['kind']]
  : never

/** Each kind of entry that has children, with other children. An interface, of which only the member that is read is worked out. */
interface Rewritten<Entry, Children> {
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

/** The error message for a part that expects state which its scope does not provide; or what else is wrong with the part. */
export type PartStateProblem<State, PartState, Other> = State extends PartState
  ? Other
  : CallMessage<
      'draw',
      `the part expects a ctx that this scope does not provide: ctx.${MissingState<State, PartState>}`
    >

/** The members of a part's state and context that its scope does not have, or has with another type. */
type MissingState<State, PartState> =
  | { [Name in keyof PartState]-?: State extends Pick<PartState, Name> ? never : StateName<Name> }[keyof PartState]
  | (PartState extends InContext<infer PartContext>
      ? MissingContext<State extends InContext<infer Context> ? Context : {}, PartContext>
      : never)
type StateName<Name> = Name extends string ? `state.${Name}` : never
type MissingContext<Context, PartContext> = {
  [Name in keyof PartContext]-?: Context extends Pick<PartContext, Name> ? never : Name & string
}[keyof PartContext]

/** The error message for a part that is written for another place. */
export type PartPlaceMessage<PartFrame extends AnyFrame, Frame extends AnyFrame> = CallMessage<
  'draw',
  `the part is written for ${PlaceOf<PartFrame>}, not for ${PlaceOf<Frame>}`
>
type PlaceOf<Frame extends AnyFrame> =
  `${Frame['path'] extends '' ? 'the top of the table' : Frame['path']}${Frame['controllerPath'] extends '' ? '' : ` (${Frame['controllerPath']})`}${KindsOf<Frame['path'], KindsIn<Frame['kinds']>>}${ShallowOf<Frame>}`
/** In the order of the path: the members of an object type have none that can be relied on. */
type KindsOf<Path extends string, Kinds> = Path extends `${string}:${infer Text}/${infer Rest}`
  ? `${KindOf<NameIn<Text>, Kinds>}${KindsOf<`/${Rest}`, Kinds>}`
  : Path extends `${string}:${infer Text}`
    ? KindOf<NameIn<Text>, Kinds>
    : ''
type KindOf<Name extends string, Kinds> = Kinds extends { readonly [Each in Name]: infer Kind extends ParamKind }
  ? `, ${Name}: '${Kind}'`
  : ''
/** Of a part without a type, nothing is known. */
type ShallowOf<Frame extends AnyFrame> = string extends Frame['path']
  ? ''
  : Frame['shallow'] extends never
    ? ''
    : ', shallow'

/** What is wrong with the chain that a part returns, or `never`. */
export type PartReturnProblem<Self extends AnyScope, Frame extends AnyFrame, Returned> = [
  AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', Frame, Returned>,
] extends [never]
  ? [PartDuplicates<Self, Frame, Returned>] extends [never]
    ? never
    : DuplicateNestedMessage<'draw', Frame['path'] extends '' ? '/' : Frame['path']>
  : AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', Frame, Returned>

/** The keys of a part's routes that duplicate routes of the scope. They are compared only if a path prefix is in use. */
export type PartDuplicates<Self extends AnyScope, Frame extends AnyFrame, Returned> = Returned extends AnyScope
  ? [KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned>>] extends [never]
    ? never
    : Duplicates<AllRouteKeysIn<Frame, Returned>, KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned>>>
  : never
