/** Values that are not the options of a call, and options with unknown names. */

import type { IsAny } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { Joined, NoOptionsMessage, NoOptionsObject, UntypedOr } from '../../text/options.js'
import type { OptionsFirstMessage } from '../arguments.js'
import type { NoOptionMessage } from '../foreign/foreign-options.js'

/**
 * The type of such options: an error message, or an object with one in place of each unknown option. `Form` is how the call is
 * written, and `Names` are its options. `Of` and `First` are the name and the first argument of the call.
 */
export type RefusedNames<
  Of extends 'namespace' | 'scope' | 'verb',
  First extends string,
  Call extends string,
  Form extends string,
  Names extends readonly string[],
  Options,
> = Options extends Function
  ? CallMessage<Call, OptionsFirstMessage<Form>>
  : Options extends NoOptionsObject
    ? CallMessage<Call, NoOptionsMessage<Joined<Names>>>
    : {
        readonly [Option in keyof Options]: Option extends Names[number]
          ? unknown
          : IsAny<Options[Option]> extends true // while only `{ o` is written: see `RefusedValue` of `options.ts`
            ? unknown
            : UntypedOr<
                Options[Option],
                CallMessage<Call, NoOptionMessage<Of, First, Option & string, Options[Option], Joined<Names>>>
              >
      }
