/** `use`: what a middleware adds to the state of its scope. */

import type { Middleware } from '../route/route.js'
import { callMessage, RouteError } from '../text/messages.js'
import { isClassSyntax, middlewareProblem } from './middleware.js'

/**
 * The members of `ctx.state` that a middleware declares. They are read off its parameter: Koa's types are invariant, so a
 * type parameter in place of the state is never inferred. `DefaultState` of Koa, which has every name, adds nothing.
 *
 * @example AddedState<Koa.Middleware<{ user: User }>> // { user: User }
 */
export type AddedState<Given extends Middleware> = Parameters<Given>[0] extends { state: infer State }
  ? string extends keyof State
    ? unknown
    : State
  : unknown

/** What `use` is given, once it is checked. */
export const usedMiddleware = (given: unknown): Middleware => {
  const problem = middlewareProblem(given) ?? (isClassSyntax(given) ? 'a class is not a middleware' : undefined)
  if (problem !== undefined) throw new RouteError(callMessage('use', problem))
  return given as Middleware // any other function can be called as one
}
