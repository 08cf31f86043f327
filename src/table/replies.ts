/** The replies of actions, read from the type of a table. */

import type { ContractAt } from '../contract/contract.js'
import type { ResultOf } from '../contract/json.js'
import type { Reply } from '../contract/reply.js'
import type { DeclaredBody, FetchResponse, NoBody, ReadBody, ReadValue } from '../contract/reply-bodies.js'
import type { DeclaredReply, RepliesIn } from '../contract/returns.js'
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
type DeclaredOr<Returns, Returned> = Returns extends undefined ? Returned : DeclaredReplies<RepliesIn<Returns>>

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

type DeclaredReplies<Replies> =
  Replies extends DeclaredReply<infer Status, infer Declared>
    ? ReplyWith<Status, DeclaredBody<Status, Declared, unknown>>
    : never

type ReplyWith<Status, Body> = { readonly status: Status; readonly body: Body }

/**
 * The replies of an action that returns a value, one for each status. A status of type `number` may be any, so the replies are
 * not put together by it. Nothing is known about a value of type `any`.
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

type StatusOf<Given> =
  Given extends Reply<infer Status, unknown>
    ? Status
    : Given extends NoBody
      ? 204
      : Given extends FetchResponse
        ? number
        : 200

/** The body of those replies that have the status. */
type BodyAt<Given, Status> =
  Given extends Reply<infer Each, infer Body, infer Headers>
    ? Status extends Each
      ? ReadBody<Body, Headers, unknown>
      : never
    : Given extends NoBody
      ? Status extends 204
        ? undefined
        : never
      : Given extends FetchResponse
        ? unknown
        : Status extends 200
          ? ReadValue<Given, unknown>
          : never
