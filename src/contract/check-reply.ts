/** Compares a reply with the contract of its action, for `createRouter(routes, { checkReplies: true })`. */

import { bigintPlace, bigintProblem } from './bigint.js'
import type { ActionContract } from './contract.js'
import { issuesOf } from './issues.js'
import { isEmptyStatus } from './reply.js'
import { isSchema, type SchemaIssue, type StandardSchema } from './schema.js'

type Returns = NonNullable<ActionContract['returns']>

/** How many issues a message names. */
const NAMED_ISSUES = 5

/**
 * How a reply differs from `returns` of a contract, or `undefined`. A body fits if its JSON fits the schema, or if the value
 * itself does: so a `Date` fits both `z.iso.datetime()` and `z.date()`. `undefined` stands for a missing body. `isReadable` is
 * `false` for a body that cannot be compared, such as a stream.
 */
export const replyProblem = async (
  returns: Returns,
  status: number,
  body: unknown,
  isReadable: boolean,
): Promise<string | undefined> => {
  const schema = schemaFor(returns, status)
  if (!schema) return `the contract has no reply ${status}, only ${statusesOf(returns)}`
  if (isEmptyStatus(status) || !isReadable) return undefined
  const place = bigintPlace(body)
  if (place !== undefined) return bigintProblem(place)
  const issues = await issuesWith(schema, jsonOf(body))
  if (issues.length === 0 || (await issuesWith(schema, body)).length === 0) return undefined
  return `the reply ${status} does not fit the contract: ${issuesText(issues)}`
}

/** The schema for a status, or `undefined`. A schema alone is for the status 200. */
const schemaFor = (returns: Returns, status: number): StandardSchema | undefined => {
  if (isSchema(returns)) return status === 200 ? returns : undefined
  return Object.hasOwn(returns, status) ? Reflect.get(returns, status) : undefined
}

const statusesOf = (returns: Returns): string => (isSchema(returns) ? '200' : Object.keys(returns).join(', '))

const jsonOf = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

const issuesWith = async (schema: StandardSchema, value: unknown): Promise<readonly SchemaIssue[]> =>
  (await schema['~standard'].validate(value)).issues ?? []

/** `body.name: Required; body.rooms.0.id: Required`. */
const issuesText = (issues: readonly SchemaIssue[]): string => {
  const named = issuesOf('body', issues.slice(0, NAMED_ISSUES))
  const text = named.map(({ path, message }) => `${['body', ...path].join('.')}: ${message}`).join('; ')
  return issues.length > NAMED_ISSUES ? `${text}; and ${issues.length - NAMED_ISSUES} more` : text
}
