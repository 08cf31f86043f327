/** The options of `redirect`, and their check. */

import { type RedirectStatus, STATUSES } from '../../route/route.js'
import type { CompletionOnly, IsAny, IsOne, NoCompletion } from '../../text/inference.js'
import { type CallMessage, type CallOf, callMessage, type OneLiteral, RouteError } from '../../text/messages.js'
import {
  type Joined,
  type NoOptionsMessage,
  type NoOptionsObject,
  optionNamesProblem,
  type UnknownOptionMessage,
  type UntypedFunction,
  type UntypedOr,
} from '../../text/options.js'
import type { MayBeMissing, NameIn, NotGiven, OneObject } from '../options/refused-options.js'

/** A path or a URL, and not a target. */
export type Destination = `/${string}` | `http://${string}` | `https://${string}`

/** Whether a text is a path or a URL, and not a target. */
export const isDestination = (to: string): boolean => /^(\/|https?:\/\/)/.test(to)

/**
 * The options of `redirect`.
 *
 * @example r.redirect('old-places/:id', 'Places#show', { status: 308 })
 */
export interface RedirectOptions<
  Path extends string = string,
  Method extends RedirectedMethod = RedirectedMethod,
  Untyped = never,
> extends OptionsOfAny<Method, Untyped> {
  /** One of the paths of the target, where it has several. */
  readonly path?: CompletionOnly<Path, string> | Untyped | undefined
}

/**
 * The options of a redirect to a target, to a path or to a URL. Editors show no docstrings of an `Omit`, and 7.0 none of a union: so
 * `Untyped`, a function without types that may stand in place of an option (see `Untyped` in `refused-options.ts`), is a part of each member.
 */
interface OptionsOfAny<Method extends RedirectedMethod, Untyped> {
  /**
   * The status of the answer. 301, the default, and 308 are permanent, 302 and 307 temporary; with 307 and 308, clients keep the
   * method. 303 leads to another resource.
   *
   * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4
   */
  readonly status?: (Method extends 'all' ? 307 | 308 : RedirectStatus) | Untyped | undefined
  /** `'get'`, the default, redirects GET and HEAD; `'all'` every method, with 308 by default, or 307. */
  readonly method?: CompletionOnly<Method, 'get' | 'all'> | Untyped | undefined
}

/**
 * The options that completion offers: without `path` for a path or a URL, and without the method `'all'` beside a status that
 * loses the method. `Status` is inferred from the last branch, which is never taken.
 */
export type OfferedRedirectOptions<
  Target,
  Path extends string,
  Method extends RedirectedMethod,
  Status,
  Untyped = never,
> = [Status] extends [infer _Status]
  ? [Target, Path] extends [Destination, never]
    ? LosesMethod<Status> extends true
      ? OptionsOfGet<Method, Untyped>
      : OptionsOfAny<Method, Untyped>
    : LosesMethod<Status> extends true
      ? TargetOptionsOfGet<Path, Method, Untyped>
      : RedirectOptions<Path, Method, Untyped>
  : { readonly status?: Status }
/** Whether a status is written that loses the method. */
type LosesMethod<Status> = [Status] extends [307 | 308] ? false : [RedirectStatus] extends [Status] ? false : true
interface OptionsOfGet<Method extends RedirectedMethod, Untyped> extends OptionsOfAny<Method, Untyped> {
  readonly method?: GetAlone<Method>
}
interface TargetOptionsOfGet<Path extends string, Method extends RedirectedMethod, Untyped>
  extends RedirectOptions<Path, Method, Untyped> {
  readonly method?: GetAlone<Method>
}
type GetAlone<Method> = CompletionOnly<Method, 'get' | NoCompletion<'all', Object>> | undefined

/** The methods that a redirect answers: GET with HEAD, or all. */
export type RedirectedMethod = 'get' | 'all'

/**
 * The type of the options: those that completion offers, or the error message for a value that is none, or an object with one in
 * place of each mistake. The last branches are never taken; the options are inferred from them, and `Given` from `undefined`, too.
 */
export type CheckedRedirectOptions<
  From extends string,
  Target extends string,
  Path extends string,
  Method extends RedirectedMethod,
  Code,
  Options,
  Keys extends PropertyKey,
  Given,
> = [Options] extends [infer Known]
  ? [Known] extends [NotGiven | undefined]
    ? OfferedRedirectOptions<Target, Path, Method, Code, UntypedFunction> | UntypedFunction | undefined
    : AreOptionsRight<Known> extends true
      ? OfferedRedirectOptions<Target, Path, Method, Code> | undefined
      : IsOne<Known> extends true
        ? RefusedOptions<CallOf<'redirect', From>, Known>
        : CallMessage<CallOf<'redirect', From>, OneObject>
  : [Given] extends [infer _Given]
    ? (Options & { readonly [Key in Keys]: unknown }) | undefined
    : Given

