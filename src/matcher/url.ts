/** Which URLs are their own path, so that no parser has to run. */

/** An `enum`, so that esbuild writes the numbers into the code; see `Field` in layout.ts. */
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
 * Whether a character makes a URL differ from its path: it starts the query or the fragment, or Koa's parser (`parseurl`)
 * hands the URL to Node's parser because of it, which may trim or escape. The test is wider than the parser's: what it
 * catches without need is only parsed, never misread.
 */
export const isSpecial = (character: number): boolean =>
  character <= Sign.Space || character === Sign.Hash || character === Sign.Question || character >= Sign.NoBreakSpace

/** Whether a text has no special character from a position on. A URL without one that begins with a slash is its own path. */
export const needsNoParsing = (text: string, from: number): boolean => {
  for (let at = from; at < text.length; at++) if (isSpecial(text.charCodeAt(at))) return false
  return true
}
