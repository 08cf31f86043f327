/** Which URLs are their own paths, told by their characters. */

/** As an `enum` for the reason that `Field` of matcher-flat.ts is one. */
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
 * Where a query begins, and the characters at which Koa's parser of URLs (`parseurl`) leaves its short way for Node's,
 * which trims, escapes and cuts; and some more, of which it is asked without need. A URL that begins with a slash and has
 * none of these is its own path.
 */
export const isUnusual = (character: number): boolean =>
  character <= Sign.Space || character === Sign.Hash || character === Sign.Question || character >= Sign.NoBreakSpace

/** Whether none of the characters of a text, from a place on, is unusual. */
export const isUsual = (text: string, from: number): boolean => {
  for (let at = from; at < text.length; at++) if (isUnusual(text.charCodeAt(at))) return false
  return true
}
