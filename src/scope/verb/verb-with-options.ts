/** Verbs whose first argument after the path may be options: the type of that argument, and what the scope stores. */

import type { ActionContract, MembersBesideParams } from '../../contract/contract.js'
import type { PartsIn } from '../../contract/input-error.js'
import type { StandardSchema } from '../../contract/schema.js'
import type { KindedScope, RouteContract, VerbEntry, WithState } from '../../entries/stored.js'
import type { KindTexts } from '../../route/kinds.js'
import type { CompletionOnly, IsOne } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { NoOptionsMessage, NoOptionsObject } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { MayBeMissing, NameIn, OneObject, OptionalName, UnreadMessage } from '../options/refused-options.js'
import type { CheckedKinds, CheckedScopeOptions, OfferedScopeOptions, WrongKinds } from '../options/scope-options.js'
import type {
  ContractMembers,
  HasOnlySchemas,
  IsOptions,
  IsText,
  KindsOfVerb,
  MemberProblem,
  MissingParam,
  Named,
  Names,
  WithSchema,
} from './verb-contract.js'
import type { CheckedBeforeLast } from './verb-end.js'
import type { AnyPlace, CheckedMiddleware } from './verb-middleware.js'

/**
 * The type of the first argument after the path, if one follows it: options; or a controller or a middleware. Usual middlewares and
 * contracts have passed already.
 */
export type CheckedFirst<At extends AnyPlace, State, First, Last> =
  IsOptions<First> extends true
    ? 'params' extends NameIn<First>
      ? CheckedVerbOptions<At, First>
      : [NameIn<First> & keyof ActionContract, IsAction<Last>] extends [never, true]
        ? CheckedBeforeLast<At, State, First, Last>
        : CheckedVerbOptions<At, First>
    : CheckedBeforeLast<At, State, First, Last>

/** The same if several follow. */
export type CheckedFirstOfSeveral<At extends AnyPlace, State, First> =
  IsOptions<First> extends true ? CheckedVerbOptions<At, First> : CheckedMiddleware<At, State, First>

/** Whether the last argument is a text that needs a controller before it: not a target. */
type IsAction<Last> = [Last] extends [`${string}#${string}`] ? false : IsText<Last>

/**
 * The type of the options: those that completion offers, or an object with an error message in place of each mistake. The
 * first condition finds options that have only kinds.
 */
type CheckedVerbOptions<At extends AnyPlace, Options> = [keyof Options] extends ['params']
  ? [Options] extends [WithSchema] // does not distribute: `IsOne` in `CheckedScopeOptions` sees the whole union
    ? CheckedContract<At, Options>
    : CheckedScopeOptions<At['path'], Options, At['call']>
  : CheckedContract<At, Options>

type CheckedContract<At extends AnyPlace, Options> = [WrongMembers<At, Options>] extends [never]
  ? {} extends Options // they may all be missing: empty options are none
    ? IsOne<Options> extends true
      ? UnreadMessage<At['call'], Options>
      : CallMessage<At['call'], OneObject>
    : RightVerbOptions<At['path'], Options>
  : Options extends NoOptionsObject
    ? CallMessage<At['call'], NoOptionsMessage<Names>>
    : OptionalName<Pick<Options, PartsIn<Options>>> extends infer Name extends string
      ? [Name] extends [never]
        ? RefusedOptions<At, Options>
        : CallMessage<At['call'], MayBeMissing<Name>>
      : never

/** Options without a mistake. */
export type RightVerbOptions<Path extends string, Options> = CompletionOnly<Options, OfferedVerbOptions<Path, Options>>

/** The options that completion offers: the members of a contract, and the kinds of the parameters. */
export interface OfferedVerbOptions<Path extends string, Options = unknown> extends MembersBesideParams {
  /** The kinds of parameters of the path, or a schema of all of them. A request with another value is answered with 404, or 400. */
  readonly params?: Options extends WithSchema ? StandardSchema : (OfferedScopeOptions<Path> | CheckedKinds)['params']
}

/** The mistakes in the options of a middleware route, or `never`. */
type WrongMembers<At extends AnyPlace, Options> = {
  [Member in keyof Options]-?: MemberOrParams<At, Options, Member>
}[keyof Options]

type RefusedOptions<At extends AnyPlace, Options> = {
  readonly [Member in keyof Options]: [MemberOrParams<At, Options, Member>] extends [never]
    ? unknown
    : MemberOrParams<At, Options, Member>
}

type MemberOrParams<At extends AnyPlace, Options, Member extends keyof Options> = Member extends 'params'
  ? Options[Member] extends StandardSchema
    ? MissingParam<At['call'], JoinWrittenPath<At['frame']['path'], At['path']>, Options[Member]>
    : Options[Member] extends { readonly '~standard': unknown }
      ? MemberProblem<At['call'], At['path'], Member, Options[Member]>
      : WrongKinds<At['call'], At['path'], KindsOfVerb<Options>>
  : MemberProblem<At['call'], At['path'], Member, Options[Member]>

/**
 * What the scope stores of a verb whose first argument after the path may be options. With kinds, it is a scope with the path of the
 * verb, and the verb as the `/` of it. `Entry` is what it stores of the other arguments, and begins with `EntryWords`.
 */
export type EntryWithOptions<Method extends string, Path extends string, First, Entry> =
  HasOnlySchemas<First> extends true
    ? BesideContract<Entry, StoredContract<VerbEntry<Method, Path>, First>>
    : IsOptions<First> extends true
      ? KindedEntry<Path, KindTexts<KindsOfVerb<First>>, BesideContract<Entry, ContractEntry<Method, Path, First>>>
      : Entry

/** Gets resolved arguments (see `text/inference.ts`). */
type StoredContract<Entry extends string, Contract> = Entry extends unknown ? RouteContract<Entry, Contract> : never

/** An entry and that of its contract, which has the same state. */
type BesideContract<Entry, Contract> = [Contract] extends [never]
  ? Entry
  : Entry extends WithState<infer State, unknown>
    ? WithState<State, Contract> | Entry
    : Contract | Entry

/** The first words of the entry. A contract alone adds nothing to the path of the verb. */
export type EntryWords<Method extends string, Path extends string, First> =
  IsOptions<First> extends true
    ? keyof KindsOfVerb<First> extends never
      ? VerbEntry<Method, Path>
      : `${Method} /`
    : VerbEntry<Method, Path>

/** What the scope stores of the contract in options, if they have one. The first condition finds options that have only kinds. */
type ContractEntry<Method extends string, Path extends string, Options> = keyof Options extends 'params'
  ? Options extends WithSchema
    ? RouteContract<VerbEntry<Method, Path>, Options>
    : never
  : [ContractMembers<Options>] extends [never]
    ? never
    : RouteContract<EntryWords<Method, Path, Options>, Named<Options, ContractMembers<Options>>>

/** Gets resolved arguments (see `text/inference.ts`). */
type KindedEntry<Path, Kinds, Entry> = [Kinds] extends [never] ? Entry : KindedScope<Path, Kinds, Entry>
