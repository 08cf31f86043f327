/** The controllers of declarations: the one that a scope provides, and one that a call names. */

import { type ControllerClass, isClass } from '../controller/controller.js'
import { type ControllerAt, type ControllerPathOf, controllerAt, type Registered } from '../controller/registry.js'
import type { AnyFrame, RuntimeFrame } from '../route/frame.js'
import type { IsOne } from '../text/inference.js'

/** The controller of the standard actions and bare verbs in a frame: the option `controller`, or else the registered one. */
export type FrameController<Registry, Frame extends AnyFrame> = Frame['controller'] extends undefined
  ? ControllerAt<Registry, Frame['controllerPath']>
  : Frame['controller']

/** The controller of the standard actions and the bare verbs in a frame: the twin of the type. */
export const frameController = (registry: Registered, frame: RuntimeFrame) =>
  frame.controller ?? controllerAt(registry, frame.controllerPath)

/** What is wrong with a class as the controller of a resource or a verb. */
export type ControllerProblem<Registry, Controller> =
  IsOne<Controller> extends true
    ? Controller extends ControllerClass
      ? IsOne<ControllerPathOf<Registry, Controller>> extends true
        ? never
        : typeof SEVERAL_PATHS
      : typeof NO_CLASS
    : 'the controller must be one class, not one of several'

/** What is wrong with a value as the controller of a resource or a verb: the twin of the type. */
export const controllerProblem = (registry: Registered, controller: unknown): string | undefined => {
  if (!isClass(controller)) return NO_CLASS
  return Object.values(registry).filter(registered => registered === controller).length > 1 ? SEVERAL_PATHS : undefined
}

const NO_CLASS = 'the controller must be a class'
const SEVERAL_PATHS = 'the controller is registered under several controller paths, so its target is ambiguous'
