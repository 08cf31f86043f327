/** What JSON makes of a value, in the type. */

import type { IsAny } from '../text/inference.js'

/**
 * A value as a client reads it: `JSON.parse(JSON.stringify(value))`.
 *
 * 1. A value with `toJSON`, such as a `Date`, is what that returns. Of one that is private, the types know nothing.
 * 2. A text keeps its type, also a branded one.
 * 3. Members without a value in JSON (`undefined`, functions, symbols, and what has a `toJSON` that returns one of these) are left out
 *    of objects, and are `null` in lists.
 * 4. `JSON.stringify` throws for a bigint. The type is `NoJson` there.
 * 5. A map, a set, a regular expression, an error or a buffer has no members that JSON sees.
 * 6. A typed array is an object with its elements.
 * 7. A list has no members but its elements, whatever else its type has.
 *
 * @example JsonOf<{ id: string; opens: Date; note?: string }> // { id: string; opens: string; note?: string }
 */
export type JsonOf<Value> = unknown extends Value ? Value : JsonOfEach<Value>
type JsonOfEach<Value> = Value extends string | number | boolean | null
  ? Value // 2
  : Value extends readonly (infer Element)[]
    ? Element[] extends Value
      ? JsonElement<Element>[]
      : JsonOfOther<Value>
    : Value extends Usual
      ? Value extends Special
        ? PlainJson<Value>
        : JsonObject<Value>
      : JsonOfOther<Value>
type JsonOfOther<Value> = Value extends { toJSON(...given: never): unknown }
  ? PlainJson<ResultOf<Value['toJSON']>> // 1
  : Value extends object
    ? Value extends WithPublicToJson
      ? 'toJSON' extends KnownKey<Value>
        ? PlainJson<ResultOf<Value['toJSON' & keyof Value]>> | PlainJson<Value> // it may be missing, or no function
        : PlainJson<Value>
      : unknown // 1
    : PlainJson<Value>

/** An object without `toJSON`, as most are. It is mapped after a few questions; functions and the like are `Special`. */
type Usual = { toJSON?: undefined } & object
type Special = bigint | Absent | WithoutMembers | Error | TypedArray<unknown>

/** Without the second member, the type would refuse every value that has no `toJSON`: see `WithoutContract`. */
type WithPublicToJson = { toJSON?: unknown } & object
type KnownKey<Value> = string extends keyof Value ? never : keyof Value

/** What a function returns by any of its last four signatures. Of one with fewer, the compiler reads the first one several times. */
export type ResultOf<Member> = Member extends {
  (...given: never): infer First
  (...given: never): infer Second
  (...given: never): infer Third
  (...given: never): infer Fourth
}
  ? First | Second | Third | Fourth
  : never

/** `Awaited`, in fewer steps for a promise of a value that is none. */
export type SettledOf<Value> = Value extends Promise<infer Settled> ? SettledValue<Settled> : SettledValue<Value>
type SettledValue<Value> = Value extends { then(...given: never): unknown } ? Awaited<Value> : Value

/** The JSON of a value without `toJSON`, or of what `toJSON` has returned, whose own `toJSON` is not called. */
type PlainJson<Value> = Value extends string | number | boolean | null
  ? Value // 2
  : Value extends Absent
    ? never // 3
    : Value extends bigint
      ? NoJson<'a bigint, which JSON does not have: use a string'> // 4
      : Value extends WithoutMembers
        ? {} // 5
        : Value extends TypedArray<infer Element>
          ? { [index: number]: JsonOf<Element> } // 6
          : Value extends readonly (infer Element)[]
            ? Element[] extends Value
              ? JsonElement<Element>[]
              : JsonTuple<Value, Element>
            : Value extends object
              ? IsError<Value> extends true
                ? {} // 5
                : JsonObject<Value>
              : unknown

/** Stands for a value that JSON does not have. It is assignable to no type that a client may expect. */
export interface NoJson<Problem extends string> {
  readonly [NO_JSON]: Problem
}
declare const NO_JSON: unique symbol

/** What JSON has besides objects and lists. */
export type Scalar = string | number | boolean | null
/** What has no value in JSON. */
export type Absent = NoValue | symbol | ((...given: never) => unknown) | (abstract new (...given: never) => unknown)
// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result has returned
export type NoValue = undefined | void
type WithoutMembers =
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | RegExp
  | ArrayBuffer
  | SharedArrayBuffer
  | DataView
/**
 * Whether a type is that of an error, whose `stack` may be missing. An object with a `name` and a `message` of its own fits the type
 * `Error` too.
 */
type IsError<Value> = Value extends Error
  ? 'stack' extends keyof Value
    ? {} extends Pick<Value, 'stack'>
      ? true
      : false
    : false
  : false
interface TypedArray<Element> {
  readonly BYTES_PER_ELEMENT: number
  readonly buffer: ArrayBufferLike
  readonly [index: number]: Element
}

/** Those of several types without a value in JSON, also because of their `toJSON`. */
type AbsentIn<Member> = Member extends Absent
  ? Member
  : Member extends { toJSON(...given: never): unknown }
    ? [Extract<ResultOf<Member['toJSON']>, Absent>] extends [never]
      ? never
      : Member
    : never
/** The other types, each as its `toJSON` gives it. */
type PresentIn<Member> = Member extends Absent
  ? never
  : Member extends { toJSON(...given: never): unknown }
    ? Exclude<ResultOf<Member['toJSON']>, Absent>
    : Member

/** An element of an array. For arrays that are no tuples, `JsonElement<Element>[]` lets an array contain itself. */
type JsonElement<Element> = JsonOf<Exclude<Element, Absent>> | ([AbsentIn<Element>] extends [never] ? never : null)

/** A tuple, or an array with further members, from which the mapped type would make an object. */
type JsonTuple<Value extends readonly unknown[], Element> = {
  -readonly [At in keyof Value]: JsonElement<Value[At]>
} extends infer Mapped extends readonly unknown[]
  ? Mapped
  : JsonElement<Element>[] // 7

/**
 * The members as JSON has them. Most objects have no member that may be left out, which one look at all of their types together shows.
 * Then the compiler maps them in one step. A member of type `unknown` makes their union `unknown`, which shows nothing.
 */
type JsonObject<Value> = unknown extends Value[keyof Value]
  ? JsonMembers<Value>
  : [AbsentIn<Value[keyof Value]>, keyof Value] extends [never, string | number]
    ? { [Key in keyof Value]: JsonOf<Value[Key]> }
    : JsonMembers<Value>

/** The members that are always there, and those that may be left out, in one object. */
type JsonMembers<Value> = {
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
    : [PresentIn<Member>] extends [never]
      ? never
      : [AbsentIn<Member>] extends [never]
        ? Required
        : {} extends { [Each in Key]: 1 }
          ? Required
          : Optional
  : never

/** The JSON of a value, as who receives it reads it: the twin of `JsonOf`. What is JSON already is not copied. */
export const jsonOf = (value: unknown): unknown =>
  value === undefined || isJson(value) ? value : JSON.parse(JSON.stringify(value))

/** `levels` ends a value that contains itself, which `JSON.stringify` refuses. */
const isJson = (value: unknown, levels = 50): boolean => {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? Number.isFinite(value) : ['string', 'boolean', 'object'].includes(typeof value)
  const prototype = Object.getPrototypeOf(value)
  const members = Object.values(value)
  const isPlain = Array.isArray(value)
    ? prototype === Array.prototype && members.length === value.length // with no holes
    : prototype === Object.prototype || prototype === null
  return isPlain && levels > 0 && !('toJSON' in value) && members.every(each => isJson(each, levels - 1))
}
