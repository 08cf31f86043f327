/** Checks for tests: which requests are misrouted, and which routes no request reaches. */

import type { HasRefused } from '../entries/lookup.js'
import { MALFORMED } from '../matcher/matcher.js'
import { finderOf } from '../query/finder.js'
import type { LinkOf, LinkPath } from '../query/link-arguments.js'
import type { ExtraParamMessage, UnknownTargetMessage } from '../query/link-messages.js'
import {
  type CapitalsMessage,
  checkedComparison,
  expectCapitals,
  findRoute,
  type MatchOptions,
  requestPath,
} from '../query/match.js'
import { routeLine } from '../route/print.js'
import type { AnyRoute } from '../route/route.js'
import type { AnyRouteTable, AnyTable, EntriesOf, WholeTableArgument } from '../table/table.js'
import { argument, type NoArgument } from '../text/arguments.js'
import { allowedMethodsStatus, type KnownMethod } from '../text/http.js'
import type { Blank, Checked, IsOne, IsWide, NoNames } from '../text/inference.js'
import { type CallMessage, callMessage, LinkError } from '../text/messages.js'
import type { ParamNames } from '../text/path.js'

/** A method and a path, as in `'GET /places/5'`. */
type RequestLine = `${string} /${string}`

/** The status of a request that no route answers. */
type UnroutedStatus = 200 | 400 | 404 | 405 | 501

/**
 * What a request is expected to reach: a target or a path pattern, alone or in a pair with the parameters; or the
 * status of a request that no route answers.
 */
type Expected<Link> = Link | readonly [Link, ExpectedParams] | UnroutedStatus
/** An editor offers no names in it: `Expectations` does not know the path. */
interface ExpectedParams extends NoNames {
  readonly [name: string]: string
}

/**
 * Requests, each with what it is expected to reach. The links are bound by `infer`: an error message would print the alias, with
 * the entries of the table.
 *
 * @example const expected: Expectations<typeof routes> = { 'GET /places/5': ['Places#show', { id: '5' }], 'PUT /places': 405 }
 */
export type Expectations<Table> = {
  readonly [Request in RequestLine]: ExpectedLink<Table> extends infer Link
    ? (Link & string) | readonly [Link & string, ExpectedParams] | UnroutedStatus
    : never
}

type ExpectedLink<Table> = unknown extends EntriesOf<Table> ? string : LinkOf<EntriesOf<Table>>

/**
 * The expectations as the call takes them: each as it is, or the error message in its place. Of a table with a refused call, and of
 * any table, not all targets are known. A conditional type, so that an error in a variable prints the messages, and not the
 * entries of the table.
 */
type CheckedExpectations<Entries, Given> = Given extends unknown
  ? {
      readonly [Request in keyof Given]: Request extends string
        ? [RequestProblem<Request>] extends [never]
          ? CheckedExpectation<Entries, `misroutedRequests('${Request}')`, Given[Request]>
          : CallMessage<`misroutedRequests('${Request}')`, RequestProblem<Request>>
        : never
    }
  : never

/** What is wrong with a request, or `never`. Nothing is known about one that is not a literal. */
type RequestProblem<Request extends string> =
  IsWide<Request> extends true
    ? never
    : Request extends `${infer Method} /${string}`
      ? Uppercase<Method> extends KnownMethod
        ? Method extends Uppercase<Method>
          ? never
          : CapitalsMessage<Method>
        : never
      : typeof NO_REQUEST_LINE

/** A request as `unreachedRoutes` takes it: as it is, or the error message. */
type CheckedRequest<Request extends string> = Request extends unknown
  ? Checked<Request, CallMessage<`unreachedRoutes('${Request}')`, RequestProblem<Request>>>
  : never

type CheckedExpectation<Entries, Call extends string, Given> = Given extends readonly [infer Link, infer Params]
  ? readonly [CheckedLink<Entries, Call, Link>, CheckedParams<Entries, Call, LinkPath<Entries, Link & string>, Params>]
  : Given extends number
    ? Given extends UnroutedStatus
      ? Given
      : CallMessage<Call, 'the status of a request that no route answers is 200, 400, 404, 405 or 501'>
    : CheckedLink<Entries, Call, Given>

type CheckedLink<Entries, Call extends string, Link> = Link extends string
  ? [LinkPath<Entries, Link>] extends [never]
    ? unknown extends Entries
      ? Link
      : HasRefused<Entries> extends true
        ? Link
        : UnknownTargetMessage<Call>
    : Link
  : LinkOf<Entries>

/** The parameters of a path, or of any of several. That they are those of one path, and all of them, is seen at run time. */
type CheckedParams<Entries, Call extends string, Path extends string, Params> = [Path] extends [never]
  ? Readonly<Record<string, string>>
  : string extends keyof Params
    ? Readonly<Record<string, string>>
    : {
        readonly [Name in keyof Params]: Name extends NamesOfEach<Path>
          ? string
          : HasRefused<Entries> extends true
            ? string // of a path that the refused call might have declared
            : UnknownParamMessage<Call, Name & string, Path>
      }

/** The names in each of several paths: `ParamNames` finds none if one of the paths has none. */
type NamesOfEach<Path extends string> = Path extends unknown ? ParamNames<Path> : never

/** A value does not show the second message: the request is misrouted. */
type UnknownParamMessage<Call extends string, Name extends string, Path extends string> =
  IsOne<Path> extends true
    ? ExtraParamMessage<Call, Name, Path>
    : CallMessage<Call, `no path of the target has a parameter '${Name}'`>

