/** What an editor offers inside the options of `resources` and `resource`: see `completion.ts`. */

import type { PublicNames } from '../controller/actions.js'
import type { ControllerClass } from '../controller/controller.js'
import type { ControllerAt } from '../controller/registry.js'
import type { ResourceKind, StandardAction } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type { PascalCase } from '../text/case.js'
import type { CompletionOnly, IsAny } from '../text/inference.js'
import type { Pluralize } from '../text/inflection.js'
import type { PathsOffering } from './completion.js'
import type { OptionsOf } from './options.js'

/**
 * An intersection, so that the docstrings of the options show up beside their names. While an editor asks for completions,
 * the compiler infers nothing from the option in which the word is. An index signature still gives it the values.
 */
export type OfferedOptions<Kind extends ResourceKind, Registry, Controller, Values> = OptionsOf[Kind] &
  OfferedValues<StandardAction<Kind>, Registry, Controller, Values> & { readonly [option: string]: Values }

/**
 * What is offered for `only` are the actions of the class that are not listed yet; for `except`, all actions that are not listed
 * yet; for `controller`, the controller paths with a standard action.
 */
interface OfferedValues<Action extends string, Registry, Controller, Values> {
  readonly only?: CompletionOnly<Values, readonly Exclude<ActionsOf<Controller, Action>, Listed<Values>>[]>
  readonly except?: CompletionOnly<Values, readonly Exclude<Action, Listed<Values>>[]>
  readonly controller?: CompletionOnly<Values, ControllerClass | (PathsOffering<Registry, Action> & string)>
}

/** The class of an unfinished resource: one of the options, or the registered class. `undefined` if there is none. */
export type OfferingClass<Kind extends ResourceKind, Registry, Frame extends AnyFrame, Name extends string, Values> = [
  GivenClass<Registry, Values>,
] extends [never]
  ? ControllerAt<
      Registry,
      `${Frame['controllerPrefix']}${PascalCase<Kind extends 'resources' ? Name : Pluralize<Name>>}`
    >
  : GivenClass<Registry, Values>

type GivenClass<Registry, Values> =
  IsAny<Values> extends true ? never : Extract<Values, ControllerClass> | Registry[Extract<Values, keyof Registry>]

type ActionsOf<Controller, Action> = Controller extends undefined ? Action : Action & PublicNames<Controller>

/** The actions of the lists. The type of a word that is being written is `any`, which would be all of them. */
type Listed<Values> = Values extends readonly unknown[]
  ? { readonly [At in keyof Values]: IsAny<Values[At]> extends true ? never : Values[At] }[number]
  : never
