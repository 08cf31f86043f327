/** The media types that a reply may have by its contract: one, a list of them, or a range. */

import { areMediaTypes, isOfType, type MediaTypes } from '../body/media-types.js'

/** Each of the types. */
export type EachType<Types> = Types extends readonly unknown[] ? Types[number] : Types
export const eachType = (types: MediaTypes): readonly string[] => (typeof types === 'string' ? [types] : types)

/** What has a slash and is neither a media type nor a range, or `never`. */
export type NoMediaType<Type> = Type extends '*/*'
  ? never
  : Type extends `/${string}` | `${string}/`
    ? Type
    : Type extends `${infer Main}/*`
      ? Extract<Main, `${string}${'*' | '/'}${string}`>
      : Extract<Type, `${string}*${string}`>
/** Whether a value is what a contract may say: the twin of `MediaTypes` without what `NoMediaType` finds. */
export const areReplyTypes = (value: unknown): boolean =>
  areMediaTypes(value, type => /^(?:\*\/\*|[^/*]+\/\*|[^/*][^*]*\/[^*]*[^/*])$/.test(type))

/** How the type of a reply differs from those of the contract, or `never`. JSON of another name is another type. */
export type TypeMisfit<Given extends string, Types> =
  BareType<Given> extends TakenType<EachType<Types>> ? never : `its type is '${BareType<Given>}', not ${Listed<Types>}`
type TakenType<Type> = Type extends string
  ? Lowercase<Type> extends '*/*'
    ? string
    : Lowercase<Type> extends `${infer Main}/*`
      ? `${Main}/${string}`
      : BareType<Type>
  : never
type Listed<Types> = Types extends readonly [infer First extends string, ...infer Others extends readonly string[]]
  ? `'${First}'${Others extends readonly [] ? '' : ` or ${Listed<Others>}`}`
  : `'${Types & string}'`

/** The twin of `TypeMisfit`. */
export const typeMisfit = (given: string, types: MediaTypes): string | undefined => {
  const [bare, taken] = [bareType(given), eachType(types)]
  return taken.some(type => isTaken(bare, bareType(type)))
    ? undefined
    : `its type is '${bare}', not ${taken.map(type => `'${type}'`).join(' or ')}`
}
const isTaken = (given: string, type: string): boolean =>
  given === type || (type.endsWith('/*') && isOfType(given, type))

/**
 * How the type of a value that is sent as JSON differs, where the contract says no type, or `never`: a client would read a text, or a
 * stream, in place of the value. A text may have any type.
 */
export type JsonMisfit<Given extends string> =
  BareType<Given> extends JsonType ? never : `its type is '${BareType<Given>}', not 'application/json'`
export type JsonType = `${string}${'/' | '+'}json${'' | `;${string}` | ` ${string}`}`
/** The twin of `JsonMisfit`. */
export const jsonMisfit = (given: string): string | undefined =>
  /(?:^|[/+]json)$/.test(bareType(given)) ? undefined : `its type is '${bareType(given)}', not 'application/json'`

/** A media type without parameters. @example BareType<'Text/CSV; charset=utf-8'> // 'text/csv' */
type BareType<Type extends string> = Lowercase<Type> extends `${infer Bare};${string}` ? Trimmed<Bare> : Lowercase<Type>
type Trimmed<Text extends string> = Text extends `${infer Rest} ` ? Trimmed<Rest> : Text
const bareType = (type: string): string => type.replace(/;.*/, '').trim().toLowerCase()
