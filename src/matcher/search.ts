import { Field, Reference } from './layout.js'
import { isSpecial, needsNoParsing, Sign } from './url.js'

/** The form of the text that is searched for. An `enum` for the same reason as `Field`. */
export enum Form {
  /** A path as the client sent it. */
  SentPath,
  /** A path in normal form, in which no escape can hide a literal. */
  NormalPath,
  /** A URL, which is its own path if it has no special character. */
  Url,
}
enum Scan {
  /**
   * How many characters of a parameter are read one by one in search of its end. From there on `indexOf` is quicker, which
   * is slow to start.
   */
  Characters = 8,
  /** A position after the end of any path. */
  Never = 0x7fffffff,
}
/** The result when escapes leave it open which route matches: search again in normal form. Not the complement of a route. */
export const NEEDS_NORMAL_FORM = -0x80000000
/** The result when a URL is not its own path: parse it. Not the complement of a route either. */
export const NEEDS_PARSING = -0x7fffffff

/**
 * Where the parameters of the last match start and end: `[0, start 1, end 1, start 2, end 2, …]`. The 0 is the start of
 * the path, from which the text before the first parameter is measured. All searches share it, as they never overlap.
 */
export const paramBounds: number[] = [0]

/**
 * Finds the route of `path` up to `end`. Returns its number, the number's complement (`~`) if parameters have to be decoded,
 * or 0 if no route matches; writes `paramBounds`. docs/internals/matcher.md explains it with an example.
 *
 * Of a URL, only those characters are checked that were not compared with the text of a node, so the texts must not
 * contain special characters. `| 0` tells the compiler that an index cannot overflow.
 */
export const search = (
  cells: Int32Array,
  root: number,
  column: number,
  path: string,
  end: number,
  form: Form,
): number => {
  let node = root >>> Reference.Shift
  let mask = root & Reference.Mask
  let firstAndLength = cells[node] as number
  let i = 0
  let route = 0
  let escaped = false
  // All characters before this position have been checked for escapes and special characters.
  let checkedTo: number = Scan.Never
  // Without backtracking, the match is right even if its parameters contain escapes.
  let direct = true
  // In normal form there is no leading slash either, but normalizing shows whether an escape is malformed.
  if (path.charCodeAt(0) !== Sign.Slash) return form === Form.Url ? NEEDS_PARSING : NEEDS_NORMAL_FORM

  walk: while (true) {
    let fallbackField = Field.Fallback
    // Step 1: compare the text of the node, then go to the child.
    // biome-ignore lint/suspicious/noConfusingLabels: separate functions for these steps make a search slower.
    literal: {
      let length = firstAndLength >>> 16
      let at = i + 1
      let cell = (node + Field.Text) | 0
      if (at + length > end) break literal
      for (; length >= 2; length -= 2) {
        if ((path.charCodeAt(at) | (path.charCodeAt(at + 1) << 16)) !== cells[cell++]) break literal
        at += 2
      }
      if (length !== 0 && path.charCodeAt(at++) !== cells[cell]) break literal
      i = at
      if (i === end) {
        route = cells[(cells[(node + Field.Leaf) | 0] as number) + column] as number
        if (route !== 0) break
        break literal
      }
      const first = path.charCodeAt(i)
      let child = cells[(node - 1 - (first & mask)) | 0] as number
      firstAndLength = cells[child >>> Reference.Shift] as number
      while (child !== 0 && (firstAndLength & 0xffff) !== first) {
        child = cells[((child >>> Reference.Shift) + Field.NextSibling) | 0] as number
        firstAndLength = cells[child >>> Reference.Shift] as number
      }
      if (child === 0) {
        fallbackField = Field.ChildFallback
        break literal
      }
      node = child >>> Reference.Shift
      mask = child & Reference.Mask
      continue
    }

    // Step 2: the literals lead no further, so try the parameter or the wildcard of the last node that has one.
    let fallback = cells[(node + fallbackField) | 0] as number
    for (;;) {
      if (fallback === 0) break walk
      const fork = fallback < 0 ? ~fallback : fallback
      if (fork !== node) direct = false
      node = fork
      const boundsIndex = cells[(fork + Field.BoundsIndex) | 0] as number
      i = (paramBounds[boundsIndex] as number) + (cells[(fork + Field.Offset) | 0] as number)
      let character = path.charCodeAt(i)

      // The wildcard: it takes the rest of the path, which must have no empty segment.
      if (fallback < 0) {
        fallback = cells[(node + Field.Fallback) | 0] as number
        if (character === Sign.Slash || path.charCodeAt(end - 1) === Sign.Slash || path.indexOf('//', i) !== -1)
          continue
        route = cells[(cells[(node + Field.WildcardLeaf) | 0] as number) + column] as number
        if (route === 0) continue
        paramBounds[boundsIndex + 1] = i
        paramBounds[boundsIndex + 2] = end
        if (character === Sign.Percent) direct = false
        if (checkedTo > i) checkedTo = i
        break walk
      }

      // The parameter: it takes one segment. If that leads nowhere, the wildcard of the same node is next.
      fallback = cells[(node + Field.WildcardLeaf) | 0] !== 0 ? ~node : (cells[(node + Field.Fallback) | 0] as number)
      const paramRoute = cells[(cells[(node + Field.ParamLeaf) | 0] as number) + column] as number
      const afterParam = cells[(node + Field.AfterParam) | 0] as number
      // No route with this method ends here, and none goes on: there is no need to read the segment.
      if (character === Sign.Slash || (paramRoute === 0 && afterParam === 0)) continue
      // The escape may be the first character of a literal beside the parameter.
      if (character === Sign.Percent) direct = false
      paramBounds[boundsIndex + 1] = i
      let scanEnd = i + Scan.Characters
      if (scanEnd > end) scanEnd = end
      for (;;) {
        // One test lets digits and letters pass; `>>> 0` turns a negative number into a large one.
        if ((character - Sign.Zero) >>> 0 >= Sign.NoBreakSpace - Sign.Zero || character === Sign.Question) {
          if (character === Sign.Slash) break
          if (character === Sign.Percent) {
            escaped = true
            scanEnd = i + 1
          } else if (form === Form.Url && isSpecial(character)) return NEEDS_PARSING
        }
        if (++i === scanEnd) {
          if (i === end) break
          if (checkedTo > i) checkedTo = i
          const slash = path.indexOf('/', i)
          i = slash === -1 ? end : slash
          break
        }
        character = path.charCodeAt(i)
      }
      paramBounds[boundsIndex + 2] = i
      if (i === end) {
        route = paramRoute
        if (route !== 0) break walk
      } else if (afterParam !== 0) {
        node = afterParam >>> Reference.Shift
        mask = afterParam & Reference.Mask
        firstAndLength = cells[node] as number
        continue walk
      }
      direct = false
    }
  }

  // Step 3: check what was not read for special characters and escapes.
  if (route === 0 && checkedTo > i) checkedTo = i
  if (checkedTo < end) {
    if (form === Form.Url && !needsNoParsing(path, checkedTo)) return NEEDS_PARSING
    if (!escaped) escaped = path.indexOf('%', checkedTo) !== -1
  }
  if (!escaped) return route
  return route !== 0 && (direct || form === Form.NormalPath) ? ~route : NEEDS_NORMAL_FORM
}
