/** Where a value has a bigint, for which `JSON.stringify` throws: `.id`, `.rooms[].id`, or `''` for the value itself. */

import type { Box } from '../text/inference.js'
import type { Scalar } from './json.js'
import type { Behind, InList, Less, Levels } from './place.js'

/**
 * The places of bigints in a type, or `never`. `Depth` is how many levels of members are searched.
 *
 * @example BigintPlace<{ name: string; rooms: { id: bigint }[] }> // '.rooms[].id'
 */
export type BigintPlace<Value, Depth extends Levels = 5> =
  Box<Value> extends Box<Plain> // also of `any`, and of an unresolved type
    ? never
    : Value extends { toJSON(...given: never): unknown } | { pipe(...given: never): unknown }
      ? never
      : Value extends bigint
        ? ''
        : Value extends object
          ? Depth extends 0
            ? never
            : MemberPlace<Value, Less[Depth]>
          : never

/** What has no bigint, as one comparison shows. No interface and no class is one of these, since it has no index signature. */
type Plain = Scalar | undefined | Date | readonly Plain[] | { readonly [name: string]: Plain }

type MemberPlace<Value extends object, Depth extends Levels> = Value extends readonly (infer Element)[]
  ? InList<BigintPlace<Element, Depth>>
  : Value extends WithoutMembers
    ? never
    : HasNone<Value[keyof Value]> extends true
      ? never
      : { [Key in keyof Value]-?: Behind<Key, BigintPlace<Value[Key], Depth>> }[keyof Value]
/** Most objects have nothing but scalars. One member of type `any` makes their union `any`. */
type HasNone<Members> = Box<unknown> extends Box<Members> ? false : Box<Members> extends Box<Plain> ? true : false

/** Their members are not sent. */
type WithoutMembers = ((...given: never) => unknown) | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>

/** The place of the first bigint in a value, or `undefined`: the twin of the type `BigintPlace`, at any depth. */
export const bigintPlace = (value: unknown, seen: ReadonlySet<unknown> = new Set()): string | undefined => {
  if (typeof value === 'bigint') return ''
  if (typeof value !== 'object' || value === null || seen.has(value)) return undefined
  const { toJSON } = value as { readonly toJSON?: unknown } // any object may have it
  if (typeof toJSON === 'function') return undefined
  const inside = new Set([...seen, value])
  for (const [key, member] of Object.entries(value)) {
    const place = bigintPlace(member, inside)
    if (place !== undefined) return `${Array.isArray(value) ? `[${key}]` : `.${key}`}${place}`
  }
  return undefined
}

export type BigintProblem<Place extends string> = ReturnType<typeof bigintProblem<Place>>
export const bigintProblem = <Place extends string>(place: Place) =>
  `body${place} is a bigint, which JSON does not have: use a string` as const
