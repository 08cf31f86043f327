/** `testContext`: makes the context of an action. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Koa from 'koa'
import { writeMatch, writeTable } from '../koa/match-on-context.js'
import type { HasParams, KindedLinkParams, LinkKinds, LinkPath } from '../query/link-arguments.js'
import { unknownTargetMessage } from '../query/link-messages.js'
import { type AnyRoute, similarTarget } from '../route/route.js'
import type { ActionContext } from '../table/contexts.js'
import type { AnyRouteTable, EntriesOf, TargetOf } from '../table/table.js'
import { callMessage, LinkError } from '../text/messages.js'
import { paramNames } from '../text/path.js'
import { guessMessage } from '../text/similar.js'

/**
 * What a context for a test has: the parameters of a path of the target, the input of the contract, and any of the others. Behind a
 * condition, an error does not print the whole table.
 *
 * @example const given: TestContextOptions<typeof routes, 'Places#show'> = { params: { id: 5 } }
 */
export type TestContextOptions<Table, Target extends TargetOf<Table>> =
  ActionContext<Table, Target> extends infer Context
    ? AnyOptions<Context> &
        ParamsOption<EntriesOf<Table>, Target, LinkPath<EntriesOf<Table>, Target>> &
        InputOption<Context>
    : never

interface AnyOptions<Context> {
  /** The members of `ctx.state` that the action reads. */
  readonly state?: Partial<Member<Context, 'state'>> | undefined
  /** What a body parser would leave in `ctx.request.body`. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Other members of `ctx` that the action reads. */
  readonly context?: { readonly [Name in keyof Context]?: Context[Name] } | undefined
}
type Member<Type, Name extends string> = Type extends { readonly [Key in Name]: infer Value } ? Value : {}

/** The parameters of one path of the target, as a link takes them. A path without parameters needs none. */
type ParamsOption<Entries, Target, Path extends string> = Path extends unknown
  ? HasParams<Path> extends true
    ? { readonly params: KindedLinkParams<Path, LinkKinds<Entries, Target, Path>> }
    : { readonly params?: { readonly [name: string]: never } | undefined }
  : never

/** The input is taken as it is: the contract is not checked. */
type InputOption<Context> = Context extends { readonly input: infer Input } ? { readonly input: Input } : {}

/** They may be left out where nothing in them is required. */
type OptionsArgument<Options> = {} extends Options ? [options?: Options] : [options: Options]

/** The members of the options at run time. */
interface GivenOptions {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly state?: object | undefined
  readonly input?: unknown
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly context?: object | undefined
}

/**
 * Makes the context of an action, for a test that calls the action without a server.
 *
 * Takes the table, the target, and what the action reads: `params`, as in a link; `input`, where the action has a contract; and any of
 * `state`, `body`, `headers` and `context`, which has other members of `ctx`. Returns a context of a Koa application, whose type is
 * that of the action's `ctx`. What is left out of `state` and `context` is `undefined` there. No middleware runs, and
 * nothing is validated.
 *
 * @throws {LinkError} for a target that the table does not have, and for parameters that no path of the target can have
 * @example new PlacesController().show(testContext(routes, 'Places#show', { params: { id: 5 } }))
 */
export function testContext<Table extends AnyRouteTable, const Target extends TargetOf<Table>>(
  routes: Table,
  target: Target,
  ...options: OptionsArgument<TestContextOptions<Table, Target>>
): ActionContext<Table, Target>
export function testContext(
  routes: AnyRouteTable,
  target: string,
  { params = {}, state, input, body, headers = {}, context = {} }: GivenOptions = {},
): object {
  const { method, url, match } = requestOf(routes, target, params)
  const request = new IncomingMessage(new LocalConnection())
  Object.assign(request, { method, url, headers: { host: 'localhost', ...Object.fromEntries(new Headers(headers)) } })
  const ctx = new Koa().createContext(request, new ServerResponse(request))
  writeMatch(ctx, match)
  writeTable(ctx, routes)
  Object.assign(ctx.state, state)
  if (input !== undefined) ctx.input = input
  if (body !== undefined) Object.assign(ctx.request, { body })
  // Some members of Koa's context can only be read.
  for (const [name, value] of Object.entries(context))
    if (!Reflect.set(ctx, name, value)) Object.defineProperty(ctx, name, { value, writable: true, configurable: true })
  return ctx
}

/** The server's end of a connection from this machine, without a client: what is written goes nowhere. */
class LocalConnection extends Socket {
  override readonly remoteAddress = '127.0.0.1'

  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done()
  }

  override _writev(_chunks: unknown, done: () => void): void {
    done()
  }
}

/** The request that the first route of the target with these parameters answers, and the parameters that it finds in it. */
const requestOf = (routes: AnyRouteTable, target: string, params: Readonly<Record<string, unknown>>) => {
  const candidates = routes.filter(route => 'target' in route && route.target === target)
  const route = candidates.find(({ path }) => hasNames(path, Object.keys(params))) ?? candidates[0]
  const call = `testContext('${target}')`
  if (route === undefined) throw new LinkError(guessMessage(unknownTargetMessage(call), similarTarget(routes, target)))
  const url = linkTo(routes, target, route, candidates, params)
  const method = route.method === 'ALL' ? 'GET' : route.method
  const found = routes.match(method, url)
  if (found?.target !== target) throw new LinkError(callMessage(call, `another route answers ${method} ${url}`))
  const { path, kinds } = found.route
  return { method, url, match: { params: found.params, value: { path, name: target, kinds } } }
}

const hasNames = (path: string, names: readonly string[]): boolean =>
  paramNames(path).length === names.length && paramNames(path).every(name => names.includes(name))

/** A link takes no parameters if the target's only path has none, and the option `path` if it has several. */
const linkTo = (
  routes: AnyRouteTable,
  target: string,
  { path }: AnyRoute,
  candidates: readonly AnyRoute[],
  params: object,
): string => {
  if (candidates.some(other => other.path !== path)) return routes.path(target, params, { path })
  return Object.keys(params).length === 0 ? routes.path(target) : routes.path(target, params)
}
