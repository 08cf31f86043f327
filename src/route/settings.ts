/** The settings of a resource: what its options come to. */

import type { ControllerClass } from '../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, type Registered } from '../controller/registry.js'
import { type ChosenActions, chosenActions, type PluralAction, type ResourceKind } from './actions.js'

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

/** The settings of a default resource. An interface of its own, for the reason that `ResourcesEntry` gives. */
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

/**
 * The settings that options come to.
 *
 * @example SettingsOf<{}, { readonly only: readonly ['show'] }, PluralAction>['actions'] // 'show'
 */
export type SettingsOf<Registry, Options, Action extends string> = {} extends Options
  ? DefaultSettings<Action>
  : ChosenSettings<
      ChosenActions<Options, Action>,
      Options extends { readonly param: infer Param extends string } ? Param : 'id',
      Options extends { readonly singular: infer Word extends string } | { readonly plural: infer Word extends string }
        ? Word
        : '',
      Options extends { readonly controller: infer Controller extends ControllerClass }
        ? ControllerPathOf<Registry, Controller>
        : '',
      Options extends { readonly controller: infer Controller extends ControllerClass } ? Controller : undefined
    >

/** The settings that options come to: the twin of the type. */
export const settingsOf = (
  registry: Registered,
  options: RuntimeOptions,
  kind: ResourceKind,
): FrameSettings & { readonly actions: readonly string[] } => ({
  actions: chosenActions(options, kind),
  param: options.param ?? 'id',
  inflected: options.singular ?? options.plural ?? '',
  controllerPath: options.controller === undefined ? '' : controllerPathOf(registry, options.controller),
  controller: options.controller,
})

/** The options of both kinds of resource, once they are checked. */
export interface RuntimeOptions {
  readonly only?: readonly string[]
  readonly except?: readonly string[]
  readonly controller?: ControllerClass
  readonly singular?: string
  readonly plural?: string
  readonly param?: string
}
