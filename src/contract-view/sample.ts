/** A value that resembles what a JSON Schema takes. */

import { shown } from '../contract/shape.js'
import type { JsonSchema } from '../openapi/document.js'

/** Finds the schema that a reference names. */
export type Resolve = (schema: JsonSchema) => JsonSchema

/** In place of a body whose schema says nothing. */
export const UNKNOWN_BODY = '<body>'

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
  binary: '@file', // as curl reads one
}

/** A value that resembles what a schema takes: the required members, or the first if none is required; of several types the first. */
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
      const all = Object.entries(shown(properties))
      const entries = names.length > 0 ? all.filter(([name]) => names.includes(name)) : all.slice(0, 1)
      return Object.fromEntries(entries.map(([name, each]) => [name, sampleOf(each, resolve, depth + 1)]))
    }
    case 'array':
      return minItems === 0 || items === undefined ? [] : [sampleOf(items, resolve, depth + 1)]
    case 'string':
      return BY_FORMAT[String(format)] ?? 'text'.padEnd(Number(minLength ?? 0), '-')
    case 'integer':
    case 'number':
      return typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? minimum : 1
    case 'boolean':
      return true
    default:
      return null
  }
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
