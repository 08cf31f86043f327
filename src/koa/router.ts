import type Koa from 'koa'
import { createMatcher, MALFORMED, type Match, UNPARSED } from '../matcher/matcher.js'
import type { ActionsProblem, ConstructorsProblem } from '../table/check-actions.js'
import type { AnyRouteTable, RouteTable } from '../table/table.js'
import { allowedMethodsStatus, MALFORMED_ESCAPE, tableProblem, trailingSlashProblem } from '../text/http.js'
import type { Checked } from '../text/inference.js'
import { callAction, type Layer, layerOf, type RouterOptions, stackOf } from './layer.js'
import { isKoas, pathOf } from './request-path.js'
import { routerProperty } from './tracing.js'

/**
 * A route table on Koa.
 *
 * @example const router: Router = createRouter(routes)
 */
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
  /**
   * Loads the controllers that are registered by loaders, side by side, instead of each at its first request: at the start
   * of an application, and in its tests. What the types were kept from seeing is only seen here: rejects with one
   * `RouteError` that has a line for each loader that fails, each that gives no class, and each action that is lacking.
   *
   * @example await router.load()
   */
  load(): Promise<void>
}

/** What is wrong with a table as it is mounted: its actions, and its constructors where nothing else makes controllers. */
type TableProblem<Registry, Entries, Options> =
  IsAny<Entries> extends true
    ? never
    : ActionsProblem<Registry, Entries> | ('instantiate' extends keyof Options ? never : ConstructorsProblem<Registry>)

/** Whether a type is `any`, as in `AnyRouteTable`, of which nothing can be asked. */
type IsAny<Type> = 0 extends 1 & Type ? true : false

/**
 * Mounts a route table on Koa. Takes the table and how it is mounted; returns the router with its two middlewares. Throws
 * a `TypeError` for what is no route table, and for an option that there is not or that has no such value.
 *
 * @example
 * const router = createRouter(routes)
 * new Koa().use(router.routes()).use(router.allowedMethods()).listen(3000)
 */
export function createRouter<Registry, Entries>(
  routes: Checked<RouteTable<Registry, Entries>, TableProblem<Registry, Entries, {}>>,
): Router
export function createRouter<Registry, Entries, Options extends RouterOptions>(
  routes: Checked<RouteTable<Registry, Entries>, TableProblem<Registry, Entries, Options>>,
  options: (Options & { readonly [Unknown in Exclude<keyof Options, keyof RouterOptions>]: never }) | undefined,
): Router
export function createRouter(routes: unknown, options: RouterOptions = {}): Router {
  const unknown = Object.keys(options).find(name => !OPTION_NAMES.includes(name))
  const option = unknown && `the options are ${OPTION_NAMES.join(', ')}, not '${unknown}'`
  const problem = tableProblem(routes) ?? option ?? trailingSlashProblem(options.trailingSlash)
  if (problem !== undefined) throw new TypeError(`createRouter: ${problem}`)
  // Where the call compiles, `Checked` is the table itself.
  return mount(routes as AnyRouteTable, options)
}

const OPTION_NAMES = ['trailingSlash', 'instantiate']

const mount = (routes: AnyRouteTable, options: RouterOptions): Router => {
  const { instantiate } = options
  const layers = routes.map(route => layerOf(routes, route, instantiate))
  const entries = routes.map(({ method, path }, index) => ({ method, path, value: layers[index] as Layer }))
  const router = routerProperty(routes, () => layers.map(layer => stackOf(layer, instantiate)))
  const matcher = createMatcher(entries, { trailingSlash: options.trailingSlash ?? 'ignore' })

  return {
    routes: () => {
      const answer: Koa.Middleware = (ctx, next) => {
        const { app, req } = ctx
        // What a server receives has a method; what a test has made up may be without a URL.
        let match = isKoas(app) ? matcher.matchUrl(req.method as string, req.url ?? '') : UNPARSED
        if (match === UNPARSED) {
          const path = pathOf(ctx)
          if (path === undefined) return ctx.throw(400, 'the request target has no path')
          match = matcher.match(ctx.method, path)
        }
        if (match === undefined) return next()
        if (match === MALFORMED) return ctx.throw(400, MALFORMED_ESCAPE)
        const outer = readOuter(ctx)
        writeMatch(ctx, match)
        const following = () => downstream(ctx, match, outer, next)
        const { stack } = match.value
        return stack ? stack[0](ctx, following) : callAction(match.value, instantiate, ctx, following)
      }
      return Object.defineProperty(answer, 'router', router)
    },
    allowedMethods: () => async (ctx, next) => {
      await next()
      // A 404 that a route gives itself is an answer, of this router or of another.
      if (ctx.status !== 404 || ctx.body != null || ctx._matchedRoute !== undefined || ctx.respond === false) return
      const path = pathOf(ctx)
      if (path === undefined || matcher.match(ctx.method, path) !== undefined) return // its route has called `next`
      const allowed = matcher.allowed(path)
      if (allowed.length === 0) return
      ctx.set('Allow', allowed.join(', '))
      ctx.status = allowedMethodsStatus(ctx.method)
      if (ctx.status === 200) ctx.body = ''
    },
    load: () => routes.load(),
  }
}

/** What stands on `ctx` in the places that a match writes to. */
interface Outer {
  readonly params: unknown
  readonly path: unknown
  readonly name: unknown
  readonly routerPath: unknown
}

/** What an outermost router finds: one object for all requests. */
const NOTHING: Outer = { params: undefined, path: undefined, name: undefined, routerPath: undefined }

const readOuter = (ctx: Koa.Context): Outer => {
  const { params, _matchedRoute: path, _matchedRouteName: name, routerPath } = ctx
  const nothing = params === undefined && path === undefined && name === undefined && routerPath === undefined
  return nothing ? NOTHING : { params, path, name, routerPath }
}

/** The names with an underscore and `routerPath` are read by metrics and tracing packages, after @koa/router. */
const writeMatch = (ctx: Koa.Context, { params, value: { path, name } }: Match<Layer>): void => {
  ctx.params = params
  ctx._matchedRoute = path
  ctx._matchedRouteName = name
  ctx.routerPath = path
}

/** What is mounted behind the router sees the context as it would be without it. */
const downstream = async (ctx: Koa.Context, match: Match<Layer>, outer: Outer, next: Koa.Next) => {
  ctx.params = outer.params
  ctx._matchedRoute = outer.path
  ctx._matchedRouteName = outer.name
  ctx.routerPath = outer.routerPath
  try {
    return await next()
  } finally {
    writeMatch(ctx, match)
  }
}
