/** Reads `--grep`: words, an expression or a request. */
import { MALFORMED } from '../../matcher/matcher.js'
import { finderOf } from '../../query/finder.js'
import { middlewareName, routeLine } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'
import { searchedRoute } from '../../route/searched-route.js'
import { isKnownMethod, MALFORMED_ESCAPE, withoutQuery } from '../../text/http.js'
import { pastedRequest } from '../../text/pasted-request.js'
import { DEFAULT_COMPARISON, type PathComparison } from '../../text/path-options.js'
import { searchWords } from '../../text/route-search.js'
import { Failure, messageOf, oneLine } from '../output.js'

/** A route that `--grep` has found. */
export interface Found {
  readonly route: AnyRoute
  /** The parameters of the request, if `--grep` was a request. */
  readonly matched?: Readonly<Record<string, string>>
}

interface GrepRequest {
  /** If `undefined`, the routes for every method are found. */
  readonly method: string | undefined
  readonly path: string
}

/**
 * The routes that `--grep` finds, in the order of the table. The value of `--grep` is one of these:
 *
 * 1. a regular expression, `/…/` or `/…/i`, which is tested on `METHOD path target` and on the name of each middleware
 * 2. a request: a method and a path or a URL; or the two as a route is declared with them
 * 3. a path or a URL alone, if a route answers it with one of `methods`, or with any method if `methods` is empty
 * 4. otherwise words, as in the box of the inspector. `sourceOf` says where the answer of a route is written
 *
 * Requests are compared as a router with the same options does.
 *
 * @throws {Failure} for a malformed regular expression or a path with a malformed escape, and for two routes that differ only
 * in case where that is ignored.
 */
export const grep = (
  routes: readonly AnyRoute[],
  given: string,
  methods: readonly string[],
  comparison = DEFAULT_COMPARISON,
  sourceOf: SourceText = () => '',
): readonly Found[] => {
  const pattern = patternOf(given)
  if (pattern) return having(routes, text => pattern.test(text)) // 1
  const request = requestOf(given)
  const answering = request === undefined ? [] : answers(routes, request, methods, comparison)
  if (answering.length > 0) return answering // 2 and 3
  if (request?.method !== undefined && !/\s/.test(request.path)) return declaredAs(routes, request)
  return describedBy(routes, given, sourceOf) // 4
}

/** The file and the line where the answer of a route is written, or nothing. */
export type SourceText = (route: AnyRoute) => string

/** The routes that have all words of a text. */
const describedBy = (routes: readonly AnyRoute[], given: string, sourceOf: SourceText): readonly Found[] => {
  const rows = routes.map(route => searchedRoute([route], { labelOf: middlewareName, source: sourceOf(route) }))
  const { shown } = searchWords(given, rows)
  return routes.filter((_route, at) => shown[at]).map(route => ({ route }))
}

/** The routes with this method and this path, as a listing prints them. */
const declaredAs = (routes: readonly AnyRoute[], { method, path }: GrepRequest): readonly Found[] =>
  routes.filter(route => route.method === method && route.path === path).map(route => ({ route }))

/** The routes with a text that fits. */
const having = (routes: readonly AnyRoute[], fits: (text: string) => boolean): readonly Found[] =>
  routes
    .filter(route => fits(routeLine(route)) || route.use.some(each => fits(middlewareName(each))))
    .map(route => ({ route }))

/**
 * The regular expression that a text describes as `/…/` or `/…/i`, or `undefined`.
 *
 * @throws {Failure} for a malformed regular expression.
 */
export const patternOf = (given: string): RegExp | undefined => {
  const [, source, flags] = /^\/(.+)\/(i?)$/s.exec(given) ?? []
  if (source === undefined) return undefined
  try {
    return new RegExp(source, `${flags}u`)
  } catch (error) {
    throw new Failure(`--grep ${given}: ${oneLine(messageOf(error))}`)
  }
}

/**
 * The request that a text describes, or `undefined`.
 *
 * @example requestOf('delete https://example.com/places/5?page=2') // { method: 'DELETE', path: '/places/5' }
 */
export const requestOf = (given: string): GrepRequest | undefined => {
  const [, method, path] = /^(?:(\w+) +)?(?:https?:\/\/[^/?#]*)?(\/.*)/is.exec(pastedRequest(given)) ?? []
  if (path === undefined || (method !== undefined && !isKnownMethod(method.toUpperCase()))) return undefined
  return { method: method?.toUpperCase(), path: withoutQuery(path) }
}

const answers = (
  routes: readonly AnyRoute[],
  { method: named, path }: GrepRequest,
  methods: readonly string[],
  comparison: PathComparison,
): readonly Found[] => {
  const finder = finderOf(routes)
  const duplicates = comparison.caseSensitive ? undefined : finder.caseProblem()
  if (duplicates !== undefined) throw new Failure(`--ignore-case: ${duplicates}`)
  const candidates = methods.length > 0 ? methods : [...new Set(routes.map(({ method }) => method))]
  const params = new Map<AnyRoute, Record<string, string>>()
  for (const method of named === undefined ? candidates : [named]) {
    const match = finder.find(method, path, comparison)
    if (match === MALFORMED) throw new Failure(`--grep ${path}: ${MALFORMED_ESCAPE}`)
    if (match) params.set(match.value, match.params)
  }
  return routes.flatMap(route => {
    const matched = params.get(route)
    return matched ? [{ route, matched: { ...matched } }] : []
  })
}
