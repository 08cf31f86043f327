import { FIRST, FORKS, GLOB, LEAF, LENGTH, MASK, NEXT, PARAM, TEXT, WIDEST } from './matcher-tree.js'

export const SLASH = 47
const PERCENT = 37
/** A parameter is searched for its end by characters so far, and from there by `indexOf`, which is slow to start. */
const NEAR = 8
/** The answer where escapes keep `search` from telling: look the path up in normal form. */
export const UNSURE = 0x7fffffff

/** Of the route found last, the start and the end of each parameter. Shared, as no look-up is under way during another. */
export const marks: number[] = []
/** The places to come back to: a node, where its text ended, and how many parameters came before. */
const stack: number[] = []

/**
 * The number of the route of `path` up to `end`, 0 where there is none; its complement where parameters need decoding.
 * `marks` receives the parameters. `exact` says that the path is in normal form, where no escape hides a literal.
 */
export const search = (
  code: Int32Array,
  root: number,
  column: number,
  path: string,
  end: number,
  exact: boolean,
): number => {
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
  // The normal form has no slash there either; it tells whether an escape is malformed.
  if (path.charCodeAt(0) !== SLASH) return UNSURE

  walk: while (true) {
    // Whether `node` and `i` say already where to try a parameter or a glob.
    let here = false
    // biome-ignore lint/suspicious/noConfusingLabels: as functions of their own these steps cost a tenth of a look-up.
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
        here = next === 0
        if (!here) {
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
      if (!here) {
        if (saved === 0) break walk
        straight = false
        saved -= 3
        node = stack[saved] as number
        i = stack[saved + 1] as number
        count = stack[saved + 2] as number
      }
      here = false
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
      const last = code[(code[param] as number) + column] as number
      const after = code[param + 1] as number
      // Nothing that the parameter leads to has this method: it need not be read.
      if (last === 0 && after === 0) continue
      // The escape may stand for the first character of a literal beside.
      if (character === PERCENT) straight = false
      marks[2 * count] = i
      let near = Math.min(i + NEAR, end)
      for (;;) {
        if (character === PERCENT) {
          escaped = true
          near = i + 1
        }
        if (++i === near) {
          if (i === end) break
          if (seen > i) seen = i
          const slash = path.indexOf('/', i)
          i = slash === -1 ? end : slash
          break
        }
        character = path.charCodeAt(i)
        if (character === SLASH) break
      }
      marks[2 * count + 1] = i
      count++
      if (i === end) {
        route = last
        if (route !== 0) break walk
      } else if (after !== 0) {
        node = after
        continue walk
      }
    }
  }

  if (route === 0 && seen > i) seen = i
  if (!escaped && seen < end) escaped = path.indexOf('%', seen) !== -1
  if (!escaped) return route
  return route !== 0 && (straight || exact) ? ~route : UNSURE
}
