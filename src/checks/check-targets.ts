/**
 * Whether each controller path means one class. A class that is not registered has the path that it names or inherits, and
 * another class may have the same one. The types show no names of classes, so only `defineRoutes` checks this.
 */

import { type AnyRoute, controllerPathIn } from '../route/route.js'
import { RouteError } from '../text/messages.js'

/** Throws an error message for the first controller path of a table that two classes have. */
export const checkTargets = (routes: readonly AnyRoute[]): void => {
  const controllers = new Map<string, unknown>()
  for (const route of routes) {
    if (!('target' in route)) continue
    const path = controllerPathIn(route.target)
    const controller = route.lazy ?? route.controller
    const other = controllers.get(path)
    if (other !== undefined && other !== controller)
      throw new RouteError(
        `the target '${route.target}' is ambiguous: two classes have the controller path '${path}', so register them`,
      )
    controllers.set(path, controller)
  }
}
