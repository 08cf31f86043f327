/**
 * Finds the route of a request. The routes of all methods share one tree by characters; a text that several paths begin
 * with is compared once, in place, and a leaf has a column for each method. A literal is tried first, and where it leads
 * to no leaf with the method asked for, the parameter beside it and then the glob: places to come back to wait on a
 * stack. A node belongs to one number of segments, so one look-up comes to it at most once.
 * The tree lies flat in one array of numbers (matcher-tree.ts): small, quick to build and near at hand in the cache.
 * A request is compared as it was sent. Where an escape may hide a literal, and only there, it is looked up once more in
 * normal form.
 *
 *   GET /places            "/places" ── leaf: GET
 *   GET /places/:id            └─ "/" ─┬─ "search" ── leaf: POST
 *   POST /places/search                ├─ param ── leaf: GET (id)
 *   GET /places/*rest                  └─ glob ── leaf: GET (rest)
 */
import { createFills, noParams } from './matcher-params.js'
import {
  columnOf,
  createTree,
  FIRST,
  FORKS,
  GLOB,
  LEAF,
  LENGTH,
  MASK,
  NEXT,
  normalize,
  PARAM,
  type Route,
  TEXT,
  WIDEST,
} from './matcher-tree.js'

export interface MatcherEntry<Value> {
  /** `GET`, `POST` …, or `ALL` for a route that answers every method. */
  readonly method: string
  /** As in `/places/:placeId/rooms/:id`, `/files/*path` or `/`. */
  readonly path: string
  readonly value: Value
}

export interface Match<Value> {
  readonly value: Value
  /** Exactly the route's parameters, decoded, on an object without a prototype. */
  readonly params: Record<string, string>
}

export interface Matcher<Value> {
  /** The match of a request; `MALFORMED` for a path with an escape that is malformed or not UTF-8. Throws nothing. */
  match(method: string, path: string): Match<Value> | typeof MALFORMED | undefined
  /** The methods routed at this path, in a fixed order, HEAD added where GET is: the list for `Allow`. */
  allowed(path: string): readonly string[]
}

export interface MatcherOptions {
  readonly trailingSlash?: 'ignore' | 'strict'
  /** `false` makes `params` without generated code, as is done anyway where generating code is disallowed. */
  readonly generate?: boolean
}

export const MALFORMED: unique symbol = Symbol('malformed')

const SLASH = 47
const PERCENT = 37
/** A parameter is searched for its end by characters so far, and from there by `indexOf`, which is slow to start. */
const NEAR = 12
/** What `search` answers where escapes keep it from telling: look the path up in normal form. */
const UNSURE = 0x7fffffff

const marks: number[] = []
const stack: number[] = []

/**
 * The number of the route of `path` up to `end`, 0 where there is none; its complement where parameters need decoding.
 * `marks` receives the start and the end of each parameter. `exact` says that the path is in normal form.
 */
