/** The route table: its type, its value, and the types that read it. */

import type { CALLS } from '../client/call.js'
import type { ControllerClass } from '../controller/controller.js'
import type { ControllerLoader } from '../controller/loader.js'
import { loadControllers, type Registered, shownControllers } from '../controller/registry.js'
import type { CallKeysIn, HasRefused, RoutesIn, TargetsIn } from '../entries/lookup.js'
import {
  type AnyPathLink,
  type AnyUrlLink,
  createLinks,
  type PathLink,
  type PathLinkWithRefused,
  type UrlLink,
  type UrlLinkWithRefused,
} from '../query/links.js'
import { type AnyMatchRequest, createMatch, type MatchRequest } from '../query/match.js'
import type { AnyTargetLinks, TargetLinks } from '../query/target-links.js'
import { printRoutes, type TargetLabel } from '../route/print.js'
import { type AnyRoute, completedRoute } from '../route/route.js'
import type { NoArgument } from '../text/arguments.js'
import type { IsAny } from '../text/inference.js'
import type { TableCalls } from './client-calls.js'

declare const TABLE: unique symbol

/**
 * What `defineRoutes` returns. At run time it is a frozen array of routes. Its type keeps the declarations in their stored
 * form, `'places'` for `resources('places')` and `'GET /ping Ping#ping'` for a verb, and expands them to routes only where
 * a type reads them (see `RouteOf`, `TargetOf`, `ActionContext`).
 *
 * @example export const routes = defineRoutes(controllers, r => r.resources('places')) // a RouteTable
 */
export interface RouteTable<in out Registry, in out Entries> extends ReadonlyArray<AnyRoute> {
  readonly [TABLE]: [Registry, Entries]
  /** For the types of a client alone: see `ClientOf`. */
  readonly [CALLS]: TableCalls<Registry, Entries, CallKeysIn<Entries>>
  /** The controllers of `defineRoutes`, each loader replaced by its class once that is loaded. */
  readonly controllers: TableControllers<Registry>
  /**
   * Loads all lazy controllers, as `router.load()` does, for tests and for tools that look at controllers.
   *
   * @throws {RouteError} Rejects with one line for each problem, where loaders fail or their classes do not fit the table.
   * @example await routes.load()
   */
  load(): Promise<void>
  /**
   * The path of a target, or of the path pattern of a route without one: `routes.path('Places#show', { id: 5 })`.
   *
   * Takes the target, the parameters of its path (left out where the path has none) and `{ query, hash }`. For a target
   * with several paths, `{ path }` chooses one. A parameter is encoded as one segment, a wildcard keeps the slashes between
   * its segments. The function works without the table, as in `const { path } = routes`.
   *
   * @throws {LinkError} For a value that no path can contain (empty, `.`, `..`, not finite), for a path that a more literal
   * route answers, and for a mistake that the compiler did not see.
   * @see https://www.rfc-editor.org/rfc/rfc3986.html#section-3.3
   * @example routes.path('Places/Rooms#show', { placeId: 5, id: 'a/b' }, { query: { page: 2 } }) // '/places/5/rooms/a%2Fb?page=2'
   */
  readonly path: IsAny<Entries> extends true
    ? AnyPathLink
    : HasRefused<Entries> extends true
      ? PathLinkWithRefused<Entries>
      : PathLink<Entries>
  /**
   * The paths of all targets, by controller path and action: `routes.to['Places'].show({ id: 5 })`. The function takes what
   * `routes.path` takes after the target, and returns and throws the same. Unlike a target, the two names lead an editor to
   * the controller and the action, and renaming the method renames its links. The functions work without the table.
   *
   * @throws {LinkError} For whatever `routes.path` throws it.
   * @example routes.to['Places/Rooms'].show({ placeId: 5, id: 'a/b' }, { query: { page: 2 } }) // '/places/5/rooms/a%2Fb?page=2'
   */
  readonly to: IsAny<Entries> extends true ? AnyTargetLinks : TargetLinks<Registry, Entries>
  /**
   * The URL of a target, from an `http` or `https` origin and the arguments of `routes.path`. The origin may have a path, below
   * which the router is mounted.
   *
   * @throws {LinkError} For another kind of origin, and for whatever `routes.path` throws it.
   * @example routes.url('https://example.com', 'Places#show', { id: 5 }) // 'https://example.com/places/5'
   * @example routes.url('https://example.com/api', 'Places#show', { id: 5 }) // 'https://example.com/api/places/5'
   */
  readonly url: IsAny<Entries> extends true
    ? AnyUrlLink
    : HasRefused<Entries> extends true
      ? UrlLinkWithRefused<Entries>
      : UrlLink<Entries>
  /**
   * The route that answers a request, without a server: `routes.match('GET', '/places/5')`.
   *
   * Takes the method, the path, whose query is ignored, and the options `trailingSlash`, `caseSensitive` and `escapes` of the router.
   * Returns the `target`, the `route` and the `params`, or `undefined` where no route answers. It finds what a router with
   * these options finds: GET routes for HEAD too, and without options a path with a trailing slash.
   *
   * @throws {LinkError} For a path with a malformed escape, which a router answers with 400; for two routes that differ only
   * in case, if `caseSensitive` is `false`; and for a mistake that the compiler did not see.
   * @example routes.match('GET', '/places/5') // { target: 'Places#show', route: …, params: { id: '5' } }
   */
  readonly match: IsAny<Entries> extends true ? AnyMatchRequest : MatchRequest<Entries>
  /** The table as text: one line for each route, with its method, path, target and middlewares. */
  toString(): string
}

