/**
 * Functions that return a middleware, such as `cors` of `@koa/cors`, in place of what they return: `use(cors)`. A request
 * would call them with its `ctx` and drop the middleware. The values show neither what a function takes nor what it
 * returns, so there are no functions here.
 */

import type { CallMessage } from '../../text/messages.js'

/** The error message for a function that cannot be called with a `ctx`, or that returns a function. */
export type FactoryMessage<Call extends string> = CallMessage<
  Call,
  'this function is not a middleware: if it returns one, call it'
>

/** The error message for a function that returns a function, or `never`. What returns `any` may return nothing. */
export type FactoryProblem<Call extends string, Given> = Given extends (...args: never) => infer Returned
  ? unknown extends Returned
    ? never
    : [Returned] extends [(...args: never) => unknown]
      ? [Returned] extends [never] // a middleware that always throws
        ? never
        : FactoryMessage<Call>
      : never
  : never
