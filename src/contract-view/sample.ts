/** A value that resembles what a JSON Schema takes. */

import { shown } from '../contract/shape.js'
import type { JsonSchema } from '../openapi/document.js'
import { jsonText } from './json-text.js'

/** Finds the schema that a reference names. */
export type Resolve = (schema: JsonSchema) => JsonSchema

/** In place of a body whose schema says nothing. */
export const UNKNOWN_BODY = '<body>'

/** In place of a file, as curl reads one. */
export const FILE = '@file'

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
  binary: FILE,
}

/** How many values a sample has at most, and how many characters a text or a value that a schema gives. */
const MAX_VALUES = 200
const MAX_CHARACTERS = 1_000
/** How long a text is made for `minLength`. */
const MAX_PADDED = 100

/** A value that resembles what a schema takes: the required members, or the first if none is required; of several types the first. */
export const sampleOf = (schema: unknown, resolve: Resolve): unknown => {
  let left = MAX_VALUES

  const sampleAt = (given: unknown, depth: number): unknown => {
    left--
    const of = shown(typeof shown(given).$ref === 'string' ? resolve({ ...shown(given) }) : given)
    const { type, examples, anyOf, oneOf, allOf, properties, required, items, minItems, minLength, minimum, format } =
      of
    const [values, options] = [[of.const, of.default, list(examples)[0], list(of.enum)[0]], list(anyOf ?? oneOf)]
    const known = values.find(each => each !== undefined)
    if (known !== undefined) return plain(known)
    if (depth > DEPTH || left <= 0) return null
    const inner = (each: unknown) => sampleAt(each, depth + 1)
    if (options.length > 0) return inner(options[0])
    if (Array.isArray(allOf)) return Object.assign({}, ...allOf.slice(0, left).map(inner))
    switch (Array.isArray(type) ? type[0] : type) {
      case 'object': {
        const names = new Set(list(required))
        const all = Object.entries(shown(properties))
        const entries = names.size > 0 ? all.filter(([name]) => names.has(name)) : all.slice(0, 1)
        return Object.fromEntries(entries.slice(0, left).map(([name, each]) => [name, inner(each)]))
      }
      case 'array':
        return minItems === 0 || items === undefined ? [] : [inner(items)]
      case 'string':
        return BY_FORMAT[String(format)] ?? paddedTo(minLength)
      case 'integer':
      case 'number':
        return Number.isFinite(minimum) && Number(minimum) > Number.MIN_SAFE_INTEGER ? minimum : 1
      case 'boolean':
        return true
      default:
        return null
    }
  }

  return sampleAt(schema, 0)
}

export const textOf = (sample: unknown): string =>
  typeof sample === 'object' ? JSON.stringify(sample) : String(sample)

/** The fields of a form with a sample in it: `address[city]` for a member of an object, and a name again for each element of a list. */
export const fieldsIn = (sample: unknown, under = ''): readonly (readonly [name: string, value: string])[] =>
  typeof sample === 'object' && sample !== null
    ? Object.entries(sample).flatMap(([name, value]) =>
        fieldsIn(value, under === '' ? name : Array.isArray(sample) ? under : `${under}[${name}]`),
      )
    : [[under, textOf(sample)]]

const paddedTo = (length: unknown): string =>
  'text'.padEnd(typeof length === 'number' ? Math.min(length, MAX_PADDED) : 0, '-')

/** A value that a schema gives, as JSON has it. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, MAX_CHARACTERS)
  const text = jsonText(value)
  try {
    return text.length > MAX_CHARACTERS ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
