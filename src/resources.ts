import type { ChosenActions, PluralAction, PluralKeys, PluralOrder } from './actions.js'
import type { CallMessage, CallOf } from './errors.js'
import type { NameProblem } from './names.js'
import type { BelowProblem, GroupKeys } from './namespace.js'
import type { ResourcesNames } from './offers.js'
import type { AreOptionsRight, Settings, SettingsOf } from './options.js'
import type { Drawn, Undrawn } from './routes.js'
import type { AnyLevel, ResourcesLevel } from './scope.js'
import type { StandardProblem } from './standard.js'

/** The stored form of `resources` with options or a callback. A plain one is stored as its bare name. */
export interface Resources<Name, Settings, Children> {
  readonly resources: Name
  readonly settings: Settings
  readonly children: Children
}

/**
 * What a scope stores of a `resources` call. `Returned` is `Undrawn` where there was no callback.
 * The parts are bound by `infer` before they are put together: an interface that is given an alias as its argument, in
 * the body of an alias, is resolved later and keeps all that the alias was given, here the callback's whole chain, which
 * the compiler would walk again at every use of the table (measured: quadratic).
 */
export type ResourcesEntry<Registry, State, Name, Options, Returned> = [
  SettingsOf<Registry, Options, PluralAction>,
  Drawn<Returned, State>,
] extends [infer Chosen, infer Children]
  ? Resources<Name, Chosen, Children>
  : never

/** The keys of the standard routes, below the resource's own path: what a callback's scope begins with. */
export type ResourcesSeed<Options> = PluralKeys[ChosenActions<Options, PluralAction>]

/** The keys that a `resources` call adds to its scope. */
export type ResourcesKeys<Here extends AnyLevel, Name extends string, Options, Returned> = Returned extends Undrawn
  ? `${Here['shape']}/${Name}${ResourcesSeed<Options>}`
  : GroupKeys<Here, Name, Returned>

/** The level inside a `resources` call. */
export type InResources<Registry, Here extends AnyLevel, Name extends string, Options> =
  SettingsOf<Registry, Options, PluralAction> extends infer Chosen extends Settings
    ? ResourcesLevel<Here, Name, Chosen>
    : never

/** What is wrong with a `resources` call as far as its name tells, or `never`. */
export type ResourcesProblem<
  Registry,
  Here extends AnyLevel,
  Keys,
  Name extends string,
  Options,
  Returned = Undrawn,
> = [NameProblem<Name>] extends [never]
  ? [StandardResources<Registry, Here, Keys, Name, Options>] extends [never]
    ? Returned extends Undrawn
      ? never
      : BelowProblem<`resources('${Name}')`, `${Here['path']}/${Name}`, GroupKeys<Here, Name, Returned>, Keys>
    : AreOptionsRight<Registry, 'resources', Options, PluralAction> extends true
      ? StandardResources<Registry, Here, Keys, Name, Options>
      : never
  : [Name] extends [never]
    ? ResourcesNames<Registry, Here['prefix']>
    : CallMessage<CallOf<'resources', Name>, NameProblem<Name>>

type StandardResources<Registry, Here extends AnyLevel, Keys, Name extends string, Options> = StandardProblem<
  `resources('${Name}')`,
  Registry,
  Keys,
  InResources<Registry, Here, Name, Options>,
  ChosenActions<Options, PluralAction>,
  `${Here['shape']}/${Name}`,
  PluralKeys,
  PluralOrder
>
