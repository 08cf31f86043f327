/** Explanations: which route answers a request and, for every other route, why it does not. */

import { refusedEscape } from '../matcher/escapes.js'
import { MALFORMED, type Match } from '../matcher/matcher.js'
import { routeLine } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import { type AnyRoutes, tableProblem } from '../route/route-list.js'
import type { InputStatuses } from '../route/statuses.js'
import { argument } from '../text/arguments.js'
import { allowedMethodsStatus, queryIn, takesMethod, withoutQuery } from '../text/http.js'
import type { Blank } from '../text/inference.js'
import { callMessage, LinkError } from '../text/messages.js'
import { kindLabel, misfit } from '../text/param-kinds.js'
import type { PathComparison } from '../text/path-options.js'
import { surrogateProblem } from '../text/well-formed.js'
import { comparePath, declaredSegments, requestedSegments } from './explain-path.js'
import { type Finder, finderOf } from './finder.js'
import {
  checkedComparison,
  expectCapitals,
  type MatchOptions,
  type MethodArgument,
  type PathArgument,
} from './match.js'
import { precedenceReason } from './precedence.js'
import { queryRefusalOf, refusalOf } from './refusal.js'

/**
 * How one route of a table relates to a request: whether it answers, and why or why not.
 *
 * @example verdicts.filter(({ verdict }) => verdict === 'outranked').map(({ route, why }) => `${route.path}: ${why}`)
 */
export interface RouteVerdict {
  readonly route: AnyRoute
  /**
   * `'answers'`, or why the route does not answer: it is `'outranked'` by the route that does, its `'path'` does not
   * match, or its path matches and its `'method'` does not.
   */
  readonly verdict: 'answers' | 'outranked' | 'method' | 'path'
  /** The reason in words, such as `the request is missing 1 segment: ':id'`. */
  readonly why: string
  /** How similar the paths of the route and the request are, from 0 to 1. Sort by it to list the closest routes first. */
  readonly closeness: number
}

/**
 * What a table does with a request.
 *
 * @example
 * const explanation: Explanation = explainMatch(routes, 'GET', '/places/5')
 * explanation.route ? explanation.params : explanation.status // { id: '5' }
 */
export type Explanation = {
  readonly method: string
  readonly path: string
  /** The outcome in one line. */
  readonly summary: string
  /** One for each route, in the order of the table. */
  readonly verdicts: readonly RouteVerdict[]
} & (
  | {
      readonly route: AnyRoute
      /** Its decoded parameters, on an object without a prototype. */
      readonly params: Readonly<Record<string, string>>
      /** What the route answers in place of its action, where its contract refuses these, or the query behind the path. */
      readonly refusal: { readonly status: number; readonly why: string } | undefined
    }
  | {
      readonly route: undefined
      /** The status that `routes()` and `allowedMethods()` give, where no middleware after them answers. */
      readonly status: 200 | 400 | 404 | 405 | 501
      /** The methods in the `Allow` header of a 200, 405 or 501. */
      readonly allow: readonly string[]
    }
)

/**
 * Explains which route answers a request and, for every other route, why it does not. The route and its parameters come from the
 * matcher that the router uses.
 *
 * Takes the table, the method in capitals, the path as a client sends it (escaped; a query is compared with the contract), and the options
 * `trailingSlash`, `caseSensitive` and `escapes` of the router. Compares the request with every route, so it is for tests and tools.
 *
 * @throws {LinkError} if `routes` is not a table, if `method` or `path` is not a string, for a known method in lower case, for an unknown option or a wrong
 * value of one, and for two routes that differ only in case if `caseSensitive` is `false`
 *
 * @example
 * const { route, summary, verdicts } = explainMatch(routes, 'POST', '/places/5')
 * summary // '405: the path is routed for GET, HEAD, PUT, PATCH, DELETE'
 * verdicts[0]?.why // "the request has 1 extra segment: '5'"
 */
export function explainMatch<Method extends string = Blank, Path extends string = Blank>(
  routes: AnyRoutes,
  method: MethodArgument<'explainMatch', Method>,
  path: '*' | PathArgument<Path>,
  options: MatchOptions = {},
): Explanation {
  expectCapitals('explainMatch', method)
  return createExplainer(argument(routes), options)(method as string, path as string) // the other types of both are for editors
}

