/** Compares the routes of two versions of an application. */

import { pathShape } from '../text/path.js'
import { DEFAULT_COMPARISON, type PathComparison } from '../text/path-options.js'
import { withColons } from '../text/segments.js'
import { breaks, CHANGES, type Change, type RouteChange, review, SEVERITIES, safe } from './change.js'
import { comparedUse, guardChanges } from './guards.js'
import { inputChanges } from './inputs.js'
import type { ListedRoute } from './listed.js'
import { isSameAnswer, type Pair, pairRoutes } from './pairs.js'
import { replyChanges } from './replies.js'
import { type Taken, takenRequests } from './taken.js'

/** What has changed, with what breaks callers first. The router compares paths as `comparison` says. */
export const compareRoutes = (
  before: readonly ListedRoute[],
  now: readonly ListedRoute[],
  comparison: PathComparison = DEFAULT_COMPARISON,
): readonly Change[] => {
  const isOneTable = [before, now].every(routes => tablesOf(routes).length <= 1)
  const [had, has] = [before, now].map(routes => (isOneTable ? routes.map(withoutTable) : routes))
  const { kept, moved, gone, added } = pairRoutes(had ?? [], has ?? [])
  const taken = tablesOf(had ?? []).flatMap(name => {
    const inTable = (routes: readonly ListedRoute[] = []) => routes.filter(({ table }) => table === name)
    return takenRequests(inTable(had), inTable(has), [...kept, ...moved], comparison)
  })
  const takenFrom = (route: ListedRoute) => taken.filter(each => each.before === route)
  /** What has become of a route that is not there any more, and of its requests. */
  const lostText = (route: ListedRoute, text: string, others: readonly string[]) => {
    const rest = [...others, ...takenFrom(route).map(takenText)]
    return rest.length === 0 ? text : `${text}: ${rest.join(', ')}`
  }
  const changes = [
    ...gone.flatMap(route => changesOf(route, [breaks('gone', lostText(route, 'gone', leftAt(route, has ?? [])))])),
    ...moved.flatMap(([route, to]) => {
      const text = lostText(route, `moved to ${to.method} ${to.path}`, [])
      return changesOf(route, [breaks('moved', text), ...pairChanges([route, to])])
    }),
    ...kept.flatMap(pair => changesOf(pair[1], pairChanges(pair))),
    ...[...new Map(kept)].flatMap(([route, { path }]) =>
      gone.includes(route) ? [] : changesOf({ ...route, path }, takenFrom(route).map(takenChange)),
    ),
    ...added.flatMap(route => changesOf(route, [safe('added', 'added')])),
  ]
  const rank = ({ severity, change }: Change) => SEVERITIES.indexOf(severity) * CHANGES.length + CHANGES.indexOf(change)
  return changes.sort((one, other) => rank(one) - rank(other))
}

const tablesOf = (routes: readonly ListedRoute[]) => [...new Set(routes.map(({ table }) => table))]

/** If both versions have one table, its name may change. */
const withoutTable = ({ table: _, ...route }: ListedRoute): ListedRoute => route

const changesOf = ({ table, method, path }: ListedRoute, changes: readonly RouteChange[]): readonly Change[] =>
  changes.map(each => ({ ...each, table, method, path }))

/** A route that is gone may have left others at its path. */
const leftAt = ({ table, path }: ListedRoute, now: readonly ListedRoute[]): readonly string[] => {
  const left = now.filter(other => other.table === table && pathShape(other.path) === pathShape(path))
  return left.length === 0 ? [] : [`this path still answers ${left.map(({ method }) => method).join(', ')}`]
}

/** What a request that another route answers now means. A route for all paths is there for what no other route answers. */
const takenChange = (taken: Taken): RouteChange => {
  const { before, now } = taken
  const isLikely = isSameAnswer(before, now) || 'redirect' in before || 'redirect' in now
  const change = pathShape(before.path) === '/*' ? safe : isLikely ? review : breaks
  return change('taken', takenText(taken))
}

const takenText = ({ method, path, before, now }: Taken): string => {
  const request = method === before.method ? path : `${method} ${path}`
  const place = withColons(now.path) === path ? '' : `, at ${now.path},`
  return `${request} ${now.redirect === undefined ? 'is answered by ' : ''}${answerOf(now)}${place} now`
}

const pairChanges = ([before, now]: Pair): readonly RouteChange[] => {
  const { kept } = comparedUse(before, now)
  const parts = 'redirect' in before || 'redirect' in now ? [] : [inputChanges, replyChanges]
  return [
    ...guardChanges(before, now),
    ...parts.flatMap(changesIn => changesIn(before, now, kept)),
    ...answerChanges(before, now),
  ]
}

const answerChanges = (before: ListedRoute, now: ListedRoute): readonly RouteChange[] => {
  const [was, is] = [answerOf(before), answerOf(now)]
  const isRedirected = 'redirect' in before || 'redirect' in now
  const deprecated = now.contract?.deprecated && !before.contract?.deprecated
  return [
    ...(was === is ? [] : [(isRedirected ? review : safe)('answer', `${is} now, was ${was}`)]),
    ...(deprecated ? [safe('answer', 'deprecated now')] : []),
  ]
}

const answerOf = ({ target, middleware, redirect, status }: ListedRoute): string =>
  redirect === undefined ? (target ?? `(${middleware})`) : `redirects to ${redirect} with ${status}`
