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
 * What an unfinished call may still have as options: an intersection, so that the docstrings of the options show up beside their
 * names. The last part is what the compiler infers from while an editor asks for completions, as it infers nothing from the
 * option in which the word is. No other option begins like one of these.
 */
export type OfferedOptions<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Only,
  Except,
  Controller,
> =
  | (OptionsOf[Kind] &
      OfferedValues<
        StandardAction<Kind>,
        Registry,
        OfferedAction<Kind, Registry, Frame, Name, Controller>,
        Only,
        Except,
        Controller
      > & {
        readonly [only: `only${string}`]: Only
        readonly [except: `except${string}`]: Except
        readonly [controller: `controller${string}`]: Controller
      })
  | Hidden[OtherList<Only, Except>]
  | {
      readonly use?: Hidden[Exclude<
        StandardAction<Kind>,
        Routed<OfferedAction<Kind, Registry, Frame, Name, Controller>, Only, Except>
      >]
    }

/** Of `only` and `except`, the one that cannot follow the other. */
type OtherList<Only, Except> = unknown extends Only ? (unknown extends Except ? never : 'only') : 'except'

/** The standard actions that a class has and that the lists leave. */
type Routed<Offered, Only, Except> = Exclude<unknown extends Only ? Offered : Offered & Listed<Only>, Listed<Except>>

/**
 * What is offered for `only` are the actions of the class that are not listed yet; for `except`, all actions that are not listed
 * yet; for `controller`, the controller paths with a standard action.
 */
interface OfferedValues<Action extends string, Registry, Offered, Only, Except, Controller> {
  readonly only?: CompletionOnly<Only, readonly Exclude<Offered, Listed<Only>>[]>
  readonly except?: CompletionOnly<Except, readonly Exclude<Action, Listed<Except>>[]>
  readonly controller?: CompletionOnly<Controller, ControllerClass | (PathsOffering<Registry, Action> & string)>
}

/** Names that are not offered in a union that has one of these: see "Hidden by a private member" in `text/inference.ts`. */
interface Hidden {
  readonly only: HiddenOnly<never>
  readonly except: HiddenExcept<never>
  readonly index: HiddenIndex<never>
  readonly create: HiddenCreate<never>
  readonly show: HiddenShow<never>
  readonly update: HiddenUpdate<never>
  readonly destroy: HiddenDestroy<never>
}
declare class HiddenOnly<Type> {
  private only: Type
}
declare class HiddenExcept<Type> {
  private except: Type
}
declare class HiddenIndex<Type> {
  private index: Type
}
declare class HiddenCreate<Type> {
  private create: Type
}
declare class HiddenShow<Type> {
  private show: Type
}
declare class HiddenUpdate<Type> {
  private update: Type
}
declare class HiddenDestroy<Type> {
  private destroy: Type
}

/** The standard actions of the class of an unfinished resource: one of the options, or the registered class. All if there is none. */
type OfferedAction<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Controller,
> = ActionsOf<
  [GivenClass<Registry, Controller>] extends [never]
    ? ControllerAt<
        Registry,
        `${Frame['controllerPrefix']}${PascalCase<Kind extends 'resources' ? Name : Pluralize<Name>>}`
      >
    : GivenClass<Registry, Controller>,
  StandardAction<Kind>
>

type GivenClass<Registry, Given> =
  IsAny<Given> extends true ? never : Extract<Given, ControllerClass> | Registry[Extract<Given, keyof Registry>]

type ActionsOf<Controller, Action> = Controller extends undefined ? Action : Action & PublicNames<Controller>

/** The actions of a list. The type of a word that is being written is `any`, which would be all of them. */
type Listed<List> = List extends readonly unknown[]
  ? { readonly [At in keyof List]: IsAny<List[At]> extends true ? never : List[At] }[number]
  : never
