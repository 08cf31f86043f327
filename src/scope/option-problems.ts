/** What may be wrong with each option of `resources` and `resource`. */

import type { Registered } from '../controller/registry.js'
import { actionNames, type ResourceKind, type StandardAction } from '../route/actions.js'
import type { IsLiteral, IsOne } from '../text/inference.js'
import {
  type IsIdentifier,
  isIdentifier,
  type NameProblem,
  nameProblem,
  PROTO_PARAM,
  type Proto,
} from '../text/names.js'
import { type KindProblem, kindProblem } from '../text/param-kinds.js'
import { type ControllerProblem, controllerOptionProblem } from './controller.js'
import { type FormAction, type FormActionMessage, formActionMessage } from './form-actions.js'
import { useOptionProblem } from './resource-use.js'

/**
 * What is wrong with each of a call's options: an error message, another type that it must have, or `never`. Each member
 * infers its value from the options. The compiler also reads this interface before it knows the options. If a value were a
 * type argument, the compiler would then compare `any` value with every controller, once for each call.
 */
export interface OptionProblems<Kind extends ResourceKind, Registry, Options> {
  readonly only: Options extends { readonly only: infer List; readonly except?: never }
    ? ListProblem<List, StandardAction<Kind>, 'only', Kind>
    : never
  readonly except: Options extends { readonly only: unknown }
    ? typeof EXCLUSIVE
    : Options extends { readonly except: infer List }
      ? ListProblem<List, StandardAction<Kind>, 'except', Kind>
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
  /** What is wrong with it depends on the scope: see `CheckedUse`. */
  readonly use: never
}

/** What is wrong with the value of each option, an error message or `undefined`: the twin of the type. */
export const OPTION_PROBLEMS: { readonly [Option in keyof OptionProblems<ResourceKind, {}, {}>]: OptionCheck } = {
  only: (value, { options, kind }) => (options.except === undefined ? listProblem('only', value, kind) : undefined),
  except: (value, { options, kind }) => (options.only === undefined ? listProblem('except', value, kind) : EXCLUSIVE),
  controller: (value, { registry }) => controllerOptionProblem(registry, value),
  singular: value => segmentOptionProblem('singular', value),
  plural: value => segmentOptionProblem('plural', value),
  param: value => paramProblem(value),
  path: value => segmentOptionProblem('path', value),
  id: value => kindProblem('id', value),
  shallow: value => (value === true ? undefined : SHALLOW),
  use: (value, { options, kind }) => useOptionProblem(value, kind, options),
}

type OptionCheck = (value: unknown, call: OptionsCall) => string | undefined
interface OptionsCall {
  readonly registry: Registered
  readonly kind: ResourceKind
  readonly options: Readonly<Record<string, unknown>>
}

const EXCLUSIVE = "use either 'only' or 'except', not both"

/** A list with a word that is no action is left to the compiler, which says "Did you mean" at that word. */
type ListProblem<List, Action, Option extends 'only' | 'except', Kind extends ResourceKind> =
  IsOne<List> extends true
    ? List extends readonly Action[]
      ? unknown extends List[number] // an action of type `any`
        ? ListMessage
        : IsLiteralList<List> extends true
          ? never
          : ListMessage
      : string[] extends List
        ? ListMessage
        : List extends readonly unknown[] // a mapped type of anything else is the thing itself
          ? {
              readonly [At in keyof List]: List[At] extends FormAction
                ? FormActionMessage<Option, Kind, List[At]>
                : Action
            }
          : readonly Action[]
    : ListMessage

type ListMessage = 'the list of actions must be an array of string literals, so that the compiler can read it'

type IsLiteralList<List> = List extends readonly []
  ? true
  : List extends readonly [infer Action, ...infer Rest]
    ? IsOne<Action> extends true
      ? IsLiteralList<Rest>
      : false
    : false

const listProblem = (option: 'only' | 'except', list: unknown, kind: ResourceKind): string | undefined => {
  const actions = actionNames(kind)
  if (!Array.isArray(list)) return `'${option}' must be an array of the actions ${actions.join(', ')}`
  const at = list.findIndex(action => !actions.includes(action))
  if (at === -1) return undefined
  return (
    formActionMessage(option, kind, list[at]) ?? `'${String(list[at])}' is not one of the actions ${actions.join(', ')}`
  )
}

type SegmentOptionProblem<Option extends string, Value> =
  IsName<Value> extends true ? never : SegmentOptionMessage<Option>
type IsName<Value> = [Value] extends [string] ? ([NameProblem<Value>] extends [never] ? true : false) : false

const segmentOptionProblem = (option: 'singular' | 'plural' | 'path', value: unknown): string | undefined =>
  nameProblem(value) === undefined ? undefined : segmentOptionMessage(option)

type SegmentOptionMessage<Option extends string> = `'${Option}' must be one path segment, written as a string literal`
const segmentOptionMessage = <Option extends string>(option: Option): SegmentOptionMessage<Option> =>
  `'${option}' must be one path segment, written as a string literal`

type ParamProblem<Value> = IsParam<Value> extends true ? never : NotParamMessage<Value>
type NotParamMessage<Value> = [Value] extends [Proto]
  ? IsLiteral<Value> extends true
    ? typeof PROTO_PARAM
    : typeof PARAM
  : typeof PARAM
type IsParam<Value> = [Value] extends [string] ? (IsLiteral<Value> extends true ? IsIdentifier<Value> : false) : false

const paramProblem = (value: unknown): string | undefined =>
  typeof value === 'string' && isIdentifier(value) ? undefined : value === '__proto__' ? PROTO_PARAM : PARAM

const PARAM = "'param' must be an identifier, written as a string literal"

type ShallowValueProblem<Value> = [Value] extends [true] ? never : typeof SHALLOW
const SHALLOW = "'shallow' must be true, or left out"
