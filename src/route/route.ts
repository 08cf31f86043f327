/** A route, as a table lists it at run time and as its type describes it. */

import type Koa from 'koa'
import { type ActionContract, contractAt } from '../contract/contract.js'
import type { ControllerClass } from '../controller/controller.js'
import { type LazyController, LazyEntry } from '../controller/lazy.js'
import type { ControllerLoader } from '../controller/loader.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { PathParams } from '../text/path.js'
import { mostSimilar } from '../text/similar.js'

/**
 * The statuses of a redirect to one other path. 300 offers a choice, 304 is no redirect, 305 is deprecated, and 306 is not
 * used any more.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
 */
export const STATUSES = [301, 302, 303, 307, 308] as const

/**
 * A status that `redirect` takes.
 *
 * @example const forAWhile: RedirectStatus = 302
 */
export type RedirectStatus = (typeof STATUSES)[number]

/** A Koa middleware of any state and context. Koa's own type is invariant in both. */
// biome-ignore lint/suspicious/noExplicitAny: no other type accepts every context
export type AnyMiddleware = (context: any, next: Koa.Next) => unknown

/**
 * The same without a parameter `this`, which nothing provides. Without a type of `this` here, that of a middleware would not be compared
 * at all.
 */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type UnboundMiddleware = (this: NoThis, context: any, next: Koa.Next) => unknown
/** What nothing provides as `this`. */
export interface NoThis {
  readonly [NO_THIS]: never
}
declare const NO_THIS: unique symbol

/** The `routes()` of a table for an application: a middleware that names what the table expects of the `ctx` around it. */
export interface ApplicationMiddleware<State> extends Koa.Middleware {
  readonly [EXPECTED]?: State
}
/** The key, which no value has. */
export declare const EXPECTED: unique symbol

/**
 * A route that constructs a controller and calls its action.
 *
 * @example 'target' in route && `${route.target} is ${route.action} of ${route.controller?.name}`
 */
export interface ActionRoute {
  /** `'GET'`, `'POST'` …, or `'ALL'`. */
  readonly method: string
  /** For example `'/v1/host/places/:placeId/rooms/:id'`. */
  readonly path: string
  /** For example `'V1/Host/Places/Rooms#show'`. */
  readonly target: string
  /** The class; `undefined` for a controller that is registered by a loader and not loaded yet. */
  readonly controller: ControllerClass | undefined
  /** Loads the class, where the controller is registered by a loader. */
  readonly lazy?: LazyController
  readonly action: string
  /** The middlewares that run before the route: those of the scopes around it, outermost first, and its own. */
  readonly use: readonly AnyMiddleware[]
  /** The kinds of its parameters, where a declaration gives them: `{ id: 'bigint' }`. */
  readonly kinds?: ParamKinds
  /** The contract of the action, if it has one; `undefined` until a lazy controller is loaded. */
  readonly contract?: ActionContract | undefined
}

/**
 * A route that calls a middleware.
 *
 * @example 'middleware' in route && route.middleware.name
 */
export interface MiddlewareRoute {
  readonly method: string
  readonly path: string
  readonly middleware: AnyMiddleware
  readonly use: readonly AnyMiddleware[]
  readonly kinds?: ParamKinds
  /** The contract of the route, if it has one. */
  readonly contract?: ActionContract
}

/**
 * A route that redirects requests to the path of a target, to another path or to a URL.
 *
 * @example routes.filter(route => 'redirect' in route)
 */
export interface RedirectRoute {
  /** `'GET'`, or `'ALL'` for every method. */
  readonly method: 'GET' | 'ALL'
  readonly path: string
  /** For example `'Places#show'`, `'/places/:id'` or `'https://example.com/places/:id'`. */
  readonly redirect: string
  /** The path of the target, where it was chosen by the option `path`. */
  readonly to?: string
  /** For example `301`. */
  readonly status: RedirectStatus
  readonly use: readonly AnyMiddleware[]
  readonly kinds?: ParamKinds
}

/**
 * A route, as a table lists it at run time.
 *
 * @example routes.map((route: AnyRoute) => `${route.method} ${route.path}`)
 */
export type AnyRoute = ActionRoute | MiddlewareRoute | RedirectRoute

/**
 * A route, as the type of a table describes it: literal `method`, `path` and `target`, and the `params` of its path.
 *
 * @example type Show = Extract<RouteOf<typeof routes>, Route<'GET', '/places/:id', 'Places#show'>>
 */
export interface Route<Method extends string, Path extends string, Target extends string | undefined> {
  readonly method: Method
  readonly path: Path
  /** `undefined` for a middleware route. */
  readonly target: Target
  /** Only a `Redirection` has one. */
  readonly redirect?: never
  readonly params: PathParams<Path>
}

/**
 * A redirect among the routes of `RouteOf`.
 *
 * @example Extract<RouteOf<typeof routes>, { redirect: string }>['path'] // '/old-places/:id'
 */
export interface Redirection<Path extends string, Target extends string, Method extends string = 'GET'> {
  readonly method: Method
  readonly path: Path
  readonly target: undefined
  /** The target, the path or the URL that it leads to. */
  readonly redirect: Target
  readonly params: PathParams<Path>
}

/**
 * A route of a mounted application among the routes of `RouteOf`.
 *
 * @example Extract<RouteOf<typeof routes>, { mounted: 'application' }>['path'] // '/admin' | '/admin/*path'
 */
export interface ApplicationRoute<Path extends string> extends Route<'ALL', Path, undefined> {
  /** No other route has it: that of a mounted middleware is like any other of a middleware. */
  readonly mounted: 'application'
}

/**
 * The controller path of a target.
 *
 * @example controllerPathIn('V1/Places#show') // 'V1/Places'
 */
export const controllerPathIn = (target: string): string => target.slice(0, target.lastIndexOf('#'))

/** The action in a target. */
export const actionIn = (target: string): string => target.slice(target.lastIndexOf('#') + 1)

/** The members of an `ActionRoute` for its controller: the class, or the entry that loads it. */
export const routeController = (controller: ControllerClass | LazyEntry) =>
  controller instanceof LazyEntry ? { controller: undefined, lazy: controller } : { controller }

/**
 * The same route with the contract of its action. If its controller is lazy, `controller` and `contract` are getters, which
 * return `undefined` until the class is loaded.
 */
export const completedRoute = (route: AnyRoute): AnyRoute => {
  if (!('action' in route)) return route
  const { lazy, controller, action } = route
  if (lazy)
    return Object.defineProperties(route, {
      controller: { get: () => lazy.loaded },
      contract: { get: () => lazy.loaded && contractAt(lazy.loaded, action) },
    })
  const contract = controller && contractAt(controller, action)
  return contract ? { ...route, contract } : route
}

/** The part of a route table that links and `match` need at run time. */
export interface LinkedRoutes extends ReadonlyArray<AnyRoute> {
  readonly controllers: { readonly [controllerPath: string]: ControllerClass | ControllerLoader }
}

/** The target of a table that is written like one which no route has, or `undefined`. */
export const similarTarget = (routes: readonly AnyRoute[], target: string): string | undefined =>
  mostSimilar(
    target,
    routes.flatMap(route => ('target' in route ? [route.target] : [])),
  )
