/** Why a route answers: which other routes a request to it, or to another one, fits too, and which one goes first. */

import { sampleMethod, samplePath } from '../contract-view/curl.js'
import { type Explanation, precedenceOf } from '../query/explain.js'
import { finderOf } from '../query/finder.js'
import type { AnyRoute } from '../route/route.js'
import { takesMethod } from '../text/http.js'
import { kindLabel } from '../text/param-kinds.js'
import { paramNames } from '../text/path.js'
import type { PathComparison } from '../text/path-options.js'

type Explain = (method: string, path: string) => Explanation

const MAX_ROUTES = 4

/** The reasons in sentences, in which what is in single quotes is code. */
export const whyItAnswers = (
  route: AnyRoute,
  routes: readonly AnyRoute[],
  explain: Explain,
  comparison: PathComparison,
): readonly string[] => {
  const before = explain(sampleMethod(route), samplePath(route)).verdicts.filter(
    ({ verdict }) => verdict === 'outranked',
  )
  const after = earlierRoutes(route, routes, comparison)
  const kinds = paramNames(route.path).flatMap(name => {
    const kind = route.kinds?.[name]
    return kind ? [`Only where ':${name}' is ${kindLabel(kind)}; other values get a 404.`] : []
  })
  const texts = [
    ...before.slice(0, MAX_ROUTES).map(each => `Before '${lineOf(each.route)}': ${reasonIn(each.why)}.`),
    ...more(before.length),
    ...[...after]
      .slice(0, MAX_ROUTES)
      .map(([each, path]) => `After '${lineOf(each)}', as for '${path}': ${precedenceOf(each, route, comparison)}.`),
    ...more(after.size),
    ...kinds,
  ]
  return before.length + after.size === 0 ? ['No other route fits its requests.', ...kinds] : texts
}

const lineOf = ({ method, path }: AnyRoute): string => `${method} ${path}`

/** The reason without the route that goes first, which the sentence names. */
const reasonIn = (why: string): string => why.replace(/^.* takes precedence: /, '')

const more = (count: number): readonly string[] => (count > MAX_ROUTES ? [`And ${count - MAX_ROUTES} more.`] : [])

/** The routes that answer requests which fit this route too, each with the path of such a request. */
const earlierRoutes = (
  route: AnyRoute,
  routes: readonly AnyRoute[],
  comparison: PathComparison,
): ReadonlyMap<AnyRoute, string> => {
  const [alone, among] = [finderOf(Object.freeze([route])), finderOf(routes)]
  const earlier = new Map<AnyRoute, string>()
  for (const other of routes) {
    if (other === route || !(takesMethod(route.method, sampleMethod(other)) || other.method === 'ALL')) continue
    const method = other.method === 'ALL' ? sampleMethod(route) : other.method
    const path = samplePath(other)
    if (typeof alone.find(method, path, comparison) !== 'object') continue
    const found = among.find(method, path, comparison)
    if (typeof found === 'object' && found.value !== route && !earlier.has(found.value)) earlier.set(found.value, path)
  }
  return earlier
}
