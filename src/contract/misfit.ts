/**
 * Checks that a request can fit a schema. A body is JSON, and the values of `params`, `query` and `headers` are texts, so a schema that
 * takes only dates, or for texts only numbers, refuses every request. The types do not show whether a schema converts what it gets: the
 * input of `z.coerce.number()` in zod 3, and of `z.coerce.number<number>()` in zod 4, is `number`. So each part is tried, with a few
 * values of its type.
 */

import type { InputPart } from './input-error.js'
import { isSchema, resultAtOnce, type StandardSchema } from './schema.js'
import { type Shape, shapeOf } from './shape.js'

/** What a schema takes that no request can have: the place in the part of the request, `''` for the part itself, and the type. */
interface Misfit {
  readonly place: string
  readonly type: string
}

/** Where a schema stands in a part of a request. */
interface Place {
  readonly part: InputPart
  readonly name: string
  readonly depth: number
  /** The schemas around it, for those that contain themselves. */
  readonly around: readonly unknown[]
}

/** The error message for a schema of a part of a request that no request fits, or `undefined`. */
export const misfitProblem = (of: string, part: InputPart, schema: StandardSchema): string | undefined => {
  const found = misfitIn(schema, { part, name: '', depth: 0, around: [] })
  if (!found) return undefined
  return part === 'body' ? jsonMessage(of, found) : textMessage(of, part, found)
}

/** Whether a part of a request has texts. */
const hasTexts = ({ part }: Place): boolean => part !== 'body'

/** `taker` is the schema that is tried, which may be one around `schema` that makes it optional, or transforms what it gives. */
const misfitIn = (schema: unknown, at: Place, taker = schema): Misfit | undefined => {
  try {
    return at.around.includes(schema)
      ? undefined
      : misfitOf(shapeOf(schema), { ...at, around: [...at.around, schema] }, taker)
  } catch {
    return undefined // A schema may be asynchronous, or read the table, which does not exist yet.
  }
}

const misfitOf = (shape: Shape, at: Place, taker: unknown): Misfit | undefined => {
  const { inner, options, all, members, values, elements } = shape
  if (inner !== undefined) return misfitIn(inner, at, taker)
  if (options) {
    const misfits = options.map(option => misfitIn(option, at))
    return misfits.every(each => each !== undefined) ? misfits[0] : undefined
  }
  if (all) return firstOf(all, part => misfitIn(part, at))
  if (elements) return misfitOfList(elements, at, taker)
  const parts = members ?? (values === undefined ? undefined : ([['*', values]] as const))
  if (!parts) return misfitOfValue(shape, at, taker)
  if (hasTexts(at) && at.depth > 0) return { place: at.name, type: 'object' }
  return firstOf(parts, ([name, part]) => misfitIn(part, inside(at, at.depth === 0 ? name : `.${name}`)))
}

const firstOf = <Item>(items: readonly Item[], find: (item: Item) => Misfit | undefined): Misfit | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}
/** Texts have few levels, so a schema that contains itself is looked at until they end. */
const inside = (at: Place, name: string): Place => ({
  ...at,
  name: at.name + name,
  depth: at.depth + 1,
  around: hasTexts(at) ? [] : at.around,
})

/** Of texts, a member of the query may be a list. In other parts a list is never sent, so it must be one that may be left out. */
const misfitOfList = (elements: readonly unknown[], at: Place, taker: unknown): Misfit | undefined => {
  const isOfTexts = at.depth === 1 && (at.part === 'query' || takes(taker, undefined))
  if (hasTexts(at) && !isOfTexts) return { place: at.name, type: 'array' }
  const found = firstOf(elements, element => misfitIn(element, inside(at, '[]')))
  return found && hasTexts(at) ? { place: at.name, type: `${found.type}[]` } : found
}

/** Values that most schemas of a type take. Those with a limit take one of them, as a rule. */
const SAMPLES: { readonly [type: string]: readonly unknown[] } = {
  number: [1, 0, 10, 100, 1000, -1, 0.5],
  integer: [1, 0, 10, 100, 1000, -1],
  bigint: [1n, 0n, 10n, 100n, 1000n, -1n],
  boolean: [true, false],
  date: [new Date(0), new Date('2100-01-01')],
  map: [new Map()],
  null: [null],
  set: [new Set()],
}

/** Further types without members. */
const NO_OBJECTS = ['string', 'undefined', 'void', 'nan', 'symbol', 'never']

/** A value is tried as it is, and in each form in which a request may have it. */
const misfitOfValue = ({ type, units }: Shape, at: Place, taker: unknown): Misfit | undefined => {
  const samples = units ?? SAMPLES[type]
  if (hasTexts(at) && at.depth === 0) return samples || NO_OBJECTS.includes(type) ? { place: '', type } : undefined
  const taken = samples?.filter(value => takes(taker, value)) ?? []
  const formsOf = hasTexts(at) ? textsOf : jsonOf
  const misfits = taken.filter(value => !formsOf(value).some(form => takes(taker, form)))
  const isMisfit = units ? misfits.length === taken.length : true
  return isMisfit && misfits.length > 0 ? { place: at.name, type: units ? typeof misfits[0] : type } : undefined
}

const takes = (schema: unknown, value: unknown): boolean =>
  isSchema(schema) && resultAtOnce(schema, value).issues === undefined

const textsOf = (value: unknown): readonly unknown[] =>
  value instanceof Map || value instanceof Set ? [''] : [value instanceof Date ? value.toISOString() : String(value)]

const jsonOf = (value: unknown): readonly unknown[] => {
  if (value instanceof Date) return [value.toISOString(), value.getTime()]
  if (value instanceof Map || value instanceof Set) return [[], {}]
  return typeof value === 'bigint' ? [String(value), Number(value)] : [value]
}

const textMessage = (of: string, part: string, { place, type }: Misfit): string =>
  place === ''
    ? `'${part}' in the contract${of} takes a value of type ${type}, but the part is an object of texts`
    : `'${part}' in the contract${of} takes no text for '${place}', only a value of type ${type}: convert it, as z.coerce.number() and z.stringbool() do`

const jsonMessage = (of: string, { place, type }: Misfit): string =>
  `'body' in the contract${of} takes no JSON for 'body${/^[^[]/.test(place) ? '.' : ''}${place}', only a value of type ${type}: convert it, as z.coerce.date() does`
