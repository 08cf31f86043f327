import { isClass } from '../controller/controller.js'
import { LazyEntry } from '../controller/lazy.js'
import { type CheckedLoaders, isLoader, type Loaded, type Registrable } from '../controller/loader.js'
import type { Registered } from '../controller/registry.js'
import type { Carried } from '../route/context.js'
import { TOP_FRAME, type TopFrame } from '../route/frame.js'
import { Chain } from '../scope/chain.js'
import type { CheckedCallback } from '../scope/scope.js'
import type { CallbackEntries, NoCallback } from '../scope/state.js'
import type { Checked } from '../text/inference.js'
import { type CallMessage, callMessage, RouteError } from '../text/messages.js'
import { checkRedirects } from './check-redirects.js'
import { RouteList, type RouteTable } from './table.js'

/**
 * Defines a route table: what the callback's chain declares, over a map of controllers.
 *
 * Takes the controllers by controller path (`{ 'V1/Places': PlacesController }`) and a callback that gets the top scope
 * and returns its chain. Returns the frozen table, whose type holds exactly its routes. Whatever is wrong with it is a
 * compile error; for code that dodged the types, a `RouteError` with the same sentence is thrown.
 *
 * @example
 * const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))
 */
export const defineRoutes = define as Define<{}>

/**
 * `defineRoutes` for an application with state and context of its own, named once for the whole table: `State` is what
 * every `ctx.state` has, `Context` what every `ctx` has, as in `new Koa<State, Context>()`.
 *
 * @example export const routes = defineRoutesFor<AppState, AppContext>()(controllers, r => r.resources('places'))
 */
export const defineRoutesFor = <State, Context = {}>() => define as Define<Carried<State, Context>>

type Define<State> = <const Registry extends Registrable, Returned = NoCallback>(
  controllers: Checked<CheckedLoaders<Registry>, ControllersProblem<Registry>>,
  draw: CheckedCallback<'defineRoutes', Loaded<Registry>, TopFrame, State, never, Returned>,
) => RouteTable<Loaded<Registry>, CallbackEntries<Returned, {}>>

/** The value under both: cast to their types, which the mirror test compares with it over many tables. */
function define(controllers: unknown, draw: unknown): never {
  const registry = registeredControllers(controllers)
  const routes = [...Chain.draw('defineRoutes', registry, TOP_FRAME, Object.freeze([]), draw).values()]
  checkRedirects(routes)
  return new RouteList(registry, routes) as never
}

/** A `#` would end a controller path in a target, a space in the stored form of a route. */
type ControllersProblem<Registry> =
  Extract<keyof Registry, '' | `${string}${'#' | ' '}${string}`> extends never
    ? never
    : CallMessage<'defineRoutes', 'a controller path has no space and no #'>

const registeredControllers = (controllers: unknown): Registered => {
  if (typeof controllers !== 'object' || controllers === null)
    throw new RouteError(callMessage('defineRoutes', 'the controllers must be a map of controller path to class'))
  const entries = Object.entries(controllers).map(([path, controller]) => {
    if (path === '' || /[# ]/.test(path))
      throw new RouteError(callMessage('defineRoutes', 'a controller path has no space and no #'))
    if (isLoader(controller)) return [path, new LazyEntry(path, controller)] as const
    if (isClass(controller)) return [path, controller] as const
    throw new RouteError(
      callMessage('defineRoutes', `the controller '${path}' must be a class or a function that loads one`),
    )
  })
  return Object.freeze(Object.fromEntries(entries))
}
