/** The options by which a router and everything that looks for a route without a server compare paths. */

import { foldCase } from './fold-case.js'
import { pathShape } from './path.js'

/** Whether a slash at the end of a path is ignored. */
export type TrailingSlash = 'ignore' | 'strict'

/** How paths are compared, each option with its value. */
export interface PathComparison {
  readonly trailingSlash: TrailingSlash
  readonly caseSensitive: boolean
}

export const PATH_OPTION_NAMES = ['trailingSlash', 'caseSensitive'] as const satisfies readonly (keyof PathComparison)[]

/** What is wrong with the values of these options, or `undefined`. */
export const pathOptionsProblem = (
  options: {
    readonly [Name in keyof PathComparison]?: unknown
  },
): string | undefined => {
  const { trailingSlash, caseSensitive } = options
  if (trailingSlash !== undefined && trailingSlash !== 'ignore' && trailingSlash !== 'strict')
    return `trailingSlash must be 'ignore' or 'strict', not ${shown(trailingSlash)}`
  if (caseSensitive !== undefined && typeof caseSensitive !== 'boolean')
    return `caseSensitive must be true or false, not ${shown(caseSensitive)}`
  return undefined
}

const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value))

/** The options with their defaults. */
export const pathComparison = ({
  trailingSlash = 'ignore',
  caseSensitive = true,
}: {
  readonly [Name in keyof PathComparison]?: PathComparison[Name] | undefined
}): PathComparison => ({ trailingSlash, caseSensitive })

/** How a router without options compares paths. */
export const DEFAULT_COMPARISON: PathComparison = pathComparison({})

/** The error message for two routes of which only the first could answer where case is ignored, or `undefined`. */
export const caseProblem = (
  routes: readonly { readonly method: string; readonly path: string }[],
): string | undefined => {
  const found = new Map<string, string>()
  for (const { method, path } of routes) {
    const shape = pathShape(path)
    const key = `${method} ${foldCase(shape)}`
    const other = found.get(key)
    if (other !== undefined && pathShape(other) !== shape)
      return `${method} ${other} and ${method} ${path} differ only in case, which caseSensitive: false ignores`
    found.set(key, path)
  }
  return undefined
}
