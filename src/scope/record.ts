/**
 * What a scope records of its declarations: for those that follow it in the chain, and for the scope around it. It is kept
 * under symbols, so that completion does not offer it, and in members of their own, since to infer one type parameter of
 * an interface costs as much as to infer all of them. No value has these members.
 */

import type { AnyFrame } from '../route/frame.js'

/** A scope's frame, its state and its entries, by which the compiler knows it among others. */
export declare const IDENTITY: unique symbol
/** What `use` has added to `ctx.state`, here and in outer scopes. */
export declare const STATE: unique symbol
/** The declarations in their stored form (see `stored.ts`), except default resources. */
export declare const ENTRIES: unique symbol
/** The keys of what they route (see `conflicts.ts`), except those of default resources. */
export declare const KEYS: unique symbol
/** The names of default resources: their entries and their keys can be read off them. */
export declare const NAMES: unique symbol
export declare const REGISTRY: unique symbol

/** Invariant in all that makes a scope what it is: of two that differ, neither is assignable to the other. */
export interface Identity<in out Frame extends AnyFrame, in out State, in out Entries> {
  readonly same: [Frame, State, Entries]
}

/** Any scope, as far as a declaration reads it. */
export interface AnyScope {
  readonly [STATE]: unknown
  readonly [ENTRIES]: unknown
  readonly [KEYS]: unknown
  readonly [NAMES]: string
}

export type StateIn<Self extends AnyScope> = Self[typeof STATE]
export type EntriesIn<Self extends AnyScope> = Self[typeof ENTRIES]
export type KeysIn<Self extends AnyScope> = Self[typeof KEYS]
export type NamesIn<Self extends AnyScope> = Self[typeof NAMES]

/** The entries of a scope, those of default resources included: their stored form is the name. */
export type AllEntriesIn<Self extends AnyScope> = EntriesIn<Self> | NamesIn<Self>
