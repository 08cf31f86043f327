import type { ControllerClass } from '../controller/controller.js'
import type { ControllerLoader } from '../controller/loader.js'
import { loadControllers, type Registered, shownControllers } from '../controller/registry.js'
import { type AnyPathLink, type AnyUrlLink, createLinks, type PathLink, type UrlLink } from '../query/links.js'
import { type AnyMatchRequest, createMatch, type MatchRequest } from '../query/match.js'
import type { ContextIndex, RoutesIn, TargetsIn } from '../route/expand.js'
import { printRoutes } from '../route/print.js'
import { type AnyRoute, withLoaded } from '../route/route.js'

declare const TABLE: unique symbol

/**
 * What `defineRoutes` returns: at run time a frozen list of routes, in the type the declarations as they were written.
 * A plain `resources('places')` is stored as `'places'`, a verb as `'GET /ping Ping#ping'`, a namespace with its
 * children inside; nothing is expanded to routes before someone asks (see `RouteOf`, `TargetOf`, `ActionContext`).
 *
 * @example export const routes = defineRoutes(controllers, r => r.resources('places')) // a RouteTable
 */
export interface RouteTable<in out Registry, in out Entries> extends ReadonlyArray<AnyRoute> {
  readonly [TABLE]: [Registry, Entries]
  /** The controllers that were handed to `defineRoutes`: in the place of a loader the class, as soon as it is loaded. */
  readonly controllers: { readonly [controllerPath: string]: ControllerClass | ControllerLoader }
  /**
   * Loads the controllers that are registered by loaders, for tests and for what looks at all controllers. It is what
   * `router.load()` does, which has the rest.
   *
   * @example await routes.load()
   */
  load(): Promise<void>
  /**
   * The path of a target, or of a middleware route by its path pattern. Takes the target, its parameters (left out where
   * the path has none) and `{ query, hash }`; of a target with several paths `{ path }` says which one is meant. Every
   * parameter is encoded as one segment (RFC 3986, section 3.3), a glob's keeps the slashes between its segments.
   * Raises a `LinkError` for a value that no path can hold (empty, `.`, `..`, not finite), for what the types refuse, and
   * where the path is answered by a more literal route. The function may be taken from the table: `const { path } = routes`.
   *
   * @example routes.path('Places/Rooms#show', { placeId: 5, id: 'a/b' }, { query: { page: 2 } }) // '/places/5/rooms/a%2Fb?page=2'
   */
  readonly path: 0 extends 1 & Entries ? AnyPathLink : PathLink<Entries>
  /**
   * The URL of a target: `routes.path` behind an `http` or `https` origin. Where the origin has a path, as of a router that
   * is mounted below one, the link's path follows it. Raises a `LinkError` for what is no such origin.
   *
   * @example routes.url('https://example.com', 'Places#show', { id: 5 }) // 'https://example.com/places/5'
   * @example routes.url('https://example.com/api', 'Places#show', { id: 5 }) // 'https://example.com/api/places/5'
   */
  readonly url: 0 extends 1 & Entries ? AnyUrlLink : UrlLink<Entries>
  /**
   * The route that answers a request, without a server: its `target`, `route` and `params`, or `undefined` where none
   * does. Takes the method and the path; a query is not looked at. It finds what a router would: HEAD by GET, a slash at
   * the end ignored unless `{ trailingSlash: 'strict' }`. Raises a `LinkError` for a path with a malformed escape, which a
   * router answers by 400.
   *
   * @example routes.match('GET', '/places/5') // { target: 'Places#show', route: …, params: { id: '5' } }
   */
  readonly match: 0 extends 1 & Entries ? AnyMatchRequest : MatchRequest<Entries>
  /** The table as text, a line a route: method, path, target and the middlewares of its scopes, aligned. */
  toString(): string
}

/**
 * A route table of any controllers and declarations: what a function takes that is to work with every table.
 *
 * @example const paths = (routes: AnyRouteTable) => routes.map(route => route.path)
 */
