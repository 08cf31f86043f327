/** `draw`, as in Rails: declares a part of the table that is written in another file. */

import type { AllKeys, IsInResources, KeysOf, ResultBelow, ResultKeys } from '../../entries/keys.js'
import type { HasRefused } from '../../entries/lookup.js'
import type { PlacedBelow, PlacedEntries, PlacedKeys, Rewritten, WithChildren } from '../../entries/placed-entries.js'
import type { AnyScope, ENTRIES, FrameIn, KEYS, NESTED, RegistryIn, StateIn } from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { WithState } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { InContext, StateInPart } from '../../route/context.js'
import type { MissingText } from '../../route/member-difference.js'
import type { Box, IsAny, NoCompletion } from '../../text/inference.js'
import type { CallMessage, FirstProblem } from '../../text/messages.js'
import type { AnywhereFrame, ScopeForAnywhere } from '../shared/anywhere.js'
import type {
  AnyCallbackProblem,
  CallbackEntries,
  ReturnedEntries,
  ReturnProblem,
  ThisProblem,
} from '../shared/callback.js'
import type { CallbackRoutesProblem, NestedProblem } from '../shared/existing-route.js'
import type { IdUseProblem, OutsideIn } from '../shared/use-marks.js'
import type { IsSamePlace, PlaceOf } from './place.js'
import type { PlacementProblem } from './placement-problem.js'

/**
 * A call of `draw`: what is wrong with its part, or `never`, and what the scope records of it. A refused part declares nothing: its
 * entries may be for another place, and if it returns `any`, all that follows would duplicate its keys.
 */
export interface Drawn<Self extends AnyScope, Part> {
  /**
   * The type that is written for the parameter of the part. It is `never` for a value that is no function, and for a function that
   * requires more parameters or a `this`, which `draw` does not give it.
   */
  readonly taken: Part extends (...given: infer Given) => unknown
    ? Part extends (this: undefined, given: never) => unknown
      ? Given[0]
      : never
    : never
  /** A part that may be something else than a function returns `NotCallable`. */
  readonly returned: Part extends (...given: never) => infer Returned ? Returned : NotCallable
  readonly problem: IsAny<this['taken']> extends true
    ? PartParameterMessage
    : [this['taken']] extends [never]
      ? NoPartMessage<Part>
      : this['taken'] extends infer Taken extends UnusedScope
        ? PartProblem<Self, Taken, this['returned']>
        : PartParameterMessage
  /** With what `use` adds in the part. The state of the scope may have all of that, except for optional members. */
  readonly own: this['taken'] extends infer Taken extends AnyScope
    ? CallbackEntries<this['returned'], StateIn<Taken>>
    : never
  readonly entries: [this['problem']] extends [never]
    ? InScopeState<
        StateIn<Self>,
        this['returned'] extends ScopeForAnywhere ? PlacedEntries<FrameIn<Self>, this['own']> : this['own']
      >
    : Refused
  readonly keys: [this['problem']] extends [never]
    ? this['returned'] extends ScopeForAnywhere
      ? PlacedKeys<
          FrameIn<Self>,
          IsInResources<FrameIn<Self>> extends true ? AllKeys<this['returned']> : ResultKeys<this['returned']>
        >
      : ResultKeys<this['returned']>
    : never
  /** The routes that it keeps apart. */
  readonly below: [this['problem']] extends [never]
    ? this['returned'] extends ScopeForAnywhere
      ? IsInResources<FrameIn<Self>> extends true
        ? never
        : PlacedBelow<FrameIn<Self>, ResultBelow<this['returned']>>
      : ResultBelow<this['returned']>
    : never
}

interface NotCallable {
  readonly [NOT_CALLABLE]: true
}
declare const NOT_CALLABLE: unique symbol

/** For a part that is called where it is drawn, so that its chain is passed: the message for a scope in its place. */
export const CALLED_PART = 'a part is passed, not called: write draw(part)'
/** For a class and for a value that is no function. */
export const NO_PART = 'the part must be a function that takes a scope'

/** The error message for something else than a part. An editor would offer the one for a text. */
type NoPartMessage<Given> = Given extends string
  ? NoCompletion<CallMessage<'draw', typeof NO_PART>>
  : Given extends AnyScope
    ? CallMessage<'draw', typeof CALLED_PART>
    : Given extends (...given: never) => unknown
      ? ThisProblem<'draw', Given, CallMessage<'draw', typeof NO_PART>>
      : CallMessage<'draw', typeof NO_PART>

/**
 * The entries of a part in a scope with state. The states that `use` gives in the part know only what the part expects, so
 * the state of the scope is put before each. Most parts have no such state, which the compiler sees in a single comparison.
 */
