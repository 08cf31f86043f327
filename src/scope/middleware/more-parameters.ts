/**
 * Functions with other parameters than a middleware has, such as `(req, res, next) => …` of Express. The values do not show which
 * parameters are optional, so there are no functions here.
 */

import type { ControllerClass } from '../../controller/controller.js'
import type { Middleware } from '../../route/route.js'
import type { CLASS_MESSAGE, FUNCTION_MESSAGE } from './middleware.js'

/**
 * Gives the parameters of a function that is written in the call a type, `any`, if it has more than two: otherwise each of them would
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

/**
 * The parameters after those of a middleware, where `MoreParameters` costs each right call more: only these are of type `any`, so
 * TypeScript may say that `res`, in place of `next`, has not the members that a function uses.
 */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of them
export type More = any[]

/** What is wrong with a value that is no middleware, or with a function that fits but for its parameter `this`. */
export type NoMiddlewareProblem<Given> = [Given] extends [Function]
  ? [Given] extends [ControllerClass]
    ? typeof CLASS_MESSAGE
    : [Given] extends [Middleware]
      ? typeof NO_THIS
      : typeof OTHER_PARAMETERS
  : typeof FUNCTION_MESSAGE

/** A value does not show its parameter `this`, so there is no function. */
export declare const NO_THIS: 'a middleware is called without a this: bind the function'

declare const OTHER_PARAMETERS: 'a middleware takes (ctx, next)'
