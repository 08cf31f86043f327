/** `redirect`: redirects an old path to the path of a target, to another path or to a URL. */

import type { Registered } from '../../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../../route/frame.js'
import { routeKinds } from '../../route/kinds.js'
import type { Middleware, RedirectRoute } from '../../route/route.js'
import type { IsLiteral } from '../../text/inference.js'
import { type CallMessage, type CallOf, callMessage, callOf, RouteError } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import { type JoinWrittenPath, joinPath, slashedPath } from '../../text/path.js'
import { type PathProblem, pathProblem } from '../../text/path-problem.js'
import { checkedTarget, type TargetProblem } from '../controller/target.js'
import type { DuplicatePathMessage } from '../shared/existing-route.js'
import type { IsDuplicateRoute } from '../shared/keys.js'
import type { AnyScope } from '../shared/record.js'
import { type Destination, type DestinationProblem, destinationProblem, isDestination } from './destination.js'
import { checkedRedirectOptions } from './redirect-options.js'

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
    ? DuplicatePathMessage<RedirectCall<From>, Self, Frame, From, Method>
    : never
  : [From] extends [never]
    ? UntypedFunction
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
        ? DestinationProblem<RedirectCall<From>, JoinWrittenPath<Frame['path'], From>, Target>
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
  const { to, ...answer } = checkedRedirectOptions(call, options)
  if (to !== undefined && !isTarget) throw new RouteError(callMessage(call, PATH_OF_TARGET))
  return { path, redirect, ...answer, ...(to !== undefined && { to }), use, ...routeKinds(frame.kinds) }
}

const PATH_OF_TARGET = "the option 'path' chooses a path of a target, and this is none"
