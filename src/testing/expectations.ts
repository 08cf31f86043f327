/**
 * What a test asks of a table: lists that are empty when all is well, so that any test runner's own comparison with `[]`
 * prints what is wrong.
 */

import { MALFORMED } from '../matcher/matcher.js'
import type { LinkOf } from '../query/link-arguments.js'
import { checkedTrailingSlash, finderOf, findRoute, type MatchOptions, requestPath } from '../query/match.js'
import { routeLine } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import type { AnyRouteTable, EntriesOf } from '../table/table.js'
import { allowedMethodsStatus } from '../text/http.js'
import { LinkError } from '../text/messages.js'

/** A method and a path, as in `'GET /places/5'`. */
export type RequestLine = `${string} /${string}`

/** What is expected of a request: a target or a path pattern, one with its parameters, or the status it is refused with. */
export type Expected<Link> = Link | readonly [Link, Readonly<Record<string, string>>] | 200 | 400 | 404 | 405 | 501

/**
 * Requests, and what is expected of each.
 *
 * @example const expected: Expectations<typeof routes> = { 'GET /places/5': ['Places#show', { id: '5' }], 'PUT /places': 405 }
 */
export type Expectations<Table> = {
  readonly [Asked in RequestLine]: Expected<0 extends 1 & EntriesOf<Table> ? string : LinkOf<EntriesOf<Table>>>
}

/**
 * The requests that do not reach what is expected of them, a sentence each, in order: `[]` when they all do. What is
 * expected is a target (of a middleware route its path pattern), `[target, params]`, or the status by which
 * `allowedMethods()` or Koa answers what has no route: 404, 405, 501, 400 for a malformed path, 200 for OPTIONS. Raises a
 * `LinkError` for what is no request.
 *
 * @example assert.deepEqual(misroutedRequests(routes, { 'GET /places/5': ['Places#show', { id: '5' }] }), [])
 */
export const misroutedRequests = <Table extends AnyRouteTable>(
  routes: Table,
  expectations: Expectations<Table>,
  options: MatchOptions = {},
): readonly string[] =>
  Object.entries<Expected<unknown>>(expectations).flatMap(([request, expected]) => {
    const wanted = Array.isArray(expected) ? textOf(expected[0], expected[1]) : String(expected)
    const answer = answerOf('misroutedRequests', routes, request, options)
    const names = answer.route === undefined ? [answer.status] : namesOf(answer.route)
    const reached = Array.isArray(expected) ? names.map(name => textOf(name, answer.params)) : names
    return reached.includes(wanted) ? [] : [`${request} is answered by ${reached[0]}, not by ${wanted}`]
  })

/**
 * The routes that none of these requests reaches, as `'METHOD path target'` like the printed table, in its order: `[]` when each is
 * reached. Raises a `LinkError` for what is no request.
 *
 * @example unreachedRoutes(routes, ['GET /places', 'GET /places/5']) // ['DELETE /places/:id Places#destroy']
 */
export const unreachedRoutes = (
  routes: AnyRouteTable,
  requests: readonly RequestLine[],
  options: MatchOptions = {},
): readonly string[] => {
  const reached = new Set(requests.map(request => answerOf('unreachedRoutes', routes, request, options).route))
  return routes.filter(route => !reached.has(route)).map(routeLine)
}

/** How a route may be named: by its target, or by its path pattern. */
const namesOf = (route: AnyRoute): readonly string[] => ('target' in route ? [route.target, route.path] : [route.path])

const textOf = (name: unknown, params: unknown): string => {
  const sorted = Object.entries(params ?? {}).sort(([left], [right]) => (left < right ? -1 : 1))
  return `${name} ${JSON.stringify(Object.fromEntries(sorted))}`
}

/** The route that answers, or the status where none does. */
type Answer =
  | { readonly route: AnyRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly route?: never; readonly params?: never; readonly status: string }

const answerOf = (name: string, routes: AnyRouteTable, request: string, options: MatchOptions): Answer => {
  const [, method, target] = /^([^ ]+) (\/.*)/s.exec(request) ?? []
  const call = `${name}('${request}')`
  if (method === undefined || target === undefined)
    throw new LinkError(`${call}: a request is a method and a path, as in 'GET /places/5'`)
  const found = findRoute(call, routes, method, target, options)
  if (found === MALFORMED) return { status: '400' }
  if (found !== undefined) return { route: found.value, params: found.params }
  const allowed = finderOf(routes).allowed(requestPath(call, target), checkedTrailingSlash(call, options))
  return { status: allowed.length === 0 ? '404' : String(allowedMethodsStatus(method)) }
}
