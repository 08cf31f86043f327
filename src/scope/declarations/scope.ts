/** The scope: what a callback receives as `r`, and the types that name it. */

import type { Loaded } from '../../controller/loader.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Refused } from '../../route/refused.js'
import type { IsAny, Unwritten } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { FrameController } from '../controller/controller.js'
import type { NamespaceNames, PartPlaces } from '../editor/completion.js'
import type { UncheckedScope } from '../editor/hint.js'
import type {
  NoPartMessage,
  PartAnywhereProblem,
  PartPlaceProblem,
  PartReturnProblem,
  PartStateProblem,
  ReturnedOf,
  TakenBy,
} from '../part/draw.js'
import type { FrameAt, IsSamePlace, Step } from '../part/place.js'
import type { AnywhereFrame } from '../shared/anywhere.js'
import type {
  AnyScope,
  CALLBACK,
  ENTRIES,
  EntriesIn,
  FRAME,
  FrameIn,
  IDENTITY,
  Identity,
  KEYS,
  KeysIn,
  NESTED,
  NestedIn,
  REGISTRY,
  RegistryIn,
  STATE,
  StateIn,
} from '../shared/record.js'
import type { Declarations } from './declarations.js'

/**
 * What a callback receives as `r`: an immutable chain. Each call returns a new scope with one more declaration, and the
 * callback returns the last one.
 *
 * `Frame` is what the scope passes down, `State` what `use` has added to `ctx.state`, `Registry` the map of controllers;
 * `Entries`, `Keys` and `Nested` are what the chain has recorded so far. A hover prints them in this order and cuts off
 * the last ones. Their variance is annotated; otherwise the compiler would compare whole chains to infer it.
 *
 * @example defineRoutes(controllers, r => r.resources('places', r => r.get('preview')))
 */
export interface Scope<
  in out Frame extends AnyFrame,
  in out State,
  in out Entries,
  in out Keys,
  in out Nested,
  in out Registry,
> extends Declarations {
  readonly [FRAME]: Frame
  readonly [IDENTITY]: Identity<Frame, State, Entries>
  readonly [STATE]: State
  readonly [ENTRIES]: Entries
  readonly [KEYS]: Keys
  readonly [NESTED]: Nested
  readonly [REGISTRY]: Registry
  readonly [CALLBACK]: true
}

/**
 * What a part takes: a scope that has declared nothing. It is a type of its own, so that a callback whose parameter has this type
 * can be told from others (see `IsPart`). Every scope is assignable to that of a part with the same place.
 */
export interface PartScope<in out Frame extends AnyFrame, in out State, in out Registry> extends Declarations {
  readonly [FRAME]: Frame
  readonly [IDENTITY]: Identity<Frame, State, never>
  readonly [STATE]: State
  readonly [ENTRIES]: never
  readonly [KEYS]: never
  readonly [NESTED]: never
  readonly [REGISTRY]: Registry
}

/**
 * What a refused call returns: the scope, with a note of the call in place of what it declares. For a call that fits no
 * signature, the compiler takes the result of the first one that has enough parameters: see `completion.ts`. `First` is what
 * is inferred as the first argument; before one is written, the result is that of the hint.
 */
export type RefusedCall<First, Self extends AnyScope> = [First] extends [Unwritten]
  ? UncheckedScope
  : Scope<FrameIn<Self>, StateIn<Self>, EntriesIn<Self> | Refused, KeysIn<Self>, NestedIn<Self>, RegistryIn<Self>>

/** The scope in the callback of `resources` or `resource`, if the call is refused. */
export type RefusedCallbackScope<Registry, Inner extends AnyFrame, State> =
  FrameController<Registry, Inner> extends undefined
    ? UncheckedScope
    : Scope<Inner, State, never, never, never, Registry>

/**
 * The type of the scope that a part takes. Its arguments are the type of the map of controllers, the place of the part, and
 * the members of `ctx.state` that the part expects. A place is the namespaces around the part, joined by `/` (`''` for the top
 * of the table), or a list that also has scopes and resources: see `InScope`, `InResources`, `InResource`, `InCollection`.
 *
 * @example
 * export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) => r.resources('places')
 * // in another file: r.namespace('v1', r => r.namespace('host', r => r.use(authenticate).draw(hostRoutes)))
 */
