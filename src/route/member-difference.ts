/** Says how the members of two types differ, for error messages. */

import type { IsOne } from '../text/inference.js'
import type { TypeText } from '../text/type-text.js'
import type { KnownKey } from './context.js'

/**
 * A member that a type provides with another type or not at all: `ctx.state.user`, `ctx.state.user.id: it is string, not number`.
 */
export type MissingText<Name extends string, Provided, Expected, Key> = MemberDetails<
  Name,
  Provided,
  Expected,
  Key,
  ': it '
>

/**
 * The names of the expected members that are missing or have another type. A member that is a function is named only where
 * no other member differs: in place of a `Date`, a message would list all of its methods.
 */
export type DifferentKey<Provided, Expected> = [Expected] extends [Function | readonly unknown[]]
  ? never
  : [Expected] extends [object]
    ? NamedMembers<Expected, EveryDifferentKey<Provided, Expected>>
    : never

type NamedMembers<Expected, Key> = IsOne<Key> extends true ? Key : DataKey<Expected, Key>
type DataKey<Expected, Key> = Key extends keyof Expected ? (Expected[Key] extends Function ? never : Key) : never

type EveryDifferentKey<Provided, Expected> = {
  [Key in KnownKey<Expected> & keyof Expected]: Key extends keyof Provided
    ? [Provided[Key]] extends [Expected[Key]]
      ? never
      : Key
    : {} extends Pick<Expected, Key>
      ? never
      : Key
}[KnownKey<Expected> & keyof Expected]

/**
 * What is wrong with members, one text for each: `ctx.params.id`, `ctx.params.id is string, not number`. `Gap` is between the name
 * and what is wrong with its type.
 */
export type MemberDetails<
  Name extends string,
  Provided,
  Expected,
  Key,
  Gap extends string = ' ',
  Depth extends readonly 1[] = [1, 1],
> = Key extends string | number
  ? Key extends keyof Provided & keyof Expected
    ? TypeDetails<`${Name}.${Key}`, Provided[Key], Expected[Key], Gap, Depth>
    : `${Name}.${Key}`
  : never

/** `Depth` has an element for each level of members that may still be looked into. */
type TypeDetails<Name extends string, Provided, Expected, Gap extends string, Depth extends readonly 1[]> = [
  Exclude<Provided, undefined>,
] extends [Expected]
  ? `${Name}${Gap}may be undefined`
  : Depth extends readonly [1, ...infer Rest extends readonly 1[]]
    ? [Provided, Expected] extends [object, object]
      ? OrAnother<Name, MemberDetails<Name, Provided, Expected, DifferentKey<Provided, Expected>, Gap, Rest>, Gap>
      : Texts<Name, TypeText<Provided>, TypeText<Expected>, Gap>
    : Texts<Name, TypeText<Provided>, TypeText<Expected>, Gap>

type OrAnother<Name extends string, Inner, Gap extends string> = [Inner] extends [never]
  ? `${Name}${Gap}is of another type`
  : Inner

type Texts<Name extends string, Provided extends string, Expected extends string, Gap extends string> = '' extends
  | Provided
  | Expected
  ? `${Name}${Gap}is of another type`
  : Provided extends Expected
    ? `${Name}${Gap}is of another type`
    : `${Name}${Gap}is ${Provided}, not ${Expected}`
