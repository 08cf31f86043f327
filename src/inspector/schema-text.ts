/** JSON Schemas as short texts that resemble types, and as an example of a value. */

import { type Shown, shown } from '../contract/shape.js'
import type { JsonSchema } from '../openapi/document.js'
import { counted } from '../text/messages.js'

/** Finds the schema that a reference names. */
export type Resolve = (schema: JsonSchema) => JsonSchema

const MAX_WIDTH = 68

/**
 * A schema as a text, on several lines where one is too short. A schema that contains itself is its name inside of itself.
 *
 * @example typeText({ type: 'object', properties: { age: { type: 'integer', minimum: 0 } } }, same) // '{ age?: integer (at least 0) }'
 */
export const typeText = (schema: unknown, resolve: Resolve, indent = '', within: readonly string[] = []): string => {
  if (schema === true || schema === undefined) return 'unknown'
  if (schema === false) return 'never'
  const { $ref } = shown(schema)
  const name = typeof $ref === 'string' ? $ref.replace(/^.*\//, '') : ''
  if (within.includes(name) && name !== '') return name
  const inside = name === '' ? within : [...within, name]
  const of = shown(name === '' ? schema : resolve({ ...shown(schema) }))
  const inner = (each: unknown, more = '') => typeText(each, resolve, indent + more, inside)
  return bare(of, inner, indent) + (of.default === undefined ? '' : ` = ${JSON.stringify(of.default)}`)
}

type Inner = (schema: unknown, more?: string) => string

const bare = (schema: Shown, inner: Inner, indent: string): string => {
  const { type, anyOf, oneOf, allOf, properties, additionalProperties } = schema
  const options = [anyOf, oneOf].find(Array.isArray)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map(each => JSON.stringify(each)).join(' | ')
  if (options) return [...new Set(options.map(each => inner(each)))].join(' | ')
  if (Array.isArray(allOf)) return allOf.map(each => inner(each)).join(' & ')
  if (Array.isArray(type)) return type.map(each => bare({ ...schema, type: each }, inner, indent)).join(' | ')
  if (type === 'array') return arrayText(schema, inner)
  if (type !== 'object') return `${String(type ?? 'unknown')}${constraints(schema)}`
  const members = membersText(schema, inner)
  const any =
    additionalProperties === undefined || typeof additionalProperties === 'boolean' ? undefined : additionalProperties
  if (properties === undefined) return any === undefined ? 'object' : `{ [name]: ${inner(any)} }`
  const line = `{ ${members('').join(', ')} }`
  if (!line.includes('\n') && indent.length + line.length <= MAX_WIDTH) return members('').length === 0 ? '{}' : line
  return `{\n${members('  ')
    .map(each => `${indent}  ${each}\n`)
    .join('')}${indent}}`
}

const membersText = ({ properties, required }: Shown, inner: Inner) => {
  const names = Array.isArray(required) ? required : []
  return (more: string): readonly string[] =>
    Object.entries(shown(properties)).map(
      ([name, each]) =>
        `${JSON.stringify(name).replace(/^"([\w$]+)"$/, '$1')}${names.includes(name) ? '' : '?'}: ${inner(each, more)}`,
    )
}

const arrayText = ({ items, prefixItems, minItems, maxItems }: Shown, inner: Inner): string => {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(each => inner(each)).join(', ')}]`
  const item = inner(items)
  const list = /^[\w$]+$/.test(item) || isOneObject(item) ? `${item}[]` : `(${item})[]`
  return list + inBrackets([range(minItems, maxItems, 'element')])
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

const constraints = (schema: Shown): string => {
  const { format, pattern, minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  return inBrackets([
    typeof format === 'string' ? format : undefined,
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

const DEPTH = 6
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  date: '2030-01-31',
  'date-time': '2030-01-31T12:00:00Z',
  time: '12:00:00',
  email: 'ada@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  int64: '1',
}

/** A value that resembles what a schema takes: its members that are required, and of several kinds the first. */
export const sampleOf = (schema: unknown, resolve: Resolve, depth = 0): unknown => {
  const of = shown(typeof shown(schema).$ref === 'string' ? resolve({ ...shown(schema) }) : schema)
  const { type, examples, anyOf, oneOf, allOf, properties, required, items, minItems, minLength, minimum, format } = of
  const [given, options] = [[of.const, of.default, list(examples)[0], list(of.enum)[0]], list(anyOf ?? oneOf)]
  const known = given.find(each => each !== undefined)
  if (known !== undefined || depth > DEPTH) return known ?? null
  if (options.length > 0) return sampleOf(options[0], resolve, depth + 1)
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(each => sampleOf(each, resolve, depth + 1)))
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object': {
      const names = list(required)
      const entries = Object.entries(shown(properties)).filter(([name]) => names.includes(name))
      return Object.fromEntries(entries.map(([name, each]) => [name, sampleOf(each, resolve, depth + 1)]))
    }
    case 'array':
      return minItems === 0 || items === undefined ? [] : [sampleOf(items, resolve, depth + 1)]
    case 'string':
      return BY_FORMAT[String(format)] ?? 'text'.padEnd(Number(minLength ?? 0), '-')
    case 'integer':
    case 'number':
      return typeof safe(minimum) === 'number' ? minimum : 1
    case 'boolean':
      return true
    default:
      return null
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
