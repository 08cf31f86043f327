/** Values that are not the options of a call, and options with unknown names. */

import type { IsAny } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import type { NoOptionsMessage, NoOptionsObject, UnknownOptionMessage } from '../text/options.js'
import type { OptionsFirstMessage } from './arguments.js'

/**
 * The type of such options: an error message, or an object with one in place of each unknown option. `Form` is how the call is
 * written, and `Name` the name of its option.
 */
export type RefusedNames<
  Call extends string,
  Form extends string,
  Name extends string,
  Options,
> = Options extends Function
  ? CallMessage<Call, OptionsFirstMessage<Form>>
  : Options extends NoOptionsObject
    ? CallMessage<Call, NoOptionsMessage<Name>>
    : {
        readonly [Option in keyof Options]: Option extends Name
          ? unknown
          : IsAny<Options[Option]> extends true // while only `{ o` is written: see `RefusedValue` of `options.ts`
            ? unknown
            : CallMessage<Call, UnknownOptionMessage<Option & string, Name>>
      }
