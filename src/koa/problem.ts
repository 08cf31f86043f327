/** `problem`: what an action returns to answer with problem details. */

import { STATUS_CODES } from 'node:http'
import type { BigintPlace, BigintProblem } from '../contract/bigint.js'
import { isObject } from '../contract/members.js'
import type { ProblemDetails } from '../contract/problem-details.js'
import { PROBLEM_TYPE } from '../contract/problem-of.js'
import { type Digit, type HeaderFields, type Replied, type Reply, type ReplyHeaders, reply } from '../contract/reply.js'
import type { Checked } from '../text/inference.js'
import { type CallMessage, callMessage } from '../text/messages.js'

/**
 * The members of a problem that an editor offers. A problem may have any others.
 *
 * @example const members: ProblemMembers = { type: '/errors/overlaps', detail: 'The room is taken.' }
 */
export interface ProblemMembers {
  /** A URI that identifies the kind of problem: `'about:blank'` by default. */
  readonly type?: string | undefined
  /** The kind of problem in words: the name of the status by default. */
  readonly title?: string | undefined
  /** What is wrong with this request. */
  readonly detail?: string | undefined
  /** It is the argument. */
  readonly status?: undefined
}

type WithOthers<Members> = [Exclude<keyof Members, keyof ProblemDetails>] extends [never]
  ? ProblemDetails
  : ProblemDetails & { [Name in Exclude<keyof Members, keyof ProblemDetails>]: Members[Name] }

type StatusProblem<Status extends number> = number extends Status
  ? never
  : Status extends unknown
    ? `${Status}` extends `${4 | 5}${Digit}${Digit}`
      ? never
      : StatusMessage<`${Status}`>
    : never
type MembersProblem<Members> = [BigintPlace<Members>] extends [never]
  ? never
  : CallMessage<'problem', BigintProblem<BigintPlace<Members>>>

/**
 * Answers with problem details (RFC 9457), in `application/problem+json`: what an action returns in place of a body. Takes the status (an
 * integer from 400 to 599), the members and header fields. A contract declares it by `problemOf`.
 *
 * @throws {TypeError} for another status, and for members that are no object
 * @see https://www.rfc-editor.org/rfc/rfc9457.html
 * @example return problem(409, { type: '/errors/overlaps', detail: 'The room is taken.', existing: booking.id })
 */
export function problem<
  const Status extends number,
  Members extends object = {},
  Headers extends ReplyHeaders = {},
  Problem = MembersProblem<Members>,
>(
  status: Checked<Status, StatusProblem<Status>>,
  members?: [NoInfer<Problem>] extends [never] ? Members & ProblemMembers : NoInfer<Problem>,
  headers?: Headers & HeaderFields,
): Replied<
  Status,
  WithOthers<Members>,
  StatusProblem<Status> | Problem,
  Headers & { readonly 'Content-Type': typeof PROBLEM_TYPE }
>
export function problem(
  status: number,
  members: ProblemMembers = {},
  headers: ReplyHeaders = {},
): Reply<number, unknown> {
  if (!Number.isInteger(status) || status < 400 || status > 599) throw new TypeError(statusMessage(String(status)))
  if (!isObject(members)) throw new TypeError(callMessage('problem', 'the members must be an object'))
  const { type = 'about:blank', title = STATUS_CODES[status] ?? 'Unknown', ...others } = members
  return reply<number, object, ReplyHeaders, string>(
    status,
    { type, title, ...others, status },
    { ...headers, 'Content-Type': PROBLEM_TYPE },
  )
}

type StatusMessage<Status extends string> = ReturnType<typeof statusMessage<Status>>
const statusMessage = <Status extends string>(status: Status) =>
  callMessage('problem', `the status must be an integer from 400 to 599, not ${status}` as const)
