/**
 * `resources` without options. Most calls in most tables have this form, so there is a short check for it, which finds out in
 * few steps that nothing is wrong. Only a call that does not pass it pays for `ResourceProblem`.
 */

import type { PluralAction } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type { DefaultResources } from '../route/stored.js'
import type { PascalOf } from '../text/case.js'
import type { Boxed, IsAny } from '../text/inference.js'
import type { InvalidName } from '../text/names.js'
import type { AnyCallbackMessage, CallbackEntries, NoCallback } from './callback.js'
import type { NoOptions, OptionsMessage } from './options.js'
import type { AnyScope, KeysIn, NamesIn } from './record.js'
import type { ResourceInitialKeys, ResourceProblem, StoredResource } from './resources.js'
import type { SettingsOf } from './settings.js'

/** The type of the name in `resources(name)`: the name, or the error message. */
export type CheckedDefaultName<Self extends AnyScope, Registry, Frame extends AnyFrame, Name extends string> =
  IsRightByDefault<Self, Registry, Frame, Name> extends true
    ? Name
    : NameOrMessage<Self, Registry, Frame, Name, {}, NoCallback>

/**
 * The type of the name in `resources(name, optionsOrCallback)`. The compiler works it out twice, before and after it knows
 * the callback's result. The short check does not depend on that, so the second time its answer is known.
 */
export type CheckedNameBeforeOptionsOrCallback<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Options extends NoOptions
  ? IsRightByDefault<Self, Registry, Frame, Name> extends true
    ? unknown extends Options
      ? OptionsMessage<`resources('${Name}')`>
      : unknown extends Returned
        ? NameUnlessAny<Name, Returned>
        : Name
    : NameOrMessage<Self, Registry, Frame, Name, {}, Returned>
  : NameOrMessage<Self, Registry, Frame, Name, Options, Returned>

/** The name, or the error message where the callback's result is `any` and not `unknown`. */
type NameUnlessAny<Name extends string, Returned> =
  IsAny<Returned> extends true ? AnyCallbackMessage<`resources('${Name}')`> : Name

/** What the scope stores of `resources(name, optionsOrCallback)`. */
export type EntryWithOptionsOrCallback<Registry, State, Name, Options, Returned> = EitherEntry<
  Registry,
  Name,
  Options,
  CallbackEntries<Returned, State>
>

/** Gets resolved arguments (see `text/inference.ts`). */
type EitherEntry<Registry, Name, Options, Children> = Options extends NoOptions
  ? DefaultResources<Name, Children>
  : StoredResource<'resources', Name, SettingsOf<'resources', Registry, Options>, Children>

/** The keys that the callback of a default resource begins with. */
export type DefaultInitialKeys = ResourceInitialKeys<'resources', {}>

/** The name, or the error message: a call that does not pass the short check may still be right. */
type NameOrMessage<Self extends AnyScope, Registry, Frame extends AnyFrame, Name extends string, Options, Returned> =
  ResourceProblem<'resources', Self, Registry, Frame, Name, Options, Returned> extends infer Problem
    ? [Problem] extends [never]
      ? Name
      : unknown extends Name
        ? never
        : Problem
    : never

/**
 * The short check. It distributes over `Name`, so it waits for its argument (see `text/inference.ts`). `Whole` remains the
 * whole union.
 */
type IsRightByDefault<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Whole extends string = Name,
> =
  Name extends NamesIn<Self> // there is a default resource with this name
    ? false
    : Boxed<Name> extends InvalidName // the name is not one path segment
      ? false
      : {} extends KeyedBy<Name> // the name is not a literal
        ? false
        : Registry extends Registers<`${Frame['controllerPrefix']}${PascalOf<Name>}`> // the controller has all actions
          ? `${Frame['idShape']}/${Name | ''}` & KeysIn<Self> extends never // the path prefix is not in use
            ? [Whole] extends [Name] // there is one name, not a union
              ? Frame['acceptsId']
              : false
            : false
          : false

/** These are aliases because the compiler would otherwise create the types again for each chain. */
type KeyedBy<Name extends string> = { [Key in Name]: 1 }
type Registers<ControllerPath extends string> = { readonly [Key in ControllerPath]: PluralController }

/** A class with the standard actions. Their types do not matter: see `PublicNames`. */
interface PluralController {
  readonly prototype: { readonly [Action in PluralAction]: unknown }
}
