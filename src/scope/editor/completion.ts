/**
 * The first signature of each call, which is for calls that are wrong or unfinished, and the names that an editor offers there.
 *
 * For a call that fits no signature, the compiler takes the first one that has enough parameters. From it come the result of the call,
 * the types of the functions in it, and what an editor offers. So each declaration begins with a signature that has one more parameter
 * than any call: no call fits it, and its types are worked out only for a call that no other signature fits.
 *
 * Its main job is that one mistake is one error. Without types, the parameters of the callbacks in a refused call would each be an
 * implicit `any`, and the chain could not go on. Types in the checked signatures would cost every call, and leave second errors.
 *
 * The compiler offers the string literals of a parameter's type. In the other signatures, the type of a wrong name is an error message,
 * which would be offered as if it were a name. Here it is the list of names. Before the first argument is written, the editor shows this
 * signature as the parameter hint, with shorter types: see `hint.ts`.
 *
 * Behind a comma, a text that an editor completes looks to this signature like an argument that is not written. `redirect` has a last
 * signature for it: see `OfferedAtCursor`.
 *
 * To find out what could be written in place of a name, the editor checks the call again without it. Then the type parameter of the
 * name is `never`, its default, for which the problem types give the list of names. The result of the call must give no candidate for
 * inference either: names in it are hidden by `NoInfer`.
 */

import type { PublicNames } from '../../controller/actions.js'
import type { ControllerAt } from '../../controller/registry.js'
import type { Pluralize, Singularize } from '../../inflection/inflection.js'
import type { PluralAction, SingularAction } from '../../route/actions.js'
import type { CamelCase, PascalCase } from '../../text/case.js'
import type { Blank, InferredText, IsAny, TextCompletion, TextHint } from '../../text/inference.js'

/**
 * The names that `resources` can take in a scope: those of the controllers directly below its controller prefix that have a
 * standard action, in kebab-case, as paths are written. A controller path that no name leads to, such as `user_settings`,
 * is left out.
 *
 * @example ResourcesNames<{ Users: typeof Users; 'V1/UserSettings': typeof Settings }, 'V1/'> // 'user-settings'
 */
export type ResourcesNames<Registry, Prefix extends string> = NoInfer<
  NameOf<NamesBelow<Registry, PluralAction, Prefix>>
>

/** The names that `resource` can take in a scope: the singulars of such names whose plural is the same name again. */
export type ResourceNames<Registry, Prefix extends string> = NoInfer<
  SingularNames<NameOf<NamesBelow<Registry, SingularAction, Prefix>>>
>

/**
 * The names that `namespace` can take in a scope: those with controllers below them, without the names of resources.
 *
 * @example NamespaceNames<{ 'V1/Users': typeof Users; 'V1/Users/Notes': typeof Notes }, ''> // 'v1'
 */
export type NamespaceNames<Registry, Prefix extends string> = NameOf<
  NoResource<Registry, Prefix, FirstNameBelow<keyof Registry & `${Prefix}${string}/${string}`, Prefix>>
>

/** The names of a list that begin with a text, which is one of them; otherwise all, or `Else` if there are none. */
export type StartingWith<Text extends string, List extends string, Else> = NoInfer<
  [List] extends [never] ? Else : Text extends List ? Extract<List, `${Text}${string}`> : List
>

/** The name of a namespace in an unfinished call: one that is written remains, with those that begin like it. */
export type OfferedNamespaceName<Registry, Prefix extends string, Name extends string> = TextCompletion<
  Name,
  Blank extends Name ? TextHint<Name> : StartingWith<Name, NamespaceNames<Registry, Prefix>, string>
>

/**
 * The namespaces for which a part can be written, as `ScopeAt` takes them.
 *
 * @example PartPlaces<{ 'V1/Host/Places': typeof Places }> // 'v1' | 'v1/host'
 */
export type PartPlaces<Registry> = PlaceOf<NoResource<Registry, '', PathsAbove<keyof Registry & `${string}/${string}`>>>

/** `'V1/Host/Places'` is below `'V1' | 'V1/Host'`. */
type PathsAbove<Path> = Path extends `${infer First}/${infer Rest}` ? First | `${First}/${PathsAbove<Rest>}` : never

type PlaceOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? `${NameOf<First>}/${PlaceOf<Rest>}`
  : NameOf<Path>

/** The names below a prefix that are not controllers with a standard action. */
type NoResource<Registry, Prefix extends string, Name extends string> = Name extends unknown
  ? PublicNames<ControllerAt<Registry, `${Prefix}${Name}`>> & PluralAction extends never
    ? Name
    : never
  : never