/**
 * Lists the requests that do not reach what they are expected to reach, one line each: `[]` when all of them do.
 *
 * Takes the table, the expectations, and the options `trailingSlash`, `caseSensitive` and `escapes` of the router. An expectation is
 * a target (for a middleware route or a redirect, its path pattern), `[target, params]`, or the status that the router or
 * `allowedMethods()` answers with where no route does: 404, 405, 501, 400 for a malformed path, 200 for OPTIONS.
 *
 * @throws {LinkError} if a key is not a method and a path, for an unknown option or a wrong value of one, and for two
 * routes that differ only in case if `caseSensitive` is `false`
 *
 * @example assert.deepEqual(misroutedRequests(routes, { 'GET /places/5': ['Places#show', { id: '5' }] }), [])
 */
// Offers completions in a call that is wrong or unfinished, as the signatures of `r` do.
export function misroutedRequests<Table extends AnyRouteTable>(
  routes: WholeTableArgument<Table>,
  expectations: Expectations<Table>,
  options: MatchOptions,
  _: never,
): readonly string[]
/**
 * Lists the requests that do not reach what they are expected to reach, one line each: `[]` when all of them do.
 *
 * @throws {LinkError} as above
 * @example misroutedRequests(routes, { 'GET /places/5': ['Places#show', { id: '5' }], 'GET /nowhere': 404 })
 */
export function misroutedRequests<
  Table extends AnyRouteTable,
  const Given extends object,
  Keys extends PropertyKey = Blank,
>(
  routes: WholeTableArgument<Table>,
  expectations: (
    keyof Given extends RequestLine
      ? RequestLine extends keyof Given
        ? Expectations<Table> // of a table that is a type parameter, too
        : object extends Given // while an editor asks for completions, or for a parameter hint
          ? Blank extends Keys
            ? Expectations<AnyRouteTable>
            : Expectations<Table> & NoNames
          : CheckedExpectations<EntriesOf<Table>, Given>
      : CheckedExpectations<EntriesOf<Table>, Given>
  ) extends infer Type extends object
    ? Type
    : Given & { readonly [Key in Keys]: unknown },
  options?: MatchOptions,
): readonly string[]
export function misroutedRequests(
  table: AnyTable,
  expectations: object,
  options: MatchOptions = {},
): readonly string[] {
  const routes = argument(table)
  return Object.entries<Expected<unknown>>(expectations as Expectations<AnyRouteTable>).flatMap(
    ([request, expected]) => {
      const wanted = Array.isArray(expected) ? withParams(expected[0], expected[1]) : String(expected)
      const answer = answerTo('misroutedRequests', routes, request, options)
      const names = answer.route === undefined ? [answer.status] : namesOf(answer.route)
      const reached = Array.isArray(expected) ? names.map(name => withParams(name, answer.params)) : names
      return reached.includes(wanted) ? [] : [`${request} is answered ${by(reached[0])}, not ${by(wanted)}`]
    },
  )
}

/**
 * Lists the routes that none of the requests reaches, as `'METHOD path target'` in the order of the table: `[]` when
 * every route is reached. Takes the table, the requests, and the options `trailingSlash`, `caseSensitive` and `escapes` of the router.
 *
 * @throws {LinkError} if a request is not a method and a path, and for wrong options as in `misroutedRequests`
 *
 * @example unreachedRoutes(routes, ['GET /places', 'GET /places/5']) // ['DELETE /places/:id Places#destroy']
 */
export function unreachedRoutes<const Request extends RequestLine>(
  routes: AnyTable,
  requests: readonly CheckedRequest<Request>[] | NoArgument,
  options: MatchOptions = {},
): readonly string[] {
  const table = argument(routes)
  const reached = new Set(argument(requests).map(request => answerTo('unreachedRoutes', table, request, options).route))
  return table.filter(route => !reached.has(route)).map(routeLine)
}

/** A request is answered by a route, or with a status. */
const by = (reached: string | undefined): string => `${STATUS.test(String(reached)) ? 'with' : 'by'} ${reached}`
const STATUS = /^\d{3}$/

/** How an expectation may name a route: by its target or by its path pattern. */
const namesOf = (route: AnyRoute): readonly string[] => ('target' in route ? [route.target, route.path] : [route.path])

/** A name with its parameters in alphabetical order: expectations may give them in any order. */
const withParams = (name: unknown, params: unknown): string => {
  const sorted = Object.entries(params ?? {}).sort(([left], [right]) => (left < right ? -1 : 1))
  return `${name} ${JSON.stringify(Object.fromEntries(sorted))}`
}

const NO_REQUEST_LINE = "a request is a method and a path, as in 'GET /places/5'"

/** The route that answers a request, or the status where none does. */
type Answer =
  | { readonly route: AnyRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly route?: never; readonly params?: never; readonly status: string }

const answerTo = (caller: string, routes: AnyRouteTable, request: string, options: MatchOptions): Answer => {
  const [, method, url] = /^([^ ]+) (\/.*)/s.exec(request) ?? []
  const call = `${caller}('${request}')`
  if (method === undefined || url === undefined) throw new LinkError(callMessage(call, NO_REQUEST_LINE))
  expectCapitals(call, method)
  const found = findRoute(call, routes, method, url, options)
  if (found === MALFORMED) return { status: '400' }
  if (found !== undefined) return { route: found.value, params: found.params }
  const allowed = finderOf(routes).allowed(requestPath(call, url), checkedComparison(call, routes, options))
  return { status: allowed.length === 0 ? '404' : String(allowedMethodsStatus(method)) }
}
