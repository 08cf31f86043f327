/**
 * Whether a text is exactly one literal: not `string`, not a pattern such as `v${number}`, not a union. Of any other the
 * compiler cannot say which route it makes.
 *
 * @example IsLiteral<'places'> // true
 * @example IsLiteral<'places' | 'rooms'> // false
 */
export type IsLiteral<Text extends string> = {} extends { [Key in Text]: 1 } ? false : IsOne<Text>

/** Whether a type is not a union. `Whole` keeps the union while `Member` is distributed over. */
export type IsOne<Member, Whole = Member> = Member extends unknown ? ([Whole] extends [Member] ? true : false) : never
export interface Boxed<Name> {
  readonly name: Name
}

/**
 * Whether the letters of a name are not all known: it is `string` or a pattern. An object with such keys may be empty.
 *
 * @example IsWide<'v1'> // false
 * @example IsWide<`v${number}`> // true
 */
export type IsWide<Name extends string> = {} extends { [Key in Name]: 1 } ? true : false

/**
 * A parameter's type: what was given, or the problem's text. The text is bound by `infer` so that neither inference nor
 * the constraint of this conditional type reaches into `Problem`: without that, every call instantiates every message
 * that it could have printed (measured: 380 instead of 190 instantiations for a `resources` call).
 */
export type Checked<Given, Problem> = [Problem] extends [never]
  ? Given
  : [Problem] extends [infer Message extends string]
    ? Message
    : never

/**
 * A parameter's type that only offers: `Name` is inferred from what is given (through the branch that is never taken),
 * the type itself is `Offer`.
 */
export type CompletionOnly<Name, Offer> = [Name] extends [infer _Given] ? Offer : Name
