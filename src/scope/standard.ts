import type { LackingActions, PublicNames } from '../controller/controller.js'
import { type ControllerAt, controllerAt, expectActions, type Registered } from '../controller/registry.js'
import type { ActionTable } from '../route/actions.js'
import type { AnyLevel, Level } from '../route/frame.js'
import { type ActionRoute, type Middleware, routeController } from '../route/route.js'
import {
  type CallMessage,
  callMessage,
  type LackingMessage,
  type NotRegisteredMessage,
  notRegisteredMessage,
  type RepeatedActionsMessage,
  RouteError,
} from '../text/messages.js'
import {
  type DigitMessage,
  digitProblem,
  type HasDigitParam,
  type RepeatedMessage,
  repeatedProblem,
} from '../text/names.js'
import type { RepeatedParam } from '../text/path.js'
import type { Repeated } from './conflicts.js'

/** The controller of a scope's bare verbs: the class given as `controller`, else the one registered for its group. */
export type GroupController<Registry, Level extends AnyLevel> = Level['controller'] extends undefined
  ? ControllerAt<Registry, Level['group']>
  : Level['controller']

/** The controller of a scope's bare verbs: the twin of the type. */
export const groupController = (registry: Registered, level: Level) =>
  level.controller ?? controllerAt(registry, level.group)

/**
 * What is wrong with the standard routes of `resources` or `resource`, or `never`. `Inside` is the resource's own level,
 * `Actions` the union of its actions, `Suffixes` the keys of each action and `Order` their order in a message.
 */
export type StandardProblem<
  Call extends string,
  Registry,
  Keys,
  Inside extends AnyLevel,
  Actions,
  Base extends string,
  Suffixes,
  Order,
> = [Actions] extends [PublicNames<GroupController<Registry, Inside>>]
  ? [Repeated<`${Base}${Suffixes[Actions & keyof Suffixes] & string}`, Keys>] extends [never]
    ? ParamProblem<Call, Inside['path']>
    : RepeatedActionsMessage<Call, RepeatedActions<Keys, Actions, Base, Suffixes, Order>>
  : ControllerProblem<Call, Inside['group'], GroupController<Registry, Inside>, ChosenOrder<Order, Actions>>

type ControllerProblem<Call extends string, Path extends string, Controller, Actions> = Controller extends undefined
  ? NotRegisteredMessage<Call, Path>
  : LackingMessage<Call, Path, LackingActions<Controller, Actions>>

type ParamProblem<Call extends string, Path extends string> = [RepeatedParam<Path>] extends [never]
  ? HasDigitParam<Path> extends true
    ? CallMessage<Call, DigitMessage<Path>>
    : never
  : CallMessage<Call, RepeatedMessage<Path, RepeatedParam<Path>>>

/** Those of an ordered list that are among the chosen actions. */
type ChosenOrder<Order, Actions, Chosen extends string[] = []> = Order extends [
  infer Action extends string,
  ...infer Rest,
]
  ? ChosenOrder<Rest, Actions, Action extends Actions ? [...Chosen, Action] : Chosen>
  : Chosen

/** The actions with a route that stands already, as a text in their order. */
type RepeatedActions<Keys, Actions, Base extends string, Suffixes, Order, List extends string = ''> = Order extends [
  infer Action extends string,
  ...infer Rest,
]
  ? Repeated<`${Base}${Suffixes[Action & Actions & keyof Suffixes] & string}`, Keys> extends never
    ? RepeatedActions<Keys, Actions, Base, Suffixes, Rest, List>
    : RepeatedActions<Keys, Actions, Base, Suffixes, Rest, `${List}${List extends '' ? '' : ', '}${Action}`>
  : List

/**
 * The standard routes of a resource, in the order of the table: the twin of `StandardProblem`, which throws what that
 * type says. `level` is the resource's own, `collection` the path of its collection.
 */
export const standardRoutes = (
  call: string,
  registry: Registered,
  level: Level,
  collection: string,
  actions: readonly string[],
  table: ActionTable,
  use: readonly Middleware[],
): readonly ActionRoute[] => {
  const controller = groupController(registry, level)
  if (controller) expectActions(call, registry, level.group, controller, actions)
  else if (actions.length > 0) throw new RouteError(notRegisteredMessage(call, level.group))
  const problem = repeatedProblem(level.path) ?? digitProblem(level.path)
  if (problem) throw new RouteError(callMessage(call, problem))
  if (!controller) return []
  return Object.entries(table)
    .filter(([action]) => actions.includes(action))
    .flatMap(([action, { methods, on }]) =>
      methods.map(method => ({
        method,
        path: on === 'member' ? level.path : collection,
        target: `${level.group}#${action}`,
        ...routeController(controller),
        action,
        use,
      })),
    )
}
