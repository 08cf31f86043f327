import { type ControllerClass, isClass } from '../controller/controller.js'
import { type ControllerPathOf, controllerPathOf, type Registered } from '../controller/registry.js'
import {
  type ActionTable,
  type ChosenActions,
  chosenActions,
  type PluralAction,
  type SingularAction,
} from '../route/actions.js'
import type { ChosenSettings, DefaultSettings, FrameSettings } from '../route/settings.js'
import type { CompletionOnly, IsLiteral, IsOne } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import { type IsIdentifier, isIdentifier, type NameProblem, nameProblem } from '../text/names.js'

/**
 * The options of `resources`.
 *
 * @example r.resources('videos', { except: ['destroy'], param: 'slug' })
 */
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

/**
 * The options of `resource`.
 *
 * @example r.resource('user', { only: ['show'], plural: 'users' })
 */
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
  registry: Registered,
  options: ResourcesOptions & ResourceOptions,
  table: ActionTable,
): FrameSettings & { readonly actions: readonly string[] } => ({
  actions: chosenActions(options, table),
  param: options.param ?? 'id',
  word: options.singular ?? options.plural ?? '',
  group: options.controller === undefined ? '' : controllerPathOf(registry, options.controller),
  controller: options.controller,
})

/** The names of the options of `resources` and of `resource`, in the order in which a message lists them. */
export const RESOURCES_OPTIONS = ['only', 'except', 'controller', 'singular', 'param'] as const
export const RESOURCE_OPTIONS = ['only', 'except', 'controller', 'plural'] as const
interface OptionLists {
  resources: 'only, except, controller, singular, param'
  resource: 'only, except, controller, plural'
}

/** All options of each kind: what completion offers and hovers explain. */
interface AllOptions {
  resources: ResourcesOptions
  resource: ResourceOptions
}

/** The place of the options where a call had none, or had a callback in their place. */
export interface Unset {
  readonly unset: true
}

/** What stands in the place of the options where there are none: nothing, or a callback. */
export type NoOptions = Unset | AnyCallback
type AnyCallback = (...given: never[]) => unknown

/** The options that were given, `{}` where there were none. */
export type Given<Options> = Options extends NoOptions ? {} : Options

/**
 * The type of the options parameter: the options, or, where an option is wrong, an object with the problem's text in the
 * place of that option, so that the error stands there. `Action` are the standard actions of this kind of resource.
 */
export type CheckedOptions<Registry, Kind extends keyof OptionLists, Name extends string, Options, Action> =
  IsWritten<Options> extends true
    ? [WrongOption<Registry, Kind, Options, Action>] extends [never]
      ? CompletionOnly<Options, AllOptions[Kind]>
      : {
          [Key in keyof Options]: Key extends WrongOption<Registry, Kind, Options, Action>
            ? Correction<`${Kind}('${Name}')`, OptionProblem<Registry, Kind, Options, Key, Action>, Options[Key]>
            : unknown
        }
    : CallMessage<`${Kind}('${Name}')`, 'the options must be written in the call, so that the compiler can read them'>

/** Whether nothing is wrong with the options. While something is, the error stands there and not at the name. */
export type AreOptionsRight<Registry, Kind extends keyof OptionLists, Options, Action> =
  IsWritten<Options> extends true
    ? [WrongOption<Registry, Kind, Options, Action>] extends [never]
      ? true
      : false
    : false

/**
 * A text is put behind the call; another type (a list of actions) is what the compiler shall say itself. A value of type
 * `any` fits whatever stands here; a text would only be offered as if it were an option, while `{ o` is being written.
 */
type Correction<Call extends string, Problem, Value> = 0 extends 1 & Value
  ? unknown
  : Problem extends string
    ? CallMessage<Call, Problem>
    : Problem

/** Whether the options are an object literal: one that has its keys for sure. */
type IsWritten<Options> = Options extends Required<Options> ? (string extends keyof Options ? false : true) : false

/** The keys of the options that are wrong. */
type WrongOption<Registry, Kind extends keyof OptionLists, Options, Action> = {
  [Key in keyof Options]: [OptionProblem<Registry, Kind, Options, Key, Action>] extends [never] ? never : Key
}[keyof Options]

