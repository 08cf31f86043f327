import type { MissingActions, PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, expectActions, type Registered } from '../controller/registry.js'
import type { PluralAction } from '../route/actions.js'
import type { CarriedContext } from '../route/context.js'
import type { AnyFrame, Frame } from '../route/frame.js'
import { type AnyRoute, type Middleware, routeController } from '../route/route.js'
import type { Unregistered } from '../route/stored.js'
import { type CamelCase, camelCase } from '../text/case.js'
import type { IsLiteral } from '../text/inference.js'
import {
  type CallMessage,
  type CallOf,
  callMessage,
  type DuplicateRouteMessage,
  duplicateRouteMessage,
  type MissingActionsMessage,
  type NotRegisteredMessage,
  notRegisteredMessage,
  RouteError,
} from '../text/messages.js'
import { type JoinPath, joinPath, type PathParams, type SlashedPath, slashedPath } from '../text/path.js'
import { type PathProblem, pathProblem } from '../text/path-problem.js'
import type { BarePaths } from './completion.js'
import type { IsDuplicateRoute } from './conflicts.js'
import { controllerProblem, type OneControllerProblem } from './options.js'
import { type GroupController, groupController } from './standard.js'
import type { AnyScope } from './state.js'

/** The chain's verbs and the method of each: `r.get` routes GET, `r.all` every method. */
export const VERBS = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  options: 'OPTIONS',
  head: 'HEAD',
  all: 'ALL',
} as const

/** A method of the chain that declares one route: `'get'`, `'post'` … */
export type VerbName = keyof typeof VERBS

/** The action that a verb with only a path calls: its path in camelCase. */
export type BareAction<Path extends string> = CamelCase<BareName<Path>>
type BareName<Path extends string> = Path extends `/${infer Name}` ? Name : Path

/** `ctx` in an inline middleware: the parameters of its path and the state of its scope. */
export type MiddlewareContext<Path extends string, State> = CarriedContext<State, PathParams<Path>>

export type ActionlessProblem<
  Name extends string,
  Path extends string,
> = `a controller needs an action: ${Name}('${Path}', Controller, 'action')`

export type Method<Name extends VerbName> = (typeof VERBS)[Name]
export type Call<Name extends string, Path extends string> = `${Name}('${Path}')`

/**
 * The stored form of a verb with a controller. A class that is not registered is kept beside the text, for the checks
 * that look at it later; a registered one is found again by its controller path.
 */
export type ActionEntry<Registry, Controller extends ControllerClass, Action extends string, Entry extends string> =
  ControllerPathOf<Registry, Controller> extends keyof Registry
    ? `${Entry} ${ControllerPathOf<Registry, Controller>}#${Action}`
    : Unregistered<`${Entry} ${ControllerPathOf<Registry, Controller>}#${Action}`, Controller>

/** What is wrong with a path in a scope: the path itself, or a route that stands already. */
export type PathedProblem<Name extends VerbName, Here extends AnyFrame, Self extends AnyScope, Path extends string> = [
  PathProblem<Path, Here['path']>,
] extends [never]
  ? IsDuplicateRoute<Self, Here, Path, Method<Name>> extends true
    ? DuplicateRouteMessage<Call<Name, Path>, Method<Name>, JoinPath<Here['path'], SlashedPath<Path>>>
    : never
  : CallMessage<CallOf<Name, Path>, PathProblem<Path, Here['path']>>

/** What is wrong with a verb that has only a path. */
export type BareProblem<
  Name extends VerbName,
  Registry,
  Here extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
> = [PathedProblem<Name, Here, Self, Path>] extends [never]
  ? BareName<Path> extends '' | `${string}${'/' | ':' | '*'}${string}`
    ? CallMessage<Call<Name, Path>, `such a path names its action: ${Name}('${Path}', Controller, 'action')`>
    : GroupProblem<Name, Path, Here['group'], GroupController<Registry, Here>>
  : [Path] extends [never]
    ? BarePaths<GroupController<Registry, Here>, PluralAction>
    : PathedProblem<Name, Here, Self, Path>

