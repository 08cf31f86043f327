/**
 * What the parameter hint of an editor prints after `(`, where nothing is written yet. The compiler prints all type arguments
 * of a scope, and so hundreds of characters, for its callback and for its result. Until the first argument is written, the
 * signatures for unfinished calls therefore have the types of this file. They are named as a reader expects.
 */

import type { ENTRIES, FRAME, IDENTITY, KEYS, NAMES, REGISTRY, STATE } from './record.js'
import type { VerbName } from './verb.js'

/** A scope of which only the name is printed. The calls behind an unfinished one are not reported. */
export interface Scope extends Record<Call, (...given: Anything[]) => Scope> {
  readonly [IDENTITY]: Anything
  readonly [FRAME]: Anything
  readonly [REGISTRY]: Anything
  readonly [STATE]: Anything
  readonly [ENTRIES]: never
  readonly [KEYS]: never
  readonly [NAMES]: never
}

// biome-ignore lint/suspicious/noExplicitAny: nothing is known of the scope while its call is not written
type Anything = any

type Call =
  | (VerbName | 'match' | 'redirect' | 'mount' | 'resources' | 'resource')
  | ('namespace' | 'scope' | 'collection' | 'draw' | 'use')

/** A callback in the hint. */
export type Callback = (r: Scope) => Scope
