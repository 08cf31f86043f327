import type { ChosenActions, SingularAction, SingularKeys, SingularOrder } from './actions.js'
import type { CallMessage, CallOf } from './errors.js'
import type { Rivals } from './keys.js'
import type { KeysBelow } from './keys-below.js'
import type { NameProblem } from './names.js'
import type { BelowProblem } from './namespace.js'
import type { ResourceNames } from './offers.js'
import type { AreOptionsRight, NoActions, Settings, SettingsOf } from './options.js'
import type { AnyScope, DeclaredIn, Drawn, Undrawn } from './routes.js'
import type { AnyLevel, ResourceLevel } from './scope.js'
import type { StandardProblem } from './standard.js'

/** The stored form of `resource`. */
export interface Resource<Name, Settings, Children> {
  readonly resource: Name
  readonly settings: Settings
  readonly children: Children
}

/**
 * What a scope stores of a `resource` call. `Returned` is `Undrawn` where there was no callback. See `ResourcesEntry`.
 */
export type ResourceEntry<Registry, State, Name, Options, Returned> = [
  SettingsOf<Registry, Options, SingularAction>,
  Drawn<Returned, State>,
] extends [infer Chosen, infer Children]
  ? Resource<Name, Chosen, Children>
  : never

/** The keys of the standard routes, below the resource's own path: what a callback's scope begins with. */
export type ResourceSeed<Options> = SingularKeys[ChosenActions<Options, SingularAction>]

/** The level inside a `resource` call. */
export type InResource<Registry, Here extends AnyLevel, Name extends string, Options> =
  SettingsOf<Registry, Options, SingularAction> extends infer Chosen extends Settings
    ? ResourceLevel<Here, Name, Chosen>
    : never

/** What is wrong with a `resource` call as far as its name tells, or `never`. */
export type ResourceProblem<
  Self extends AnyScope,
  Registry,
  Here extends AnyLevel,
  Name extends string,
  Options,
  Returned = Undrawn,
> = [NameProblem<Name>] extends [never]
  ? [StandardResource<Registry, Here, Rivals<Self, Here, Name>, Name, Options>] extends [never]
    ? [Rivals<Self, Here, Name>] extends [never]
      ? never
      : BelowProblem<
          `resource('${Name}')`,
          `${Here['path']}/${Name}`,
          KeysBelow<Here['shape'], Resource<Name, NoActions, DeclaredIn<Returned>>>,
          Rivals<Self, Here, Name>
        >
    : AreOptionsRight<Registry, 'resource', Options, SingularAction> extends true
      ? StandardResource<Registry, Here, Rivals<Self, Here, Name>, Name, Options>
      : never
  : [Name] extends [never]
    ? ResourceNames<Registry, Here['prefix']>
    : CallMessage<CallOf<'resource', Name>, NameProblem<Name>>

type StandardResource<Registry, Here extends AnyLevel, Keys, Name extends string, Options> = StandardProblem<
  `resource('${Name}')`,
  Registry,
  Keys,
  InResource<Registry, Here, Name, Options>,
  ChosenActions<Options, SingularAction>,
  `${Here['shape']}/${Name}`,
  SingularKeys,
  SingularOrder
>
