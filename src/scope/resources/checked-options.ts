/** The check of the options of a call of `resources` or `resource`. */

import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { ShallowOuterFrame } from '../../frame/resources-frame.js'
import type { ChosenActions, PluralAction, ResourceKind, SingularAction } from '../../route/actions.js'
import type { CompletionOnly, IsOne } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { NoOptionsMessage, NoOptionsObject, UntypedMember } from '../../text/options.js'
import type { UncheckedCallback } from '../editor/hint.js'
import type {
  IsObjectLiteral,
  NotGiven,
  OneObject,
  OptionsFirstMessage,
  UnreadMessage,
} from '../options/refused-options.js'
import type {
  AreOptionsRight,
  OptionList,
  OptionProblem,
  OptionsOf,
  RefusedValue,
  ResourceOptions,
  ResourcesOptions,
  UntypedOf,
  WrongOption,
} from './options.js'
import type { CONTROLLER_FIRST } from './resource-call.js'
import type { CheckedUse, UntypedUse, UntypedUseAlone, UseOption } from './resource-use.js'
import type { ResourceInnerFrame } from './settings.js'
import type { UseOf, UsualSettings, WithFunction, WithShallow, WithUse } from './usual-options.js'
import type { IsRightUse } from './usual-use.js'

/** The type of a parameter that takes options: the options, or an object with the error message in place of a wrong one. */
export type CheckedOptions<Kind extends ResourceKind, Self extends AnyScope, Name extends string, Options> =
  UsualSettings<Kind, RegistryIn<Self>, Options> extends never // compared without tuples
    ? UnusualOptions<Kind, Self, Name, Options>['checked']
    : Options extends WithUse
      ? IsRightUse<
          Kind,
          FrameIn<Self>,
          StateIn<Self>,
          UsualSettings<Kind, RegistryIn<Self>, Options>,
          UseOf<Options>
        > extends true
        ? RightWithUse<Kind, Options>
        : UnusualOptions<Kind, Self, Name, Options>['checked']
      : OptionsOf[Kind]

/** Options that do not pass the short check, right or wrong: the compiler works out the members that are read. */
interface UnusualOptions<Kind extends ResourceKind, Self extends AnyScope, Name extends string, Options> {
  /**
   * `CompletionOnly` is four conditional types deep. The compiler looks for a `const` type parameter no deeper, and would infer
   * lists of texts instead of literals.
   */
  readonly checked: this['rightness'] extends true
    ? CompletionOnly<Options, OptionsOf[Kind]>
    : this['rightness'] extends 'use'
      ? RightWithUse<Kind, Options>
      : this['refused'] extends infer Type
        ? Type
        : never
  readonly call: `${Kind}('${Name}')`
  /** The frame in which the option `use` is checked. */
  readonly frame: Options extends WithShallow ? ShallowOuterFrame<FrameIn<Self>> : FrameIn<Self>
  /** The option `use`, with the error messages. */
  readonly use: Options extends WithUse
    ? CheckedUse<
        Kind,
        this['call'],
        this['frame'],
        ResourceInnerFrame<Kind, RegistryIn<Self>, FrameIn<Self>, Name, Options>,
        StateIn<Self>,
        ChosenActions<Kind, Options>,
        Options['use']
      >
    : never
  /** Whether all options are right: `'use'` if `use` is one of them. */
  readonly rightness: AreOptionsRight<Kind, RegistryIn<Self>, Options> extends true
    ? Options extends WithUse
      ? [Options['use']] extends [this['use']]
        ? 'use'
        : false
      : Options extends Function // it has no keys, and so no wrong ones
        ? false
        : true
    : false
  /** The compiler must not infer options from it, which would be `unknown` where one is a function without types. */
  readonly refused: IsUntyped<Options> extends true
    ? Options extends NotGiven
      ? UntypedUseAlone<Kind, FrameIn<Self>, StateIn<Self>> | UntypedOf[Kind] | UncheckedCallback
      : UntypedUse<
          'shallow' extends keyof Options ? ShallowOuterFrame<FrameIn<Self>> : FrameIn<Self>,
          StateIn<Self>
        > & {
          readonly [Option in Exclude<keyof Options, 'use'>]: UntypedMember
        }
    : [Options] extends [NoOptionsObject]
      ? CallMessage<this['call'], NotOptionsProblem<Kind, Options>>
      : IsObjectLiteral<Options> extends true
        ? {
            [Key in keyof Options]: Key extends 'use'
              ? this['use']
              : Key extends WrongOption<Kind, RegistryIn<Self>, Options>
                ? RefusedValue<this['call'], OptionProblem<Kind, RegistryIn<Self>, Name, Options, Key>, Options[Key]>
                : unknown
          }
        : IsOne<Options> extends true
          ? UnreadMessage<this['call'], Options>
          : CallMessage<this['call'], OneObject>
}

type RightWithUse<Kind extends ResourceKind, Options> = Options extends WithFunction
  ? OptionsWithUse<Kind, UseOf<Options>>
  : OptionsWithUse<Kind, UseOf<Options>> | SpreadLists

/**
 * The type of right options with `use`: an interface for its docstrings, which an editor shows of no other type, with the own type of
 * `use`, which has the parameters of the functions in it. An editor that asks before the file is checked takes them from there.
 */
type OptionsWithUse<Kind extends ResourceKind, Use> = Kind extends 'resources'
  ? [Use] extends [UseOption<PluralAction>] // also of one of two middlewares
    ? ResourcesOptionsWithUse<Use>
    : never
  : [Use] extends [UseOption<SingularAction>]
    ? ResourceOptionsWithUse<Use>
    : never
interface ResourcesOptionsWithUse<Use extends UseOption<PluralAction>> extends ResourcesOptions {
  readonly use: Use
}
interface ResourceOptionsWithUse<Use extends UseOption<SingularAction>> extends ResourceOptions {
  readonly use: Use
}

/** What is wrong with a value that is not an object of options. */
type NotOptionsProblem<Kind extends ResourceKind, Given> = Given extends ControllerClass
  ? typeof CONTROLLER_FIRST
  : Given extends Function
    ? OptionsFirstMessage<`${Kind}(name, options, callback)`>
    : NoOptionsMessage<OptionList<Kind>>

/**
 * Whether the compiler knows only the names of the options, or nothing of them. Of options with a function without types it first
 * infers only the names, from `{ [Option in keyof Options]: unknown }` in the type of a parameter. Otherwise it would refuse a name
 * whose controller lacks standard actions, as in a call without options. Inferring the values too would cost more.
 */
type IsUntyped<Options> = Options extends NotGiven
  ? true
  : Options extends WithUse
    ? { readonly [Option in keyof Options]: unknown } extends Options
      ? true
      : false
    : false

/** For a literal that is spread in a list, as in `[first, ...[second]]`: it is inferred as a tuple, but compared as an array. An editor finds no name here. */
interface SpreadLists {
  readonly [option: string]: {}
}
