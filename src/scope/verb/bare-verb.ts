/** Bare verbs, `get('preview')`: only a path, whose action has the name of the path. */

import type { MissingActions, WrittenNames } from '../../controller/actions.js'
import { expectActions, type Registered } from '../../controller/registry.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import type { PluralAction } from '../../route/actions.js'
import { routeController } from '../../route/route.js'
import { type CamelCase, camelCase } from '../../text/case.js'
import type { IsLiteral } from '../../text/inference.js'
import { type CallMessage, callMessage, type MissingActionsMessage, RouteError } from '../../text/messages.js'
import { type FrameController, frameController } from '../controller/controller.js'
import { type NotRegisteredProblem, notRegisteredProblem } from '../controller/empty-namespace.js'
import { type UnknownControllerMessage, unknownControllerMessage } from '../controller/suggestion.js'
import type { Offering } from '../controller/target.js'
import type { BarePaths } from '../editor/completion.js'
import {
  type IsRightPath,
  type VerbCall,
  type VerbName,
  type VerbPathProblem,
  verbCall,
  type WithAction,
  withAction,
} from './verb-call.js'

/**
 * The action that a bare verb calls: its path in camelCase.
 *
 * @example BareAction<'mark-read'> // 'markRead'
 */
export type BareAction<Path extends string> = CamelCase<BareName<Path>>
type BareName<Path extends string> = Path extends `/${infer Name}` ? Name : Path

/**
 * Whether a path is one new segment that names an action of the registered controller: the short check, which most bare
 * verbs pass. `never` while no path is written.
 */
export type IsRightBareVerb<
  Registry,
  Frame extends AnyFrame,
  Self extends AnyScope,
  Path extends string,
  Method extends string,
> = NoInfer<
  IsRightPath<Self, Path, Method> extends true
    ? Frame['controller'] extends undefined
      ? IsOffered<Registry, Frame['controllerPath'], BareAction<Path>>
      : false
    : false
>
type IsOffered<Registry, ControllerPath extends string, Action extends string> = Action extends keyof Object // every object has this member
  ? false
  : Registry extends { readonly [Key in ControllerPath]: Offering<Action> }
    ? true
    : false

/** What is wrong with a bare verb, or `never`. While no path is written (`Path` is `never`), the possible paths. */
export type BareVerbProblem<Verb extends VerbName, Self extends AnyScope, Path extends string> = NoInfer<
  BareProblem<Verb, RegistryIn<Self>, FrameIn<Self>, Path, VerbPathProblem<Verb, Self, Path>>
>

/** The same, where `Problem` is what is wrong with the path, or `never`. */
export type BareProblem<Verb extends string, Registry, Frame extends AnyFrame, Path extends string, Problem> = [
  Problem,
] extends [never]
  ? BareName<Path> extends '' | `${string}${'/' | ':' | '*'}${string}`
    ? CallMessage<VerbCall<Verb, Path>, ExplicitMessage<WithAction<Verb, Path>>> // 1
    : BareActionProblem<Verb, Path, Registry, Frame, Frame['controllerPath'], FrameController<Registry, Frame>>
  : [Path] extends [never]
    ? BarePaths<FrameController<Registry, Frame>, PluralAction>
    : [IsLiteral<Path>, Path] extends [true, `${string}#${string}`]
      ? CallMessage<VerbCall<Verb, Path>, typeof PATH_FIRST> // 0
      : Problem

type BareActionProblem<
  Verb extends string,
  Path extends string,
  Registry,
  Frame extends AnyFrame,
  ControllerPath extends string,
  Controller,
> = ControllerPath extends ''
  ? CallMessage<VerbCall<Verb, Path>, NoControllerMessage<WithAction<Verb, Path>>> // 2
  : Controller extends undefined
    ? NotRegisteredProblem<
        VerbCall<Verb, Path>,
        Registry,
        Frame,
        Frame['controllerPath'],
        ControllerPath extends Frame['namespace']
          ? CallMessage<VerbCall<Verb, Path>, NoControllerMessage<WithAction<Verb, Path>>>
          : UnknownControllerMessage<VerbCall<Verb, Path>, Registry, ControllerPath>
      > // 3
    : BareAction<Path> extends WrittenNames<Controller>
      ? never
      : MissingActionsMessage<
          VerbCall<Verb, Path>,
          Frame['controllerPath'],
          MissingActions<Controller, [BareAction<Path>]>
        > // 4

/** What a bare verb calls: the twin of `BareVerbProblem`, whose messages it throws. */
export const bareAction = (verb: string, registry: Registered, frame: RuntimeFrame, path: string) => {
  const call = verbCall(verb, path)
  const name = path.startsWith('/') ? path.slice(1) : path
  if (name === '' || /[/:*]/.test(name))
    throw new RouteError(callMessage(call, explicitMessage(withAction(verb, path)))) // 1
  const { controllerPath, namespace } = frame
  const noController = callMessage(call, noControllerMessage(withAction(verb, path)))
  if (controllerPath === '' && !frame.controller) throw new RouteError(noController) // 2
  const controller = frameController(registry, frame)
  const message =
    controllerPath === namespace?.controllerPath
      ? noController
      : unknownControllerMessage(call, registry, controllerPath)
  if (!controller) throw new RouteError(notRegisteredProblem(registry, frame, message)) // 3
  const action = camelCase(name)
  expectActions(call, registry, controllerPath, controller, [action]) // 4
  return { target: `${controllerPath}#${action}`, ...routeController(controller), action }
}

export const PATH_FIRST = 'a path comes before the target'

type ExplicitMessage<Call extends string> = ReturnType<typeof explicitMessage<Call>>
const explicitMessage = <Call extends string>(call: Call) =>
  `this path needs an explicit controller and action: ${call}` as const

type NoControllerMessage<Call extends string> = ReturnType<typeof noControllerMessage<Call>>
const noControllerMessage = <Call extends string>(call: Call) =>
  `nothing provides a controller here: write ${call}` as const
