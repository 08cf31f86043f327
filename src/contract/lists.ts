/** Lists in a form and in a query, where one value and a list of one look alike. */

import { isPlainObject } from '../text/options.js'
import { isSchema, resultAtOnce } from './schema.js'
import { namedIn, oncePerSchema, shapeOrUnknown } from './shape.js'

/**
 * The values of a form or a query with a list of one wherever the schema takes a list: a name is there once or several times. Of a union,
 * the values stay as they are where it takes them so.
 *
 * @example withLists({ tag: 'a' }, z.object({ tag: z.array(z.string()) })) // { tag: ['a'] }
 */
export const withLists = (given: unknown, whole: unknown): unknown => {
  const once = oncePerSchema(
    (value: unknown) => value,
    (schema, value) => made(value, schema, false),
  )

  /** `isElement` says that a list has been made around the value: a schema of lists of itself would make lists without end. */
  const made = (value: unknown, schema: unknown, isElement: boolean): unknown => {
    const shape = shapeOrUnknown(schema)
    const { inner, options, all, members, values, elements, type } = shape
    if (value === undefined) return value
    if (inner !== undefined) return made(value, inner, isElement)
    if (options) {
      if (takesAtOnce(schema, value)) return value
      const others = options.map(option => made(value, option, isElement))
      return others.find(each => takesAtOnce(schema, each)) ?? others.find(each => each !== value) ?? value
    }
    if (all) return all.reduce((each, part) => made(each, part, isElement), value)
    if (elements && Array.isArray(value))
      return value.map((each, at) => once(type === 'array' ? elements[0] : elements[at], each))
    if (elements) return isElement ? value : [made(value, elements[0], true)]
    if (!isPlainObject(value) || !(members || values !== undefined)) return value
    const named = namedIn(shape)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, once(named.get(name) ?? values, each)]),
    )
  }

  return made(given, whole, false)
}

/** Whether a schema takes a list somewhere, so that `withLists` may change a value. */
export const takesLists = (schema: unknown, known: Set<unknown> = new Set()): boolean => {
  if (known.has(schema)) return false
  known.add(schema)
  const { inner, options = [], all = [], members = [], values, elements } = shapeOrUnknown(schema)
  const parts = [inner, values, ...options, ...all, ...members.map(([, part]) => part)]
  return elements !== undefined || parts.some(part => takesLists(part, known))
}

/** Whether a schema certainly takes a value: it may be asynchronous. */
const takesAtOnce = (schema: unknown, value: unknown): boolean => {
  try {
    return isSchema(schema) && resultAtOnce(schema, value).issues === undefined
  } catch {
    return false
  }
}
