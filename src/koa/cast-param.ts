/** `castParam`: casts the parameters of a route. */

import { InputError } from '../contract/input-error.js'
import { issuesOf } from '../contract/issues.js'
import { isPromiseOfResult, isSchema, type SchemaResult, type StandardSchema } from '../contract/schema.js'
import type { KindIn } from '../route/kinds.js'
import type { Blank, Checked, CompletionOnly, IsAny, IsBlank, NoCompletion } from '../text/inference.js'
import { type CastKinds, castToKind, isParamKind, KIND_NAMES, kindLabel, type ParamKind } from '../text/param-kinds.js'
import { guessAmong } from '../text/similar.js'
import { kindedParams } from './match-on-context.js'

/**
 * The part of a context that `castParam` reads. Koa's own type has `params` only through its index signature. The member
 * `throw` is not called: without a required member, the compiler would refuse Koa's context, as nothing is in common.
 */
interface CastContext {
  readonly params?: unknown
  throw(status: number, message: string): never
}

/** The context of a call in which nothing is written, as a parameter hint shows it. */
interface ContextWithParams extends CastContext {
  // biome-ignore lint/suspicious/noExplicitAny: the names of the parameters are not known
  readonly params: any
}

/** The type of the first parameter. A hint prints the name, and not the state and the parameters of the context. */
type ContextArgument<Context> = [Context] extends [never] ? Context : CastContext

const NO_PARAMS = 'castParam: this ctx has no params'

/** The names of a context's parameters: any string if its type does not list them, and an error message if it has none. */
type ParamName<Context> = 'params' extends keyof Context ? keyof Context['params'] & string : typeof NO_PARAMS

/** The type of the name before it is written: what an editor shows in a parameter hint, and what it offers. */
type ParamHint<Context> = CastContext extends Context ? string : ParamName<Context>

/** What is wrong with the name of a parameter in a call without a kind, or `never`. */
type NoKindProblem<Context, Name extends string> =
  IsAny<Context> extends true
    ? NoCompletion<AnyMessage<Name>>
    : Name extends ParamName<Context>
      ? [KindIn<Context, Name>] extends [never]
        ? NoCompletion<NoKindMessage<Name>>
        : never
      : [ParamName<Context>] extends [never]
        ? NoCompletion<NoParamMessage<Name>>
        : ParamName<Context>

/** The type of the cast value in a call without a kind. */
type CastToKind<Context, Name extends string> =
  IsAny<Context> extends true ? UnknownCast : CastKinds[KindIn<Context, Name>]
/**
 * The result of a refused call, which fits any type, so that one mistake is one error. A context of type `any` and one of an
 * unresolved table are errors elsewhere.
 */
// biome-ignore lint/suspicious/noExplicitAny: as said
type UnknownCast = any

/**
 * What is wrong with a kind if a route of the action declares another one for the parameter, or `never`. A schema may check more than the
 * kind.
 */
type OtherKindProblem<Context, Name extends string, Kind> = Kind extends ParamKind
  ? IsAny<Context> extends true
    ? never
    : [DeclaredKind<Context, Name>] extends [Kind]
      ? never
      : NoCompletion<OtherKindMessage<Name, Exclude<DeclaredKind<Context, Name>, Kind>>>
  : never
/** Those of all routes of an action, of which some may declare none. */
type DeclaredKind<Context, Name extends string> = Context extends unknown ? KindIn<Context, Name> : never

/**
 * Casts a parameter of the route to a kind, or by a schema. An integer must be in canonical decimal form: no `+`, no leading
 * zeros and no `-0`.
 *
 * @throws {InputError} with status 400 and the name of the parameter, if the value does not fit
 * @throws {TypeError} for an unknown parameter or kind, and for another kind than the declaration of the parameter gives it
 * @example const id = castParam(ctx, 'id', 'bigint') // bigint
 */
export function castParam<
  Context extends CastContext = ContextWithParams,
  const Name extends ParamName<Context> = ParamName<Context>,
  // Written out, as the compiler would print `keyof CastKinds`. A refused call has the output of this type.
  Kind extends 'uuid' | 'bigint' | 'integer' | StandardSchema<UnknownCast> =
    | 'uuid'
    | 'bigint'
    | 'integer'
    | StandardSchema<UnknownCast>,
