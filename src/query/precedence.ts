/** Which of two routes answers where both match: a route takes precedence where its path is more literal. */

import type { AnyRoute, LinkedRoutes } from '../route/route.js'
import { isSameLiteral } from '../text/fold-case.js'
import { takesMethod } from '../text/http.js'
import type { PathComparison } from '../text/path-options.js'
import { type SegmentKind, segmentKind, segmentRank } from '../text/segments.js'
import { finderOf } from './match.js'

/**
 * For a link to `path` in a router that compares paths in this way, creates a function that takes the path with its parameters filled in, and returns a route of
 * another path if that route answers instead of `own`, the routes that the link is meant for. Returns `undefined` if no
 * other route ever can. This is so for most paths, and saves matching their links.
 */
export const precedingRouteFinder = (
  routes: LinkedRoutes,
  path: string,
  own: readonly AnyRoute[],
  comparison: PathComparison,
): ((filled: string) => AnyRoute | undefined) | undefined => {
  const segments = path.split('/')
  const others = routes.filter(route => route.path !== path && canPrecede(route.path.split('/'), segments, comparison))
  const methods = new Set(own.flatMap(({ method }) => others.flatMap(other => contestedMethod(method, other.method))))
  if (methods.size === 0) return undefined
  return filled => {
    for (const method of methods) {
      const found = finderOf(routes).find(method, filled, comparison)
      if (typeof found === 'object' && found.value.path !== path) return found.value
    }
    return undefined
  }
}

/**
 * The request method for which a route for `other` could answer instead of a route for `own`; `[]` if there is none.
 */
const contestedMethod = (own: string, other: string): readonly string[] => {
  if (own === 'ALL') return [other]
  return takesMethod(other, own) ? [own] : []
}

/**
 * Whether a request can match both paths and `other` then takes precedence, because one of its segments is more
 * literal.
 */
const canPrecede = (other: readonly string[], own: readonly string[], { caseSensitive }: PathComparison): boolean => {
  let precedes = false
  for (let at = 1; at < Math.max(other.length, own.length); at++) {
    const theirs = other[at]
    const ours = own[at]
    if (theirs === undefined || ours === undefined) return false
    if (segmentKind(ours) === 'wildcard') return true
    if (segmentKind(theirs) === 'wildcard') return precedes
    if (segmentRank(theirs) < segmentRank(ours)) precedes = true
    else if (segmentKind(theirs) === 'literal' && !isSameLiteral(theirs, ours, caseSensitive)) return false
  }
  return precedes
}

const LABELS: Readonly<Record<SegmentKind, string>> = {
  literal: 'a literal',
  parameter: 'a parameter',
  wildcard: 'a wildcard',
}

/** Why one of two paths that match a request takes precedence, or `undefined` where their segments are of the same kinds. */
export const precedenceReason = (first: readonly string[], second: readonly string[]): string | undefined => {
  const at = first.findIndex((segment, index) => segmentKind(segment) !== segmentKind(second[index] ?? ''))
  if (at === -1) return undefined
  const [before, after] = [first[at], second[at]].map((segment = '') => LABELS[segmentKind(segment)])
  return `in segment ${at + 1}, ${before} goes before ${after}`
}
