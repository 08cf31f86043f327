/** Compares a reply with the contract of its action, for `createRouter(routes, { checkReplies: true })`. */

import { bigintPlace, bigintProblem } from './bigint.js'
import type { ActionContract } from './contract.js'
import { issuesOf } from './issues.js'
import { isEmptyStatus } from './reply.js'
import { repliesIn } from './returns.js'
import type { StandardSchema } from './schema.js'

type Returns = NonNullable<ActionContract['returns']>

/** How many issues a message names. */
const NAMED_ISSUES = 5

/** A reply as it is sent. */
export interface Sent {
  readonly status: number
  /** Its media type without parameters; empty if it has none. */
  readonly type: string
  readonly headers: { readonly [name: string]: number | string | readonly string[] | undefined }
  /** `false` for a body that cannot be compared, such as a stream. */
  readonly isReadable: boolean
  /** The body, `undefined` for a missing one. */
  readonly read: () => unknown
}

/**
 * How a reply differs from `returns` of a contract, or `undefined`. A body fits if its JSON fits the schema, or if the value
 * itself does: so a `Date` fits both `z.iso.datetime()` and `z.date()`.
 *
 * @throws whatever `read`, `JSON.stringify` and the schemas throw
 */
export const replyProblem = async (returns: Returns, sent: Sent): Promise<string | undefined> => {
  const replies = repliesIn(returns)
  const { status } = sent
  const reply = replies.get(status)
  if (!reply) return `the contract has no reply ${status}, only ${[...replies.keys()].join(', ')}`
  const hasBody = !isEmptyStatus(status)
  const misfit =
    (hasBody && reply.type !== undefined ? typeMisfit(sent.type, reply.type) : undefined) ??
    (reply.headers && (await misfitOf('headers', reply.headers, textsOf(sent.headers)))) ??
    (hasBody && sent.isReadable && reply.body ? await bodyMisfit(reply.body, sent.read()) : undefined)
  return misfit && `the reply ${status} does not fit the contract: ${misfit}`
}

const typeMisfit = (given: string, declared: string): string | undefined =>
  given === declared.replace(/;.*/, '').trim().toLowerCase() ? undefined : `its type is '${given}', not '${declared}'`

/** Header fields as a client reads them. */
const textsOf = (headers: Sent['headers']): object =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? value.join(', ') : String(value)]],
    ),
  )

const bodyMisfit = async (schema: StandardSchema, body: unknown): Promise<string | undefined> => {
  const place = bigintPlace(body)
  if (place !== undefined) return bigintProblem(place)
  const misfit = await misfitOf('body', schema, jsonOf(body))
  return misfit === undefined || (await misfitOf('body', schema, body)) === undefined ? undefined : misfit
}

const jsonOf = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

/** How a part of a reply differs from a schema, or `undefined`: `body.name: Required; body.rooms.0.id: Required`. */
const misfitOf = async (
  part: 'headers' | 'body',
  schema: StandardSchema,
  value: unknown,
): Promise<string | undefined> => {
  const { issues } = await schema['~standard'].validate(value)
  if (!issues) return undefined
  const named = issuesOf(part, issues, [], NAMED_ISSUES)
  const text = named.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`).join('; ')
  return issues.length > NAMED_ISSUES ? `${text}; and ${issues.length - NAMED_ISSUES} more` : text
}
