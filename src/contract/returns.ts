/** `returns` in a contract: the statuses that a reply may have, and those whose answers have no body. */

import type { KeyedBy } from '../text/inference.js'
import { type EmptyStatus, isEmptyStatus, isReplyStatus, type ReplyStatus } from './reply.js'
import { isSchema, type NoMembers, resultAtOnce, type StandardSchema, type TakenBy } from './schema.js'

/** One error message for each wrong status in `returns`, and for each body of a status that has none; or `never`. */
export type ReturnsProblem<Of extends string, Returns> = Returns extends StandardSchema
  ? never
  : Returns extends NoMembers | Function
    ? RepliesMessage<Of>
    : { [Status in keyof Returns]: ReplyProblem<Of, Status, Returns[Status]> }[keyof Returns]

/** What `returns` is. A list of schemas has no statuses. */
export const REPLIES = 'a Standard Schema, or an object with one for each status'

/** A status may be written as a text: `'201'` and `201` are one key. The library reads no pattern of keys. */
type ReplyProblem<Of extends string, Status, Schema> = Status extends string | number
  ? {} extends KeyedBy<`${Status}`>
    ? never
    : `${Status}` extends ReplyStatus
      ? [Schema] extends [StandardSchema | undefined]
        ? `${Status}` extends `${EmptyStatus}`
          ? undefined extends TakenBy<Schema>
            ? never
            : EmptyMessage<Of, `${Status}`>
          : never
        : RepliesMessage<Of> // an index signature does not check what is under a number in a variable
      : Status extends number | `${number}`
        ? StatusMessage<Of, `${Status}`>
        : RepliesMessage<Of>
  : never

/** What is wrong with the statuses of `returns`, or `undefined`: the twin of `ReturnsProblem`. */
export const returnsProblem = (of: string, returns: unknown): string | undefined =>
  isSchema(returns)
    ? undefined
    : Object.entries(Object(returns))
        .map(([status, schema]) => (schema === undefined ? undefined : replyProblem(of, status, schema)))
        .find(problem => problem !== undefined)

const replyProblem = (of: string, status: string, schema: unknown): string | undefined => {
  if (!isReplyStatus(Number(status)) || String(Number(status)) !== status) return statusMessage(of, status)
  return isEmptyStatus(Number(status)) && isSchema(schema) && refusesUndefined(schema)
    ? emptyMessage(of, status)
    : undefined
}

/** Whether a schema certainly refuses `undefined`. */
const refusesUndefined = (schema: StandardSchema): boolean => {
  try {
    return resultAtOnce(schema, undefined).issues !== undefined
  } catch {
    return false // A schema may be asynchronous, or read the table, which does not exist yet.
  }
}

/** The replies of most contracts: none of a status without a body, whose schema would have to be looked at. */
export type UsualReplies = { readonly [Status in Exclude<ReplyStatus, `${EmptyStatus}`>]?: StandardSchema } & {
  readonly [Status in EmptyStatus]?: never
}

type RepliesMessage<Of extends string> = `'returns' in the contract${Of} must be ${typeof REPLIES}`

type StatusMessage<
  Of extends string,
  Status extends string,
> = `'returns' in the contract${Of} has the status ${Status}: write one from 200 to 599`
const statusMessage = <Of extends string, Status extends string>(of: Of, status: Status): StatusMessage<Of, Status> =>
  `'returns' in the contract${of} has the status ${status}: write one from 200 to 599`

type EmptyMessage<
  Of extends string,
  Status extends string,
> = `'returns' in the contract${Of} has a body for ${Status}: write a schema of undefined`
const emptyMessage = <Of extends string, Status extends string>(of: Of, status: Status): EmptyMessage<Of, Status> =>
  `'returns' in the contract${of} has a body for ${status}: write a schema of undefined`
