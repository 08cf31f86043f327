/** What a redirect answers. */

import type Koa from 'koa'
import { type Pattern, patternOf } from '../query/link-pattern.js'
import type { Middleware, RedirectRoute } from '../route/route.js'
import { redirectedRoute } from '../table/check-redirects.js'
import type { AnyRouteTable } from '../table/table.js'
import { LinkError } from '../text/messages.js'

/**
 * Answers by the redirect's status, with the link of its target in `Location` (RFC 9110, section 10.2.2). The parameters
 * are those of the request, encoded anew; its query goes along. Where a value makes no link (`..`, or one that another
 * route's literal takes), no such thing has ever been there: 404. The target's pattern is made at the first request.
 */
export const redirectHandler = (routes: AnyRouteTable, route: RedirectRoute): Middleware => {
  let pattern: Pattern | undefined
  return (ctx: Koa.Context) => {
    pattern ??= patternOf(routes, redirectedRoute(routes, route))
    const path = pathTo(route, pattern, ctx.params)
    if (path === undefined) {
      ctx.status = 404
      return
    }
    const base = baseOf(ctx)
    ctx.status = route.status
    ctx.redirect(`${path === '/' && base !== '' ? base : base + path}${ctx.search}`)
  }
}

const pathTo = (route: RedirectRoute, pattern: Pattern, params: object): string | undefined => {
  try {
    return pattern.fill(`redirect to '${route.redirect}'`, params)
  } catch (error) {
    if (error instanceof LinkError) return undefined
    throw error
  }
}

/**
 * What stands before the router's own paths: what `koa-mount`, or another that goes about it as it does, has cut off the
 * path that the request came with. Not `ctx.mountPath`: that is the innermost of several prefixes, and it is still there
 * behind what was mounted. Only of the path `/` it says whether it stands for a prefix alone. It begins with one slash:
 * two would begin a host.
 */
const baseOf = (ctx: Koa.Context): string => {
  const asked = pathIn(ctx.originalUrl)
  if (asked.endsWith(ctx.path)) return oneSlash(asked.slice(0, -ctx.path.length))
  const mountPath: unknown = ctx.mountPath
  return ctx.path === '/' && typeof mountPath === 'string' && asked.endsWith(mountPath) ? oneSlash(asked) : ''
}

/** The path of a request target, in absolute form too: what stands behind the host. No pattern runs over what a client has sent. */
const pathIn = (target: string): string => {
  const ends = ['?', '#'].map(each => target.indexOf(each)).filter(at => at !== -1)
  const url = target.slice(0, Math.min(target.length, ...ends))
  return url.startsWith('/') ? url : `/${url.split('/').slice(3).join('/')}`
}

const oneSlash = (base: string): string => {
  let [from, to] = [0, base.length]
  while (base[from] === '/' || base[from] === '\\') from++
  while (to > from && base[to - 1] === '/') to--
  return from === to ? '' : `/${base.slice(from, to)}`
}
