/**
 * The JSON Schema of a schema, by Standard JSON Schema, with the schemas in it that have a name marked.
 *
 * @see https://standardschema.dev/json-schema
 */

import type { StandardSchema } from '../contract/schema.js'
import { type Shown, shown } from '../contract/shape.js'
import type { JsonSchema } from './document.js'

/** The member of a JSON Schema that marks it as that of a schema with a name. */
export const MARK = 'x-signalbox-name'

/** A schema as JSON, apart from the schemas in it that it refers to. */
export interface ConvertedSchema {
  readonly json: JsonSchema
  /** The schemas that `#/$defs/…` names. */
  readonly defs: { readonly [name: string]: JsonSchema }
  /** Whether the names of `defs` come from the schemas, as those of `.meta({ id })` do. Others are numbered by the library. */
  readonly isOwnName: (name: string) => boolean
}

/**
 * A schema as JSON: what it takes, since requests are compared with it, and replies are sent as an action returns them.
 *
 * @throws {TypeError} for a schema, or a part of one, that JSON Schema cannot express
 */
export const convert = (schema: StandardSchema, nameOf: (schema: unknown) => string | undefined): ConvertedSchema => {
  const standard = shown(schema['~standard'])
  const { jsonSchema, vendor } = standard
  const { input } = shown(jsonSchema)
  if (typeof input !== 'function') throw new TypeError(noJsonSchema(String(vendor)))
  const options = { target: 'draft-2020-12', libraryOptions: hooksOf(nameOf) }
  const { $schema: _, $defs, ...json } = shown(Reflect.apply(input, jsonSchema, [options]))
  const isOwnName = (name: string) => vendor !== 'arktype' && !/^(?:__schema)?\d+$/.test(name)
  // `$defs` has JSON Schemas, by the specification.
  return { json, defs: { ...($defs as ConvertedSchema['defs'] | undefined) }, isOwnName }
}

const noJsonSchema = (vendor: string): string =>
  vendor === 'valibot'
    ? 'the schemas of valibot have no JSON Schema of their own: use toStandardJsonSchema() of @valibot/to-json-schema'
    : `the schemas of '${vendor}' have no Standard JSON Schema`

/** The options by which zod, valibot and arktype let others see each schema that they convert. */
const hooksOf = (nameOf: (schema: unknown) => string | undefined) => ({
  /** Of zod. It changes the JSON Schema. */
  override: ({ zodSchema, jsonSchema }: { readonly zodSchema: unknown; readonly jsonSchema: JsonSchema }) => {
    const name = nameOf(zodSchema)
    if (name !== undefined) jsonSchema[MARK] = name
  },
  /** Of valibot. It gives another one. */
  overrideSchema: ({
    valibotSchema,
    jsonSchema,
  }: {
    readonly valibotSchema: unknown
    readonly jsonSchema: JsonSchema
  }) => {
    const name = nameOf(valibotSchema)
    return name === undefined ? undefined : { ...jsonSchema, [MARK]: name }
  },
  /** Of arktype, which would otherwise express a `Date` by `{}`. It asks for what JSON Schema cannot express. */
  fallback: ({ code, base, domain, proto }: Shown) => {
    if (code === 'predicate' || code === 'patternIntersection' || code === 'defaultValue') return base
    const what = typeof proto === 'function' ? proto.name : (domain ?? code)
    throw new TypeError(`${what} cannot be represented in JSON Schema`)
  },
})
