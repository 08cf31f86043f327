/**
 * The options that most calls with options have: a list of actions, a registered controller, or both. Their settings are
 * found in few steps. Options of another form have no usual settings, and `OptionProblems` looks at each of them.
 */

import type { GivenPath } from '../controller/registry.js'
import type { ResourceKind, StandardAction } from '../route/actions.js'
import type { ListedSettings, ListedSettingsAt } from '../route/settings.js'
import type { IsOne } from '../text/inference.js'

/** The settings that follow from usual options, or `never` for other options and for wrong ones. */
export type UsualSettings<Kind extends ResourceKind, Registry, Options> =
  IsOne<Options> extends true
    ? Options extends { readonly only: infer List }
      ? keyof Options extends 'only'
        ? Listed<OnlyActions<Kind, List>>
        : WithController<Registry, Options, 'only', OnlyActions<Kind, List>>
      : Options extends { readonly except: infer List }
        ? keyof Options extends 'except'
          ? Listed<ExceptActions<Kind, List>>
          : WithController<Registry, Options, 'except', ExceptActions<Kind, List>>
        : WithController<Registry, Options, never, StandardAction<Kind>>
    : never

type Listed<Actions extends string> = [Actions] extends [never] ? never : ListedSettings<Actions>

type WithController<Registry, Options, Others extends string, Actions extends string> = keyof Options extends
  | Others
  | 'controller'
  ? Options extends { readonly controller: infer Controller }
    ? ListedAt<Actions, GivenPath<Registry, Controller>>
    : [keyof Options] extends [never]
      ? ListedSettings<Actions>
      : never
  : never

type ListedAt<Actions extends string, Path> = [Actions] extends [never]
  ? never
  : Path extends string
    ? ListedSettingsAt<Actions, Path>
    : never

/** These depend on the list alone: the compiler works out each list once, however many calls have it. */
type OnlyActions<Kind extends ResourceKind, List> =
  IsListOf<StandardAction<Kind>, List> extends true
    ? List extends readonly (infer Each extends string)[]
      ? Each
      : never
    : never
type ExceptActions<Kind extends ResourceKind, List> =
  IsListOf<StandardAction<Kind>, List> extends true
    ? List extends readonly (infer Each)[]
      ? Exclude<StandardAction<Kind>, Each>
      : never
    : never

/** Whether a list is one tuple of literals. */
type IsListOf<Action extends string, List> =
  IsOne<List> extends true
    ? List extends readonly Action[]
      ? number extends List['length']
        ? false
        : { readonly [At in keyof List]: string extends List[At] ? false : IsOne<List[At]> } extends readonly true[]
          ? true
          : false
      : false
    : false
