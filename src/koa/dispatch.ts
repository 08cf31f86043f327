import type Koa from 'koa'
import { MALFORMED, type Match, type Matcher, UNPARSED } from '../matcher/matcher.js'
import { type AnyRouteTable, isRouteTable } from '../table/table.js'
import { MALFORMED_ESCAPE } from '../text/http.js'
import type { ActionNext } from './answer.js'
import { callAction, type Layer } from './layer.js'
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
 * When the route calls `next()`, the context is put back to what it was before step 2 for as long as that takes.
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
    if (match === MALFORMED) return ctx.throw(400, MALFORMED_ESCAPE)

    // Step 2.
    const outerMatch = readOuterMatch(ctx)
    writeMatch(ctx, match)
    if (mayWriteTable(outerMatch.routes)) writeTable(ctx, routes)

    // Steps 3 and 4.
    const { stack } = match.value
    if (stack) return stack[0](ctx, () => callNext(ctx, match, outerMatch, next))
    const actionNext: ActionNext = async () => {
      actionNext.called = true
      await callNext(ctx, match, outerMatch, next)
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

/** The match of an outer router, or whatever else is on `ctx` under the names that a match is written to. */
interface OuterMatch {
  readonly params: unknown
  readonly path: unknown
  readonly name: unknown
  readonly routerPath: unknown
  readonly routes: unknown
}

/** The outer match where no other router is around this one. All requests share the object. */
const NO_OUTER_MATCH: OuterMatch = {
  params: undefined,
  path: undefined,
  name: undefined,
  routerPath: undefined,
  routes: undefined,
}

const readOuterMatch = (ctx: Koa.Context): OuterMatch => {
  const { params, _matchedRoute: path, _matchedRouteName: name, routerPath, routes } = ctx
  const isEmpty =
    params === undefined && path === undefined && name === undefined && routerPath === undefined && routes === undefined
  return isEmpty ? NO_OUTER_MATCH : { params, path, name, routerPath, routes }
}

/** Each route sees its own table. What an application itself has put on `ctx` under this name stays there. */
const mayWriteTable = (outer: unknown): boolean => outer === undefined || isRouteTable(outer)
const writeTable = (ctx: object, routes: unknown): void => {
  const written = ctx as { routes: unknown } // an application may have declared the member as read-only
  written.routes = routes
}

/** The names with an underscore and `routerPath` are those of @koa/router, which metrics and tracing packages read. */
const writeMatch = (ctx: Koa.Context, { params, value: { path, name } }: Match<Layer>): void => {
  ctx.params = params
  ctx._matchedRoute = path
  ctx._matchedRouteName = name
  ctx.routerPath = path
}

/** Calls what is mounted after the router, with the context as it would be without the router. */
const callNext = async (ctx: Koa.Context, match: Match<Layer>, outerMatch: OuterMatch, next: Koa.Next) => {
  ctx.params = outerMatch.params
  ctx._matchedRoute = outerMatch.path
  ctx._matchedRouteName = outerMatch.name
  ctx.routerPath = outerMatch.routerPath
  const { routes } = ctx
  writeTable(ctx, outerMatch.routes)
  try {
    return await next()
  } finally {
    writeMatch(ctx, match)
    writeTable(ctx, routes)
  }
}
