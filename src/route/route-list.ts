/** Checks a list of routes that a call takes as a route table. */

import type { NoArgument } from '../text/arguments.js'
import { foldCase } from '../text/fold-case.js'
import { pathShape } from '../text/path.js'
import type { AnyRoute } from './route.js'

/** A list of routes, in whose place an editor does not offer the methods of a list in an object literal. A parameter hint prints this name. */
export type AnyRoutes = readonly AnyRoute[] | NoArgument

/** What is wrong with a value given as a route table, or `undefined`. Any array of routes will do. */
export const tableProblem = (routes: unknown): string | undefined => {
  const isTable = Array.isArray(routes) && routes.every(route => typeof route?.path === 'string' && 'use' in route)
  return isTable
    ? undefined
    : `the first argument must be the route table that defineRoutes returns, not ${typeof routes}`
}

/** The error message for two routes that differ only in case, where case is ignored, or `undefined`. */
export const caseProblem = (routes: readonly Pick<AnyRoute, 'method' | 'path'>[]): string | undefined => {
  const found = new Map<string, string>()
  for (const { method, path } of routes) {
    const shape = pathShape(path)
    const key = `${method} ${foldCase(shape)}`
    const other = found.get(key)
    if (other !== undefined && pathShape(other) !== shape)
      return `${method} ${other} and ${method} ${path} differ only in case, which caseSensitive: false ignores`
    found.set(key, path)
  }
  return undefined
}
