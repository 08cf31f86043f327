/** The options of `resources` and `resource`, in one list, and what may be wrong with each. */

import type { Registered } from '../../controller/registry.js'
import { type ChosenActions, chosenActions, type ResourceKind, type UpdateOption } from '../../route/actions.js'
import { type CamelCase, camelCase } from '../../text/case.js'
import type { IsLiteral, IsOne } from '../../text/inference.js'
import {
  type IsIdentifier,
  isIdentifier,
  type NameProblem,
  nameProblem,
  PROTO_PARAM,
  type Proto,
} from '../../text/names.js'
import { type KindProblem, kindProblem } from '../../text/param-kinds.js'
import { guessAmong } from '../../text/similar.js'
import { type ControllerProblem, controllerOptionProblem } from '../controller/controller.js'
import type { Trimmed } from '../shared/name-message.js'
import { type ListProblem, listProblem } from './action-list.js'
import { useOptionProblem } from './resource-use.js'

/**
 * What is wrong with each of a call's options: an error message, another type that it must have, or `never`. Each member
 * infers its value from the options. The compiler also reads this interface before it knows the options. If a value were a
 * type argument, the compiler would then compare `any` value with every controller, once for each call.
 */
export interface OptionProblems<Kind extends ResourceKind, Registry, Options> {
  readonly only: Options extends { readonly only: infer List; readonly except?: never }
    ? ListProblem<'only', Kind, List>
    : never
  readonly except: Options extends { readonly only: unknown }
    ? typeof EXCLUSIVE
    : Options extends { readonly except: infer List }
      ? ListProblem<'except', Kind, List>
      : never
  readonly controller: Options extends { readonly controller: infer Controller }
    ? ControllerProblem<Registry, Controller>
    : never
  readonly singular: Options extends { readonly singular: infer Word } ? SegmentOptionProblem<'singular', Word> : never
  readonly plural: Options extends { readonly plural: infer Word } ? SegmentOptionProblem<'plural', Word> : never
  readonly path: Options extends { readonly path: infer Word } ? SegmentOptionProblem<'path', Word> : never
  readonly param: Options extends { readonly param: infer Param } ? ParamProblem<Param> : never
  readonly id: Options extends { readonly id: infer Kind } ? KindProblem<'id', Kind> : never
  readonly shallow: Options extends { readonly shallow: infer Value } ? ShallowValueProblem<Value> : never
  readonly update: Options extends { readonly update: infer Value }
    ? this[keyof Options & ('only' | 'except')] extends never
      ? UpdateProblem<ChosenActions<Kind, Options>, Value>
      : UpdateProblem<'update', Value>
    : never
  /** What is wrong with it depends on the scope: see `CheckedUse`. */
  readonly use: never
}

const BOTH = ['resources', 'resource'] as const
const PLURAL = ['resources'] as const
const SINGULAR = ['resource'] as const

/** The options, in the order in which error messages list them: which calls have them, and the twin of `OptionProblems`. */
const OPTIONS = [
  {
    name: 'only',
    of: BOTH,
    problem: (value, { kind, options }) => ('except' in options ? undefined : listProblem('only', kind, value)),
  },
  {
    name: 'except',
    of: BOTH,
    problem: (value, { kind, options }) => ('only' in options ? EXCLUSIVE : listProblem('except', kind, value)),
  },
  { name: 'controller', of: BOTH, problem: (value, { registry }) => controllerOptionProblem(registry, value) },
  { name: 'singular', of: PLURAL, problem: value => segmentOptionProblem('singular', value) },
  { name: 'plural', of: SINGULAR, problem: value => segmentOptionProblem('plural', value) },
  { name: 'param', of: PLURAL, problem: value => paramProblem(value) },
  { name: 'path', of: BOTH, problem: (value, { kind, name }) => pathOptionProblem(kind, name, value) },
  { name: 'id', of: PLURAL, problem: value => kindProblem('id', value) },
  { name: 'shallow', of: PLURAL, problem: value => (value === true ? undefined : SHALLOW) },
  {
    name: 'update',
    of: BOTH,
    problem: (value, { kind, options }) => updateProblem(chosenActions(kind, options), value),
  },
  { name: 'use', of: BOTH, problem: (value, { kind, options }) => useOptionProblem(value, kind, options) },
] as const satisfies readonly ResourceOption[]
interface ResourceOption {
  readonly name: keyof OptionProblems<ResourceKind, {}, {}>
  readonly of: readonly ResourceKind[]
  readonly problem: (value: unknown, call: OptionsCall) => string | undefined
}

/** The names of the options of a call, in order. */
export type OptionNames<
  Kind extends ResourceKind,
  Options extends readonly ResourceOption[] = typeof OPTIONS,
> = Options extends readonly [infer First extends ResourceOption, ...infer Rest extends readonly ResourceOption[]]
  ? Kind extends First['of'][number]
    ? [First['name'], ...OptionNames<Kind, Rest>]
    : OptionNames<Kind, Rest>
  : []

/** The options of a call, in order: the twin of `OptionNames`. */
export const optionsOf = (kind: ResourceKind): readonly ResourceOption[] =>
  OPTIONS.filter(({ of }: ResourceOption) => of.includes(kind))

