import type { MissingActions, PublicNames } from '../controller/actions.js'
import { type ControllerAt, controllerAt, expectActions, type Registered } from '../controller/registry.js'
import type { ActionTable } from '../route/actions.js'
import type { AnyFrame, Frame } from '../route/frame.js'
import { type ActionRoute, type Middleware, routeController } from '../route/route.js'
import {
  type CallMessage,
  callMessage,
  type DuplicateActionsMessage,
  type MissingActionsMessage,
  type NotRegisteredMessage,
  notRegisteredMessage,
  RouteError,
} from '../text/messages.js'
import type { DuplicateParam } from '../text/path.js'
import type { DigitMessage, DuplicateParamMessage } from '../text/path-messages.js'
import { digitProblem, duplicateParamProblem, type HasDigitParam } from '../text/path-problem.js'
import type { Duplicates } from './conflicts.js'

/** The controller of a scope's bare verbs: the class given as `controller`, else the one registered for its group. */
export type GroupController<Registry, Frame extends AnyFrame> = Frame['controller'] extends undefined
  ? ControllerAt<Registry, Frame['group']>
  : Frame['controller']

/** The controller of a scope's bare verbs: the twin of the type. */
export const groupController = (registry: Registered, frame: Frame) =>
  frame.controller ?? controllerAt(registry, frame.group)

/**
 * What is wrong with the standard routes of `resources` or `resource`, or `never`. `Inside` is the resource's own frame,
 * `Actions` the union of its actions, `Suffixes` the keys of each action and `Order` their order in a message.
 */
export type StandardProblem<
  Call extends string,
  Registry,
  Keys,
  Inside extends AnyFrame,
  Actions,
  Base extends string,
  Suffixes,
  Order,
> = [Actions] extends [PublicNames<GroupController<Registry, Inside>>]
  ? [Duplicates<`${Base}${Suffixes[Actions & keyof Suffixes] & string}`, Keys>] extends [never]
    ? ParamProblem<Call, Inside['path']>
    : DuplicateActionsMessage<Call, DuplicateActions<Keys, Actions, Base, Suffixes, Order>>
  : ControllerProblem<Call, Inside['group'], GroupController<Registry, Inside>, ChosenOrder<Order, Actions>>

type ControllerProblem<Call extends string, Path extends string, Controller, Actions> = Controller extends undefined
  ? NotRegisteredMessage<Call, Path>
  : MissingActionsMessage<Call, Path, MissingActions<Controller, Actions>>

type ParamProblem<Call extends string, Path extends string> = [DuplicateParam<Path>] extends [never]
  ? HasDigitParam<Path> extends true
    ? CallMessage<Call, DigitMessage<Path>>
    : never
  : CallMessage<Call, DuplicateParamMessage<Path, DuplicateParam<Path>>>

/** Those of an ordered list that are among the chosen actions. */
type ChosenOrder<Order, Actions, Chosen extends string[] = []> = Order extends [
  infer Action extends string,
  ...infer Rest,
]
  ? ChosenOrder<Rest, Actions, Action extends Actions ? [...Chosen, Action] : Chosen>
  : Chosen

/** The actions with a route that stands already, as a text in their order. */
type DuplicateActions<Keys, Actions, Base extends string, Suffixes, Order, List extends string = ''> = Order extends [
  infer Action extends string,
  ...infer Rest,
]
  ? Duplicates<`${Base}${Suffixes[Action & Actions & keyof Suffixes] & string}`, Keys> extends never
    ? DuplicateActions<Keys, Actions, Base, Suffixes, Rest, List>
    : DuplicateActions<Keys, Actions, Base, Suffixes, Rest, `${List}${List extends '' ? '' : ', '}${Action}`>
  : List

/**
 * The standard routes of a resource, in the order of the table: the twin of `StandardProblem`, which throws what that
 * type says. `frame` is the resource's own, `collection` the path of its collection.
 */
export const standardRoutes = (
  call: string,
  registry: Registered,
  frame: Frame,
  collection: string,
  actions: readonly string[],
  table: ActionTable,
  use: readonly Middleware[],
): readonly ActionRoute[] => {
  const controller = groupController(registry, frame)
  if (controller) expectActions(call, registry, frame.group, controller, actions)
  else if (actions.length > 0) throw new RouteError(notRegisteredMessage(call, frame.group))
  const problem = duplicateParamProblem(frame.path) ?? digitProblem(frame.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (!controller) return []
  return Object.entries(table)
    .filter(([action]) => actions.includes(action))
    .flatMap(([action, { methods, on }]) =>
      methods.map(method => ({
        method,
        path: on === 'member' ? frame.path : collection,
        target: `${frame.group}#${action}`,
        ...routeController(controller),
        action,
        use,
      })),
    )
}
