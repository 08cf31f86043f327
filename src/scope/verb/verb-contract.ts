/** The contract of a middleware route: members of the options of its verb. */

import type { LongBody, LongBodyProblem } from '../../contract/body.js'
import type { ActionContract } from '../../contract/contract.js'
import type { HeaderNamesProblem } from '../../contract/header-names.js'
import type { InputOfContract } from '../../contract/input.js'
import { INPUT_PARTS, type InputPart } from '../../contract/input-error.js'
import {
  isMember,
  type MemberMessage,
  type MemberNames,
  memberProblem,
  type SchemaMessage,
} from '../../contract/members.js'
import type { ReturnsProblem } from '../../contract/returns.js'
import { isSchema, type StandardSchema, type TakenBy } from '../../contract/schema.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { LackedKey } from '../../route/context.js'
import type { WithKinds } from '../../route/kinds.js'
import type { IsAny } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { Joined, UntypedList } from '../../text/options.js'
import type { ParamNames } from '../../text/path.js'
import type { MoreParameters } from '../middleware/middleware.js'
import type { NoOptionMessage } from '../options/foreign-words.js'
import type { NameIn, Untyped } from '../options/refused-options.js'

/** A function without types in place of options, or what is there by mistake: see `Untyped`. */
export type UntypedVerbOptions = Untyped<keyof ActionContract | 'to' | 'use'> | UntypedList | MoreParameters

/** An object, and no function, text, list or number: these have a `length`, or another `valueOf`. Optional members alone would refuse most objects. */
interface VerbOptions {
  readonly valueOf: () => object
  readonly length?: never
  readonly '~standard'?: never
}

/** Whether what follows the path is options. A value of type `any` is not, and neither is one that is not known yet. */
export type IsOptions<Given> = unknown extends Given ? false : [Given] extends [VerbOptions] ? true : false

/**
 * Whether options have schemas for the body and the query, and nothing else: the short check, which most contracts pass. Names from an
 * enum do not, since the contract is stored as it is.
 */
export type HasOnlySchemas<Options> = keyof Options extends 'body' | 'query'
  ? Options extends BodySchema | QuerySchema
    ? NameIn<Options> extends keyof Options
      ? true
      : false
    : false
  : false
interface BodySchema {
  readonly body: StandardSchema
  readonly query?: StandardSchema
}
interface QuerySchema {
  readonly body?: StandardSchema
  readonly query: StandardSchema
}

/** A schema. Instead of one, kinds of parameters are possible too. */
interface AnySchema {
  readonly '~standard': unknown
}

/** The kinds in the options of a verb: the member `params`, unless it is a schema. */
export type KindsOfVerb<Options> = Options extends { readonly params: infer Kinds extends object }
  ? [Kinds] extends [AnySchema]
    ? {}
    : Kinds
  : {}

/** The frame for what follows the options: with their kinds, which `ctx` has. */
export type FrameBehind<Frame extends AnyFrame, First> =
  HasOnlySchemas<First> extends true
    ? Frame
    : IsOptions<First> extends true
      ? keyof KindsOfVerb<First> extends never
        ? Frame
        : VerbFrame<Frame, KindsOfVerb<First>>
      : Frame

interface VerbFrame<Frame extends AnyFrame, Kinds>
  extends Pick<Frame, Exclude<keyof AnyFrame, 'kinds' | 'collection'>> {
  readonly kinds: Frame['kinds'] & WithKinds<Kinds>
}

/**
 * The context of the middleware at the end of a verb: with `input`, if the first argument after the path is options with schemas
 * for it. It stays what it is where nothing is added: see `InputContext`.
 */
export type ContextBehind<Context, First> =
  HasOnlySchemas<First> extends true
    ? Context & {
        /** What the schemas of the contract make of the request. */
        readonly input: InputOfContract<First>
      }
    : IsOptions<First> extends true
      ? [SchemasIn<First>] extends [never]
        ? Context
        : Context & {
            /** What the schemas of the contract make of the request. */
            readonly input: InputOfContract<Named<First, SchemasIn<First>>>
          }
      : Context

/** Options whose member `params` is a schema. */
export interface WithSchema {
  readonly params: AnySchema
}

/** The parts of a request for which the options have a schema. */
type SchemasIn<Options> = Options extends WithSchema
  ? NameIn<Options> & InputPart
  : Exclude<NameIn<Options> & InputPart, 'params'>

