import type { ControllerClass } from '../controller/controller.js'
import type { PluralAction } from './actions.js'

/**
 * What the options of a resource come to. It holds literals and no object of the user's, so that the compiler never
 * walks the stored table again when it instantiates a type that mentions it.
 */
export interface Settings extends FrameSettings {
  /** The standard actions that are routed, as a union. */
  readonly actions: string
}

/** The settings of a resource whose standard routes are not asked about. */
export interface NoActions {
  readonly actions: never
}

/** The settings that a frame is made of. */
export interface FrameSettings {
  readonly param: string
  /** The word given as `singular` or `plural`; `''` leaves it to the inflection. */
  readonly word: string
  /** The controller path of the class given as `controller`; `''` leaves it to the name. */
  readonly group: string
  /** The class given as `controller`. */
  readonly controller: ControllerClass | undefined
}

/** The settings of a plain `resources(name)` and `resource(name)`. */
export interface DefaultSettings<Actions extends string> {
  readonly actions: Actions
  readonly param: 'id'
  readonly word: ''
  readonly group: ''
  readonly controller: undefined
}

/** The settings that options give, where there are any. */
export interface ChosenSettings<
  Actions extends string,
  Param extends string,
  Word extends string,
  Group extends string,
  Controller extends ControllerClass | undefined,
> {
  readonly actions: Actions
  readonly param: Param
  readonly word: Word
  readonly group: Group
  readonly controller: Controller
}

/** The settings of a bare name. A name of its own, for the reason that `ResourcesEntry` gives. */
export interface DefaultResourcesSettings extends DefaultSettings<PluralAction> {}
