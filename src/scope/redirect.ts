import type { MissingActions, PublicNames } from '../controller/actions.js'
import { type ControllerAt, controllerAt, expectActions, type Registered } from '../controller/registry.js'
import type { AnyFrame, Frame } from '../route/frame.js'
import { type Middleware, type RedirectRoute, type RedirectStatus, STATUSES } from '../route/route.js'
import type { IsLiteral } from '../text/inference.js'
import {
  type CallMessage,
  type CallOf,
  callMessage,
  type DuplicateRouteMessage,
  type MissingActionsMessage,
  type NotRegisteredMessage,
  notRegisteredMessage,
  RouteError,
} from '../text/messages.js'
import { type JoinPath, joinPath, type SlashedPath, slashedPath } from '../text/path.js'
import { type PathProblem, pathProblem } from '../text/path-problem.js'
import type { IsDuplicateRoute } from './conflicts.js'
import type { AnyScope } from './state.js'

/**
 * The options of `redirect`.
 *
 * @example r.redirect('old-places/:id', 'Places#show', { status: 308 })
 */
export interface RedirectOptions {
  /**
   * By default 301, as in Rails: the old path is gone for good, and clients may remember where it leads. 302 and 307 are
   * for a while; 303 says that the answer is another thing; 308 is 301 for clients that must keep the method, which with
   * GET and HEAD all do.
   */
  readonly status?: RedirectStatus | undefined
}

type Call<From extends string> = CallOf<'redirect', From>

/** What is wrong with the path of `redirect`, or `never`: the path itself, or a GET route that stands already. */
export type RedirectPathProblem<Self extends AnyScope, Here extends AnyFrame, From extends string> = [
  PathProblem<From, Here['path']>,
] extends [never]
  ? IsDuplicateRoute<Self, Here, From, 'GET'> extends true
    ? DuplicateRouteMessage<Call<From>, 'GET', JoinPath<Here['path'], SlashedPath<From>>>
    : never
  : CallMessage<Call<From>, PathProblem<From, Here['path']>>

/**
 * What is wrong with the target of `redirect`, or `never`. At the call no more is known than the names of controllers and
 * actions; whether the table routes the target is asked when the table is whole: see `redirect-check.ts`.
 */
export type RedirectTargetProblem<Registry, From extends string, Target extends string> =
  IsLiteral<Target> extends true
    ? Target extends `${infer Path}#${infer Action}`
      ? ActionProblem<Call<From>, Path, ControllerAt<Registry, Path>, Action>
      : CallMessage<Call<From>, typeof FORM>
    : [Target] extends [never]
      ? RedirectTargets<Registry>
      : CallMessage<Call<From>, 'the target must be one string literal, so that the compiler can read it'>

const FORM = "a target is a controller path and an action, as in 'Places#show'"

type ActionProblem<
  Call extends string,
  Path extends string,
  Controller,
  Action extends string,
> = Controller extends undefined
  ? NotRegisteredMessage<Call, Path>
  : Action extends PublicNames<Controller>
    ? never
    : MissingActionsMessage<Call, Path, MissingActions<Controller, [Action]>>

/** The targets that a redirect can name: the public actions of the registered controllers. */
export type RedirectTargets<Registry> = {
  [Path in keyof Registry & string]: `${Path}#${PublicNames<ControllerAt<Registry, Path>> & string}`
}[keyof Registry & string]

/** The route of `redirect`: the twin of the problems above, which it throws. `rest` is the target and the options. */
export const redirectRoute = (
  registry: Registered,
  frame: Frame,
  use: readonly Middleware[],
  from: unknown,
  [target, options]: readonly unknown[],
): RedirectRoute => {
  const call = `redirect('${from}')`
  const problem = pathProblem(from, frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  const redirect = checkedTarget(call, registry, target)
  const path = joinPath(frame.path, slashedPath(String(from)))
  return { method: 'GET', path, redirect, status: statusOf(call, options), use }
}

const checkedTarget = (call: string, registry: Registered, target: unknown): string => {
  if (typeof target !== 'string') throw new RouteError(callMessage(call, 'the target must be a string'))
  const hash = target.indexOf('#')
  if (hash === -1) throw new RouteError(callMessage(call, FORM))
  const path = target.slice(0, hash)
  const controller = controllerAt(registry, path)
  if (!controller) throw new RouteError(notRegisteredMessage(call, path))
  expectActions(call, registry, path, controller, [target.slice(hash + 1)])
  return target
}

const statusOf = (call: string, options: unknown = {}): RedirectStatus => {
  if (typeof options !== 'object' || options === null)
    throw new RouteError(callMessage(call, 'the options must be an object with status'))
  const unknown = Object.keys(options).find(name => name !== 'status')
  if (unknown !== undefined)
    throw new RouteError(callMessage(call, `there is no option '${unknown}'; the options are status`))
  const { status = 301 }: { readonly status?: unknown } = options
  const known = STATUSES.find(each => each === status)
  if (known === undefined) throw new RouteError(callMessage(call, `the status must be one of ${STATUSES.join(', ')}`))
  return known
}
