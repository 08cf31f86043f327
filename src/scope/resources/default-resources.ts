/**
 * The short checks of `resources` and `resource`: without options, and with usual ones. Almost all calls have these forms, so
 * the short checks find out in few steps that nothing is wrong. Only a call that does not pass pays for `ResourceProblem`.
 */

import type { PluralAction, ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ResourcesFrame } from '../../route/resources-frame.js'
import type { DefaultResourcesSettings, Settings, Shallow } from '../../route/settings.js'
import type { PascalOf } from '../../text/case.js'
import type { Boxed, KeyedBy } from '../../text/inference.js'
import type { ReturnMessage } from '../../text/messages.js'
import type { InvalidName } from '../../text/names.js'
import type { AnyCallbackMessage, IsOneCallback, NoCallback, ReturnProblem } from '../callback.js'
import type { AnyResult, AnyScope, ExpectsId, FrameIn, KeysIn, NamesIn } from '../record.js'
import type { NoOptions, NotGiven, OptionsMessage } from './options.js'
import type { ResourceInnerFrame } from './resource-callback.js'
import type { ResourceProblem } from './resources.js'
import type { IsRightUncommon, RegistersActions, ResourcePath } from './uncommon-options.js'
import type { UsualSettings } from './usual-options.js'

/**
 * The type of the name in `resources(name)`: the name, or the error message. While no name is written, the type is the possible
 * names.
 */
export type CheckedDefaultName<Self extends AnyScope, Registry, Frame extends AnyFrame, Name extends string> =
  true extends IsRightByDefault<Self, Registry, Frame, Name>
    ? Name
    : NameOrMessage<'resources', Self, Registry, Frame, Name, {}, NoCallback>

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
  Returned extends AnyResult,
> = NoInfer<
  Options extends NoOptions
    ? IsRightByDefault<Self, Registry, Frame, Name> extends true
      ? FrameIn<Returned> extends ResourcesFrame<Frame, Name, DefaultResourcesSettings>
        ? IsOneCallback<Options, Returned> extends true
          ? Name
          : DefaultCallbackMessage<Self, Registry, Frame, Name, Options, Returned>
        : DefaultCallbackMessage<Self, Registry, Frame, Name, Options, Returned>
      : NameOrMessage<'resources', Self, Registry, Frame, Name, {}, Returned>
    : IsRightWithOptions<
          'resources',
          Self,
          Registry,
          Frame,
          Name,
          UsualSettings<'resources', Registry, Options>,
          Options
        > extends true
      ? Name
      : NameOrMessage<'resources', Self, Registry, Frame, Name, Options, Returned>
>

/** The type of the name in `resource(name, optionsOrCallback)`. */
export type CheckedNameOfSingular<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned extends AnyResult,
  Whole = Options,
> = NoInfer<
  Options extends NoOptions
    ? unknown extends Options
      ? OptionsMessage<`resource('${Name}')`>
      : CheckedResourceName<
          'resource',
          Self,
          Registry,
          Frame,
          Name,
          {},
          Returned,
          Options extends NotGiven ? unknown : Whole
        >
    : IsRightWithOptions<
          'resource',
          Self,
          Registry,
          Frame,
          Name,
          UsualSettings<'resource', Registry, Options>,
          Options
        > extends true
      ? Name
      : NameOrMessage<'resource', Self, Registry, Frame, Name, Options, Returned, unknown>
>

type DefaultCallbackMessage<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = unknown extends Options
  ? OptionsMessage<`resources('${Name}')`>
  : ReturnProblem<`resources('${Name}')`, ResourcesFrame<Frame, Name, DefaultResourcesSettings>, Returned> extends never
    ? unknown extends Returned
      ? AnyCallbackMessage<`resources('${Name}')`>
      : NameOrMessage<'resources', Self, Registry, Frame, Name, {}, Returned>
    : ReturnMessage<`resources('${Name}')`>

/** The type of the name in every other form of `resources` and `resource`. */
export type CheckedResourceName<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned extends AnyResult = NoCallback,
  Given = unknown,
> = NoInfer<
  IsRightWithOptions<Kind, Self, Registry, Frame, Name, UsualSettings<Kind, Registry, Options>, Options> extends true
    ? IsOneCallback<Given, Returned> extends true
      ? FrameIn<Returned> extends never
        ? Name
        : FrameIn<Returned> extends ResourceInnerFrame<Kind, Registry, Frame, Name, Options>
          ? Name
          : NameOrMessage<Kind, Self, Registry, Frame, Name, Options, Returned, Given>
      : NameOrMessage<Kind, Self, Registry, Frame, Name, Options, Returned, Given>
    : NameOrMessage<Kind, Self, Registry, Frame, Name, Options, Returned, Given>
>

/** The name, or the error message: a call that does not pass the short check may still be right. */
type NameOrMessage<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
  Given = NoCallback,
> =
  ResourceProblem<Kind, Self, Registry, Frame, Name, Options, Returned, Given> extends infer Problem
    ? [Problem] extends [never]
      ? Name
      : unknown extends Name
        ? never
        : Problem
    : never

/**
 * The short check. It is `false` while no name is written, as the first condition does not distribute. `Whole` remains the whole
 * union.
 */
type IsRightByDefault<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Whole extends string = Name,
> =
  Boxed<Name> extends InvalidName // the name is not one path segment
    ? false
    : Name extends NamesIn<Self> // there is a default resource with this name
      ? false
      : {} extends KeyedBy<Name> // the name is not a literal
        ? false
        : Registry extends Registers<`${Frame['controllerPrefix']}${PascalOf<Name>}`> // the controller has all actions
          ? (Shallow | ExpectsId | `${Frame['idShape']}/${Name | ''}`) & KeysIn<Self> extends never // the path prefix is not in use
            ? [Whole] extends [Name] // there is one name, not a union
              ? Frame['acceptsId']
              : false
            : false
          : false

/** The short check for a call with options, with fewer steps for usual ones. The settings of others are `never`. */
type IsRightWithOptions<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Chosen extends Settings,
  Options,
  Whole extends string = Name,
> = [Chosen] extends [never]
  ? IsRightUncommon<Kind, Self, Registry, Frame, Name, Options>
  : Boxed<Name> extends InvalidName
    ? false
    : Name extends NamesIn<Self>
      ? false
      : {} extends KeyedBy<Name>
        ? false
        : Registry extends RegistersActions<
              ResourcePath<Kind, Frame, Name, Chosen['controllerPath']>,
              Chosen['actions']
            >
          ? (Shallow | ExpectsId | `${Frame['idShape']}/${Name | ''}`) & KeysIn<Self> extends never
            ? [Whole] extends [Name]
              ? Kind extends 'resources'
                ? Frame['acceptsId']
                : true
              : false
            : false
          : false

/** It is an alias because the compiler would otherwise create the type again for each chain. */
type Registers<ControllerPath extends string> = { readonly [Key in ControllerPath]: PluralController }

/** A class with the standard actions. Their types do not matter: see `PublicNames`. */
interface PluralController {
  readonly prototype: { readonly [Action in PluralAction]: unknown }
}