>(
  ctx: ContextArgument<Context>,
  name: CompletionOnly<Name, ParamName<Context>>,
  kind: Checked<Kind, OtherKindProblem<Context, Name, Kind>>,
): [OtherKindProblem<Context, Name, Kind>] extends [never] ? CastOutput<Kind> : UnknownCast
/**
 * Casts a parameter of the route to a kind, or by a Standard Schema. Takes the action's `ctx`, the name of the parameter, and
 * the kind or the schema. Returns the cast value, or a promise of it where the schema may be asynchronous. An integer must be
 * in canonical decimal form: no `+`, no leading zeros and no `-0`.
 *
 * Without a kind, the parameter has the one that its declaration gives it: `resources('places', { id: 'bigint' })`.
 *
 * @throws {InputError} with status 400 and the name of the parameter, if the value does not fit
 * @throws {TypeError} for an unknown parameter or kind, and for no kind where the route gives none
 * @example const id = castParam(ctx, 'id') // bigint
 * @example const id = castParam(ctx, 'id', 'bigint') // bigint
 */
export function castParam<Context extends CastContext, const Name extends string = Blank>(
  ctx: ContextArgument<Context>,
  name: IsBlank<Name> extends true ? ParamHint<Context> : Checked<Name, NoKindProblem<Context, Name>>,
): IsBlank<Name> extends true ? CastKinds[keyof CastKinds] : CastToKind<Context, Name>
export function castParam(ctx: CastContext, name: string, given?: keyof CastKinds | StandardSchema): unknown {
  const { params } = ctx
  if (typeof params !== 'object' || params === null) throw new TypeError(NO_PARAMS)
  const value: unknown = Reflect.get(params, name)
  if (typeof value !== 'string') throw new TypeError(guessAmong(noParamMessage(name), name, Object.keys(params)))
  const kinded = kindedParams(ctx)
  const declared = kinded?.kinds[name]
  const kind = given === undefined ? declared : given
  if (kind === undefined) throw new TypeError(noKindMessage(name))
  if (isSchema(kind)) return castBySchema(name, value, kind)
  if (!isParamKind(kind)) throw new TypeError(guessAmong(noSuchKind(String(kind)), kind, KIND_NAMES))
  // Another router below this one may have put a parameter of its own there.
  const isDeclared = declared !== undefined && kinded?.params[name] === value
  if (isDeclared && declared !== kind) throw new TypeError(otherKindMessage(name, declared))
  const cast = castToKind(value, kind)
  if (cast !== undefined) return cast
  const message = `is not ${kindLabel(kind)}`
  throw new InputError([{ in: 'params', path: [name], message }], textOf(name, message))
}

const noSuchKind = (kind: string): string =>
  `castParam: there is no kind '${kind}'; the kinds are ${KIND_NAMES.join(', ')}`

type NoParamMessage<Name extends string> = ReturnType<typeof noParamMessage<Name>>
const noParamMessage = <Name extends string>(name: Name) => `castParam: the route has no parameter '${name}'` as const

type NoKindMessage<Name extends string> = ReturnType<typeof noKindMessage<Name>>
const noKindMessage = <Name extends string>(name: Name) =>
  `castParam: no kind is declared for the parameter '${name}', so pass one: castParam(ctx, '${name}', 'bigint')` as const

type OtherKindMessage<Name extends string, Declared extends string> = ReturnType<
  typeof otherKindMessage<Name, Declared>
>
const otherKindMessage = <Name extends string, Declared extends string>(name: Name, declared: Declared) =>
  `castParam: '${name}' is declared as '${declared}': pass this kind, or none` as const

/** A value does not show it, so there is no function. */
type AnyMessage<Name extends string> =
  `castParam: the type of ctx is any: pass a kind, castParam(ctx, '${Name}', 'bigint')`

/** The type of the cast value: that of the kind, or the output of the schema, or a promise of it if it may be asynchronous. */
type CastOutput<Kind> = Kind extends keyof CastKinds
  ? CastKinds[Kind]
  : Kind extends { readonly '~standard': { readonly validate: (value: unknown) => SchemaResult<infer Output> } }
    ? Output
    : Kind extends StandardSchema<infer Output>
      ? Output | Promise<Output>
      : never

const castBySchema = (name: string, value: string, schema: StandardSchema): unknown => {
  const toValue = (result: SchemaResult<unknown>): unknown => {
    if (!result.issues) return result.value
    const { issues } = result
    throw new InputError(issuesOf('params', issues, [name]), textOf(name, 'is not valid'), Math.max(issues.length, 1))
  }
  const result = schema['~standard'].validate(value)
  return isPromiseOfResult(result) ? Promise.resolve(result).then(toValue) : toValue(result)
}

const textOf = (name: string, problem: string): string => `parameter '${name}' ${problem}`
