/** The standard actions of resources: one table, from which everything that knows an action by name is derived. */

/**
 * The actions whose path is that of the collection (`/places`), and those whose path is that of a member (`/places/:id`), in
 * the order in which they are routed and listed. PUT comes before PATCH, and there is no `new` and no `edit`, as in an
 * API-only Rails application.
 *
 * @see https://guides.rubyonrails.org/routing.html#crud-verbs-and-actions
 */
const COLLECTION_ACTIONS = [
  { name: 'index', on: 'collection', methods: ['GET'] },
  { name: 'create', on: 'collection', methods: ['POST'] },
] as const
const MEMBER_ACTIONS = [
  { name: 'show', on: 'member', methods: ['GET'] },
  { name: 'update', on: 'member', methods: ['PUT', 'PATCH'] },
  { name: 'destroy', on: 'member', methods: ['DELETE'] },
] as const

const ACTIONS = [...COLLECTION_ACTIONS, ...MEMBER_ACTIONS] as const
const withoutIndex = ([, create, show, update, destroy]: typeof ACTIONS) => [show, create, update, destroy] as const

/** The actions of each kind of resource. `resource` has no `index`, no id, and so one path for all of them. */
export const STANDARD_ACTIONS = { resources: ACTIONS, resource: withoutIndex(ACTIONS) } as const

/** The names of the actions on the collection's path, of those on a member's path, and of those that answer GET. */
export type CollectionAction = (typeof COLLECTION_ACTIONS)[number]['name']
export type MemberAction = (typeof MEMBER_ACTIONS)[number]['name']
export type GetAction = Extract<ActionRow, { readonly methods: readonly ['GET'] }>['name']

/** A row of the table. @internal */
export type ActionRow = (typeof ACTIONS)[number]

/** The kinds of resource, each named by its declaration. */
export type ResourceKind = keyof typeof STANDARD_ACTIONS

/** The names of the standard actions of a kind of resource. */
export type StandardAction<Kind extends ResourceKind> = (typeof STANDARD_ACTIONS)[Kind][number]['name']

/**
 * A standard action of `resources`: `'index' | 'create' | 'show' | 'update' | 'destroy'`.
 *
 * @example const only: PluralAction[] = ['index', 'show']
 */
export type PluralAction = CollectionAction | MemberAction

/**
 * A standard action of `resource`: `'show' | 'create' | 'update' | 'destroy'`.
 *
 * @example const only: SingularAction[] = ['show', 'update']
 */
export type SingularAction = StandardAction<'resource'>

/** The names of the standard actions in their order, as a tuple. */
export type ActionNames<Kind extends ResourceKind> = NamesOfRows<(typeof STANDARD_ACTIONS)[Kind]>
type NamesOfRows<Rows extends readonly { readonly name: string }[]> = { readonly [At in keyof Rows]: Rows[At]['name'] }

/**
 * The route keys of each action, without the name of the resource that they begin with (see `RouteKey` in `keys.ts`).
 * Looked up by a union of actions, an interface gives the keys of all of them in one step.
 *
 * @example ActionKeys['resources']['show'] // '/: GET'
 */
export interface ActionKeys {
  readonly resources: {
    readonly [Row in ActionRow as Row['name']]: `${Row['on'] extends 'member' ? '/:' : ''}${MethodKey<Row>}`
  }
  readonly resource: { readonly [Row in ActionRow as Row['name'] & SingularAction]: MethodKey<Row> }
}
type MethodKey<Row extends ActionRow> = ` ${Row['methods'][number]}`

/** The methods of the action `update` by the value of the option `update`, which is `''` where there is none. */
export interface UpdateMethods {
  readonly '': this['put'] | this['patch']
  readonly put: 'PUT'
  readonly patch: 'PATCH'
}
export type UpdateOption = Exclude<keyof UpdateMethods, ''>

/** The methods of a standard action where the option `update` has this value. */
export const methodsOf = ({ name, methods }: ActionRow, update: keyof UpdateMethods): readonly string[] =>
  name === 'update' && update !== '' ? [update.toUpperCase()] : methods

/**
 * The standard actions that the options `only` and `except` leave.
 *
 * @example ChosenActions<'resources', { readonly only: readonly ['show'] }> // 'show'
 */
export type ChosenActions<Kind extends ResourceKind, Options> = Options extends {
  readonly only: readonly (infer Only extends string)[]
}
  ? `${Only}` & StandardAction<Kind>
  : Options extends { readonly except: readonly (infer Except extends string)[] }
    ? Exclude<StandardAction<Kind>, `${Except}`>
    : StandardAction<Kind>

/**
 * The standard actions that the options `only` and `except` leave: the twin of the type. They come in the order of the
 * table, whatever the order of the option.
 *
 * @example chosenActions('resources', { only: ['show', 'index'] }) // ['index', 'show']
 */
export const chosenActions = (
  kind: ResourceKind,
  { only, except }: { readonly only?: readonly string[]; readonly except?: readonly string[] },
): readonly string[] => {
  const all = actionNames(kind)
  if (only) return all.filter(action => only.includes(action))
  if (except) return all.filter(action => !except.includes(action))
  return all
}

/** The names of the standard actions in their order: the twin of the type `ActionNames`. */
export const actionNames = (kind: ResourceKind): readonly string[] => STANDARD_ACTIONS[kind].map(({ name }) => name)
