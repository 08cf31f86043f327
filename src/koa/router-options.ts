/** The options of `createRouter`, and their check. */
import type Koa from 'koa'
import { type ByteLimit, bytesIn, LIMIT } from '../body/limit.js'
import type { Constructable } from '../controller/controller.js'
import { type Joined, optionNamesProblem, type UnknownOptionMessage } from '../text/options.js'
import { PATH_OPTION_NAMES, pathOptionsProblem } from '../text/path-options.js'

/**
 * The options of `createRouter`.
 *
 * @example createRouter(routes, { trailingSlash: 'strict' })
 */
export interface RouterOptions {
  /** `'ignore'`, the default, also matches a path with a slash at its end; for `'strict'` that is another path. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /**
   * Whether `/Places` is another path than `/places`, `true` by default. With `false`, parameters still keep their case.
   */
  readonly caseSensitive?: boolean | undefined
  /**
   * Whether `/%61dmin` is the path `/admin`, as by default; with `'strict'`, an escaped letter, digit, `-`, `.`, `_` or `~` in a path is
   * answered with 400. No client has to escape these, and a guard that compares `ctx.path` does not know such a path.
   */
  readonly escapes?: 'ignore' | 'strict' | undefined
  /**
   * Constructs the controller of a request, for example from a container. The default is `new Controller(ctx)`.
   */
  readonly instantiate?:
    | ((this: void, controller: Constructable, ctx: Koa.Context) => object | Promise<object>)
    | undefined
  /**
   * Compares replies with `returns` in the contracts of their actions, by the compiler and at run time, where a reply that differs is a
   * 500 that says how. With `'check'`, it may have no members that its schema lacks; with `'filter'`, they are not sent.
   */
  readonly replies?: 'check' | 'filter' | undefined
  /** How large the body of a request may be where its contract does not say, `'1mb'` by default: a larger one is answered with 413. */
  readonly bodyLimit?: ByteLimit | undefined
}

/** For the option `prefix` of `@koa/router`. */
const PREFIX = "there is no option 'prefix': in the table, write r => r.scope('prefix', r => …)"

/** The error message for a name that is no option. At run time, `optionNamesProblem` gives the second one. */
export type UnknownRouterOptionMessage<Name extends string> = Name extends 'prefix'
  ? typeof PREFIX
  : UnknownOptionMessage<Name, Joined<typeof ROUTER_OPTIONS>>

/** @internal */
export const ROUTER_OPTIONS = [
  ...PATH_OPTION_NAMES,
  'instantiate',
  'replies',
  'bodyLimit',
] as const satisfies readonly (keyof RouterOptions)[]

/** What is wrong with the options of `createRouter`, or `undefined`. */
export const routerOptionsProblem = (options: unknown): string | undefined => {
  const problem = hasPrefix(options) ? PREFIX : optionNamesProblem(options, ROUTER_OPTIONS)
  if (problem !== undefined) return problem
  const { instantiate, replies, bodyLimit, ...comparison } = options as {
    readonly [Name in (typeof ROUTER_OPTIONS)[number]]?: unknown
  } // an object, as is checked above
  if (instantiate !== undefined && typeof instantiate !== 'function')
    return `instantiate must be a function, not ${typeof instantiate}`
  if (replies !== undefined && replies !== 'check' && replies !== 'filter')
    return `replies must be 'check' or 'filter', not ${String(replies)}`
  if (bodyLimit !== undefined && bytesIn(bodyLimit) === undefined)
    return `bodyLimit must be ${LIMIT}, not ${String(bodyLimit)}`
  return pathOptionsProblem(comparison)
}

const hasPrefix = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && Object.hasOwn(options, 'prefix')