type GroupProblem<Name extends VerbName, Path extends string, Group extends string, Controller> = Group extends ''
  ? CallMessage<
      Call<Name, Path>,
      `no resource or namespace gives a controller here: ${Name}('${Path}', Controller, 'action')`
    >
  : Controller extends undefined
    ? NotRegisteredMessage<Call<Name, Path>, Group>
    : BareAction<Path> extends PublicNames<Controller>
      ? never
      : MissingActionsMessage<Call<Name, Path>, Group, MissingActions<Controller, [BareAction<Path>]>>

export type ControllerProblem<
  Name extends VerbName,
  Path extends string,
  Registry,
  Controller extends ControllerClass,
> = [OneControllerProblem<Registry, Controller>] extends [never]
  ? never
  : CallMessage<Call<Name, Path>, OneControllerProblem<Registry, Controller>>

export type ActionProblem<
  Name extends VerbName,
  Path extends string,
  Registry,
  Controller extends ControllerClass,
  Action extends string,
> =
  IsLiteral<Action> extends true
    ? Action extends PublicNames<Controller>
      ? never
      : MissingActionsMessage<
          Call<Name, Path>,
          ControllerPathOf<Registry, Controller>,
          MissingActions<Controller, [Action]>
        >
    : [Action] extends [never]
      ? PublicNames<Controller> & string
      : CallMessage<Call<Name, Path>, 'the action must be one string literal, so that the compiler can read it'>

/**
 * The route of a verb: the twin of `Verb` and its problems, which it throws. `rest` is what followed the path: nothing, a
 * middleware, or a controller and an action.
 */
export const verbRoute = (
  name: VerbName,
  registry: Registered,
  frame: Frame,
  use: readonly Middleware[],
  path: unknown,
  rest: readonly unknown[],
): AnyRoute => {
  const call = `${name}('${path}')`
  const problem = pathProblem(path, frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  const written = String(path)
  const route = { method: VERBS[name], path: joinPath(frame.path, slashedPath(written)), use }
  if (rest.length === 0) return { ...route, ...bareTarget(call, name, registry, frame, written) }
  if (rest.length === 1) return { ...route, middleware: middlewareOf(call, rest[0]) }
  return { ...route, ...namedTarget(call, registry, rest[0], rest[1]) }
}

/** The message for a verb whose route stands already. */
export const duplicateVerbMessage = (name: VerbName, path: string, route: AnyRoute): string =>
  duplicateRouteMessage(`${name}('${path}')`, route.method, route.path)

const bareTarget = (call: string, name: VerbName, registry: Registered, frame: Frame, path: string) => {
  const bare = path.startsWith('/') ? path.slice(1) : path
  if (bare === '' || /[/:*]/.test(bare))
    throw new RouteError(callMessage(call, `such a path names its action: ${name}('${path}', Controller, 'action')`))
  if (frame.group === '' && !frame.controller)
    throw new RouteError(
      callMessage(call, `no resource or namespace gives a controller here: ${name}('${path}', Controller, 'action')`),
    )
  const controller = groupController(registry, frame)
  if (!controller) throw new RouteError(notRegisteredMessage(call, frame.group))
  const action = camelCase(bare)
  expectActions(call, registry, frame.group, controller, [action])
  return { target: `${frame.group}#${action}`, ...routeController(controller), action }
}

const middlewareOf = (call: string, value: unknown): Middleware => {
  if (typeof value !== 'function') throw new RouteError(callMessage(call, 'the middleware must be a function'))
  if (/^class\b/.test(String(value)))
    throw new RouteError(callMessage(call, `a controller needs an action: ${call.slice(0, -1)}, Controller, 'action')`))
  return value as Middleware // any function can be called as one
}

const namedTarget = (call: string, registry: Registered, controller: unknown, action: unknown) => {
  const problem = controllerProblem(registry, controller)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (typeof action !== 'string') throw new RouteError(callMessage(call, 'the action must be a string'))
  const given = controller as ControllerClass // controllerProblem has looked
  const group = controllerPathOf(registry, given)
  expectActions(call, registry, group, given, [action])
  return { target: `${group}#${action}`, controller: given, action }
}
