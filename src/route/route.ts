import type Koa from 'koa'
import type { ControllerClass } from '../controller/controller.js'
import { type LazyController, LazyEntry } from '../controller/lazy.js'
import type { ControllerLoader } from '../controller/loader.js'
import type { PathParams } from '../text/path.js'

/**
 * The statuses of a redirect that names one other path (RFC 9110, sections 15.4.2 to 15.4.9). Left out are 300, which
 * offers a choice, 304, which is no redirect, and 305 and 306, which are of no use any more.
 */
export const STATUSES = [301, 302, 303, 307, 308] as const

/**
 * A status that `redirect` takes.
 *
 * @example const forAWhile: RedirectStatus = 302
 */
export type RedirectStatus = (typeof STATUSES)[number]

/** Any Koa middleware, whatever state and context it declares: Koa's own type is invariant in both. */
// biome-ignore lint/suspicious/noExplicitAny: a middleware of any state and context is meant, and no other type takes all
export type Middleware = (context: any, next: Koa.Next) => unknown

/**
 * A route that constructs a controller and calls its action.
 *
 * @example 'target' in route && `${route.target} is ${route.action} of ${route.controller?.name}`
 */
export interface ActionRoute {
  /** `'GET'`, `'POST'` …, or `'ALL'`. */
  readonly method: string
  /** As in `'/v1/host/places/:placeId/rooms/:id'`. */
  readonly path: string
  /** As in `'V1/Host/Places/Rooms#show'`. */
  readonly target: string
  /** The class. Of a controller that is registered by a loader: `undefined` until it is loaded. */
  readonly controller: ControllerClass | undefined
  /** What loads the class; only where the controller is registered by a loader. */
  readonly lazy?: LazyController
  readonly action: string
  /** The middlewares of the scopes around it, outermost first. */
  readonly use: readonly Middleware[]
}

/**
 * A route that calls a middleware.
 *
 * @example 'middleware' in route && route.middleware.name
 */
export interface MiddlewareRoute {
  readonly method: string
  readonly path: string
  readonly middleware: Middleware
  readonly use: readonly Middleware[]
}

/**
 * A route that leads to the path of a target, by GET.
 *
 * @example routes.filter(route => 'redirect' in route)
 */
export interface RedirectRoute {
  readonly method: 'GET'
  readonly path: string
  /** As in `'Places#show'`. */
  readonly redirect: string
  /** As in `301`. */
  readonly status: RedirectStatus
  readonly use: readonly Middleware[]
}

/**
 * A route as the table lists it at run time.
 *
 * @example routes.map((route: AnyRoute) => `${route.method} ${route.path}`)
 */
export type AnyRoute = ActionRoute | MiddlewareRoute | RedirectRoute

/**
 * A route in the type: literal `method`, `path` and `target`, and the `params` of its path.
 *
 * @example type Show = Extract<RouteOf<typeof routes>, Route<'GET', '/places/:id', 'Places#show'>>
 */
export interface Route<Method extends string, Path extends string, Target extends string | undefined> {
  readonly method: Method
  readonly path: Path
  /** `undefined` for a middleware route. */
  readonly target: Target
  /** Only a redirect leads to another target. */
  readonly redirect?: never
  readonly params: PathParams<Path>
}

/** The controller of a route: the class, or what loads it. */
export const routeController = (controller: ControllerClass | LazyEntry) =>
  controller instanceof LazyEntry ? { controller: undefined, lazy: controller } : { controller }

/** The route with its class, as soon as it is loaded. */
export const withLoaded = (route: AnyRoute): AnyRoute => {
  const lazy = 'lazy' in route ? route.lazy : undefined
  return lazy ? Object.defineProperty(route, 'controller', { get: () => lazy.loaded }) : route
}

/** The routes of a table and its controllers: what links and look-ups need at run time. */
export interface LinkedRoutes extends ReadonlyArray<AnyRoute> {
  readonly controllers: { readonly [controllerPath: string]: ControllerClass | ControllerLoader }
}
