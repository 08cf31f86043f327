/**
 * The types of the members of a schema of an object, such as `number`. Standard Schema itself does not show them. They are read off
 * the schemas of zod and valibot, and for others off their Standard JSON Schema.
 *
 * @see https://standardschema.dev/json-schema
 */

import type { StandardSchema } from './schema.js'

/** Member types by name. Members that may have several types are left out, or have a type such as `union`. */
export interface MemberTypes {
  readonly [name: string]: string
}

export const memberTypes = (schema: StandardSchema): MemberTypes => ({ ...ownTypes(schema), ...jsonTypes(schema) })

/** What an object has of the members that schemas of several libraries have. All are `unknown`, whatever the library declares. */
interface Shown {
  readonly [member: string]: unknown
}
const shown = (value: unknown): Shown => Object(value)

const ownTypes = (schema: StandardSchema): MemberTypes => {
  const { shape, entries } = unwrapped(schema) // zod, valibot
  const types = Object.entries(shown(shape ?? entries)).map(([name, member]) => [name, typeOf(member)] as const)
  return Object.fromEntries(types.filter(([, type]) => type !== ''))
}

const typeOf = (member: unknown): string => {
  const { type, _def } = unwrapped(member)
  const name = type ?? shown(_def).typeName // 'number' in zod 4 and valibot, 'ZodNumber' in zod 3
  return typeof name === 'string' ? name.replace(/^Zod/, '').toLowerCase() : ''
}

/** The schema in one that makes it optional, checks more of it, or changes what it gives. */
const unwrapped = (schema: unknown): Shown => {
  const { wrapped, def, _def } = shown(schema)
  const { typeName, effect, innerType, schema: checked, type } = shown(_def) // of zod 3, or of zod 4 as `def`
  const isBefore = shown(effect).type === 'preprocess' // which takes other values than the schema in it
  const inner = wrapped ?? shown(def).innerType ?? innerType ?? (isBefore ? undefined : checked)
  const next = typeName === 'ZodBranded' ? type : inner
  return next === undefined ? shown(schema) : unwrapped(next)
}

const jsonTypes = (schema: StandardSchema): MemberTypes => {
  try {
    const { jsonSchema } = shown(schema['~standard'])
    const { input } = shown(jsonSchema)
    if (typeof input !== 'function') return {}
    const { properties } = shown(Reflect.apply(input, jsonSchema, [{ target: 'draft-2020-12' }]))
    const types = Object.entries(shown(properties)).map(([name, member]) => [name, shown(member).type] as const)
    return Object.fromEntries(types.filter((each): each is readonly [string, string] => typeof each[1] === 'string'))
  } catch {
    return {} // A member, such as a date, has no form in JSON.
  }
}
