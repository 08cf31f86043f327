/** Finds requests that one route answered, and that another one answers now. */

import { createRouteMatcher, type RouteMatcher } from '../query/route-matcher.js'
import { METHODS, takesMethod } from '../text/http.js'
import { castToKind, isParamKind, type ParamKind } from '../text/param-kinds.js'
import { paramNames, pathShape } from '../text/path.js'
import type { PathComparison } from '../text/path-options.js'
import type { ListedRoute } from './listed.js'
import type { Pair } from './pairs.js'
import { sharedPaths, type TakingSegment, takingSegments } from './shared-paths.js'

/** A request, the route that answered it, and the one that answers it now. */
export interface Taken {
  readonly method: string
  readonly path: string
  readonly before: ListedRoute
  readonly now: ListedRoute
}

/** A route as its requests are matched. */
interface Reader {
  readonly route: ListedRoute
  readonly kinds: { readonly [name: string]: ParamKind }
  readonly segments: readonly TakingSegment[]
  /** Two routes with one key match the same requests. */
  readonly key: string
}

/** One version of a table. */
interface Version {
  readonly readers: readonly Reader[]
  readonly keys: ReadonlySet<string>
  readonly matcher: RouteMatcher<Reader>
}

/**
 * One request for each two routes of two versions of a table, the first of which answered it, while the other one answers it now. `same`
 * has the routes that belong together. The router compares paths as `comparison` says.
 */
export const takenRequests = (
  before: readonly ListedRoute[],
  now: readonly ListedRoute[],
  same: readonly Pair[],
  comparison: PathComparison,
): readonly Taken[] => {
  const [old, current] = [versionOf(before, comparison), versionOf(now, comparison)]
  const making = { ...valuesFor([...old.readers, ...current.readers]), caseSensitive: comparison.caseSensitive }
  const changed = current.readers.filter(({ key }) => !old.keys.has(key))
  const found: Taken[] = []
  // Of two routes that both versions have, the same one goes first in both.
  for (const one of old.readers)
    for (const other of current.keys.has(one.key) ? changed : current.readers) {
      const methods = METHODS.filter(each => [one, other].every(({ route }) => takesMethod(route.method, each)))
      if (methods.length === 0) continue
      const request = sharedPaths(one.segments, other.segments, making)
        .flatMap(path => methods.map(method => ({ method, path })))
        .find(each => answers(old, one, each) && answers(current, other, each))
      if (request && !same.some(pair => pair[0] === one.route && pair[1] === other.route))
        found.push({ ...request, before: one.route, now: other.route })
    }
  return found
}

const answers = ({ matcher }: Version, reader: Reader, { method, path }: Pick<Taken, 'method' | 'path'>): boolean => {
  const match = matcher.match(method, path)
  return typeof match === 'object' && match.value === reader
}

const versionOf = (routes: readonly ListedRoute[], comparison: PathComparison): Version => {
  const readers = routes.map(readerOf)
  const entries = readers.map(reader => ({ method: reader.route.method, path: reader.route.path, value: reader }))
  return { readers, keys: new Set(readers.map(({ key }) => key)), matcher: createRouteMatcher(entries, comparison) }
}

const readerOf = (route: ListedRoute): Reader => {
  const given = new Map(Object.entries(route.kinds ?? {}))
  const known = [...given].flatMap(([name, kind]) => (isParamKind(kind) ? [[name, kind] as const] : []))
  const takes = (name: string, value: string) => {
    const kind = given.get(name)
    return !isParamKind(kind) || castToKind(value, kind) !== undefined
  }
  const { method, path } = route
  const key = JSON.stringify([method, pathShape(path), ...paramNames(path).map(name => given.get(name))])
  return { route, kinds: Object.fromEntries(known), segments: takingSegments(path, takes), key }
}

/** A UUID, a `bigint` that is no `integer`, and an `integer`, which is a `bigint` too: each fits as few kinds as it can. */
const OF_KINDS = ['00000000-0000-4000-8000-000000000000', '3000000000', '1']

/** Values for parameters and wildcards that few other paths have. */
const valuesFor = (readers: readonly Reader[]) => {
  const literals = new Set(readers.flatMap(({ segments }) => segments.map(({ prefix }) => prefix)))
  const value = ['x', 'y', 'z', 'any'].find(each => !literals.has(each)) ?? 'other'
  const deepest = Math.max(0, ...readers.map(({ segments }) => segments.length))
  return { values: [value, ...OF_KINDS], rests: [value, `${value}/`.repeat(deepest) + value] }
}