const search = (code: Int32Array, root: number, column: number, path: string, end: number, exact: boolean): number => {
  let node = root
  let i = 0
  let count = 0
  let saved = 0
  let route = 0
  let escaped = false
  // No escape before this was overlooked.
  let seen = UNSURE
  // A way taken without turning back is right even if escapes are left in its parameters.
  let straight = true
  if (end === 0 || path.charCodeAt(0) !== SLASH) return path.indexOf('%') === -1 ? 0 : UNSURE

  walk: for (;;) {
    let forks = false
    literal: {
      let length = code[node + LENGTH] as number
      let at = i + 1
      let word = node + TEXT
      if (at + length > end) break literal
      for (; length >= 4; length -= 4) {
        const left = (path.charCodeAt(at) | (path.charCodeAt(at + 1) << 16)) ^ (code[word] as number)
        const right = (path.charCodeAt(at + 2) | (path.charCodeAt(at + 3) << 16)) ^ (code[word + 1] as number)
        if ((left | right) !== 0) break literal
        at += 4
        word += 2
      }
      if (length >= 2) {
        if ((path.charCodeAt(at) | (path.charCodeAt(at + 1) << 16)) !== code[word]) break literal
        at += 2
        word++
        length -= 2
      }
      if (length !== 0 && path.charCodeAt(at++) !== code[word++]) break literal
      i = at
      if (i === end) {
        route = code[(code[node + LEAF] as number) + column] as number
        if (route !== 0) break
        break literal
      }
      const first = path.charCodeAt(i)
      const mask = code[node + MASK] as number
      let next = code[word + (first & mask & WIDEST)] as number
      while (next !== 0 && code[next + FIRST] !== first) next = code[next + NEXT] as number
      if (mask >= FORKS) {
        forks = next === 0
        if (!forks) {
          stack[saved] = node
          stack[saved + 1] = i
          stack[saved + 2] = count
          saved += 3
        }
      }
      if (next === 0) break literal
      node = next
      continue
    }

    for (;;) {
      if (!forks) {
        if (saved === 0) break walk
        straight = false
        saved -= 3
        node = stack[saved] as number
        i = stack[saved + 1] as number
        count = stack[saved + 2] as number
      }
      forks = false
      let character = path.charCodeAt(i)
      if (character === SLASH) continue
      const param = code[node + PARAM] as number
      const glob = code[node + GLOB] as number
      if (glob !== 0) {
        if (param === 0 || count < 0) {
          // Below 0 stands the complement: the parameter was tried.
          if (count < 0) count = ~count
          if (path.charCodeAt(end - 1) === SLASH || path.indexOf('//', i) !== -1) continue
          route = code[glob + column] as number
          if (route === 0) continue
          marks[2 * count] = i
          marks[2 * count + 1] = end
          if (character === PERCENT) straight = false
          if (seen > i) seen = i
          break walk
        }
        stack[saved] = node
        stack[saved + 1] = i
        stack[saved + 2] = ~count
        saved += 3
      }
      // The escape may stand for the first character of a literal beside.
      if (character === PERCENT) straight = false
      marks[2 * count] = i
      const near = i + NEAR < end ? i + NEAR : end
      for (;;) {
        if (character === PERCENT) escaped = true
        if (++i === near) {
          if (i === end) break
          if (seen > i) seen = i
          const slash = path.indexOf('/', i)
          i = slash === -1 || slash > end ? end : slash
          break
        }
        character = path.charCodeAt(i)
        if (character === SLASH) break
      }
      marks[2 * count + 1] = i
      count++
      if (i === end) {
        route = code[(code[param] as number) + column] as number
        if (route !== 0) break walk
      } else {
        node = code[param + 1] as number
        if (node !== 0) continue walk
      }
    }
  }

  if (route === 0 && seen > i) seen = i
  if (!escaped && seen < end) escaped = path.indexOf('%', seen) !== -1
  if (!escaped) return route
  return route !== 0 && (straight || exact) ? ~route : UNSURE
}

export const createMatcher = <Value>(
  entries: readonly MatcherEntry<Value>[],
  { trailingSlash = 'ignore', generate = true }: MatcherOptions = {},
): Matcher<Value> => {
  const strict = trailingSlash === 'strict'
  const { code, root, columns, routes } = createTree(entries, strict)
  const fills = createFills(routes, generate)
  const all = columns.get('ALL') as number

  const find = (column: number, path: string, exact: boolean): number => {
    let end = path.length
    if (!strict && end > 1 && path.charCodeAt(end - 1) === SLASH && path.charCodeAt(end - 2) !== SLASH) end--
    return search(code, root, column, path, end, exact)
  }

  const matchOf = (found: number, path: string, escaped: boolean): Match<Value> => {
    const { value } = routes[found] as Route<Value>
    const fill = fills[found]
    return { value, params: fill ? fill(path, marks, escaped) : noParams() }
  }

  const matchEscaped = (found: number, column: number, path: string): ReturnType<Matcher<Value>['match']> => {
    if (found !== UNSURE) {
      try {
        return matchOf(~found, path, true)
      } catch {
        return MALFORMED
      }
    }
    const normal = normalize(path)
    if (normal === undefined) return MALFORMED
    const exact = find(column, normal, true)
    if (exact === 0 || exact === UNSURE) return undefined
    return exact > 0 ? matchOf(exact, normal, false) : matchOf(~exact, normal, true)
  }

  return {
    match(method, path) {
      const column = columnOf(method) ?? columns.get(method) ?? all
      const found = find(column, path, false)
      if (found === 0) return undefined
      return found > 0 && found !== UNSURE ? matchOf(found, path, false) : matchEscaped(found, column, path)
    },

    allowed(path) {
      const normal = normalize(path)
      if (normal === undefined) return []
      const isRouted = (column: number) => ![0, UNSURE].includes(find(column, normal, true))
      return [...columns].filter(([method, column]) => method !== 'ALL' && isRouted(column)).map(([method]) => method)
    },
  }
}
