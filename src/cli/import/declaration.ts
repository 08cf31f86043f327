/** The declarations of a table, before they are printed. */
import type { ResourceKind } from '../../route/actions.js'
import { quoted } from '../code-text.js'
import type { Entry } from './entries.js'

/** A route, and what answers it in the table. */
export interface Answer {
  readonly entry: Entry
  /** A controller path; `undefined` for a redirect, and for a middleware, whose name is the action. */
  readonly controller: string | undefined
  readonly action: string
  /** Whether it is a standard action of a resource, a verb that need not name its target, or another verb. */
  readonly by: 'action' | 'bare' | 'verb' | 'redirect'
}

/** One call on a scope. */
export interface Declaration {
  readonly kind: 'verb' | 'redirect' | 'namespace' | 'scope' | 'collection' | 'use' | 'draw' | ResourceKind
  /** The path of a verb or a scope, the name of the others: an identifier for `use` and `draw`. */
  readonly name: string
  /** Options as code, by name. */
  readonly options: Readonly<Record<string, string>>
  readonly body: readonly Declaration[]
  /** The routes that the call declares itself: one for a verb. */
  readonly answers: readonly Answer[]
  /** Those that the call and its callback declare, in the order in which they were read. */
  readonly entries: readonly Entry[]
  /** Middlewares of this call alone, and of single standard actions. */
  readonly use?: readonly string[]
  readonly useByAction?: ReadonlyMap<string, readonly string[]>
}

/** A call without options, callback and routes, to begin with. */
export const call = (kind: Declaration['kind'], name: string, more: Partial<Declaration> = {}): Declaration => ({
  kind,
  name,
  options: {},
  body: [],
  answers: [],
  entries: (more.body ?? []).flatMap(({ entries }) => entries),
  ...more,
})

/** What answers each route of some declarations. */
export const answersIn = (declarations: readonly Declaration[]): readonly Answer[] =>
  declarations.flatMap(({ answers, body }) => [...answers, ...answersIn(body)])

/** A list of words as code. */
export const listOf = (words: readonly string[]): string => `[${words.map(quoted).join(', ')}]`
