/** `redirect`: redirects an old path to the path of a target, to another path or to a URL. */

import type { Registered } from '../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import { routeKinds } from '../route/kinds.js'
import { type Middleware, type RedirectRoute, type RedirectStatus, STATUSES } from '../route/route.js'
import type { CompletionOnly, IsLiteral, Unoffered } from '../text/inference.js'
import {
  type CallMessage,
  type CallOf,
  callMessage,
  callOf,
  type DuplicateRouteMessage,
  RouteError,
} from '../text/messages.js'
import { optionNamesProblem } from '../text/options.js'
import { type JoinPath, joinPath, type SlashedPath, slashedPath } from '../text/path.js'
import { type PathProblem, pathProblem } from '../text/path-problem.js'
import type { IsDuplicateRoute } from './conflicts.js'
import { type Destination, type DestinationProblem, destinationProblem, isDestination } from './destination.js'
import type { AnyScope } from './record.js'
import { checkedTarget, type TargetProblem } from './target.js'

/**
 * The options of `redirect`.
 *
 * @example r.redirect('old-places/:id', 'Places#show', { status: 308 })
 */
export interface RedirectOptions<Path extends string = string, Method extends RedirectedMethod = RedirectedMethod> {
  /**
   * The status of the answer, by default 301, as in Rails: the old path is gone for good, and clients may remember the new
   * one. 302 and 307 are temporary, 303 leads to another resource, and 308 is a 301 for clients that must keep the method.
   *
   * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
   */
  readonly status?: (Method extends 'all' ? 307 | 308 : RedirectStatus) | undefined
  /** One of the paths of the target, where it has several. */
  readonly path?: CompletionOnly<Path, string> | undefined
  /** `'all'` redirects every method, by default with 308. Its statuses, 307 and 308, keep the method. `'get'` is the default. */
  readonly method?: CompletionOnly<Method, 'get' | 'all'> | undefined
}

/**
 * The options that completion offers: without `path` for a path or a URL, and without the method `'all'` beside a status that
 * loses the method. `Status` is inferred from the last branch, which is never taken.
 */
export type OfferedRedirectOptions<Target, Path extends string, Method extends RedirectedMethod, Status> = [
  Status,
] extends [infer _Status]
  ? [Target, Path] extends [Destination, never]
    ? Omit<OptionsBeside<Status, Path, Method>, 'path'>
    : OptionsBeside<Status, Path, Method>
  : { readonly status?: Status }
type OptionsBeside<Status, Path extends string, Method extends RedirectedMethod> = [Status] extends [307 | 308]
  ? RedirectOptions<Path, Method>
  : [RedirectStatus] extends [Status]
    ? RedirectOptions<Path, Method>
    : OptionsOfGet<Path, Method>
interface OptionsOfGet<Path extends string, Method extends RedirectedMethod> extends RedirectOptions<Path, Method> {
  readonly method?: CompletionOnly<Method, 'get' | Unoffered<'all', Object>> | undefined
}

/** The methods that a redirect answers: GET with HEAD, or all. */
export type RedirectedMethod = 'get' | 'all'

/** The statuses with which clients repeat the request as it was. */
const KEEPING_STATUSES: readonly RedirectStatus[] = [307, 308]

type RedirectCall<From extends string> = CallOf<'redirect', From>

/**
 * What is wrong with the path of `redirect`, or `never`, also while no path is written: the path itself, or a route of its
 * method that exists already.
 */
export type RedirectPathProblem<
  Self extends AnyScope,
  Frame extends AnyFrame,
  From extends string,
  Method extends string,
> = [PathProblem<From, Frame['path']>] extends [never]
  ? IsDuplicateRoute<Self, Frame, From, Method> extends true
    ? DuplicateRouteMessage<RedirectCall<From>, Method, JoinPath<Frame['path'], SlashedPath<From>>>
    : never
  : [From] extends [never]
    ? never
    : CallMessage<RedirectCall<From>, PathProblem<From, Frame['path']>>

/**
 * What is wrong with the target of `redirect`, or `never`. This checks a path or a URL, or the controller and its action.
 * Whether the table routes the target is checked when the table is complete (see `check-redirects.ts`).
 */
export type RedirectTargetProblem<
  Registry,
  Frame extends AnyFrame,
  From extends string,
  Target extends string,
  Path extends string,
> = NoInfer<
  [Target] extends [Destination]
    ? IsLiteral<Target> extends true
      ? [Path] extends [never]
        ? DestinationProblem<RedirectCall<From>, JoinPath<Frame['path'], SlashedPath<From>>, Target>
        : CallMessage<RedirectCall<From>, typeof PATH_OF_TARGET>
      : TargetProblem<RedirectCall<From>, Registry, '', Target> // no text yet, or not one
    : TargetProblem<RedirectCall<From>, Registry, '', Target>
>

/**
 * The route of `redirect`: the twin of the problems above, whose messages it throws; duplicates are found by the chain.
 * `given` is the path, the target and the options.
 */
export const redirectRoute = (
  registry: Registered,
  frame: RuntimeFrame,
  use: readonly Middleware[],
  [from, target, options]: readonly unknown[],
): RedirectRoute => {
  const call = callOf('redirect', from)
  const problem = pathProblem(from, frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  const path = joinPath(frame.path, slashedPath(String(from)))
  const isTarget = typeof target !== 'string' || !isDestination(target)
  const redirect = isTarget ? checkedTarget(call, registry, '', target).target : target
  const wrong = isTarget ? undefined : destinationProblem(call, path, redirect)
  if (wrong !== undefined) throw new RouteError(wrong)
  const { to, ...answer } = checkedOptions(call, options)
  if (to !== undefined && !isTarget) throw new RouteError(callMessage(call, PATH_OF_TARGET))
  return { path, redirect, ...answer, ...(to !== undefined && { to }), use, ...routeKinds(frame.kinds) }
}

/**
 * The type of the parameter for a status in place of the options, as `@koa/router` takes it: the error message. The second branch
 * is never taken; the status is inferred from it.
 */
export type RefusedStatus<From extends string, Status extends number> = [Status] extends [infer _Status]
  ? CallMessage<RedirectCall<From>, StatusMessage<Status>>
  : Status

type StatusMessage<Status extends number> = `write the status as { status: ${Status} }`
const statusMessage = <Status extends number>(status: Status): StatusMessage<Status> =>
  `write the status as { status: ${status} }`

/** The compiler refuses other options and values in its own words. */
const checkedOptions = (call: string, options: unknown = {}) => {
  const refuse = (problem: string) => new RouteError(callMessage(call, problem))
  if (typeof options === 'number') throw refuse(statusMessage(options))
  const problem = optionNamesProblem(options, ['status', 'path', 'method'])
  if (problem !== undefined) throw refuse(problem)
  const { status, path, method = 'get' } = options as Readonly<Record<string, unknown>> // an object, as is checked above
  if (method !== 'get' && method !== 'all') throw refuse("the method must be 'get' or 'all'")
  if (path !== undefined && typeof path !== 'string') throw refuse("the option 'path' must be a string")
  const statuses = method === 'all' ? KEEPING_STATUSES : STATUSES
  const known = statuses.find(each => each === (status ?? (method === 'all' ? 308 : 301)))
  if (known === undefined) throw refuse(`the status must be one of ${statuses.join(', ')}`)
  return { method: method === 'all' ? 'ALL' : 'GET', status: known, to: path } as const
}

const PATH_OF_TARGET = "the option 'path' chooses a path of a target, and this is none"
