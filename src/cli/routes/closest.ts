/** The routes that a request nearly reaches. */
import type { Explanation, RouteVerdict } from '../../query/explain.js'
import { routeLine } from '../../route/print.js'

/** How similar a path is at least, and how much less than the closest one. */
const CLOSE = 0.5
const WINDOW = 0.12
const MOST = 3

/** A line for each of the closest routes, which says why it does not answer: those of the path first, then those of similar paths. */
export const closestLines = ({ verdicts, method }: Explanation): readonly string[] => {
  const ofPath = verdicts.filter(({ verdict }) => verdict === 'method')
  const closest = Math.max(...verdicts.map(({ closeness }) => closeness))
  const limit = Math.max(CLOSE, closest - WINDOW)
  const near = ofPath.length > 0 ? ofPath : verdicts.filter(({ closeness }) => closeness >= limit)
  const score = ({ route, closeness }: RouteVerdict): number => closeness + (route.method === method ? 0.05 : 0)
  return near
    .toSorted((one, other) => score(other) - score(one))
    .slice(0, MOST)
    .map(({ route, why }) => `closest: ${routeLine(route)}: ${why}`)
}
