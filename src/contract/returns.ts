/** The replies of a contract by status: their schemas, or the long form of each. */

import { MEDIA_TYPES, type MediaTypes } from '../body/media-types.js'
import type { IsAny, KeyedBy } from '../text/inference.js'
import { type HeaderNamesProblem, headerNamesProblem } from './header-names.js'
import { type Inner, inner, isLongForm, type MustBe, mustBe } from './long-form.js'
import { type EmptyStatus, isEmptyStatus, isReplyStatus, type ReplyStatus } from './reply.js'
import { areReplyTypes, type EachType, type NoMediaType } from './reply-types.js'
import { isSchema, type NoMembers, resultAtOnce, type SentBy, type StandardSchema, type TakenBy } from './schema.js'
import type { DescribedReplies } from './usual-returns.js'

/**
 * The long form of a reply in a contract. All members are optional: without `body`, it says nothing of the body.
 *
 * @example const csv: ReplyContract = { body: z.string(), type: 'text/csv', description: 'The bookings of a month' }
 */
export interface ReplyContract {
  /** The schema of the body. */
  readonly body?: StandardSchema
  /** The schema of the header fields, as one object, whose names are in lower case. */
  readonly headers?: StandardSchema
  /** What the reply means: for documents. */
  readonly description?: string
  /** The media type of the body, where it is not JSON: one, a list of those that it may have, or a range such as `image/*`. */
  readonly type?: MediaTypes
}

/**
 * One error message for each wrong status of replies, and for each body of a status that has none; or `never`. `Name` is that of the
 * member: `'returns' in the contract`.
 */
export type ReturnsProblem<Name extends string, Returns> = Returns extends StandardSchema
  ? never
  : [Returns, NameIn<Returns>] extends [DescribedReplies, ReplyStatus | 'body' | 'description']
    ? never
    : RepliesProblem<Name, typeof REPLIES, Returns>
/** The statuses, and the members of the long forms. */
type NameIn<Returns> = `${keyof Returns & (string | number)}` | MemberIn<Returns[keyof Returns]>
type MemberIn<Reply> = Reply extends AnySchema ? never : keyof Reply
/** The same without a schema alone, which would be for the status 200. */
export type RepliesProblem<Name extends string, What extends string, Replies> = Replies extends
  | NoMembers
  | Function
  | StandardSchema
  ? MustBe<Name, What>
  : { [Status in keyof Replies]: StatusProblem<Name, What, Status, Replies[Status]> }[keyof Replies]

/** What `returns` is. A list of schemas has no statuses. */
export const REPLIES = 'a Standard Schema, or an object with one for each status'
/** What replies are that have no schema alone. */
export const BY_STATUS = 'an object with a Standard Schema for each status'

/** A status may be written as a text: `'201'` and `201` are one key. The library reads no pattern of keys. */
type StatusProblem<Name extends string, What extends string, Status, Reply> = Status extends string | number
  ? {} extends KeyedBy<`${Status}`>
    ? never
    : `${Status}` extends ReplyStatus
      ? ReplyProblem<Name, What, `${Status}`, Reply>
      : Status extends number | `${number}`
        ? StatusMessage<Name, `${Status}`>
        : MustBe<Name, What>
  : never

type BodyProblem<Name extends string, Status extends string, Schema> = Status extends `${EmptyStatus}`
  ? undefined extends TakenBy<Schema>
    ? never
    : EmptyMessage<Name, Status>
  : never

/** A schema, or the long form. An index signature does not check what is under a number in a variable. */
type ReplyProblem<Name extends string, What extends string, Status extends string, Reply> = Reply extends
  | StandardSchema
  | undefined
  ? BodyProblem<Name, Status, Reply>
  : Reply extends NoMembers | Function
    ? MustBe<Name, What>
    : {
        [Member in keyof Reply]: Member extends keyof typeof MEMBERS
          ? Reply[Member] extends ReplyContract[Member]
            ? Member extends 'body'
              ? BodyProblem<Name, Status, Reply[Member]>
              : Member extends 'headers'
                ? HeaderNamesProblem<Inner<Name, `${Status}.headers`>, Reply[Member]>
                : Member extends 'type'
                  ? [NoMediaType<EachType<Reply[Member]>>] extends [never]
                    ? never
                    : MustBe<Inner<Name, `${Status}.${Member}`>, (typeof MEMBERS)[Member]>
                  : never
            : MustBe<Inner<Name, `${Status}.${Member}`>, (typeof MEMBERS)[Member]>
          : NoMemberMessage<Name, Status, Member & string>
      }[keyof Reply]

/** The members of the long form, and what they are. */
const MEMBERS = {
  body: 'a Standard Schema',
  headers: 'a Standard Schema',
  description: 'a string',
  type: MEDIA_TYPES,
} as const

/** What is wrong with `returns`, or `undefined`: the twin of `ReturnsProblem`. */
export const returnsProblem = (name: string, returns: unknown): string | undefined =>
  isSchema(returns) ? undefined : repliesProblem(name, REPLIES, returns)

/** The twin of `RepliesProblem`. */
export const repliesProblem = (name: string, what: string, replies: unknown): string | undefined =>
  isLongForm(replies)
    ? Object.entries(replies)
        .map(([status, reply]) => (reply === undefined ? undefined : statusProblem(name, what, status, reply)))
        .find(problem => problem !== undefined)
    : mustBe(name, what)

