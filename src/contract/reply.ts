/** `reply`: what an action returns to answer with a status of its own. */

import { type CallMessage, callMessage } from '../text/messages.js'
import type { BigintPlace, BigintProblem } from './bigint.js'
import { type NoBodyProblem, noBodyProblem } from './no-body.js'

/** Marks a reply for every copy of this package. */
const REPLY: unique symbol = Symbol.for('signalbox.Reply')

/**
 * What `reply` returns. An action that returns one is answered with it; the type of an action lists its replies as a union. `Headers`
 * has the header fields that are known.
 *
 * @example const created: Reply<201, { id: string }> = reply(201, { id: '5' })
 */
export interface Reply<Status extends number, Body = undefined, Headers = {}> {
  readonly [REPLY]: true
  readonly status: Status
  /** `undefined` for a reply without a body. */
  readonly body: Body
  readonly headers: Headers
}

/**
 * Header fields of a reply. A list makes one field for each of its elements, and `undefined` makes none.
 *
 * @example const headers: ReplyHeaders = { Location: '/places/5', Vary: ['Accept', 'Cookie'] }
 */
export interface ReplyHeaders extends HeaderFields {
  readonly [name: string]: HeaderValue
}
/** Header fields of any type, also of an interface, which has no index signature. */
type FieldsOf<Headers> = { readonly [Name in keyof Headers]: HeaderValue }
/** The media type as it is written, which says how a body is read. */
type WithType<Headers, Type> = [Type] extends [never]
  ? Headers
  : { [Name in keyof Headers]: Name extends 'Content-Type' ? Type : Headers[Name] }
type HeaderValue = string | number | readonly string[] | undefined

/**
 * The fields that an editor offers: those that answers of actions have, of RFC 9110 and 9111.
 *
 * @example const headers: HeaderFields = { Location: '/places/5' }
 */
export type HeaderFields<Type = HeaderValue> = {
  readonly [Name in
    | `Content-${'Disposition' | 'Language' | 'Location' | 'Type'}`
    | 'Allow'
    | 'Cache-Control'
    | 'ETag'
    | 'Expires'
    | 'Last-Modified'
    | 'Link'
    | 'Location'
    | 'Retry-After'
    | 'Vary'
    | 'WWW-Authenticate']?: Name extends 'Content-Type' ? Type : HeaderValue
}

/** Whether a value is a reply of any copy of this package. */
export const isReply = (value: object): value is Reply<number, unknown, ReplyHeaders> => REPLY in value

/**
 * The statuses whose answers have no body.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#section-6.4.1
 */
const EMPTY = [204, 205, 304] as const
export type EmptyStatus = (typeof EMPTY)[number]

/** Whether answers with a status have no body. */
export const isEmptyStatus = (status: number): boolean => EMPTY.some(each => each === status)

/**
 * The type of a parameter: what was given, or the error message. Unlike `Checked`, this takes a value of a type parameter,
 * as in a helper such as `<Body>(body: Body) => reply(201, body)`: the compiler takes the second branch alone for a
 * conditional type that would not take the first with `any` in place of each type parameter.
 *
 * What is wrong with a body is a type parameter of its own, which nothing infers. With the conditional type in its place, the compiler
 * would look for the members of an object literal in all that the type may become: 24,000 instantiations at the first call of a program.
 */
type Accepted<Given, Problem> = [IsProblem<Problem>] extends [true] ? Problem : Given
type IsProblem<Problem> = [Problem] extends [never] ? false : true
/** The result of a call. A refused one fits any reply, so that one mistake is one error. */
export type Replied<Status extends number, Body, Problem, Headers = {}> = [IsProblem<Problem>] extends [true]
  ? // biome-ignore lint/suspicious/noExplicitAny: as said
    any
  : Reply<Status, Body, Headers>

/** What is wrong with the status of a reply, or `never`. The type `number` may be any status. */
type StatusProblem<Status extends number> = number extends Status
  ? never
  : Status extends unknown
    ? `${Status}` extends ReplyStatus
      ? never
      : StatusMessage<`${Status}`>
    : never
