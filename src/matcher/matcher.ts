/**
 * Finds the route of a request. docs/internals/matcher.md explains how, with an example.
 *
 * The paths of all routes are in one tree. Paths that begin with the same characters share a node, so these characters
 * are compared once. Where routes end there is a leaf, which has a column for each method. In each segment a literal is
 * tried first, then a parameter, then a wildcard. Every node knows where to continue if it does not match, always
 * nearer to the root, so a search compares the text of a node at most once.
 *
 *   "/" ── "places"          leaf: GET /places
 *             └─ "/"
 *                 ├─ "search"    leaf: POST /places/search
 *                 ├─ parameter   leaf: GET /places/:id
 *                 └─ wildcard    leaf: GET /places/*rest
 */

import { foldCase } from '../text/fold-case.js'
import type { Escapes, TrailingSlash } from '../text/path-options.js'
import { hasNeedlessEscape } from './escapes.js'
import { createParamsFactories, noParams } from './params.js'
import { Form, NEEDS_NORMAL_FORM, NEEDS_PARSING, paramBounds, search } from './search.js'
import { columnOf, createTree, type MatcherEntry, normalize } from './tree.js'
import { needsNoParsing, Sign } from './url.js'
import { createWithout } from './without.js'

/** The route that answers a request. */
export interface Match<Value> {
  /** What was stored for the route. */
  readonly value: Value
  /** Exactly the route's parameters, decoded, on an object without a prototype. */
  readonly params: Record<string, string>
}

/** Finds routes among those that it was created with. */
export interface Matcher<Value> {
  /**
   * Matches a request by its method and path. Returns `undefined` if no route matches, and `MALFORMED` if the path has
   * an escape that is malformed, not UTF-8, or refused by the option `escapes`. Never throws.
   */
  match(method: string, path: string): Match<Value> | typeof MALFORMED | undefined
  /**
   * Matches a request by its method and URL. Most URLs need no parsing, because they consist of the path alone. Returns
   * `UNPARSED` for a URL that needs parsing. The matcher decides this itself, because the search reads most of the
   * characters anyway.
   */
  matchUrl(method: string, url: string): Match<Value> | typeof MALFORMED | typeof UNPARSED | undefined
  /**
   * The methods that have a route for this path, for the header `Allow`: in a fixed order, with HEAD if GET is among
   * them.
   */
  allowed(path: string): readonly string[]
  /** Calls `look`, during which the matcher leaves out the routes with these values, and returns its result. */
  without<Result>(values: readonly Value[], look: () => Result): Result
}

/** The options by which a router compares paths, and one for tests and benchmarks. */
export interface MatcherOptions {
  readonly trailingSlash?: TrailingSlash
  /** Whether the case of literals matters. It does by default. */
  readonly caseSensitive?: boolean
  /** Whether an escape that no client needs is refused. It is not by default. */
  readonly escapes?: Escapes
  /**
   * How many matches come before the matcher generates code that creates their parameters. Matches are counted for each
   * list of parameter names. With `Infinity`, or in a process that does not allow generating code, none is generated.
   */
  readonly generateAfter?: number
}

/** The result for a path with an escape that is malformed, not UTF-8, or refused. */
export const MALFORMED: unique symbol = Symbol('malformed')
/** The result for a URL that needs parsing. */
export const UNPARSED: unique symbol = Symbol('unparsed')

/** Creates a matcher of routes, each with the value that its matches have. If two have the same route key, the first counts. */
export const createMatcher = <Value>(
  entries: readonly MatcherEntry<Value>[],
  { trailingSlash = 'ignore', caseSensitive = true, escapes = 'ignore', generateAfter = 100 }: MatcherOptions = {},
): Matcher<Value> => {
  const strict = trailingSlash === 'strict'
  const tree = createTree(entries, { strict, caseSensitive })
  const { cells, root, literalsNeedNoParsing, columns, routes } = tree
  const paramsFactories = createParamsFactories(routes, generateAfter)
  const values = routes.map(route => route?.value as Value) // `undefined` at 0 only, which is not a route
  const all = columns.get('ALL') as number

  /** Searches for the route of a path, in the case of the tree. Unless `strict`, one slash at the end is ignored. */
  const findExact = (column: number, path: string, form: Form): number => {
    let end = path.length
    if (!strict && end > 1 && path.charCodeAt(end - 1) === Sign.Slash && path.charCodeAt(end - 2) !== Sign.Slash) end--
    return search(cells, root, column, path, end, form)
  }

  /** Chosen once, so that a case-sensitive matcher pays nothing. The parameters are cut from the path as it was sent. */
  const find: typeof findExact = caseSensitive
    ? findExact
    : (column, path, form) => findExact(column, foldCase(path), form)

  const createMatch = (route: number, path: string, escaped: boolean): Match<Value> => {
    const createParams = paramsFactories[route]
    return {
      value: values[route] as Value,
      params: createParams ? createParams(path, paramBounds, escaped) : noParams(),
    }
  }

  /**
   * Creates the match of a path with escapes: decodes the parameters, or searches once more with the path in normal
   * form.
   */
  const matchEscaped = (found: number, column: number, path: string): Match<Value> | typeof MALFORMED | undefined => {
    if (escapes === 'strict' && hasNeedlessEscape(path)) return MALFORMED
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
      // The search does not check characters that are equal to a literal. So either no literal has special characters,
      // or the whole URL is checked here.
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

    without: createWithout(tree),
  }
}
