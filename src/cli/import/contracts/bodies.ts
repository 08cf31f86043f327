/** Writes the bodies of requests and replies as members of a contract. */

import { formatOf, JSON_TYPE } from '../../../body/media-types.js'
import { isEmptyStatus, isReplyStatus } from '../../../contract/reply.js'
import { blockOf, keyText, quoted } from '../../code-text.js'
import { type Json, objectIn } from '../json.js'
import type { OperationWriter } from './constants.js'

/** The schema of a body, and its media types where it is not JSON alone. */
interface Body {
  readonly text: string
  readonly type?: string
}

/** The body of a request, or `undefined`. */
export const bodyText = (requestBody: unknown, writer: OperationWriter): string | undefined => {
  const { content, required } = writer.resolved(requestBody, 'body')
  const found = bodyIn(content, 'request', 'body', writer)
  if (found === undefined) return undefined
  const text = required === true ? found.text : `${found.text}.optional()`
  return found.type === undefined ? text : blockOf([`schema: ${text}`, `type: ${found.type}`])
}

/** The replies by status, or `undefined`. */
export const returnsText = (responses: unknown, writer: OperationWriter): string | undefined => {
  const replies = Object.entries(objectIn(responses)).flatMap(([status, value]) => {
    const what = `reply ${status}`
    if (isReplyStatus(Number(status)))
      return `${Number(status)}: ${replyText(Number(status), writer.resolved(value, what), what, writer)}`
    writer.lose(what, 'returns of a contract has single statuses')
    return []
  })
  return replies.length === 0 ? undefined : blockOf(replies)
}

const replyText = (status: number, reply: Json, what: string, writer: OperationWriter): string => {
  const { content, headers, description } = reply
  const found: Body | undefined = isEmptyStatus(status)
    ? { text: 'z.undefined()' }
    : bodyIn(content, 'reply', what, writer)
  const fields = Object.entries(objectIn(headers)).map(([name, value]) => {
    const { schema, required } = writer.resolved(value, `${what}, header ${name}`)
    const text = writer.textOf(schema, 'text', `${what}, header ${name}`)
    return `${keyText(name.toLowerCase())}: ${text}${required === true ? '' : '.optional()'}`
  })
  if (found && found.type === undefined && fields.length === 0) return found.text
  return blockOf([
    ...(found ? [`body: ${found.text}`] : []),
    ...(found?.type === undefined ? [] : [`type: ${found.type}`]),
    ...(fields.length > 0 ? [`headers: z.object(${blockOf(fields)})`] : []),
    ...(found === undefined && typeof description === 'string' ? [`description: ${quoted(description.trim())}`] : []),
  ])
}

const bodyIn = (
  content: unknown,
  side: 'request' | 'reply',
  what: string,
  writer: OperationWriter,
): Body | undefined => {
  const bodies = Object.entries(objectIn(content)).map(([given, value]) => {
    const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
    return { type, text: mediaText(type, objectIn(value).schema, side, what, writer) }
  })
  const chosen = bodies.find(({ type }) => formatOf(type) === 'json') ?? bodies[0]
  if (chosen === undefined) return undefined
  for (const { type, text } of bodies)
    if (text !== chosen.text)
      writer.lose(`${what} as ${type}`, `a body of several media types has one schema, here that of ${chosen.type}`)
  const types = [...new Set(bodies.filter(({ text }) => text === chosen.text).map(({ type }) => type))]
  // a body of JSON may have any of its types; a reply has the one that the contract says
  if (types.every(type => (side === 'request' ? formatOf(type) === 'json' : type === JSON_TYPE)))
    return { text: chosen.text }
  const list = types.map(quoted).join(', ')
  return { text: chosen.text, type: types.length === 1 ? list : `[${list}]` }
}

const mediaText = (
  type: string,
  schema: unknown,
  side: 'request' | 'reply',
  what: string,
  writer: OperationWriter,
): string => {
  const format = formatOf(type)
  if (format === 'json') return writer.textOf(schema, side, what)
  if (side === 'request' && (format === 'form' || format === 'multipart'))
    return writer.textOf(schema ?? { type: 'object' }, 'form', what)
  const { type: of, format: kind } = writer.resolved(schema, what)
  return format === 'text' || (of === 'string' && kind !== 'binary') ? 'z.string()' : 'z.instanceof(Uint8Array)'
}
