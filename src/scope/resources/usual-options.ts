/**
 * The options that most calls with options have: a list of actions, a registered controller, middlewares, or several of them.
 * The compiler finds their settings in a few steps. Other options have no usual settings, and `OptionProblems` looks at each of them.
 */

import type { GivenPath } from '../../controller/registry.js'
import type { DefaultResourcesSettings, ListedSettings, ListedSettingsAt } from '../../frame/settings.js'
import type { ResourceKind, StandardAction } from '../../route/actions.js'
import type { IsOne } from '../../text/inference.js'
import type { NameIn } from '../options/refused-options.js'
import type { ListOption } from './action-list.js'

/**
 * The settings that follow from usual options, or `never` for other options and for wrong ones. What the option `use` may be
 * depends on the scope: see `IsRightUse`. The names of the options come first: in the branch of a condition on `Options` itself,
 * each mention of it takes three steps. The value of an optional option may be `undefined`, which no value here may be.
 */
export type UsualSettings<Kind extends ResourceKind, Registry, Options> =
  IsOne<Options> extends true
    ? keyof Options extends 'only'
      ? {} extends Options
        ? Unlisted<Kind, keyof Options>
        : Listed<OnlyActions<Kind, Options[keyof Options]>>
      : keyof Options extends 'except'
        ? Listed<ExceptActions<Kind, Options[keyof Options]>>
        : keyof Options extends 'controller'
          ? ListedAt<StandardAction<Kind>, GivenPath<Registry, Options[keyof Options]>>
          : keyof Options extends 'only' | 'controller'
            ? ListedAt<OnlyActions<Kind, ValueOf<Options, 'only'>>, GivenPath<Registry, ValueOf<Options, 'controller'>>>
            : keyof Options extends ListOption | 'use'
              ? HasUse<Options> extends true
                ? Listed<ListedActions<Kind, Options>>
                : never
              : keyof Options extends ListOption | 'controller' | 'use'
                ? Combined<Kind, Registry, Options>
                : never
    : never

/**
 * Options without a name are those of a call without options. For `resources` they are the settings of a default resource, which has
 * frames with these: to compare those with others, the compiler would work out the inflections.
 */
type Unlisted<Kind extends ResourceKind, Names> = [Names] extends [never] ? DefaultSettingsOf<Kind> : never
export type DefaultSettingsOf<Kind extends ResourceKind> = Kind extends 'resources'
  ? DefaultResourcesSettings
  : ListedSettings<StandardAction<Kind>>

type Combined<Kind extends ResourceKind, Registry, Options> =
  'use' extends NameIn<Options>
    ? HasUse<Options> extends true
      ? ListedAt<ListedActions<Kind, Options>, GivenPath<Registry, ValueOf<Options, 'controller'>>>
      : never
    : ListedAt<ListedActions<Kind, Options>, GivenPath<Registry, ValueOf<Options, 'controller'>>>

/** Whether there is the option `use` and its type is not `any`: of all types, only `any` is assignable to that of `MARK`. */
type HasUse<Options> = Options extends { readonly use: typeof MARK } ? false : Options extends WithUse ? true : false
declare const MARK: unique symbol

type ValueOf<Options, Name> = Options[Name & keyof Options]

/** The actions that a list leaves, or all; `never` for a wrong list, for two, and for one that may be missing. */
type ListedActions<Kind extends ResourceKind, Options> =
  'only' extends NameIn<Options>
    ? 'except' extends NameIn<Options>
      ? never
      : OnlyActions<Kind, ValueOf<Options, 'only'>>
    : 'except' extends NameIn<Options>
      ? ExceptActions<Kind, ValueOf<Options, 'except'>>
      : StandardAction<Kind>

type Listed<Actions extends string> = [Actions] extends [never] ? never : ListedSettings<Actions>

type ListedAt<Actions extends string, Path> = [Actions] extends [never]
  ? never
  : Path extends string
    ? ListedSettingsAt<Actions, Path>
    : never

/** These depend on the list alone: the compiler works out each list once, however many calls have it. */
type OnlyActions<Kind extends ResourceKind, List> =
  IsListOf<StandardAction<Kind>, List> extends true
    ? List extends readonly (infer Each extends string)[]
      ? `${Each}`
      : never
    : never
type ExceptActions<Kind extends ResourceKind, List> =
  IsListOf<StandardAction<Kind>, List> extends true
    ? List extends readonly (infer Each extends string)[]
      ? Exclude<StandardAction<Kind>, `${Each}`>
      : never
    : never

/** Whether a list is one tuple of literals. */
type IsListOf<Action extends string, List> =
  IsOne<List> extends true ? (List extends readonly Action[] ? AreLiterals<List> : false) : false

/** In an alias of its own: in the branch above, each mention of the list takes five steps. */
type AreLiterals<List extends readonly unknown[]> = number extends List['length']
  ? false
  : { readonly [At in keyof List]: IsOneText<List[At]> } extends readonly true[]
    ? true
    : false
type IsOneText<Text> = string extends Text ? false : [Text] extends [object] ? false : IsOne<Text> // a branded text is an object, too

export interface WithShallow {
  readonly shallow: true
}

export interface WithUpdate {
  readonly update: unknown
}

export interface WithUse {
  readonly use: unknown
}
/** Options whose `use` is one middleware. */
export interface WithFunction {
  readonly use: Function
}
/** The option by itself: `infer` makes everything that follows it in the same type dearer. */
export type UseOf<Options> = Options extends { readonly use: infer Use } ? Use : never
