/** The standard routes of `resources` and `resource`. */

import type { MissingActions, PublicNames } from '../../controller/actions.js'
import { expectActions, type Registered } from '../../controller/registry.js'
import type { Duplicates, StandardKeys } from '../../entries/keys.js'
import type { AnyScope } from '../../entries/record.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import { type ActionNames, methodsOf, type ResourceKind, STANDARD_ACTIONS } from '../../route/actions.js'
import { routeKinds } from '../../route/kinds.js'
import { type ActionRoute, type AnyMiddleware, routeController } from '../../route/route.js'
import type { Box, IsAnyOrUnresolved } from '../../text/inference.js'
import {
  type CallMessage,
  type DuplicateActionsMessage,
  type MissingActionsMessage,
  RouteError,
  refuse,
} from '../../text/messages.js'
import { type Digit, isIdentifier } from '../../text/names.js'
import { type DuplicateParam, paramNames } from '../../text/path.js'
import { type DigitMessage, type DuplicateParamMessage, digitMessage } from '../../text/path-messages.js'
import { duplicateParamProblem } from '../../text/path-problem.js'
import { type FrameController, frameController } from '../controller/controller.js'
import { type NotRegisteredProblem, notRegisteredProblem } from '../controller/empty-namespace.js'
import { unknownControllerMessage } from '../controller/suggestion.js'
import type { ExistingRoute, OneRouteMessage } from '../shared/existing-route.js'
import type { settingsOf } from './settings.js'

/**
 * What is wrong with the standard routes of a resource, or `never`. `Inner` is the frame inside it, `Outer` that of
 * the scope for the paths of the resource, and `Others` are the keys that its routes may duplicate.
 */
export type StandardProblem<
  Kind extends ResourceKind,
  Call extends string,
  Self extends AnyScope,
  Registry,
  Others,
  Inner extends AnyFrame,
  Actions,
  Outer extends AnyFrame,
  Segment extends string,
> =
  Lacking<FrameController<Registry, Inner>, Actions> extends never
    ? [Duplicates<StandardKeys<Kind, Outer, Segment, Actions>, Others>] extends [never]
      ? ParamProblem<Call, Inner['path']> // 3
      : IsAnyOrUnresolved<Others> extends true
        ? never // another call has a name that the compiler cannot find
        : OneRouteMessage<
            Call,
            ExistingRoute<Self, Duplicates<StandardKeys<Kind, Outer, Segment, Actions>, Others>>,
            DuplicateActionsMessage<Call, DuplicateActions<Kind, Others, Actions, Outer, Segment, ActionNames<Kind>>>
          > // 2
    : MissingProblem<Call, Registry, Inner, FrameController<Registry, Inner>, Chosen<ActionNames<Kind>, Actions>> // 1

/**
 * The standard routes of a resource, in the order of its actions: the twin of `StandardProblem`, whose messages it throws.
 * `frame` is the frame inside the resource, `collection` the path of its collection, and `useOf` gives the middlewares of an
 * action. The chain finds duplicates.
 */
export const standardRoutes = (
  kind: ResourceKind,
  call: string,
  registry: Registered,
  frame: RuntimeFrame,
  collection: string,
  { actions, update }: Pick<ReturnType<typeof settingsOf>, 'actions' | 'update'>,
  useOf: (action: string) => readonly AnyMiddleware[],
): readonly ActionRoute[] => {
  const controller = frameController(registry, frame)
  if (controller)
    expectActions(call, registry, frame.controllerPath, controller, actions) // 1
  else if (actions.length > 0)
    throw new RouteError(
      notRegisteredProblem(registry, frame, unknownControllerMessage(call, registry, frame.controllerPath)),
    )
  const hasDigit = !paramNames(frame.path).every(isIdentifier) // other mistakes in parameters have been rejected before
  refuse(call, duplicateParamProblem(frame.path) ?? (hasDigit ? digitMessage(frame.path) : undefined)) // 3
  if (!controller) return []
  const memberKinds = routeKinds(frame.kinds)
  const collectionKinds = frame.collection ? routeKinds(frame.collection.kinds) : memberKinds
  return STANDARD_ACTIONS[kind]
    .filter(({ name }) => actions.includes(name))
    .flatMap(row =>
      methodsOf(row, update).map(method => ({
        method,
        path: row.on === 'member' ? frame.path : collection,
        target: `${frame.controllerPath}#${row.name}`,
        ...routeController(controller),
        action: row.name,
        use: useOf(row.name),
        ...(row.on === 'member' ? memberKinds : collectionKinds),
      })),
    )
}

/**
 * `never` if each class has the actions. A value in the map may be one of several classes. To find the names that all of these have,
 * the compiler would compare their signatures.
 */
type Lacking<Controller, Actions> = Controller extends unknown
  ? Box<Actions> extends Box<PublicNames<Controller>>
    ? never
    : 'actions'
  : never

type MissingProblem<
  Call extends string,
  Registry,
  Inner extends AnyFrame,
  Controller,
  Actions,
> = Controller extends undefined
  ? NotRegisteredProblem<Call, Registry, Inner, Inner['controllerPath']>
  : MissingActions<Controller, Actions> extends infer Missing extends string
    ? Missing extends '' // another class lacks some
      ? never
      : MissingActionsMessage<Call, Inner['controllerPath'], Missing>
    : never

type ParamProblem<Call extends string, Path extends string> = [DuplicateParam<Path>] extends [never]
  ? HasDigitParam<Path> extends true
    ? CallMessage<Call, DigitMessage<Path>>
    : never
  : CallMessage<Call, DuplicateParamMessage<Path, DuplicateParam<Path>>>

/** The name of a resource may begin with a digit, but not the parameter that is made from it: that must be an identifier. */
type HasDigitParam<Path extends string> = Path extends `${string}/:${Digit}${string}` ? true : false

/** The actions that are chosen, in the order of the list. */
type Chosen<Order, Actions, List extends string[] = []> = Order extends readonly [
  infer Action extends string,
  ...infer Rest,
]
  ? Chosen<Rest, Actions, Action extends Actions ? [...List, Action] : List>
  : List

/** The actions whose routes exist already, as text, in the order of the list. */
type DuplicateActions<
  Kind extends ResourceKind,
  Others,
  Actions,
  Outer extends AnyFrame,
  Segment extends string,
  Order,
  List extends string = '',
> = Order extends readonly [infer Action extends string, ...infer Rest]
  ? Duplicates<StandardKeys<Kind, Outer, Segment, Action & Actions>, Others> extends never
    ? DuplicateActions<Kind, Others, Actions, Outer, Segment, Rest, List>
    : DuplicateActions<Kind, Others, Actions, Outer, Segment, Rest, `${List}${List extends '' ? '' : ', '}${Action}`>
  : List
