/** A change of a route, and what it means for those who call it. */

/** What a change means: it breaks callers; it may break them, or leaves a route open; or it is safe for callers. */
export const SEVERITIES = ['breaks', 'review', 'safe'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What has changed, in the order in which changes are printed. */
export const CHANGES = ['gone', 'moved', 'taken', 'guard', 'input', 'reply', 'answer', 'added'] as const

/** A change of one route. */
export interface Change {
  readonly severity: Severity
  readonly change: (typeof CHANGES)[number]
  readonly table?: string | undefined
  readonly method: string
  readonly path: string
  /** The change in words. */
  readonly text: string
}

/** A change without the route that has changed. */
export type RouteChange = Pick<Change, 'severity' | 'change' | 'text'>

export const breaks = (change: Change['change'], text: string): RouteChange => ({ severity: 'breaks', change, text })
export const review = (change: Change['change'], text: string): RouteChange => ({ severity: 'review', change, text })
export const safe = (change: Change['change'], text: string): RouteChange => ({ severity: 'safe', change, text })
