import type Koa from 'koa'
import compose from 'koa-compose'
import type { ControllerClass } from './controller.js'
import { createMatcher, MALFORMED } from './matcher.js'
import type { ActionRoute, AnyRoute, Middleware } from './route.js'
import type { RouteTable } from './table.js'

/** How a router is mounted. */
export interface RouterOptions {
  /** `'strict'`: a path with a trailing slash is another path. By default the slash is ignored. */
  readonly trailingSlash?: 'ignore' | 'strict'
  /**
   * Makes the controller of a request, for a container of your own. By default `new Controller(ctx)`.
   * It may give a promise.
   */
  readonly instantiate?: (controller: ControllerClass, ctx: Koa.Context) => object | Promise<object>
}

/** A route table on Koa. */
export interface Router {
  /**
   * The middleware that answers the table's routes: one route a request, `next()` where none matches.
   *
   * @example app.use(router.routes())
   */
  routes(): Koa.Middleware
  /**
   * The middleware that answers what `routes()` has left: OPTIONS with 200, another method at a routed path with 405, a
   * method that no route can have with 501; each with `Allow` (RFC 9110, sections 9.3.7, 15.5.6, 15.6.2 and 10.2.1).
   *
   * @example app.use(router.routes()).use(router.allowedMethods())
   */
  allowedMethods(): Koa.Middleware
}

/** The methods that a table can route; any other is answered by 501. */
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A route made ready to answer. */
interface Handler {
  readonly route: AnyRoute
  readonly run: Middleware
}

/**
 * Mounts a route table on Koa. Takes the table and how it is mounted; returns the router with its two middlewares.
 *
 * @example
 * const router = createRouter(routes)
 * new Koa().use(router.routes()).use(router.allowedMethods()).listen(3000)
 */
// biome-ignore lint/suspicious/noExplicitAny: a table of any controllers and entries; both are invariant
export function createRouter(routes: RouteTable<any, any>, options: RouterOptions = {}): Router {
  const instantiate = options.instantiate ?? construct
  const entries = routes.map(route => ({
    method: route.method,
    path: route.path,
    value: { route, run: handlerOf(route, instantiate) },
  }))
  const matcher = createMatcher<Handler>(entries, { trailingSlash: options.trailingSlash ?? 'ignore' })

  return {
    routes: () => (ctx, next) => {
      const match = matcher.match(ctx.method, ctx.path)
      if (match === undefined) return next()
      if (match === MALFORMED) return ctx.throw(400, 'the path has a malformed escape')
      const outer = readMatch(ctx)
      const { route, run } = match.value
      const name = 'target' in route ? route.target : undefined
      const own = { params: match.params, path: route.path, name, routerPath: route.path }
      writeMatch(ctx, own)
      return run(ctx, () => downstream(ctx, own, outer, next))
    },
    allowedMethods: () => async (ctx, next) => {
      await next()
      // A 404 that a route gives itself is an answer, of this router or of another.
      if (ctx.status !== 404 || ctx.body != null || ctx._matchedRoute !== undefined) return
      if (matcher.match(ctx.method, ctx.path) !== undefined) return // its route has called `next`
      const allowed = matcher.allowed(ctx.path)
      if (allowed.length === 0) return
      ctx.set('Allow', allowed.join(', '))
      if (ctx.method === 'OPTIONS') {
        ctx.status = 200
        ctx.body = ''
      } else {
        ctx.status = KNOWN_METHODS.includes(ctx.method) ? 405 : 501
      }
    },
  }
}

const construct: NonNullable<RouterOptions['instantiate']> = (Controller, ctx) => new Controller(ctx as never) // the class says what it takes of the context

/** What a match leaves on `ctx`. */
interface MatchOnContext {
  readonly params: unknown
  readonly path: unknown
  readonly name: unknown
  readonly routerPath: unknown
}

const readMatch = (ctx: Koa.Context): MatchOnContext => ({
  params: ctx.params,
  path: ctx._matchedRoute,
  name: ctx._matchedRouteName,
  routerPath: ctx.routerPath,
})

/** The names with an underscore and `routerPath` are read by metrics and tracing packages, after @koa/router. */
const writeMatch = (ctx: Koa.Context, { params, path, name, routerPath }: MatchOnContext): void => {
  ctx.params = params
  ctx._matchedRoute = path
  ctx._matchedRouteName = name
  ctx.routerPath = routerPath
}

/** What is mounted behind the router sees the context as it would be without it. */
const downstream = async (ctx: Koa.Context, own: MatchOnContext, outer: MatchOnContext, next: Koa.Next) => {
  writeMatch(ctx, outer)
  try {
    return await next()
  } finally {
    writeMatch(ctx, own)
  }
}

const handlerOf = (route: AnyRoute, instantiate: NonNullable<RouterOptions['instantiate']>): Middleware => {
  const last = 'middleware' in route ? route.middleware : actionHandler(route, instantiate)
  return route.use.length === 0 ? last : compose([...route.use, last])
}

/** Calls the action on a new controller. What it returns becomes the body, unless that is `undefined`. */
const actionHandler =
  ({ controller, action, target }: ActionRoute, instantiate: NonNullable<RouterOptions['instantiate']>): Middleware =>
  async (ctx, next) => {
    const instance = await instantiate(controller, ctx)
    const method: unknown = Reflect.get(instance, action)
    if (typeof method !== 'function') throw new TypeError(`${target} is not a function of the controller's instance`)
    const body: unknown = await method.call(instance, ctx, next)
    if (body !== undefined) ctx.body = body
  }
