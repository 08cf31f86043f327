/** Contracts: what an action takes and gives, as its class declares it. */

import type { BodyContract } from './body.js'
import type { ReplyContract } from './returns.js'
import type { StandardSchema } from './schema.js'
import type { UsualReplySchemas } from './usual-replies.js'

/**
 * The contract of one action. All members are optional, and one that is `undefined` is left out. A request whose input does not fit the schemas is answered with an
 * `InputError`, before the controller is constructed; what they make of it is `ctx.input`.
 *
 * @example const create = { body: z.object({ name: z.string() }), summary: 'Offer a place' } satisfies ActionContract
 */
export interface ActionContract extends MembersBesideParams {
  /** The schema of `ctx.params`, whose values are strings. */
  readonly params?: StandardSchema | undefined
}

/** Those that a verb has among its options as they are. Editors show no docstrings of an `Omit`. */
export interface MembersBesideParams {
  /** The schema of `ctx.query`: strings, and lists of strings where a key is repeated. */
  readonly query?: StandardSchema | undefined
  /** The schema of `ctx.headers`, whose names are in lower case. */
  readonly headers?: StandardSchema | undefined
  /** The schema of the body, which is JSON; or `{ schema, type, limit }` for other media types and another limit. */
  readonly body?: StandardSchema | BodyContract | undefined
  /** The schema of the reply, or one for each status. */
  readonly returns?: StandardSchema | ReplySchemas | undefined
  /** What the action does, in a few words: for documents. */
  readonly summary?: string | undefined
  /** What the action does, in full: for documents. */
  readonly description?: string | undefined
  /** The groups that a document lists the action in, in place of its controller path. */
  readonly tags?: readonly string[] | undefined
  /** Whether a document says that the action should not be used any more. */
  readonly deprecated?: boolean | undefined
  /** The security requirements of the action, as OpenAPI has them: any one of the list suffices. */
  readonly security?: SecurityRequirements | undefined
  /** Members for the operation of an OpenAPI document, in addition to those that it gets from the contract. */
  readonly openapi?: { readonly [member: string]: unknown } | undefined
}

/**
 * Security requirements, as OpenAPI has them: any one of the list suffices, and all schemes of it are needed.
 *
 * @example const security: SecurityRequirements = [{ bearer: [] }, { oauth: ['places:write'] }]
 */
export type SecurityRequirements = readonly { readonly [scheme: string]: readonly string[] }[]

/**
 * What a document says of all actions of a controller: the member `'*'` of its contract.
 *
 * @example const all: ControllerContract = { tags: ['places'], security: [{ bearer: [] }] }
 */
export interface ControllerContract {
  /** What the actions have in common, in full. */
  readonly description?: string | undefined
  /** The groups that a document lists the actions in. Those of an action take precedence. */
  readonly tags?: readonly string[] | undefined
  /** The security requirements of the actions. Those of an action take precedence. */
  readonly security?: SecurityRequirements | undefined
}

/**
 * A schema for each status, or the long form. An editor offers the usual statuses. A number that cannot begin a status is refused.
 *
 * @example const returns: ReplySchemas = { 200: Place, 404: { body: Problem, description: 'There is no such place.' } }
 */
export type ReplySchemas = (UsualReplySchemas & OtherReplySchemas) | UsualReplySchemas // an interface has no index signature
type OtherReplySchemas = {
  readonly [Status in `${2 | 3 | 4 | 5}${number}`]?: StandardSchema | ReplyContract | undefined
}

/**
 * The contract of a controller: an `ActionContract` by action. With `satisfies`, the compiler completes the names of the
 * actions and refuses others, and keeps the types of the schemas. It reads only the names of the members, so that a
 * controller may take its contexts from the table that it is part of.
 *
 * @example
 * class PlacesController {
 *   static readonly contract = { create: { body: NewPlace } } satisfies ContractOf<PlacesController>
 *   create(ctx: Ctx['create']) { return places.create(ctx.input.body) }
 * }
 */
export type ContractOf<Controller> = {
  // An object that does not write `toString` has that of all objects. Without `Object[Action]`, no contract would fit a class
  // with a method of such a name.
  readonly [Action in keyof Controller]?: Action extends keyof Object ? ActionContract | Object[Action] : ActionContract
} & {
  /** What a document says of all actions. No action has this name. */
  readonly [All in typeof ALL_ACTIONS]?: ControllerContract
}

/** The member of a contract for all actions. */
export const ALL_ACTIONS = '*'

/** The static member of a class that has its contract. */
export const CONTRACT = 'contract'

/** A contract as it may be without `satisfies`: a type of objects does not have to show that it takes any name. */
export interface LooseContract extends Omit<ActionContract, 'security' | 'openapi'> {
  readonly security?: readonly object[] | undefined
  readonly openapi?: object | undefined
}

/** A class with a contract. */
export interface WithContract<Contract> {
  readonly [CONTRACT]: Contract
}

/** A class without a contract. With the optional member alone, the compiler would refuse every class that does not have it. */
export interface WithoutContract {
  readonly prototype: object
  readonly [CONTRACT]?: undefined
}

/** The contract of a class, or `{}`. A subclass has that of its parent unless it declares one. */
type ContractIn<Controller> = Controller extends WithContract<infer Contract> ? Contract : {}

/**
 * Whether a contract has a type that does not say which schemas it has, such as `Record<string, ActionContract>` or `ContractOf`.
 * The contract `{}` hides nothing.
 */
export type HidesSchemas<Contract> = {} extends Contract ? ([keyof Contract] extends [never] ? false : true) : false

/**
 * The contract of an action of a class, or `{}`. The second look finds a member of an enum, which is another key than its text.
 *
 * @example ContractAt<typeof PlacesController, 'create'>['body'] // the type of the schema
 */
export type ContractAt<Controller, Action extends PropertyKey> = Action extends keyof ContractIn<Controller>
  ? ContractIn<Controller>[Action]
  : ContractIn<Controller> extends { readonly [Key in Action]: infer Contract }
    ? Contract
    : {}

/** The contract of an action of a class, or `undefined`. Names such as `toString` are not in a contract that lacks them. */
export const contractAt = (controller: object, action: string): ActionContract | undefined => {
  const { [CONTRACT]: contract } = controller as { readonly [CONTRACT]?: { readonly [name: string]: ActionContract } } // checked when the table was defined
  return contract && Object.hasOwn(contract, action) ? contract[action] : undefined
}

/** What the contract of a class says of all of its actions. */
export const contractOfAll = (controller: object): ControllerContract => contractAt(controller, ALL_ACTIONS) ?? {}
