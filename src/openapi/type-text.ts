/** A JSON Schema in the words of a type. */

import { type Shown, shown } from '../contract/shape.js'
import { counted } from '../text/messages.js'
import type { JsonSchema } from './document.js'

/** How a schema is written. */
interface Writing {
  /** What a reference leads to, if that is known. */
  readonly resolve: (reference: string) => JsonSchema | undefined
  /** How long a line may be before the members of an object have lines of their own. */
  readonly width: number
  /** Whether limits, such as a least length, and defaults are written too. */
  readonly limits: boolean
}

/**
 * Writes a JSON Schema as TypeScript would write the type, with the format of a text after it. A schema that contains itself ends with
 * its name.
 *
 * @example typeText({ type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }, writing) // '{ id?: string<uuid> }'
 */
export const typeText = (given: unknown, writing: Writing, indent = '', within: readonly string[] = []): string => {
  if (given === false) return 'never'
  const { $ref } = shown(given)
  const name = typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : undefined
  const schema = typeof $ref === 'string' ? writing.resolve($ref) : shown(given)
  if (name !== undefined && (schema === undefined || within.includes(name))) return name
  const inside = name === undefined ? within : [...within, name]
  const inner = (each: unknown, more = '') => typeText(each, writing, indent + more, inside)
  const text = bare(shown(schema), { ...writing, inner, indent })
  return writing.limits && shown(schema).default !== undefined
    ? `${text} = ${JSON.stringify(shown(schema).default)}`
    : text
}

interface Place extends Writing {
  readonly inner: (schema: unknown, more?: string) => string
  readonly indent: string
}

const bare = (schema: Shown, place: Place): string => {
  const { type, anyOf, oneOf, allOf, format } = schema
  const union = [anyOf, oneOf].find(Array.isArray)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(each => JSON.stringify(each)).join(' | ')
  if (union) return each(union, ' | ', place)
  if (Array.isArray(allOf)) return each(allOf, ' & ', place)
  if (Array.isArray(type)) return type.map(one => bare({ ...schema, type: one }, place)).join(' | ')
  if (type === 'array') return listText(schema, place)
  if (type === 'object') return objectText(schema, place)
  if (typeof type !== 'string') return 'unknown'
  return `${type}${typeof format === 'string' ? `<${format}>` : ''}${place.limits ? limitsOf(schema) : ''}`
}

const each = (schemas: readonly unknown[], separator: string, { inner }: Place): string =>
  [...new Set(schemas.map(one => inner(one)))].join(separator)

const objectText = ({ properties, required, additionalProperties: others }: Shown, place: Place): string => {
  const { inner, indent, width } = place
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const members = (more: string): readonly string[] => [
    ...Object.entries(shown(properties)).map(
      ([name, member]) => `${quotedName(name)}${needed.includes(name) ? '' : '?'}: ${inner(member, more)}`,
    ),
    ...(typeof others === 'object' ? [`[name]: ${inner(others, more)}`] : []),
  ]
  const short = members('')
  if (short.length === 0) return properties === undefined ? 'object' : '{}'
  const line = `{ ${short.join(', ')} }`
  if (!line.includes('\n') && indent.length + line.length <= width) return line
  return `{\n${members('  ')
    .map(member => `${indent}  ${member}\n`)
    .join('')}${indent}}`
}

const quotedName = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

const listText = ({ items, prefixItems, minItems, maxItems }: Shown, { inner, limits }: Place): string => {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(item => inner(item)).join(', ')}]`
  const item = inner(items)
  const list = /^[\w$<>-]+$/.test(item) || isOneObject(item) ? `${item}[]` : `(${item})[]`
  return limits ? list + inBrackets([range(minItems, maxItems, 'element')]) : list
}

/** Whether the first brace of a text is closed by its last character. */
const isOneObject = (text: string): boolean => {
  let depth = 0
  const closed = [...text].findIndex(each => {
    depth += each === '{' ? 1 : each === '}' ? -1 : 0
    return depth === 0
  })
  return text.startsWith('{') && closed === text.length - 1
}

const limitsOf = (schema: Shown): string => {
  const { format, pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  return inBrackets([
    typeof format !== 'string' && typeof pattern === 'string' ? `/${pattern}/` : undefined,
    range(minLength, maxLength, 'character'),
    range(safe(minimum), safe(maximum)),
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : undefined,
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : undefined,
  ])
}

/** A library writes the limits of its integers, which say nothing. */
const safe = (limit: unknown): unknown =>
  Number.isSafeInteger(limit) && Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER ? undefined : limit

const range = (least: unknown, most: unknown, of = ''): string | undefined => {
  const [from, to] = [least, most].map(limit => (typeof limit === 'number' ? limit : undefined))
  const limit = to ?? from
  if (limit === undefined) return undefined
  const text = of === '' ? String(limit) : counted(limit, of)
  if (from === to) return text
  if (to === undefined) return `at least ${text}`
  return from === undefined ? `at most ${text}` : `${from} to ${text}`
}

const inBrackets = (texts: readonly (string | undefined)[]): string => {
  const known = texts.filter(text => text !== undefined)
  return known.length === 0 ? '' : ` (${known.join(', ')})`
}
