/** Splitting a table over files: `draw`, after Rails, takes a part that is written elsewhere for the scope it goes into. */
import type { CallMessage, RepeatedBelowMessage } from './errors.js'
import type { HeldKeys, PathRivals, Repeated, RouteKeys } from './keys.js'
import type { Loaded } from './loader.js'
import type { AnyScope, Drawn, ReturnProblem, Scope } from './routes.js'
import type { AnyLevel, NamespaceLevel, TopLevel } from './scope.js'

/**
 * The scope that a part is written for: `Place` are the namespaces around it, joined by `/` (`''` for the top), `State`
 * what it asks of `ctx.state`.
 *
 * @example
 * export const hostRoutes = (r: ScopeAt<typeof controllers, 'v1/host', { user: User }>) => r.resources('places')
 * // elsewhere: r.namespace('v1', r => r.namespace('host', r => r.use(authenticate).draw(hostRoutes)))
 */
export type ScopeAt<Registry, Place extends string, State = {}> = Scope<
  LevelAt<Place>,
  State,
  never,
  never,
  never,
  Loaded<Registry>
>

type LevelAt<Place extends string, Outer extends AnyLevel = TopLevel> = Place extends ''
  ? Outer
  : Place extends `${infer Name}/${infer Rest}`
    ? LevelAt<Rest, NamespaceLevel<Outer, Name>>
    : NamespaceLevel<Outer, Place>

/** A part: a callback whose parameter is written down. */
export type AnyPart = (r: never) => unknown

/** What is wrong with a part in the scope that it is drawn into, or `never`. */
export type DrawProblem<Self extends AnyScope, Registry, Here extends AnyLevel, State, Part extends AnyPart> =
  Parameters<Part>[0] extends Scope<
    infer PartHere extends AnyLevel,
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

type PlaceOf<Here extends AnyLevel> = `${Here['path'] extends '' ? 'the top' : Here['path']}${Here['group'] extends ''
  ? ''
  : ` (${Here['group']})`}`

type StateProblem<State, PartState, Next> = State extends PartState
  ? Next
  : CallMessage<
      'draw',
      `the part asks for ctx.state.${Exclude<keyof PartState, keyof State> & string}, which this scope does not give`
    >

type ReturnedProblem<Self extends AnyScope, Here extends AnyLevel, Returned> = [
  ReturnProblem<'draw', Here, Returned>,
] extends [never]
  ? [PartRivals<Self, Here, Returned>] extends [never]
    ? never
    : RepeatedBelowMessage<'draw', Here['path'] extends '' ? '/' : Here['path']>
  : ReturnProblem<'draw', Here, Returned>

/** The keys of a part's routes that stand already. All are compared only where a head of the part is met again. */
type PartRivals<Self extends AnyScope, Here extends AnyLevel, Returned> = Returned extends AnyScope
  ? [PathRivals<Self, Here, HeldKeys<Here, Returned>>] extends [never]
    ? never
    : Repeated<RouteKeys<Here, Returned>, PathRivals<Self, Here, HeldKeys<Here, Returned>>>
  : never

/** What a part adds to the entries of its scope. */
export type PartEntries<State, Part extends AnyPart> = Drawn<ReturnType<Part>, State>
