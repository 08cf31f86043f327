/** What a body has that its schema does not take, as text. */

import type { Behind, InList, Less, Levels } from '../contract/place.js'

/**
 * The places of members that a body has and that its schema lacks, or `never`: the twin of `declaredPart`, by the types. Of a union, those
 * members count that the body fits. A type with an index signature, and one without members, takes any. `Depth` is how many levels are
 * searched.
 *
 * @example MorePlace<{ id: string; hash: string }, { id: string }> // '.hash'
 */
export type MorePlace<Given, Taken, Depth extends Levels = 5> = Given extends object
  ? Depth extends 0
    ? never
    : Given extends string | number | boolean
      ? never // a branded one
      : unknown extends Taken
        ? never
        : Given extends readonly (infer Each)[]
          ? InList<MorePlace<Each, ElementOf<Taken>, Less[Depth]>>
          : MoreIn<Given, FittingOr<FittedBy<Given, Taken>, Taken>, Less[Depth]>
  : never

type ElementOf<Taken> = Taken extends readonly (infer Element)[] ? Element : never
type FittedBy<Given, Taken> = Taken extends object ? (Given extends Taken ? Taken : never) : never
/** A date in the body is a text, so the compiler may take none. */
type FittingOr<Fitting, Taken> = [Fitting] extends [never] ? Extract<Taken, object> : Fitting

type MoreIn<Given, Taken, Depth extends Levels> = [KeysOf<Taken>] extends [never]
  ? never
  : {
      [Key in keyof Given]-?: Key extends KeysOf<Taken>
        ? Behind<Key, MorePlace<Given[Key], MemberOf<Taken, Key>, Depth>>
        : Key extends string | number
          ? string extends Key
            ? never
            : `.${Key}`
          : never
    }[keyof Given]
type KeysOf<Taken> = Taken extends unknown ? keyof Taken : never
type MemberOf<Taken, Key> = Taken extends unknown ? (Key extends keyof Taken ? Taken[Key] : never) : never
