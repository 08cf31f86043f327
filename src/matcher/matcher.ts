/**
 * Finds the route of a request. The routes of all methods share one tree by characters; a text that several paths begin
 * with is compared once, in place, and a leaf has a column for each method. A literal is tried first, and where it leads
 * to no leaf with the method asked for, the parameter beside it and then the glob: each node knows where to turn back to.
 * A node belongs to one number of segments, so one look-up comes to it at most once.
 * The tree lies flat in one array of numbers (matcher-flat.ts): small, quick to build and near at hand in the cache.
 * A request is compared as it was sent. Where an escape may hide a literal, and only there, it is looked up once more in
 * normal form. What differs with the names of parameters is left to matcher-params.ts.
 *
 *   GET /places            "/" ── "places" ── leaf: GET
 *   GET /places/:id                  └─ "/" ─┬─ "search" ── leaf: POST
 *   POST /places/search                      ├─ param ── leaf: GET (id)
 *   GET /places/*rest                        └─ glob ── leaf: GET (rest)
 */

import { createParamsFactories, noParams } from './params.js'
import { Form, marks, NO_PATH, search, UNSURE } from './search.js'
import { columnOf, createTree, type MatcherEntry, normalize } from './tree.js'
import { isUsual, Sign } from './url.js'

export interface Match<Value> {
  readonly value: Value
  /** Exactly the route's parameters, decoded, on an object without a prototype. */
  readonly params: Record<string, string>
}

export interface Matcher<Value> {
  /** The match of a request; `MALFORMED` for a path with an escape that is malformed or not UTF-8. Throws nothing. */
  match(method: string, path: string): Match<Value> | typeof MALFORMED | undefined
  /**
   * The same of a request's URL where that is its own path, as of most; `UNPARSED` where the path has to be parsed from it.
   * Asked for apart, as most of the characters that tell are read by the look-up anyway.
   */
  matchUrl(method: string, url: string): Match<Value> | typeof MALFORMED | typeof UNPARSED | undefined
  /** The methods routed at this path, in a fixed order, HEAD added where GET is: the list for `Allow`. */
  allowed(path: string): readonly string[]
}

export interface MatcherOptions {
  readonly trailingSlash?: 'ignore' | 'strict'
  /**
   * How often the routes of one list of parameter names are found before it gets generated code; `Infinity` for never,
   * as it is anyway where generating code is disallowed.
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
  const { code, root, isPlain, columns, routes } = createTree(entries, strict)
  const makers = createParamsFactories(routes, generateAfter)
  const values = routes.map(route => route?.value as Value) // 0 is no route
  const all = columns.get('ALL') as number

  const find = (column: number, path: string, form: Form): number => {
    let end = path.length
    if (!strict && end > 1 && path.charCodeAt(end - 1) === Sign.Slash && path.charCodeAt(end - 2) !== Sign.Slash) end--
    return search(code, root, column, path, end, form)
  }

  const matchOf = (found: number, path: string, escaped: boolean): Match<Value> => {
    const make = makers[found]
    return { value: values[found] as Value, params: make ? make(path, marks, escaped) : noParams() }
  }

  const matchEscaped = (found: number, column: number, path: string): Match<Value> | typeof MALFORMED | undefined => {
    if (found !== UNSURE) {
      try {
        return matchOf(~found, path, true)
      } catch {
        return MALFORMED
      }
    }
    const normal = normalize(path)
    if (normal === undefined) return MALFORMED
    const exact = find(column, normal, Form.Normal)
    if (exact === 0 || exact === UNSURE) return undefined
    return exact > 0 ? matchOf(exact, normal, false) : matchOf(~exact, normal, true)
  }

  const answerOf = (found: number, column: number, path: string): Match<Value> | typeof MALFORMED | undefined => {
    if (found === 0) return undefined
    return found > 0 ? matchOf(found, path, false) : matchEscaped(found, column, path)
  }

  return {
    match(method, path) {
      const column = columnOf(method) ?? columns.get(method) ?? all
      return answerOf(find(column, path, Form.Path), column, path)
    },

    matchUrl(method, url) {
      // What a literal has been compared with is not looked at again.
      if (!isPlain && !isUsual(url, 0)) return UNPARSED
      const column = columnOf(method) ?? columns.get(method) ?? all
      const found = find(column, url, Form.Url)
      return found === NO_PATH ? UNPARSED : answerOf(found, column, url)
    },

    allowed(path) {
      const normal = normalize(path)
      if (normal === undefined) return []
      const isRouted = (column: number) => ![0, UNSURE].includes(find(column, normal, Form.Normal))
      return [...columns].filter(([method, column]) => method !== 'ALL' && isRouted(column)).map(([method]) => method)
    },
  }
}
