/** What the schema of a reply knows of a body: the rest is more than the contract, and does not leave the server under `'filter'`. */

import { isSchema, resultAtOnce, type StandardSchema } from './schema.js'
import { namedIn, oncePerSchema, type Shape, shapeOrUnknown } from './shape.js'

/** A place in a body: as JSON, and the value that the action gave, which schemas of dates take. */
interface Given {
  readonly json: unknown
  readonly value: unknown
}

/**
 * The part of a body that its schema declares. Standard Schema says only what a schema makes of a value, and a transformation may make
 * another one, so the structure of the schema decides, where it shows one (zod, valibot, arktype):
 *
 * 1. What is no object and no list stays as it is. A date is the text of its JSON.
 * 2. Of an object, the members that the schema names stay, each in the same way. Others stay if it is loose, or by the schema that it has
 *    for them: a strict schema has refused them, arktype takes and does not name them.
 * 3. Of a list, every element stays, by the schemas of elements.
 * 4. An optional, refined, transformed or lazy schema is the one inside it: a reply is what a schema takes, not what it makes of it.
 * 5. Of a union, the options count that take the value; of an intersection, all. What one of them declares stays.
 * 6. A schema that shows no structure declares what it gives: the names that are in its result, at any depth. `z.unknown()` and
 *    `z.custom()` give what they get. One that makes no object of an object hides what it declares.
 *
 * The values are those of the action: defaults are not added, and nothing is converted. `output` is what the schema makes of the body.
 *
 * @throws {TypeError} for a schema that hides what it declares
 */
export const declaredPart = (schema: StandardSchema, given: Given, output: unknown): unknown => {
  const outputs = new Map<unknown, unknown>([[schema, output]])

  const partBy = (of: unknown, at: Given): unknown => {
    if (isScalar(at.json)) return at.json // 1
    const shape = shapeOrUnknown(of)
    if (shape.inner !== undefined) return partBy(shape.inner, at) // 4
    if (shape.options) return partByAny(shape.options, at) // 5
    if (shape.all) return shape.all.map(each => partBy(each, at)).reduce(merged)
    if (Array.isArray(at.json)) return shape.elements ? partOfList(shape.elements, at, at.json) : partByOutput(of, at)
    return shape.members || shape.values !== undefined ? partOfObject(shape, at, Object(at.json)) : partByOutput(of, at)
  }

  const partOfList = (elements: readonly unknown[], at: Given, json: readonly unknown[]): unknown => {
    const parts = json.map((each, index) => (isScalar(each) ? each : partByAny(elements, memberOf(at, index)))) // 3
    return parts.every((part, index) => part === json[index]) ? json : parts
  }

  const partOfObject = (shape: Shape, at: Given, json: object): unknown => {
    const { values, others = values } = shape
    const named = namedIn(shape)
    const parts: [string, unknown][] = []
    const all = Object.entries(json)
    for (const [name, each] of all) {
      const member = named.get(name) ?? others // 2
      if (member !== undefined) parts.push([name, isScalar(each) ? each : partBy(member, memberOf(at, name))])
    }
    const isWhole = parts.length === all.length && parts.every(([, part], index) => part === all[index]?.[1])
    return isWhole ? json : Object.fromEntries(parts)
  }

  const partByOne = oncePerSchema(({ json }: Given) => json, partBy)
  const partByAny = (schemas: readonly unknown[], at: Given): unknown => {
    if (schemas.length < 2) return partBy(schemas[0], at)
    const fitting = schemas.filter(each => fits(each, at))
    return (fitting.length > 0 ? fitting : schemas).map(each => partByOne(each, at)).reduce(merged)
  }

  const partByOutput = (of: unknown, at: Given): unknown =>
    isSchema(of) ? partIn(at.json, outputs.has(of) ? outputs.get(of) : outputOf(of, at)) : at.json // 6

  return partBy(schema, given)
}

const isScalar = (json: unknown): boolean => typeof json !== 'object' || json === null

/** A value with a `toJSON` is what that gives. */
const memberOf = ({ json, value }: Given, name: string | number): Given => {
  const member = Reflect.get(Object(json), name)
  const { toJSON } = Object(value)
  return { json: member, value: typeof value === 'object' && !toJSON ? Reflect.get(Object(value), name) : member }
}

/** Whether a schema takes a value, or may: of an asynchronous one, nothing is known at once. */
const fits = (schema: unknown, { json, value }: Given): boolean => {
  try {
    return !isSchema(schema) || !resultAtOnce(schema, json).issues || !resultAtOnce(schema, value).issues
  } catch {
    return true
  }
}

const outputOf = (schema: StandardSchema, { json, value }: Given): unknown => {
  const result = resultAtOnce(schema, json)
  if (!result.issues) return result.value
  const other = resultAtOnce(schema, value)
  return other.issues ? json : other.value
}

/** The members that an output has too. */
const partIn = (json: unknown, output: unknown): unknown => {
  if (typeof json !== 'object' || json === null) return json
  if (typeof output !== 'object' || output === null)
    throw new TypeError('its schema makes another value of an object, and does not show which members it takes')
  if (Array.isArray(json)) return json.map((each, index) => partIn(each, Reflect.get(output, index)))
  if (output instanceof Map || output instanceof Set) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, member]) =>
      name in output ? [[name, partIn(member, Reflect.get(output, name))]] : [],
    ),
  )
}

/** Two parts of one value together. */
const merged = (one: unknown, other: unknown): unknown => {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one
  if (Array.isArray(one)) return one.map((each, index) => merged(each, Reflect.get(other, index)))
  const both = Object.entries(other).map(([name, member]) => [
    name,
    name in one ? merged(Reflect.get(one, name), member) : member,
  ])
  return { ...one, ...Object.fromEntries(both) }
}

/** The places of what a value has besides a part of it: `body.rooms.0.id`. */
export const placesBesides = (place: string, json: unknown, part: unknown): readonly string[] => {
  if (typeof json !== 'object' || json === null || json === part) return []
  return Object.entries(json).flatMap(([name, member]) =>
    Object.hasOwn(Object(part), name)
      ? placesBesides(`${place}.${name}`, member, Reflect.get(Object(part), name))
      : [`${place}.${name}`],
  )
}
