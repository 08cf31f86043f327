/** Writes what an operation takes and gives as the members of a contract. */
import { isEmptyStatus, isReplyStatus } from '../../../contract/reply.js'
import { quoted } from '../declaration.js'
import { type Json, listIn, objectIn } from '../json.js'
import { paramNameOf } from '../path-syntax.js'
import type { Operation } from '../reading.js'
import type { SchemaWriter } from './constants.js'
import { blockOf, jsonText, keyText, type Side } from './zod-text.js'

/** An operation, and the names that its path parameters have in the table, by those of the reader. */
interface NamedOperation extends Operation {
  readonly route: string
  readonly names: ReadonlyMap<string, string>
}

/** The contract of an operation as code, or `undefined`; `lose` notes what it cannot say. */
export const contractOf = (
  { route, parameters, operation, names }: NamedOperation,
  writer: SchemaWriter,
  lose: (what: string, why: string) => void,
): string | undefined => {
  const members: Record<string, string | undefined> = {}
  for (const place of ['path', 'query', 'header'] as const) {
    const texts = parameters.filter(each => each.in === place).flatMap(each => parameterText(each) ?? [])
    if (texts.length > 0) members[PARTS[place]] = `z.object(${blockOf(texts)})`
  }
  // what the reader could not follow
  for (const each of [operation, ...parameters])
    if (each.$ref !== undefined) writer.resolved(each, `${route}, contract`)
  for (const { in: place, name } of parameters)
    if (place === 'cookie') lose(`cookie ${name}`, 'a contract has no cookies: read ctx.cookies in the action')
  members.body = bodyText(writer.resolved(operation.requestBody, `${route}, body`))
  members.returns = returnsText()
  for (const name of ['summary', 'description'])
    if (typeof operation[name] === 'string') members[name] = quoted(operation[name].trim())
  const tags = listIn(operation.tags).map(tag => quoted(String(tag)))
  if (tags.length > 0) members.tags = `[${tags.join(', ')}]`
  if (operation.deprecated === true) members.deprecated = 'true'
  const lines = Object.entries(members).flatMap(([name, text]) => (text === undefined ? [] : `${name}: ${text}`))
  return lines.length === 0 ? undefined : blockOf(lines)

  /** `page: z.coerce.number().optional()`, or `undefined` where there is nothing to check. */
  function parameterText({
    name: given,
    in: place,
    schema,
    required,
    content,
    style,
    explode,
  }: Json): string | undefined {
    const what = `${place} parameter ${given}`
    const name =
      place === 'path'
        ? names.get(paramNameOf(String(given)))
        : place === 'header'
          ? String(given).toLowerCase()
          : String(given)
    if (name === undefined || (place === 'header' && IGNORED.includes(name))) return undefined
    const { type } = deepest(schema)
    if (content !== undefined || !isOfTexts(type === 'array' ? deepest(schema).items : schema)) {
      lose(what, 'a parameter of a contract is a text, or a list of texts in the query')
      return undefined
    }
    const written = style ?? (place === 'query' ? 'form' : 'simple')
    const separator = place !== 'query' || explode === false ? ',' : undefined
    const known = new Map<unknown, string | undefined>([
      ['form', separator],
      ['simple', ','],
      ['spaceDelimited', ' '],
      ['pipeDelimited', '|'],
    ])
    if (!known.has(written)) {
      lose(what, `it has the style ${written}`)
      return undefined
    }
    const text =
      type === 'array'
        ? listText(deepest(schema), known.get(written), what)
        : writer.textOf(schema, 'text', `${route}, ${what}`)
    if (place === 'path' && text === 'z.string()') return undefined
    const isOptional = required !== true && place !== 'path' && deepest(schema).default === undefined
    return `${keyText(name)}: ${text}${isOptional ? '.optional()' : ''}`
  }

  /** A list: a text with a separator, or a key several times, which is one value alone too. */
  function listText(
    { items, minItems, maxItems, default: usual }: Json,
    separator: string | undefined,
    what: string,
  ): string {
    const text = writer.textOf(items, 'text', `${route}, ${what}`)
    const list = writer
      .textOf({ type: 'array', items: {}, minItems, maxItems }, 'text', route)
      .replace('z.unknown()', text)
    const single = Number(minItems) > 1 ? list : `z.union([${list}, ${text}.transform(one => [one])])`
    const split = `z.string().transform(text => text.split(${quoted(separator ?? '')})).pipe(${list.replaceAll('z.coerce.number()', 'z.coerce.number<string>()')})`
    return `${separator === undefined ? single : split}${usual === undefined ? '' : `.default(${jsonText(usual)})`}`
  }

  /** Whether a text, or one that is converted, may fit a schema. */
  function isOfTexts(schema: unknown, depth = 0): boolean {
    const { type, properties, allOf, anyOf, oneOf } = deepest(schema)
    if (type === 'object' || type === 'array' || properties !== undefined || depth > 5) return false
    return (
      [anyOf, oneOf].every(each => each === undefined || listIn(each).some(part => isOfTexts(part, depth + 1))) &&
      listIn(allOf).every(part => isOfTexts(part, depth + 1))
    )
  }

  function deepest(schema: unknown): Json {
    return writer.resolved(schema, route)
  }

  function bodyText({ content, required }: Json): string | undefined {
    const found = bodyIn(objectIn(content), 'request', 'body')
    if (found === undefined) return undefined
    const text = required === true ? found.text : `${found.text}.optional()`
    return found.type === undefined ? text : blockOf([`schema: ${text}`, `type: ${found.type}`])
  }

  function returnsText(): string | undefined {
    const replies = Object.entries(objectIn(operation.responses)).flatMap(([status, value]) => {
      if (isReplyStatus(Number(status)))
        return `${Number(status)}: ${replyText(Number(status), writer.resolved(value, `${route}, reply ${status}`))}`
      lose(`reply ${status}`, 'returns of a contract has single statuses')
      return []
    })
    return replies.length === 0 ? undefined : blockOf(replies)
  }

  function replyText(status: number, { content, headers, description }: Json): string {
    const found = isEmptyStatus(status)
      ? { text: 'z.undefined()' }
      : bodyIn(objectIn(content), 'reply', `reply ${status}`)
    const fields = Object.entries(objectIn(headers)).map(([name, value]) => {
      const { schema, required } = writer.resolved(value, `${route}, header ${name}`)
      const text = writer.textOf(schema, 'text', `${route}, header ${name}`)
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

  /** The schema of a body, and its media types where it is not JSON alone. */
  function bodyIn(content: Json, side: 'request' | 'reply', what: string): { text: string; type?: string } | undefined {
    const bodies = Object.entries(content).map(([given, value]) => {
      const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
      return { type, text: mediaText(type, objectIn(value).schema, side, what) }
    })
    const chosen = bodies.find(({ type }) => isJsonType(type)) ?? bodies[0]
    if (chosen === undefined) return undefined
    for (const { type, text } of bodies)
      if (text !== chosen.text)
        lose(`${what} as ${type}`, `a body of several media types has one schema, here that of ${chosen.type}`)
    const types = [...new Set(bodies.filter(({ text }) => text === chosen.text).map(({ type }) => type))]
    const isJson = side === 'request' ? types.every(isJsonType) : types.every(type => type === 'application/json')
    const list = types.map(quoted)
    return isJson
      ? { text: chosen.text }
      : { text: chosen.text, type: list.length === 1 ? list.join() : `[${list.join(', ')}]` }
  }

  function mediaText(type: string, schema: unknown, side: 'request' | 'reply', what: string): string {
    if (isJsonType(type)) return writer.textOf(schema ?? {}, side, `${route}, ${what}`)
    const form: Side | undefined = FORMS.includes(type) ? 'form' : undefined
    if (form && side === 'request') return writer.textOf(schema ?? { type: 'object' }, form, `${route}, ${what}`)
    return /^text\/|[/+]xml$/.test(type) || isText(deepest(schema)) ? 'z.string()' : 'z.instanceof(Uint8Array)'
  }
}

const isText = ({ type, format }: Json): boolean => type === 'string' && format !== 'binary'

const PARTS = { path: 'params', query: 'query', header: 'headers' } as const
/** OpenAPI gives these no meaning. */
const IGNORED = ['accept', 'content-type', 'authorization']
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const isJsonType = (type: string): boolean => /[/+]json$/.test(type)
