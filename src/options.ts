import {
  type ActionTable,
  type ChosenActions,
  chosenActions,
  type PluralAction,
  type SingularAction,
} from './actions.js'
import {
  type ControllerClass,
  type ControllerPathOf,
  type Controllers,
  controllerPathOf,
  isClass,
} from './controller.js'
import { type IsIdentifier, type IsLiteral, type IsOne, isIdentifier, type NameProblem, nameProblem } from './names.js'

/** The options of `resources`. */
export interface ResourcesOptions {
  /** The standard actions to route, of the five; the others are left out. */
  readonly only?: readonly PluralAction[]
  /** The standard actions to leave out. Not together with `only`. */
  readonly except?: readonly PluralAction[]
  /** The controller, instead of the one registered under the resource's controller path. */
  readonly controller?: ControllerClass
  /** The singular of the name, where the inflection is wrong for the word: `resources('caches', { singular: 'cache' })`. */
  readonly singular?: string
  /** The name of the id parameter instead of `id`: `param: 'slug'` gives `/videos/:slug` and, nested, `:videoSlug`. */
  readonly param?: string
}

/** The options of `resource`. */
export interface ResourceOptions {
  /** The standard actions to route, of the four; the others are left out. */
  readonly only?: readonly SingularAction[]
  /** The standard actions to leave out. Not together with `only`. */
  readonly except?: readonly SingularAction[]
  /** The controller, instead of the one registered under the plural's controller path. */
  readonly controller?: ControllerClass
  /** The plural of the name, where the inflection is wrong for the word: `resource('staff', { plural: 'staff' })`. */
  readonly plural?: string
}

/**
 * What the options of a resource come to. It holds literals and no object of the user's, so that the compiler never
 * walks the stored table again when it instantiates a type that mentions it.
 */
export interface Settings extends Words {
  /** The standard actions that are routed, as a union. */
  readonly actions: string
}

/** The settings that a level is made of. */
export interface Words {
  readonly param: string
  /** The word given as `singular` or `plural`; `''` leaves it to the inflection. */
  readonly word: string
  /** The controller path of the class given as `controller`; `''` leaves it to the name. */
  readonly group: string
  /** The class given as `controller`. */
  readonly controller: ControllerClass | undefined
}

/** The settings of a plain `resources(name)` and `resource(name)`. */
export interface DefaultSettings<Actions extends string> {
  readonly actions: Actions
  readonly param: 'id'
  readonly word: ''
  readonly group: ''
  readonly controller: undefined
}

/** The settings that options give, where there are any. */
export interface ChosenSettings<
  Actions extends string,
  Param extends string,
  Word extends string,
  Group extends string,
  Controller extends ControllerClass | undefined,
> {
  readonly actions: Actions
  readonly param: Param
  readonly word: Word
  readonly group: Group
  readonly controller: Controller
}

/**
 * The settings of a resource with such options.
 *
 * @example SettingsOf<{}, { readonly only: readonly ['show'] }, PluralAction>['actions'] // 'show'
 */
export type SettingsOf<Registry, Options, Action extends string> = {} extends Options
  ? DefaultSettings<Action>
  : ChosenSettings<
      ChosenActions<Options, Action>,
      Options extends { readonly param: infer Param extends string } ? Param : 'id',
      Options extends { readonly singular: infer Word extends string } | { readonly plural: infer Word extends string }
        ? Word
        : '',
      Options extends { readonly controller: infer Controller extends ControllerClass }
        ? ControllerPathOf<Registry, Controller>
        : '',
      Options extends { readonly controller: infer Controller extends ControllerClass } ? Controller : undefined
    >

/** The settings of a resource with such options: the twin of the type. The actions are in the order of the table. */
export const settingsOf = (
  registry: Controllers,
  options: ResourcesOptions & ResourceOptions,
  table: ActionTable,
): Words & { readonly actions: readonly string[] } => ({
  actions: chosenActions(options, table),
  param: options.param ?? 'id',
  word: options.singular ?? options.plural ?? '',
  group: options.controller === undefined ? '' : controllerPathOf(registry, options.controller),
  controller: options.controller,
})

/** The names of the options of `resources` and of `resource`, in the order in which a message lists them. */
export const RESOURCES_OPTIONS = ['only', 'except', 'controller', 'singular', 'param'] as const
export const RESOURCE_OPTIONS = ['only', 'except', 'controller', 'plural'] as const

