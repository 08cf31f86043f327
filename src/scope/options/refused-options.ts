/** Values that are not the options of a call, options that the compiler cannot read, and options with unknown names. */

import type { IsAny, IsOne } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { Joined, NoOptionsMessage, NoOptionsObject, UntypedFunction, UntypedOr } from '../../text/options.js'
import type { NoOptionMessage } from './foreign-words.js'

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
            : UntypedOr<Options[Option], CallMessage<Call, NoOptionMessage<Of, First, Option & string, Joined<Names>>>>
      }

/** For a callback where the options should be. `Call` is how the call is written. */
export type OptionsFirstMessage<Call extends string> = ReturnType<typeof optionsFirstMessage<Call>>
export const optionsFirstMessage = <Call extends string>(call: Call) =>
  `the options come before the callback: ${call}` as const

/**
 * What a call may have in place of its options, as long as the compiler knows nothing of them: one function without types, by the
 * name of the option. The parameters of the function get a type from here, so that the mistake is one error, and not also one for
 * each of these parameters. Nothing else fits, or an editor would offer nothing in options that are being written.
 *
 * The names are the options of the call, and those of other routers that are often functions.
 */
export type Untyped<Option extends string> = Each<Option | Foreign> | HiddenForeign<never>
type Each<Option extends string> = { readonly [Name in Option]: { readonly [Key in Name]: UntypedFunction } }[Option]
type Foreign = 'middleware' | 'beforeAction' | 'constraints'

/** Keeps an editor from offering these names beside options such as `use: {}`: "hidden by a private member" in `text/inference.ts`. */
declare class HiddenForeign<Type> {
  private middleware: Type
  private beforeAction: Type
  private constraints: Type
}

/** What `Options` is if a call has no options. */
export interface NotGiven {
  readonly notGiven: true
}

/** For options that the compiler cannot read. A value does not show it, so there is no function. */
export type OptionsMessage<Call extends string> = CallMessage<
  Call,
  'the options must be written in the call as literals, so that the compiler can read them'
>

/** The names of options, as texts: a member of an enum is another type than its text, as in `{ [Option.Only]: ['show'] }`. */
export type NameIn<Options> = `${keyof Options & string}`

/** Whether options are one object literal: its keys are known, and none of them is optional. */
export type IsObjectLiteral<Options> =
  IsOne<Options> extends true
    ? Options extends Required<Options>
      ? string extends keyof Options
        ? false
        : true
      : false
    : false

/** For options that may be one of several objects: as short as `OneLiteral`. */
export type OneObject = 'write one object literal'

/** The same where one option may be missing: then the message names it. */
export type UnreadMessage<Call extends string, Options> =
  IsOne<OptionalName<Options>> extends true
    ? CallMessage<Call, MayBeMissing<OptionalName<Options> & string>>
    : OptionsMessage<Call>

/** The names of the options that may be missing. */
export type OptionalName<Options> = {
  [Name in keyof Options]-?: {} extends Pick<Options, Name> ? Name : never
}[keyof Options]

/** For an option that may be missing. A value does not show that, so there is no function. */
export type MayBeMissing<Name extends string> = `'${Name}' may be missing: write it in the call, or leave it out`