const statusProblem = (name: string, what: string, status: string, reply: unknown): string | undefined => {
  if (Number.isNaN(Number(status))) return mustBe(name, what)
  if (!isReplyStatus(Number(status)) || String(Number(status)) !== status) return statusMessage(name, status)
  return isSchema(reply) ? bodyProblem(name, status, reply) : replyProblem(name, what, status, reply)
}

const bodyProblem = (name: string, status: string, schema: StandardSchema): string | undefined =>
  isEmptyStatus(Number(status)) && refuses(schema, undefined) ? emptyMessage(name, status) : undefined

const replyProblem = (name: string, what: string, status: string, reply: unknown): string | undefined => {
  if (!isLongForm(reply)) return mustBe(name, what)
  for (const [member, value] of Object.entries(reply)) {
    if (!isMember(member)) return noMemberMessage(name, status, member)
    const problem = value === undefined ? undefined : memberProblem(name, status, member, value)
    if (problem !== undefined) return problem
  }
  return undefined
}
const memberProblem = (name: string, status: string, member: keyof typeof MEMBERS, value: unknown) => {
  const of = inner(name, `${status}.${member}`)
  if (member === 'description') return typeof value === 'string' ? undefined : mustBe(of, MEMBERS[member])
  if (member === 'type') return areReplyTypes(value) ? undefined : mustBe(of, MEMBERS[member])
  if (!isSchema(value)) return mustBe(of, MEMBERS[member])
  return member === 'body' ? bodyProblem(name, status, value) : headerNamesProblem(of, value)
}
const isMember = (name: string): name is keyof typeof MEMBERS => Object.hasOwn(MEMBERS, name)

/** Whether a schema may take what is no body. */
const takesNothing = (schema: StandardSchema): boolean => !(refuses(schema, undefined) && refuses(schema, null))

/** Whether a schema certainly refuses a value. */
const refuses = (schema: StandardSchema, value: unknown): boolean => {
  try {
    return resultAtOnce(schema, value).issues !== undefined
  } catch {
    return false // A schema may be asynchronous, or read the table, which does not exist yet.
  }
}

/**
 * The replies of a contract, each with its status, as a union. A schema alone is for what an action returns: for the status 200, and for
 * 204 if it takes `null` or `undefined`, which are no bodies. A status is a number however it is written, and one without a schema is as
 * if it were left out. Of a value of type `any`, nothing is known.
 */
export type RepliesIn<Returns> = IsAny<Returns> extends true ? DeclaredReply<number, {}> : RepliesOf<Returns>
type RepliesOf<Returns> = Returns extends AnySchema
  ? DeclaredReply<200, Returns> | NoBodyReply<SentBy<Returns>>
  : {
      [Status in keyof Returns]-?: Returns[Status] extends undefined
        ? never
        : DeclaredReply<StatusIn<Status>, Exclude<Returns[Status], undefined>>
    }[keyof Returns]
type NoBodyReply<Body> = undefined extends Body
  ? DeclaredReply<204, {}>
  : null extends Body
    ? DeclaredReply<204, {}>
    : never
export interface DeclaredReply<Status, Declared> {
  readonly status: Status
  readonly declared: Declared
}
export interface AnySchema {
  readonly '~standard': unknown
}
/** The reply of one status, as `RepliesIn` has it, or `never`; looked up, since most contracts have few statuses and most actions one. */
export type DeclaredAt<Returns, Status extends number> = Returns extends AnySchema
  ? Status extends 200
    ? Returns
    : Status extends 204
      ? NoBodyReply<SentBy<Returns>>
      : never
  : Exclude<Returns[(Status | `${Status}`) & keyof Returns], undefined>
/** The status under a key of `returns`: `201` under `201` and under `'201'`, which are one key. */
type StatusIn<Key> = Key extends number ? Key : Key extends `${infer Status extends number}` ? Status : never

/**
 * The replies of a checked contract, each in its long form and by its status: the twin of the type `RepliesIn`.
 */
export const repliesIn = (returns: object): ReadonlyMap<number, ReplyContract> => {
  const read = known.get(returns) ?? readReplies(returns)
  known.set(returns, read)
  return read
}
const known = new WeakMap<object, ReadonlyMap<number, ReplyContract>>()
const readReplies = (returns: object): ReadonlyMap<number, ReplyContract> => {
  const replies = isSchema(returns) ? { 200: returns, ...(takesNothing(returns) && { 204: {} }) } : returns
  return new Map(
    Object.entries(replies).flatMap(([status, reply]: readonly [string, StandardSchema | ReplyContract | undefined]) =>
      reply === undefined ? [] : [[Number(status), isSchema(reply) ? { body: reply } : reply] as const],
    ),
  )
}

type NoMemberMessage<Name extends string, Status extends string, Member extends string> = ReturnType<
  typeof noMemberMessage<Name, Status, Member>
>
const noMemberMessage = <Name extends string, Status extends string, Member extends string>(
  name: Name,
  status: Status,
  member: Member,
) => `${name} has '${status}.${member}': the members of a reply are body, headers, description, type` as const

type StatusMessage<Name extends string, Status extends string> = ReturnType<typeof statusMessage<Name, Status>>
const statusMessage = <Name extends string, Status extends string>(name: Name, status: Status) =>
  `${name} has the status ${status}: write one from 200 to 599` as const

type EmptyMessage<Name extends string, Status extends string> = ReturnType<typeof emptyMessage<Name, Status>>
const emptyMessage = <Name extends string, Status extends string>(name: Name, status: Status) =>
  `${name} has a body for ${status}: write a schema of undefined` as const
