/** A route made ready to answer. */

import type Koa from 'koa'
import compose from 'koa-compose'
import type { Constructable } from '../controller/controller.js'
import type { ActionRoute, AnyRoute, Middleware, MiddlewareRoute } from '../route/route.js'
import type { AnyRouteTable } from '../table/table.js'
import type { TrailingSlash } from '../text/http.js'
import { redirectHandler } from './redirect.js'

type Instantiate = RouterOptions['instantiate']

/**
 * All that a dispatch reads of a route stands on this one object: by the next request for it the route has left the cache of
 * the processor, so that each further object, found by the one before, is waited for.
 */
export interface Layer {
  readonly path: string
  /** The target; undefined for a route that has none. */
  readonly name: string | undefined
  readonly action: string | undefined
  /** Undefined for a route that has none, and until it is loaded. */
  controller: Constructable | undefined
  /** What answers, where that is not the action alone; of every route, once tracing packages have asked for it. */
  stack: [Middleware] | undefined
}

export const layerOf = (routes: AnyRouteTable, route: AnyRoute, instantiate: Instantiate): Layer => {
  const layer: Layer = {
    path: route.path,
    name: 'target' in route ? route.target : undefined,
    action: 'action' in route ? route.action : undefined,
    // A class, whatever it is constructed with.
    controller: 'controller' in route ? (route.controller as Constructable | undefined) : undefined,
    stack: undefined,
  }
  const handler = handlerOf(routes, route, layer, instantiate)
  if (handler) layer.stack = [handler]
  if (route.use.length > 0) layer.stack = [compose([...route.use, stackOf(layer, instantiate)[0]])]
  return layer
}

/** What answers the route, where that is not its action alone. */
const handlerOf = (
  routes: AnyRouteTable,
  route: AnyRoute,
  layer: Layer,
  instantiate: Instantiate,
): Middleware | undefined => {
  if ('middleware' in route) return middlewareHandler(route)
  if ('redirect' in route) return redirectHandler(routes, route)
  return route.lazy && lazyHandler(route, layer, instantiate)
}

/** A function of the route's own: tracing packages mark the ones they have seen, and a middleware may have many routes. */
const middlewareHandler =
  ({ middleware }: MiddlewareRoute): Middleware =>
  (ctx, next) =>
    middleware(ctx, next)

/** Once its controller is loaded, a route that loads it is answered as any other. */
const lazyHandler = (route: ActionRoute, layer: Layer, instantiate: Instantiate): Middleware => {
  const load = async (ctx: Koa.Context, next: Koa.Next) => {
    layer.controller = (await route.lazy?.load()) as Constructable | undefined // a class, as above
    return callAction(layer, instantiate, ctx, next)
  }
  return (ctx, next) => (layer.controller ? callAction(layer, instantiate, ctx, next) : load(ctx, next))
}

/** The layer's `stack`, made where it has none. */
export const stackOf = (layer: Layer, instantiate: Instantiate): [Middleware] => {
  layer.stack ??= [(ctx, next) => callAction(layer, instantiate, ctx, next)]
  return layer.stack
}

/**
 * Calls the action on a new controller. What it returns becomes the body, unless that is `undefined`. Only a controller that
 * `instantiate` makes is waited for: to wait for one that is there already was half of what a dispatch cost.
 */
export const callAction = async (
  { name, action, controller }: Layer,
  instantiate: Instantiate,
  ctx: Koa.Context,
  next: Koa.Next,
): Promise<void> => {
  // Of a route without a stack, both are there.
  const Controller = controller as Constructable
  const instance = instantiate ? await instantiate(Controller, ctx) : new Controller(ctx)
  const method = (instance as Record<string, unknown>)[action as string] // any object, of which a property is read
  if (typeof method !== 'function') throw new TypeError(`${name} is not a function of the controller's instance`)
  const body: unknown = await method.call(instance, ctx, next)
  if (body !== undefined) ctx.body = body
}

/**
 * How a router is mounted.
 *
 * @example createRouter(routes, { trailingSlash: 'strict' })
 */
export interface RouterOptions {
  /** `'strict'`: a path with a trailing slash is another path. By default the slash is ignored. */
  readonly trailingSlash?: TrailingSlash
  /**
   * Makes the controller of a request, for a container of your own. By default `new Controller(ctx)`.
   * It may give a promise.
   */
  readonly instantiate?: (controller: Constructable, ctx: Koa.Context) => object | Promise<object>
}
