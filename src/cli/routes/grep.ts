import { MALFORMED } from '../../matcher/matcher.js'
import { finderOf } from '../../query/match.js'
import { routeLine } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'
import { isKnownMethod, MALFORMED_ESCAPE, withoutQuery } from '../../text/http.js'
import { Failure, oneLine } from '../output.js'

/** A route that `--grep` has found, with the parameters of the request that it answers. */
export interface Found {
  readonly route: AnyRoute
  readonly matched?: Readonly<Record<string, string>>
}

/** A request as `--grep` takes it; without a method, it stands for a request of each. */
export interface GrepRequest {
  readonly method: string | undefined
  readonly path: string
}

/**
 * The routes that `--grep` finds, in the order of the table. `/…/` and `/…/i` are a regular expression. A path, a method
 * and a path, or a URL is a request: the matcher finds the routes that answer it. What no route answers is text, as
 * everything else is. Text is looked for in `METHOD path target`, ignoring case.
 *
 * @throws {Failure} for a malformed regular expression or a path with a malformed escape.
 */
export const grep = (routes: readonly AnyRoute[], given: string, methods: readonly string[]): readonly Found[] => {
  const pattern = patternOf(given)
  if (pattern) return routes.filter(route => pattern.test(routeLine(route))).map(route => ({ route }))
  const request = requestOf(given)
  const answering = request === undefined ? [] : answers(routes, request, methods)
  if (answering.length > 0) return answering
  const text = given.toLowerCase()
  return routes.filter(route => routeLine(route).toLowerCase().includes(text)).map(route => ({ route }))
}

/** The regular expression that is written as `/…/` or `/…/i`, or `undefined`. */
export const patternOf = (given: string): RegExp | undefined => {
  const [, source, flags] = /^\/(.+)\/(i?)$/s.exec(given) ?? []
  if (source === undefined) return undefined
  try {
    return new RegExp(source, `${flags}u`)
  } catch (error) {
    throw new Failure(`--grep ${given}: ${oneLine(error instanceof Error ? error.message : String(error))}`)
  }
}

/**
 * The request that a text describes, or `undefined`.
 *
 * @example requestOf('delete https://example.com/places/5?page=2') // { method: 'DELETE', path: '/places/5' }
 */
export const requestOf = (given: string): GrepRequest | undefined => {
  const [, method, path] = /^(?:(\w+) +)?(?:https?:\/\/[^/?#]*)?(\/.*)/is.exec(given) ?? []
  if (path === undefined || (method !== undefined && !isKnownMethod(method.toUpperCase()))) return undefined
  return { method: method?.toUpperCase(), path: withoutQuery(path) }
}

const answers = (
  routes: readonly AnyRoute[],
  { method: named, path }: GrepRequest,
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
