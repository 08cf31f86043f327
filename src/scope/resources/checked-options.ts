/** The check of the options of a call of `resources` or `resource`. */

import type { ControllerClass } from '../../controller/controller.js'
import type { ChosenActions, PluralAction, ResourceKind, SingularAction } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
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
export type CheckedOptions<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
> =
  UsualSettings<Kind, Registry, Options> extends never // compared without tuples
    ? CheckedUnusualOptions<Kind, Registry, Frame, State, Name, Options>
    : Options extends WithUse
      ? IsRightUse<Kind, Frame, State, UsualSettings<Kind, Registry, Options>, UseOf<Options>> extends true
        ? Options extends WithFunction
          ? OptionsWithUse<Kind, UseOf<Options>>
          : OptionsWithUse<Kind, UseOf<Options>> | SpreadLists
        : CheckedUnusualOptions<Kind, Registry, Frame, State, Name, Options>
      : OptionsOf[Kind]

/**
 * `CompletionOnly` is four conditional types deep. The compiler looks for a `const` type parameter no deeper, and would infer
 * lists of texts instead of literals.
 */
type CheckedUnusualOptions<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
> =
  Rightness<Kind, Registry, Frame, State, Name, Options> extends true
    ? CompletionOnly<Options, OptionsOf[Kind]>
    : Rightness<Kind, Registry, Frame, State, Name, Options> extends 'use'
      ? Options extends WithFunction
        ? OptionsWithUse<Kind, UseOf<Options>>
        : OptionsWithUse<Kind, UseOf<Options>> | SpreadLists
      : RefusedOptions<Kind, Registry, Frame, State, Name, Options> extends infer Type
        ? Type
        : never

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

/** The compiler must not infer options from it, which would be `unknown` where one is a function without types. */
type RefusedOptions<Kind extends ResourceKind, Registry, Frame extends AnyFrame, State, Name extends string, Options> =
  IsUntyped<Options> extends true
    ? Options extends NotGiven
      ? UntypedUseAlone<Kind, Frame, State> | UntypedOf[Kind] | UncheckedCallback
      : UntypedUse<'shallow' extends keyof Options ? ShallowOuterFrame<Frame> : Frame, State> & {
          readonly [Option in Exclude<keyof Options, 'use'>]: UntypedMember
        }
    : [Options] extends [NoOptionsObject]
      ? CallMessage<`${Kind}('${Name}')`, NotOptionsProblem<Kind, Options>>
      : IsObjectLiteral<Options> extends true
        ? {
            [Key in keyof Options]: Key extends 'use'
              ? UseIn<Kind, Registry, Frame, State, Name, Options>
              : Key extends WrongOption<Kind, Registry, Options>
                ? RefusedValue<`${Kind}('${Name}')`, OptionProblem<Kind, Registry, Name, Options, Key>, Options[Key]>
                : unknown
          }
        : IsOne<Options> extends true
          ? UnreadMessage<`${Kind}('${Name}')`, Options>
          : CallMessage<`${Kind}('${Name}')`, OneObject>

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

/** Whether all options are right: `'use'` if `use` is one of them. */
type Rightness<Kind extends ResourceKind, Registry, Frame extends AnyFrame, State, Name extends string, Options> =
  AreOptionsRight<Kind, Registry, Options> extends true
    ? Options extends WithUse
      ? [Options['use']] extends [UseIn<Kind, Registry, Frame, State, Name, Options>]
        ? 'use'
        : false
      : Options extends Function // it has no keys, and so no wrong ones
        ? false
        : true
    : false

/** The option `use`, with the error messages. */
type UseIn<
  Kind extends ResourceKind,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
> = Options extends WithUse
  ? CheckedUse<
      Kind,
      `${Kind}('${Name}')`,
      Options extends WithShallow ? ShallowOuterFrame<Frame> : Frame,
      ResourceInnerFrame<Kind, Registry, Frame, Name, Options>,
      State,
      ChosenActions<Kind, Options>,
      Options['use']
    >
  : never

/** For a literal that is spread in a list, as in `[first, ...[second]]`: it is inferred as a tuple, but compared as an array. An editor finds no name here. */
interface SpreadLists {
  readonly [option: string]: {}
}
