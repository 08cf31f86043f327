import type Koa from 'koa'
import type { Matcher } from '../matcher/matcher.js'
import { allowedMethodsStatus } from '../text/http.js'
import { pathOf } from './request-path.js'

/**
 * The middleware of `router.allowedMethods()`: answers a request that is still a 404 after `next()` if the table routes its
 * path for other methods.
 */
export const createAllowedMethods =
  (matcher: Matcher<unknown>): Koa.Middleware =>
  async (ctx, next) => {
    await next()
    // A 404 from a route is an answer, whether the route is this router's or another's.
    if (ctx.status !== 404 || ctx.body != null || ctx._matchedRoute !== undefined || ctx.respond === false) return
    const path = pathOf(ctx)
    if (path === undefined || matcher.match(ctx.method, path) !== undefined) return // its route has called `next`
    const allowed = matcher.allowed(path)
    if (allowed.length === 0) return
    ctx.set('Allow', allowed.join(', '))
    ctx.status = allowedMethodsStatus(ctx.method)
    if (ctx.status === 200) ctx.body = ''
  }
