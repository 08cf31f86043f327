/** The options of `createRouter`, and their check. */
import type Koa from 'koa'
import type { Constructable } from '../controller/controller.js'
import { type Joined, optionNamesProblem, type UnknownOptionMessage } from '../text/options.js'
import { PATH_OPTION_NAMES, pathOptionsProblem } from '../text/path-options.js'

/**
 * The options of `createRouter`.
 *
 * @example createRouter(routes, { trailingSlash: 'strict' })
 */
export interface RouterOptions {
  /** `'ignore'`, the default, also matches a path with a slash at its end. With `'strict'` that is another path. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /**
   * Whether `/Places` is another path than `/places`. With `false`, the case of literals does not matter; parameters keep
   * the case in which they are sent. `true` by default.
   */
  readonly caseSensitive?: boolean | undefined
  /**
   * Constructs the controller of a request, for example from a container. It may return a promise. The default is
   * `new Controller(ctx)`.
   */
  readonly instantiate?: ((controller: Constructable, ctx: Koa.Context) => object | Promise<object>) | undefined
  /**
   * Whether replies are compared with `returns` in the contracts of their actions. The compiler compares what actions return, if the
   * option is or may be `true`. At run time, a reply that differs is answered with 500 and a message that says how: that is for tests
   * and for development, where it costs a second pass over each body. `false` by default.
   */
  readonly checkReplies?: boolean | undefined
}

/** For the option `prefix` of `@koa/router`. */
const PREFIX = "there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)"

/** The error message for a name that is no option. At run time, `optionNamesProblem` gives the second one. */
export type UnknownRouterOptionMessage<Name extends string> = Name extends 'prefix'
  ? typeof PREFIX
  : UnknownOptionMessage<Name, Joined<typeof NAMES>>

const NAMES = [...PATH_OPTION_NAMES, 'instantiate', 'checkReplies'] as const satisfies readonly (keyof RouterOptions)[]

/** What is wrong with the options of `createRouter`, or `undefined`. */
export const routerOptionsProblem = (options: unknown): string | undefined => {
  const problem = hasPrefix(options) ? PREFIX : optionNamesProblem(options, NAMES)
  if (problem !== undefined) return problem
  const { instantiate, checkReplies, ...comparison } = options as {
    readonly [Name in (typeof NAMES)[number]]?: unknown
  } // an object, as is checked above
  if (instantiate !== undefined && typeof instantiate !== 'function')
    return `instantiate must be a function, not ${typeof instantiate}`
  if (checkReplies !== undefined && typeof checkReplies !== 'boolean')
    return `checkReplies must be true or false, not ${String(checkReplies)}`
  return pathOptionsProblem(comparison)
}

const hasPrefix = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.hasOwn(options, 'prefix')
