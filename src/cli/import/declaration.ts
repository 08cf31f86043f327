/** The declarations of a table, before they are printed. */
import type { ResourceKind } from '../../route/actions.js'
import { quoted } from '../code-text.js'
import type { Entry } from './entries.js'

/** Where a verb leads. */
export interface Target {
  /** A controller path; `undefined` for a middleware, whose name is the action. */
  readonly controller: string | undefined
  readonly action: string
  /** Whether a bare verb says it. */
  readonly bare: boolean
}

/** One call on a scope. */
export interface Declaration {
  readonly kind: 'verb' | 'redirect' | 'namespace' | 'scope' | 'collection' | 'use' | 'draw' | ResourceKind
  /** The path of a verb or a scope, the name of the others: an identifier for `use` and `draw`. */
  readonly name: string
  /** Options as code, by name. */
  readonly options: Readonly<Record<string, string>>
  readonly body: readonly Declaration[]
  /** All routes that the call and its callback declare. */
  readonly entries: readonly Entry[]
  /** Of a verb. */
  readonly target?: Target
  /** Of a resource: its controller path, and the routes of its standard actions. */
  readonly controller?: string
  readonly actions?: ReadonlyMap<string, readonly Entry[]>
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
  entries: (more.body ?? []).flatMap(({ entries }) => entries),
  ...more,
})

/** A route, and what answers it in the table. */
export interface Answered {
  readonly entry: Entry
  readonly controller: string | undefined
  readonly action: string
  readonly by: 'action' | 'bare' | 'verb' | 'redirect'
}

/** What answers each route of some declarations. */
export const answersIn = (declarations: readonly Declaration[]): readonly Answered[] =>
  declarations.flatMap(declaration => [...ownAnswers(declaration), ...answersIn(declaration.body)])

function* ownAnswers({ kind, entries, target, actions, controller }: Declaration): Generator<Answered> {
  if (target)
    for (const entry of entries)
      yield { entry, controller: target.controller, action: target.action, by: target.bare ? 'bare' : 'verb' }
  if (kind === 'redirect')
    for (const entry of entries) yield { entry, controller: undefined, action: '', by: 'redirect' }
  for (const [action, routed] of actions ?? [])
    for (const entry of routed) yield { entry, controller, action, by: 'action' }
}

/** A list of words as code. */
export const listOf = (words: readonly string[]): string => `[${words.map(quoted).join(', ')}]`
