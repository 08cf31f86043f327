/** Works out the settings of a resource from its options. */

import type { ControllerClass } from '../../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, type Registered } from '../../controller/registry.js'
import { type ChosenActions, chosenActions, type ResourceKind } from '../../route/actions.js'
import type { ChosenSettings, DefaultSettings, FrameSettings, Shallow } from '../../route/settings.js'
import type { ParamKind } from '../../text/param-kinds.js'
import type { WithShallow } from '../shallow/shallow.js'
import type { ResourceOptions, ResourcesOptions } from './options.js'
import type { UsualSettings } from './usual-options.js'

/** The settings that follow from options, usual or not. */
export type SettingsFrom<Kind extends ResourceKind, Registry, Options> = UsualOr<
  UsualSettings<Kind, Registry, Options>,
  Kind,
  Registry,
  Options
>

/** Takes the usual settings as an argument: the compiler remembers those, but works out again what a branch ends with. */
type UsualOr<Usual, Kind extends ResourceKind, Registry, Options> = [Usual] extends [never]
  ? SettingsOf<Kind, Registry, Options>
  : Usual

/**
 * The settings that follow from options.
 *
 * @example SettingsOf<'resources', {}, { readonly only: readonly ['show'] }>['actions'] // 'show'
 */
type SettingsOf<Kind extends ResourceKind, Registry, Options> = StoredSettings<
  Options,
  ChosenActions<Kind, Options>,
  ParamIn<Options>,
  InflectedIn<Options>,
  ControllerPathIn<Registry, Options>,
  ControllerIn<Registry, Options>,
  IdIn<Options>,
  Options extends WithShallow ? Shallow : never
>

/** Gets resolved arguments (see `text/inference.ts`). */
type StoredSettings<
  Options,
  Actions extends string,
  Param extends string,
  Inflected extends string,
  ControllerPath extends string,
  Controller extends ControllerClass | undefined,
  Id extends ParamKind | '',
  IsShallow extends Shallow,
> = {} extends Options
  ? DefaultSettings<Actions>
  : ChosenSettings<Actions, Param, Inflected, ControllerPath, Controller, Id, IsShallow>

type ParamIn<Options> = Options extends { readonly param: infer Param extends string } ? Param : 'id'

type IdIn<Options> = Options extends { readonly id: infer Kind extends ParamKind } ? Kind : ''

type InflectedIn<Options> = Options extends
  | { readonly singular: infer Word extends string }
  | { readonly plural: infer Word extends string }
  ? Word
  : ''

type ControllerPathIn<Registry, Options> = Options extends {
  readonly controller: infer Controller extends ControllerClass
}
  ? ControllerPathOf<Registry, Controller>
  : Options extends { readonly controller: infer Path extends string }
    ? Path
    : ''

/** The class, if it is not registered. A registered class is found by its controller path. */
type ControllerIn<Registry, Options> = Options extends { readonly controller: infer Controller extends ControllerClass }
  ? ControllerPathOf<Registry, Controller> extends keyof Registry
    ? undefined
    : Controller
  : undefined

/** The settings that follow from options: the twin of the type. */
export const settingsOf = (
  kind: ResourceKind,
  registry: Registered,
  options: ResourcesOptions & ResourceOptions,
): FrameSettings & { readonly actions: readonly string[] } => ({
  actions: chosenActions(kind, options),
  param: options.param ?? 'id',
  id: options.id ?? '',
  shallow: options.shallow ?? false,
  inflected: options.singular ?? options.plural ?? '',
  ...givenController(registry, options.controller),
})

/** A controller path names the registered controller, which may be lazy. */
const givenController = (registry: Registered, given: ControllerClass | string | undefined) => ({
  controllerPath: typeof given === 'string' || given === undefined ? (given ?? '') : controllerPathOf(registry, given),
  controller: typeof given === 'string' ? undefined : given,
})
