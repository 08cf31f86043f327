/** The kinds that the value of a parameter may have. */

import type { IsOne } from './inference.js'
import { guessAmong } from './similar.js'

/**
 * The kinds of parameters by their names, and the type that `castParam` returns for each.
 *
 * @example const id: CastKinds['bigint'] = castParam(ctx, 'id', 'bigint')
 */
export interface CastKinds {
  /** A UUID of any version, in its form of 36 characters (RFC 9562, section 4). It is returned as it was written. */
  readonly uuid: string
  /** A signed 64-bit integer, like `bigint` in a database: -9223372036854775808 to 9223372036854775807. */
  readonly bigint: bigint
  /** A signed 32-bit integer, like `integer` in a database: -2147483648 to 2147483647. */
  readonly integer: number
}

/**
 * The name of a kind.
 *
 * @example const kind: ParamKind = 'uuid'
 */
export type ParamKind = keyof CastKinds

/** The kinds of some parameters, by the names of the parameters. */
export interface ParamKinds {
  readonly [name: string]: ParamKind
}

export const isParamKind = (value: unknown): value is ParamKind =>
  typeof value === 'string' && Object.hasOwn(CASTS, value)

/** A value as its kind, or `undefined` if it does not fit. An integer must be in canonical decimal form. */
export const castToKind = (value: string, kind: ParamKind): CastKinds[ParamKind] | undefined => CASTS[kind](value)

/** The first parameter whose value does not fit its kind, or `undefined`. */
export const misfit = (
  params: Readonly<Record<string, string>>,
  kinds: ParamKinds,
): { readonly name: string; readonly value: string; readonly kind: ParamKind } | undefined => {
  for (const name in kinds) {
    const [value, kind] = [params[name], kinds[name]]
    if (value !== undefined && kind !== undefined && castToKind(value, kind) === undefined) return { name, value, kind }
  }
  return undefined
}

/** What is wrong with a kind, or `never`. `Place` is what has it, such as the option `id`. */
export type KindProblem<Place extends string, Kind> = [Kind] extends [ParamKind]
  ? IsOne<Kind> extends true
    ? unknown extends Kind
      ? KindMessage<Place>
      : never
    : KindMessage<Place>
  : KindMessage<Place>

/** What is wrong with a kind, or `undefined`: the twin of the type `KindProblem`. */
export const kindProblem = (place: string, kind: unknown): string | undefined =>
  isParamKind(kind) ? undefined : guessAmong(kindMessage(place), kind, KIND_NAMES)

type KindMessage<Place extends string> = ReturnType<typeof kindMessage<Place>>
const kindMessage = <Place extends string>(place: Place) =>
  `'${place}' must be 'uuid', 'bigint' or 'integer', written as a string literal` as const

/** A kind with its article, for error messages. */
export const kindLabel = (kind: ParamKind): string => `${kind === 'integer' ? 'an' : 'a'} ${kind}`

const CASTS: { readonly [Kind in ParamKind]: (value: string) => CastKinds[Kind] | undefined } = {
  uuid: value => (isUuid(value) ? value : undefined),
  bigint: value => {
    if (!isDecimal(value)) return undefined
    const cast = BigInt(value)
    return cast === BigInt.asIntN(64, cast) ? cast : undefined
  },
  integer: value => {
    if (!isDecimal(value)) return undefined
    const cast = Number(value)
    return cast === (cast | 0) ? cast : undefined
  },
}

/** In the order in which error messages list them. */
export const KIND_NAMES: readonly string[] = Object.keys(CASTS)

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isHex = (code: number): boolean => isDigit(code) || ((code | 32) >= 97 && (code | 32) <= 102)

const isUuid = (value: string): boolean => {
  if (value.length !== 36) return false
  for (let at = 0; at < 36; at++) {
    const dash = at === 8 || at === 13 || at === 18 || at === 23
    if (dash ? value[at] !== '-' : !isHex(value.charCodeAt(at))) return false
  }
  return true
}

/** Whether a text is an integer in canonical decimal form with at most 19 digits, the most that a 64-bit integer has. */
const isDecimal = (value: string): boolean => {
  const digits = value.startsWith('-') ? value.slice(1) : value
  if (digits.length === 0 || digits.length > 19 || (digits[0] === '0' && value !== '0')) return false
  for (let at = 0; at < digits.length; at++) if (!isDigit(digits.charCodeAt(at))) return false
  return true
}
