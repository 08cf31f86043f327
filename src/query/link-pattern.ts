/** Compiles path patterns, so that links can fill in the parameters. */

import { type AnyRoute, controllerPathIn, type LinkedRoutes } from '../route/route.js'
import { callMessage, LinkError } from '../text/messages.js'
import { castToKind, kindLabel, type ParamKind } from '../text/param-kinds.js'
import { DEFAULT_COMPARISON, type PathComparison } from '../text/path-options.js'
import { parseSegment, type Segment } from '../text/segments.js'
import { encodeSegment, valueProblem } from './link-value.js'
import { precedingRouteFinder } from './precedence.js'

/** A compiled path pattern. */
export interface Pattern {
  readonly path: string
  readonly names: readonly string[]
  /** Fills in the parameters. Error messages begin with `call`. */
  fill(call: string, params: object): string
}

/**
 * Creates a function that returns the compiled patterns for a target or a path pattern. If the route of a path pattern
 * has a target to link by, the function returns an error message instead. Patterns are compiled when they are first
 * used.
 */
export const createPatterns = (routes: LinkedRoutes): ((target: string) => readonly Pattern[] | string) => {
  const compiled = new Map<string, readonly Pattern[]>()
  let index: RouteIndex | undefined

  return target => {
    const known = compiled.get(target)
    if (known) return known
    index ??= indexRoutes(routes)
    const own = index.byLink.get(target)
    if (own === undefined) {
      const other = index.byPath.get(target)
      return other && 'target' in other ? `link to this path by its target, '${other.target}'` : []
    }
    const patterns = [...own].map(([path, each]) => compile(routes, path, each))
    compiled.set(target, patterns)
    return patterns
  }
}

/** The pattern of one route, for links that a router with this `comparison` answers. */
export const patternOf = (routes: LinkedRoutes, route: AnyRoute, comparison: PathComparison): Pattern =>
  compile(routes, route.path, [route], comparison)

/** The pattern of any path, whichever route answers there. */
export const patternOfPath = (path: string): Pattern => compile(NO_ROUTES, path, [])
const NO_ROUTES: LinkedRoutes = Object.assign([], { controllers: {} })

interface RouteIndex {
  /** By what a link calls them: by target, and also by path pattern if the types do not know the target. Then by path. */
  readonly byLink: ReadonlyMap<string, ReadonlyMap<string, readonly AnyRoute[]>>
  /** The first route of each path. */
  readonly byPath: ReadonlyMap<string, AnyRoute>
}

const indexRoutes = (routes: LinkedRoutes): RouteIndex => {
  const byLink = new Map<string, Map<string, AnyRoute[]>>()
  const byPath = new Map<string, AnyRoute>()
  const add = (key: string, route: AnyRoute) => {
    const ofKey = byLink.get(key) ?? new Map<string, AnyRoute[]>()
    byLink.set(key, ofKey)
    const same = ofKey.get(route.path) ?? []
    ofKey.set(route.path, same)
    same.push(route)
  }
  for (const route of routes) {
    if (!byPath.has(route.path)) byPath.set(route.path, route)
    if ('target' in route) add(route.target, route)
    if (!hasKnownTarget(routes, route)) add(route.path, route)
  }
  return { byLink, byPath }
}

/** Whether the types know the target of a route: its controller is registered, or declares its own `controllerPath`. */
const hasKnownTarget = (routes: LinkedRoutes, route: AnyRoute): boolean =>
  'target' in route &&
  (Object.hasOwn(routes.controllers, controllerPathIn(route.target)) ||
    (route.controller !== undefined && 'controllerPath' in route.controller))

/** Compiles the pattern of a path. `own` are the routes with this path that the link is meant for. */
const compile = (
  routes: LinkedRoutes,
  path: string,
  own: readonly AnyRoute[],
  comparison = DEFAULT_COMPARISON,
): Pattern => {
  const segments = path.split('/').map(parseSegment)
  const params = segments.filter(({ kind }) => kind !== 'literal')
  const names = params.map(({ name }) => name)
  const kinds = new Map(names.map(name => [name, kindsOf(name, own)] as const))
  const precedingRoute = precedingRouteFinder(routes, path, own, comparison)
  const texts = textsBetween(segments).map(encodeSegments)
  return {
    path,
    names,
    fill: (call, given) => {
      let filled = texts[0] as string // there is one more text than there are parameters
      for (const [at, segment] of params.entries()) {
        const { name, kind } = segment
        const value: unknown = Reflect.get(given, name)
        if (value === undefined && !(name in given))
          throw new LinkError(callMessage(call, `the parameter '${name}' of ${path} is missing`))
        const problem = valueProblem(value, segment) ?? kindProblem(value, kinds.get(name) ?? [])
        if (problem !== undefined) throw new LinkError(callMessage(call, `the parameter '${name}' is ${problem}`))
        filled += (kind === 'wildcard' ? encodeSegments : encodeSegment)(String(value)) + texts[at + 1]
      }
      const other = precedingRoute?.(filled)
      if (other) throw new LinkError(callMessage(call, `${filled} is answered by ${routeLabel(other, own)}`))
      return filled
    },
  }
}

/** The kinds of a parameter: a value must fit one of them. There are none if one of the routes takes any text. */
const kindsOf = (name: string, own: readonly AnyRoute[]): readonly ParamKind[] => {
  const kinds = own.map(route => route.kinds?.[name])
  return kinds.every(kind => kind !== undefined) ? [...new Set(kinds)] : []
}

/** What is wrong with a value that fits none of the kinds, if there are any, or `undefined`. */
const kindProblem = (value: unknown, kinds: readonly ParamKind[]): string | undefined =>
  kinds.length === 0 || kinds.some(kind => castToKind(String(value), kind) !== undefined)
    ? undefined
    : `'${value}', which is not ${kinds.map(kindLabel).join(' or ')}`

/** The literal texts before each parameter and after the last one. */
const textsBetween = (segments: readonly Segment[]): readonly string[] => {
  const texts: string[] = []
  let text = ''
  for (const [at, { kind, prefix, suffix }] of segments.entries()) {
    text += at === 0 ? prefix : `/${prefix}`
    if (kind === 'literal') continue
    texts.push(text)
    text = suffix
  }
  return [...texts, text]
}

const encodeSegments = (text: string): string => text.split('/').map(encodeSegment).join('/')

/** A route as it answers in place of `own`: its target, or its method and its path where `own` have the same target. */
const routeLabel = (route: AnyRoute, own: readonly AnyRoute[]): string =>
  'target' in route && !own.some(each => 'target' in each && each.target === route.target)
    ? route.target
    : `${route.method} ${route.path}`
