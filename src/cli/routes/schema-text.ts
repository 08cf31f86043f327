/** A JSON Schema in the words of a type, for one line of a terminal. */

import type { JsonSchema } from '../../openapi/document.js'

/**
 * Writes a JSON Schema as TypeScript would write the type, with the format of a text after it. Limits, such as a least length, are
 * left out.
 *
 * @example schemaText({ type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }) // '{ id?: string<uuid> }'
 */
export const schemaText = (schema: JsonSchema): string => {
  const { $defs = {} } = schema
  return textOf(schema, Object($defs), [])
}

type Defs = { readonly [name: string]: unknown }

/** `seen` has the names of the schemas around this one: one that contains itself ends with its name. */
const textOf = (given: unknown, defs: Defs, seen: readonly string[]): string => {
  if (given === false) return 'never'
  const schema: JsonSchema = Object(given)
  const { $ref, enum: values, anyOf, oneOf, allOf, type, format } = schema
  const each = (schemas: unknown[], separator: string) =>
    [...new Set(schemas.map(one => textOf(one, defs, seen)))].join(separator)
  if (typeof $ref === 'string') return referredText($ref, defs, seen)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(values)) return values.map(value => JSON.stringify(value)).join(' | ')
  const union = anyOf ?? oneOf
  if (Array.isArray(union)) return each(union, ' | ')
  if (Array.isArray(allOf)) return each(allOf, ' & ')
  if (Array.isArray(type))
    return each(
      type.map(one => ({ ...schema, type: one })),
      ' | ',
    )
  if (type === 'array') return listText(schema, defs, seen)
  if (type === 'object') return objectText(schema, defs, seen)
  if (typeof type !== 'string') return 'unknown'
  return typeof format === 'string' ? `${type}<${format}>` : type
}

const referredText = (ref: string, defs: Defs, seen: readonly string[]): string => {
  const name = ref.replace(/^.*\//, '')
  return seen.includes(name) || !Object.hasOwn(defs, name) ? name : textOf(defs[name], defs, [...seen, name])
}

const listText = ({ items, prefixItems }: JsonSchema, defs: Defs, seen: readonly string[]): string => {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(item => textOf(item, defs, seen)).join(', ')}]`
  const item = textOf(items, defs, seen)
  return / [|&] /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

const objectText = (schema: JsonSchema, defs: Defs, seen: readonly string[]): string => {
  const { properties, required, additionalProperties: others } = schema
  const needed: readonly unknown[] = Array.isArray(required) ? required : []
  const members = Object.entries(Object(properties)).map(
    ([name, member]) => `${name}${needed.includes(name) ? '' : '?'}: ${textOf(member, defs, seen)}`,
  )
  if (typeof others === 'object') members.push(`[name]: ${textOf(others, defs, seen)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
