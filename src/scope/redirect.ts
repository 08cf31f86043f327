/** `redirect`: redirects an old path to the path of a target. */

import type { Registered } from '../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import { routeKinds } from '../route/kinds.js'
import { type Middleware, type RedirectRoute, type RedirectStatus, STATUSES } from '../route/route.js'
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
import type { AnyScope } from './record.js'
import { checkedTarget, type TargetProblem } from './target.js'

/**
 * The options of `redirect`.
 *
 * @example r.redirect('old-places/:id', 'Places#show', { status: 308 })
 */
export interface RedirectOptions {
  /**
   * The status of the answer, by default 301, as in Rails: the old path is gone for good, and clients may remember the new
   * one. 302 and 307 are temporary, 303 leads to another resource, and 308 is a 301 for clients that must keep the method.
   *
   * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
   */
  readonly status?: RedirectStatus | undefined
}

type RedirectCall<From extends string> = CallOf<'redirect', From>

/** What is wrong with the path of `redirect`, or `never`: the path itself, or a GET route that exists already. */
export type RedirectPathProblem<Self extends AnyScope, Frame extends AnyFrame, From extends string> = [
  PathProblem<From, Frame['path']>,
] extends [never]
  ? IsDuplicateRoute<Self, Frame, From, 'GET'> extends true
    ? DuplicateRouteMessage<RedirectCall<From>, 'GET', JoinPath<Frame['path'], SlashedPath<From>>>
    : never
  : CallMessage<RedirectCall<From>, PathProblem<From, Frame['path']>>

/**
 * What is wrong with the target of `redirect`, or `never`. This checks only the controller and its action.
 * Whether the table routes the target is checked when the table is complete (see `check-redirects.ts`).
 */
export type RedirectTargetProblem<Registry, From extends string, Target extends string> = TargetProblem<
  RedirectCall<From>,
  Registry,
  '',
  Target
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
  const redirect = checkedTarget(call, registry, '', target).target
  const path = joinPath(frame.path, slashedPath(String(from)))
  return { method: 'GET', path, redirect, status: checkedStatus(call, options), use, ...routeKinds(frame.kinds) }
}

/** The compiler refuses other options and statuses in its own words. */
const checkedStatus = (call: string, options: unknown = {}): RedirectStatus => {
  const problem = optionNamesProblem(options, ['status'])
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  const { status = 301 } = options as { readonly status?: unknown } // an object, as is checked above
  const known = STATUSES.find(each => each === status)
  if (known === undefined) throw new RouteError(callMessage(call, `the status must be one of ${STATUSES.join(', ')}`))
  return known
}
