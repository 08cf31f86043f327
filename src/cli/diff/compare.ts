/** Compares the routes of two versions of an application. */

import { pathShape } from '../../text/path.js'
import { breaks, CHANGES, type Change, type RouteChange, review, SEVERITIES, safe } from './change.js'
import { comparedUse, guardChanges } from './guards.js'
import { inputChanges } from './inputs.js'
import type { ListedRoute } from './listed.js'
import { type Pair, pairRoutes } from './pairs.js'
import { replyChanges } from './replies.js'

/** What has changed, with what breaks callers first. */
export const compareRoutes = (before: readonly ListedRoute[], now: readonly ListedRoute[]): readonly Change[] => {
  const isOneTable = [before, now].every(routes => new Set(routes.map(({ table }) => table)).size <= 1)
  const [had, has] = [before, now].map(routes => (isOneTable ? routes.map(withoutTable) : routes))
  const { kept, moved, gone, added } = pairRoutes(had ?? [], has ?? [])
  const changes = [
    ...gone.flatMap(route => changesOf(route, [breaks('gone', goneText(route, has ?? []))])),
    ...moved.flatMap(([route, to]) =>
      changesOf(route, [breaks('moved', `moved to ${to.method} ${to.path}`), ...pairChanges([route, to])]),
    ),
    ...kept.flatMap(pair => changesOf(pair[1], pairChanges(pair))),
    ...added.flatMap(route => changesOf(route, [safe('added', 'added')])),
  ]
  const rank = ({ severity, change }: Change) => SEVERITIES.indexOf(severity) * CHANGES.length + CHANGES.indexOf(change)
  return changes.sort((one, other) => rank(one) - rank(other))
}

/** If both versions have one table, its name may change. */
const withoutTable = ({ table: _, ...route }: ListedRoute): ListedRoute => route

const changesOf = ({ table, method, path }: ListedRoute, changes: readonly RouteChange[]): readonly Change[] =>
  changes.map(each => ({ ...each, table, method, path }))

/** A route that is gone may have left others at its path. */
const goneText = ({ table, path }: ListedRoute, now: readonly ListedRoute[]): string => {
  const left = now.filter(other => other.table === table && pathShape(other.path) === pathShape(path))
  return left.length === 0 ? 'gone' : `gone: this path still answers ${left.map(({ method }) => method).join(', ')}`
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
