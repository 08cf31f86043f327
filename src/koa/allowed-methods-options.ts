/** The options of `allowedMethods()`, their check, and the errors that they create. */
import type Koa from 'koa'
import { optionNamesProblem } from '../text/options.js'
import { isError } from './is-error.js'

/**
 * The options of `router.allowedMethods()`, which are those of `@koa/router`.
 *
 * @example router.allowedMethods({ throw: true, methodNotAllowed: () => new MethodNotAllowed() })
 */
export type AllowedMethodsOptions = AnsweringOptions | ThrowingOptions

interface AnsweringOptions {
  readonly throw?: boolean | undefined
  readonly notImplemented?: undefined
  readonly methodNotAllowed?: undefined
}

interface ThrowingOptions {
  /** Whether a 405 and a 501 are thrown as errors, for a middleware before it to answer. */
  readonly throw: boolean
  /** Creates the error for a method that no route can have, by default the 501 of `ctx.throw`. */
  readonly notImplemented?: ((this: void) => Error) | undefined
  /** Creates the error for a method that the path does not have, by default the 405 of `ctx.throw`. */
  readonly methodNotAllowed?: ((this: void) => Error) | undefined
}

const FACTORIES = { 405: 'methodNotAllowed', 501: 'notImplemented' } as const
/** @internal */
export const ALLOWED_METHODS_OPTIONS = ['throw', 'notImplemented', 'methodNotAllowed'] as const

export const allowedMethodsProblem = (options: unknown): string | undefined => {
  const problem = optionNamesProblem(options, ALLOWED_METHODS_OPTIONS)
  if (problem !== undefined) return problem
  const given = options as {
    readonly [Name in (typeof ALLOWED_METHODS_OPTIONS)[number]]?: unknown
  } // an object, as is checked above
  if (given.throw !== undefined && typeof given.throw !== 'boolean')
    return `throw must be true or false, not ${String(given.throw)}`
  return Object.values(FACTORIES)
    .filter(name => given[name] !== undefined)
    .map(name => {
      if (typeof given[name] !== 'function') return `${name} must be a function, not ${typeof given[name]}`
      return given.throw === undefined ? `${name} needs the option throw` : undefined
    })
    .find(each => each !== undefined)
}

export const createRefusalError = (ctx: Koa.Context, status: 405 | 501, options: AllowedMethodsOptions): Error => {
  const name = FACTORIES[status]
  const create = options[name]
  const error: unknown = create ? create() : httpError(ctx, status)
  if (isError(error)) return error
  throw new TypeError(`allowedMethods: ${name} must return an error, not ${typeof error}`)
}

const httpError = (ctx: Koa.Context, status: number): unknown => {
  try {
    return ctx.throw(status)
  } catch (error) {
    return error
  }
}
