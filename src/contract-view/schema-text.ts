/** Writes a JSON Schema as the text of a type. */

import { type Shown, shown } from '../contract/shape.js'
import type { JsonSchema } from '../openapi/document.js'
import { counted } from '../text/messages.js'

/** How a schema is written. */
interface Writing {
  /** What a reference leads to, if that is known. */
  readonly resolve: (reference: string) => JsonSchema | undefined
  /** How long a line may be before the members of an object have lines of their own. */
  readonly width: number
}

/**
 * Writes a JSON Schema as TypeScript would write the type, with the format of a text, limits, a default, and the descriptions of
 * members after it. A schema that contains itself ends with its name.
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
  return shown(schema).default === undefined ? text : `${text} = ${JSON.stringify(shown(schema).default)}`
}

/** The lines of a type: for an object those of its members, without the braces. */
export const memberLines = (schema: JsonSchema, writing: Writing): readonly string[] => {
  const lines = typeText(schema, { ...writing, width: 0 }).split('\n')
  const isObject =
    lines.length > 1 &&
    lines[0] === '{' &&
    lines.at(-1) === '}' &&
    lines.slice(1, -1).every(line => line.startsWith(' '))
  return isObject ? lines.slice(1, -1).map(line => line.slice(2)) : lines
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
  return `${type}${typeof format === 'string' ? `<${format}>` : ''}${limitsOf(schema)}`
}

const each = (schemas: readonly unknown[], separator: string, { inner }: Place): string =>
  [...new Set(schemas.map(one => inner(one)))].join(separator)

const objectText = ({ properties, required, additionalProperties: others }: Shown, place: Place): string => {
  const { inner, indent, width, resolve } = place
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const entries = Object.entries(shown(properties))
  const members = (more: string): readonly string[] => [
    ...entries.map(([name, member]) =>
      described(`${quotedName(name)}${needed.includes(name) ? '' : '?'}: ${inner(member, more)}`, member, resolve),
    ),
    ...(typeof others === 'object' ? [`[name]: ${inner(others, more)}`] : []),
  ]
  const short = members('')
  if (short.length === 0) return properties === undefined ? 'object' : '{}'
  const line = `{ ${short.join(', ')} }`
  const isDescribed = entries.some(([, member]) => descriptionOf(member, resolve) !== '')
  if (!isDescribed && !line.includes('\n') && indent.length + line.length <= width) return line
  return `{\n${members('  ')
    .map(member => `${indent}  ${member}\n`)
    .join('')}${indent}}`
}

/** A member with its description on its first line. */
const described = (text: string, member: unknown, resolve: Writing['resolve']): string => {
  const description = descriptionOf(member, resolve)
  return description === '' ? text : text.replace(/\n|$/, end => ` // ${description}${end}`)
}

const descriptionOf = (member: unknown, resolve: Writing['resolve']): string => {
  const {
    $ref,
    deprecated,
    description = typeof $ref === 'string' ? resolve($ref)?.description : undefined,
  } = shown(member)
  const text = typeof description === 'string' ? description.replace(/\s+/g, ' ').trim() : ''
  return [deprecated === true ? 'deprecated' : '', text].filter(Boolean).join(': ')
}

const quotedName = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

const listText = ({ items, prefixItems, minItems, maxItems, uniqueItems }: Shown, { inner }: Place): string => {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(item => inner(item)).join(', ')}]`
  const item = inner(items)
  const list = /^[\w$<>-]+$/.test(item) || isOneObject(item) ? `${item}[]` : `(${item})[]`
  return list + inBrackets([range(minItems, maxItems, 'element'), uniqueItems === true ? 'all different' : undefined])
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
  const { format, pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } =
    schema
  return inBrackets([
    typeof format !== 'string' && typeof pattern === 'string' ? `/${pattern}/` : undefined,
    range(minLength, maxLength, 'character'),
    range(safe(minimum), safe(maximum)),
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : undefined,
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : undefined,
    typeof multipleOf === 'number' ? `a multiple of ${multipleOf}` : undefined,
  ])
}

/** Some libraries write the limits of safe integers, which say nothing. */
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
