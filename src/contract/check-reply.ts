/** Compares a reply with the contract of its action, for `createRouter(routes, { checkReplies: true })`. */

import { bigintPlace, bigintProblem } from './bigint.js'
import type { ActionContract } from './contract.js'
import { issuesOf } from './issues.js'
import { isEmptyStatus } from './reply.js'
import { isSchema, type StandardSchema } from './schema.js'

type Returns = NonNullable<ActionContract['returns']>

/** How many issues a message names. */
const NAMED_ISSUES = 5

/**
 * How a reply differs from `returns` of a contract, or `undefined`. A body fits if its JSON fits the schema, or if the value
 * itself does: so a `Date` fits both `z.iso.datetime()` and `z.date()`. `read` gives the body, `undefined` for a missing one.
 * `isReadable` is `false` for a body that cannot be compared, such as a stream.
 *
 * @throws whatever `read`, `JSON.stringify` and the schema throw
 */
export const replyProblem = async (
  returns: Returns,
  status: number,
  read: () => unknown,
  isReadable: boolean,
): Promise<string | undefined> => {
  const schema = schemaFor(returns, status)
  if (!schema) return `the contract has no reply ${status}, only ${statusesOf(returns)}`
  if (isEmptyStatus(status) || !isReadable) return undefined
  const body = read()
  const place = bigintPlace(body)
  if (place !== undefined) return bigintProblem(place)
  const misfit = await misfitOf(schema, jsonOf(body))
  if (misfit === undefined || (await misfitOf(schema, body)) === undefined) return undefined
  return `the reply ${status} does not fit the contract: ${misfit}`
}

/** The schema for a status, or `undefined`. A schema alone is for the status 200. */
const schemaFor = (returns: Returns, status: number): StandardSchema | undefined => {
  if (isSchema(returns)) return status === 200 ? returns : undefined
  return Object.hasOwn(returns, status) ? Reflect.get(returns, status) : undefined
}

/** A status without a schema is as if it were left out. */
const statusesOf = (returns: Returns): string =>
  isSchema(returns)
    ? '200'
    : Object.keys(returns)
        .filter(status => Reflect.get(returns, status) !== undefined)
        .join(', ')

const jsonOf = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

/** How a body differs from a schema, or `undefined`: `body.name: Required; body.rooms.0.id: Required`. */
const misfitOf = async (schema: StandardSchema, body: unknown): Promise<string | undefined> => {
  const { issues } = await schema['~standard'].validate(body)
  if (!issues) return undefined
  const named = issuesOf('body', issues, [], NAMED_ISSUES)
  const text = named.map(({ path, message }) => `${['body', ...path].join('.')}: ${message}`).join('; ')
  return issues.length > NAMED_ISSUES ? `${text}; and ${issues.length - NAMED_ISSUES} more` : text
}
