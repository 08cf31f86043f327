import { MALFORMED } from '../../matcher/matcher.js'
import { finderOf } from '../../query/match.js'
import { routeLine } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'
import { isKnownMethod, MALFORMED_ESCAPE, withoutQuery } from '../../text/http.js'
import { Failure, oneLine } from '../output.js'

/** A route that `--grep` has found, and the parameters of the request where it was one. */
export interface Found {
  readonly route: AnyRoute
  readonly matched?: Readonly<Record<string, string>>
}

/** A request as `--grep` names one; without a method it is asked by each. */
export interface AskedRequest {
  readonly method: string | undefined
  readonly path: string
}

/**
 * The routes that `--grep` asks for, in the table's order. `/…/` and `/…/i` are a regular expression. A path, a method and
 * a path, or a URL is a request: the routes that answer it, asked of the matcher that routes requests; where none does, it
 * is text. Text is looked for in `METHOD path target`, whatever its case.
 * Raises a `Failure` for a regular expression that is none and for a path with a malformed escape.
 */
export const grep = (routes: readonly AnyRoute[], asked: string, methods: readonly string[]): readonly Found[] => {
  const pattern = patternOf(asked)
  if (pattern) return routes.filter(route => pattern.test(routeLine(route))).map(route => ({ route }))
  const request = requestOf(asked)
  const answering = request === undefined ? [] : answers(routes, request, methods)
  if (answering.length > 0) return answering
  const text = asked.toLowerCase()
  return routes.filter(route => routeLine(route).toLowerCase().includes(text)).map(route => ({ route }))
}

/** The regular expression that `/…/` and `/…/i` are, or `undefined`. */
export const patternOf = (asked: string): RegExp | undefined => {
  const [, source, flags] = /^\/(.+)\/(i?)$/s.exec(asked) ?? []
  if (source === undefined) return undefined
  try {
    return new RegExp(source, `${flags}u`)
  } catch (error) {
    throw new Failure(`--grep ${asked}: ${oneLine(error instanceof Error ? error.message : String(error))}`)
  }
}

/**
 * The request that a text is, or `undefined`.
 *
 * @example requestOf('delete https://example.com/places/5?page=2') // { method: 'DELETE', path: '/places/5' }
 */
export const requestOf = (asked: string): AskedRequest | undefined => {
  const [, method, path] = /^(?:(\w+) +)?(?:https?:\/\/[^/?#]*)?(\/.*)/is.exec(asked) ?? []
  if (path === undefined || (method !== undefined && !isKnownMethod(method.toUpperCase()))) return undefined
  return { method: method?.toUpperCase(), path: withoutQuery(path) }
}

const answers = (
  routes: readonly AnyRoute[],
  { method: named, path }: AskedRequest,
  methods: readonly string[],
): readonly Found[] => {
  const every = methods.length > 0 ? methods : [...new Set(routes.map(({ method }) => method))]
  const params = new Map<AnyRoute, Record<string, string>>()
  for (const method of named === undefined ? every : [named]) {
    const match = finderOf(routes).find(method, path, 'ignore')
    if (match === MALFORMED) throw new Failure(`--grep ${path}: ${MALFORMED_ESCAPE}`)
    if (match) params.set(match.value, match.params)
  }
  return routes.flatMap(route => {
    const matched = params.get(route)
    return matched ? [{ route, matched: { ...matched } }] : []
  })
}
