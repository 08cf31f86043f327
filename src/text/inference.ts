/**
 * Predicates on types, and techniques that save the compiler work or steer what it infers. Each entry says what breaks
 * without it. Comments elsewhere only name the technique: "a boxed pattern", "bound by `infer`".
 *
 * One technique needs no entry: the body of a check is in `NoInfer`. To offer completions of a text, the compiler infers
 * nothing from it, and walks the type of the parameter instead. Without `NoInfer` it would work out the variance of each alias
 * on the way, for each keystroke: of the check of a resource's name, that is 400,000 instantiations.
 */

/**
 * Whether a string type is exactly one literal: not `string`, not a template literal type such as `v${number}`, not a
 * union. From any other type the compiler cannot tell which route a declaration adds.
 *
 * @example IsLiteral<'places'> // true
 * @example IsLiteral<'places' | 'rooms'> // false
 */
export type IsLiteral<Text extends string> = {} extends { [Key in Text]: 1 } ? false : IsOne<Text>

/**
 * Whether the project is checked without `strictNullChecks` or without `strictFunctionTypes`: then `undefined` is a string, or a
 * function with a narrower parameter fits. The checks of a table would refuse what is right.
 */
export type IsLax = undefined extends string
  ? true
  : ((text: 'a') => void) extends (text: string) => void
    ? true
    : false

/**
 * Whether a string type is `string` or a template literal type such as `v${number}`, so that not all of its characters
 * are known. As the key of a mapped type it makes an index signature, to which `{}` is assignable. A literal makes a
 * required member.
 *
 * @example IsWide<`v${number}`> // true
 */
export type IsWide<Text extends string> = {} extends { [Key in Text]: 1 } ? true : false

/**
 * A type to which `{}` is assignable if the keys are not literals. It is an alias for conditional types that have a chain
 * after `extends`: written there, the compiler would create the mapped type again for each chain.
 */
export type KeyedBy<Text extends string> = { [Key in Text]: 1 }

/**
 * Whether a type is not a union. The conditional type distributes over `Member`, while `Whole` remains the whole type.
 *
 * @example IsOne<'places'> // true
 */
export type IsOne<Member, Whole = Member> = Member extends unknown ? (Whole extends Member ? true : false) : never

/** Whether two types are the same, member by member, without instantiations. Types that are assignable to each other may differ. */
export type IsIdentical<Left, Right> =
  (<Type>() => Type extends Left ? 1 : 2) extends <Type>() => Type extends Right ? 1 : 2 ? true : false

/**
 * Whether a type is `any`. The intersection of 1 and `any` is `any`, to which 0 is assignable; 0 is not assignable to
 * the intersection of 1 and any other type. `any extends …` does not help, as it usually results in both branches. `unknown`
 * is assignable to `any` and itself alone: to ask that first spares the compiler an intersection for each type of a union.
 *
 * @example IsAny<any> // true
 */
export type IsAny<Type> = unknown extends Type ? (0 extends 1 & Type ? true : false) : false

/**
 * `IsAny` for a type that may also be unresolved: that of a name which the compiler cannot find, as after an import that
 * leads nowhere. Its error has been reported there. A conditional type is unresolved itself if what it asks about is, so
 * here both are in boxes.
 */
export type IsAnyOrUnresolved<Type> =
  Box<unknown> extends Box<Type> ? (Box<0> extends Box<1 & Type> ? true : false) : false

/**
 * A string type in a box, to be compared with a *boxed pattern*: an interface whose member `name` is a union of
 * template literal types. If such a union follows `extends` directly, the compiler instantiates all of its members each
 * time it resolves the conditional type. In an interface it instantiates them once.
 *
 * @example
 * interface WithDash { readonly name: `${string}-${string}` }
 * type HasDash<Name> = NameBox<Name> extends WithDash ? true : false
 */
export interface NameBox<Name> {
  readonly name: Name
}

/**
 * A type in a box, so that a conditional type does not distribute over it:
 * `Box<Given> extends Box<Wanted>`. A tuple does the same, and is good enough after `extends` for `never`, or
 * where the check mostly fails. But a tuple is an array: where two different tuples fit, the compiler resolves sixty members of
 * each. That takes time and no instantiation.
 */
export interface Box<out Type> {
  readonly type: Type
}

/**
 * A type in a box that has no members: the compiler infers from the type argument and does not compare it afterwards. With
 * a member, it would also compare what it has inferred, for instance every entry of a registry.
 */
