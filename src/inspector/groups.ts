/** The table as the page shows it: a group for each controller, with a row for each route or for several with one answer. */

import type { Source } from '../locate/source.js'
import { isMounted, middlewaresOf, mountedIn } from '../route/mounted.js'
import { kindsLabel, middlewareName, NAMELESS, routeLine } from '../route/print.js'
import { type AnyMiddleware, type AnyRoute, controllerPathIn } from '../route/route.js'
import { type InputStatuses, statusesOf } from '../route/statuses.js'
import { type Chain, type ChainDifference, differenceFrom, isSame, usualChain } from './chain.js'
import type { SearchedRow } from './search.js'

/** A route; or several that differ in their methods alone, such as PUT and PATCH. */
export interface Row extends SearchedRow {
  readonly id: string
  /** They differ in their methods alone. */
  readonly routes: readonly [AnyRoute, ...AnyRoute[]]
  readonly difference: ChainDifference
  /** The names of its middlewares, as they are written. */
  readonly names: readonly string[]
  /** What the contract takes, and the statuses of its replies, of described middlewares and of the router: `body`, `200`. */
  readonly chips: readonly string[]
  readonly isDeprecated: boolean
  /** Whether the controller is not loaded, so that nothing is known of its contract. */
  readonly isUnloaded: boolean
}

/** The routes of a controller, or those without one. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly chain: Chain
  readonly rows: readonly Row[]
  readonly count: number
}

/** Where a function is written, if that is known. */
export type PlaceOf = (value: unknown) => Source | undefined

const NO_CONTROLLER = 'Without a controller'

/** The groups of a table, in the order of their first routes. `statuses` are those of the application for input that does not fit. */
export const groupsOf = (
  routes: readonly AnyRoute[],
  placeOf: PlaceOf,
  statuses?: InputStatuses | undefined,
): readonly Group[] => {
  const byName = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    const name = 'target' in route ? controllerPathIn(route.target) : NO_CONTROLLER
    byName.set(name, [...(byName.get(name) ?? []), route])
  }
  const idOf = new Map(routes.map((route, at) => [route, `route-${at + 1}`]))
  return [...byName].map(([name, own], at) => {
    const merged = mergedRoutes(own)
    const chain = usualChain(merged.map(([{ use }]) => use))
    const rows = merged.map(each => rowOf(each, idOf.get(each[0]) ?? '', chain, placeOf, statuses))
    return { id: `group-${at + 1}`, name, chain, rows, count: own.length }
  })
}

/** Routes of one path with one answer, together. */
const mergedRoutes = (routes: readonly AnyRoute[]): readonly [AnyRoute, ...AnyRoute[]][] => {
  const byPath = new Map<string, [AnyRoute, ...AnyRoute[]][]>()
  const merged: [AnyRoute, ...AnyRoute[]][] = []
  for (const route of routes) {
    const ofPath = byPath.get(route.path) ?? []
    byPath.set(route.path, ofPath)
    const same = ofPath.find(([first]) => answersLike(first, route))
    if (same) {
      same.push(route)
      continue
    }
    const row: [AnyRoute] = [route]
    ofPath.push(row)
    merged.push(row)
  }
  return merged
}

const answersLike = (one: AnyRoute, other: AnyRoute): boolean =>
  isSame(one.use, other.use) && kindsLabel(one) === kindsLabel(other) && isSameAnswer(one, other)

const isSameAnswer = (one: AnyRoute, other: AnyRoute): boolean => {
  if ('target' in one) return 'target' in other && one.target === other.target
  if ('redirect' in one) return 'redirect' in other && one.redirect === other.redirect && one.status === other.status
  return 'middleware' in other && one.middleware === other.middleware && one.contract === other.contract
}

const rowOf = (
  routes: readonly [AnyRoute, ...AnyRoute[]],
  id: string,
  usual: Chain,
  placeOf: PlaceOf,
  statuses: InputStatuses | undefined,
): Row => {
  const [route] = routes
  const contract = 'contract' in route ? route.contract : undefined
  const isUnloaded = 'target' in route && route.controller === undefined
  const chips = [
    ...(contract?.query ? ['query'] : []),
    ...(contract?.body ? ['body'] : []),
    ...statusesOf(route, statuses, []).map(String), // those of every body would fill the row
  ]
  const names = route.use.map(each => labelOf(each, placeOf))
  const use = names.map(name => name.toLowerCase())
  const isDeprecated = contract?.deprecated === true
  const words = [
    ...routes.map(routeLine),
    ...('redirect' in route ? [String(route.status)] : []),
    ...('middleware' in route ? [labelOf(route.middleware, placeOf)] : []),
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
  const difference = differenceFrom(usual, route.use)
  return {
    id,
    routes,
    difference,
    chips,
    isDeprecated,
    isUnloaded,
    names,
    use,
    lacks,
    text: words.join(' ').toLowerCase(),
  }
}

/** How many routes rows have. */
export const countOf = (rows: readonly Row[]): number => rows.reduce((sum, { routes }) => sum + routes.length, 0)

/** `4 of 9`; or `9`, where none is hidden. */
export const shownOf = (shown: number, all: number): string => (shown === all ? String(all) : `${shown} of ${all}`)

/** A redirect and what `mount` calls have no contract. */
const takesContract = (route: AnyRoute): boolean =>
  'target' in route || ('middleware' in route && !isMounted(route.middleware))

/** What a middleware or an application is called, or where it is written if it has no name. */
export const labelOf = (middleware: AnyMiddleware, placeOf: PlaceOf): string => {
  const mounted = mountedIn(middleware)
  const name = middlewareName(middleware)
  const isNamed = name !== NAMELESS
  if (isNamed && typeof mounted === 'function') return name
  const place = placeOf(middleware)
  const written = place && `${place.file.replace(/^.*[\\/]/, '')}:${place.line}`
  if (isNamed) return written && middlewaresOf(mounted).length > 0 ? `${name} ${written}` : name
  return written ?? name
}
