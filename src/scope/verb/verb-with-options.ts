/** Verbs whose first argument after the path may be options: the type of that argument, and what the scope stores. */

import type { ActionContract, MembersBesideParams } from '../../contract/contract.js'
import type { PartsIn } from '../../contract/input-error.js'
import type { StandardSchema } from '../../contract/schema.js'
import type { AnyFrame } from '../../route/frame.js'
import type { KindTexts } from '../../route/kinds.js'
import type { KindedScope, RouteContract, VerbEntry, WithState } from '../../route/stored.js'
import type { CompletionOnly, IsOne } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { NoOptionsMessage, NoOptionsObject } from '../../text/options.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { MiddlewareKind } from '../middleware/added.js'
import type { MayBeMissing, NameIn, OneObject, OptionalName, UnreadMessage } from '../options/refused-options.js'
import type { CheckedKinds, CheckedScopeOptions, OfferedScopeOptions, WrongKinds } from '../options/scope-options.js'
import type { FrameBehind } from './verb.js'
import type { VerbCall } from './verb-call.js'
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
import type { EntryOfRest } from './verb-entry.js'

/** The type of the first argument after the path, if two follow it: options; or a controller or a middleware. */
export type CheckedFirst<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  First,
  Last,
> =
  MiddlewareKind<First> extends 'plain' | 'adds'
    ? First
    : HasOnlySchemas<First> extends true
      ? RightVerbOptions<Path, First>
      : IsOptions<First> extends true
        ? 'params' extends NameIn<First>
          ? CheckedVerbOptions<VerbCall<Verb, Path>, Path, First, Frame>
          : [NameIn<First> & keyof ActionContract, IsAction<Last>] extends [never, true]
            ? CheckedBeforeLast<Verb, Registry, Frame, Path, State, First, Last>
            : CheckedVerbOptions<VerbCall<Verb, Path>, Path, First, Frame>
        : CheckedBeforeLast<Verb, Registry, Frame, Path, State, First, Last>

/** Whether the last argument is a text that needs a controller before it: not a target. */
type IsAction<Last> = [Last] extends [`${string}#${string}`] ? false : IsText<Last>

/**
 * The type of the options: those that completion offers, or an object with an error message in place of each mistake. The
 * first condition finds options that have only kinds.
 */
export type CheckedVerbOptions<Call extends string, Path extends string, Options, Frame extends AnyFrame> = [
  keyof Options,
] extends ['params']
  ? [Options] extends [WithSchema] // does not distribute: `IsOne` in `CheckedScopeOptions` sees the whole union
    ? CheckedContract<Call, Path, Options, Frame>
    : CheckedScopeOptions<Path, Options, Call>
  : CheckedContract<Call, Path, Options, Frame>

type CheckedContract<Call extends string, Path extends string, Options, Frame extends AnyFrame> = [
  WrongMembers<Call, Path, Options, Frame>,
] extends [never]
  ? {} extends Options // they may all be missing: empty options are none
    ? IsOne<Options> extends true
      ? UnreadMessage<Call, Options>
      : CallMessage<Call, OneObject>
    : RightVerbOptions<Path, Options>
  : Options extends NoOptionsObject
    ? CallMessage<Call, NoOptionsMessage<Names>>
    : OptionalName<Pick<Options, PartsIn<Options>>> extends infer Name extends string
      ? [Name] extends [never]
        ? RefusedOptions<Call, Path, Options, Frame>
        : CallMessage<Call, MayBeMissing<Name>>
      : never

/** Options without a mistake. */
export type RightVerbOptions<Path extends string, Options> = CompletionOnly<Options, OfferedVerbOptions<Path, Options>>

/** The options that completion offers: the members of a contract, and the kinds of the parameters. */
export interface OfferedVerbOptions<Path extends string, Options = unknown> extends MembersBesideParams {
  /** The kinds of parameters of the path, or a schema of all of them. A request with another value is answered with 404, or 400. */
  readonly params?: Options extends WithSchema ? StandardSchema : (OfferedScopeOptions<Path> | CheckedKinds)['params']
}

/** The mistakes in the options of a middleware route, or `never`. */
type WrongMembers<Call extends string, Path extends string, Options, Frame extends AnyFrame> = {
  [Member in keyof Options]-?: MemberOrParams<Call, Path, Options, Member, Frame>
}[keyof Options]

type RefusedOptions<Call extends string, Path extends string, Options, Frame extends AnyFrame> = {
  readonly [Member in keyof Options]: [MemberOrParams<Call, Path, Options, Member, Frame>] extends [never]
    ? unknown
    : MemberOrParams<Call, Path, Options, Member, Frame>
}

type MemberOrParams<
  Call extends string,
  Path extends string,
  Options,
  Member extends keyof Options,
  Frame extends AnyFrame,
> = Member extends 'params'
  ? Options[Member] extends StandardSchema
    ? MissingParam<Call, JoinWrittenPath<Frame['path'], Path>, Options[Member]>
    : Options[Member] extends { readonly '~standard': unknown }
      ? MemberProblem<Call, Path, Member, Options[Member]>
      : WrongKinds<Call, Path, KindsOfVerb<Options>>
  : MemberProblem<Call, Path, Member, Options[Member]>

/**
 * What the scope stores of a verb with options: a scope with its path, and the verb as the `/` of it. `Rest` is the arguments
 * after the options; where one alone follows them, the options come first in the list, since they add nothing.
 */
export type EntryWithOptions<
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Before,
  Options,
  Rest,
  Method extends string,
> = KindedEntry<
  Path,
  KindTexts<KindsOfVerb<Options>>,
  BesideContract<
    EntryOfRest<
      Registry,
      FrameBehind<Frame, Options>,
      Path,
      State,
      Before,
      Rest,
      EntryWords<Method, Path, KindsOfVerb<Options>>
    >,
    ContractEntry<Method, Path, Options>
  >
>

/** An entry and that of its contract, which has the same state. */
type BesideContract<Entry, Contract> = [Contract] extends [never]
  ? Entry
  : Entry extends WithState<infer State, unknown>
    ? WithState<State, Contract> | Entry
    : Contract | Entry

/** The first words of the entry: a contract alone adds nothing to the path of the verb. */
type EntryWords<Method extends string, Path extends string, Kinds> = keyof Kinds extends never
  ? VerbEntry<Method, Path>
  : `${Method} /`

/** What the scope stores of the contract in options, if they have one. The first condition finds options that have only kinds. */
type ContractEntry<Method extends string, Path extends string, Options> = keyof Options extends 'params'
  ? Options extends WithSchema
    ? RouteContract<VerbEntry<Method, Path>, Options>
    : never
  : [ContractMembers<Options>] extends [never]
    ? never
    : RouteContract<EntryWords<Method, Path, KindsOfVerb<Options>>, Named<Options, ContractMembers<Options>>>

/** Gets resolved arguments (see `text/inference.ts`). */
type KindedEntry<Path, Kinds, Entry> = [Kinds] extends [never] ? Entry : KindedScope<Path, Kinds, Entry>