/** The method of the route: GET, unless the option says that it is every method. */
export type RedirectMethod<Options> = [Options] extends [{ readonly method: 'all' }] ? 'ALL' : 'GET'
/** The path that the options choose. For `undefined`, the compiler infers `string`. */
export type RedirectPath<Options, Path> = Options extends { readonly path: undefined } ? never : Path

/** Whether the options say which method it is, and whether they choose a path. */
type AreRead<Options> =
  'all' extends ValueIn<Options, 'method'>
    ? [ValueIn<Options, 'method'>] extends ['all']
      ? IsPathRead<ValueIn<Options, 'path'>>
      : false
    : IsPathRead<ValueIn<Options, 'path'>>
type IsPathRead<Value> = undefined extends Value ? ([Value] extends [undefined] ? true : false) : true
/** What an option may be, with `undefined` where it may be missing. */
type ValueIn<Options, Option> = Options extends unknown
  ? Option extends NameIn<Options>
    ? Options[Extract<keyof Options, Option>]
    : undefined
  : never

type AreOptionsRight<Options, Whole = Options> = keyof Options extends keyof RightOptions
  ? Options extends RightOptions
    ? Options extends { readonly method: 'all'; readonly status: LosingStatus }
      ? false
      : AreRead<Whole>
    : false
  : false
interface RightOptions {
  readonly status?: RedirectStatus | undefined
  readonly path?: string | undefined
  readonly method?: RedirectedMethod | undefined
}
type LosingStatus = Exclude<RedirectStatus, 307 | 308>

type RefusedOptions<Call extends string, Options> = Options extends NoOptionsObject
  ? CallMessage<Call, NotOptionsProblem<Options>>
  : {
      readonly [Option in keyof Options]: IsAny<Options[Option]> extends true // also while only `{ s` is written
        ? unknown
        : UntypedOr<Options[Option], OptionProblem<Call, Option, Options[Option], Options>>
    }
type NotOptionsProblem<Given> = Given extends number
  ? number extends Given
    ? NoOptionsMessage<Names>
    : StatusMessage<Given>
  : NoOptionsMessage<Names>

/** What is wrong with an option, or its own type. */
type OptionProblem<Call extends string, Option, Value, Options> = Option extends keyof RightOptions
  ? [Value] extends [RightOptions[Option]]
    ? Option extends 'status'
      ? Options extends { readonly method: 'all'; readonly status: LosingStatus }
        ? CallMessage<Call, StatusesMessage<'307, 308'>>
        : Value
      : AreRead<Pick<Options, Option & keyof Options>> extends true
        ? Value
        : CallMessage<Call, undefined extends Value ? MayBeMissing<Option> : OneLiteral>
    : CallMessage<Call, ValueMessages[Option]>
  : CallMessage<Call, UnknownOptionMessage<Option & string, Names>>
interface ValueMessages {
  readonly status: StatusesMessage<'301, 302, 303, 307, 308'>
  readonly path: typeof PATH_TEXT
  readonly method: typeof METHODS
}

/** The options at run time: the twin of `CheckedRedirectOptions`. */
export const checkedRedirectOptions = (call: string, options: unknown = {}) => {
  const refuse = (problem: string) => new RouteError(callMessage(call, problem))
  if (typeof options === 'number') throw refuse(statusMessage(options))
  const problem = optionNamesProblem(options, REDIRECT_OPTIONS)
  if (problem !== undefined) throw refuse(problem)
  const { status, path, method = 'get' } = options as Readonly<Record<string, unknown>> // an object, as is checked above
  if (method !== 'get' && method !== 'all') throw refuse(METHODS)
  if (path !== undefined && typeof path !== 'string') throw refuse(PATH_TEXT)
  const statuses: readonly RedirectStatus[] = method === 'all' ? [307, 308] : STATUSES
  const known = statuses.find(each => each === (status ?? (method === 'all' ? 308 : 301)))
  if (known === undefined) throw refuse(statusesMessage(statuses.join(', ')))
  return { method: method === 'all' ? 'ALL' : 'GET', status: known, to: path } as const
}

/** The names of the options, in the order in which error messages list them. @internal */
export const REDIRECT_OPTIONS = ['status', 'path', 'method'] as const satisfies readonly (keyof RedirectOptions)[]
type Names = Joined<typeof REDIRECT_OPTIONS>

// The error messages

type StatusMessage<Status extends number> = ReturnType<typeof statusMessage<Status>>
const statusMessage = <Status extends number>(status: Status) => `write the status as { status: ${status} }` as const

type StatusesMessage<Statuses extends string> = ReturnType<typeof statusesMessage<Statuses>>
const statusesMessage = <Statuses extends string>(statuses: Statuses) =>
  `the status must be one of ${statuses}` as const

const METHODS = "the method must be 'get' or 'all'"
const PATH_TEXT = "the option 'path' must be a string"

/** The options of `redirect` in the hint, without type arguments. */
export interface OptionsOfRedirect extends RedirectOptions {}
