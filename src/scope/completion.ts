/**
 * What completion offers where a name is typed. The compiler offers the string literals of the parameter's type: of the
 * signature that fits, and, where none fits, of the first one that has enough parameters. A call with a wrong name has a
 * sentence for that type, which is an error's text and no name. So the calls that take a name have, before the others, a
 * signature for what is not finished yet: it has one parameter more than any call, so that no call ever fits it and its
 * types are worked out only for a call that is wrong; then it says which names there are, and what the chain goes on with.
 *
 * To find what else could stand at a name, the compiler asks a second time, without what is written there. The type
 * parameter of a name then has no candidate and is `never`, its default, for which the problem types say the names too.
 * It must have no candidate from the callback's result either: so the names stand in `NoInfer` in what a call returns.
 */

import type { PublicNames } from '../controller/actions.js'
import type { CamelCase, PascalCase } from '../text/case.js'
import type { Pluralize, Singularize } from '../text/inflection.js'

/**
 * The names that `resources` can take in a scope: of each controller directly below its prefix, in kebab-case, as paths
 * are written. A controller path that no name leads to (`user_settings`, in lower case) has none.
 *
 * @example ResourcesNames<{ Users: typeof Users; 'V1/UserSettings': typeof Settings }, 'V1/'> // 'user-settings'
 */
export type ResourcesNames<Registry, Prefix extends string> = NameOf<NamesBelow<keyof Registry, Prefix>>

/** The names that `resource` can take in a scope: the singulars of those, where their plural leads back. */
export type ResourceNames<Registry, Prefix extends string> = SingularNames<ResourcesNames<Registry, Prefix>>

type NamesBelow<Path, Prefix extends string> = Path extends `${Prefix}${infer Name}`
  ? Name extends `${string}/${string}`
    ? never
    : Name
  : never

type NameOf<Name extends string> = Name extends PascalCase<KebabCase<Name>> ? KebabCase<Name> : never

type SingularNames<Name extends string> = Name extends Pluralize<Singularize<Name>> ? Singularize<Name> : never

/**
 * The paths of bare verbs in a scope: the actions of its controller in kebab-case, without the standard ones.
 *
 * @example of a controller with `show` and `markRead`: 'mark-read'
 */
export type BarePaths<Controller, Standard> = PathOf<Exclude<PublicNames<Controller>, Standard> & string>

type PathOf<Action extends string> = Action extends CamelCase<KebabCase<Action>> ? KebabCase<Action> : Action

/**
 * PascalCase or camelCase with a dash before each capital. Of several capitals in a row no one can say where the parts
 * end: such a name stays as it is.
 *
 * @example KebabCase<'UserSettings'> // 'user-settings'
 * @example KebabCase<'APIKeys'> // 'APIKeys'
 */
type KebabCase<Name extends string> = Kebab<Name, Uncapitalize<Name>>

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