/** The controller paths of the classes with one of these actions. */
export type PathsOffering<Registry, Actions> = {
  [Path in keyof Registry]: Actions & PublicNames<Registry[Path]> extends never ? never : Path
}[keyof Registry]

/** Of controller paths, those of the classes with all of these actions. */
export type PathsWith<Path, Registry, Actions> = Path extends keyof Registry
  ? [Actions] extends [PublicNames<Registry[Path]>]
    ? Path
    : never
  : never

/** The names of the classes below a prefix with one of these actions. The actions of other classes are not looked at. */
type NamesBelow<Registry, Actions, Prefix extends string> = {
  [Path in keyof Registry]: NameBelow<Path, Prefix> extends infer Name extends string
    ? [Name] extends [never]
      ? never
      : Actions & PublicNames<Registry[Path]> extends never
        ? never
        : Name
    : never
}[keyof Registry]

type NameBelow<Path, Prefix extends string> = Path extends `${Prefix}${infer Name}`
  ? Name extends `${string}/${string}`
    ? never
    : Name
  : Prefix extends `#/${infer Below}` // in a part for any place, the names at every place
    ? NameBelow<Path, Below> | (Path extends `${string}/${infer Rest}` ? NameBelow<Rest, Prefix> : never)
    : never

type FirstNameBelow<Path, Prefix extends string> = Path extends `${Prefix}${infer Name}/${string}` ? Name : never

/** The name in kebab-case if it leads back. Bound by `infer`, or the compiler would work it out twice. */
type NameOf<Name extends string> = Name extends unknown
  ? KebabCase<Name> extends infer Kebab extends string
    ? Name extends PascalCase<Kebab>
      ? Kebab
      : never
    : never
  : never

type SingularNames<Name extends string> = Name extends unknown
  ? Singularize<Name> extends infer Singular extends string
    ? Name extends Pluralize<Singular>
      ? Singular
      : never
    : never
  : never

/**
 * The paths that bare verbs can take in a scope: the actions of its controller in kebab-case, without the standard ones.
 *
 * @example BarePaths<typeof Places, PluralAction> // 'mark-read'
 */
export type BarePaths<Controller, Standard> = PathOf<Exclude<PublicNames<Controller>, Standard> & string>

type PathOf<Action extends string> = Action extends CamelCase<KebabCase<Action>> ? KebabCase<Action> : Action

/**
 * PascalCase or camelCase with a dash before each capital. Capitals in a row do not show where the words end, so such a
 * name stays as it is.
 *
 * @example KebabCase<'UserSettings'> // 'user-settings'
 * @example KebabCase<'APIKeys'> // 'APIKeys'
 */
type KebabCase<Name extends string> =
  Name extends Capitalize<Lowercase<Name>> ? Lowercase<Name> : Kebab<Name, Uncapitalize<Name>> // one word, as a rule

type Kebab<
  Name extends string,
  Rest extends string,
  Done extends string = '',
> = Rest extends `${infer Letter}${infer More}`
  ? Letter extends Lowercase<Letter>
    ? Kebab<Name, More, `${Done}${Letter}`>
    : More extends Uncapitalize<More>
      ? Kebab<Name, More, `${Done}-${Lowercase<Letter>}`>
      : Name
  : Done

/** The words of a list. The type of a word that is being written is `any`, which would be all of them. */
export type Listed<List> = List extends readonly unknown[]
  ? { readonly [At in keyof List]: IsAny<List[At]> extends true ? never : List[At] }[number]
  : never

/**
 * Whether an editor completes the text of this argument. The compiler then infers nothing from it, as from an argument that is not
 * written: only as an element of a tuple it is of type `any`. `Given` is such an element, and `Read` is inferred from it alone: of
 * nothing, that is `unknown`. For a value of type `any` it is `any` as well.
 */
export type IsAtCursor<Given, Read> = unknown extends Read
  ? [IsAny<Given>, IsAny<Read>] extends [true, false]
    ? true
    : false
  : false

/**
 * The arguments behind the first one, in a signature behind the checked ones: `Offer` while an editor completes a text of them, so that
 * the call fits, and otherwise none. So the first signature can be a hint behind a comma without what is offered there. As right calls
 * would fit the number of parameters, this signature is the last one. It is also that for a call with one argument, with its message.
 *
 * `Given` and `Read` are inferred from the branches that are never taken: from the whole list, and from its first element.
 */
export type OfferedAtCursor<
  Given extends readonly unknown[],
  Read,
  Is extends boolean,
  Offer extends readonly unknown[],
  None extends readonly unknown[] = [],
> = Is extends true
  ? Offer extends infer Type extends readonly unknown[]
    ? Type
    : never
  : [Is] extends [infer _Is]
    ? None
    : Is extends never
      ? Given
      : readonly [InferredText<Read>, ...unknown[]]
