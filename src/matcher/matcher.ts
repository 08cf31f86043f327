/**
 * Finds the route of a request. docs/internals/matcher.md explains how, with an example.
 *
 * The routes of all methods share one tree by characters. What several paths begin with is compared once, in place, and a
 * leaf has a column for each method. In each segment a literal is tried first, then a parameter, then a wildcard; every node
 * knows where to continue when it does not match. Each node belongs to a fixed number of segments, so a search visits it at
 * most once.
 *
 *   GET /places            "/" ── "places" ── leaf: GET
 *   GET /places/:id                  └─ "/" ─┬─ "search" ── leaf: POST
 *   POST /places/search                      ├─ parameter ── leaf: GET (id)
 *   GET /places/*rest                        └─ wildcard ── leaf: GET (rest)
 */

import type { TrailingSlash } from '../text/http.js'
import { createParamsFactories, noParams } from './params.js'
import { Form, NEEDS_NORMAL_FORM, NEEDS_PARSING, paramBounds, search } from './search.js'
import { columnOf, createTree, type MatcherEntry, normalize } from './tree.js'
import { needsNoParsing, Sign } from './url.js'

export interface Match<Value> {
  readonly value: Value
  /** Exactly the route's parameters, decoded, on an object without a prototype. */
  readonly params: Record<string, string>
}

export interface Matcher<Value> {
  /**
   * Matches a request by its method and path. Returns `undefined` where no route matches, and `MALFORMED` for a path with
   * an escape that is malformed or not UTF-8. Never throws.
   */
  match(method: string, path: string): Match<Value> | typeof MALFORMED | undefined
  /**
   * Matches a request by its method and URL, if the URL is its own path, as most are. Returns `UNPARSED` where the path has
   * to be parsed from it. It is a function of its own because the search reads most of the characters that decide this
   * anyway.
   */
  matchUrl(method: string, url: string): Match<Value> | typeof MALFORMED | typeof UNPARSED | undefined
  /** The methods that are routed at this path, in a fixed order and with HEAD wherever GET is: the list for `Allow`. */
  allowed(path: string): readonly string[]
}

export interface MatcherOptions {
  readonly trailingSlash?: TrailingSlash
  /**
   * How many matches of the routes with one list of parameter names it takes until code is generated for them. `Infinity`
   * for never, which is also what happens in a process that does not allow generating code.
   */
  readonly generateAfter?: number
}

export const MALFORMED: unique symbol = Symbol('malformed')
export const UNPARSED: unique symbol = Symbol('unparsed')

export const createMatcher = <Value>(
  entries: readonly MatcherEntry<Value>[],
  { trailingSlash = 'ignore', generateAfter = 100 }: MatcherOptions = {},
): Matcher<Value> => {
  const strict = trailingSlash === 'strict'
  const { cells, root, literalsNeedNoParsing, columns, routes } = createTree(entries, strict)
  const paramsFactories = createParamsFactories(routes, generateAfter)
  const values = routes.map(route => route?.value as Value) // 0 is not a route
  const all = columns.get('ALL') as number

  /** The result of `search`, for a path without its trailing slash. */
  const find = (column: number, path: string, form: Form): number => {
    let end = path.length
    if (!strict && end > 1 && path.charCodeAt(end - 1) === Sign.Slash && path.charCodeAt(end - 2) !== Sign.Slash) end--
    return search(cells, root, column, path, end, form)
  }

  const createMatch = (route: number, path: string, escaped: boolean): Match<Value> => {
    const createParams = paramsFactories[route]
    return {
      value: values[route] as Value,
      params: createParams ? createParams(path, paramBounds, escaped) : noParams(),
    }
  }

  /** The match of a path with escapes: decodes the parameters, or searches once more in normal form. */
  const matchEscaped = (found: number, column: number, path: string): Match<Value> | typeof MALFORMED | undefined => {
    if (found !== NEEDS_NORMAL_FORM) {
      try {
        return createMatch(~found, path, true)
      } catch {
        return MALFORMED
      }
    }
    const normal = normalize(path)
    if (normal === undefined) return MALFORMED
    const exact = find(column, normal, Form.NormalPath)
    if (exact === 0 || exact === NEEDS_NORMAL_FORM) return undefined
    return exact > 0 ? createMatch(exact, normal, false) : createMatch(~exact, normal, true)
  }

  const toMatch = (found: number, column: number, path: string): Match<Value> | typeof MALFORMED | undefined => {
    if (found === 0) return undefined
    return found > 0 ? createMatch(found, path, false) : matchEscaped(found, column, path)
  }

  return {
    match(method, path) {
      const column = columnOf(method) ?? columns.get(method) ?? all
      return toMatch(find(column, path, Form.SentPath), column, path)
    },

    matchUrl(method, url) {
      // The search skips characters that it has compared with a literal. That is right only if no literal has special ones.
      if (!literalsNeedNoParsing && !needsNoParsing(url, 0)) return UNPARSED
      const column = columnOf(method) ?? columns.get(method) ?? all
      const found = find(column, url, Form.Url)
      return found === NEEDS_PARSING ? UNPARSED : toMatch(found, column, url)
    },

    allowed(path) {
      const normal = normalize(path)
      if (normal === undefined) return []
      const isRouted = (column: number) => ![0, NEEDS_NORMAL_FORM].includes(find(column, normal, Form.NormalPath))
      return [...columns].filter(([method, column]) => method !== 'ALL' && isRouted(column)).map(([method]) => method)
    },
  }
}
