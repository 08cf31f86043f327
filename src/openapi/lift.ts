/** Moves the schemas that a JSON Schema refers to, or that have a name, to the components of a document. */

import type { JsonSchema } from './document.js'
import { type ConvertedSchema, MARK } from './json-schema.js'

/** Where a JSON Schema stands. */
interface Place {
  /** The name of a component that has no other: of the schema itself, or of one in it. */
  readonly place: string
  /** Whether the schema itself stands here, also if it has a name: it is that component, or its members become parameters. */
  readonly isWhole: boolean
  /** A reference to the component `place`. */
  readonly self: JsonSchema
  readonly components: ComponentList
}

interface ComponentList {
  /** A reference to a schema that has a name. `make` gives the schema as it stands here, for one that gives no JSON Schema itself. */
  refer(name: string, make: () => JsonSchema): JsonSchema
  /** A reference to a component, which is made where it is new. `source` tells two of one name apart. */
  add(name: string, source: unknown, make: () => JsonSchema): JsonSchema
  /** The members of a schema that has a name, if it gives a JSON Schema itself. */
  members(name: string): JsonSchema | undefined
}

/** Keywords with values in place of schemas, and those with schemas by name. */
const VALUES = new Set(['const', 'default', 'enum', 'examples'])
const BY_NAME = new Set(['properties', 'patternProperties', 'dependentSchemas'])
const DEFS = '#/$defs/'

/** A converted schema as the document has it, without `$defs`. A schema that contains itself becomes a component. */
export const lift = (
  { json, defs, isOwnName }: ConvertedSchema,
  { place, isWhole, components, self }: Place,
): JsonSchema => {
  const root = rootOf(json, defs)
  const containsItself = refsIn(json).includes('#')
  const circular = circularIn(defs)
  const numbered = Object.keys(defs).filter(
    name => !isOwnName(name) && !(isWhole && name === root) && circular.has(name),
  )
  const numbers = new Map(numbered.map((name, at) => [name, at + (containsItself || isWhole ? 2 : 1)]))
  const texts = new Map<string, string>()

  const nameOf = (def: string): string => {
    if (isOwnName(def)) return def
    const number = numbers.get(def)
    return number === 1 ? place : `${place}.${number}`
  }

  /** What tells a schema of `$defs` from another one of its name. */
  const textOf = (def: string): string => {
    const text = texts.get(def) ?? JSON.stringify(defs[def])
    texts.set(def, text)
    return text
  }

  const referTo = (def: string): JsonSchema => {
    if (isWhole && def === root) return self
    const schema = defs[def] ?? {}
    const mark = schema[MARK]
    if (typeof mark === 'string') return components.refer(mark, () => withoutMark(schema))
    if (!isOwnName(def) && !numbers.has(def)) return withoutMark(schema)
    return components.add(nameOf(def), textOf(def), () => withoutMark(schema))
  }

  const schemaIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(schemaIn)
    return typeof value === 'object' && value !== null ? lifted({ ...value }) : value
  }

  const lifted = (schema: JsonSchema): JsonSchema => {
    const { [MARK]: mark, $ref, ...others } = schema
    if (typeof mark === 'string')
      return {
        ...components.refer(mark, () => withoutMark(others)),
        ...added(others, components.members(mark) ?? others),
      }
    if (typeof $ref !== 'string') return withoutMark(schema)
    return { ...($ref === '#' ? self : referTo($ref.slice(DEFS.length))), ...withoutMark(others) }
  }

  const withoutMark = ({ [MARK]: _, ...schema }: JsonSchema): JsonSchema =>
    Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [
        keyword,
        VALUES.has(keyword) ? value : BY_NAME.has(keyword) ? byName(value) : schemaIn(value),
      ]),
    )
  const byName = (schemas: unknown): JsonSchema =>
    Object.fromEntries(Object.entries({ ...Object(schemas) }).map(([name, schema]) => [name, schemaIn(schema)]))

  /** What a schema around a component adds to it, such as a default. */
  const added = (schema: JsonSchema, component: JsonSchema): JsonSchema =>
    withoutMark(
      Object.fromEntries(
        Object.entries(schema).filter(
          ([keyword, value]) => JSON.stringify(value) !== JSON.stringify(component[keyword]),
        ),
      ),
    )

  if (isWhole) return root === undefined ? withoutMark(json) : withoutMark(defs[root] ?? {})
  if (containsItself) return components.add(place, JSON.stringify(json), () => withoutMark(json))
  return root === undefined || json.$ref !== undefined ? lifted(json) : referTo(root)
}

/** The schema of `$defs` that stands in place of the whole: referred to, or written once more, as valibot does. */
const rootOf = ({ $ref, ...json }: JsonSchema, defs: ConvertedSchema['defs']): string | undefined => {
  if (typeof $ref === 'string') return $ref === '#' ? undefined : $ref.slice(DEFS.length)
  const names = Object.keys(defs)
  const text = names.length > 0 && JSON.stringify(json)
  return names.find(name => JSON.stringify(defs[name]) === text)
}

const refsIn = (schema: JsonSchema): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref)

/**
 * The names of schemas of `$defs` that refer to themselves, also by others: those of each circle.
 *
 * @see https://en.wikipedia.org/wiki/Tarjan%27s_strongly_connected_components_algorithm
 */
const circularIn = (defs: ConvertedSchema['defs']): ReadonlySet<string> => {
  const circular = new Set<string>()
  const places = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()

  /** The first place that a schema leads back to. */
  const visit = (name: string): number => {
    const place = places.size
    places.set(name, place)
    open.push(name)
    isOpen.add(name)
    const others = refsIn(defs[name] ?? {}).map(ref => ref.slice(DEFS.length))
    let first = place
    for (const other of others) {
      if (!places.has(other)) first = Math.min(first, visit(other))
      else if (isOpen.has(other)) first = Math.min(first, places.get(other) ?? place)
    }
    if (first < place) return first
    const circle = open.splice(open.lastIndexOf(name))
    for (const each of circle) {
      isOpen.delete(each)
      if (circle.length > 1 || others.includes(name)) circular.add(each)
    }
    return first
  }
  for (const name of Object.keys(defs)) if (!places.has(name)) visit(name)
  return circular
}
