/** The options by which a router and everything that looks for a route without a server compare paths. */

/** Whether a slash at the end of a path is ignored. */
export type TrailingSlash = 'ignore' | 'strict'

/** Whether an escaped letter, digit, `-`, `.`, `_` or `~` is the character itself, or refused. */
export type Escapes = 'ignore' | 'strict'

/** How paths are compared, each option with its value. */
export interface PathComparison {
  readonly trailingSlash: TrailingSlash
  readonly caseSensitive: boolean
  readonly escapes: Escapes
}

export const PATH_OPTION_NAMES = [
  'trailingSlash',
  'caseSensitive',
  'escapes',
] as const satisfies readonly (keyof PathComparison)[]

/** What is wrong with the values of these options, or `undefined`. */
export const pathOptionsProblem = (
  options: {
    readonly [Name in keyof PathComparison]?: unknown
  },
): string | undefined => {
  const { trailingSlash, caseSensitive, escapes } = options
  if (trailingSlash !== undefined && trailingSlash !== 'ignore' && trailingSlash !== 'strict')
    return `trailingSlash must be 'ignore' or 'strict', not ${shown(trailingSlash)}`
  if (caseSensitive !== undefined && typeof caseSensitive !== 'boolean')
    return `caseSensitive must be true or false, not ${shown(caseSensitive)}`
  if (escapes !== undefined && escapes !== 'ignore' && escapes !== 'strict')
    return `escapes must be 'ignore' or 'strict', not ${shown(escapes)}`
  return undefined
}

const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

/** The options with their defaults. */
export const pathComparison = ({
  trailingSlash = 'ignore',
  caseSensitive = true,
  escapes = 'ignore',
}: {
  readonly [Name in keyof PathComparison]?: PathComparison[Name] | undefined
}): PathComparison => ({ trailingSlash, caseSensitive, escapes })

/** How a router without options compares paths. */
export const DEFAULT_COMPARISON: PathComparison = pathComparison({})
