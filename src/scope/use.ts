/** `use`: what a middleware adds to the state of its scope. */

import type { Middleware } from '../route/route.js'

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
