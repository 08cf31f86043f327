/**
 * Questions about types, and the tricks that save the compiler work or steer what it infers. Each entry says what breaks
 * without it. A comment elsewhere only names the trick: "a boxed pattern", "bound by `infer`".
 */

/**
 * Whether a text is exactly one literal: not `string`, not a pattern such as `v${number}`, not a union. For any other text
 * the compiler cannot say which route it makes.
 *
 * @example IsLiteral<'places'> // true
 * @example IsLiteral<'places' | 'rooms'> // false
 */
export type IsLiteral<Text extends string> = {} extends { [Key in Text]: 1 } ? false : IsOne<Text>

/**
 * Whether a text is `string` or a pattern, so that not all of its letters are known. An object with such keys may be empty.
 *
 * @example IsWide<'v1'> // false
 * @example IsWide<`v${number}`> // true
 */
export type IsWide<Text extends string> = {} extends { [Key in Text]: 1 } ? true : false

/**
 * Whether a type is not a union. `Member` is distributed over, `Whole` keeps the union.
 *
 * @example IsOne<'places'> // true
 * @example IsOne<'places' | 'rooms'> // false
 */
export type IsOne<Member, Whole = Member> = Member extends unknown ? ([Whole] extends [Member] ? true : false) : never

/**
 * Whether a type is `any`, the only type whose intersection with 1 takes a 0. Every other conditional type on `any` gives
 * both of its branches.
 *
 * @example IsAny<any> // true
 */
export type IsAny<Type> = 0 extends 1 & Type ? true : false

/**
 * A text to compare with a *boxed pattern*: an interface with the same member. The compiler instantiates every pattern of
 * a union that follows `extends`, each time it meets the conditional type; those in an interface it instantiates once.
 *
 * @example
 * interface WithDash { readonly name: `${string}-${string}` }
 * type HasDash<Name> = Boxed<Name> extends WithDash ? true : false
 */
export interface Boxed<Name> {
  readonly name: Name
}

/**
 * A type to compare without distributing over it: `Undistributed<Given> extends Undistributed<Wanted>`. A tuple does the
 * same for plain types, but to compare tuples of chains the compiler works out every member of an array of each.
 */
export interface Undistributed<out Type> {
  readonly type: Type
}

/**
 * A parameter's type: what was given, or the error message. The message is bound by `infer`, so that inference does not
 * reach into `Problem`: otherwise each call instantiates every message that it could give.
 *
 * @example get<Path extends string>(path: Checked<Path, PathProblem<Path>>): void
 */
export type Checked<Given, Problem> = [Problem] extends [never]
  ? Given
  : [Problem] extends [infer Message extends string]
    ? Message
    : never

/**
 * A parameter's type that only offers completions: the type is `Offer`, while `Given` is inferred from the second branch,
 * which is never taken. Without that branch there is nothing to infer `Given` from; with `Given` itself as the parameter's
 * type, the editor offers nothing.
 *
 * @example path<Target>(target: CompletionOnly<Target, 'Places#index' | 'Places#show'>): string
 */
export type CompletionOnly<Given, Offer> = [Given] extends [infer _Given] ? Offer : Given

/*
 * Techniques that are written out where they are used, under the names that comments give them: a helper type would cost
 * more or would not work.
 *
 * Bound by `infer`
 *   `[Make<Input>] extends [infer Made] ? Stored<Made> : never`, not `Stored<Make<Input>>`.
 *   The compiler resolves an alias in the arguments of an interface only when a member is read. Until then the interface
 *   keeps all that the alias was given, such as the chain of a callback, and every use of the table walks that chain
 *   again: the cost grows with the square of the table. A helper type would be such an alias itself.
 *
 * Inferred from the second branch
 *   `name: Check<Name> extends infer Type ? Type : Name`, not `name: Check<Name>`.
 *   The compiler infers from both branches of a conditional type. The first is bound by `infer`, so that inference does
 *   not reach into `Check`; the second, which is never taken, gives `Name` its only candidate. `Checked` is the helper for
 *   this. It is written out in the calls that most tables consist of, where the tuples of a helper are dearer.
 *
 * Hidden by `NoInfer`
 *   `NoInfer<Name>` in the type that a call returns.
 *   The call's own result, which its context expects to be a chain, would be a second candidate for `Name`. When the
 *   editor asks what else could be written at the name, there must be no candidate at all.
 *
 * Waits for its argument
 *   `Name extends Known ? … : …` with the bare type parameter, which distributes over it.
 *   As long as nothing is known of `Name`, it is `never`, and a distributive conditional type of `never` is `never`: none
 *   of its branches is looked at. With a tuple around `Name`, they would be.
 *
 * Looked up by `infer`
 *   `Registry extends { readonly [Key in Path]: infer Found } ? Found : undefined`, not `Path extends keyof Registry`.
 *   A path that is still being inferred would be compared with every key of the registry, once for each call.
 *
 * Compared by intersection
 *   `Keys & Others extends never`, for two unions of literals.
 *   The compiler keeps unions sorted and intersects them in one step. A conditional type that distributes over the keys
 *   takes several steps for each of them.
 */
