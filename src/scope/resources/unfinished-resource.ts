/**
 * What an editor offers and shows in an unfinished call of `resources` or `resource`: see `completion.ts`. Behind a comma, this
 * signature is the parameter hint, too, because the others do not fit without the next argument: see `MissingCallbackProblem`.
 */

import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { ResourceKind } from '../../route/actions.js'
import type { Blank, NoNames, TextCompletion, TextHint } from '../../text/inference.js'
import type { StartingWith } from '../editor/completion.js'
import type { Callback as HintCallback } from '../editor/hint.js'
import type { NoCallback } from '../shared/callback.js'
import type { CheckedNameBeforeOptionsOrCallback, CheckedResourceName } from './checked-name.js'
import type { CheckedOptions } from './checked-options.js'
import type { OfferedNames, OfferedOptions } from './offered-options.js'
import type { OptionsOf } from './options.js'
import type { NamesOf } from './resources.js'

/**
 * Whether the call is a hint: the next argument is not written yet, and what is written is right. A right call fits another
 * signature, so only a hint comes here with one. `Keys` and `Behind` are those of the options and the callback: see `ArgumentKeys`.
 */
export type IsHintOfResource<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Keys extends PropertyKey,
  Behind extends PropertyKey,
> = Blank extends Name
  ? string extends Name
    ? false
    : Blank extends Keys
      ? true
      : false
  : Blank extends Keys
    ? IsRight<Name, CheckedResourceName<Kind, Self, Name, {}>>
    : Blank extends Behind
      ? [Options] extends [CheckedOptions<Kind, Self, Name, Options>]
        ? IsRight<Name, CheckedNameBeforeOptionsOrCallback<Kind, Self, Name, Options, NoCallback>>
        : false
      : false

/** In tuples, since nothing right is `never`. */
type IsRight<Name, Checked> = [Name] extends [Checked] ? true : false

/**
 * The options or the callback of an unfinished call. The compiler looks at the type of this parameter for every call without
 * a second argument. So it is one conditional type with few arguments, which costs little while it waits for `Name`. In a call with
 * an argument too many, that argument alone is an error. Before one is written here, it is the type of the hint, also behind a wrong
 * name. The last branch is never taken: `Options` is inferred from it, unless the editor asks in them, and `Keys` always.
 */
export type OfferedOptionsOrCallback<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Only,
  Except,
  Controller,
  Used extends PropertyKey,
  Last,
  Hint,
  Options,
  Keys extends PropertyKey,
  Inside,
> = Hint extends true
  ? OptionsOf[Kind]
  : Blank extends Keys
    ? OptionsOf[Kind]
    : [Keys] extends [infer _Keys]
      ?
          | ([Last] extends [never]
              ? OfferedOptions<Kind, RegistryIn<Self>, FrameIn<Self>, Name, Only, Except, Controller, Used>
              : object)
          | Inside
      : Options & { readonly [Key in Keys]: unknown }

/** The name: those whose class has the actions that the options route. */
export type OfferedName<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Only,
  Except,
  Controller,
  Used,
  Hint,
> = TextCompletion<
  Name,
  string extends Name
    ? TextHint<Name>
    : [Hint, Blank] extends [true, Name]
      ? string
      : StartingWith<
          Name,
          OfferedNames<
            Kind,
            NamesOf<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>[Kind],
            RegistryIn<Self>,
            FrameIn<Self>,
            Only,
            Except,
            Controller,
            Used
          >,
          Hint extends true ? Name : never
        >
>

export type OfferedCallback<Name extends string, Behind extends PropertyKey, Inside> = Blank extends Behind
  ? HintCallback
  : string extends Name
    ? HintCallback
    : [Behind] extends [infer _Behind]
      ? Inside | NoNames
      : { readonly [Key in Behind]: unknown }
