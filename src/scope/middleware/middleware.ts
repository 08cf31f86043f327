/** Middlewares, as calls take them. The types take a generator function for one. */

import { type ControllerClass, isClass, isPlainFunction } from '../../controller/controller.js'
import { isGeneratorFunction } from '../../controller/generator.js'
import type { AnyMiddleware } from '../../route/route.js'
import { callMessage, RouteError } from '../../text/messages.js'

export const FUNCTION_MESSAGE = 'the middleware must be a function'
export const CLASS_MESSAGE = 'a class is not a middleware'

/** Any value but a function. A value whose type is not known yet is none of these. */
export type NoFunction = { readonly valueOf: () => unknown; readonly call?: never } | null | undefined

export const middlewareProblem = (given: unknown): string | undefined => {
  if (typeof given !== 'function') return FUNCTION_MESSAGE
  if (isGeneratorFunction(given))
    return 'the middleware must be a function or an async function, not a generator function'
  return undefined
}

/** Whether a function is written as a class, so that it can only be called with `new`. */
export const isClassSyntax = (given: unknown): boolean => typeof given === 'function' && /^class\b/.test(String(given))

/**
 * What a call is given as a middleware, once it is checked. `message` is that for a value that is not a function, and
 * `classMessage` that for a class.
 */
export const checkedMiddleware = (
  call: string,
  given: unknown,
  message: string = FUNCTION_MESSAGE,
  classMessage: string = CLASS_MESSAGE,
): AnyMiddleware => {
  if (typeof given !== 'function') throw new RouteError(callMessage(call, message))
  const problem = middlewareProblem(given) ?? (isClassSyntax(given) ? classMessage : undefined)
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  return given as AnyMiddleware // any other function can be called as one
}

/** Whether the last two arguments of a verb are a controller and an action, and not a middleware and what it is for. */
export const endsWithAction = (given: readonly unknown[]): boolean => {
  const [before, last] = given.slice(-2)
  if (isClassSyntax(before)) return true
  if (typeof last !== 'string') return false
  return !last.includes('#') && (typeof before !== 'function' || (isClass(before) && !isPlainFunction(before)))
}

/**
 * Functions with other parameters than a middleware has, such as `(req, res, next) => …` of Express. This gives the parameters of a function that is written in the call a type, `any`, if it has more than two: otherwise each of them would
 * be an error of its own, as no middleware has so many. The function does not fit, so it gets the error message afterwards. The first
 * signature hides the other one from a function with fewer parameters, to which both apply: of signatures with different type
 * parameters, the compiler takes none. No function has the member: the compiler compares it first, and no contexts.
 */
export interface MoreParameters {
  readonly [MORE]: never
  <Given>(first: Given, second: Given): unknown
  // biome-ignore lint/suspicious/noExplicitAny: nothing is known of them
  (...given: any[]): unknown
}

declare const MORE: unique symbol

/** The parameters after those of a middleware, where `MoreParameters` costs each right call more: only these are of type `any`. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of them
export type More = any[]

/** What is wrong with a value that is no middleware, or with a function that fits but for its parameter `this`. */
export type NoMiddlewareProblem<Given> = [Given] extends [Function]
  ? [Given] extends [ControllerClass]
    ? typeof CLASS_MESSAGE
    : [Given] extends [AnyMiddleware]
      ? typeof NO_THIS
      : typeof OTHER_PARAMETERS
  : typeof FUNCTION_MESSAGE

/** A value does not show its parameter `this`, so there is no function. */
export declare const NO_THIS: 'a middleware is called without a this: bind the function'

declare const OTHER_PARAMETERS: 'a middleware takes (ctx, next)'

/** A value does not show it, so there is no function. */
export type WrittenMessage = 'write the middlewares in the call, so that the compiler can read them'
