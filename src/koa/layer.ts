/** A route prepared for answering requests. */

import type Koa from 'koa'
import compose from 'koa-compose'
import type { ByteLimit } from '../body/limit.js'
import { inputReader, type ReadInput } from '../contract/read-input.js'
import type { Constructable } from '../controller/controller.js'
import type { ActionRoute, AnyMiddleware, AnyRoute, MiddlewareRoute } from '../route/route.js'
import type { AnyRouteTable } from '../table/table.js'
import type { ParamKinds } from '../text/param-kinds.js'
import type { PathComparison } from '../text/path-options.js'
import { type ActionNext, answerNoContent, createActionNext } from './answer.js'
import { checkedHandler } from './check-reply.js'
import { inputHandler, withRequirements, writeInput } from './input.js'
import { redirectHandler } from './redirect.js'
import { answerMiddleware, answerValue } from './reply.js'
import type { RouterOptions } from './router-options.js'

type Instantiate = RouterOptions['instantiate']

/**
 * Everything about a route that a dispatch reads. It is one object because the processor's cache has often dropped a
 * route since its last request. Every further object to read would then be another wait for memory.
 */
export interface Layer {
  readonly path: string
  /** The target; undefined for a route without one. */
  readonly name: string | undefined
  readonly action: string | undefined
  /** The kinds of its parameters, which the matcher checks. */
  readonly kinds: ParamKinds | undefined
  /** Undefined for a route without a controller, and for a lazy controller until it is loaded. */
  controller: Constructable | undefined
  /** Reads what the contract of the action declares. As for `controller`, undefined for a lazy one until it is loaded. */
  readInput: ReadInput | undefined
  /**
   * The function that answers, in an array of one so that tracing packages can replace it. Undefined for a route that only
   * calls its action, until a tracing package reads it.
   */
  stack: [AnyMiddleware] | undefined
}

/** Prepares a route: the middlewares of its scopes and its handler become one function, composed as Koa composes its own. */
export const createLayer = (
  routes: AnyRouteTable,
  route: AnyRoute,
  instantiate: Instantiate,
  comparison: PathComparison,
  replies?: RouterOptions['replies'],
  bodyLimit?: ByteLimit,
): Layer => {
  const layer: Layer = {
    path: route.path,
    name: 'target' in route ? route.target : undefined,
    action: 'action' in route ? route.action : undefined,
    kinds: route.kinds,
    // The constructor's parameters do not matter here: createRouter's types have checked them.
    controller: 'controller' in route ? (route.controller as Constructable | undefined) : undefined,
    readInput: 'target' in route ? inputReader(route.target, route.contract, bodyLimit) : undefined,
    stack: undefined,
  }
  const handler = handlerOf(routes, route, layer, instantiate, comparison, bodyLimit)
  if (handler) layer.stack = [handler]
  if (replies && mayHaveContract(route)) layer.stack = [checkedHandler(route, stackOf(layer, instantiate)[0], replies)]
  if (route.use.length > 0)
    layer.stack = [compose([...route.use.flatMap(withRequirements), stackOf(layer, instantiate)[0]])]
  return layer
}

/** Whether a route has a contract, or may have one once its controller is loaded. */
const mayHaveContract = (route: AnyRoute): route is ActionRoute | MiddlewareRoute =>
  'target' in route || ('middleware' in route && route.contract !== undefined)

/** The function that answers for a route, or undefined for a route that only calls its action. */
const handlerOf = (
  routes: AnyRouteTable,
  route: AnyRoute,
  layer: Layer,
  instantiate: Instantiate,
  comparison: PathComparison,
  bodyLimit: ByteLimit | undefined,
): AnyMiddleware | undefined => {
  if ('middleware' in route) return middlewareHandler(route, bodyLimit)
  if ('redirect' in route) return redirectHandler(routes, route, comparison)
  return route.lazy && lazyHandler(route, layer, instantiate, bodyLimit)
}

/** A new function for each route, because tracing packages mark the functions they have seen and routes may share one. */
const middlewareHandler = (
  { method, path, middleware, contract }: MiddlewareRoute,
  bodyLimit: ByteLimit | undefined,
): AnyMiddleware => {
  const name = `${method} ${path}`
  const handler: AnyMiddleware = (ctx, next) => answerMiddleware(ctx, name, middleware(ctx, next))
  const readInput = inputReader(name, contract, bodyLimit)
  return readInput ? inputHandler(readInput, handler) : handler
}

/** Loads the controller for the first request. From then on the route is answered like any other. */
const lazyHandler = (
  route: ActionRoute,
  layer: Layer,
  instantiate: Instantiate,
  bodyLimit: ByteLimit | undefined,
): AnyMiddleware => {
  const load = async (ctx: Koa.Context, next: Koa.Next) => {
    const controller = (await route.lazy?.load()) as Constructable | undefined // as in createLayer
    layer.readInput = inputReader(route.target, route.contract, bodyLimit)
    layer.controller = controller
    return handler(ctx, next)
  }
  const handler = actionHandler(layer, instantiate)
  return (ctx, next) => (layer.controller ? handler(ctx, next) : load(ctx, next))
}

/** The layer's `stack`, which is created if it has none. */
export const stackOf = (layer: Layer, instantiate: Instantiate): [AnyMiddleware] => {
  layer.stack ??= [actionHandler(layer, instantiate)]
  return layer.stack
}

/**
 * Whether `instantiate` has given a promise of a controller, and not the controller itself.
 *
 * @throws {TypeError} for a promise of a controller with a member `then`, which it would call and never settle
 */
const isPromised = (given: object, Controller: Constructable, { name, action }: Layer): boolean => {
  if (given instanceof Controller || typeof Reflect.get(Object(given), 'then') !== 'function') return false
  if (!('then' in Controller.prototype) && action !== 'then') return true
  throw new TypeError(`${name}: instantiate must return the controller itself, because a promise would call its 'then'`)
}

/** Calls the action after the middlewares of its scopes. */
const actionHandler =
  (layer: Layer, instantiate: Instantiate): AnyMiddleware =>
  (ctx, next) =>
    callAction(layer, instantiate, ctx, createActionNext(next))

/**
 * Calls the action on a new controller, after its input is read. What it returns becomes the body, or is a `Reply`; for
 * `undefined`, see `answerNoContent`. Only a promise from `instantiate` is awaited: awaiting a controller would be a large
 * part of the cost of a dispatch, and would call an action named `then`.
 */
export const callAction = async (
  layer: Layer,
  instantiate: Instantiate,
  ctx: Koa.Context,
  next: ActionNext,
): Promise<void> => {
  // A route that comes here has a controller and an action.
  const { name, action, controller, readInput } = layer
  let actionNext = next
  if (readInput) {
    const input = readInput(ctx)
    actionNext = writeInput(ctx, input instanceof Promise ? await input : input, next)
  }
  const Controller = controller as Constructable
  const made = instantiate ? instantiate(Controller, ctx) : new Controller(ctx)
  const instance = instantiate && isPromised(made, Controller, layer) ? await made : made
  const method = (instance as Record<string, unknown> | undefined)?.[action as string] // one property is read
  if (typeof method !== 'function') throw new TypeError(`${name} is not a function on the controller's instance`)
  const given: unknown = await method.call(instance, ctx, actionNext)
  if (given === undefined) answerNoContent(ctx, name, actionNext)
  else if (typeof given === 'string') ctx.body = given
  else answerValue(ctx, name, given)
}
