/**
 * The JSON Schema of a schema, by Standard JSON Schema, with the schemas in it that have a name marked.
 *
 * @see https://standardschema.dev/json-schema
 */

import { isSchema, type StandardSchema } from '../contract/schema.js'
import { type Shown, shapeOf, shown } from '../contract/shape.js'
import type { JsonSchema } from './document.js'

/** The member of a JSON Schema that marks it as that of a schema with a name. */
export const MARK = 'x-signalbox-name'

/** A schema as JSON, apart from the schemas in it that it refers to. */
export interface ConvertedSchema {
  readonly json: JsonSchema
  /** The schemas that `#/$defs/…` names. */
  readonly defs: { readonly [name: string]: JsonSchema }
  /** Whether a name in `defs` is one that the schema itself has, as by `.meta({ id })`. Others are numbered by the library. */
  readonly isOwnName: (name: string) => boolean
}

/** By what the hooks below, or names in `$defs`, tell a schema: itself, and for one of arktype the id of what it takes. */
export const keysOf = (schema: StandardSchema): readonly unknown[] => {
  const { vendor } = shown(schema['~standard'])
  return vendor === 'arktype' ? [schema, shown(shown(schema).in).id] : [schema]
}

export const isConvertible = (schema: StandardSchema): boolean => typeof jsonSchemaOf(schema).input === 'function'
const jsonSchemaOf = (schema: StandardSchema): Shown => shown(shown(schema['~standard']).jsonSchema)

/**
 * A schema as JSON: what it takes, since requests are compared with it, and replies are sent as an action returns them.
 *
 * @throws {TypeError} for a schema, or a part of one, that JSON Schema cannot express
 */
export const convert = (schema: StandardSchema, nameOf: (key: unknown) => string | undefined): ConvertedSchema => {
  const { vendor } = shown(schema['~standard'])
  const parts = vendor === 'signalbox' ? (shapeOf(schema).all ?? []).filter(isSchema) : []
  if (parts.length > 0) return together(parts, nameOf)
  const jsonSchema = jsonSchemaOf(schema)
  const { input } = jsonSchema
  if (typeof input !== 'function') throw new TypeError(noJsonSchema(String(vendor)))
  const options = { target: 'draft-2020-12', libraryOptions: hooksOf(nameOf) }
  const { $schema: _, $defs, ...json } = shown(expressed(() => Reflect.apply(input, jsonSchema, [options])))
  const isArktype = vendor === 'arktype'
  const isOwnName = (name: string) => !isArktype && !/^(?:__schema)?\d+$/.test(name)
  // `$defs` has JSON Schemas, by the specification.
  const defs = Object.entries({ ...($defs as ConvertedSchema['defs'] | undefined) })
  const marked = defs.map(([name, def]) => [name, isArktype ? withMark(def, nameOf(name)) : def] as const)
  return { json, defs: Object.fromEntries(marked), isOwnName }
}

/** A problem with further members, which any library may have made, so that each part has its own names in `$defs`. */
const together = (parts: readonly StandardSchema[], nameOf: (key: unknown) => string | undefined): ConvertedSchema => {
  const each = parts.map(part => convert(part, nameOf))
  return {
    json: { allOf: each.map(({ json }, at) => withMark(json, nameOf(parts[at]))) },
    defs: Object.assign({}, ...each.map(({ defs }) => defs)),
    isOwnName: name => each.some(({ defs, isOwnName }) => Object.hasOwn(defs, name) && isOwnName(name)),
  }
}

const noJsonSchema = (vendor: string): string =>
  vendor === 'valibot'
    ? 'the schemas of valibot have no JSON Schema of their own: use toStandardJsonSchema() of @valibot/to-json-schema'
    : `the schemas of '${vendor}' have no Standard JSON Schema: ${SAY_IT}`

const SAY_IT = "say what it is in the member 'openapi'"

/** The libraries throw for what they cannot express, such as a date. */
const expressed = (make: () => unknown): unknown => {
  try {
    return make()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TypeError(
      `${reason.replace(/\.$/, '')}: use a schema of what is sent, as z.iso.date() is, or ${SAY_IT}`,
      { cause },
    )
  }
}

const withMark = (json: JsonSchema, name: string | undefined): JsonSchema =>
  name === undefined ? json : { ...json, [MARK]: name }

/** The options by which zod, valibot and arktype let others see each schema that they convert. */
const hooksOf = (nameOf: (key: unknown) => string | undefined) => ({
  /** Of zod. It changes the JSON Schema. */
  override: ({ zodSchema, jsonSchema }: { readonly zodSchema: unknown; readonly jsonSchema: JsonSchema }) => {
    const name = nameOf(zodSchema)
    if (name !== undefined) jsonSchema[MARK] = name
  },
  /** Of valibot. It gives another one, or `undefined`: for a schema that it gives one for, valibot reports no error. */
  overrideSchema: ({
    valibotSchema,
    jsonSchema,
  }: {
    readonly valibotSchema: unknown
    readonly jsonSchema: JsonSchema
  }) => {
    const name = nameOf(valibotSchema)
    return name === undefined ? undefined : withMark(jsonSchema, name)
  },
  /** Of arktype: each part has its id as its name in `$defs`, and what JSON Schema cannot express is no longer `{}`. */
  useRefs: true,
  fallback: ({ code, base, domain, proto }: Shown) => {
    if (code === 'predicate' || code === 'patternIntersection' || code === 'defaultValue') return base
    const what = typeof proto === 'function' ? proto.name : (domain ?? (code === 'date' ? 'Date' : code))
    throw new TypeError(`${what} cannot be represented in JSON Schema`)
  },
})
