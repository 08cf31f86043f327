/** Compares what routes are behind: middlewares, and what a request needs to get past them. */

import { breaks, type RouteChange, review } from './change.js'
import type { ListedMiddleware, ListedRequirement, ListedRoute } from './listed.js'

/** The middlewares of a route that are there before and after the change, in pairs. */
export type KeptMiddlewares = readonly (readonly [before: ListedMiddleware, now: ListedMiddleware])[]

/** The middlewares that a route has kept, and those that it has lost and gained. They are told apart by their names. */
export const comparedUse = (before: ListedRoute, now: ListedRoute) => {
  const added = [...(now.use ?? [])]
  const kept: [ListedMiddleware, ListedMiddleware][] = []
  const lost: ListedMiddleware[] = []
  for (const each of before.use ?? []) {
    const at = added.findIndex(({ name }) => name === each.name)
    const [same] = at === -1 ? [] : added.splice(at, 1)
    if (same) kept.push([each, same])
    else lost.push(each)
  }
  return { kept, lost, added }
}

/** The changes of guards, in one line for each severity. */
export const guardChanges = (before: ListedRoute, now: ListedRoute): readonly RouteChange[] => {
  const { kept, lost, added } = comparedUse(before, now)
  const places = kept.map(([, each]) => now.use?.indexOf(each) ?? 0)
  const isReordered = places.some((place, at) => place < (places[at - 1] ?? 0))
  const changes = [
    ...lost.map(({ name }) => review('guard', `no longer behind ${name}`)),
    ...added.map(guardAdded),
    ...(isReordered ? [review('guard', 'its middlewares run in another order')] : []),
    ...securityChanges(before.security, now.security),
  ]
  return [breaks, review].flatMap(make => {
    const { severity } = make('guard', '')
    const texts = changes.filter(each => each.severity === severity).map(({ text }) => text)
    return texts.length === 0 ? [] : [make('guard', texts.join(', '))]
  })
}

/** A middleware that says what it refuses breaks callers. Another one may do so. */
const guardAdded = ({ name, replies, query, headers }: ListedMiddleware): RouteChange => {
  const refusals = Object.keys(replies ?? {}).filter(status => Number(status) >= 400)
  if (refusals.length > 0) return breaks('guard', `behind ${name} now (${refusals.join(', ')})`)
  if (query ?? headers) return breaks('guard', `behind ${name} now (checks ${query ? 'the query' : 'headers'})`)
  return review('guard', `behind ${name} now`)
}

/** A caller needs one of the old requirements. Each of them must still suffice, and nothing less may. */
const securityChanges = (
  before: readonly ListedRequirement[] | undefined,
  now: readonly ListedRequirement[] | undefined,
): readonly RouteChange[] => {
  const [had, has] = [orNone(before), orNone(now)]
  const isRefused = had.some(each => !has.some(needed => suffices(each, needed)))
  const isLost = has.some(each => !had.some(needed => suffices(each, needed)))
  const text = `needs ${requirementText(has)} now, needed ${requirementText(had)}`
  return isRefused ? [breaks('guard', text)] : isLost ? [review('guard', text)] : []
}

const orNone = (requirements: readonly ListedRequirement[] = []): readonly ListedRequirement[] =>
  requirements.length === 0 ? [{}] : requirements

const suffices = (has: ListedRequirement, needed: ListedRequirement): boolean =>
  Object.entries(needed).every(
    ([scheme, scopes]) => scopes.every(scope => has[scheme]?.includes(scope)) && scheme in has,
  )

const requirementText = (requirements: readonly ListedRequirement[]): string =>
  requirements
    .map(each => {
      const schemes = Object.entries(each).map(([name, scopes]) => [name, ...scopes].join(' '))
      return schemes.length === 0 ? 'nothing' : schemes.join(' and ')
    })
    .join(' or ')
