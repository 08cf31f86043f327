/** From the options of a resource to its settings. */

import type { ControllerClass } from '../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, type Registered } from '../controller/registry.js'
import { type ChosenActions, chosenActions, type ResourceKind, type StandardAction } from '../route/actions.js'
import type { ChosenSettings, DefaultSettings, FrameSettings } from '../route/settings.js'
import type { ResourceOptions, ResourcesOptions } from './options.js'

/**
 * The settings that options come to.
 *
 * @example SettingsOf<'resources', {}, { readonly only: readonly ['show'] }>['actions'] // 'show'
 */
export type SettingsOf<Kind extends ResourceKind, Registry, Options> = {} extends Options
  ? DefaultSettings<StandardAction<Kind>>
  : ChosenSettings<
      ChosenActions<Kind, Options>,
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
  kind: ResourceKind,
  registry: Registered,
  options: ResourcesOptions & ResourceOptions,
): FrameSettings & { readonly actions: readonly string[] } => ({
  actions: chosenActions(kind, options),
  param: options.param ?? 'id',
  inflected: options.singular ?? options.plural ?? '',
  controllerPath: options.controller === undefined ? '' : controllerPathOf(registry, options.controller),
  controller: options.controller,
})
