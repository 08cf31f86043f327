import type { Loaded } from '../controller/loader.js'
import type { AnyFrame, NamespaceFrame, TopFrame } from '../route/frame.js'
import type { CallMessage } from '../text/messages.js'
import type { Declarations } from './declarations.js'
import type { AnyPart, PlaceOf, ReturnedProblem, StateProblem } from './draw.js'
import {
  type AnyScope,
  CHAIN,
  ENTRIES,
  type Invariant,
  NAMES,
  OWN_KEYS,
  REGISTRY,
  type ReturnProblem,
  STATE,
} from './state.js'

/**
 * The scope that a part is written for: `FramePaths` are the namespaces around it, joined by `/` (`''` for the top), `State`
 * what it asks of `ctx.state`.
 *
 * @example
 * export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) => r.resources('places')
 * // elsewhere: r.namespace('v1', r => r.namespace('host', r => r.use(authenticate).draw(hostRoutes)))
 */
export type ScopeAt<Registry, Place extends string, State = {}> = Scope<
  FrameAt<Place>,
  State,
  never,
  never,
  never,
  Loaded<Registry>
>

type FrameAt<Place extends string, Outer extends AnyFrame = TopFrame> = Place extends ''
  ? Outer
  : Place extends `${infer Name}/${infer Rest}`
    ? FrameAt<Rest, NamespaceFrame<Outer, Name>>
    : NamespaceFrame<Outer, Place>

/** What is wrong with a part in the scope that it is drawn into, or `never`. */
export type DrawProblem<Self extends AnyScope, Registry, Here extends AnyFrame, State, Part extends AnyPart> =
  Parameters<Part>[0] extends Scope<
    infer PartHere extends AnyFrame,
    infer PartState,
    infer _Entries,
    infer _Keys,
    infer _Names,
    infer PartRegistry
  >
    ? [PartHere, Here] extends [Here, PartHere]
      ? [PartRegistry, Registry] extends [Registry, PartRegistry]
        ? StateProblem<State, PartState, ReturnedProblem<Self, Here, ReturnType<Part>>>
        : CallMessage<'draw', 'the part is written for other controllers'>
      : CallMessage<'draw', `the part is written for ${PlaceOf<PartHere>} and is drawn into ${PlaceOf<Here>}`>
    : CallMessage<'draw', "the part's parameter must be a ScopeAt<typeof controllers, …>">

/**
 * What a callback receives as `r`: an immutable chain. Each call returns a new scope that knows one more declaration,
 * and the callback returns the last one.
 *
 * `Here` is what the scope passes down (see `scope.ts`), `State` what `use` has added to `ctx.state`, `Entries` the
 * declarations so far in their stored form, `Keys` what they route (see `keys.ts`), `Names` the plain resources so far,
 * whose entries and keys are read off their names where someone asks, `Registry` the map of controllers:
 * last, since a hover shows the arguments in their order and is cut.
 * The variances are written down: without `in out` the compiler works them out by comparing whole chains.
 *
 * @example defineRoutes(controllers, r => r.resources('places', r => r.get('preview')))
 */
export interface Scope<
  in out Here extends AnyFrame,
  in out State,
  in out Entries,
  in out Keys,
  in out Names extends string,
  in out Registry,
> extends Declarations<Here, State, Registry> {
  readonly [CHAIN]: Invariant<Here, State, Entries>
  readonly [STATE]: State
  readonly [ENTRIES]: Entries
  readonly [OWN_KEYS]: Keys
  readonly [NAMES]: Names
  readonly [REGISTRY]: Registry
}

/**
 * A callback that draws into a scope of its own. The compiler infers what it returns from the branch that is never taken:
 * from `r` itself it would infer what is known already, and walk all controllers for it (measured: a tenth of the check
 * of 4,000 routes, growing with the square).
 */
export type CheckedCallback<Call extends string, Registry, Inside extends AnyFrame, State, InitialKeys, Returned> =
  CallbackOrMessage<Call, Registry, Inside, State, InitialKeys, Returned> extends infer Type extends object | string
    ? Type
    : (...given: never[]) => Returned

/**
 * The callback, or, where it does not return its scope's chain, the sentence that says so. While nothing is known of what
 * it returns it is the callback, which gives `r` its type.
 */
export type CallbackOrMessage<Call extends string, Registry, Inside extends AnyFrame, State, InitialKeys, Returned> =
  ReturnProblem<Call, Inside, Returned> extends never
    ? (r: Scope<Inside, State, never, InitialKeys, never, Registry>) => Returned
    : [ReturnProblem<Call, Inside, Returned>] extends [infer Message extends string]
      ? Message
      : never
