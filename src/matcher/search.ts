import { Field, Reference } from './layout.js'
import { isUnusual, isUsual, Sign } from './url.js'

/** What the text of a look-up is. As an `enum` for the reason that `Field` is one. */
export enum Form {
  /** A path as it was sent. */
  Path,
  /** A path in normal form, where no escape hides a literal. */
  Normal,
  /** A URL, which is its own path if none of its characters is unusual. */
  Url,
}
enum Far {
  /** A parameter is searched for its end by characters so far, and from there by `indexOf`, which is slow to start. */
  Near = 8,
  /** Behind the end of every path. */
  Never = 0x7fffffff,
}
/** The answer where escapes keep `search` from telling: look the path up in normal form. No complement of a route. */
export const UNSURE = -0x80000000
/** The answer where a URL is not its own path: have it parsed. No complement of a route either. */
export const NO_PATH = -0x7fffffff

/**
 * Of the route found last, the end of each parameter and before it the start. The first number is the start of the path,
 * where the text before all parameters is counted from. Shared, as no look-up is under way during another.
 */
export const marks: number[] = [0]

/**
 * The number of the route of `path` up to `end`, 0 where there is none; its complement where parameters need decoding.
 * `marks` receives the parameters. Of a URL only characters that were not compared with those of the table are looked at:
 * the table may have none that is unusual.
 * `| 0` spares the compiler a check for overflow.
 */
export const search = (
  code: Int32Array,
  root: number,
  column: number,
  path: string,
  end: number,
  form: Form,
): number => {
  let node = root >>> Reference.Bits
  let mask = root & Reference.Mask
  let head = code[node] as number
  let i = 0
  let route = 0
  let escaped = false
  // Before this nothing was overlooked: no escape, and no unusual character.
  let seen: number = Far.Never
  // A way taken without turning back is right even if escapes are left in its parameters.
  let straight = true
  // The normal form has no slash there either; it tells whether an escape is malformed.
  if (path.charCodeAt(0) !== Sign.Slash) return form === Form.Url ? NO_PATH : UNSURE

  walk: while (true) {
    let way = Field.Back
    // biome-ignore lint/suspicious/noConfusingLabels: as functions of their own these steps cost a tenth of a look-up.
    literal: {
      let length = head >>> 16
      let at = i + 1
      let word = (node + Field.Text) | 0
      if (at + length > end) break literal
      for (; length >= 2; length -= 2) {
        if ((path.charCodeAt(at) | (path.charCodeAt(at + 1) << 16)) !== code[word++]) break literal
        at += 2
      }
      if (length !== 0 && path.charCodeAt(at++) !== code[word]) break literal
      i = at
      if (i === end) {
        route = code[(code[(node + Field.Leaf) | 0] as number) + column] as number
        if (route !== 0) break
        break literal
      }
      const first = path.charCodeAt(i)
      let next = code[(node - 1 - (first & mask)) | 0] as number
      head = code[next >>> Reference.Bits] as number
      while (next !== 0 && (head & 0xffff) !== first) {
        next = code[((next >>> Reference.Bits) + Field.Next) | 0] as number
        head = code[next >>> Reference.Bits] as number
      }
      if (next === 0) {
        way = Field.Fork
        break literal
      }
      node = next >>> Reference.Bits
      mask = next & Reference.Mask
      continue
    }

    let back = code[(node + way) | 0] as number
    for (;;) {
      if (back === 0) break walk
      const fork = back < 0 ? ~back : back
      if (fork !== node) straight = false
      node = fork
      const mark = code[(fork + Field.Mark) | 0] as number
      i = (marks[mark] as number) + (code[(fork + Field.Offset) | 0] as number)
      let character = path.charCodeAt(i)
      if (back < 0) {
        back = code[(node + Field.Back) | 0] as number
        if (character === Sign.Slash || path.charCodeAt(end - 1) === Sign.Slash || path.indexOf('//', i) !== -1)
          continue
        route = code[(code[(node + Field.Glob) | 0] as number) + column] as number
        if (route === 0) continue
        marks[mark + 1] = i
        marks[mark + 2] = end
        if (character === Sign.Percent) straight = false
        if (seen > i) seen = i
        break walk
      }
      back = code[(node + Field.Glob) | 0] !== 0 ? ~node : (code[(node + Field.Back) | 0] as number)
      const last = code[(code[(node + Field.Param) | 0] as number) + column] as number
      const after = code[(node + Field.After) | 0] as number
      // Nothing that the parameter leads to has this method: it need not be read.
      if (character === Sign.Slash || (last === 0 && after === 0)) continue
      // The escape may stand for the first character of a literal beside.
      if (character === Sign.Percent) straight = false
      marks[mark + 1] = i
      let near = i + Far.Near
      if (near > end) near = end
      for (;;) {
        // Of digits and letters nothing more is asked; `>>> 0` makes a large number of what is below zero.
        if ((character - Sign.Zero) >>> 0 >= Sign.NoBreakSpace - Sign.Zero || character === Sign.Question) {
          if (character === Sign.Slash) break
          if (character === Sign.Percent) {
            escaped = true
            near = i + 1
          } else if (form === Form.Url && isUnusual(character)) return NO_PATH
        }
        if (++i === near) {
          if (i === end) break
          if (seen > i) seen = i
          const slash = path.indexOf('/', i)
          i = slash === -1 ? end : slash
          break
        }
        character = path.charCodeAt(i)
      }
      marks[mark + 2] = i
      if (i === end) {
        route = last
        if (route !== 0) break walk
      } else if (after !== 0) {
        node = after >>> Reference.Bits
        mask = after & Reference.Mask
        head = code[node] as number
        continue walk
      }
      straight = false
    }
  }

  if (route === 0 && seen > i) seen = i
  if (seen < end) {
    if (form === Form.Url && !isUsual(path, seen)) return NO_PATH
    if (!escaped) escaped = path.indexOf('%', seen) !== -1
  }
  if (!escaped) return route
  return route !== 0 && (straight || form === Form.Normal) ? ~route : UNSURE
}
