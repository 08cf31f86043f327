/** What an editor offers inside the options of `resources` and `resource`: see `completion.ts`. */

import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { ControllerAt } from '../../controller/registry.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { Pluralize } from '../../inflection/inflection.js'
import type { ResourceKind, StandardAction } from '../../route/actions.js'
import type { PascalCase } from '../../text/case.js'
import type { CompletionOnly, IsAny, NoNames } from '../../text/inference.js'
import type { Listed, PathsOffering, PathsWith } from '../editor/completion.js'
import type { OptionsOf } from './options.js'

/**
 * What an unfinished call may still have as options: an intersection, so that the docstrings of the options show up beside their
 * names. For the same reason all that is added to them is mapped: TypeScript 7.0 reads only one docstring. The last part of the
 * intersection is what the compiler infers from while an editor asks for completions, as it infers nothing from the option in
 * which the word is. No other option begins like one of these.
 */
export type OfferedOptions<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Only,
  Except,
  Controller,
  Used extends PropertyKey,
> =
  | (OptionsOf[Kind] & {
      readonly [Option in keyof Pick<OptionsOf[Kind], keyof AnyOfferedValues>]?: OfferedValues<
        StandardAction<Kind>,
        Registry,
        OfferedAction<Kind, Registry, Frame, Name, Controller>,
        Only,
        Except,
        Controller,
        Used
      >[Option]
    } & {
      readonly [only: `only${string}`]: Only
      readonly [except: `except${string}`]: Except
      readonly [controller: `controller${string}`]: Controller
      readonly [use: `use${string}`]: { readonly [Action in Used]: unknown }
    })
  | Hidden[OtherList<Only, Except>]
  | {
      readonly [Option in keyof OptionsOf[Kind]]?: Option extends 'use'
        ?
            | Pick<DeclaredActions, StandardAction<Kind>>
            | readonly NoNames[]
            | Hidden[Exclude<
                StandardAction<Kind>,
                Routed<OfferedAction<Kind, Registry, Frame, Name, Controller>, Only, Except>
              >]
        : NoNames | readonly NoNames[]
    }

/**
 * The actions as members that are declared. Editors leave out a name that is declared in the object alone in which they are asked, and
 * where no name at all is left, they would offer all variables.
 */
interface DeclaredActions {
  readonly index?: NoNames | readonly NoNames[]
  readonly create?: NoNames | readonly NoNames[]
  readonly show?: NoNames | readonly NoNames[]
  readonly update?: NoNames | readonly NoNames[]
  readonly destroy?: NoNames | readonly NoNames[]
}

/** Of `only` and `except`, the one that cannot follow the other. */
type OtherList<Only, Except> = unknown extends Only ? (unknown extends Except ? never : 'only') : 'except'

/** The standard actions that a class has and that the lists leave. */
type Routed<Offered, Only, Except> = Exclude<unknown extends Only ? Offered : Offered & Listed<Only>, Listed<Except>>

/** For `only`, the actions of the class that are not listed; for `except`, all actions without middlewares in `use`; for one beside the other, nothing; for `controller`, the classes with the routed actions. */
type AnyOfferedValues = OfferedValues<string, {}, unknown, unknown, unknown, unknown, unknown>
interface OfferedValues<Action extends string, Registry, Offered, Only, Except, Controller, Used> {
  readonly only: CompletionOnly<Only, readonly Exclude<unknown extends Except ? Offered : never, Listed<Only>>[]>
  readonly except: CompletionOnly<
    Except,
    readonly Exclude<unknown extends Only ? Action : never, Listed<Except> | Used>[]
  >
  readonly controller: CompletionOnly<
    Controller,
    | ControllerClass
    | (PathsWith<PathsOffering<Registry, Action>, Registry, Wanted<Action, Only, Except, Used>> & string)
  >
}

/** The actions that a class must have: without a list, `only` may still follow. */
type Wanted<Action, Only, Except, Used> =
  | (Action & Used)
  | (unknown extends Except ? (unknown extends Only ? never : Action & Listed<Only>) : Exclude<Action, Listed<Except>>)

/**
 * Of the names that are offered, those whose class has all actions that the options route. Where the option `controller` gives
 * another class, and in a part for any place, all of them.
 */
export type OfferedNames<
  Kind extends ResourceKind,
  Name extends string,
  Registry,
  Frame extends AnyFrame,
  Only,
  Except,
  Controller,
  Used,
> = unknown extends Controller
  ? [Wanted<StandardAction<Kind>, Only, Except, Used>] extends [never]
    ? Name
    : NamesWith<Kind, Name, Registry, Frame, Wanted<StandardAction<Kind>, Only, Except, Used>>
  : Name
type NamesWith<Kind, Name extends string, Registry, Frame extends AnyFrame, Actions> = Name extends unknown
  ? [Actions] extends [ActionsOf<NamedClass<Kind, Name, Registry, Frame>, Actions>]
    ? Name
    : never
  : never

/** The registered class to which a name leads. */
type NamedClass<Kind, Name extends string, Registry, Frame extends AnyFrame> = ControllerAt<
  Registry,
  `${Frame['controllerPrefix']}${PascalCase<Kind extends 'resources' ? Name : Pluralize<Name>>}`
>

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
    ? NamedClass<Kind, Name, Registry, Frame>
    : GivenClass<Registry, Controller>,
  StandardAction<Kind>
>

type GivenClass<Registry, Given> =
  IsAny<Given> extends true ? never : Extract<Given, ControllerClass> | Registry[Extract<Given, keyof Registry>]

type ActionsOf<Controller, Action> = Controller extends undefined ? Action : Action & PublicNames<Controller>
