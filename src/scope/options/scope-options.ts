/** The options of `scope`: the kinds of the parameters of its path. */

import { kindsOf } from '../../route/kinds.js'
import type { CompletionOnly, IsAny, NoNames } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import { optionNamesProblem, type UntypedOr } from '../../text/options.js'
import { type KindProblem, kindProblem, type ParamKind, type ParamKinds } from '../../text/param-kinds.js'
import { type ParamNames, paramNames, type SlashedPath } from '../../text/path.js'
import { guessAmong } from '../../text/similar.js'
import { noOptionMessage } from './foreign-words.js'
import type { MayBeMissing, NameIn, OneObject, OptionsMessage, RefusedNames } from './refused-options.js'

/**
 * The options of `scope`.
 *
 * @example r.scope(':year', { params: { year: 'integer' } }, r => r.get('/', 'Years#show'))
 */
export interface ScopeOptions {
  /** The kinds of parameters of the path. A request with another value is answered with 404. */
  readonly params: { readonly [name: string]: ParamKind }
}

/** Their names, in the order in which error messages list them. @internal */
export const SCOPE_OPTIONS = ['params'] as const satisfies readonly (keyof ScopeOptions)[]

/** The options that completion offers for a path. */
export interface OfferedScopeOptions<Path extends string> {
  /** The kinds of parameters of the path: `'uuid'`, `'bigint'` or `'integer'`. A request with another value is answered with 404. */
  readonly params: [ParamNames<SlashedPath<Path>>] extends [never]
    ? NoNames
    : { readonly [Name in ParamNames<SlashedPath<Path>>]?: ParamKind }
}

/**
 * Options whose kinds are checked. An object that does not write `constructor` has that of all objects, which is no kind, and does
 * not fit what is offered for a path with a parameter of such a name.
 */
export interface CheckedKinds {
  readonly params: object
}

/** Options without a mistake: one interface, since an editor shows no docstring of a union. */
interface RightScopeOptions<Path extends string> {
  /** The kinds of parameters of the path: `'uuid'`, `'bigint'` or `'integer'`. A request with another value is answered with 404. */
  readonly params: (OfferedScopeOptions<Path> | CheckedKinds)['params']
}

/** The type of the options: those that completion offers, or an error message in place of each mistake. */
export type CheckedScopeOptions<Path extends string, Options, Call extends string = `scope('${Path}')`> = [
  'params',
  keyof Options,
] extends [NameIn<Options>, 'params']
  ? [WrongKinds<Call, Path, KindsOfOptions<Options>> | UnreadKinds<Options>] extends [never]
    ? CompletionOnly<Options, RightScopeOptions<Path>>
    : [UnreadKinds<Options>] extends [never]
      ? { readonly params: WrongKinds<Call, Path, KindsOfOptions<Options>> }
      : CallMessage<Call, UnreadKinds<Options>>
  : {} extends Options
    ? CallMessage<Call, typeof NO_KINDS>
    : RefusedNames<'scope', Path, Call, 'scope(path, options, callback)', typeof SCOPE_OPTIONS, Options>

/**
 * What is wrong with options that may be one of several objects, or that may lack the kinds. In a branch around `CompletionOnly`,
 * literals would be widened.
 */
type UnreadKinds<Options, Whole = Options> = Options extends CheckedKinds
  ? [Whole] extends [Options]
    ? never
    : OneObject
  : [Whole] extends [Options]
    ? {} extends Options
      ? MayBeMissing<'params'>
      : typeof NO_KINDS
    : OneObject

/** Options of Rails without which the callback would have other controllers: it is not checked where they are refused. */
export type ForControllers = { readonly module: unknown } | { readonly controller: unknown }

export type KindsOfOptions<Options> = Options extends { readonly params: infer Kinds extends object } ? Kinds : {}

/** The type of the option `params` with the error messages, or `never` if nothing is wrong. */
export type WrongKinds<Call extends string, Path extends string, Kinds> = {
  [Name in keyof Kinds]: KindMessageOf<Call, Path, Name, Kinds[Name]>
}[keyof Kinds] extends never
  ? Kinds extends Function // it has no keys
    ? CallMessage<Call, typeof NO_KINDS>
    : never
  : IsAny<Kinds[keyof Kinds]> extends true // it would fit each message
    ? OptionsMessage<Call>
    : {
        readonly [Name in keyof Kinds]: [KindMessageOf<Call, Path, Name, Kinds[Name]>] extends [never]
          ? unknown
          : UntypedOr<Kinds[Name], KindMessageOf<Call, Path, Name, Kinds[Name]>>
      }

type KindMessageOf<Call extends string, Path extends string, Name, Kind> =
  Name extends ParamNames<SlashedPath<Path>> // a wildcard begins with its slash
    ? CallMessage<Call, KindProblem<Name, Kind>>
    : CallMessage<Call, NoParamMessage<Path, Name & string>>

/** What is wrong with the options of `scope`, or `undefined`: the twin of the type `CheckedScopeOptions`. */
export const scopeOptionsProblem = (path: string, options: unknown): string | undefined =>
  optionNamesProblem(options, SCOPE_OPTIONS, noOptionMessage('scope', path)) ??
  kindsProblem(path, Object(options).params)

/** What is wrong with the option `params` of a path, or `undefined`. */
export const kindsProblem = (path: string, params: unknown): string | undefined => {
  if (typeof params !== 'object' || params === null) return NO_KINDS
  const names = paramNames(path)
  const problems = Object.entries(params).map(([name, kind]) =>
    names.includes(name) ? kindProblem(name, kind) : guessAmong(noParamMessage(path, name), name, names),
  )
  return problems.find(each => each !== undefined)
}

const NO_KINDS = "the option 'params' must be an object with the kinds of parameters"

/** The kinds of checked options, as a copy that nobody can change. */
export const kindsOfOptions = ({ params }: ScopeOptions): ParamKinds => kindsOf(Object.entries(params))

type NoParamMessage<Path extends string, Name extends string> = ReturnType<typeof noParamMessage<Path, Name>>
const noParamMessage = <Path extends string, Name extends string>(path: Path, name: Name) =>
  `the path '${path}' has no parameter '${name}'` as const
