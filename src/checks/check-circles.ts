/**
 * Finds redirects to paths that lead to each other in a circle. The types do not follow them: each would have to be matched with
 * the whole table.
 */

import { type Finder, finderOf } from '../query/finder.js'
import { patternOfPath } from '../query/link-pattern.js'
import type { AnyRoute, RedirectRoute } from '../route/route.js'
import { destinationParts } from '../scope/redirect/redirect.js'
import { isDestination } from '../scope/redirect/redirect-options.js'
import { RouteError } from '../text/messages.js'
import type { ParamKind } from '../text/param-kinds.js'
import { paramNames } from '../text/path.js'
import { DEFAULT_COMPARISON, type PathComparison } from '../text/path-options.js'

/** Clients give up after this many redirects. */
const MOST = 20

/** The ways in which a router may compare paths. What ends in one of them is no circle. A redirect escapes nothing without need. */
const COMPARISONS: readonly PathComparison[] = [
  DEFAULT_COMPARISON,
  { ...DEFAULT_COMPARISON, trailingSlash: 'strict' },
  { ...DEFAULT_COMPARISON, caseSensitive: false },
]

/** Throws for the first redirect that leads in a circle, whatever the values of its parameters. */
export const checkCircles = (routes: readonly AnyRoute[]): void => {
  const redirects = routes.filter(isFollowed)
  if (!mayLeadToEachOther(redirects)) return
  const finder = finderOf(routes)
  for (const redirect of redirects) {
    const [circle, ...others] = COMPARISONS.map(comparison => circleFrom(finder, comparison, redirect))
    if (circle && others.every(Boolean))
      throw new RouteError(`the redirect from ${redirect.path} leads in a circle: ${circle.join(' -> ')}`)
  }
}

/** Whether a route is a redirect to a path of the application. A middleware before it may answer in its place. */
const isFollowed = (route: AnyRoute): route is RedirectRoute =>
  'redirect' in route &&
  isDestination(route.redirect) &&
  destinationParts(route.redirect).host === undefined &&
  route.use.length === 0

/** Whether one of the redirects may lead to another, by the first segments of their paths. */
const mayLeadToEachOther = (redirects: readonly RedirectRoute[]): boolean => {
  const froms = new Set(redirects.map(({ path }) => firstSegment(path)))
  const tos = redirects.map(({ redirect }) => firstSegment(destinationParts(redirect).path))
  return [...froms, ...tos].some(isDynamic) || tos.some(to => froms.has(to))
}
const firstSegment = (path: string): string => path.split('/')[1]?.toLowerCase() ?? ''
const isDynamic = (segment: string): boolean => /[:*]/.test(segment)

/** The paths of the redirects up to the first that follows again, or `undefined` if they end. */
const circleFrom = (
  finder: Finder,
  comparison: PathComparison,
  start: RedirectRoute,
): readonly string[] | undefined => {
  const followed: RedirectRoute[] = []
  let path = filled(start.path, samplesOf(start))
  for (;;) {
    const found = finder.find('GET', path, comparison)
    if (typeof found !== 'object' || !isFollowed(found.value)) return undefined
    const isNew = !followed.includes(found.value)
    followed.push(found.value)
    if (!isNew && followed.length > MOST) {
      const again = followed.findIndex((each, at) => followed.indexOf(each) < at)
      return followed.slice(0, again + 1).map(each => each.path)
    }
    path = filled(destinationParts(found.value.redirect).path, found.params)
  }
}

const filled = (path: string, params: object): string => patternOfPath(path).fill('redirect', params)

/** A value for each parameter, which no other route has as a segment. */
const samplesOf = ({ path, kinds = {} }: RedirectRoute): object =>
  Object.fromEntries(
    paramNames(path).map(name => {
      const kind = kinds[name]
      return [name, kind ? SAMPLES[kind] : `~${name}`]
    }),
  )
const SAMPLES: Readonly<Record<ParamKind, string>> = {
  uuid: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  bigint: '987654321',
  integer: '987654321',
}
