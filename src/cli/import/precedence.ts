/** Finds requests that another route answers in the table than before. */
import { sharedPaths, type TakingSegment } from '../../compare/shared-paths.js'
import { finderOf } from '../../query/finder.js'
import { segmentsOf } from '../../query/path-index.js'
import { canPrecede } from '../../query/precedence.js'
import type { AnyRouteTable } from '../../table/table.js'
import { takesMethod } from '../../text/http.js'
import { DEFAULT_COMPARISON } from '../../text/path-options.js'
import { parseSegment } from '../../text/segments.js'
import { type Entry, keyOf, routeKeyOf } from './entries.js'
import { routeOf } from './reading.js'
import { accepts, type PathSegment, textOf } from './segments.js'

/** A request that one route answered, and that another one answers now. */
export interface Taken {
  readonly request: string
  readonly before: string
  readonly now: string
}

/**
 * The requests that the first of two entries answered, since it comes first, and that the other one answers in the table, since it
 * is more literal. Each is tried on the table.
 */
export const takenRequests = (entries: readonly Entry[], table: AnyRouteTable): readonly Taken[] => {
  const finder = finderOf(table)
  const found = new Map<string, Taken>()
  for (const { request, method, path, first, second } of sharedRequests(entries, isMoreLiteral)) {
    const match = finder.find(method, path, DEFAULT_COMPARISON)
    const route = typeof match === 'object' ? match.value : undefined
    if (!route || found.has(request) || routeKeyOf(route) !== keyOf(second)) continue
    found.set(request, { request, before: routeOf(first.row), now: routeOf(second.row) })
  }
  return [...found.values()]
}

/** A request that the routes of two routers match, so that they must move together. */
interface Pair {
  readonly request: string
  readonly routes: readonly [string, string]
}

/** The routes that match every path, and so every other route: they move last. */
export const catchAllsIn = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ path }) => path.length === 1 && path[0]?.shape === '*')

/** The pairs of other routes, one of which has a parameter where the other has a literal. */
export const pairsOf = (entries: readonly Entry[]): readonly Pair[] =>
  [
    ...sharedRequests(
      entries.filter(entry => !catchAllsIn([entry]).length),
      (one, other) => isMoreLiteral(one, other) || isMoreLiteral(other, one),
    ),
  ].map(({ request, first, second }) => ({ request, routes: [routeOf(first.row), routeOf(second.row)] }))

interface Shared {
  readonly request: string
  readonly method: string
  readonly path: string
  readonly first: Entry
  readonly second: Entry
}

function* sharedRequests(
  entries: readonly Entry[],
  concerns: (first: Entry, second: Entry) => boolean,
): Generator<Shared> {
  for (const [at, first] of entries.entries())
    for (const second of entries.slice(at + 1)) {
      const isMethod = takesMethod(first.method, second.method) || takesMethod(second.method, first.method)
      const path = isMethod && concerns(first, second) ? sharedPath(first, second) : undefined
      if (path === undefined) continue
      const method = [first.method, second.method].find(each => each !== 'ALL') ?? 'GET'
      yield { request: `${method} ${path}`, method, path, first, second }
    }
}

/** Whether the second of two entries may take precedence over the first in a table. */
const isMoreLiteral = (first: Entry, second: Entry): boolean =>
  canPrecede(segmentsOf(textOf(second.path)), segmentsOf(textOf(first.path)), DEFAULT_COMPARISON) ||
  (first.method === 'ALL' && second.method !== 'ALL' && first.path.length === second.path.length)

/** A path that both entries match, or `undefined`. */
const sharedPath = ({ path: one }: Entry, { path: other }: Entry): string | undefined =>
  sharedPaths(one.map(takingSegment), other.map(takingSegment), MAKING)[0]

const takingSegment = (segment: PathSegment): TakingSegment => ({
  ...parseSegment(segment.text),
  takes: value => accepts(segment, value),
})

const MAKING = {
  values: ['x', '1', 'a1', '2020-01-01', 'x.txt', '00000000-0000-4000-8000-000000000000'],
  rests: ['x'],
  caseSensitive: true,
}
