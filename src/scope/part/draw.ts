/** `draw`, as in Rails: declares a part of the table that is written in another file. */

import type { InContext, StateInPart } from '../../route/context.js'
import type { MissingText } from '../../route/difference.js'
import type { AnyFrame } from '../../route/frame.js'
import type { KindsIn } from '../../route/kinds.js'
import type { HasRefused } from '../../route/lookup.js'
import type { Refused } from '../../route/refused.js'
import type { WithState } from '../../route/stored.js'
import type { IsAnyOrUnresolved, Undistributed, Unoffered } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { ParamKind } from '../../text/param-kinds.js'
import type { NameIn, WithoutColons } from '../../text/segments.js'
import type { AnyCallbackProblem, CallbackEntries, ReturnedEntries, ReturnProblem } from '../callback.js'
import type { AllRouteKeysIn, AreVerbsNew, KeyConflictCandidates } from '../duplicates/conflict-candidates.js'
import type { Duplicates } from '../duplicates/conflicts.js'
import type { EntryKeysIn } from '../duplicates/entry-keys.js'
import type { DuplicateKeysMessage } from '../duplicates/existing-route.js'
import type { AllKeysIn, CallbackKeys } from '../duplicates/recorded-keys.js'
import type { AnyScope, Expects, ExpectsCollection, ExpectsId, KeysIn, StateIn, Unmarked } from '../record.js'
import type { MarkOf } from '../shallow/shallow.js'
import type { CallbackUseProblem } from '../shallow/shallow-use.js'
import type { IdUseProblem } from '../use/id-use.js'
import type { ScopeForAnywhere, Unplaced } from './anywhere.js'
import type { Misplaced } from './misplaced.js'
import type { PlacedEntries, PlacedKeys, Rewritten, WithChildren } from './placed.js'
import type { MarkedPartProblem, MarkedPlacedKeys, ShallowPartProblem } from './shallow-part.js'

/** What a part takes: the type that is written for its parameter. It is `never` for a value that is no function. */
export type TakenBy<Part> = Part extends (...given: infer Given) => unknown ? Given[0] : never

/** What a part returns. */
export type ReturnedOf<Part> = Part extends (...given: never) => infer Returned ? Returned : never

/** For a part that is called where it is drawn, so that its chain is passed: the message for a scope in its place. */
export const CALLED_PART = 'a part is passed, not called: write draw(part)'
/** For a class and for a value that is no function. */
export const NO_PART = 'the part must be a function that takes a scope'

/** The error message for something else than a part. An editor would offer the one for a text. */
export type NoPartMessage<Given> = Given extends string
  ? Unoffered<CallMessage<'draw', typeof NO_PART>>
  : Given extends AnyScope
    ? CallMessage<'draw', typeof CALLED_PART>
    : CallMessage<'draw', typeof NO_PART>

/** What `draw` adds to the entries of its scope. A part for another place is refused, and its entries do not belong there. */
export type PartEntries<State, Frame extends AnyFrame, Part, Problem> = [Problem] extends [never]
  ? [keyof State] extends [never]
    ? OwnEntries<Part, Frame>
    : InScopeState<State, OwnEntries<Part, Frame>>
  : Refused

/**
 * The entries that a part declares, with what `use` adds in the part. The state of the scope would not do for the comparison:
 * it may have all that a `use` in the part adds, except for optional members.
 */
type OwnEntries<Part, Frame extends AnyFrame> = Part extends (r: infer Taken extends AnyScope) => infer Returned
  ? Returned extends ScopeForAnywhere
    ? PlacedEntries<Frame, CallbackEntries<Returned, StateIn<Taken>>>
    : CallbackEntries<Returned, StateIn<Taken>>
  : never

/** The keys that `draw` records. A refused part has none: if it returns `any`, all that follows would duplicate it. */
export type PartKeys<Frame extends AnyFrame, Returned, Problem> = [Problem] extends [never]
  ? Returned extends ScopeForAnywhere
    ? Returned extends Unmarked
      ? PlacedKeys<Frame, PlacedEntries<Frame, ReturnedEntries<Returned>>>
      : MarkedPlacedKeys<ReturnedEntries<Returned>>
    : CallbackKeys<Frame, Returned>
  : never

/**
 * The entries of a part in a scope with state. The states that `use` gives in the part know only what the part expects, so
 * the state of the scope is put before each. Most parts have no such state, which the compiler sees in a single comparison.
 */
type InScopeState<Outer, Entries> =
  Undistributed<Entries> extends Undistributed<string | Stateless> ? Entries : InState<Outer, Entries>

/** An entry without `use`, in it or in what is nested in it. */
interface Stateless {
  readonly kind: keyof Rewritten<unknown, unknown> | 'redirect'
  readonly children?: string | Stateless
}

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

/** The error message for a part that expects state which its scope does not provide; or what else is wrong with the part. */
export type PartStateProblem<State, PartState, Other> = State extends PartState
  ? Other
  : CallMessage<'draw', `this scope has no such ${MissingState<State, PartState>}`>

/** The members of a part's state and context that its scope does not have, or has with another type. */
type MissingState<State, PartState> =
  | {
      [Name in keyof PartState]-?: State extends Pick<PartState, Name>
        ? never
        : MissingText<'ctx.state', State, PartState, Name>
    }[keyof PartState]
  | (PartState extends InContext<infer PartContext>
      ? MissingContext<State extends InContext<infer Context> ? Context : {}, PartContext>
      : never)
/** Two contexts with the table in both are not compared by it: its type is not known before this call is. */
type MissingContext<Context, PartContext> = {
  [Name in Exclude<keyof PartContext, 'routes' & keyof Context>]: Context extends Pick<PartContext, Name>
    ? never
    : MissingText<'ctx', Context, PartContext, Name>
}[Exclude<keyof PartContext, 'routes' & keyof Context>]

