/** Which routes `signalbox routes` lists, and in which order. */

import { middlewareName } from '../../route/print.js'
import { type AnyRoute, controllerPathIn } from '../../route/route.js'
import { ROUTE_METHODS, takesMethod } from '../../text/http.js'
import { type PathComparison, pathComparison } from '../../text/path-options.js'
import { type Found, grep, type SourceText } from './grep.js'
import type { NamedTable } from './tables.js'

/** A listed route, with the name of its table. */
export interface ListedRoute extends Found {
  readonly table: string
}

export const SORTS = ['path', 'method', 'target'] as const

/** The options that choose and sort routes. */
export interface Selection {
  readonly grep?: string | undefined
  /** Where routes are written, if `grep` asks for a file. */
  readonly sourceOf?: SourceText | undefined
  /** Whether the request that `grep` describes is compared as by a router with `caseSensitive: false`. */
  readonly ignoreCase?: true | undefined
  readonly controller?: string | undefined
  readonly method?: readonly string[] | undefined
  /** The names of middlewares that all run before the route. */
  readonly use?: readonly string[] | undefined
  /** The names of middlewares none of which does. */
  readonly without?: readonly string[] | undefined
  readonly sort?: (typeof SORTS)[number] | undefined
}

/** How `--grep` compares the path of a request. */
export const comparisonOf = ({ ignoreCase }: Selection): PathComparison =>
  pathComparison({ caseSensitive: ignoreCase !== true })

/** The selected routes of a table, sorted by a column or in the order of the table. */
export const select = ({ name: table, routes }: NamedTable, selection: Selection): readonly ListedRoute[] => {
  const { controller, method: methods = [], use = [], without = [], sort, grep: text, sourceOf } = selection
  const found =
    text === undefined
      ? routes.map(route => ({ route }))
      : grep(routes, text, methods, comparisonOf(selection), sourceOf)
  const listed = found
    .filter(({ route }) => methods.length === 0 || methods.some(method => takesMethod(route.method, method)))
    .filter(({ route }) => controller === undefined || ('target' in route && belongsTo(route.target, controller)))
    .filter(({ route }) => use.every(name => isBehind(route, name)) && !without.some(name => isBehind(route, name)))
    .map(each => ({ table, ...each }))
  return sort === undefined ? listed : listed.sort(COMPARISONS[sort])
}

/**
 * Whether a target belongs to a controller. `controller` is a controller path or its last segments, in upper or lower
 * case, with or without `Controller` at the end.
 *
 * @example belongsTo('V1/Host/Places/Rooms#show', 'places/rooms') // true
 */
export const belongsTo = (target: string, controller: string): boolean => {
  const name = controller.toLowerCase().replace(/^\//, '')
  const path = `/${controllerPathIn(target)}`.toLowerCase()
  return [name, name.replace(/controller$/, '')].some(each => path.endsWith(`/${each}`))
}

/** Whether a middleware of this name, in upper or lower case, runs before a route. */
const isBehind = ({ use }: AnyRoute, name: string): boolean =>
  use.some(each => middlewareName(each).toLowerCase() === name.toLowerCase())

/** The names of the middlewares of a table, each once. */
export const middlewaresIn = (routes: readonly AnyRoute[]): readonly string[] => [
  ...new Set(routes.flatMap(({ use }) => use.map(middlewareName))),
]

type Comparison = (left: ListedRoute, right: ListedRoute) => number

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right))

const byPath: Comparison = (left, right) => byText(left.route.path, right.route.path)

const METHOD_ORDER: readonly string[] = ROUTE_METHODS
const rank = ({ route }: ListedRoute): number => METHOD_ORDER.indexOf(route.method)
const byMethod: Comparison = (left, right) => rank(left) - rank(right)

/**
 * The text to sort by. A redirect has its target, so it is listed with the routes of that target. Middleware routes are
 * last.
 */
const targetOf = ({ route }: ListedRoute): string => {
  if ('target' in route) return route.target
  return 'redirect' in route ? route.redirect : '\uffff'
}

const COMPARISONS: Readonly<Record<(typeof SORTS)[number], Comparison>> = {
  path: (left, right) => byPath(left, right) || byMethod(left, right),
  method: (left, right) => byMethod(left, right) || byPath(left, right),
  target: (left, right) => byText(targetOf(left), targetOf(right)),
}