// biome-ignore lint/correctness/noUnusedVariables: only inference reads it
// biome-ignore lint/suspicious/noEmptyInterface: an alias would not keep its type argument
export interface EmptyBox<Type> {}

/**
 * The type of a parameter: what was given, or the error message. The message is bound by `infer`, so that inference
 * does not look into `Problem`. Otherwise each call would instantiate every message that `Problem` can be. A value of
 * type `any` fits every message, but not `never`.
 *
 * @example get<Path extends string>(path: Checked<Path, PathProblem<Path>>): void
 */
export type Checked<Given, Problem> = [Problem] extends [never]
  ? Given
  : [Problem] extends [infer Message extends string]
    ? unknown extends Given
      ? never
      : Message
    : [Problem] extends [infer Other]
      ? unknown extends Given
        ? never
        : Other
      : never

/**
 * What a check adds to the type of `this`: nothing, or the error message. The compiler prints the type of what a message
 * belongs to. In a method that is the scope; but for a function that is no method it is `void`, where the type of an argument
 * may have hundreds of characters.
 *
 * @example define<Given>(this: CheckedThis<Problem<Given>>, given: Given): void
 */
export type CheckedThis<Problem> = [Problem] extends [never]
  ? unknown
  : [Problem] extends [infer Message] // bound by `infer`, as in `Checked`
    ? Message
    : never

/**
 * The branch, never taken, from which an argument is inferred that is a text, or may be one. A literal is inferred as itself, and any
 * other text as `string`, also one whose type is a type parameter. From `Text` alone, that would be inferred as itself: no check of it
 * could be resolved, and the compiler would print the check in place of its message. Above it, no condition may narrow `Text`.
 *
 * Of a text that is no literal, the template literal type gives `never`. Then the compiler prefers what it finds as the parameter of
 * a method, which is `string`. Of a function without types it gives `never`, too. Any other value, also one of type `any`, has no such
 * method, and is inferred from the last member. `Mark`: see `IfWritten`.
 *
 * @example get<const Path extends string>(path: Check<Path> extends infer Type ? Type : InferredText<Path>): void
 */
export type InferredText<Text, Mark extends string = never> = unknown extends Text
  ? Text extends string
    ? `${Text}`
    : `${Mark}`
  : { readonly localeCompare: (that: Text) => unknown } | Text

/**
 * The type of a parameter that only offers completions. The type is always `Offer`; `Given` is inferred from the second
 * branch, which is never taken. Without that branch there would be nothing to infer `Given` from. With `Given` itself
 * as the type of the parameter, the editor would offer nothing.
 *
 * @example path<Target>(target: CompletionOnly<Target, 'Places#index' | 'Places#show'>): string
 */
export type CompletionOnly<Given, Offer> = [Given] extends [infer _Given] ? Offer : Given

/** The same for a text, which is inferred as `InferredText` says. Bound by `infer`, since it may be inferred from what is offered, too. */
export type TextCompletion<Text, Offer> = [Text] extends [infer _Text]
  ? [Offer] extends [infer Type]
    ? Type
    : never
  : InferredText<Text>

/**
 * An error message that an editor does not offer in place of a text. It offers the string literals that a parameter may be, so
 * also the error message for a text that is written. An intersection is not one of them. The compiler prints `Right &` before
 * the message, and says that a text is not a `Right`. So it is only for messages for a text, and for calls that cannot have a
 * signature for the editor alone. It would print the alias of a mere intersection.
 */
export type NoCompletion<Message extends string, Right = Function> = [Message] extends [infer Text]
  ? Right & Text
  : never

/**
 * An object in which an editor offers no names. In an object literal that can have none, it would offer every variable that is
 * there. The one member is not offered, because its name is a symbol.
 */
export interface NoNames {
  readonly [NO_NAME]?: never
}
declare const NO_NAME: unique symbol

/**
 * A text in a parameter hint. In an object literal in its place, `Text` is inferred as `string`: without `NoNames`, an editor would
 * offer the methods of a string there.
 */
export type TextHint<Text extends string> = string extends Text ? string | NoNames : string

/** What is inferred as the first argument of an unfinished call that has none. No name, path or target is a space. */
export type Blank = ' '

/**
 * What is inferred as a path while a function without types is in its place, which `UntypedFunction` gives types. Unlike `never`, it
 * does not make a `never` of the other parameters. No path has these characters.
 */
export type PathPlaceholder = '<path>'

