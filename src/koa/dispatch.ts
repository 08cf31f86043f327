/** The middleware of `routes()`: finds the route of a request and runs it. */
import type Koa from 'koa'
import { refusedEscape } from '../matcher/escapes.js'
import { MALFORMED, type Matcher, UNPARSED } from '../matcher/matcher.js'
import type { AnyRouteTable } from '../table/table.js'
import type { ActionNext } from './answer.js'
import { callAction, type Layer } from './layer.js'
import { callNext, mayWriteTable, readOuterMatch, writeMatch, writeTable } from './match-on-context.js'
import { mayReadNodeRequest, pathOf } from './request-path.js'
import type { RouterOptions } from './router-options.js'

/**
 * The middleware of `router.routes()`. A request takes four steps:
 *
 * 1. The matcher finds the route and its parameters. Without a route, `next()` is called and nothing else happens.
 * 2. The match is written to `ctx`: the parameters, the table, and the names that metrics and tracing packages read.
 * 3. The middlewares of the route's scopes run, then its handler, if it has one: together they are the layer's `stack`.
 *    A route without a `stack` goes straight to step 4.
 * 4. `callAction` constructs the controller and calls the action, whose returned value becomes `ctx.body`.
 *
 * When the route calls `next()`, what is mounted after the router finds the context as it was before step 2.
 */
export const createDispatch = (
  routes: AnyRouteTable,
  matcher: Matcher<Layer>,
  instantiate: RouterOptions['instantiate'],
): Koa.Middleware => {
  const answer = (ctx: Koa.Context, next: Koa.Next): unknown => {
    // Step 1. A request from a server has a method and a URL; one that a test has made up may have no URL.
    const { app, req } = ctx
    let match = mayReadNodeRequest(app) ? matcher.matchUrl(req.method as string, req.url ?? '') : UNPARSED
    if (match === UNPARSED) {
      const path = pathOf(ctx)
      if (path === undefined) return ctx.throw(400, 'the request target has no path')
      match = matcher.match(ctx.method, path)
    }
    if (match === undefined) return next()
    if (match === MALFORMED) return ctx.throw(400, refusedEscape(pathOf(ctx)))

    // Step 2.
    const outerMatch = readOuterMatch(ctx)
    writeMatch(ctx, match)
    if (mayWriteTable(outerMatch.routes)) writeTable(ctx, routes)

    // Steps 3 and 4.
    const { stack } = match.value
    if (stack) return stack[0](ctx, () => callNext(ctx, outerMatch, next))
    const actionNext: ActionNext = async () => {
      actionNext.called = true
      await callNext(ctx, outerMatch, next)
    }
    return callAction(match.value, instantiate, ctx, actionNext)
  }
  /** Always gives a promise, as Koa's own middlewares do: a middleware route may return a value or throw at once. */
  const dispatch: Koa.Middleware = (ctx, next) => {
    try {
      return Promise.resolve(answer(ctx, next))
    } catch (error) {
      return Promise.reject(error)
    }
  }
  return dispatch
}
