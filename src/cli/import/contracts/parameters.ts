/** Writes the parameters of an operation as members of a contract. */
import { jsonText, keyText, quoted } from '../../code-text.js'
import { type Json, listIn } from '../json.js'
import { paramNameOf } from '../path-syntax.js'
import type { OperationWriter } from './constants.js'

/** OpenAPI gives these no meaning. */
const IGNORED = ['accept', 'content-type', 'authorization']

/**
 * `page: z.coerce.number().optional()`, or `undefined` where there is nothing to check. `names` are those of the path parameters in the
 * table, by those of the reader.
 */
export const parameterText = (
  parameter: Json,
  names: ReadonlyMap<string, string>,
  writer: OperationWriter,
): string | undefined => {
  const { in: place, schema: given, required, content, style = place === 'query' ? 'form' : 'simple' } = parameter
  const what = `${place} parameter ${parameter.name}`
  const name = nameOf(parameter, names)
  if (name === undefined || (place === 'header' && IGNORED.includes(name))) return undefined
  const schema = writer.resolved(given, what)
  const isList = schema.type === 'array'
  if (content !== undefined || !isOfTexts(isList ? schema.items : schema, what, writer)) {
    writer.lose(what, 'a parameter of a contract is a text, or a list of texts in the query')
    return undefined
  }
  if (!SEPARATORS.has(style)) {
    writer.lose(what, `it has the style ${style}`)
    return undefined
  }
  const isRepeated = style === 'form' && parameter.explode !== false
  const separator = isRepeated ? undefined : SEPARATORS.get(style)
  const text = isList ? listText(schema, separator, what, writer) : writer.textOf(given, 'text', what)
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
const listText = (schema: Json, separator: string | undefined, what: string, writer: OperationWriter): string => {
  const { items, minItems, maxItems, default: usual } = schema
  const text = writer.textOf(items, 'text', what)
  const end = usual === undefined ? '' : `.default(${jsonText(usual)})`
  const listOf = (element: string) =>
    writer.textOf({ type: 'array', minItems, maxItems }, 'text', what).replace('z.unknown()', () => element)
  if (separator !== undefined) {
    const list = listOf(text.replaceAll('z.coerce.number()', 'z.coerce.number<string>()'))
    return `z.string().transform(text => text.split(${quoted(separator)})).pipe(${list})${end}`
  }
  return Number(minItems) > 1
    ? `${listOf(text)}${end}`
    : `z.union([${listOf(text)}, ${text}.transform(one => [one])])${end}`
}

/** Whether a text, or one that is converted, may fit a schema. */
const isOfTexts = (given: unknown, what: string, writer: OperationWriter, depth = 0): boolean => {
  const { type, properties, allOf, anyOf, oneOf } = writer.resolved(given, what)
  if (type === 'object' || type === 'array' || properties !== undefined || depth > 5) return false
  const isPart = (part: unknown) => isOfTexts(part, what, writer, depth + 1)
  return listIn(allOf).every(isPart) && [anyOf, oneOf].every(each => each === undefined || listIn(each).some(isPart))
}
