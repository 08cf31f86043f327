/** What is wrong with a function that is given as a middleware. The types take a generator function for one. */

import { isGeneratorFunction } from '../controller/generator.js'

/** What is wrong with a middleware, or `undefined`. */
export const middlewareProblem = (given: unknown): string | undefined => {
  if (typeof given !== 'function') return 'the middleware must be a function'
  if (isGeneratorFunction(given))
    return 'the middleware must be a function or an async function, not a generator function'
  return undefined
}

/** Whether a function is written as a class, so that it can only be called with `new`. */
export const isClassSyntax = (given: unknown): boolean => typeof given === 'function' && /^class\b/.test(String(given))
