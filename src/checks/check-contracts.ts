/** Whether the contracts of a table fit its classes. Those of lazy controllers are checked when they are loaded. */

import { contractProblems } from '../contract/check-contract.js'
import type { ControllerClass } from '../controller/controller.js'
import { LazyEntry } from '../controller/lazy.js'
import type { Registered } from '../controller/registry.js'
import { type AnyRoute, controllerPathIn } from '../route/route.js'
import { RouteError } from '../text/messages.js'

/** Throws an error with a line for each mistake in the contracts of a table, registered classes first. */
export const checkContracts = (registry: Registered, routes: readonly AnyRoute[]): void => {
  const classes = new Map<ControllerClass, string>()
  const add = (path: string, controller: ControllerClass): void => {
    if (!classes.has(controller)) classes.set(controller, path)
  }
  for (const [path, controller] of Object.entries(registry))
    if (!(controller instanceof LazyEntry)) add(path, controller)
  for (const route of routes)
    if ('target' in route && route.controller) add(controllerPathIn(route.target), route.controller)
  const problems = [...classes].flatMap(([controller, path]) => contractProblems(path, controller))
  if (problems.length > 0) throw new RouteError(problems.join('\n'))
}
