/**
 * Whether a text has no half of a surrogate pair by itself, which has no UTF-8 encoding, so that no request and no link can
 * contain it. The first test is quicker.
 */
export const isWellFormed = (text: string): boolean => !/[\ud800-\udfff]/.test(text) || !/\p{Surrogate}/u.test(text)

/** What is wrong with a name, a path or the like that is not well-formed, or `undefined`. Types cannot see it. */
export const surrogateProblem = (what: string, text: string): string | undefined =>
  isWellFormed(text)
    ? undefined
    : `the ${what} ${JSON.stringify(text)} has half of a surrogate pair, which no request can contain`
