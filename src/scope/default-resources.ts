/**
 * `resources` with no options. Most calls of most tables are of this form, so that it has a check of its own, which finds in
 * a few steps that nothing is wrong. Only a call that this check does not pass pays for `ResourceProblem`.
 */

import type { PluralAction } from '../route/actions.js'
import type { AnyFrame } from '../route/frame.js'
import type { DefaultResources } from '../route/stored.js'
import type { PascalOf } from '../text/case.js'
import type { Boxed } from '../text/inference.js'
import type { InvalidName } from '../text/names.js'
import type { CallbackEntries, NoCallback } from './callback.js'
import type { NoOptions } from './options.js'
import type { AnyScope, KeysIn, NamesIn } from './record.js'
import type { ResourceEntry, ResourceInitialKeys, ResourceProblem } from './resources.js'

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
    ? Name
    : NameOrMessage<Self, Registry, Frame, Name, {}, Returned>
  : NameOrMessage<Self, Registry, Frame, Name, Options, Returned>

/** What the scope stores of `resources(name, optionsOrCallback)`. */
export type EntryWithOptionsOrCallback<Registry, State, Name, Options, Returned> = Options extends NoOptions
  ? DefaultEntry<Name, CallbackEntries<Returned, State>>
  : ResourceEntry<'resources', Registry, State, Name, Options, Returned>

/** Resolved arguments. */
type DefaultEntry<Name, Children> = DefaultResources<Name, Children>

/** The keys that the callback of a default resource begins with. */
export type DefaultInitialKeys = ResourceInitialKeys<'resources', {}>

/** The short check found nothing, or did not understand the call: what it does not pass may still be right. */
type NameOrMessage<Self extends AnyScope, Registry, Frame extends AnyFrame, Name extends string, Options, Returned> =
  ResourceProblem<'resources', Self, Registry, Frame, Name, Options, Returned> extends infer Problem
    ? [Problem] extends [never]
      ? Name
      : Problem
    : never

/**
 * Whether nothing is wrong with a default resource, as a rule. It waits for its argument; a union of names does not pass
 * (`Whole` is all of it).
 */
type IsRightByDefault<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Whole extends string = Name,
> =
  Name extends NamesIn<Self> // a default resource of this name exists
    ? false
    : Boxed<Name> extends InvalidName
      ? false
      : {} extends KeyedBy<Name> // the name is no literal
        ? false
        : Registry extends Registers<`${Frame['controllerPrefix']}${PascalOf<Name>}`>
          ? `${Frame['idShape']}/${Name | ''}` & KeysIn<Self> extends never // the path prefix is not in use
            ? [Whole] extends [Name]
              ? Frame['acceptsId']
              : false
            : false
          : false

/** Outside of the conditional type, in which the compiler would make these types anew for each chain. */
type KeyedBy<Name extends string> = { [Key in Name]: 1 }
type Registers<ControllerPath extends string> = { readonly [Key in ControllerPath]: PluralController }

/** A class with the standard actions. Their types are not looked at: see `PublicNames`. */
interface PluralController {
  readonly prototype: { readonly [Action in PluralAction]: unknown }
}
