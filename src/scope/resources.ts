import type {
  ChosenActions,
  PluralAction,
  PluralKeys,
  PluralOrder,
  SingularAction,
  SingularKeys,
  SingularOrder,
} from '../route/actions.js'
import type { AnyFrame, ResourceFrame, ResourcesFrame } from '../route/frame.js'
import type { NoActions, Settings } from '../route/settings.js'
import type { DefaultResources, Resource, Resources } from '../route/stored.js'
import type { PascalOf } from '../text/case.js'
import type { Boxed } from '../text/inference.js'
import type { CallMessage, CallOf } from '../text/messages.js'
import type { InvalidName, NameProblem } from '../text/names.js'
import type { ResourceNames, ResourcesNames } from './completion.js'
import type { ConflictCandidates, IdPrefix, KeysBelow } from './conflicts.js'
import type { BelowProblem } from './namespace.js'
import type { AreOptionsRight, NoOptions, SettingsOf } from './options.js'
import type { StandardProblem } from './standard.js'
import type { AnyScope, CallbackEntries, DeclaredIn, NamesIn, NoCallback, OwnKeysIn } from './state.js'

/**
 * What a scope stores of a `resource` call. `Returned` is `NoCallback` where there was no callback. See `ResourcesEntry`.
 */
export type ResourceEntry<Registry, State, Name, Options, Returned> = [
  SettingsOf<Registry, Options, SingularAction>,
  CallbackEntries<Returned, State>,
] extends [infer Chosen, infer Children]
  ? Resource<Name, Chosen, Children>
  : never

/** The keys of the standard routes, below the resource's own path: what a callback's scope begins with. */
export type ResourceInitialKeys<Options> = SingularKeys[ChosenActions<Options, SingularAction>]

/** The frame inside a `resource` call. */
export type InResource<Registry, Here extends AnyFrame, Name extends string, Options> =
  SettingsOf<Registry, Options, SingularAction> extends infer Chosen extends Settings
    ? ResourceFrame<Here, Name, Chosen>
    : never

/** What is wrong with a `resource` call as far as its name tells, or `never`. */
export type ResourceProblem<
  Self extends AnyScope,
  Registry,
  Here extends AnyFrame,
  Name extends string,
  Options,
  Returned = NoCallback,
> = [NameProblem<Name>] extends [never]
  ? [StandardResource<Registry, Here, ConflictCandidates<Self, Here, Name>, Name, Options>] extends [never]
    ? [ConflictCandidates<Self, Here, Name>] extends [never]
      ? never
      : BelowProblem<
          `resource('${Name}')`,
          `${Here['path']}/${Name}`,
          KeysBelow<Here['shape'], Resource<Name, NoActions, DeclaredIn<Returned>>>,
          ConflictCandidates<Self, Here, Name>
        >
    : AreOptionsRight<Registry, 'resource', Options, SingularAction> extends true
      ? StandardResource<Registry, Here, ConflictCandidates<Self, Here, Name>, Name, Options>
      : never
  : [Name] extends [never]
    ? ResourceNames<Registry, Here['prefix']>
    : CallMessage<CallOf<'resource', Name>, NameProblem<Name>>

type StandardResource<Registry, Here extends AnyFrame, Keys, Name extends string, Options> = StandardProblem<
  `resource('${Name}')`,
  Registry,
  Keys,
  InResource<Registry, Here, Name, Options>,
  ChosenActions<Options, SingularAction>,
  `${Here['shape']}/${Name}`,
  SingularKeys,
  SingularOrder
>

/**
 * What a scope stores of a `resources` call. `Returned` is `NoCallback` where there was no callback.
 * The parts are bound by `infer` before they are put together: an interface that is given an alias as its argument, in
 * the body of an alias, is resolved later and keeps all that the alias was given, here the callback's whole chain, which
 * the compiler would walk again at every use of the table (measured: quadratic).
 */
export type ResourcesEntry<Registry, State, Name, Options, Returned> = [
  SettingsOf<Registry, Options, PluralAction>,
  CallbackEntries<Returned, State>,
] extends [infer Chosen, infer Children]
  ? Resources<Name, Chosen, Children>
  : never

/** The keys of the standard routes, below the resource's own path: what a callback's scope begins with. */
export type ResourcesInitialKeys<Options> = PluralKeys[ChosenActions<Options, PluralAction>] | IdPrefix

/** The frame inside a `resources` call. */
export type InResources<Registry, Here extends AnyFrame, Name extends string, Options> =
  SettingsOf<Registry, Options, PluralAction> extends infer Chosen extends Settings
    ? ResourcesFrame<Here, Name, Chosen>
    : never