/** Controllers by controller path: those that the table lists, which an editor offers, and any others. */
type TableControllers<Registry> = { readonly [Path in keyof Registry]: ControllerClass | ControllerLoader } & {
  readonly [controllerPath: string]: ControllerClass | ControllerLoader
}

/**
 * Any route table: the type of a parameter for a function that works with all of them.
 *
 * @example const paths = (routes: AnyRouteTable) => routes.map(route => route.path)
 */
// biome-ignore lint/suspicious/noExplicitAny: both parameters are invariant, so only `any` covers all of them
export type AnyRouteTable = RouteTable<any, any>

/**
 * The type of a parameter that takes any table. The type arguments, or the table itself, are inferred from the first branch, which is
 * never taken: of a `RouteTable` a parameter hint would print both type arguments. Nothing is bound by `infer`, so that a function
 * with a type parameter for its table can pass it on.
 */
export type TableArgument<Registry, Entries> = [Registry] extends [never]
  ? RouteTable<Registry, Entries>
  : unknown extends Registry // compared with a union, a table would cost more
    ? AnyTable
    : AnyRouteTable
export type WholeTableArgument<Table> = [Table] extends [never] ? Table : AnyTable

/** Any table, in whose place an editor does not offer the methods of a list in an object literal. A parameter hint prints this name. */
export type AnyTable = AnyRouteTable | NoArgument

/** The entries of a table. */
export type EntriesOf<Table> = Table extends RouteTable<infer _Registry, infer Entries> ? Entries : never

/**
 * The targets of a route table, as a union. The types cannot see the name of a controller that is not registered and has no
 * `static readonly controllerPath`, so its targets are not among them.
 *
 * @example TargetOf<typeof routes> // 'Ping#ping' | 'V1/Host/Places#index' | …
 */
export type TargetOf<Table> = TargetsIn<EntriesOf<Table>>

/**
 * The routes of a table, as a union of objects with literal `method`, `path`, `target` and `params`. It is the largest type
 * that a table has: use it in tests and tools, not in every controller.
 *
 * @example Extract<RouteOf<typeof routes>, { target: 'Ping#ping' }>['path'] // '/ping'
 */
export type RouteOf<Table> = RoutesIn<EntriesOf<Table>>

/**
 * A type to hover: one line for each route of a table, in the words of `String(routes)`. A middleware has no name in a type.
 *
 * @example RouteMap<typeof routes> // { 'GET /ping': 'Ping#ping'; 'GET /health': '(middleware)' … }
 */
export type RouteMap<Table> = {
  [Each in RouteOf<Table> as `${Each['method']} ${Each['path']}`]: TargetLabel<Each>
}

/** Marks a table for every copy of this package: a tool can read the tables of an application that has its own copy. */
const ROUTE_TABLE: unique symbol = Symbol.for('signalbox.RouteTable')

/** The method that `util.inspect` and `console.log` call. The registered name avoids an import of `node:util`. */
const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom')

/** Whether a value is a route table of any copy of this package. */
export const isRouteTable = (value: unknown): value is AnyRouteTable => Array.isArray(value) && ROUTE_TABLE in value

/** The table at run time: a frozen array of routes. `map`, `filter` and the like return plain arrays. */
export class RouteList extends Array<AnyRoute> {
  static override get [Symbol.species]() {
    return Array
  }

  get [ROUTE_TABLE]() {
    return true
  }

  readonly #registry: Registered
  readonly #createTargetLinks: () => AnyTargetLinks
  #targetLinks: AnyTargetLinks | undefined
  declare readonly controllers: AnyRouteTable['controllers']
  declare readonly path: AnyPathLink
  declare readonly url: AnyUrlLink
  declare readonly match: AnyMatchRequest

  constructor(registry: Registered, routes: readonly AnyRoute[]) {
    super()
    this.#registry = registry
    for (const route of routes) this.push(Object.freeze(completedRoute(route)))
    // Links and matches use only the members of `LinkedRoutes`, so the type arguments of the table do not matter.
    const table = this as unknown as AnyRouteTable
    const { path, url, createTargetLinks } = createLinks(table)
    this.#createTargetLinks = createTargetLinks
    const members = { controllers: shownControllers(registry), path, url, match: createMatch(table) }
    for (const [name, value] of Object.entries(members)) Object.defineProperty(this, name, { value })
    Object.freeze(this)
  }

  /** Made when it is first read: many applications never do. */
  get to(): AnyTargetLinks {
    this.#targetLinks ??= this.#createTargetLinks()
    return this.#targetLinks
  }

  load(): Promise<void> {
    return loadControllers(this.#registry)
  }

  override toString(): string {
    return printRoutes(this)
  }

  /** `console.log(routes)` prints the table. */
  [INSPECT](): string {
    return this.toString()
  }
}
