/** Searches the array of `cells.ts`. */
import { AffixedField, Field, Reference } from './cells.js'
import { isSpecial, needsNoParsing, Sign } from './url.js'

/** What kind of text `search` gets as its `path`. An `enum` for the same reason as `Field`. */
export enum Form {
  /** A path as the client sent it. */
  SentPath,
  /** A path in normal form, in which no escape can hide a literal. */
  NormalPath,
  /** A URL, which needs no parsing if it has no special character (url.ts). */
  Url,
}
enum Scan {
  /**
   * How many characters of a parameter are read one by one to find its end. For longer parameters `indexOf` is quicker;
   * for short ones it is slower, because starting it takes time.
   */
  Characters = 8,
  /** A position beyond the end of every path. */
  Never = 0x7fffffff,
}
/**
 * The result if the path has escapes that may hide a literal, or if it does not begin with a slash. The caller searches
 * again with the path in normal form. The number is not the complement of any route number.
 */
export const NEEDS_NORMAL_FORM = -0x80000000
/** The result if a URL needs parsing. This is not the complement of a route number either. */
export const NEEDS_PARSING = -0x7fffffff

/**
 * Where the parameters of the last match start and end: `[0, start 1, end 1, start 2, end 2, …]`. The 0 stands for the
 * start of the path: before the first parameter, `Field.Offset` counts from there. All searches share this array,
 * because no two of them run at the same time.
 */
export const paramBounds: number[] = [0]

/** Whether a segment has the affixes of a parameter, and at least one character between them. */
const hasAffixes = (cells: Int32Array, record: number, path: string, start: number, end: number): boolean => {
  const prefixLength = cells[record + AffixedField.PrefixLength] as number
  const suffixLength = cells[record + AffixedField.SuffixLength] as number
  if (end - start <= prefixLength + suffixLength) return false
  let cell = record + Field.Text
  for (let at = start; at < start + prefixLength; at++) if (path.charCodeAt(at) !== cells[cell++]) return false
  for (let at = end - suffixLength; at < end; at++) if (path.charCodeAt(at) !== cells[cell++]) return false
  return true
}

/**
 * Finds the route of the first `end` characters of `path`, and writes the bounds of its parameters into `paramBounds`.
 * Returns the number of the route, the complement (`~`) of the number if the parameters have to be decoded, 0 if no
 * route matches, `NEEDS_NORMAL_FORM` or `NEEDS_PARSING`. docs/internals/matcher.md explains the search with an example.
 *
 * In a URL, the search looks for special characters, but not among the characters that are equal to the text of a node.
 * So the caller must not pass a URL if some text has special characters. `| 0` tells V8 that an index cannot overflow.
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
  // The first character that has not been checked for escapes and special characters, or `Never` if all have been.
  let checkedTo: number = Scan.Never
  // Whether no escape can have hidden a literal on the way. Then the match is right even if its parameters contain
  // escapes.
  let direct = true
  // No route matches without a leading slash. But normalizing the path finds malformed escapes, whose result is
  // `MALFORMED`.
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

    // Step 2: no literal matches, so try the parameter or the wildcard after the last node that has one.
    let fallback = cells[(node + fallbackField) | 0] as number
    for (;;) {
      if (fallback === 0) break walk
      const fork = fallback < 0 ? ~fallback : fallback
      if (fork !== node) direct = false
      node = fork
      const boundsIndex = cells[(fork + Field.BoundsIndex) | 0] as number
      i = (paramBounds[boundsIndex] as number) + (cells[(fork + Field.Offset) | 0] as number)
      let character = path.charCodeAt(i)

      if (fallback < 0) {
        fallback = cells[(node + Field.Fallback) | 0] as number
        // The parameter with affixes: it takes the part of one segment between them.
        if (cells[(node + Field.WildcardLeaf) | 0] === 0) {
          // An escape may hide an affix of this parameter or of one before it.
          direct = false
          if (checkedTo > i) checkedTo = i
          const slash = path.indexOf('/', i)
          const segmentEnd = slash === -1 || slash > end ? end : slash
          if (!hasAffixes(cells, node, path, i, segmentEnd)) continue
          paramBounds[boundsIndex + 1] = i + (cells[(node + AffixedField.PrefixLength) | 0] as number)
          paramBounds[boundsIndex + 2] = segmentEnd - (cells[(node + AffixedField.SuffixLength) | 0] as number)
          const after = cells[(node + Field.AfterParam) | 0] as number
          if (segmentEnd === end) {
            route = cells[(cells[(node + Field.ParamLeaf) | 0] as number) + column] as number
            if (route !== 0) break walk
          } else if (after !== 0) {
            i = segmentEnd
            node = after >>> Reference.Shift
            mask = after & Reference.Mask
            firstAndLength = cells[node] as number
            continue walk
          }
          continue
        }
        // The wildcard: it takes the rest of the path, which must have no empty segment.
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
      // An empty segment is no parameter. And if no route with this method ends with the parameter and no path
      // continues after it, there is no need to read the segment.
      if (character === Sign.Slash || (paramRoute === 0 && afterParam === 0)) continue
      // The escape may hide a literal that begins at the same place as the parameter.
      if (character === Sign.Percent) direct = false
      paramBounds[boundsIndex + 1] = i
      let scanEnd = i + Scan.Characters
      if (scanEnd > end) scanEnd = end
      for (;;) {
        // For digits, letters and most other characters this is one comparison: `>>> 0` makes a negative number a large
        // one.
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

  // Step 3: look for special characters and escapes in the part of the path that has not been checked.
  if (route === 0 && checkedTo > i) checkedTo = i
  if (checkedTo < end) {
    if (form === Form.Url && !needsNoParsing(path, checkedTo)) return NEEDS_PARSING
    if (!escaped) escaped = path.indexOf('%', checkedTo) !== -1
  }
  if (!escaped) return route
  return route !== 0 && (direct || form === Form.NormalPath) ? ~route : NEEDS_NORMAL_FORM
}