// biome-ignore lint/suspicious/noExplicitAny: both parameters are invariant, so that only `any` stands for all of them
export type AnyRouteTable = RouteTable<any, any>

/** The stored declarations of a table. */
export type EntriesOf<Table> = Table extends RouteTable<infer _Registry, infer Entries> ? Entries : never

/**
 * The targets of a route table, as a union. A controller that is neither registered nor declares a
 * `static readonly controllerPath` has no name in the type; its targets are left out, so that a misspelt one is an error.
 *
 * @example TargetOf<typeof routes> // 'Ping#ping' | 'V1/Host/Places#index' | …
 */
export type TargetOf<Table> = TargetsIn<EntriesOf<Table>>

/**
 * The routes of a table, as a union of objects with literal `method`, `path` and `target` and the `params` of the path.
 * The largest form there is of a table: ask for it in tests and tools, not in every controller.
 *
 * @example Extract<RouteOf<typeof routes>, { target: 'Ping#ping' }>['path'] // '/ping'
 */
export type RouteOf<Table> = RoutesIn<EntriesOf<Table>>

/**
 * A route table for people: hover it to see a line a route.
 *
 * @example RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': 'middleware' … }
 */
export type RouteMap<Table> = {
  [Each in RouteOf<Table> as `${Each['method']} ${Each['path']}`]: Each['target'] extends string
    ? Each['target']
    : Each['redirect'] extends string
      ? `-> ${Each['redirect']}`
      : 'middleware'
}

/** What a table is known by in any copy of this package: a tool reads the tables of an application's own copy. */
const ROUTE_TABLE: unique symbol = Symbol.for('signalbox.RouteTable')

/** What `util.inspect` and `console.log` call; by its registered name, so that nothing of Node is loaded. */
const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom')

/** Whether a value is a route table, of this copy of the package or of another. */
export const isRouteTable = (value: unknown): value is AnyRouteTable => Array.isArray(value) && ROUTE_TABLE in value

/** The table at run time: a frozen array of routes. `map`, `filter` and the like give plain arrays. */
export class RouteList extends Array<AnyRoute> {
  static override get [Symbol.species]() {
    return Array
  }

  get [ROUTE_TABLE]() {
    return true
  }

  readonly #registry: Registered
  declare readonly controllers: AnyRouteTable['controllers']
  declare readonly path: AnyPathLink
  declare readonly url: AnyUrlLink
  declare readonly match: AnyMatchRequest

  constructor(registry: Registered, routes: readonly AnyRoute[]) {
    super()
    this.#registry = registry
    for (const route of routes) this.push(Object.freeze(withLoaded(route)))
    // What asks of a table needs nothing of its type.
    const table = this as unknown as AnyRouteTable
    const members = { controllers: shownControllers(registry), ...createLinks(table), match: createMatch(table) }
    for (const [name, value] of Object.entries(members)) Object.defineProperty(this, name, { value })
    Object.freeze(this)
  }

  load(): Promise<void> {
    return loadControllers(this.#registry)
  }

  /** The table as text: see `printRoutes`. */
  override toString(): string {
    return printRoutes(this)
  }

  /** `console.log(routes)` prints the table. */
  [INSPECT](): string {
    return this.toString()
  }
}

/**
 * The `ctx` of an action: Koa's, with exactly the parameters of the target's routes in `ctx.params` and what the scopes'
 * `use` gave in `ctx.state`. A target with several routes has the union of their parameters.
 *
 * @example
 * export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
 * // in a controller: show(ctx: Context<'V1/Host/Places/Rooms#show'>) { ctx.params.placeId }
 */
export type ActionContext<Table, Target extends TargetOf<Table>> = ContextAt<ContextIndex<EntriesOf<Table>>, Target>
type ContextAt<Index extends AnyIndex, Target extends string> = Index[Target]

/** An index by any string is all that the compiler has to know; `Target & keyof Index` would list all targets each time. */
interface AnyIndex {
  readonly [target: string]: unknown
}