export type ScopeAt<Registry, Place extends OfferedPlace<Registry, Place>, State = {}> = PartScope<
  FrameAt<Loaded<Registry>, Place>,
  State,
  Loaded<Registry>
>

/**
 * The type of the scope that a part for any place takes, such as a concern of Rails: it can be drawn in several scopes. Its
 * arguments are the type of the map of controllers, and the members of `ctx.state` that the part expects.
 *
 * @example
 * export const commentable = (r: ScopeAnywhere<typeof controllers>) => r.resources('comments', { only: ['index', 'create'] })
 * // in another file: r.resources('posts', r => r.draw(commentable)).resources('photos', r => r.draw(commentable))
 */
export type ScopeAnywhere<Registry, State = {}> = PartScope<AnywhereFrame, State, Loaded<Registry>>

/**
 * What may be the place of a part: a list, or any text. An editor offers the literals in this type: the namespaces at the top for
 * an empty text, and after a slash those below. All places are worked out only where the map has no controller at the place, so
 * that a right part does not pay for them.
 */
type OfferedPlace<Registry, Place> = [Place] extends [readonly unknown[]]
  ? readonly Step[]
  : [Place] extends ['']
    ? NamespaceNames<Registry, ''> | (string & {})
    : [Place] extends [`${infer Above}/`]
      ? (PartPlaces<Registry> & `${Above}/${string}`) | (string & {})
      : keyof Registry & `${FrameAt<Registry, Place>['controllerPrefix']}${string}` extends never
        ? PartPlaces<Registry> | (string & {}) | readonly Step[]
        : string

type PartParameterMessage = CallMessage<
  'draw',
  "the part's parameter must have the type ScopeAt<typeof controllers, …>"
>

type OtherMapMessage = CallMessage<'draw', 'the part is written for another map of controllers'>

/** What is wrong with a part in the scope in which it is drawn, or `never`. */
export type DrawProblem<Self extends AnyScope, Registry, Frame extends AnyFrame, State, Part> =
  IsAny<TakenBy<Part>> extends true
    ? PartParameterMessage
    : TakenBy<Part> extends PartScope<infer PartFrame extends AnyFrame, infer PartState, infer PartRegistry>
      ? IsSamePlace<PartFrame, Frame> extends true
        ? [PartRegistry, Registry] extends [Registry, PartRegistry]
          ? PartStateProblem<State, PartState, PartReturnProblem<Self, PartFrame, ReturnedOf<Part>>>
          : OtherMapMessage
        : PartFrame extends AnywhereFrame
          ? [PartRegistry, Registry] extends [Registry, PartRegistry]
            ? PartStateProblem<
                State,
                PartState,
                PartAnywhereProblem<Self, Registry, Frame, PartFrame, ReturnedOf<Part>>
              >
            : OtherMapMessage
          : [TakenBy<Part>] extends [never]
            ? NoPartMessage<Part>
            : PartPlaceProblem<PartFrame, Frame, ReturnedOf<Part>>
      : PartParameterMessage

/**
 * The type of the callback in `resource(name, optionsOrCallback)`, from which `Given` and `Returned` are inferred. It waits for its
 * argument, `Given`: the parameter there is a conditional type, and the compiler would otherwise take its first branch before
 * it infers anything. From the first branch here it would infer the frame and the registry, which it knows already, and walk
 * all controllers.
 *
 * The other calls write the callback out in their signatures, which is cheaper: see `declarations.ts`.
 */
export type NamedCallback<Registry, Inner extends AnyFrame, State, InitialKeys, Returned, Given> = (
  Given extends unknown
    ? (r: Scope<Inner, State, never, InitialKeys, never, Registry>) => Returned
    : never
) extends infer Type extends object
  ? Type
  : ((...given: never[]) => Returned) & Given
