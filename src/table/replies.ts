/** The replies of actions, read from the type of a table. */

import type { ContractAt } from '../contract/contract.js'
import type { JsonOf, ResultOf } from '../contract/json.js'
import type { EmptyStatus, Reply } from '../contract/reply.js'
import type { TakenBy } from '../contract/schema.js'
import type { IsAny } from '../text/inference.js'
import type { ClassOf } from './class-of.js'
import type { RouteTable, TargetOf } from './table.js'

/**
 * What a target replies, as a client reads it: a union by status, `{ status: 200; body: … }`, with each body as JSON gives
 * it. It comes from `returns` in the contract of the action, or else from the type of what the action returns. The types
 * see neither what an action sets on `ctx` nor errors that are thrown.
 *
 * No controller of the table may use it: an action whose type follows from its own replies would be circular.
 *
 * @example type Shown = ReplyOf<typeof routes, 'Places#show'> // { status: 200; body: … } | { status: 404; body: … }
 */
export type ReplyOf<Table, Target extends TargetOf<Table>> =
  Table extends RouteTable<infer Registry, infer Entries>
    ? Target extends `${infer Path}#${infer Action}`
      ? RepliesOf<ClassOf<Registry, Entries, Path, Target>, Action>
      : UnknownReply
    : never

type RepliesOf<Controller, Action extends string> = [Controller] extends [never]
  ? UnknownReply
  : ContractAt<Controller, Action> extends { readonly returns: infer Returns }
    ? DeclaredOr<Returns, ReturnedReplies<Controller, Action>>
    : ReturnedReplies<Controller, Action>

/** Of `returns: undefined`, or of a condition that may give it, the replies are those that the action returns. */
type DeclaredOr<Returns, Returned> = Returns extends undefined ? Returned : DeclaredReplies<Returns>

type ReturnedReplies<Controller, Action extends string> = Controller extends abstract new (
  ...given: never
) => { readonly [Key in Action]: infer Member }
  ? Member extends (...given: never) => unknown
    ? GivenReplies<Awaited<ResultOf<Member>>>
    : UnknownReply
  : UnknownReply

/** The reply of an action that the class does not have, or of a class that nobody knows: an error of the table. */
// biome-ignore lint/suspicious/noExplicitAny: as said
type UnknownReply = any

/**
 * The replies of a contract: one schema for 200, or a schema for each status. A status is a number however it is written, and one
 * without a schema is as if it were left out.
 */
type DeclaredReplies<Returns> = Returns extends { readonly '~standard': unknown }
  ? ReplyWith<200, WithUndefined<TakenBy<Returns>>>
  : {
      [Status in keyof Returns]-?: Returns[Status] extends undefined
        ? never
        : ReplyWith<StatusIn<Status>, DeclaredBody<StatusIn<Status>, Returns[Status]>>
    }[keyof Returns]
type DeclaredBody<Status, Schema> = Status extends EmptyStatus ? undefined : WithUndefined<TakenBy<Schema>>

/** The status under a key of `returns`: `201` under `201` and under `'201'`, which are one key. */
export type StatusIn<Key> = Key extends number ? Key : Key extends `${infer Status extends number}` ? Status : never

export type ReplyWith<Status, Body> = { readonly status: Status; readonly body: Body }

/**
 * The replies of an action that returns a value, one for each status. A status of type `number` may be any, so the replies are
 * not put together by it. Nothing is known of a value of type `any`.
 */
type GivenReplies<Given> =
  IsAny<Given> extends true
    ? ReplyWith<number, unknown>
    : unknown extends Given
      ? ReplyWith<number, unknown>
      : number extends StatusOf<Given>
        ? EachReply<Given>
        : { [Status in StatusOf<Given>]: ReplyWith<Status, BodyAt<Given, Status>> }[StatusOf<Given>]
type EachReply<Given> = Given extends unknown ? ReplyWith<StatusOf<Given>, BodyAt<Given, StatusOf<Given>>> : never

/** `void`, `undefined` and `null` are answered with 204. */
// biome-ignore lint/suspicious/noConfusingVoidType: the type of what an action without `return` gives
export type NoBody = undefined | null | void

type StatusOf<Given> =
  Given extends Reply<infer Status, unknown>
    ? Status
    : Given extends NoBody
      ? 204
      : Given extends Fetched
        ? number
        : 200

/** The body of those replies that have the status. */
type BodyAt<Given, Status> =
  Given extends Reply<infer Each, infer Body>
    ? Status extends Each
      ? BodyOf<Body>
      : never
    : Given extends NoBody
      ? Status extends 204
        ? undefined
        : never
      : Given extends Fetched
        ? unknown
        : Status extends 200
          ? BodyOf<Given>
          : never

/** What a client reads as the body. What is sent as bytes is read by its `Content-Type`, which the types do not know. */
type BodyOf<Body> =
  IsAny<Body> extends true ? unknown : [Extract<Body, Bytes>] extends [never] ? WithUndefined<Body> : unknown
export type WithUndefined<Body> =
  | JsonOf<Exclude<Body, NoValue>>
  | (Extract<Body, NoValue> extends never ? never : undefined)
// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a result has returned
export type NoValue = undefined | void

/** A buffer, a stream of Node, a `ReadableStream`, a `Blob`. Not every project has the types of the last two. */
export type Bytes =
  | Uint8Array
  | { pipe(...given: never): unknown }
  | { getReader(...given: never): unknown }
  | { arrayBuffer(): Promise<ArrayBuffer> }

/** A `Response`, which has a status of its own. */
export interface Fetched {
  readonly status: number
  readonly bodyUsed: boolean
  arrayBuffer(): Promise<ArrayBuffer>
}
