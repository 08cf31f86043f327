/** Finds the routes of requests without a server: for `routes.match`, links, explanations and tests. */

import type { Matcher } from '../matcher/matcher.js'
import type { AnyRoute } from '../route/route.js'
import { caseProblem } from '../route/route-list.js'
import type { PathComparison } from '../text/path-options.js'
import { createPathIndex, type FindRival } from './path-index.js'
import { createRouteMatcher, type RouteMatcher } from './route-matcher.js'

/** Matches requests to one table. `comparison` has the options of the router whose answer is wanted. */
export interface Finder {
  /** The match of a request, as the router finds it. */
  find(method: string, path: string, comparison: PathComparison): ReturnType<Matcher<AnyRoute>['match']>
  /** The first match of a request, whether its parameters fit their kinds or not. */
  reach(method: string, path: string, comparison: PathComparison): ReturnType<Matcher<AnyRoute>['match']>
  /** The methods that have a route for the path. */
  allowed(path: string, comparison: PathComparison): readonly string[]
  /** A route of another path that takes precedence over a path, as `FindRival` says. */
  rival(path: string, isRival: (route: AnyRoute) => boolean, comparison: PathComparison): ReturnType<FindRival>
  /** The methods of the routes. */
  methods(): readonly string[]
  /** The error message for two routes that are one where case is ignored, or `undefined`. */
  caseProblem(): string | undefined
}

const finders = new WeakMap<readonly AnyRoute[], Finder>()

/** The finder of a table, which all functions that match without a server share. Each matcher is created at its first use. */
export const finderOf = (routes: readonly AnyRoute[]): Finder => {
  const known = finders.get(routes)
  if (known) return known
  let methods: readonly string[] | undefined
  const indexes = new Map<boolean, FindRival>()
  let checked: { readonly problem: string | undefined } | undefined
  const matchers = new Map<string, RouteMatcher<AnyRoute>>()
  const matcherOf = (comparison: PathComparison): RouteMatcher<AnyRoute> => {
    const key = `${comparison.trailingSlash} ${comparison.caseSensitive} ${comparison.escapes}`
    const created = matchers.get(key)
    if (created) return created
    const entries = routes.map(route => ({ method: route.method, path: route.path, value: route }))
    const matcher = createRouteMatcher(entries, comparison)
    matchers.set(key, matcher)
    return matcher
  }
  const finder: Finder = {
    find: (method, path, comparison) => matcherOf(comparison).match(method, path),
    reach: (method, path, comparison) => matcherOf(comparison).reach(method, path),
    allowed: (path, comparison) => matcherOf(comparison).allowed(path),
    rival: (path, isRival, { caseSensitive }) => {
      const index = indexes.get(caseSensitive) ?? createPathIndex(routes, caseSensitive)
      indexes.set(caseSensitive, index)
      return index(path, isRival)
    },
    methods: () => {
      methods ??= [...new Set(routes.map(({ method }) => method))]
      return methods
    },
    caseProblem: () => {
      checked ??= { problem: caseProblem(routes) }
      return checked.problem
    },
  }
  // Routes may be added to an array that is not frozen.
  if (Object.isFrozen(routes)) finders.set(routes, finder)
  return finder
}
