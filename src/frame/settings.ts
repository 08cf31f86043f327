/** The settings of a resource: its options, with the defaults filled in. */

import type { ControllerClass } from '../controller/controller.js'
import type { StandardAction, UpdateMethods } from '../route/actions.js'
import type { OneKind } from '../route/kinds.js'
import type { ParamKind } from '../text/param-kinds.js'

/** The mark of shallow scopes, in frames, settings and keys. */
export type Shallow = 'shallow'

/**
 * The settings of a resource, in the type. They contain literals and nothing of the user's objects, so that the compiler
 * does not walk the stored table again wherever it instantiates a type that mentions it.
 */
export interface Settings extends SharedSettings {
  /** The standard actions that are routed, as a union. */
  readonly actions: string
  /** The kind of the id, as in a frame. */
  readonly idKinds: unknown
  /** The option `shallow`, as in a frame: `never` without it. */
  readonly shallow: Shallow
  /** The value of the option `update`. `''` without it. */
  readonly update: keyof UpdateMethods
}

/** The settings that a frame depends on, at run time. */
export interface FrameSettings extends SharedSettings {
  readonly shallow: boolean
}

interface SharedSettings {
  readonly param: string
  /** The kind of the id. `''` if it has none. */
  readonly id: ParamKind | ''
  /** The value of the option `singular` or `plural`. `''` if the inflection decides. */
  readonly inflected: string
  /** The controller path of the option `controller`. `''` if the name decides. */
  readonly controllerPath: string
  /** The option `controller`, in the type only if the class is not registered: otherwise the path leads to it. */
  readonly controller: ControllerClass | undefined
}

/** The settings of a resource without options, but for its actions and its controller path. */
export interface DefaultSettings<Actions extends string, ControllerPath extends string = ''> {
  readonly actions: Actions
  readonly param: 'id'
  readonly id: ''
  readonly idKinds: unknown
  readonly shallow: never
  readonly update: ''
  readonly inflected: ''
  readonly controllerPath: ControllerPath
  readonly controller: undefined
}

/** The settings of a default resource. An interface, which needs no resolved arguments. */
export interface DefaultResourcesSettings extends DefaultSettings<StandardAction<'resources'>> {}

/** The settings of a resource whose only option is a list of its actions. */
export interface ListedSettings<Actions extends string> extends DefaultSettings<Actions> {}

/** The settings of a resource whose options are a list of its actions and a registered controller. */
export interface ListedSettingsAt<Actions extends string, ControllerPath extends string>
  extends DefaultSettings<Actions, ControllerPath> {}

/** The settings of a resource with options. */
export interface ChosenSettings<
  Actions extends string,
  Param extends string,
  Inflected extends string,
  ControllerPath extends string,
  Controller extends ControllerClass | undefined,
  Id extends ParamKind | '' = '',
  IsShallow extends Shallow = never,
  Update extends keyof UpdateMethods = '',
> {
  readonly actions: Actions
  readonly param: Param
  readonly id: Id
  readonly idKinds: OneKind<Param, Id>
  readonly shallow: IsShallow
  readonly update: Update
  readonly inflected: Inflected
  readonly controllerPath: ControllerPath
  readonly controller: Controller
}

/**
 * In place of the settings, where only the routes in the callback of a resource matter. It has all members, because settings without
 * `shallow` would count as those of shallow resources.
 */
export interface NoActions extends DefaultSettings<never> {}

/** The actions in the settings of a resource. */
export type ActionsIn<Chosen> = Chosen extends { readonly actions: infer Actions } ? Actions : never
