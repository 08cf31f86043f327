/** The checks that all objects of options share. */

import type { IsAny } from './inference.js'
import { guessAmong } from './similar.js'

/**
 * What is wrong with options as a whole, or `undefined`: a value that is no plain object, or an unknown name. `messageFor` gives
 * the message for such a name.
 *
 * @example optionNamesProblem({ onyl: [] }, ['only', 'use']) // "there is no option 'onyl'; the options are only, use: did you mean 'only'?"
 */
export const optionNamesProblem = (
  options: unknown,
  names: readonly string[],
  messageFor: (option: string, names: readonly string[]) => string = unknownOptionMessage,
): string | undefined => {
  if (!isPlainObject(options)) return noOptionsMessage(names.join(', '))
  const unknown = Object.keys(options).find(name => !names.includes(name))
  return unknown === undefined ? undefined : messageFor(unknown, names)
}

/** Whether a value is an object literal or the like. The entries of a list or a `Map` would be ignored as options. */
export const isPlainObject = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Values that are not an object of options, as far as a type shows it. */
export type NoOptionsObject =
  | string
  | number
  | bigint
  | boolean
  | symbol
  | null
  | undefined
  | readonly unknown[]
  | Function
  | RegExp
  | Promise<unknown>

/**
 * A function without types at a wrong place. Its parameters are of type `any`, which is no error. It is an interface because an editor
 * would offer to write an option as a method if the type of the option is a function type.
 */
export interface UntypedFunction {
  // biome-ignore lint/suspicious/noExplicitAny: nothing is known about them
  // biome-ignore lint/style/useShorthandFunctionType: see above
  (...given: any[]): unknown
}

/** A list that begins with one: an empty list is still being written. */
export type UntypedList = readonly [UntypedFunction, ...UntypedFunction[]]

/**
 * The error message in place of a wrong member. At first, members beside a function without types are `unknown`, and so is the
 * function.
 */
export type UntypedOr<Value, Message> = unknown extends Value
  ? IsAny<Value> extends true
    ? Message
    : UntypedMember
  : Message
/** A function without types, what has one, or a member beside one. */
export type UntypedMember = UntypedFunction | UntypedMembers | readonly UntypedMember[] | {} | undefined
export interface UntypedMembers {
  readonly [name: string]: UntypedMember
}

export type NamesOf<Options extends readonly { readonly name: string }[]> = {
  readonly [At in keyof Options]: Options[At]['name']
}

/**
 * The names of options, as error messages list them.
 *
 * @example Joined<readonly ['only', 'except']> // 'only, except'
 */
export type Joined<Names extends readonly string[], List extends string = ''> = Names extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? Joined<Rest, `${List}${List extends '' ? '' : ', '}${First}`>
  : List

export type NoOptionsMessage<Names extends string> = ReturnType<typeof noOptionsMessage<Names>>
const noOptionsMessage = <Names extends string>(names: Names) => `the options must be an object with ${names}` as const

export type UnknownOptionMessage<Option extends string, Names extends string> = ReturnType<
  typeof noOptionMessage<Option, Names>
>
export const unknownOptionMessage = (option: string, names: readonly string[]): string =>
  guessAmong(noOptionMessage(option, names.join(', ')), option, names)
const noOptionMessage = <Option extends string, Names extends string>(option: Option, names: Names) =>
  `there is no option '${option}'; the options are ${names}` as const
