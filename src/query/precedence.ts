/** Which of two routes answers a request that both match: the one whose path is more literal. */

import type { AnyRoute, LinkedRoutes } from '../route/route.js'
import { takesMethod } from '../text/http.js'
import type { PathComparison } from '../text/path-options.js'
import { affixLength, compareSegments, parseSegment, type Segment, type SegmentKind } from '../text/segments.js'
import { finderOf } from './finder.js'
import { canMatchTheSame, segmentsOf } from './path-index.js'

/**
 * For a link to `path`, creates a function that takes the path with its parameters filled in, and returns a route of another
 * path if that route answers instead of `own`, the routes that the link is meant for. The router compares paths as `comparison`
 * says. Returns `undefined` if no other route ever can answer: then links to this path need not be matched, as is usual.
 */
export const precedingRouteFinder = (
  routes: LinkedRoutes,
  path: string,
  own: readonly AnyRoute[],
  comparison: PathComparison,
): ((filled: string) => AnyRoute | undefined) | undefined => {
  const finder = finderOf(routes)
  const methods = contestedMethods(routes, path, own, comparison)
  if (methods.length === 0) return undefined
  const segments = segmentsOf(path)
  return filled => {
    for (const method of methods) {
      const found = finder.find(method, filled, comparison)
      if (typeof found !== 'object' || found.value.path === path) continue
      if (canPrecede(segmentsOf(found.value.path), segments, comparison)) return found.value
    }
    return undefined
  }
}

/** The request methods for which a route of another path could answer instead of one of `own`. */
const contestedMethods = (
  routes: LinkedRoutes,
  path: string,
  own: readonly AnyRoute[],
  comparison: PathComparison,
): readonly string[] => {
  const finder = finderOf(routes)
  const isContested = (takes: (other: string) => boolean) =>
    finder.rival(path, ({ method }) => takes(method), comparison) !== undefined
  const contested = own.flatMap(({ method }) =>
    method === 'ALL'
      ? finder.methods().filter(each => isContested(other => other === each))
      : isContested(other => takesMethod(other, method))
        ? [method]
        : [],
  )
  return [...new Set(contested)]
}

/**
 * Whether a request can match both paths and `other` then takes precedence, because one of its segments is more
 * literal.
 */
export const canPrecede = (
  other: readonly Segment[],
  own: readonly Segment[],
  { caseSensitive }: PathComparison,
): boolean => {
  let precedes = false
  for (let at = 1; at < Math.max(other.length, own.length); at++) {
    const theirs = other[at]
    const ours = own[at]
    if (theirs === undefined || ours === undefined) return false
    if (ours.kind === 'wildcard') return true
    if (theirs.kind === 'wildcard') return precedes
    if (!canMatchTheSame(theirs, ours, caseSensitive)) return false
    if (compareSegments(theirs, ours) < 0) precedes = true
  }
  return precedes
}

const LABELS: Readonly<Record<SegmentKind, string>> = {
  literal: 'a literal',
  affixed: 'a parameter with text around it',
  parameter: 'a parameter',
  wildcard: 'a wildcard',
}

/** Why one of two paths that match a request takes precedence, or `undefined` where their segments are equal in this. */
export const precedenceReason = (first: readonly string[], second: readonly string[]): string | undefined => {
  const pairs = first.map((segment, at) => [parseSegment(segment), parseSegment(second[at] ?? '')] as const)
  const at = pairs.findIndex(([one, other]) => compareSegments(one, other) !== 0)
  const [before, after] = pairs[at] ?? []
  if (!before || !after) return undefined
  const place = `in segment ${at + 1}, `
  if (before.kind !== after.kind) return `${place}${LABELS[before.kind]} goes before ${LABELS[after.kind]}`
  const more = affixLength(before) === affixLength(after) ? 'more text before its parameter' : 'more text'
  return `${place}${first[at]} has ${more} than ${second[at]}`
}