/**
 * What is wrong with the options of a resource, besides what their declared types refuse (a misspelt action, a list that
 * is a plain `string[]`). `Names` is the list of allowed options as text.
 */
export type OptionsProblem<Registry, Options, Name extends string, Names extends string> =
  Exclude<keyof Options, Name> extends never
    ? Options extends { readonly only: unknown; readonly except: unknown }
      ? 'only and except exclude each other'
      : LiteralProblem<Options> | WordProblem<Options> | ControllerProblem<Registry, Options>
    : `there is no option '${Exclude<keyof Options, Name> & string}'; the options are ${Names}`

type LiteralProblem<Options> =
  Options extends Required<Options>
    ? Options extends { readonly only: infer List } | { readonly except: infer List }
      ? IsLiteralList<List> extends true
        ? never
        : 'the list of actions must be written as literals, so that the compiler can read it'
      : never
    : 'the options must be written in the call, so that the compiler can read them'

type IsLiteralList<List> = List extends readonly []
  ? true
  : List extends readonly [infer Action, ...infer Rest]
    ? IsOne<Action> extends true
      ? IsLiteralList<Rest>
      : false
    : false

type WordProblem<Options> = Options extends { readonly param: infer Param extends string }
  ? [IsLiteral<Param>, IsIdentifier<Param>] extends [true, true]
    ? WordsProblem<Options>
    : `param must be an identifier, written as a literal`
  : WordsProblem<Options>

type WordsProblem<Options> = Options extends
  | { readonly singular: infer Word extends string }
  | { readonly plural: infer Word extends string }
  ? [NameProblem<Word>] extends [never]
    ? never
    : 'the other form of the name must be a name, written as a literal'
  : never

type ControllerProblem<Registry, Options> = Options extends {
  readonly controller: infer Controller extends ControllerClass
}
  ? OneControllerProblem<Registry, Controller>
  : never

/** A class that is registered under several controller paths names no target: which one is meant? */
export type OneControllerProblem<Registry, Controller extends ControllerClass> =
  IsOne<ControllerPathOf<Registry, Controller>> extends true
    ? IsOne<Controller> extends true
      ? never
      : 'the controller must be one class'
    : 'the controller is registered under several controller paths, so that its target is not clear'

/** What is wrong with the options of a resource: the twin of the type, and what the declared types refuse. */
export const optionsProblem = (
  registry: Controllers,
  options: unknown,
  names: readonly string[],
  table: ActionTable,
): string | undefined => {
  if (typeof options !== 'object' || options === null) return `the options must be an object with ${names.join(', ')}`
  const unknown = Object.keys(options).find(name => !names.includes(name))
  if (unknown !== undefined) return `there is no option '${unknown}'; the options are ${names.join(', ')}`
  const { only, except, controller, param, singular, plural } = options as Record<string, unknown>
  if (only !== undefined && except !== undefined) return 'only and except exclude each other'
  const word = singular ?? plural
  return (
    listProblem(only ?? except, Object.keys(table)) ??
    (param !== undefined && !(typeof param === 'string' && isIdentifier(param))
      ? 'param must be an identifier, written as a literal'
      : undefined) ??
    (word !== undefined && nameProblem(word) !== undefined
      ? 'the other form of the name must be a name, written as a literal'
      : undefined) ??
    (controller === undefined ? undefined : controllerProblem(registry, controller))
  )
}

const listProblem = (list: unknown, actions: readonly string[]): string | undefined => {
  if (list === undefined) return undefined
  if (!Array.isArray(list)) return `a list of actions is an array of ${actions.join(', ')}`
  const unknown = list.find(action => !actions.includes(action))
  return unknown === undefined ? undefined : `'${String(unknown)}' is not one of the actions ${actions.join(', ')}`
}

/** What is wrong with a controller given as a value: the twin of `OneControllerProblem`, for values of any type. */
export const controllerProblem = (registry: Controllers, controller: unknown): string | undefined => {
  if (!isClass(controller)) return 'the controller must be a class'
  return Object.values(registry).filter(registered => registered === controller).length > 1
    ? 'the controller is registered under several controller paths, so that its target is not clear'
    : undefined
}
