import type { LinkedRoutes } from '../route/route.js'
/** Recognition: which route answers a request, asked of the table, without a server. */

import { createMatcher, MALFORMED, type Match, type Matcher } from '../matcher/matcher.js'
import type { RoutesIn } from '../route/expand.js'
import type { Redirection } from '../route/expanded.js'
import type { ActionRoute, AnyRoute, MiddlewareRoute, RedirectRoute, Route } from '../route/route.js'
import { MALFORMED_ESCAPE, type TrailingSlash, trailingSlashProblem, withoutQuery } from '../text/http.js'
import { callMessage, LinkError } from '../text/messages.js'
import type { PathParams } from '../text/path.js'

/**
 * The route that answers a request, and its parameters. Of a table's matches `target` tells them apart.
 *
 * @example const { target, params } = routes.match('GET', '/places/5') ?? {} // 'Places#show', { id: '5' }
 */
export interface RouteMatch<Target, Path extends string> {
  /** `undefined` for a middleware route. */
  readonly target: Target
  readonly route: (Target extends string ? ActionRoute : MiddlewareRoute) & { readonly path: Path }
  /** Decoded, on an object without a prototype: what `ctx.params` would be. */
  readonly params: PathParams<Path>
}

/**
 * A redirect that answers a request.
 *
 * @example routes.match('GET', '/old-places/5') // { target: undefined, route: …, params: { id: '5' } }
 */
export interface RedirectMatch<Path extends string, Target extends string> {
  readonly target: undefined
  readonly route: RedirectRoute & { readonly path: Path; readonly redirect: Target }
  readonly params: PathParams<Path>
}

/** The methods that a table can route, and any other text. */
export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | (string & {})

/**
 * How a request is matched without a server.
 *
 * @example routes.match('GET', '/places/', { trailingSlash: 'strict' }) // undefined
 */
export interface MatchOptions {
  /** As given to `createRouter`: by default a slash at the end is ignored. */
  readonly trailingSlash?: TrailingSlash | undefined
}

/**
 * Finds the route of a request: see `routes.match`.
 *
 * @example routes.match('GET', '/places/5')?.target // 'Places#show'
 */
export type MatchRequest<Entries> = (
  method: RequestMethod,
  path: string,
  options?: MatchOptions,
) => MatchOf<RoutesIn<Entries>> | undefined

/** The matches of a table of which nothing is known. */
export type AnyMatchRequest = (
  method: RequestMethod,
  path: string,
  options?: MatchOptions,
) => RouteMatch<string | undefined, string> | RedirectMatch<string, string> | undefined

/** One match a path and target: 11 instantiations a route where a match is asked for (7.0), none elsewhere. */
type MatchOf<Each> =
  Each extends Route<string, infer Path, infer Target>
    ? RouteMatch<Target, Path>
    : Each extends Redirection<infer Path, infer Target>
      ? RedirectMatch<Path, Target>
      : never

interface Finder {
  find(method: string, path: string, trailingSlash: TrailingSlash): ReturnType<Matcher<AnyRoute>['match']>
  allowed(path: string, trailingSlash: TrailingSlash): readonly string[]
}

const finders = new WeakMap<readonly AnyRoute[], Finder>()

/**
 * The look-ups of a table, the same for all that ask of it without a server. A matcher is made once for each way to take a
 * slash at the end, when it is asked for.
 */
export const finderOf = (routes: readonly AnyRoute[]): Finder => {
  const known = finders.get(routes)
  if (known) return known
  const matchers: { [Way in TrailingSlash]?: Matcher<AnyRoute> } = {}
  const matcherOf = (trailingSlash: TrailingSlash) => {
    const entries = () => routes.map(route => ({ method: route.method, path: route.path, value: route }))
    matchers[trailingSlash] ??= createMatcher(entries(), { trailingSlash })
    return matchers[trailingSlash]
  }
  const finder: Finder = {
    find: (method, path, trailingSlash) => matcherOf(trailingSlash).match(method, path),
    allowed: (path, trailingSlash) => matcherOf(trailingSlash).allowed(path),
  }
  if (Object.isFrozen(routes)) finders.set(routes, finder) // another list may be another one tomorrow
  return finder
}

/** What a request finds: its match, `MALFORMED`, or nothing. Throws a `LinkError` for what no request can ask. */
export const findRoute = (
  call: string,
  routes: LinkedRoutes,
  method: unknown,
  target: unknown,
  options: MatchOptions = {},
): Match<AnyRoute> | typeof MALFORMED | undefined => {
  if (typeof method !== 'string') throw new LinkError(callMessage(call, 'the method must be a string'))
  return finderOf(routes).find(method, requestPath(call, target), trailingSlashOf(call, options))
}

/** The path of a request target. */
export const requestPath = (call: string, target: unknown): string => {
  if (typeof target !== 'string' || !target.startsWith('/'))
    throw new LinkError(callMessage(call, "the path must be a string that begins with '/'"))
  return withoutQuery(target)
}

/** How a slash at the end is taken. */
export const trailingSlashOf = (call: string, { trailingSlash = 'ignore' }: MatchOptions): TrailingSlash => {
  const problem = trailingSlashProblem(trailingSlash)
  if (problem === undefined) return trailingSlash
  throw new LinkError(callMessage(call, problem))
}

/** `routes.match` of a table at run time. */
export const createMatch =
  (routes: LinkedRoutes): AnyMatchRequest =>
  (method, path, options) => {
    const call = `match('${String(method)}', '${String(path)}')`
    const found = findRoute(call, routes, method, path, options)
    if (found === undefined) return undefined
    if (found === MALFORMED) throw new LinkError(callMessage(call, `${MALFORMED_ESCAPE}, which is answered by 400`))
    const { value: route, params } = found
    return { target: 'target' in route ? route.target : undefined, route, params } as ReturnType<AnyMatchRequest>
  }