/** `explainMatch` for several requests to one table, with the statuses that an application answers input with that does not fit. */
export const createExplainer = (
  routes: readonly AnyRoute[],
  options: MatchOptions,
  statuses: InputStatuses = {},
): ((method: string, path: string) => Explanation) => {
  const refuse = (problem: string) => new LinkError(callMessage('explainMatch', problem))
  const problem = tableProblem(routes)
  if (problem !== undefined) throw refuse(problem)
  const comparison = checkedComparison('explainMatch', routes, options)
  const strict = comparison.trailingSlash === 'strict'
  const declared = routes.map(route => declaredRoute(route, strict))
  const finder = finderOf(routes)

  /** A route that the path reaches, if a parameter does not fit its kind, and why: of the method, or else of another one. */
  const refusedKind = (method: string, path: string) => {
    for (const each of new Set([method, ...routes.map(route => route.method)])) {
      const refused = kindProblem(finder.reach(each, path, comparison))
      if (refused !== undefined) return refused
    }
    return undefined
  }

  const explainAnswer = (
    method: string,
    path: string,
    query: string | undefined,
    { value: route, params }: Match<AnyRoute>,
  ): Explanation => {
    const { segments } = requestedSegments(path, strict)
    const winner = declared[routes.indexOf(route)]
    const refusal =
      refusalOf(route, params, statuses.params) ??
      (query === undefined ? undefined : queryRefusalOf(route, query, statuses.query))
    const answer = refusal ? `answers ${refusal.status}: ${refusal.why}` : answerLabel(route, method)
    const verdicts = declared.map(each =>
      each === winner
        ? ({ route: each.route, verdict: 'answers', why: answer, closeness: 1 } as const)
        : verdictOf(each, method, segments, comparison, winner),
    )
    const summary = `${routeLabel(route)} ${answer}`
    return { method, path, summary, verdicts, route, params, refusal }
  }

  const explainRefusal = (method: string, path: string, found: typeof MALFORMED | undefined): Explanation => {
    const { segments, unreadable = found && refusedEscape(path) } = requestedSegments(path, strict)
    const refused = found === undefined ? refusedKind(method, path) : undefined
    const reason = unreadable ?? (refused ? `${refused.why} for ${refused.route.path}` : '')
    const allow = found === MALFORMED ? [] : finder.allowed(path, comparison)
    const status = found === MALFORMED ? 400 : allow.length === 0 ? 404 : allowedMethodsStatus(method)
    const summary = `${status}: ${STATUS_REASONS[status](allow.join(', '), reason)}`
    const verdicts = declared.map(each =>
      unreadable === undefined
        ? verdictOf(each, method, segments, comparison)
        : unreadableVerdict(each.route, unreadable),
    )
    return { method, path, summary, verdicts, route: undefined, status, allow }
  }

  return (method, url) => {
    if (typeof method !== 'string') throw refuse('the method must be a string')
    if (typeof url !== 'string') throw refuse('the path must be a string')
    const path = withoutQuery(url)
    const unsent = surrogateProblem('path', path)
    if (unsent !== undefined) throw refuse(unsent)
    const found = finder.find(method, path, comparison)
    return typeof found === 'object'
      ? explainAnswer(method, path, queryIn(url), found)
      : explainRefusal(method, path, found)
  }
}

/** The route that a request reaches by its path, if a parameter does not fit its kind, and why. */
const kindProblem = (reached: ReturnType<Finder['reach']>) => {
  if (typeof reached !== 'object') return undefined
  const wrong = misfit(reached.params, reached.value.kinds ?? {})
  return wrong && { route: reached.value, why: `'${wrong.value}' is not ${kindLabel(wrong.kind)}` }
}

/** A target says which route it is. Many middlewares have the same name, or none. */
const routeLabel = (route: AnyRoute): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? route.path : routeLine(route)
}

const answerLabel = (route: AnyRoute, method: string): string => {
  if ('redirect' in route) return `redirects to ${route.redirect} with ${route.status}`
  return method === 'HEAD' && route.method === 'GET' ? 'answers HEAD without content' : 'answers'
}

/** Why no route answers if no more is known of the path. */
export const UNKNOWN_PATH = 'no route has this path'

/** Why no route answers, by status. `reason` is what is known of the path: that it is unreadable, or of a wrong kind. */
const STATUS_REASONS = {
  200: (allow: string) => `the router answers OPTIONS itself, with Allow: ${allow}`,
  400: (_allow: string, reason: string) => reason,
  404: (_allow: string, reason: string) => reason || UNKNOWN_PATH,
  405: (allow: string) => `the path is routed for ${allow}`,
  501: (allow: string) => `no route can have this method; the path is routed for ${allow}`,
}

const unreadableVerdict = (route: AnyRoute, why: string): RouteVerdict => ({
  route,
  verdict: 'path',
  why,
  closeness: 0,
})

interface DeclaredRoute {
  readonly route: AnyRoute
  readonly segments: readonly string[]
}
const declaredRoute = (route: AnyRoute, strict: boolean): DeclaredRoute => ({
  route,
  segments: declaredSegments(route.path, strict),
})

const verdictOf = (
  { route, segments }: DeclaredRoute,
  method: string,
  sent: readonly string[],
  comparison: PathComparison,
  winner?: DeclaredRoute,
): RouteVerdict => {
  const { why: mismatch, closeness } = comparePath(segments, sent, comparison, route.kinds)
  if (mismatch !== undefined) return { route, verdict: 'path', why: mismatch, closeness }
  if (!takesMethod(route.method, method) || winner === undefined)
    return { route, verdict: 'method', why: `the route is for ${route.method}, not ${method}`, closeness }
  const winnerLabel = `${winner.route.method} ${winner.route.path}`
  const why = `${winnerLabel} takes precedence: ${reasonBefore(winner, { route, segments })}`
  return { route, verdict: 'outranked', why, closeness }
}

/** Why the first of two routes answers a request that fits both. */
export const precedenceOf = (first: AnyRoute, second: AnyRoute, { trailingSlash }: PathComparison): string => {
  const strict = trailingSlash === 'strict'
  return reasonBefore(declaredRoute(first, strict), declaredRoute(second, strict))
}

const reasonBefore = (first: DeclaredRoute, second: DeclaredRoute): string =>
  precedenceReason(first.segments, second.segments) ?? methodPrecedence(first.route.method, second.route.method)

const methodPrecedence = (first: string, second: string): string =>
  first === second ? 'it is declared first' : `${first} goes before ${second}`