type InScopeState<Outer, Entries> = [keyof Outer] extends [never]
  ? Entries
  : Box<Entries> extends Box<string | Stateless>
    ? Entries
    : InState<Outer, Entries>

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

/** What a part takes: a scope that has declared nothing. */
interface UnusedScope extends AnyScope {
  readonly [ENTRIES]: never
  readonly [KEYS]: never
  readonly [NESTED]: never
}
type PartParameterMessage = CallMessage<
  'draw',
  "the part's parameter must have the type ScopeAt<typeof controllers, …>"
>

/** What is wrong with a part that takes a scope, or `never`. In a part for any place, the other parts for any place are at its place. */
type PartProblem<Self extends AnyScope, Taken extends AnyScope, Returned> =
  IsSamePlace<FrameIn<Taken>, FrameIn<Self>> extends true
    ? PartHereProblem<
        Self,
        Taken,
        Returned,
        CallbackRoutesProblem<'draw', Self, FrameIn<Taken>['path'], KeysOf<Self>, Returned>
      >
    : FrameIn<Taken> extends AnywhereFrame
      ? PartHereProblem<Self, Taken, Returned, PartAnywhereProblem<Self, Returned>>
      : PartPlaceProblem<FrameIn<Taken>, FrameIn<Self>, Returned>

/** The same for a part that may be drawn here. `Other` is what is wrong with its routes. */
type PartHereProblem<Self extends AnyScope, Taken extends AnyScope, Returned, Other> = [
  RegistryIn<Taken>,
  RegistryIn<Self>,
] extends [RegistryIn<Self>, RegistryIn<Taken>]
  ? PartOfMapProblem<Self, Taken, Returned, Other>
  : [keyof RegistryIn<Taken>, ClassIn<ReturnedEntries<Returned>>] extends [never, never]
    ? PartOfMapProblem<Self, Taken, Returned, Other>
    : CallMessage<'draw', 'the part is written for another map of controllers'>

/** The same for a part of the same map, or of an empty one, as a package may export it. */
type PartOfMapProblem<Self extends AnyScope, Taken extends AnyScope, Returned, Other> = FirstProblem<
  PartStateProblem<StateIn<Self>, StateIn<Taken>>,
  FirstProblem<WrongReturn<FrameIn<Taken>, Returned>, Other>
>

/** A class that a part with an empty map names, and whose controller path another map may know; or `never`. */
type ClassIn<Entry> = Entry extends { readonly kind: 'unregistered' }
  ? Entry
  : Entry extends { readonly children: infer Inner }
    ? ClassIn<Inner>
    : never

/** The error message for a part that expects state which its scope does not provide, or `never`. */
type PartStateProblem<State, PartState> = State extends PartState
  ? never
  : State extends InContext<infer Context>
    ? IsAny<Context> extends true
      ? never // as in `UncheckedState`: there `ctx` has every member
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
type PartPlaceProblem<PartFrame extends AnyFrame, Frame extends AnyFrame, Returned> =
  WrongReturn<PartFrame, Returned> extends never
    ? HasRefused<ReturnedEntries<Returned>, PartFrame> extends true
      ? never
      : PartPlaceMessage<PartFrame, Frame>
    : PartPlaceMessage<PartFrame, Frame>
type PartPlaceMessage<PartFrame extends AnyFrame, Frame extends AnyFrame> = CallMessage<
  'draw',
  `the part is written for ${PlaceOf<PartFrame>}, not for ${PlaceOf<Frame>}`
>

/** What is wrong with what a part returns, but for its routes, or `never`. */
type WrongReturn<Frame extends AnyFrame, Returned> =
  ReturnProblem<'draw', Frame, Returned> extends never
    ? AnyCallbackProblem<'draw', Returned>
    : [Extract<Returned, NotCallable>] extends [never]
      ? ReturnProblem<'draw', Frame, Returned>
      : CallMessage<'draw', typeof NO_PART>

/** What is wrong, at the place of a scope, with the routes of a part for any place, or `never`. */
type PartAnywhereProblem<Self extends AnyScope, Returned> = FirstProblem<
  ShallowPartProblem<FrameIn<Self>, ReturnedEntries<Returned>>,
  FirstProblem<
    `${PlacementProblem<ReturnedEntries<Returned>, RegistryIn<Self>, FrameIn<Self>>}`, // a hover would show the name of the union
    FirstProblem<
      IdUseProblem<'draw', Self, ReturnedEntries<Returned>>,
      NestedProblem<'draw', Self, FrameIn<Self>['path'], PlacedKeys<FrameIn<Self>, AllKeys<Returned>>, KeysOf<Self>>
    >
  >
>

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
