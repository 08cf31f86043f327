/** Path patterns that are compiled to be filled with parameters. */

import type { AnyRoute, LinkedRoutes } from '../route/route.js'
import { callMessage, LinkError } from '../text/messages.js'
import { paramNames } from '../text/path.js'
import { encodeSegment, valueProblem } from './link-value.js'
import { precedingRouteFinder } from './precedence.js'

/** A path that parameters can be filled into. */
export interface Pattern {
  readonly path: string
  /** The names of its parameters. */
  readonly names: readonly string[]
  /** The path with these values. Errors begin with `call`. */
  fill(call: string, params: object): string
}

/**
 * The patterns that a target, or a path pattern, links to; an error message for a path pattern whose route is linked by its
 * target. Patterns are compiled at their first use.
 */
export const createPatterns = (routes: LinkedRoutes): ((target: string) => readonly Pattern[] | string) => {
  const compiled = new Map<string, readonly Pattern[]>()
  let index: ReadonlyMap<string, readonly AnyRoute[]> | undefined

  return target => {
    const known = compiled.get(target)
    if (known) return known
    index ??= indexRoutes(routes)
    const own = index.get(target) ?? []
    if (own.length === 0) {
      const other = routes.find(route => route.path === target)
      if (other && 'target' in other) return `link to this path by its target, '${other.target}'`
    }
    const paths = [...new Set(own.map(route => route.path))]
    const routesOf = (path: string) => own.filter(route => route.path === path)
    const patterns = paths.map(path => compile(routes, path, routesOf(path)))
    compiled.set(target, patterns)
    return patterns
  }
}

/** The pattern of one route. */
export const patternOf = (routes: LinkedRoutes, route: AnyRoute): Pattern => compile(routes, route.path, [route])

/** Routes by what links to them: their targets, and their paths where the types do not know the target. */
const indexRoutes = (routes: LinkedRoutes): ReadonlyMap<string, readonly AnyRoute[]> => {
  const index = new Map<string, AnyRoute[]>()
  const add = (key: string, route: AnyRoute) => {
    const before = index.get(key)
    if (before) before.push(route)
    else index.set(key, [route])
  }
  for (const route of routes) {
    if ('target' in route) add(route.target, route)
    if (!hasKnownTarget(routes, route)) add(route.path, route)
  }
  return index
}

/** Whether the types know the target of a route: its controller is registered, or declares its own `controllerPath`. */
const hasKnownTarget = (routes: LinkedRoutes, route: AnyRoute): boolean =>
  'target' in route &&
  (Object.hasOwn(routes.controllers, route.target.slice(0, route.target.lastIndexOf('#'))) ||
    (route.controller !== undefined && 'controllerPath' in route.controller))

/** The pattern of a path; `own` are the routes that a link to it means. */
const compile = (routes: LinkedRoutes, path: string, own: readonly AnyRoute[]): Pattern => {
  const names = paramNames(path)
  const precedingRoute = precedingRouteFinder(routes, path, own)
  // The literal texts before each parameter and after the last one.
  const texts = path.split(/[:*][^/]+/).map(encodeSegments)
  const hasWildcard = path.includes('/*')
  return {
    path,
    names,
    fill: (call, params) => {
      let filled = texts[0] as string // splitting gives at least one text
      for (let at = 0; at < names.length; at++) {
        const name = names[at] as string // `at` is below the length
        const value: unknown = Reflect.get(params, name)
        const isWildcard = hasWildcard && at === names.length - 1
        if (value === undefined && !(name in params))
          throw new LinkError(callMessage(call, `the parameter '${name}' of ${path} is missing`))
        const problem = valueProblem(value, isWildcard)
        if (problem !== undefined) throw new LinkError(callMessage(call, `the parameter '${name}' is ${problem}`))
        filled += (isWildcard ? encodeSegments : encodeSegment)(String(value)) + texts[at + 1]
      }
      const other = precedingRoute?.(filled)
      if (other) throw new LinkError(callMessage(call, `${filled} is answered by ${routeLabel(other)}`))
      return filled
    },
  }
}

const encodeSegments = (text: string): string => text.split('/').map(encodeSegment).join('/')

const routeLabel = (route: AnyRoute): string => ('target' in route ? route.target : `${route.method} ${route.path}`)
