/** The paths of a table by their segments, to look up which of them a request to another path may match too. */

import type { AnyRoute } from '../route/route.js'
import { foldCase, isSameLiteral } from '../text/fold-case.js'
import { canShareText, compareSegments, hasAffixes, parseSegment, type Segment } from '../text/segments.js'

/** What follows a part of a path. */
interface PathNode {
  /** The segment that leads here. */
  readonly segment: Segment
  readonly literals: Map<string, PathNode>
  /** Parameters and wildcards, by their kind and the text around them. */
  readonly others: Map<string, PathNode>
  /** The routes whose paths end here. */
  readonly routes: AnyRoute[]
}

type Rival = AnyRoute | 'unknown' | undefined

/**
 * Looks for a route of another path that takes precedence over `path` for a request which both match. There is none if the result is
 * `undefined`.
 */
export type FindRival = (path: string, isRival: (route: AnyRoute) => boolean) => Rival

/** How many nodes are looked at. If there are more, the result is `'unknown'`. */
const MAX_NODES = 200

export const segmentsOf = (path: string): readonly Segment[] => path.split('/').map(parseSegment)

const nodeOf = (segment: Segment): PathNode => ({ segment, literals: new Map(), others: new Map(), routes: [] })

/** Reads the paths of a table once. */
export const createPathIndex = (routes: readonly AnyRoute[], caseSensitive: boolean): FindRival => {
  const textOf = (text: string): string => (caseSensitive ? text : foldCase(text))

  const childOf = (node: PathNode, segment: Segment): PathNode => {
    const { kind, prefix, suffix } = segment
    const [children, key] =
      kind === 'literal' ? [node.literals, textOf(prefix)] : [node.others, textOf(`${kind} ${prefix}\0${suffix}`)]
    const child = children.get(key) ?? nodeOf(segment)
    children.set(key, child)
    return child
  }

  const root = nodeOf(parseSegment(''))
  for (const route of routes) {
    const [, ...segments] = segmentsOf(route.path)
    segments.reduce(childOf, root).routes.push(route)
  }

  return (path, isRival) => {
    const [, ...own] = segmentsOf(path)
    let left = MAX_NODES

    const search = (node: PathNode, at: number, precedes: boolean, isBelow: boolean): Rival => {
      const segment = own[at]
      if (isBelow || segment === undefined || node.segment.kind === 'wildcard') {
        const rival = precedes ? node.routes.find(route => route.path !== path && isRival(route)) : undefined
        if (rival || !isBelow) return rival
      }
      const isWild = isBelow || segment?.kind === 'wildcard'
      for (const next of isWild || segment?.kind !== 'literal' ? allIn(node) : nextOf(node, textOf(segment.prefix))) {
        if (left-- <= 0) return 'unknown'
        const comparison = isWild || segment === undefined ? -1 : compareSegments(next.segment, segment)
        if (!isWild && segment !== undefined && !canMatchTheSame(next.segment, segment, caseSensitive)) continue
        const rival = search(next, at + 1, precedes || comparison < 0, isWild)
        if (rival) return rival
      }
      return undefined
    }
    return search(root, 0, false, false)
  }
}

function* allIn({ literals, others }: PathNode): Iterable<PathNode> {
  yield* literals.values()
  yield* others.values()
}

/** What may follow where a path has a literal. */
function* nextOf({ literals, others }: PathNode, text: string): Iterable<PathNode> {
  const same = literals.get(text)
  if (same) yield same
  yield* others.values()
}

/** Whether one segment of a request can match both segments. */
export const canMatchTheSame = (one: Segment, other: Segment, caseSensitive: boolean): boolean => {
  if (one.kind === 'wildcard' || other.kind === 'wildcard') return true
  if (one.kind === 'literal' && other.kind === 'literal') return isSameLiteral(one.prefix, other.prefix, caseSensitive)
  if (one.kind === 'literal') return hasAffixes(one.prefix, other, caseSensitive)
  if (other.kind === 'literal') return hasAffixes(other.prefix, one, caseSensitive)
  return canShareText(one, other, caseSensitive)
}
