/** What a row of routes says before it opens, and what a search looks at: the same in the inspector and on the command line. */

import type { SearchedRow } from '../text/route-search.js'
import { isMounted } from './mounted.js'
import { kindsLabel, routeLine } from './print.js'
import type { AnyMiddleware, AnyRoute } from './route.js'
import { type InputStatuses, statusesOf } from './statuses.js'

/** A route; or several that differ in their methods alone, such as PUT and PATCH. */
export type RowRoutes = readonly [AnyRoute, ...AnyRoute[]]

export interface SearchedRoute extends SearchedRow {
  /** The names of its middlewares, as they are written. */
  readonly names: readonly string[]
  /** What the contract takes, and the statuses of its replies, of described middlewares and of the router: `body`, `200`. */
  readonly chips: readonly string[]
  readonly isDeprecated: boolean
  /** Whether the controller is not loaded, so that nothing is known of its contract. */
  readonly isUnloaded: boolean
}

/** What the rooms know of a route besides the table. */
interface Known {
  /** What a middleware is called. */
  readonly labelOf: (middleware: AnyMiddleware) => string
  /** The file and the line of what answers: `src/places.ts:12`, or nothing. */
  readonly source: string
  /** The statuses of the application for input that does not fit. */
  readonly statuses?: InputStatuses | undefined
}

export const searchedRoute = (routes: RowRoutes, { labelOf, source, statuses }: Known): SearchedRoute => {
  const [route] = routes
  const contract = 'contract' in route ? route.contract : undefined
  const isUnloaded = 'target' in route && route.controller === undefined
  const chips = [
    ...(contract?.query ? ['query'] : []),
    ...(contract?.body ? ['body'] : []),
    ...statusesOf(route, statuses, []).map(String), // those of every body would fill the row
  ]
  const names = route.use.map(labelOf)
  const use = names.map(name => name.toLowerCase())
  const isDeprecated = contract?.deprecated === true
  const words = [
    ...routes.map(routeLine),
    ...('redirect' in route ? [String(route.status)] : []),
    ...('middleware' in route ? [labelOf(route.middleware)] : []),
    kindsLabel(route),
    ...use,
    ...chips,
    isDeprecated ? 'deprecated' : '',
    contract?.summary ?? '',
  ]
  const lacks = [
    ...('target' in route ? [] : ['controller']),
    ...(use.length > 0 ? [] : ['middleware']),
    ...(contract || isUnloaded || !takesContract(route) ? [] : ['contract']),
  ]
  const text = words.join(' ').toLowerCase()
  return { text, use, lacks, source: source.toLowerCase(), names, chips, isDeprecated, isUnloaded }
}

/** A redirect and what `mount` calls have no contract. */
const takesContract = (route: AnyRoute): boolean =>
  'target' in route || ('middleware' in route && !isMounted(route.middleware))