/**
 * Whether a first argument is not written yet, in a signature that calls match as well: unlike `HintOr`, it takes neither `any` nor
 * `string` for it.
 */
export type IsBlank<First> = [First, 1 & First] extends [Blank, never] ? true : false

/**
 * The type of a parameter, or of a result, in a signature that exists for the editor: `Hint` before the first argument is written, or
 * another one, of which `First` are the keys (see `ArgumentKeys`). An editor then prints it, and the full type may have hundreds of characters.
 * A first argument of type `any` gets the hint too: in the other direction, the result would be both types.
 */
export type HintOr<First extends PropertyKey, Hint, Type> = Blank extends First ? Hint : Type

/**
 * The type of a parameter of a signature that shows whether its argument is written. `Keys`, whose default is `Blank`,
 * are the names of its members, never for a function. The compiler infers them even from a function without types, and from an
 * object in which an editor asks for completions, from which it infers nothing else. A text in which it asks is not written yet.
 *
 * @example draw<Keys extends PropertyKey = Blank>(part: ArgumentKeys<Keys, Part>): Blank extends Keys ? Hint : Scope
 */
export type ArgumentKeys<Keys extends PropertyKey, Type> = [Keys] extends [infer _Keys]
  ? Type
  : { readonly [Key in Keys]: unknown }

/*
 * Techniques for which there is no helper type, because it would cost more or would not work. They are written out
 * where they are used, and comments there refer to them by these names.
 *
 * Resolved arguments
 *   `type StoredIf<Test, Made> = Test extends … ? Stored<Made> : …`, used as `StoredIf<Test, Make<Input>>`.
 *   In the body of an alias, the compiler leaves two kinds of interface unresolved until one of their members is read:
 *   an interface whose type arguments are aliases, and one that is the whole body. Until then the interface holds the
 *   type arguments of the alias, such as the whole chain of a callback, and every use of the table walks that chain
 *   again: the cost grows with the square of the number of routes. In a branch of a conditional type, an interface
 *   whose type arguments are type parameters is resolved at once.
 *
 * Inferred from the second branch
 *   `value: Check<Value> extends infer Type ? Type : Value`, not `value: Check<Value>`; for a text, `InferredText<Text>`.
 *   The compiler infers from both branches of a conditional type. The first is bound by `infer`, so that inference does
 *   not reach into `Check`; the second, which is never taken, gives `Value` its only candidate. `Checked` is the helper for
 *   this. The most frequent declarations write it out, because the tuples in the helper cost more.
 *
 * Hidden by `NoInfer`
 *   `NoInfer<Name>` in the type that a call returns, and in each branch that is taken, where another one is to be inferred from.
 *   The context of a call expects its result to be a chain. Without `NoInfer`, the compiler would infer a candidate for
 *   `Name` from that expected type. Completion works only if there is none: see `scope/editor/completion.ts`.
 *
 * Hidden by a private member
 *   `Right | Hides<never>`, where `declare class Hides<Type> { private only: Type }`.
 *   In an object literal, an editor offers the names of all members of the union, but none that is private in one of them. So it
 *   hides a name that `Right` must have, for another call or for its docstring. No value is a `Hides`. The class has a type
 *   parameter because editors leave out a plain class with private members, and what it would hide. Names that are hidden one by
 *   one need a class each: no type operator makes or keeps a private member.
 *
 * Waits for its argument
 *   `Name extends Known ? … : …` with the bare type parameter, which distributes over it.
 *   While no name is written, `Name` is `never`, and a distributive conditional type of `never` is `never`: the
 *   compiler works out none of its branches. With a tuple around `Name` it would work them out, for nothing.
 *
 * Looked up by `infer`
 *   `Registry extends { readonly [Key in Path]: infer Found } ? Found : undefined`, not `Path extends keyof Registry`.
 *   A path that is still being inferred would be compared with every key of the registry, once for each call.
 *
 * Compared without tuples
 *   `Candidates<Chain> extends never`, not `[Candidates<Chain>] extends [never]`, for a type that is worked out from a chain.
 *   The compiler leaves the tuple unresolved, with the chain as its argument, and then walks the entries of the chain. The
 *   conditional type does not distribute, as what it checks is not a type parameter.
 *
 * Compared by intersection
 *   `Keys & Others extends never`, for two unions of literals.
 *   The compiler keeps unions sorted and intersects them in one step. A conditional type that distributes over the keys
 *   takes several steps for each key.
 */
