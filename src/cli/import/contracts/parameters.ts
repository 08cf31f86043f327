/** Writes the parameters of an operation as members of a contract. */
import { jsonText, keyText, quoted } from '../../code-text.js'
import { type Json, listIn } from '../json.js'
import { paramNameOf } from '../path-syntax.js'
import type { Writer } from './schemas.js'
import { limit } from './zod-values.js'

/** OpenAPI gives these no meaning. */
const IGNORED = ['accept', 'content-type', 'authorization']

/**
 * `page: z.coerce.number().optional()`, or `undefined` where there is nothing to check. `names` are those of the path parameters in the
 * table, by those of the reader.
 */
export const parameterText = (
  parameter: Json,
  names: ReadonlyMap<string, string>,
  operation: Writer,
): string | undefined => {
  const { in: place, schema: given, required, content, style = place === 'query' ? 'form' : 'simple' } = parameter
  const name = nameOf(parameter, names)
  if (name === undefined || (place === 'header' && IGNORED.includes(name))) return undefined
  const writer = operation.at(`${place} parameter ${parameter.name}`)
  const schema = writer.resolved(given)
  const isList = schema.type === 'array'
  if (content !== undefined || !isOfTexts(isList ? schema.items : schema, writer)) {
    writer.lose('a parameter of a contract is a text, or a list of texts in the query')
    return undefined
  }
  if (!SEPARATORS.has(style)) {
    writer.lose(`it has the style ${style}`)
    return undefined
  }
  const isRepeated = style === 'form' && parameter.explode !== false
  const text = isList
    ? listText(schema, isRepeated ? undefined : SEPARATORS.get(style), writer)
    : writer.textOf(given, 'text')
  if (place === 'path' && text === 'z.string()') return undefined
  const isOptional = required !== true && place !== 'path' && schema.default === undefined
  return `${keyText(name)}: ${text}${isOptional ? '.optional()' : ''}`
}

const nameOf = ({ name: given, in: place }: Json, names: ReadonlyMap<string, string>): string | undefined => {
  const name = String(given)
  return place === 'path' ? names.get(paramNameOf(name)) : place === 'header' ? name.toLowerCase() : name
}

/** The styles of lists, and what is between their elements. */
const SEPARATORS: ReadonlyMap<unknown, string> = new Map([
  ['form', ','],
  ['simple', ','],
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
])

/** A list: a text with a separator, or a key several times, which is one value alone too. */
const listText = (schema: Json, separator: string | undefined, writer: Writer): string => {
  const { items, minItems, maxItems, default: usual } = schema
  const text = writer.textOf(items, 'text')
  const end = usual === undefined ? '' : `.default(${jsonText(usual)})`
  const listOf = (element: string) => `z.array(${element})${limit('min', minItems)}${limit('max', maxItems)}`
  if (separator !== undefined) {
    const list = listOf(text.replaceAll('z.coerce.number()', 'z.coerce.number<string>()'))
    return `z.string().transform(text => text.split(${quoted(separator)})).pipe(${list})${end}`
  }
  return Number(minItems) > 1
    ? `${listOf(text)}${end}`
    : `z.union([${listOf(text)}, ${text}.transform(one => [one])])${end}`
}

/** Whether a text, or one that is converted, may fit a schema. */
const isOfTexts = (given: unknown, writer: Writer, depth = 0): boolean => {
  const { type, properties, allOf, anyOf, oneOf } = writer.resolved(given)
  if (type === 'object' || type === 'array' || properties !== undefined || depth > 5) return false
  const isPart = (part: unknown) => isOfTexts(part, writer, depth + 1)
  return listIn(allOf).every(isPart) && [anyOf, oneOf].every(each => each === undefined || listIn(each).some(isPart))
}
