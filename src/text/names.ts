/**
 * What may be written as the name of a resource, a namespace or a parameter. A `…Problem` type is `never` for good
 * input and an error message for bad input; its function returns `undefined` or the same message.
 */

import type { IsLiteral, NameBox } from './inference.js'
import type { LiteralMessage, OneLiteral } from './messages.js'
import { isWellFormed, surrogateProblem } from './well-formed.js'

/**
 * Characters that a declared path cannot contain. In a URL, `?` and `#` end the path and `%` begins an escape (RFC
 * 3986, sections 2.1 and 3.3). The others are white space or the syntax of other routers.
 */
// biome-ignore format: a list of characters reads better in lines than in a column
const NOT_IN_PATH = [
  '?', '#', '%', '^', '|', '\\', '{', '}', '<', '>', '[', ']', ' ', '\t', '\n', '\r',
] as const
export type NotInPath = (typeof NOT_IN_PATH)[number]

/** ASCII characters that an identifier cannot contain, besides those above. A backslash may stand in a path before a colon. */
// biome-ignore format: a list of characters reads better in lines than in a column
const NOT_IN_IDENTIFIER = [
  '/', ':', '*', '.', '-', '!', '"', "'", '&', '(', ')', '+',
  ',', ';', '=', '@', '`', '~', '\\',
] as const
export type NotInIdentifier = (typeof NOT_IN_IDENTIFIER)[number]

/** Unlike an identifier, a name may contain a dash, but no `$`. */
type NotInName = NotInPath | Exclude<NotInIdentifier, '-'> | '$'

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

/** The one identifier that names no parameter: see `IsIdentifier`. */
export type Proto = '__proto__'
export const PROTO_PARAM = "'__proto__' cannot name a parameter: in an object literal it sets the prototype"

/** A regular expression that matches a string with one of these characters. */
const oneOf = (...characters: readonly string[]): RegExp =>
  new RegExp(`[${characters.join('').replace(/[\\\]^-]/g, '\\$&')}]`)

export const INVALID_IN_PATH = oneOf(...NOT_IN_PATH)
export const INVALID_IN_IDENTIFIER = oneOf(...NOT_IN_PATH, ...NOT_IN_IDENTIFIER)
const INVALID_IN_NAME = oneOf(...NOT_IN_PATH, ...NOT_IN_IDENTIFIER.filter(character => character !== '-'), '$')

/** A name that is not one segment of a path. A boxed pattern: see `NameBox`. */
export interface InvalidName {
  readonly name: '' | `${string}${NotInName}${string}`
}

/**
 * What is wrong with a name given to `resources`, `resource` or `namespace`.
 *
 * @example NameProblem<'admin/users'> // "the name must be one path segment: letters, digits, '-' and '_'"
 */
export type NameProblem<Name extends string> =
  IsLiteral<Name> extends true
    ? NameBox<Name> extends InvalidName
      ? typeof NAME_MESSAGE
      : never
    : string extends Name
      ? LiteralMessage<'name'>
      : OneLiteral

const NAME_MESSAGE = "the name must be one path segment: letters, digits, '-' and '_'"

/** What is wrong with a name, or `undefined`: the twin of the type `NameProblem`. */
export const nameProblem = (name: unknown): string | undefined => {
  if (typeof name !== 'string') return 'the name must be a string'
  return name === '' || INVALID_IN_NAME.test(name) ? NAME_MESSAGE : surrogateProblem('name', name)
}

/**
 * Whether a string can name a parameter: letters of any alphabet, digits, `_` and `$`, and no digit at the start. Not
 * `__proto__`: the compiler takes `{ __proto__: 5 }` for an object with this member, JavaScript for one with a prototype.
 */
export type IsIdentifier<Name extends string> = Name extends
  | ''
  | Proto
  | `${Digit}${string}`
  | `${string}${NotInPath | NotInIdentifier}${string}`
  ? false
  : true

/** Whether a string can name a parameter: the twin of the type `IsIdentifier`. */
export const isIdentifier = (name: string): boolean =>
  name !== '' && name !== '__proto__' && !/^[0-9]/.test(name) && !INVALID_IN_IDENTIFIER.test(name) && isWellFormed(name)
