/** `routes.match`: finds the route that answers a request, without a server. */

import type { HasRefused, RoutesIn } from '../entries/lookup.js'
import { refusedEscape } from '../matcher/escapes.js'
import { MALFORMED, type Match } from '../matcher/matcher.js'
import type {
  ActionRoute,
  AnyRoute,
  LinkedRoutes,
  MiddlewareRoute,
  Redirection,
  RedirectRoute,
  Route,
} from '../route/route.js'
import type { AnyText, NoArgument } from '../text/arguments.js'
import { isKnownMethod, type KnownMethod, withoutQuery } from '../text/http.js'
import type { Blank, IsBlank, IsWide, NoCompletion, TextCompletion } from '../text/inference.js'
import { type CallMessage, callMessage, LinkError } from '../text/messages.js'
import { optionNamesProblem } from '../text/options.js'
import type { PathParams } from '../text/path.js'
import { PATH_OPTION_NAMES, type PathComparison, pathComparison, pathOptionsProblem } from '../text/path-options.js'
import { surrogateProblem } from '../text/well-formed.js'
import { finderOf } from './finder.js'

/**
 * The route that answers a request, with its parameters. A table's matches are a union that `target` discriminates.
 *
 * @example const { target, params } = routes.match('GET', '/places/5') ?? {} // 'Places#show', { id: '5' }
 */
