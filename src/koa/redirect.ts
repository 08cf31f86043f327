/** How a redirect is answered. */

import type Koa from 'koa'
import { redirectedRoute } from '../checks/check-redirects.js'
import { type Pattern, patternOf, patternOfPath } from '../query/link-pattern.js'
import type { AnyMiddleware, RedirectRoute } from '../route/route.js'
import { destinationParts } from '../scope/redirect/redirect.js'
import { isDestination } from '../scope/redirect/redirect-options.js'
import type { AnyRouteTable } from '../table/table.js'
import { LinkError } from '../text/messages.js'
import type { PathComparison } from '../text/path-options.js'

/**
 * Creates the middleware that answers a redirect: with its status, and with the link to its target, or its path or URL, in
 * `Location` (RFC 9110, section 10.2.2). The location has the parameters of the request, encoded again, and the query of the
 * request, unless it has a query of its own. A value that no link can have, such as `..` or a value that is a literal segment
 * of another route, is answered with 404. The link pattern is compiled at the first request.
 */
export const redirectHandler = (
  routes: AnyRouteTable,
  route: RedirectRoute,
  comparison: PathComparison,
): AnyMiddleware => {
  let pattern: Pattern | undefined
  const { start, path: to, end } = destinationParts(isDestination(route.redirect) ? route.redirect : '/')
  return (ctx: Koa.Context) => {
    pattern ??= isDestination(route.redirect)
      ? patternOfPath(to)
      : patternOf(routes, redirectedRoute(routes, route), comparison)
    const path = linkTo(route, pattern, ctx.params)
    if (path === undefined) {
      ctx.status = 404
      return
    }
    const location = start === '' ? belowPrefix(mountPrefix(ctx), path) : start + path
    ctx.status = route.status
    ctx.redirect(location + (end.startsWith('?') ? end : ctx.search + end))
  }
}

/** A path below a prefix. The path `/` is the prefix itself, without a slash at its end. */
const belowPrefix = (prefix: string, path: string): string => (prefix !== '' && path === '/' ? prefix : prefix + path)

const linkTo = (route: RedirectRoute, pattern: Pattern, params: object): string | undefined => {
  try {
    return pattern.fill(`redirect to '${route.redirect}'`, params)
  } catch (error) {
    if (error instanceof LinkError) return undefined
    throw error
  }
}

/**
 * The prefix below which the router is mounted: what `koa-mount`, or a middleware that works like it, has removed from the
 * start of the path. `ctx.mountPath` would not do: it holds only the innermost of several prefixes, and it stays on `ctx`
 * after the mounted middleware. It is read only to decide whether a path `/` was the prefix alone.
 */
const mountPrefix = (ctx: Koa.Context): string => {
  const original = pathOfTarget(ctx.originalUrl)
  if (original.endsWith(ctx.path)) return withOneSlash(original.slice(0, -ctx.path.length))
  const mountPath: unknown = ctx.mountPath
  return ctx.path === '/' && typeof mountPath === 'string' && original.endsWith(mountPath) ? withOneSlash(original) : ''
}

/** The path of a request target, also in absolute form. It uses no regular expression, because a client sends the target. */
const pathOfTarget = (target: string): string => {
  const ends = ['?', '#'].map(each => target.indexOf(each)).filter(at => at !== -1)
  const url = target.slice(0, Math.min(target.length, ...ends))
  return url.startsWith('/') ? url : `/${url.split('/').slice(3).join('/')}`
}

/** A prefix that starts with exactly one slash and ends without one. With two slashes, clients would read it as a host. */
const withOneSlash = (prefix: string): string => {
  let [from, to] = [0, prefix.length]
  while (prefix[from] === '/' || prefix[from] === '\\') from++
  while (to > from && prefix[to - 1] === '/') to--
  return from === to ? '' : `/${prefix.slice(from, to)}`
}
