/**
 * What a scope records of its declarations: for the declarations that follow in the chain, and for the scope around it.
 * Each record is a member of its own, because inferring one type parameter of an interface costs as much as inferring all
 * of them. The keys are symbols, so that completion does not offer the members. No value has these members.
 */

import type { AnyFrame } from '../frame/frame.js'
import type { ShownState } from '../route/context.js'

/** A scope's frame, state and entries, by which the compiler knows it among others. */
export declare const IDENTITY: unique symbol
/** What `use` has added to `ctx.state`, here and in outer scopes. */
export declare const STATE: unique symbol
/** The declarations in their stored form (see `stored.ts`). */
export declare const ENTRIES: unique symbol
/** The keys of the routes, and marks (see `keys.ts`). */
export declare const KEYS: unique symbol
/** The routes of callbacks that are kept apart from the keys (see `keys.ts`). */
export declare const NESTED: unique symbol
/** What the scope passes down. */
export declare const FRAME: unique symbol
export declare const REGISTRY: unique symbol
/** Only the scope of a callback has it, and not that of a part. */
export declare const CALLBACK: unique symbol

/**
 * A mark among the keys: there are shallow members in other resources, so their paths are outside of the path of these resources
 * (see `resources/settings.ts`). A mark is not a text, so it is equal to no key.
 */
export type Outside = true

/** A mark among the keys: a `use` in the scope expects a parameter that shallow members do not have (see `use-marks.ts`). */
export type Expects = 1

/** A mark among the keys: a `use` in the scope expects an id, which nested resources have under another name. */
export type ExpectsId = 2
/** A mark among the keys: a `use` in the callback of resources expects an id that their collection does not have. */
export type ExpectsCollection = 3
/** A mark among the keys of such a collection: its callback does not pass the short check. */
export type InsideCollection = false
/** The marks of a `use`, which applies to nothing outside of its callback. */
export type UseMarks = Expects | ExpectsId | ExpectsCollection | InsideCollection

/** Identifies a scope. It is invariant, so two scopes that differ are not assignable to each other. */
export interface Identity<in out Frame extends AnyFrame, in out State, in out Entries> {
  readonly same: [Frame, State, Entries]
}

/** Any scope, with only the members that declarations read. */
export interface AnyScope extends AnyResult {
  // biome-ignore lint/suspicious/noExplicitAny: the frame of a scope would be worked out to be compared with another type
  readonly [FRAME]: any
}

/** Any scope that a callback returns. No scope has the frame `unknown`, so a check of the result only looks at its frame. */
export interface AnyResult {
  readonly [FRAME]: unknown
  readonly [REGISTRY]: unknown
  readonly [STATE]: unknown
  readonly [ENTRIES]: unknown
  readonly [KEYS]: unknown
  readonly [NESTED]: unknown
}

/** A scope without the mark `InsideCollection`, or no callback. */
export interface ScopeWithoutMark {
  readonly [KEYS]: string | Outside | Expects | ExpectsId | ExpectsCollection
}

/** The scope of a callback, not of a part. */
export interface CallbackScope {
  readonly [CALLBACK]: true
}

export type FrameIn<Self extends AnyScope> = Self[typeof FRAME]
export type RegistryIn<Self extends AnyScope> = Self[typeof REGISTRY]
export type StateIn<Self extends AnyScope> = Self[typeof STATE]
/** The state as a `ctx` has it. */
export type ShownStateIn<Self extends AnyScope> = ShownState<Self[typeof STATE]>
export type EntriesIn<Self extends AnyScope> = Self[typeof ENTRIES]
export type KeysIn<Self extends AnyScope> = Self[typeof KEYS]
export type NestedIn<Self extends AnyScope> = Self[typeof NESTED]