type OptionProblem<Registry, Kind extends keyof OptionLists, Options, Key extends keyof Options, Action> = Key extends
  | 'only'
  | 'except'
  ? Key extends 'except' | (Options extends { readonly except: unknown } ? never : 'only')
    ? ExclusiveProblem<Options, Options[Key], Action>
    : never
  : Key extends keyof OptionChecks<Registry, unknown>
    ? Key extends KnownOption<Kind>
      ? OptionChecks<Registry, Options[Key]>[Key]
      : UnknownOption<Kind, Key>
    : UnknownOption<Kind, Key>

type KnownOption<Kind extends keyof OptionLists> = Kind extends 'resources'
  ? (typeof RESOURCES_OPTIONS)[number]
  : (typeof RESOURCE_OPTIONS)[number]

type UnknownOption<
  Kind extends keyof OptionLists,
  Key,
> = `there is no option '${Key & string}'; the options are ${OptionLists[Kind]}`

type ExclusiveProblem<Options, List, Action> = Options extends { readonly only: unknown; readonly except: unknown }
  ? 'only and except exclude each other'
  : ListProblem<List, Action>

/** A list with another word in it is left to the compiler, which says "Did you mean" at that word. */
type ListProblem<List, Action> = List extends readonly Action[]
  ? IsLiteralList<List> extends true
    ? never
    : 'the list of actions must be written as literals, so that the compiler can read it'
  : List extends readonly string[]
    ? string extends List[number]
      ? 'the list of actions must be written as literals, so that the compiler can read it'
      : readonly Action[]
    : readonly Action[]

type IsLiteralList<List> = List extends readonly []
  ? true
  : List extends readonly [infer Action, ...infer Rest]
    ? IsOne<Action> extends true
      ? IsLiteralList<Rest>
      : false
    : false

/** What is wrong with the value of each other option. */
interface OptionChecks<Registry, Value> {
  controller: Value extends ControllerClass ? OneControllerProblem<Registry, Value> : 'the controller must be a class'
  singular: WordProblem<Value>
  plural: WordProblem<Value>
  param: Value extends string
    ? [IsLiteral<Value>, IsIdentifier<Value>] extends [true, true]
      ? never
      : 'param must be an identifier, written as a literal'
    : 'param must be an identifier, written as a literal'
}

type WordProblem<Value> = Value extends string
  ? [NameProblem<Value>] extends [never]
    ? never
    : 'the other form of the name must be a name, written as a literal'
  : 'the other form of the name must be a name, written as a literal'

/** A class that is registered under several controller paths names no target: which one is meant? */
export type OneControllerProblem<Registry, Controller extends ControllerClass> =
  IsOne<ControllerPathOf<Registry, Controller>> extends true
    ? IsOne<Controller> extends true
      ? never
      : 'the controller must be one class'
    : 'the controller is registered under several controller paths, so that its target is not clear'

/** What is wrong with the options of a resource: the twin of the type, and what the declared types refuse. */
export const optionsProblem = (
  registry: Registered,
  options: unknown,
  names: readonly string[],
  table: ActionTable,
): string | undefined => {
  if (typeof options !== 'object' || options === null) return `the options must be an object with ${names.join(', ')}`
  const unknown = Object.keys(options).find(name => !names.includes(name))
  if (unknown !== undefined) return `there is no option '${unknown}'; the options are ${names.join(', ')}`
  const { only, except, controller, param, singular, plural } = options as Record<string, unknown>
  if (only !== undefined && except !== undefined) return 'only and except exclude each other'
  const word = singular === undefined ? plural : singular
  return (
    listProblem(only === undefined ? except : only, Object.keys(table)) ??
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
  const at = list.findIndex(action => !actions.includes(action))
  return at === -1 ? undefined : `'${String(list[at])}' is not one of the actions ${actions.join(', ')}`
}

/** What is wrong with a controller given as a value: the twin of `OneControllerProblem`, for values of any type. */
export const controllerProblem = (registry: Registered, controller: unknown): string | undefined => {
  if (!isClass(controller)) return 'the controller must be a class'
  return Object.values(registry).filter(registered => registered === controller).length > 1
    ? 'the controller is registered under several controller paths, so that its target is not clear'
    : undefined
}
