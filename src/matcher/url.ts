/** Decides which URLs need no parsing, because they consist of the path alone. */

/** Character codes. An `enum` for the same reason as `Field` in cells.ts. */
export enum Sign {
  Space = 32,
  Hash = 35,
  Percent = 37,
  Slash = 47,
  Zero = 48,
  Question = 63,
  NoBreakSpace = 160,
}

/**
 * Whether a URL with this character may differ from its path. `?` and `#` start the query and the fragment. If a URL
 * has certain other characters, Koa's parser (`parseurl`) passes it to Node's parser, which may trim or escape them.
 * This test includes more characters than necessary. The only cost is that a URL with one of the others is parsed too.
 */
export const isSpecial = (character: number): boolean =>
  character <= Sign.Space || character === Sign.Hash || character === Sign.Question || character >= Sign.NoBreakSpace

/**
 * Whether a text has no special character from a position on. Such a URL needs no parsing if it begins with a slash.
 */
export const needsNoParsing = (text: string, from: number): boolean => {
  for (let at = from; at < text.length; at++) if (isSpecial(text.charCodeAt(at))) return false
  return true
}