/**
 * The type of the name in a plain `resources(name)`: what was given, or the problem's text. That nothing is wrong, as a
 * rule, is found in a few questions, and only a wrong call pays for `ResourcesProblem` (measured: 54 instantiations a
 * call, nine for each of its routes; `ResourcesProblem` for every call, 320 a resource). It distributes over `Name`, so
 * that nothing is looked at before the name is known. A union of names gives `Whole` no single answer.
 */
export type CheckedDefaultName<
  Self extends AnyScope,
  Registry,
  Here extends AnyFrame,
  Name extends string,
  Options,
  Returned,
  Whole extends string = Name,
> =
  Name extends NamesIn<Self>
    ? NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
    : Boxed<Name> extends InvalidName
      ? NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
      : {} extends Keyed<Name>
        ? NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
        : Registry extends Registered<`${Here['prefix']}${PascalOf<Name>}`>
          ? `${Here['shape']}/${Name | ''}` & OwnKeysIn<Self> extends never
            ? [Whole] extends [Name]
              ? Here['idFits'] extends true
                ? Name
                : NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
              : NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
            : NameOrMessage<Self, Registry, Here, Whole, Options, Returned>
          : NameOrMessage<Self, Registry, Here, Whole, Options, Returned>

/** The questions above are a short cut: what they do not let pass may yet be right. */
type NameOrMessage<Self extends AnyScope, Registry, Here extends AnyFrame, Name extends string, Options, Returned> = [
  Returned,
] extends [NotChecked]
  ? never
  : NameUnless<Name, ResourcesProblem<Self, Registry, Here, Name, Options, Returned>>
type NameUnless<Name, Problem> = [Problem] extends [never] ? Name : Problem

/** In the place of a callback's result: what may be wrong is `never`, and not looked at. */
interface NotChecked {
  readonly unasked: true
}

/**
 * The type of the name in `resources(name, draw)` and `resources(name, options)`. The compiler asks for it twice, before and
 * after the callback; `CheckedDefaultName` does not hear of its result, so that the second time it is known (measured: 59
 * instantiations for that time, 32 so).
 */
export type CheckedNameOfTwo<
  Self extends AnyScope,
  Registry,
  Here extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Options extends NoOptions
  ? [Name] extends [CheckedDefaultName<Self, Registry, Here, Name, {}, NotChecked>]
    ? Name
    : NameOrMessage<Self, Registry, Here, Name, {}, Returned>
  : NameOrMessage<Self, Registry, Here, Name, Options, Returned>

/** What such a call adds to the entries of its scope. */
export type EntryOfTwo<Registry, State, Name, Options, Returned> = Options extends NoOptions
  ? DefaultResourcesEntry<Name, CallbackEntries<Returned, State>>
  : ResourcesEntry<Registry, State, Name, Options, Returned>
type DefaultResourcesEntry<Name, Drawn> = [Drawn] extends [infer Children] ? DefaultResources<Name, Children> : never
export type DefaultInitialKeys = ResourcesInitialKeys<{}>

/** Outside of the questions, where the compiler would make them for each chain anew. */
type Keyed<Name extends string> = { [Key in Name]: 1 }
type Registered<Path extends string> = { readonly [Key in Path]: PluralClass }

/** A class that offers the standard actions. Their types are not looked at: see `PublicNames`. */
interface PluralClass {
  readonly prototype: { readonly [Action in PluralAction]: unknown }
}

/** What is wrong with a `resources` call as far as its name tells, or `never`. */
export type ResourcesProblem<
  Self extends AnyScope,
  Registry,
  Here extends AnyFrame,
  Name extends string,
  Options,
  Returned = NoCallback,
> = [NameProblem<Name>] extends [never]
  ? [StandardResources<Registry, Here, ConflictCandidates<Self, Here, Name>, Name, Options>] extends [never]
    ? [ConflictCandidates<Self, Here, Name>] extends [never]
      ? never
      : BelowProblem<
          `resources('${Name}')`,
          `${Here['path']}/${Name}`,
          KeysBelow<Here['shape'], Resources<Name, NoActions, DeclaredIn<Returned>>>,
          ConflictCandidates<Self, Here, Name>
        >
    : AreOptionsRight<Registry, 'resources', Options, PluralAction> extends true
      ? StandardResources<Registry, Here, ConflictCandidates<Self, Here, Name>, Name, Options>
      : never
  : [Name] extends [never]
    ? ResourcesNames<Registry, Here['prefix']>
    : CallMessage<CallOf<'resources', Name>, NameProblem<Name>>

type StandardResources<Registry, Here extends AnyFrame, Keys, Name extends string, Options> = StandardProblem<
  `resources('${Name}')`,
  Registry,
  Keys,
  InResources<Registry, Here, Name, Options>,
  ChosenActions<Options, PluralAction>,
  `${Here['shape']}/${Name}`,
  PluralKeys,
  PluralOrder
>
