/** Finds the route of an earlier table in a later one. */

import { APPLICATION, NAMELESS } from '../route/print.js'
import { pathShape } from '../text/path.js'
import type { ListedRoute } from './listed.js'

/** A route before and after the change. */
export type Pair = readonly [before: ListedRoute, now: ListedRoute]

/** How the routes of two tables belong together. */
interface Pairs {
  /** Routes that answer the same requests. One of every method may have several counterparts. */
  readonly kept: readonly Pair[]
  /** Routes with the same target, at another path or with another method. */
  readonly moved: readonly Pair[]
  readonly gone: readonly ListedRoute[]
  readonly added: readonly ListedRoute[]
}

/** Pairs the routes of two tables: first by method and path, whose parameters may have other names, then by target. */
export const pairRoutes = (before: readonly ListedRoute[], now: readonly ListedRoute[]): Pairs => {
  const [old, current] = [routeFinder(before), routeFinder(now)]
  const kept: Pair[] = []
  const lost: ListedRoute[] = []
  for (const route of before) {
    const found = current(route)
    if (found) kept.push([route, found])
    else lost.push(route)
  }
  const added: ListedRoute[] = []
  const known = new Set(kept.map(([, found]) => found))
  for (const route of now.filter(each => !known.has(each))) {
    const found = old(route)
    if (found) kept.push([found, route])
    else added.push(route)
  }
  const moved: Pair[] = []
  const gone = lost.filter(route => {
    const candidates = added.filter(each => isSameAnswer(each, route))
    const found = candidates.find(({ method }) => method === route.method) ?? candidates[0]
    if (!found) return true
    added.splice(added.indexOf(found), 1)
    moved.push([route, found])
    return false
  })
  return { kept, moved, gone, added }
}

/** Returns a function that finds the route which answers the requests of another one. */
const routeFinder = (routes: readonly ListedRoute[]) => {
  const found = new Map(routes.map(route => [keyOf(route, route.method), route]))
  return (route: ListedRoute): ListedRoute | undefined =>
    [route.method, ...(route.method === 'HEAD' ? ['GET'] : []), 'ALL']
      .map(method => found.get(keyOf(route, method)))
      .find(Boolean)
}
const keyOf = ({ table = '', path }: ListedRoute, method: string): string => `${table} ${method} ${pathShape(path)}`

/** Whether two routes are known to answer by the same action or middleware. */
export const isSameAnswer = (one: ListedRoute, other: ListedRoute): boolean =>
  nameOf(one) !== undefined && nameOf(one) === nameOf(other)

/** What a route is known by wherever it is: its target, or the name of its middleware. */
const nameOf = ({ table, target, middleware }: ListedRoute): string | undefined => {
  if (target !== undefined) return `${table} ${target}`
  return middleware === undefined || middleware === NAMELESS || middleware === APPLICATION
    ? undefined
    : `${table} (${middleware})`
}