interface OptionsCall {
  readonly registry: Registered
  readonly kind: ResourceKind
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

const EXCLUSIVE = "use either 'only' or 'except', not both"

type SegmentOptionProblem<Option extends string, Value> =
  IsName<Value> extends true ? never : SegmentOptionMessage<Option>
type IsName<Value> = [Value] extends [string] ? ([NameProblem<Value>] extends [never] ? true : false) : false

const segmentOptionProblem = (option: 'singular' | 'plural', value: unknown): string | undefined =>
  nameProblem(value) === undefined ? undefined : segmentOptionMessage(option)

type ParamProblem<Value> = IsParam<Value> extends true ? never : NotParamMessage<Value>
type NotParamMessage<Value> = [Value] extends [Proto]
  ? IsLiteral<Value> extends true
    ? typeof PROTO_PARAM
    : typeof PARAM
  : [Value] extends [string]
    ? Value extends `:${infer Param}`
      ? SuggestedParam<Param>
      : SuggestedParam<Value>
    : typeof PARAM
type SuggestedParam<Text extends string> =
  IsLiteral<Text> extends true
    ? IsIdentifier<CamelCase<Text>> extends true
      ? WriteParamMessage<CamelCase<Text>>
      : typeof PARAM
    : typeof PARAM
type IsParam<Value> = [Value] extends [string] ? (IsLiteral<Value> extends true ? IsIdentifier<Value> : false) : false

const paramProblem = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return PARAM
  if (isIdentifier(value)) return undefined
  if (value === '__proto__') return PROTO_PARAM
  const suggested = camelCase(value.replace(/^:/, ''))
  return isIdentifier(suggested) ? writeParamMessage(suggested) : PARAM
}

const PARAM = "'param' must be an identifier, written as a string literal"

type WriteParamMessage<Param extends string> = ReturnType<typeof writeParamMessage<Param>>
const writeParamMessage = <Param extends string>(param: Param) =>
  `'param' must be an identifier: write { param: '${param}' }` as const

type ShallowValueProblem<Value> = [Value] extends [true] ? never : typeof SHALLOW
const SHALLOW = "'shallow' must be true, or left out"

/** What is wrong with the option `update`, beside these actions. */
type UpdateProblem<Actions, Value> = [Value] extends [UpdateOption]
  ? IsOne<Value> extends true
    ? unknown extends Value
      ? typeof UPDATE
      : 'update' extends Actions
        ? never
        : typeof NO_UPDATE
    : typeof UPDATE
  : typeof UPDATE

const updateProblem = (actions: readonly string[], value: unknown): string | undefined => {
  if (value !== 'put' && value !== 'patch') return guessAmong(UPDATE, value, ['put', 'patch'])
  return actions.includes('update') ? undefined : NO_UPDATE
}

const UPDATE = "'update' must be 'put' or 'patch', written as a string literal"
const NO_UPDATE = "'update' is the method of an action that 'only' or 'except' leaves out"

/** The error message for a path that is not one segment. `Name` is that of the resource. */
export type PathOptionMessage<Kind extends ResourceKind, Name extends string, Path> = Path extends string
  ? IsLiteral<Path> extends true
    ? PathMessage<Kind, Name, Trimmed<Path>>
    : SegmentOptionMessage<'path'>
  : SegmentOptionMessage<'path'>

type PathMessage<Kind extends ResourceKind, Name extends string, Path extends string> = Path extends ''
  ? typeof EMPTY // 1
  : NameProblem<Path> extends never
    ? SlashMessage<Path> // 2
    : LastSegment<Path> extends `:${string}`
      ? ParameterMessage<Path> // 3
      : Path extends `${infer Before}/${LastSegment<Path>}`
        ? NameProblem<LastSegment<Path>> extends never
          ? InScopeMessage<Before, `r.${Kind}('${Name}'${WithPath<Name, LastSegment<Path>>})`> // 4
          : SegmentOptionMessage<'path'>
        : SegmentOptionMessage<'path'>

const pathOptionProblem = (kind: ResourceKind, name: string, value: unknown): string | undefined => {
  if (nameProblem(value) === undefined) return undefined
  if (typeof value !== 'string') return segmentOptionMessage('path')
  const path = value.replace(/^\/+|\/+$/g, '')
  if (path === '') return EMPTY // 1
  if (nameProblem(path) === undefined) return slashMessage(path) // 2
  const slash = path.lastIndexOf('/')
  const last = path.slice(slash + 1)
  if (last.startsWith(':')) return parameterMessage(path) // 3
  return slash === -1 || nameProblem(last) !== undefined
    ? segmentOptionMessage('path')
    : inScopeMessage(path.slice(0, slash), `r.${kind}('${name}'${last === name ? '' : `, { path: '${last}' }`})`) // 4
}

type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path

type WithPath<Name extends string, Segment extends string> = Segment extends Name ? '' : `, { path: '${Segment}' }`

const EMPTY = "'path' cannot be empty: write the actions as verbs, as in get(':id', 'Controller#action')"

type SlashMessage<Segment extends string> = ReturnType<typeof slashMessage<Segment>>
const slashMessage = <Segment extends string>(segment: Segment) =>
  `'path' is one segment without slashes: write { path: '${segment}' }` as const

type ParameterMessage<Path extends string> = ReturnType<typeof parameterMessage<Path>>
const parameterMessage = <Path extends string>(path: Path) =>
  `'path' cannot end in a parameter: write the actions as verbs in scope('${path}', r => …)` as const

type InScopeMessage<Path extends string, Call extends string> = ReturnType<typeof inScopeMessage<Path, Call>>
const inScopeMessage = <Path extends string, Call extends string>(path: Path, call: Call) =>
  `'path' is one segment: write scope('${path}', r => ${call})` as const

/** Also that of `singular` and `plural`. */
export type SegmentOptionMessage<Option extends string> = ReturnType<typeof segmentOptionMessage<Option>>
const segmentOptionMessage = <Option extends string>(option: Option) =>
  `'${option}' must be one path segment, written as a string literal` as const
