/** The replies of a client's call. */

import type { ClientReply } from '../client/call.js'
import type { ResultOf, SettledOf } from '../contract/json.js'
import type { Reply } from '../contract/reply.js'
import type {
  DeclaredBody,
  DeclaredHeaders,
  FetchResponse,
  NoBody,
  ReadBody,
  ReadValue,
} from '../contract/reply-bodies.js'
import type { DeclaredReply, RepliesIn } from '../contract/returns.js'
import type { DescriptionsBefore } from '../route/context.js'
import type { Requires } from '../route/described.js'

/** The replies of an action: those of `returns` in its contract, and those that it returns with other statuses. */
export type ActionReplies<Contract, Instance, Action extends string> = Contract extends {
  readonly returns: infer Returns extends object
}
  ? DeclaredReplies<RepliesIn<Returns>> | UndeclaredReplies<GivenBy<Instance, Action>, StatusOf<RepliesIn<Returns>>>
  : GivenBy<Instance, Action>

/** The replies of a contract, or any. */
export type DeclaredOrAny<Contract> = Contract extends { readonly returns: infer Returns extends object }
  ? DeclaredReplies<RepliesIn<Returns>>
  : ClientReply<number, unknown>

/**
 * The replies of the library itself to a request that does not fit. A condition keeps the name of this type off the union: a project
 * that emits declarations would get it in place of the replies.
 */
export type OwnReplies<Contract, Kinds, Errors> = [Contract] extends [infer Known]
  ?
      | (Known extends { readonly body: unknown }
          ? ClientReply<400, Errors> | ClientReply<413, Errors> | ClientReply<415, Errors> | ClientReply<422, Errors>
          : never)
      | (Known extends { readonly params: unknown } | { readonly query: unknown } | { readonly headers: unknown }
          ? ClientReply<400, Errors>
          : never)
      | ([keyof Kinds] extends [never] ? never : ClientReply<404, Errors>)
  : never

/** The replies of the described middlewares before a route. A condition keeps the name off the union, as above. */
export type RepliesOfMiddlewares<State> = [Exclude<DescriptionsBefore<State>, Requires<unknown>>] extends [
  infer Replies,
]
  ? DeclaredReplies<RepliesIn<Replies>>
  : never

/** The replies to a method: those to HEAD have no body. */
export type SentFor<Key, Replies> = Key extends `HEAD ${string}` ? WithoutBody<Replies> : Replies
type WithoutBody<Replies> =
  Replies extends ClientReply<infer Status, infer _Body, infer Fields> ? ClientReply<Status, undefined, Fields> : never

type DeclaredReplies<Replies> =
  Replies extends DeclaredReply<infer Status extends number, infer Declared>
    ? ClientReply<Status, DeclaredBody<Status, Declared, Stream>, DeclaredHeaders<Declared>>
    : never

type StatusOf<Replies> = Replies extends { readonly status: infer Status } ? Status : never
type UndeclaredReplies<Replies, Declared> = Replies extends { readonly status: infer Status }
  ? Status extends Declared
    ? never
    : Replies
  : never

/** The replies that an action returns. An action that the class lacks and an unknown class are errors of the table. */
type GivenBy<Instance, Action extends string> = Instance extends { readonly [Key in Action]: infer Member }
  ? GivenReplies<SettledOf<ResultOf<Member>>>
  : ClientReply<number, unknown>

/** The replies of what an action returns. All values that are no replies together are the body of one. */
type GivenReplies<Given> = unknown extends Given
  ? ClientReply<number, unknown>
  : EachReply<Given> | PlainReply<Exclude<Given, Reply<number, unknown> | NoBody | FetchResponse>>
type PlainReply<Given> = [Given] extends [never] ? never : ClientReply<200, ReadValue<Given, Stream>>
type EachReply<Given> =
  Given extends Reply<infer Status, infer Body, infer Headers>
    ? ReplyOfEach<Status, ReadBody<Body, Headers, Stream>, KnownHeaders<Headers>>
    : Given extends NoBody
      ? ClientReply<204, undefined>
      : Given extends FetchResponse
        ? ClientReply<number, unknown>
        : never

/** What is sent as bytes, and the files and streams of `fetch`, are read as the stream of the response. */
type Stream = ReadableStream<Uint8Array>

type ReplyOfEach<Status, Body, Headers> = Status extends number ? ClientReply<Status, Body, Headers> : never
type KnownHeaders<Headers> = string extends keyof Headers ? {} : Headers
