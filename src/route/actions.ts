/**
 * The standard actions of `resources`, in the order in which they are listed: the methods of each, and whether it
 * stands on the collection (`/places`) or on a member (`/places/:id`). PUT before PATCH, no `new` and no `edit`: the
 * actions of an API-only Rails application.
 *
 * @see https://guides.rubyonrails.org/routing.html#crud-verbs-and-actions
 */
export const PLURAL_ACTIONS = {
  index: { on: 'collection', methods: ['GET'] },
  create: { on: 'collection', methods: ['POST'] },
  show: { on: 'member', methods: ['GET'] },
  update: { on: 'member', methods: ['PUT', 'PATCH'] },
  destroy: { on: 'member', methods: ['DELETE'] },
} as const

/** The standard actions of `resource`: no `index`, and no id in any path. */
export const SINGULAR_ACTIONS = {
  show: { on: 'collection', methods: ['GET'] },
  create: { on: 'collection', methods: ['POST'] },
  update: { on: 'collection', methods: ['PUT', 'PATCH'] },
  destroy: { on: 'collection', methods: ['DELETE'] },
} as const

/**
 * A standard action of `resources`: `'index' | 'create' | 'show' | 'update' | 'destroy'`.
 *
 * @example const only: PluralAction[] = ['index', 'show']
 */
export type PluralAction = keyof typeof PLURAL_ACTIONS

/** Those of them that stand on the collection, and those that stand on a member. */
export type CollectionAction = 'index' | 'create'
export type MemberAction = Exclude<PluralAction, CollectionAction>

/**
 * A standard action of `resource`: `'show' | 'create' | 'update' | 'destroy'`.
 *
 * @example const only: SingularAction[] = ['show', 'update']
 */
export type SingularAction = keyof typeof SINGULAR_ACTIONS

/** A table of standard actions, as the two above are. */
export type ActionTable = Readonly<
  Record<string, { readonly on: 'collection' | 'member'; readonly methods: readonly string[] }>
>

/** The names of both tables in their order: what a message lists, and what a tuple type can be walked by. */
export type PluralOrder = ['index', 'create', 'show', 'update', 'destroy']
export type SingularOrder = ['show', 'create', 'update', 'destroy']

/**
 * What each action adds to a scope's keys (see `Keys` in `keys.ts`): what follows the resource's own name.
 * Looked up by a union of actions, this gives all their keys at once and costs one instantiation for the lot.
 */
export type PluralKeys = { [Action in PluralAction]: ActionKeys<(typeof PLURAL_ACTIONS)[Action]> }
export type SingularKeys = { [Action in SingularAction]: ActionKeys<(typeof SINGULAR_ACTIONS)[Action]> }

type ActionKeys<Row extends ActionTable[string]> = `${Row['on'] extends 'member' ? '/:' : ''} ${Row['methods'][number]}`

/**
 * The standard actions that `only` or `except` leave of a resource's.
 *
 * @example ChosenActions<{ readonly only: readonly ['show'] }, PluralAction> // 'show'
 */
export type ChosenActions<Options, Action extends string> = Options extends { readonly only: readonly (infer Only)[] }
  ? Only & Action
  : Options extends { readonly except: readonly (infer Except)[] }
    ? Exclude<Action, Except>
    : Action

/**
 * The standard actions that `only` or `except` leave of a table's: the twin of the type. The order is the table's,
 * whatever the order of the option.
 *
 * @example chosenActions({ only: ['show', 'index'] }, PLURAL_ACTIONS) // ['index', 'show']
 */
export const chosenActions = (
  options: { readonly only?: readonly string[]; readonly except?: readonly string[] },
  table: ActionTable,
): readonly string[] => {
  const { only, except } = options
  const all = Object.keys(table)
  if (only) return all.filter(action => only.includes(action))
  if (except) return all.filter(action => !except.includes(action))
  return all
}