export interface RouteMatch<Target, Path extends string> {
  /** `undefined` for a middleware route. */
  readonly target: Target
  readonly route: (Target extends string ? ActionRoute : MiddlewareRoute) & { readonly path: Path }
  /** What `ctx.params` would be: decoded, on an object without a prototype. */
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

/** The method of a request. Completion offers the known methods, but any string is allowed. */
type RequestMethod = KnownMethod | (string & {})

/**
 * The options of `routes.match`, and of the functions that match requests in tests.
 *
 * @example routes.match('GET', '/places/', { trailingSlash: 'strict' }) // undefined
 */
export interface MatchOptions {
  /** As for `createRouter`: `'ignore'` by default. */
  readonly trailingSlash?: 'ignore' | 'strict' | undefined
  /** As for `createRouter`: `true` by default. */
  readonly caseSensitive?: boolean | undefined
  /** As for `createRouter`: `'ignore'` by default. */
  readonly escapes?: 'ignore' | 'strict' | undefined
}

/**
 * Finds the route that answers a request. See `routes.match`.
 *
 * @example routes.match('GET', '/places/5')?.target // 'Places#show'
 */
export type MatchRequest<Entries> =
  /** Finds the route that answers a request: takes the method, the path, and `{ trailingSlash, caseSensitive, escapes }`. */
  <Method extends string = Blank, Path extends string = Blank>(
    method: MethodArgument<`match('${Method}', '${Path}')`, Method>,
    path: PathArgument<Path>,
    options?: MatchOptions,
  ) => IsBlank<NoInfer<Path>> extends true
    ? AnyMatch
    : HasRefused<Entries> extends true
      ? UnknownMatch | undefined
      : MatchOf<RoutesIn<Entries>> | undefined

/**
 * The type of the method: a known one in lower case has the error message. Completion offers the known methods. In an object in its
 * place, an editor takes what is not written yet and any text, and `string & {}` in either would be offered as an object.
 */
export type MethodArgument<Call extends string, Method extends string> =
  Uppercase<Method> extends KnownMethod
    ? Method extends Uppercase<Method>
      ? RequestMethod
      : NoCompletion<CallMessage<Call, CapitalsMessage<Method>>>
    : TextCompletion<Method, string extends Method ? AnyText : Method extends Blank ? AnyMethod : RequestMethod>

/** A parameter hint prints the name. */
type AnyMethod = KnownMethod | NoArgument

/** The type of the path of a request: any that is not a literal, and a literal that begins with a slash. */
export type PathArgument<Path extends string> = TextCompletion<
  Path,
  Path extends `/${string}` | Blank ? string : IsWide<Path> extends true ? AnyText : `/${string}`
>
const NO_PATH = "the path must be a string that begins with '/'"

/** Methods are case-sensitive: a route never answers a request with such a method, so this is a mistake in a test. */
export type CapitalsMessage<Method extends string> = ReturnType<typeof capitalsMessage<Method>>
const capitalsMessage = <Method extends string>(method: Method) =>
  `write the method in capitals, '${method.toUpperCase() as Uppercase<Method>}'` as const // `toUpperCase` has the type `string`

/** `routes.match` of any table. */
export type AnyMatchRequest = (method: RequestMethod, path: string, options?: MatchOptions) => AnyMatch
/** A parameter hint prints the name. */
type AnyMatch = RouteMatch<string | undefined, string> | RedirectMatch<string, string> | undefined

/** The match in a table with a refused call. Among the targets of others, one of type `any` would keep `target` from telling them apart. */
interface UnknownMatch {
  // biome-ignore lint/suspicious/noExplicitAny: nothing is known about the route
  readonly target: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly route: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly params: any
}

/** The match of each route in a union. */
type MatchOf<Each> =
  Each extends Route<string, infer Path, infer Target>
    ? RouteMatch<MatchedTarget<Target>, Path>
    : Each extends Redirection<infer Path, infer Target, string>
      ? RedirectMatch<Path, Target>
      : never

/**
 * The target of a match. For a controller that is not registered the type is as wide as `${string}#show`. It gets a mark:
 * otherwise `found.target === 'Places#show'` would not exclude that match. A literal is not comparable to a marked string.
 */
type MatchedTarget<Target> = Target extends string
  ? IsWide<Target> extends true
    ? Target & WideTarget
    : Target
  : Target
/** Exported for the declarations of a project. */
export interface WideTarget {
  readonly [WIDE]: true
}
declare const WIDE: unique symbol

/**
 * The match of a request, `MALFORMED` for a path that cannot be decoded, or `undefined`.
 *
 * @throws {LinkError} if the method is not a string, if the path does not begin with `/`, and for wrong options (see
 * `checkedComparison`). The message begins with `call`.
 */
export const findRoute = (
  call: string,
  routes: LinkedRoutes,
  method: unknown,
  url: unknown,
  options?: MatchOptions,
): Match<AnyRoute> | typeof MALFORMED | undefined => {
  if (typeof method !== 'string') throw new LinkError(callMessage(call, 'the method must be a string'))
  return finderOf(routes).find(method, requestPath(call, url), checkedComparison(call, routes, options))
}

/** Throws for a known method in lower case. */
export const expectCapitals = (call: string, method: unknown): void => {
  if (typeof method === 'string' && !isKnownMethod(method) && isKnownMethod(method.toUpperCase()))
    throw new LinkError(callMessage(call, capitalsMessage(method)))
}

/** The path of a request, without its query. */
export const requestPath = (call: string, url: unknown): string => {
  if (typeof url !== 'string' || !url.startsWith('/')) throw new LinkError(callMessage(call, NO_PATH))
  const path = withoutQuery(url)
  const problem = surrogateProblem('path', path)
  if (problem !== undefined) throw new LinkError(callMessage(call, problem))
  return path
}

/**
 * How the paths of a table are compared, by the options of a call.
 *
 * @throws {LinkError} for an unknown option or a wrong value, and for two routes where one could never answer.
 */
export const checkedComparison = (
  call: string,
  routes: readonly AnyRoute[],
  options: MatchOptions = {},
): PathComparison => {
  const problem = optionNamesProblem(options, PATH_OPTION_NAMES) ?? pathOptionsProblem(options)
  if (problem !== undefined) throw new LinkError(callMessage(call, problem))
  const comparison = pathComparison(options)
  const duplicates = comparison.caseSensitive ? undefined : finderOf(routes).caseProblem()
  if (duplicates !== undefined) throw new LinkError(callMessage(call, duplicates))
  return comparison
}

/** `routes.match` of a table. */
export const createMatch =
  (routes: LinkedRoutes): AnyMatchRequest =>
  (method, path, options) => {
    const call = `match('${String(method)}', '${String(path)}')`
    expectCapitals(call, method)
    const found = findRoute(call, routes, method, path, options)
    if (found === undefined) return undefined
    if (found === MALFORMED)
      throw new LinkError(callMessage(call, `${refusedEscape(path)}, which is answered with 400`))
    const { value: route, params } = found
    const target = 'target' in route ? route.target : undefined
    return { target, route, params } as ReturnType<AnyMatchRequest> // the compiler does not see that `target` goes with `route`
  }
