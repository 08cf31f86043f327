/** `draw`, as in Rails: declares a part of the table that is written in another file. */

import type { AllKeys, IsInResources, KeysOf, ResultBelow, ResultKeys } from '../../entries/keys.js'
import type { HasRefused } from '../../entries/lookup.js'
import type { PlacedBelow, PlacedEntries, PlacedKeys, Rewritten, WithChildren } from '../../entries/placed-entries.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { WithState } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { InContext, StateInPart } from '../../route/context.js'
import type { KindsIn } from '../../route/kinds.js'
import type { MissingText } from '../../route/member-difference.js'
import type { Box, IsAny, NoCompletion } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { ParamKind } from '../../text/param-kinds.js'
import type { NameIn, WithoutColons } from '../../text/segments.js'
import type { AnywherePath, ScopeForAnywhere } from '../shared/anywhere.js'
import type {
  AnyCallbackProblem,
  CallbackEntries,
  ReturnedEntries,
  ReturnProblem,
  ThisProblem,
} from '../shared/callback.js'
import type { CallbackRoutesProblem, NestedProblem } from '../shared/existing-route.js'
import type { IdUseProblem, OutsideIn } from '../shared/use-marks.js'
import type { PlacementProblem } from './placement-problem.js'

/**
 * What a part takes: the type that is written for its parameter. It is `never` for a value that is no function, and for a function that
 * requires more parameters or a `this`, which `draw` does not give it.
 */
export type TakenBy<Part> = Part extends (...given: infer Given) => unknown
  ? Part extends (this: undefined, given: never) => unknown
    ? Given[0]
    : never
  : never

/** What a part returns. A part that may be something else than a function returns `NotCallable`. */
export type ReturnedOf<Part> = Part extends (...given: never) => infer Returned ? Returned : NotCallable
interface NotCallable {
  readonly [NOT_CALLABLE]: true
}
declare const NOT_CALLABLE: unique symbol

/** For a part that is called where it is drawn, so that its chain is passed: the message for a scope in its place. */
export const CALLED_PART = 'a part is passed, not called: write draw(part)'
/** For a class and for a value that is no function. */
export const NO_PART = 'the part must be a function that takes a scope'

/** The error message for something else than a part. An editor would offer the one for a text. */
export type NoPartMessage<Given> = Given extends string
  ? NoCompletion<CallMessage<'draw', typeof NO_PART>>
  : Given extends AnyScope
    ? CallMessage<'draw', typeof CALLED_PART>
    : Given extends (...given: never) => unknown
      ? ThisProblem<'draw', Given, CallMessage<'draw', typeof NO_PART>>
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
    ? PlacedKeys<Frame, IsInResources<Frame> extends true ? AllKeys<Returned> : ResultKeys<Returned>>
    : ResultKeys<Returned>
  : never
/** The routes that it keeps apart. */
export type PartBelow<Frame extends AnyFrame, Returned, Problem> = [Problem] extends [never]
  ? Returned extends ScopeForAnywhere
    ? IsInResources<Frame> extends true
      ? never
      : PlacedBelow<Frame, ResultBelow<Returned>>
    : ResultBelow<Returned>
  : never

/**
 * The entries of a part in a scope with state. The states that `use` gives in the part know only what the part expects, so
 * the state of the scope is put before each. Most parts have no such state, which the compiler sees in a single comparison.
 */
type InScopeState<Outer, Entries> = Box<Entries> extends Box<string | Stateless> ? Entries : InState<Outer, Entries>

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
  : State extends InContext<infer Context>
    ? IsAny<Context> extends true
      ? Other // as in `UncheckedState`: there `ctx` has every member
      : PartStateMessage<State, PartState>
    : PartStateMessage<State, PartState>
type PartStateMessage<State, PartState> = CallMessage<
  'draw',
  `this scope has no such ${MissingState<State, PartState>}`
>

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
  `${Frame['path'] extends '' ? 'the top of the table' : Frame['path'] extends '/…' ? 'any place' : Frame['path']}${Frame['controllerPath'] extends '' | AnywherePath ? '' : ` (${Frame['controllerPath']})`}${KindsOf<WithoutColons<Frame['path']>, KindsIn<Frame['kinds']>>}${ShallowOf<Frame>}`
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
  ? CallbackRoutesProblem<'draw', Self, Frame, Frame['path'], KeysOf<Self>, Returned>
  : WrongReturnMessage<Frame, Returned>

/** The error message for what a part returns. */
type WrongReturnMessage<Frame extends AnyFrame, Returned> = [AnyCallbackProblem<'draw', Returned>] extends [never]
  ? [Extract<Returned, NotCallable>] extends [never]
    ? ReturnProblem<'draw', Frame, Returned>
    : CallMessage<'draw', typeof NO_PART>
  : AnyCallbackProblem<'draw', Returned>

/** What is wrong, at the place of a scope, with the chain that a part for any place returns, or `never`. */
export type PartAnywhereProblem<Self extends AnyScope, PartFrame extends AnyFrame, Returned> = [
  AnyCallbackProblem<'draw', Returned> | ReturnProblem<'draw', PartFrame, Returned>,
] extends [never]
  ? ShallowPartProblem<FrameIn<Self>, ReturnedEntries<Returned>> extends never
    ? [PlacementProblem<ReturnedEntries<Returned>, RegistryIn<Self>, FrameIn<Self>>] extends [never]
      ? IdUseProblem<'draw', Self, ReturnedEntries<Returned>> extends never
        ? NestedProblem<
            'draw',
            Self,
            FrameIn<Self>,
            FrameIn<Self>['path'],
            PlacedKeys<FrameIn<Self>, AllKeys<Returned>>,
            KeysOf<Self>
          >
        : IdUseProblem<'draw', Self, ReturnedEntries<Returned>>
      : `${PlacementProblem<ReturnedEntries<Returned>, RegistryIn<Self>, FrameIn<Self>>}` // a hover would show the name of the union
    : ShallowPartProblem<FrameIn<Self>, ReturnedEntries<Returned>>
  : WrongReturnMessage<PartFrame, Returned>

/**
 * The error message for a part for any place whose routes would not be below the path of the place, or `never`: the members of shallow
 * resources in other resources. A part has the keys of its routes before it has a place.
 */
type ShallowPartProblem<Frame extends AnyFrame, Entries> =
  IsInResources<Frame> extends false
    ? never
    : OutsideIn<Entries, Frame['shallow']> extends never
      ? never
      : CallMessage<
          'draw',
          'a part for any place cannot have members of shallow resources here: write it for this place'
        >
