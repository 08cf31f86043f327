/** The replies of an operation, by status. */

import { STATUS_CODES } from 'node:http'
import { isEmptyStatus } from '../contract/reply.js'
import { eachType } from '../contract/reply-types.js'
import type { ReplyContract } from '../contract/returns.js'
import type { Components } from './components.js'
import type { Content, Field, JsonSchema, Response } from './document.js'
import { membersOf, replyHeaders } from './parameters.js'

/** Reads a member of a contract, and keeps the problem with it: then there is no result. */
export type Read = <Result>(member: string, make: () => Result) => Result | undefined

/** A reply as the document has it. `place` names its schema, if that has no other name. */
export const responseOf = (
  components: Components,
  place: string,
  status: number,
  reply: ReplyContract,
  read: Read,
): Response => {
  const { description = phraseOf(status), headers, body, type } = reply
  const fields =
    headers &&
    read('.headers', () => replyHeaders(membersOf(components, components.inline(`${place}.headers`, headers))))
  return {
    description,
    ...(fields && { headers: fields }),
    ...(!isEmptyStatus(status) && contentOf(components, type, body && read('', () => components.at(place, body)))),
  }
}

/** A media type without a schema: the body has that type, and nothing else is known about it. */
const contentOf = (
  components: Components,
  type: ReplyContract['type'],
  schema: JsonSchema | undefined,
): Partial<Response> => {
  const types = type === undefined ? schema && [usualType(components.resolve(schema))] : eachType(type)
  return types ? { content: Object.fromEntries(types.map(each => [each, schema ? { schema } : {}])) } : {}
}

/** Koa sends a text as it is, and other values as JSON. */
const usualType = ({ type, format }: JsonSchema): string =>
  type !== 'string' ? 'application/json' : format === 'binary' ? 'application/octet-stream' : 'text/plain'

export const phraseOf = (status: number): string => STATUS_CODES[status] ?? `Status ${status}`

/** Two replies of one status. Of two schemas for one media type, the body fits one. */
export const eitherResponse = (one: Response | undefined, other: Response): Response => {
  if (!one) return other
  const headers = { ...optional(other), ...optional(one) }
  const content: Content = { ...other.content, ...one.content }
  for (const type of Object.keys(content)) {
    const [first, second] = [one.content?.[type]?.schema, other.content?.[type]?.schema]
    if (first && second && JSON.stringify(first) !== JSON.stringify(second))
      content[type] = { schema: { anyOf: [first, second] } }
  }
  return {
    description: one.description,
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

/** The headers of a reply, which another one of the same status may lack. */
const optional = ({ headers = {} }: Response): Record<string, Field> =>
  Object.fromEntries(Object.entries(headers).map(([name, { required: _, ...header }]) => [name, header]))
