/** The table as the page shows it: a group for each controller, with a row for each route or for several with one answer. */

import { middlewaresOf, mountedIn } from '../route/mounted.js'
import { kindsLabel, middlewareName, NAMELESS } from '../route/print.js'
import { type AnyMiddleware, type AnyRoute, controllerPathIn } from '../route/route.js'
import { type RowRoutes, type SearchedRoute, searchedRoute } from '../route/searched-route.js'
import type { InputStatuses } from '../route/statuses.js'
import { type Chain, type ChainDifference, differenceFrom, isSame, usualChain } from './chain.js'
import { type PlaceOf, type Places, placeText } from './places.js'

/** What the page shows of a route, or of several that differ in their methods alone. */
export interface Row extends SearchedRoute {
  /** The method and the path of its first route, in the address of the page when it is open. */
  readonly id: string
  readonly routes: RowRoutes
  readonly difference: ChainDifference
}

/** The routes of a controller, or those without one. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly chain: Chain
  readonly rows: readonly Row[]
  readonly count: number
}

const NO_CONTROLLER = 'Without a controller'

/** What is known of the source. */
type KnownPlaces = Pick<Places, 'ofFunction' | 'ofRoute'>

/** The groups of a table, in the order of their first routes. `statuses` are those of the application for input that does not fit. */
export const groupsOf = (
  routes: readonly AnyRoute[],
  places: KnownPlaces,
  statuses?: InputStatuses | undefined,
): readonly Group[] => {
  const byName = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    const name = 'target' in route ? controllerPathIn(route.target) : NO_CONTROLLER
    const own = byName.get(name) ?? []
    byName.set(name, own)
    own.push(route)
  }
  const idFor = createIds()
  return [...byName].map(([name, own]) => {
    const merged = mergedRoutes(own)
    const chain = usualChain(merged.map(([{ use }]) => use))
    const rows = merged.map(each => rowOf(each, idFor(idOf(each[0])), chain, places, statuses))
    return { id: `group-${asId(name)}`, name, chain, rows, count: own.length }
  })
}

/** An id of an element may have no white space; and no half of a surrogate pair can be in an address. */
const asId = (text: string): string => text.replace(/[\s\p{Cs}]/gu, '_')

const idOf = ({ method, path }: AnyRoute): string => asId(`${method} ${path}`)

/** Makes ids different, as those of routes with the same method and path in an array that is no table. */
const createIds = (): ((id: string) => string) => {
  const counts = new Map<string, number>()
  return id => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}_${count}`
  }
}

/** The row that an address opens: `GET /places/:id`, or the id of the row. */
export const openedRow = (rows: readonly Row[], address: string): Row | undefined => {
  const id = asId(address)
  return rows.find(row => row.id === id) ?? rows.find(({ routes }) => routes.some(route => idOf(route) === id))
}

/** Routes of one path with one answer, together. */
const mergedRoutes = (routes: readonly AnyRoute[]): readonly RowRoutes[] => {
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
  routes: RowRoutes,
  id: string,
  usual: Chain,
  { ofFunction, ofRoute }: KnownPlaces,
  statuses: InputStatuses | undefined,
): Row => {
  const [route] = routes
  const place = ofRoute(route)
  const known = {
    labelOf: (middleware: AnyMiddleware) => labelOf(middleware, ofFunction),
    source: place ? placeText(place) : '',
    statuses,
  }
  return { id, routes, difference: differenceFrom(usual, route.use), ...searchedRoute(routes, known) }
}

/** How many routes rows have. */
export const countOf = (rows: readonly Row[]): number => rows.reduce((sum, { routes }) => sum + routes.length, 0)

/** `4 of 9`; or `9`, where none is hidden. */
export const shownOf = (shown: number, all: number): string => (shown === all ? String(all) : `${shown} of ${all}`)

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
