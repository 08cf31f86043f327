/** Writes the bodies of requests and replies as members of a contract. */
import { formatOf, JSON_TYPE } from '../../../body/media-types.js'
import { isEmptyStatus, isReplyStatus } from '../../../contract/reply.js'
import { blockOf, keyText, quoted } from '../../code-text.js'
import { type Json, objectIn } from '../json.js'
import type { Writer } from './schemas.js'

/** The schema of a body, and its media types where it is not JSON alone. */
interface Body {
  readonly text: string
  readonly type?: string
}

/** The body of a request, or `undefined`. */
export const bodyText = (requestBody: unknown, writer: Writer): string | undefined => {
  const { content, required } = writer.resolved(requestBody)
  const found = bodyIn(content, 'request', writer)
  if (found === undefined) return undefined
  const text = required === true ? found.text : `${found.text}.optional()`
  return found.type === undefined ? text : blockOf([`schema: ${text}`, `type: ${found.type}`])
}

/** The replies by status, or `undefined`. */
export const returnsText = (responses: unknown, operation: Writer): string | undefined => {
  const replies = Object.entries(objectIn(responses)).flatMap(([status, value]) => {
    const writer = operation.at(`reply ${status}`)
    if (isReplyStatus(Number(status)))
      return `${Number(status)}: ${replyText(Number(status), writer.resolved(value), writer)}`
    writer.lose('returns of a contract has single statuses')
    return []
  })
  return replies.length === 0 ? undefined : blockOf(replies)
}

const replyText = (status: number, { content, headers, description }: Json, reply: Writer): string => {
  const found: Body | undefined = isEmptyStatus(status) ? { text: 'z.undefined()' } : bodyIn(content, 'reply', reply)
  const fields = Object.entries(objectIn(headers)).map(([name, value]) => {
    const writer = reply.at(`header ${name}`)
    const { schema, required } = writer.resolved(value)
    return `${keyText(name.toLowerCase())}: ${writer.textOf(schema, 'text')}${required === true ? '' : '.optional()'}`
  })
  if (found && found.type === undefined && fields.length === 0) return found.text
  return blockOf([
    ...(found ? [`body: ${found.text}`] : []),
    ...(found?.type === undefined ? [] : [`type: ${found.type}`]),
    ...(fields.length > 0 ? [`headers: z.object(${blockOf(fields)})`] : []),
    ...(found === undefined && typeof description === 'string' ? [`description: ${quoted(description.trim())}`] : []),
  ])
}

type BodySide = 'request' | 'reply'

const bodyIn = (content: unknown, side: BodySide, writer: Writer): Body | undefined => {
  const bodies = Object.entries(objectIn(content)).map(([given, value]) => {
    const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
    return { type, text: mediaText(type, objectIn(value).schema, side, writer) }
  })
  const chosen = bodies.find(({ type }) => formatOf(type) === 'json') ?? bodies[0]
  if (chosen === undefined) return undefined
  const { text } = chosen
  for (const other of bodies)
    if (other.text !== text)
      writer.lose(`a body of several media types has one schema, here that of ${chosen.type}`, ` as ${other.type}`)
  const types = [...new Set(bodies.flatMap(each => (each.text === text ? each.type : [])))]
  // a body of JSON may have any of its types; a reply has the one that the contract says
  if (types.every(type => (side === 'request' ? formatOf(type) === 'json' : type === JSON_TYPE))) return { text }
  const list = types.map(quoted).join(', ')
  return { text, type: types.length === 1 ? list : `[${list}]` }
}

const mediaText = (type: string, schema: unknown, side: BodySide, writer: Writer): string => {
  const format = formatOf(type)
  if (format === 'json') return writer.textOf(schema, side)
  if (side === 'request' && (format === 'form' || format === 'multipart'))
    return writer.textOf(schema ?? { type: 'object' }, 'form')
  const { type: of, format: kind } = writer.resolved(schema)
  return format === 'text' || (of === 'string' && kind !== 'binary') ? 'z.string()' : 'z.instanceof(Uint8Array)'
}