export type ContractMembers<Options> = Options extends WithSchema
  ? NameIn<Options> & keyof ActionContract
  : Exclude<NameIn<Options> & keyof ActionContract, 'params'>

/** Some members of options, by their texts. */
export type Named<Options, Names> = { [Name in keyof Options as `${Name & string}` & Names]: Options[Name] }

/**
 * An action or a target at the end of a verb; after options with a contract, the error message: that belongs to its class. The
 * first condition finds a middleware, and options that have only kinds.
 */
export type EndBehind<Call extends string, First, Last> = [keyof First] extends ['params']
  ? [First] extends [WithSchema]
    ? CallMessage<Call, typeof OF_CLASS>
    : Last
  : IsOptions<First> extends true
    ? [ContractMembers<First>] extends [never]
      ? Last
      : CallMessage<Call, typeof OF_CLASS>
    : Last

/** Whether options have a contract, so that no action and no target may follow. */
export type HasContract<First> = [EndBehind<string, First, never>] extends [never] ? false : true

/** Whether a last argument is a text. While none is written, it is `never`. One of type `any` may be a middleware. */
export type IsText<Last> = unknown extends Last
  ? false
  : [Last] extends [string]
    ? [Last] extends [never]
      ? false
      : true
    : false

/**
 * What is wrong with a member of the options of a middleware route, or `never`. With `exactOptionalPropertyTypes`, TypeScript would
 * refuse `undefined` with an error for the whole object.
 */
export type MemberProblem<Call extends string, Path extends string, Member, Value> = Member extends keyof ActionContract
  ? Member extends InputPart
    ? [Value] extends [StandardSchema]
      ? Member extends 'headers'
        ? CallMessage<Call, HeaderNamesProblem<"'headers' in the contract", Value>>
        : never
      : Value extends LongBody
        ? Member extends 'body'
          ? LongBodyProblem<"'body' in the contract", Value> extends infer Problem extends string
            ? CallMessage<Call, Problem>
            : never
          : CallMessage<Call, SchemaMessage<'', Member>>
        : CallMessage<Call, SchemaMessage<'', Member>>
    : [Value] extends [undefined]
      ? { readonly [Name in Member]: Value } extends Pick<ActionContract, Member>
        ? never
        : CallMessage<Call, MemberMessage<'', Member>>
      : Member extends 'returns'
        ? ReturnsProblem<"'returns' in the contract", Value> extends infer Problem extends string
          ? CallMessage<Call, Problem>
          : never
        : [Value] extends [ActionContract[Member]]
          ? never
          : CallMessage<Call, MemberMessage<'', Member>>
  : IsAny<Value> extends true // while only `{ o` is written: see `RefusedValue` of `options.ts`
    ? never
    : CallMessage<Call, NoOptionMessage<'verb', Path, Member & string, Names>>

/** One error message for each parameter that the schema of `params` requires and the path lacks, or `never`. A part for any place knows only its own path. */
export type MissingParam<Call extends string, Path extends string, Schema> = Path extends `/…/${string}`
  ? never
  : Schema extends unknown // a condition may choose one of several schemas
    ? MissingMessage<Call, LackedKey<TakenBy<Schema>, ParamNames<Path>>>
    : never
type MissingMessage<Call extends string, Param> = Param extends string
  ? CallMessage<Call, `'params' in the contract requires '${Param}', which the path does not have`>
  : never

/** The names of the members, as error messages list them. */
export type Names = Joined<MemberNames>

/**
 * What is wrong with the contract in the options of a middleware route, or `undefined`: the twin of `MemberProblem`. The types take
 * `undefined` for all members but the schemas of the input.
 */
export const contractProblem = (options: object): string | undefined =>
  contractMembers(options)
    .filter(([member, value]) => value !== undefined || INPUT_PARTS.some(part => part === member))
    .map(([member, value]) => memberProblem('', member, value))
    .find(problem => problem !== undefined)

/** The contract in checked options, as an object that nobody can change; `undefined` if they have none. */
export const contractOfOptions = (options: object): ActionContract | undefined => {
  const members = contractMembers(options)
  return members.length > 0 ? Object.freeze(Object.fromEntries(members)) : undefined
}

const contractMembers = (options: object): readonly (readonly [string, unknown])[] =>
  Object.entries(options).filter(([name, value]) => isMember(name) && (name !== 'params' || isSchema(value)))

/** For a contract before an action: see `EndBehind`. */
export const OF_CLASS = "the contract of an action belongs to its class, as 'static readonly contract'"
