/** The rows that a request nearly reaches, in groups of one reason. */

import type { Explanation, RouteVerdict } from '../query/explain.js'
import { counted } from '../text/messages.js'
import { countOf, type Row } from './groups.js'

/** Rows that a request does not reach for the same reason. */
export interface NearMiss {
  readonly why: string
  readonly rows: readonly Row[]
}

/** A path that a person may have meant; and one where a route answers already, or another one has the path. */
const CLOSE = 0.5
const VERY_CLOSE = 0.8
/** How much less similar than the closest path another one may be. */
const WINDOW = 0.12
const MAX_REASONS = 6

/** The row that answers a request. */
export const answeringRow = ({ route }: Explanation, rows: readonly Row[]): Row | undefined =>
  route && rows.find(({ routes }) => routes.includes(route))

/** The method that rows mark: that of the route that answers, such as GET for HEAD, or else that of the request. */
export const askedMethod = ({ route, method }: Explanation): string => route?.method ?? method

/**
 * The near misses of a request, the closest first: routes that another one takes precedence over, routes of the path with other
 * methods, and routes of similar paths.
 */
export const nearMisses = (explanation: Explanation, rows: readonly Row[]): readonly NearMiss[] => {
  const verdicts = new Map(explanation.verdicts.map(each => [each.route, each]))
  const answering = answeringRow(explanation, rows)
  const compared = rows
    .filter(row => row !== answering)
    .flatMap(row => {
      const verdict = verdicts.get(row.routes[0])
      return verdict ? [{ row, verdict }] : []
    })
  const ofPath = compared.filter(({ verdict }) => verdict.verdict !== 'path')
  const closest = compared.reduce(
    (most, { verdict: { verdict, closeness } }) => Math.max(most, verdict === 'path' ? closeness : 0),
    0,
  )
  const limit = answering || ofPath.length > 0 ? VERY_CLOSE : Math.max(CLOSE, closest - WINDOW)
  const near = [...ofPath, ...compared.filter(({ verdict }) => isClose(verdict, limit))]
  near.sort((one, other) => scoreOf(other.row, other.verdict, explanation) - scoreOf(one.row, one.verdict, explanation))
  const byReason = new Map<string, Row[]>()
  for (const { row, verdict } of near) {
    const why = reasonOf(verdict, explanation)
    const same = byReason.get(why) ?? []
    byReason.set(why, same)
    same.push(row)
  }
  return [...byReason].slice(0, MAX_REASONS).map(([why, each]) => ({ why, rows: each }))
}

const isClose = ({ verdict, closeness }: RouteVerdict, limit: number): boolean =>
  verdict === 'path' && closeness >= limit

const RANK = { answers: 0, outranked: 30, method: 20, path: 0 }

/** Of two equally close ones, the one with the method of the request comes first. */
const scoreOf = ({ routes }: Row, { verdict, closeness }: RouteVerdict, { method }: Explanation): number =>
  RANK[verdict] + closeness + (routes.some(route => route.method === method) ? 0.05 : 0)

/** One reason for all routes of the path with other methods, so that they are one group. */
const reasonOf = ({ verdict, why }: RouteVerdict, { method }: Explanation): string =>
  verdict === 'method' ? `the path fits, but the route is not for ${method}` : why

/** A group in words: `6 routes`. */
export const labelOfMiss = ({ rows }: NearMiss): string => counted(countOf(rows), 'route')
