/** What JSON makes of a value, in the type. */

import type { IsAny } from '../text/inference.js'

/**
 * A value as a client reads it: `JSON.parse(JSON.stringify(value))`.
 *
 * 1. A value with `toJSON`, such as a `Date`, is what that returns.
 * 2. A text keeps its type, also a branded one.
 * 3. Members without a value in JSON (`undefined`, functions, symbols) are left out of objects, and are `null` in lists.
 * 4. `JSON.stringify` throws for a bigint. In its place stands `NoJson`.
 * 5. A map, a set, a regular expression or an error has no members that JSON sees.
 *
 * @example JsonOf<{ id: string; opens: Date; note?: string }> // { id: string; opens: string; note?: string }
 */
export type JsonOf<Value> =
  IsAny<Value> extends true
    ? Value
    : unknown extends Value
      ? unknown
      : Value extends { toJSON(...given: never): infer Plain }
        ? PlainJson<Plain> // 1
        : PlainJson<Value>

/** The JSON of a value without `toJSON`, or of what `toJSON` has returned, whose own `toJSON` is not called. */
type PlainJson<Value> = Value extends string | number | boolean | null
  ? Value // 2
  : Value extends Absent
    ? never // 3
    : Value extends bigint
      ? NoJson<'a bigint, which JSON does not have: use a string'> // 4
      : Value extends WithoutMembers
        ? {} // 5
        : Value extends readonly (infer Element)[]
          ? Element[] extends Value
            ? JsonElement<Element>[]
            : { -readonly [At in keyof Value]: JsonElement<Value[At]> }
          : Value extends object
            ? JsonObject<Value>
            : unknown

/** Stands for a value that JSON does not have. It is assignable to no type that a client may expect. */
export interface NoJson<Problem extends string> {
  readonly [NO_JSON]: Problem
}
declare const NO_JSON: unique symbol

type Absent = undefined | symbol | ((...given: never) => unknown) | (abstract new (...given: never) => unknown)
type WithoutMembers = ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | RegExp | Error

/** An element of an array. For arrays that are no tuples, `JsonElement<Element>[]` lets an array contain itself. */
type JsonElement<Element> =
  | JsonOf<Exclude<Element, Absent>>
  | ([Extract<Element, Absent>] extends [never] ? never : null)

/** The members that are always there, and those that may be left out, in one object. */
type JsonObject<Value> = {
  [Key in keyof Value as RequiredKey<Key, Value[Key]>]: JsonOf<Exclude<Value[Key], Absent>>
} & {
  [Key in keyof Value as OptionalKey<Key, Value[Key]>]?: JsonOf<Exclude<Value[Key], Absent>>
} extends infer Members
  ? { [Key in keyof Members]: Members[Key] }
  : never

type RequiredKey<Key, Member> = MemberKey<Key, Member, Key, never>
type OptionalKey<Key, Member> = MemberKey<Key, Member, never, Key>

/** `Key` if the member is in JSON, as `Required` or as `Optional`. An index signature is never optional. */
type MemberKey<Key, Member, Required, Optional> = Key extends string | number
  ? IsAny<Member> extends true
    ? Required
    : [Exclude<Member, Absent>] extends [never]
      ? never
      : [Extract<Member, Absent>] extends [never]
        ? Required
        : {} extends { [Each in Key]: 1 }
          ? Required
          : Optional
  : never
