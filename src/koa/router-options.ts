import type Koa from 'koa'
import type { Constructable } from '../controller/controller.js'
import { type TrailingSlash, trailingSlashProblem } from '../text/http.js'
import { optionNamesProblem } from '../text/options.js'

/**
 * The options of `createRouter`.
 *
 * @example createRouter(routes, { trailingSlash: 'strict' })
 */
export interface RouterOptions {
  /** `'ignore'`, the default, also matches a path with a slash at its end. With `'strict'` that is another path. */
  readonly trailingSlash?: TrailingSlash
  /**
   * Constructs the controller of a request, for example from a container. It may return a promise. The default is
   * `new Controller(ctx)`.
   */
  readonly instantiate?: (controller: Constructable, ctx: Koa.Context) => object | Promise<object>
}

const NAMES = ['trailingSlash', 'instantiate'] as const satisfies readonly (keyof RouterOptions)[]

/** What is wrong with the options of `createRouter`, or `undefined`. */
export const routerOptionsProblem = (options: unknown): string | undefined => {
  const problem = optionNamesProblem(options, NAMES)
  if (problem !== undefined) return problem
  const { trailingSlash, instantiate } = options as { readonly [Name in (typeof NAMES)[number]]?: unknown } // an object, as is checked above
  if (instantiate !== undefined && typeof instantiate !== 'function')
    return `instantiate must be a function, not ${typeof instantiate}`
  return trailingSlashProblem(trailingSlash)
}
