/**
 * The matcher of a table whose parameters may have kinds. A route whose parameter does not fit its kind does
 * not match: the request goes to the next route that matches, such as one with a wildcard.
 */

import { createMatcher, type Match, type Matcher, type MatcherOptions } from '../matcher/matcher.js'
import type { MatcherEntry } from '../matcher/tree.js'
import { misfit, type ParamKinds } from '../text/param-kinds.js'

/** What is stored for a route, with the kinds of its parameters. */
interface RouteKinds {
  readonly kinds?: ParamKinds | undefined
}

export interface RouteMatcher<Value> extends Matcher<Value> {
  /** The first match of a request, whether its parameters fit their kinds or not. */
  readonly reach: Matcher<Value>['match']
}

/** Creates a matcher that checks kinds. Without kinds in the table, its functions are those of the plain matcher. */
export const createRouteMatcher = <Value extends RouteKinds>(
  entries: readonly MatcherEntry<Value>[],
  options: MatcherOptions,
): RouteMatcher<Value> => {
  const matcher = createMatcher(entries, options)
  const checked = entries.some(({ value }) => value.kinds) ? checkedMatcher(matcher) : matcher
  return { ...checked, reach: matcher.match }
}

const checkedMatcher = <Value extends RouteKinds>(matcher: Matcher<Value>): Matcher<Value> => {
  /** The next match whose parameters fit. Each turn leaves out one more of the routes that match the path. */
  const matchAfter = (first: Match<Value>, method: string, path: string): ReturnType<typeof match> => {
    const refused = [first.value]
    for (;;) {
      const found = matcher.without(refused, () => matcher.match(method, path))
      if (typeof found !== 'object' || isRight(found)) return found
      refused.push(found.value)
    }
  }
  const match: Matcher<Value>['match'] = (method, path) => {
    const found = matcher.match(method, path)
    return typeof found === 'object' && !isRight(found) ? matchAfter(found, method, path) : found
  }
  return {
    ...matcher,
    match,
    matchUrl: (method, url) => {
      const found = matcher.matchUrl(method, url)
      // A URL that needs no parsing is a path.
      return typeof found === 'object' && !isRight(found) ? matchAfter(found, method, url) : found
    },
    allowed: path => matcher.allowed(path).filter(method => typeof match(method, path) === 'object'),
  }
}

/** Whether all parameters of a match fit their kinds. */
const isRight = <Value extends RouteKinds>({ value: { kinds }, params }: Match<Value>): boolean =>
  kinds === undefined || !misfit(params, kinds)