/**
 * The error message for a part that is written for another place; or `never` if the part has a refused call. Its place may be what
 * is wrong with that, and one mistake is one error.
 */
export type PartPlaceProblem<PartFrame extends AnyFrame, Frame extends AnyFrame, Returned> = [
  AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', PartFrame, Returned>,
] extends [never]
  ? HasRefused<ReturnedEntries<Returned>, PartFrame> extends true
    ? never
    : PartPlaceMessage<PartFrame, Frame>
  : PartPlaceMessage<PartFrame, Frame>
type PartPlaceMessage<PartFrame extends AnyFrame, Frame extends AnyFrame> = CallMessage<
  'draw',
  `the part is written for ${PlaceOf<PartFrame>}, not for ${PlaceOf<Frame>}`
>
type PlaceOf<Frame extends AnyFrame> =
  `${Frame['path'] extends '' ? 'the top of the table' : Frame['path'] extends '/…' ? 'any place' : Frame['path']}${Frame['controllerPath'] extends '' | Unplaced ? '' : ` (${Frame['controllerPath']})`}${KindsOf<WithoutColons<Frame['path']>, KindsIn<Frame['kinds']>>}${ShallowOf<Frame>}`
/** In the order of the path: the members of an object type have none that can be relied on. */
type KindsOf<Path extends string, Kinds> = Path extends `${string}:${infer Text}/${infer Rest}`
  ? `${KindOf<NameIn<Text>, Kinds>}${KindsOf<`/${Rest}`, Kinds>}`
  : Path extends `${string}:${infer Text}`
    ? KindOf<NameIn<Text>, Kinds>
    : ''
type KindOf<Name extends string, Kinds> = Kinds extends { readonly [Each in Name]: infer Kind extends ParamKind }
  ? `, ${Name}: '${Kind}'`
  : ''
/** Nothing is known of a part without a type. */
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
    : DuplicatesMessage<'draw', Self, Frame, Returned>
  : AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', Frame, Returned>

/** What is wrong, at the place of a scope, with the chain that a part for any place returns, or `never`. */
export type PartAnywhereProblem<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  PartFrame extends AnyFrame,
  Returned,
> = [AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', PartFrame, Returned>] extends [never]
  ? [Misplaced<ReturnedEntries<Returned>, Registry, Frame>] extends [never]
    ? Returned extends Unmarked
      ? [PlacedDuplicates<Self, Frame, PlacedEntries<Frame, ReturnedEntries<Returned>>>] extends [never]
        ? Frame['shallow'] | ((ExpectsId | ExpectsCollection) & KeysIn<Self>) extends never
          ? never
          : ScopePartProblem<Self, Frame, ReturnedEntries<Returned>>
        : DuplicateKeysMessage<
            'draw',
            Self,
            Frame,
            PlacedDuplicates<Self, Frame, PlacedEntries<Frame, ReturnedEntries<Returned>>>,
            Frame['path'] extends '' ? '/' : Frame['path']
          >
      : MarkedPartProblem<Self, Frame, ReturnedEntries<Returned>>
    : `${Misplaced<ReturnedEntries<Returned>, Registry, Frame>}` // a hover would show the name of the union
  : AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', PartFrame, Returned>

/** The same where the scope is shallow, or has a `use` that expects the id. */
type ScopePartProblem<Self extends AnyScope, Frame extends AnyFrame, Entries> =
  IdUseProblem<'draw', Self, Entries> extends never
    ? Frame['shallow'] extends never
      ? never
      : ShallowPartProblem<Frame, Entries>
    : IdUseProblem<'draw', Self, Entries>

type PlacedDuplicates<Self extends AnyScope, Frame extends AnyFrame, Entries> = [
  KeyConflictCandidates<Self, Frame, PlacedKeys<Frame, Entries>>,
] extends [never]
  ? never
  : IsAnyOrUnresolved<KeysIn<Self>> extends true
    ? never
    : Duplicates<
        EntryKeysIn<Frame, Entries, KeysIn<Self>>,
        KeyConflictCandidates<Self, Frame, PlacedKeys<Frame, Entries>>
      >

/** The error message for a part, or the callback of a group, that has such keys. */
export type DuplicatesMessage<Call extends string, Self extends AnyScope, Frame extends AnyFrame, Returned> =
  CallbackUseProblem<Call, Self, Returned> extends never
    ? DuplicateKeysMessage<
        Call,
        Self,
        Frame,
        PartDuplicates<Self, Frame, Returned>,
        Frame['path'] extends '' ? '/' : Frame['path']
      >
    : CallbackUseProblem<Call, Self, Returned>

/**
 * The keys of a part's routes that duplicate routes of the scope. They are compared only if a path prefix is in use. The keys of
 * the scope are unresolved if one of them has a name that the compiler cannot find, which is an error of its own. A mark stands
 * for routes that lack what a `use` expects.
 */
export type PartDuplicates<Self extends AnyScope, Frame extends AnyFrame, Returned> = Returned extends AnyScope
  ? AreVerbsNew<Frame, AllKeysIn<Frame, Self>, AllKeysIn<Frame, Returned>> extends true
    ? never
    : [KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned> | MarkOf<Returned>>] extends [never]
      ? never
      : IsAnyOrUnresolved<KeysIn<Self>> extends true
        ? never
        :
            | Duplicates<
                AllRouteKeysIn<Frame, Returned, KeysIn<Self> | MarkOf<Returned>>,
                KeyConflictCandidates<Self, Frame, AllKeysIn<Frame, Returned> | MarkOf<Returned>>
              >
            | (CallbackUseProblem<'draw', Self, Returned> extends never ? never : Expects)
  : never
