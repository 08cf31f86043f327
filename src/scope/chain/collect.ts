/** The routes of a chain: what its declarations add, each route once. */

import type { AnyRoute } from '../../route/route.js'
import { RouteError } from '../../text/messages.js'
import { routeKey } from '../shared/keys.js'
import type { Call } from './run.js'

/** Routes in their order under their keys, so that each key is made once and not again in every scope around. */
export type KeyedRoutes = ReadonlyMap<string, AnyRoute>

export const keyed = (routes: readonly AnyRoute[]): KeyedRoutes =>
  new Map(routes.map(route => [routeKey(route), route]))

/** A call of a chain, with the routes that it declares and the error message for those that exist already, as they were declared. */
export interface Declaration extends Call {
  readonly routes: KeyedRoutes
  readonly duplicateMessage: (existing: readonly AnyRoute[], duplicates: readonly AnyRoute[]) => string
  readonly previous: Declaration | undefined
}

/** The routes of the chain that ends with `last`, in the order of declaration. `initial` are those that exist before it. */
export const collectRoutes = (last: Declaration | undefined, initial: KeyedRoutes): KeyedRoutes => {
  const declarations: Declaration[] = []
  for (let each = last; each; each = each.previous) declarations.push(each)
  const all = new Map<string, AnyRoute>()
  for (const { routes, duplicateMessage } of declarations.reverse()) {
    const existing: AnyRoute[] = []
    const duplicates: AnyRoute[] = []
    for (const [key, route] of routes) {
      const found = all.get(key) ?? initial.get(key)
      if (found) {
        existing.push(found)
        duplicates.push(route)
      }
      all.set(key, route)
    }
    if (existing.length > 0) throw new RouteError(duplicateMessage(existing, duplicates))
  }
  return all
}