/** The statuses of answers: those below are interim, and no answers yet (RFC 9110, section 15). */
export type ReplyStatus = `${2 | 3 | 4 | 5}${Digit}${Digit}`
export type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** What is wrong with the status of a reply: the twin of the type `StatusProblem`. */
const statusProblem = (status: unknown): string | undefined =>
  isReplyStatus(status) ? undefined : statusMessage(String(status))
/** The twin of `ReplyStatus`. */
export const isReplyStatus = (status: unknown): boolean =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599

/** What is wrong with the body of a reply, or `never`. One of several statuses or types is enough. */
type BodyProblem<Status extends number, Body> = [Body] extends [undefined]
  ? never
  : [Extract<Status, EmptyStatus>] extends [never]
    ? [NoBodyProblem<Body>] extends [never]
      ? [BigintPlace<Body>] extends [never]
        ? never
        : BigintMessage<BigintPlace<Body>>
      : NoBodyMessage<NoBodyProblem<Body>>
    : EmptyMessage<Extract<Status, EmptyStatus>>

/** What is wrong with the body of a reply: the twin of the type `BodyProblem`. A bigint is found when it is sent. */
const bodyProblem = (status: number, body: unknown): string | undefined => {
  if (body === undefined) return undefined
  if (isEmptyStatus(status)) return emptyMessage(status)
  const problem = noBodyProblem(body)
  return problem && noBodyMessage(problem)
}

class GivenReply {
  readonly [REPLY] = true
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: ReplyHeaders,
  ) {}
}

/**
 * Answers with a status: what an action returns in place of a body. Takes the status (an integer from 200 to 599), the body
 * and header fields. The body is whatever Koa takes; without one, the answer is empty. `null` is the JSON `null`.
 *
 * @throws {TypeError} for another status, for a body with the status 204, 205 or 304, and for a promise,
 * a function, a symbol, a Map and a Set as a body
 * @example return reply(201, place, { Location: `/places/${place.id}` })
 * @example return (await places.find(ctx.params.id)) ?? reply(404, { message: 'no such place' })
 */
export function reply<
  const Status extends number,
  Body,
  Headers extends FieldsOf<Headers> = {},
  const Type extends HeaderValue = never,
  Problem = BodyProblem<Status, Body>,
>(
  status: Accepted<Status, StatusProblem<Status>>,
  body: Accepted<Body, NoInfer<Problem>>,
  headers?: Headers & HeaderFields<Type>,
): Replied<Status, Body, StatusProblem<Status> | Problem, WithType<Headers, Type>>
/**
 * Answers with a status and without a body.
 *
 * @throws {TypeError} for another status than an integer from 200 to 599
 * @example return reply(204)
 */
export function reply<const Status extends number>(
  status: Accepted<Status, StatusProblem<Status>>,
): Replied<Status, undefined, StatusProblem<Status>>
export function reply(status: number, body?: unknown, headers: ReplyHeaders = {}): Reply<number, unknown> {
  const problem = statusProblem(status) ?? bodyProblem(status, body)
  if (problem !== undefined) throw new TypeError(problem)
  return new GivenReply(status, body, headers)
}

// The error messages

type StatusMessage<Status extends string> = ReturnType<typeof statusMessage<Status>>
const statusMessage = <Status extends string>(status: Status) =>
  callMessage('reply', `the status must be an integer from 200 to 599, not ${status}` as const)

type EmptyMessage<Status extends number> = ReturnType<typeof emptyMessage<Status>>
const emptyMessage = <Status extends number>(status: Status) =>
  callMessage('reply', `an answer with status ${status} has no body` as const)

type NoBodyMessage<Problem extends string> = ReturnType<typeof noBodyMessage<Problem>>
const noBodyMessage = <Problem extends string>(problem: Problem) =>
  callMessage('reply', `the body is ${problem}` as const)

/** There is no function, because a bigint is found when the body is sent: see `koa/reply.ts`. */
type BigintMessage<Place extends string> = CallMessage<'reply', BigintProblem<Place>>
