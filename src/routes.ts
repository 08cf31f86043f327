import type { Declarations } from './declarations.js'
import type { ReturnMessage } from './errors.js'
import type { AnyLevel } from './scope.js'

/**
 * Where the chain's type parameters are kept, so that two scopes differ when these do, and what is asked of a callback's
 * result is read: to infer one parameter of an interface costs as much as all of them. No value has these.
 */
declare const CHAIN: unique symbol
declare const STATE: unique symbol
declare const ENTRIES: unique symbol
declare const OWN_KEYS: unique symbol
declare const NAMES: unique symbol
declare const REGISTRY: unique symbol

/** Two that are not the same are not assignable either way. */
interface Same<in out Here, in out State, in out Entries> {
  readonly same: [Here, State, Entries]
}

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
  in out Here extends AnyLevel,
  in out State,
  in out Entries,
  in out Keys,
  in out Names extends string,
  in out Registry,
> extends Declarations<Here, State, Registry> {
  readonly [CHAIN]: Same<Here, State, Entries>
  readonly [STATE]: State
  readonly [ENTRIES]: Entries
  readonly [OWN_KEYS]: Keys
  readonly [NAMES]: Names
  readonly [REGISTRY]: Registry
}

/** What every chain has: what a declaration reads of the chain that it is called on. */
export interface AnyScope {
  readonly [STATE]: unknown
  readonly [ENTRIES]: unknown
  readonly [OWN_KEYS]: unknown
  readonly [NAMES]: string
}

/** What a chain has declared, read off it: the symbols stay here, where completion does not offer them. */
export type EntriesIn<Self extends AnyScope> = Self[typeof ENTRIES]
export type OwnKeysIn<Self extends AnyScope> = Self[typeof OWN_KEYS]
export type NamesIn<Self extends AnyScope> = Self[typeof NAMES]

/** What a callback has declared, in its stored form, the plain resources included. */
export type DeclaredIn<Returned> = Returned extends AnyScope ? DeclaredBy<Returned> : never
type DeclaredBy<Self extends AnyScope> = EntriesIn<Self> | NamesIn<Self>

/**
 * A callback that draws into a scope of its own. The compiler infers what it returns from the branch that is never taken:
 * from `r` itself it would infer what is known already, and walk all controllers for it (measured: a tenth of the check
 * of 4,000 routes, growing with the square).
 */
export type Draw<Call extends string, Registry, Inside extends AnyLevel, State, Seed, Returned> =
  KnownDraw<Call, Registry, Inside, State, Seed, Returned> extends infer Type extends object | string
    ? Type
    : (...given: never[]) => Returned

/**
 * The callback, or, where it does not return its scope's chain, the sentence that says so. While nothing is known of what
 * it returns it is the callback, which gives `r` its type.
 */
export type KnownDraw<Call extends string, Registry, Inside extends AnyLevel, State, Seed, Returned> =
  ReturnProblem<Call, Inside, Returned> extends never
    ? (r: Scope<Inside, State, never, Seed, never, Registry>) => Returned
    : [ReturnProblem<Call, Inside, Returned>] extends [infer Message extends string]
      ? Message
      : never

/**
 * Whether the callback returns a chain of its own level, and only one: of two, as from `condition ? a : b`, the compiler
 * cannot say which declares the routes. `any` in place of the inferred parameters would not do, since an empty scope has
 * `never` there, to which `any` is not assignable.
 */
export type ReturnProblem<Call extends string, Inside extends AnyLevel, Returned> =
  One<Returned> extends One<{ readonly [CHAIN]: Same<Inside, infer _State, infer _Entries> }>
    ? never
    : [Returned] extends [Undrawn]
      ? never
      : ReturnMessage<Call>

/**
 * A type that is not distributed over. A tuple would do the same, but to compare two of them the compiler works out all
 * members of an array of each (measured: a tenth of the check of 1,200 routes).
 */
interface One<out Type> {
  readonly one: Type
}

/** The place of a callback's result where there was no callback, or where nothing is known of it yet. */
export interface Undrawn {
  readonly undrawn: true
}

/** The entries of a callback's scope as its outer scope stores them: with the state that `use` added, if it did. */
export type Drawn<Returned, Outer> = Returned extends AnyScope
  ? Outer extends Returned[typeof STATE]
    ? DeclaredBy<Returned>
    : Sealed<Returned[typeof STATE], DeclaredBy<Returned>>
  : never

/** The stored form of what stands behind `use`: `State` is all that `use` has given to it, here and in outer scopes. */
export interface Under<State, Children> {
  readonly state: State
  readonly children: Children
}

export type Sealed<State, Entries> = [Entries] extends [never] ? never : Under<State, Entries>
