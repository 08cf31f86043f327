/** Compares a reply with the contract of its action, for the option `replies` of `createRouter`. */

import { bigintPlace, bigintProblem } from './bigint.js'
import type { ActionContract } from './contract.js'
import { declaredPart, placesBesides } from './declared-part.js'
import { issuesOf } from './issues.js'
import { jsonOf } from './json.js'
import { isEmptyStatus } from './reply.js'
import { jsonMisfit, typeMisfit } from './reply-types.js'
import { repliesIn } from './returns.js'
import type { SchemaIssue, StandardSchema } from './schema.js'

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

/** What a comparison has found. */
interface Compared {
  /** How the reply differs from the contract. */
  readonly problem?: string | undefined
  /** The part of the body that the contract declares, in a list of one: of a body that is not compared, nothing is known. */
  readonly declared?: readonly [part: unknown]
}

/**
 * Compares a reply with `returns` of a contract. A body fits if its JSON fits the schema, or if the value itself does: so a `Date` fits both
 * `z.iso.datetime()` and `z.date()`. For `'check'`, a member that the schema does not declare is a difference too.
 *
 * @throws whatever `read`, `JSON.stringify` and the schemas throw
 */
export const compareReply = async (returns: Returns, sent: Sent, mode: 'check' | 'filter'): Promise<Compared> => {
  const replies = repliesIn(returns)
  const { status } = sent
  const reply = replies.get(status)
  if (!reply) return { problem: `the contract has no reply ${status}, only ${[...replies.keys()].join(', ')}` }
  const hasBody = !isEmptyStatus(status)
  const noFit = (misfit: string) => ({ problem: `the reply ${status} does not fit the contract: ${misfit}` })
  const misfit =
    (hasBody && reply.type !== undefined ? typeMisfit(sent.type, reply.type) : undefined) ??
    (reply.headers && (await misfitOf('headers', reply.headers, textsOf(sent.headers))))
  if (misfit !== undefined) return noFit(misfit)
  if (!hasBody || !sent.isReadable || !reply.body) return {}
  const value = sent.read()
  const wrongType = reply.type === undefined && isJsonValue(value) ? jsonMisfit(sent.type) : undefined
  if (wrongType !== undefined) return noFit(wrongType)
  let json: unknown
  try {
    json = jsonOf(value)
  } catch (error) {
    const bigint = bigintPlace(value)
    if (bigint === undefined) throw error
    return noFit(bigintProblem(bigint))
  }
  const found = await outputOf(reply.body, json, value)
  if ('misfit' in found) return noFit(found.misfit)
  const part = declaredPart(reply.body, { json, value }, found.output)
  const places = mode === 'check' ? placesBesides('body', json, part) : []
  return places.length > 0
    ? { problem: `the reply ${status} has more than the contract: ${listed(places)}` }
    : { declared: [part] }
}

const listed = (texts: readonly string[]): string => {
  const named = texts.slice(0, NAMED_ISSUES).join('; ')
  return texts.length > NAMED_ISSUES ? `${named}; and ${texts.length - NAMED_ISSUES} more` : named
}

const isJsonValue = (value: unknown): boolean => value !== undefined && typeof value !== 'string'

/** Header fields as a client reads them. */
const textsOf = (headers: Sent['headers']): object =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? value.join(', ') : String(value)]],
    ),
  )

/** What a schema makes of a body, or how the JSON of the body differs. */
const outputOf = async (
  schema: StandardSchema,
  json: unknown,
  value: unknown,
): Promise<{ readonly output: unknown } | { readonly misfit: string }> => {
  const result = await schema['~standard'].validate(json)
  if (!result.issues) return { output: result.value }
  if (json === value) return { misfit: textOf('body', result.issues) }
  const other = await schema['~standard'].validate(value)
  return other.issues ? { misfit: textOf('body', result.issues) } : { output: other.value }
}

/** How a part of a reply differs from a schema, or `undefined`: `body.name: Required; body.rooms.0.id: Required`. */
const misfitOf = async (
  part: 'headers' | 'body',
  schema: StandardSchema,
  value: unknown,
): Promise<string | undefined> => {
  const { issues } = await schema['~standard'].validate(value)
  return issues && textOf(part, issues)
}

const textOf = (part: 'headers' | 'body', issues: readonly SchemaIssue[]): string => {
  const named = issuesOf(part, issues, [], NAMED_ISSUES)
  const text = named.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`).join('; ')
  return issues.length > NAMED_ISSUES ? `${text}; and ${issues.length - NAMED_ISSUES} more` : text
}
