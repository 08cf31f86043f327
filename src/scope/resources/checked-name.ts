/**
 * The type of the name in `resources` and `resource`, and their short check: for a call without options, or with usual ones, it
 * finds in a few steps that nothing is wrong. In a realistic application it saves a sixth of the instantiations.
 */

import type { Among, NoKey, PathPrefix, StandardKeys } from '../../entries/keys.js'
import type {
  AnyResult,
  AnyScope,
  Expects,
  ExpectsId,
  FrameIn,
  KeysIn,
  Outside,
  RegistryIn,
} from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { DefaultResourcesSettings, Settings } from '../../frame/settings.js'
import type { PluralOf } from '../../inflection/inflection.js'
import type { ResourceKind } from '../../route/actions.js'
import type { PascalOf } from '../../text/case.js'
import type { Blank, InferredText, IsOne, KeyedBy, NameBox } from '../../text/inference.js'
import type { InvalidName } from '../../text/names.js'
import type { NotGiven, OptionsMessage } from '../options/refused-options.js'
import type { IsOneCallback, MissingCallbackProblem, NoCallback, WithThis } from '../shared/callback.js'
import type { NoOptions } from './options.js'
import type { ResourceProblem } from './resources.js'
import type { ResourceInnerFrame } from './settings.js'
import type { UsualSettings } from './usual-options.js'

/** The type of the name in `resources(name)`: the name, the error message, or, while none is written, the possible names. */
export type CheckedDefaultName<Self extends AnyScope, Name extends string> =
  true extends IsRightResource<'resources', Self, RegistryIn<Self>, FrameIn<Self>, Name, DefaultResourcesSettings>
    ? NoInfer<Name>
    : NameOrMessage<'resources', Self, Name, {}, NoCallback> extends infer Type
      ? Type
      : InferredText<Name>

/**
 * The same for `resources(name, optionsOrCallback)`, and for `resource`. The compiler works it out before and after it knows the
 * callback's result, on which the short check does not depend. `Whole` remains the whole union.
 */
export type CheckedNameBeforeOptionsOrCallback<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned extends AnyResult,
  Keys extends PropertyKey = never,
  This = undefined,
  Whole = Options,
> = NoInfer<
  Options extends NoOptions
    ? unknown extends Options
      ? OptionsMessage<`${Kind}('${Name}')`>
      : CheckedResourceName<
          Kind,
          Self,
          Name,
          {},
          Returned,
          Options extends NotGiven ? WithThis<unknown, This, Returned> : Whole,
          Keys
        >
    : IsRight<Kind, Self, Name, Options> extends true
      ? Name
      : NameOrMessage<Kind, Self, Name, Options, Returned, unknown>
>

/**
 * The type of the name in every other form of `resources` and `resource`. Where a callback follows, `Keys` are its members: see
 * `MissingCallbackProblem`.
 */
export type CheckedResourceName<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned extends AnyResult = NoCallback,
  Given = unknown,
  Keys extends PropertyKey = never,
> = NoInfer<
  IsRight<Kind, Self, Name, Options> extends true
    ? [unknown, Returned] extends [Given, NoCallback] // nothing is known of the callback
      ? Blank extends Keys
        ? MissingCallbackProblem<`${Kind}('${Name}')`, Given>
        : 0 extends 1 & Returned
          ? NameOrMessage<Kind, Self, Name, Options, Returned, Given>
          : Name
      : IsOneCallback<Given, Returned> | IsNew<Self, Returned> extends true
        ? FrameIn<Returned> extends never
          ? Name
          : FrameIn<Returned> extends ResourceInnerFrame<Kind, RegistryIn<Self>, FrameIn<Self>, Name, Options>
            ? Name
            : NameOrMessage<Kind, Self, Name, Options, Returned, Given>
        : NameOrMessage<Kind, Self, Name, Options, Returned, Given>
    : [unknown, Blank] extends [Given, Keys]
      ? MissingCallbackProblem<`${Kind}('${Name}')`, Given>
      : NameOrMessage<Kind, Self, Name, Options, Returned, Given>
>

/** The name, or the error message: a call that does not pass the short check may still be right. */
type NameOrMessage<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned,
  Given = NoCallback,
> =
  ResourceProblem<Kind, Self, Name, Options, Returned, Given> extends infer Problem
    ? [Problem] extends [never]
      ? Name
      : unknown extends Name
        ? never
        : Problem
    : never

/** The short check. Options that are not usual have no settings here. */
type IsRight<Kind extends ResourceKind, Self extends AnyScope, Name extends string, Options> = IsRightResource<
  Kind,
  Self,
  RegistryIn<Self>,
  FrameIn<Self>,
  Name,
  UsualSettings<Kind, RegistryIn<Self>, Options>
>
type IsRightResource<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
> = [Chosen] extends [never]
  ? false // the options are not usual
  : NameBox<Name> extends InvalidName
    ? false
    : {} extends KeyedBy<Name>
      ? false
      : Registry extends RegistersActions<ResourcePath<Kind, Frame, Name, Chosen['controllerPath']>, Chosen['actions']>
        ? Among<
            Expects | ExpectsId | PathPrefix<Frame, Name> | StandardKeys<Kind, Frame, Name, Chosen['actions']>,
            KeysIn<Self>
          > extends never
          ? IsOne<Name> extends true
            ? Kind extends 'resources'
              ? Frame['acceptsId']
              : true
            : false
          : false
        : false

/** Whether none of the routes of a callback exists in the scope, and none is outside of the resource: then a `use` may not suit it. */
type IsNew<Self extends AnyScope, Returned extends AnyResult> = (NoKey | KeysIn<Returned>) &
  (KeysIn<Self> | Outside) extends never
  ? true
  : false

/** The controller path of a resource. `Given` is that of the option `controller`. */
type ResourcePath<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  Name extends string,
  Given extends string,
> = Given extends ''
  ? Kind extends 'resources'
    ? `${Frame['controllerPrefix']}${PascalOf<Name>}`
    : PluralOf<Name, Lowercase<Name>> extends infer Plural extends string
      ? `${Frame['controllerPrefix']}${PascalOf<Plural>}`
      : never
  : Given

/** It is an alias because the compiler would otherwise create the type again for each chain. */
type RegistersActions<ControllerPath extends string, Actions extends string> = {
  readonly [Key in ControllerPath]: { readonly prototype: { readonly [Action in Actions]: unknown } }
}
