/** A change of a route, and what it means for those who call it. */

import { counted } from '../text/messages.js'

/** What a change means: it breaks callers; it may break them, or leaves a route open; or it is safe for callers. */
export const SEVERITIES = ['breaks', 'review', 'safe'] as const
type Severity = (typeof SEVERITIES)[number]

/** What changes of a severity have as their heading. */
export const TITLES: Readonly<Record<Severity, string>> = {
  breaks: 'Breaks callers',
  review: 'To look at',
  safe: 'Safe',
}

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

/** Routes that differ only in the method, such as PUT and PATCH, share a line: their methods are `PUT|PATCH`. */
export const mergedChanges = (changes: readonly Change[]): readonly Change[] => {
  const found = new Map<string, Change>()
  for (const each of changes) {
    const { severity, table = '', path, text } = each
    const key = JSON.stringify([severity, table, path, text])
    const first = found.get(key)
    found.set(key, first ? { ...first, method: `${first.method}|${each.method}` } : each)
  }
  return [...found.values()]
}

/** `1 change breaks callers, 2 to look at, 0 safe` */
export const summaryOf = (changes: readonly Change[]): string => {
  const [broken, open, harmless] = SEVERITIES.map(severity => changes.filter(each => each.severity === severity).length)
  return `${counted(broken ?? 0, 'change')} ${broken === 1 ? 'breaks' : 'break'} callers, ${open} to look at, ${harmless} safe`
}
