/**
 * What a schema shows of its structure, which Standard Schema does not say. It is read off the schemas of zod (3 and 4), valibot and
 * arktype, and for others the members are read off their Standard JSON Schema.
 *
 * @see https://standardschema.dev/json-schema
 */

import type { SchemaResult } from './schema.js'

/** The structure of a schema. It has at most one of the optional members, and none if it has no parts or if they are not known. */
export interface Shape {
  /** Its name in the library, in lower case: `date`. */
  readonly type: string
  /** The schemas of the members of an object. */
  readonly members?: readonly (readonly [name: string, schema: unknown])[]
  /** The schema of members with other names than `members`, in an object that keeps them. */
  readonly others?: unknown
  /** The schemas of the elements of a list. */
  readonly elements?: readonly unknown[]
  /** The schema of all members of an object with any names. */
  readonly values?: unknown
  /** Schemas: one of them must fit. */
  readonly options?: readonly unknown[]
  /** The schemas that must all fit. */
  readonly all?: readonly unknown[]
  /** The schema that gets the value: of an optional value, or before a transformation. */
  readonly inner?: unknown
  /** The values of a literal or an enumeration. */
  readonly units?: readonly unknown[]
}

/** What an object has of the members that the schemas of a library have. All are `unknown`, whatever the library declares. */
export interface Shown {
  readonly [member: string]: unknown
}
export const shown = (value: unknown): Shown => Object(value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const entries = (value: unknown) => Object.entries(shown(value))

/** The structures that are known. A list has the same one for each of its elements. */
const shapes = new WeakMap<object, Shape>()

/** The structure of a schema. Throws what the library throws, as a function of a recursive schema may. */
export const shapeOf = (schema: unknown): Shape => {
  const known = shapes.get(Object(schema))
  if (known) return known
  const shape = readShape(schema)
  if (shape.type !== 'lazy') shapes.set(Object(schema), shape) // its function may return another schema each time
  return shape
}
/** The same, without a structure where a function of a recursive schema throws. */
export const shapeOrUnknown = (schema: unknown): Shape => {
  try {
    return shapeOf(schema)
  } catch {
    return { type: 'unknown' }
  }
}
const readShape = (schema: unknown): Shape => {
  const { '~standard': standard, def, _def, in: input } = shown(schema)
  if (shown(standard).vendor === 'arktype') return shapeOfArktype(shown(input))
  const parts = shown(def ?? _def ?? schema)
  const { typeName, type = typeName, format, fallback } = parts
  if (type === undefined) return shapeOfJson(standard)
  if (fallback !== undefined) return { type: 'catch' } // of valibot, which takes everything
  if (type === 'number' && /int/.test(String(format))) return { type: 'integer' } // of zod 4
  const name = String(typeName ?? type) // the first is of zod 3, such as ZodDate
    .toLowerCase()
    .replace(/^zod|^(loose|strict)_|_with_rest$/g, '')
  return { type: name, ...(PARTS[name] ?? wrapped)(parts, shown(schema)) }
}

const named = new WeakMap<Shape, ReadonlyMap<string, unknown>>()
/** The schemas of the members of an object by name. */
export const namedIn = (shape: Shape): ReadonlyMap<string, unknown> => {
  const known = named.get(shape) ?? new Map(shape.members)
  named.set(shape, known)
  return known
}

/**
 * Makes something of an object by a schema once: the options of a recursive union lead to the same schemas again, and the work would
 * double with each level of the object.
 */
export const oncePerSchema = <Given>(
  objectOf: (given: Given) => unknown,
  make: (schema: unknown, given: Given) => unknown,
): ((schema: unknown, given: Given) => unknown) => {
  const known = new Map<unknown, Map<unknown, unknown>>()
  return (schema, given) => {
    const object = objectOf(given)
    if (typeof object !== 'object' || object === null) return make(schema, given)
    const bySchema = known.get(object) ?? new Map<unknown, unknown>()
    known.set(object, bySchema)
    if (!bySchema.has(schema)) bySchema.set(schema, make(schema, given))
    return bySchema.get(schema)
  }
}

type ReadParts = (parts: Shown, schema: Shown) => Omit<Shape, 'type'>

/** A schema that makes another one optional, or checks more of it. */
const wrapped: ReadParts = ({ innerType, wrapped: inner = innerType }) => (inner === undefined ? {} : { inner })
const union: ReadParts = ({ options }) => ({ options: list(options) })
const pipe: ReadParts = ({ in: inner }) => ({ inner })
const units: ReadParts = ({ options, entries: of, values }) => ({
  units: entries(options ?? of ?? values).map(([, unit]) => unit),
})

/** A loose object keeps other members as they are, and one with `catchall` or `rest` those that fit. */
const othersOf = ({ type, unknownKeys, catchall, rest = catchall }: Shown): Omit<Shape, 'type'> => {
  if (unknownKeys === 'passthrough' || type === 'loose_object') return { others: {} }
  return rest === undefined || shapeOf(rest).type === 'never' ? {} : { others: rest }
}

/** By the names of the types, in zod and in valibot. */
const PARTS: { readonly [type: string]: ReadParts } = {
  object: (parts, { shape }) => ({ members: entries(shape ?? parts.entries), ...othersOf(parts) }),
  array: ({ element, item, type }) => ({ elements: [element ?? item ?? type] }),
  tuple: ({ items, rest }) => ({ elements: [...list(items), ...(rest ? [rest] : [])] }),
  record: ({ valueType, value }) => ({ values: valueType ?? value }),
  union,
  discriminatedunion: union,
  variant: union,
  intersection: ({ left, right }) => ({ all: [left, right] }),
  intersect: ({ options }) => ({ all: list(options) }),
  lazy: ({ getter }) => ({ inner: typeof getter === 'function' ? getter() : undefined }),
  pipe,
  pipeline: pipe,
  // `preprocess` takes other values than the schema in it.
  effects: ({ effect, schema }) => (shown(effect).type === 'preprocess' ? {} : { inner: schema }),
  branded: ({ type }) => ({ inner: type }),
  literal: ({ values, value, literal = value }) => ({ units: Array.isArray(values) ? values : [literal] }),
  enum: units,
  nativeenum: units,
  picklist: units,
  catch: () => ({}),
}

/** The structure of a type of arktype, without what transforms its values. */
const shapeOfArktype = (node: Shown): Shape => {
  const { branches, json, structure, unit, resolution } = node
  const { domain = 'unknown', proto = domain } = shown(json)
  const type = String(typeof json === 'string' ? json : proto).toLowerCase()
  if (resolution !== undefined) return { type, inner: resolution } // of a type that contains itself
  if (list(branches).length > 1) return { type: 'union', options: list(branches) }
  if ('unit' in node) return { type: 'literal', units: [unit] }
  const { sequence, index } = shown(structure)
  if (sequence !== undefined)
    return { type: 'array', elements: list(shown(sequence).tuple).map(each => shown(each).node) }
  if (structure === undefined) return { type }
  const named = list(node.props).map(each => [String(shown(each).key), shown(each).value] as const)
  const any = list(index).map(each => ['', shown(each).value] as const)
  const [first] = any
  return { type: 'object', members: [...named, ...any], ...(first && { others: first[1] }) }
}

/** The members of a schema with Standard JSON Schema. Each is tried in an object that has only this member. */
const shapeOfJson = (standard: unknown): Shape => {
  const { jsonSchema, validate } = shown(standard)
  const { input } = shown(jsonSchema)
  if (typeof input !== 'function' || typeof validate !== 'function') return { type: 'unknown' }
  const { properties } = shown(Reflect.apply(input, jsonSchema, [{ target: 'draft-2020-12' }]))
  const members = entries(properties).map(([name, property]) => {
    const { type } = shown(property)
    const tried = (value: unknown) => ofMember(name, validate({ [name]: value }))
    return [name, { type: String(type), '~standard': { validate: tried } }] as const
  })
  return { type: 'object', members }
}

/** The result for one member: issues of the others, which are missing, do not count. */
const ofMember = (name: string, result: SchemaResult<unknown>) => {
  const issues = result.issues?.filter(({ path: [key] = [] }) => (typeof key === 'object' ? key.key : key) === name)
  return issues?.length ? { issues } : { value: undefined }
}
