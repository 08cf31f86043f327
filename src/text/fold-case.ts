/**
 * A text for comparisons that ignore case. Only the case of the letters A to Z is ignored, so that the result depends neither
 * on a version of Unicode nor on whether a letter is escaped. Every position in the text stays the same.
 *
 * @example foldCase('/Places/CAFÉ') // '/places/cafÉ'
 */
export const foldCase = (text: string): string => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())

/** Whether two literals are the same for a router with this value of `caseSensitive`. */
export const isSameLiteral = (one: string, other: string, caseSensitive: boolean): boolean =>
  one === other || (!caseSensitive && foldCase(one) === foldCase(other))
