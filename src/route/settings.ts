/** The settings of a resource: what its options come to. */

import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from './actions.js'

/**
 * The settings of a resource, in the type. They contain literals and nothing of the user's objects, so that the compiler
 * does not walk the stored table again wherever it instantiates a type that mentions it.
 */
export interface Settings extends FrameSettings {
  /** The standard actions that are routed, as a union. */
  readonly actions: string
}

/** The settings that a frame depends on. */
export interface FrameSettings {
  readonly param: string
  /** The name in the number that it does not have: the option `singular` or `plural`. `''` leaves it to the inflection. */
  readonly inflected: string
  /** The controller path of the option `controller`. `''` leaves it to the name. */
  readonly controllerPath: string
  /** The option `controller`. */
  readonly controller: ControllerClass | undefined
}

/** The settings of a resource without options. */
export interface DefaultSettings<Actions extends string> {
  readonly actions: Actions
  readonly param: 'id'
  readonly inflected: ''
  readonly controllerPath: ''
  readonly controller: undefined
}

/** The settings of a default resource. An interface, which needs no resolved arguments. */
export interface DefaultResourcesSettings extends DefaultSettings<PluralAction> {}

/** The settings of a resource with options. */
export interface ChosenSettings<
  Actions extends string,
  Param extends string,
  Inflected extends string,
  ControllerPath extends string,
  Controller extends ControllerClass | undefined,
> {
  readonly actions: Actions
  readonly param: Param
  readonly inflected: Inflected
  readonly controllerPath: ControllerPath
  readonly controller: Controller
}

/** In place of the settings, for a resource whose standard routes do not matter. */
export interface NoActions {
  readonly actions: never
}
