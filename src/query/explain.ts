/** Explaining: which route answers a request, and of every other one why it does not. */

import { MALFORMED } from '../matcher/matcher.js'
import { targetLabel } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import { allowedMethodsStatus, tableProblem, takesMethod, withoutQuery } from '../text/http.js'
import { callMessage, LinkError } from '../text/messages.js'
import { compareSegments, declaredSegments, precedence, requestedSegments } from './explain-path.js'
import { finderOf, type MatchOptions, trailingSlashOf } from './match.js'

/**
 * What one route of a table has to do with a request.
 *
 * @example verdicts.filter(({ verdict }) => verdict === 'outranked').map(({ route, why }) => `${route.path}: ${why}`)
 */
export interface RouteVerdict {
  readonly route: AnyRoute
  /**
   * `'answers'`; or why not: `'outranked'` by the route that answers, another `'method'` at the right path, or another
   * `'path'`.
   */
  readonly verdict: 'answers' | 'outranked' | 'method' | 'path'
  /** The reason in words: `the request has 1 segment too few: ':id' is missing`. */
  readonly why: string
  /** How alike the route's path and the request's are, from 0 to 1, for sorting the closest first. */
  readonly closeness: number
}

/**
 * What a table makes of a request.
 *
 * @example const { summary, route, params }: Explanation = explainMatch(routes, 'GET', '/places/5')
 */
export type Explanation = {
  readonly method: string
  readonly path: string
  /** The outcome in one sentence. */
  readonly summary: string
  /** One for every route, in the order of the table. */
  readonly verdicts: readonly RouteVerdict[]
} & (
  | {
      /** The route that answers. */
      readonly route: AnyRoute
      /** Its parameters, decoded, on an object without a prototype. */
      readonly params: Readonly<Record<string, string>>
    }
  | {
      readonly route: undefined
      /** What `routes()` and `allowedMethods()` answer where no route does and nothing is mounted behind them. */
      readonly status: 200 | 400 | 404 | 405 | 501
      /** The methods in the `Allow` of a 200, 405 or 501. */
      readonly allow: readonly string[]
    }
)

/**
 * Says which route of a table answers a request and, of every other one, why it does not. Takes the table, a method and
 * a path as a client sends them (in capitals; escaped, and a query is left out), and the `trailingSlash` that the router is
 * mounted with. The route and its parameters are found by the router's own matcher. Takes time in proportion to the
 * table: for tests and tools, not for requests. Throws a `LinkError` for what is no table, no method or no path.
 *
 * @example
 * const { route, summary, verdicts } = explainMatch(routes, 'POST', '/places/5')
 * summary // '405: the path is routed for GET, HEAD, PUT, PATCH, DELETE'
 * verdicts[0]?.why // "the request has 1 segment too many: '5'"
 */
export const explainMatch = (
  routes: readonly AnyRoute[],
  method: string,
  path: string,
  options: MatchOptions = {},
): Explanation => createExplainer(routes, options)(method, path)

/** `explainMatch` for many requests to one table. */
export const createExplainer = (
  routes: readonly AnyRoute[],
  options: MatchOptions,
): ((method: string, path: string) => Explanation) => {
  const refuse = (problem: string) => new LinkError(callMessage('explainMatch', problem))
  const problem = tableProblem(routes)
  if (problem !== undefined) throw refuse(problem)
  const trailingSlash = trailingSlashOf('explainMatch', options)
  const strict = trailingSlash === 'strict'
  const declared = routes.map(route => ({ route, segments: declaredSegments(route.path, strict) }))
  const finder = finderOf(routes)

  return (method, target) => {
    if (typeof method !== 'string') throw refuse('the method must be a string')
    if (typeof target !== 'string') throw refuse('the path must be a string')
    const path = withoutQuery(target)
    const found = finder.find(method, path, trailingSlash)
    const { segments, unread } = requestedSegments(path, strict)
    if (found === MALFORMED || found === undefined) {
      const allow = finder.allowed(path, trailingSlash)
      const status = found === MALFORMED ? 400 : allow.length === 0 ? 404 : allowedMethodsStatus(method)
      const summary = `${status}: ${REFUSALS[status](allow.join(', '), unread ?? '')}`
      const verdicts = declared.map(each =>
        unread === undefined ? verdictOf(each, method, segments, strict) : unreadVerdict(each.route, unread),
      )
      return { method, path, summary, verdicts, route: undefined, status, allow }
    }
    const route = found.value
    const winner = declared[routes.indexOf(route)]
    const answers = answersOf(route, method)
    const verdicts = declared.map(each =>
      each === winner
        ? ({ route: each.route, verdict: 'answers', why: answers, closeness: 1 } as const)
        : verdictOf(each, method, segments, strict, winner),
    )
    const summary = `${'redirect' in route ? route.path : targetLabel(route)} ${answers}`
    return { method, path, summary, verdicts, route, params: found.params }
  }
}

const answersOf = (route: AnyRoute, method: string): string => {
  if ('redirect' in route) return `redirects to ${route.redirect}, with ${route.status}`
  return method === 'HEAD' && route.method === 'GET' ? 'answers HEAD, without the content' : 'answers'
}

const REFUSALS = {
  200: (allow: string) => `the router answers OPTIONS itself, with Allow: ${allow}`,
  400: (_allow: string, unread: string) => unread,
  404: (_allow: string, unread: string) => unread || 'no route has this path',
  405: (allow: string) => `the path is routed for ${allow}`,
  501: (allow: string) => `no route can have this method; the path is routed for ${allow}`,
}

const unreadVerdict = (route: AnyRoute, why: string): RouteVerdict => ({ route, verdict: 'path', why, closeness: 0 })

interface Declared {
  readonly route: AnyRoute
  readonly segments: readonly string[]
}

const verdictOf = (
  { route, segments }: Declared,
  method: string,
  sent: readonly string[],
  strict: boolean,
  winner?: Declared,
): RouteVerdict => {
  const { why, closeness } = compareSegments(segments, sent, strict)
  if (why !== undefined) return { route, verdict: 'path', why, closeness }
  if (!takesMethod(route.method, method) || winner === undefined)
    return { route, verdict: 'method', why: `it is routed for ${route.method}, not ${method}`, closeness }
  const reason = precedence(winner.segments, segments) ?? methodPrecedence(winner.route.method, route.method)
  return { route, verdict: 'outranked', why: `${lineOf(winner.route)} goes before it: ${reason}`, closeness }
}

const lineOf = ({ method, path }: AnyRoute): string => `${method} ${path}`

const methodPrecedence = (first: string, second: string): string =>
  first === second ? 'it stands earlier' : `${first} goes before ${second}`
