import { targetLabel } from '../inspect.js'
import { createMatcher, MALFORMED } from '../matcher.js'
import type { AnyRoute } from '../route.js'
import { Failure, oneLine } from './failure.js'

/** A route that `--grep` has found, and the parameters of the request where it was one. */
export interface Found {
  readonly route: AnyRoute
  readonly matched?: Readonly<Record<string, string>>
}

/**
 * The routes that `--grep` asks for, in the table's order. `/…/` and `/…/i` are a regular expression. What begins with
 * `/`, or is a URL, is the path of a request: the routes that answer it, each method asked by the matcher that routes
 * requests; where none does, it is text. Text is looked for in `METHOD path target`, whatever its case.
 * Raises a `Failure` for a regular expression that is none and for a path with a malformed escape.
 */
export const grep = (routes: readonly AnyRoute[], asked: string, methods: readonly string[]): readonly Found[] => {
  const pattern = patternOf(asked)
  if (pattern) return routes.filter(route => pattern.test(lineOf(route))).map(route => ({ route }))
  const path = requestPath(asked)
  const answering = path === undefined ? [] : answers(routes, path, methods)
  if (answering.length > 0) return answering
  const text = asked.toLowerCase()
  return routes.filter(route => lineOf(route).toLowerCase().includes(text)).map(route => ({ route }))
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

const lineOf = (route: AnyRoute): string => `${route.method} ${route.path} ${targetLabel(route)}`

/** The path of a request or of a URL, without query and fragment. */
const requestPath = (asked: string): string | undefined => {
  const [, path] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)/i.exec(asked) ?? []
  return path
}

const answers = (routes: readonly AnyRoute[], path: string, methods: readonly string[]): readonly Found[] => {
  const matcher = createMatcher(routes.map(value => ({ method: value.method, path: value.path, value })))
  const asked = methods.length > 0 ? methods : new Set(routes.map(({ method }) => method))
  const params = new Map<AnyRoute, Record<string, string>>()
  for (const method of asked) {
    const match = matcher.match(method, path)
    if (match === MALFORMED) throw new Failure(`--grep ${path}: the path has a malformed escape`)
    if (match) params.set(match.value, match.params)
  }
  return routes.flatMap(route => {
    const matched = params.get(route)
    return matched ? [{ route, matched: { ...matched } }] : []
  })
}
