import type { AnyFrame } from '../route/frame.js'
import type { WithState } from '../route/stored.js'
import type { Undistributed } from '../text/inference.js'
import type { ReturnMessage } from '../text/messages.js'

/**
 * Where the chain's type parameters are kept, so that two scopes differ when these do, and what is asked of a callback's
 * result is read: to infer one parameter of an interface costs as much as all of them. No value has these.
 */
export declare const CHAIN: unique symbol
export declare const STATE: unique symbol
export declare const ENTRIES: unique symbol
export declare const OWN_KEYS: unique symbol
export declare const NAMES: unique symbol
export declare const REGISTRY: unique symbol

/** Two that are not the same are not assignable either way. */
export interface Invariant<in out Here, in out State, in out Entries> {
  readonly same: [Here, State, Entries]
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
 * Whether the callback returns a chain of its own frame, and only one: of two, as from `condition ? a : b`, the compiler
 * cannot say which declares the routes. `any` in place of the inferred parameters would not do, since an empty scope has
 * `never` there, to which `any` is not assignable.
 */
export type ReturnProblem<Call extends string, Inside extends AnyFrame, Returned> =
  Undistributed<Returned> extends Undistributed<{ readonly [CHAIN]: Invariant<Inside, infer _State, infer _Entries> }>
    ? never
    : [Returned] extends [NoCallback]
      ? never
      : ReturnMessage<Call>

/** The place of a callback's result where there was no callback, or where nothing is known of it yet. */
export interface NoCallback {
  readonly undrawn: true
}

/** The entries of a callback's scope as its outer scope stores them: with the state that `use` added, if it did. */
export type CallbackEntries<Returned, Outer> = Returned extends AnyScope
  ? Outer extends Returned[typeof STATE]
    ? DeclaredBy<Returned>
    : EntriesWithState<Returned[typeof STATE], DeclaredBy<Returned>>
  : never

export type EntriesWithState<State, Entries> = [Entries] extends [never] ? never : WithState<State, Entries>
