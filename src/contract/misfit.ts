/**
 * Checks that a request can fit a schema. A body is JSON, and the values of `params`, `query` and `headers` are texts, so a schema that
 * takes only dates, or for texts only numbers, refuses every request. The types do not show whether a schema converts what it gets: the
 * input of `z.coerce.number()` in zod 3, and of `z.coerce.number<number>()` in zod 4, is `number`. So each part is tried, with a few
 * values of its type.
 */

import type { BodyContract } from './body.js'
import { formatIn, typesOf } from './body-types.js'
import type { InputPart } from './input-error.js'
import { isSchema, resultAtOnce, type StandardSchema } from './schema.js'
import { type Shape, shapeOf } from './shape.js'

/** What a schema takes that no request can have: the place in it, `''` for the schema itself, and the type. */
interface Misfit {
  readonly place: string
  readonly type: string
}

/** The place of a schema in a part of a request. */
interface Place {
  readonly part: InputPart | 'form'
  readonly depth: number
  /** The schemas that have been looked at: of one that contains itself, nothing is known until it has been. */
  readonly known: Map<unknown, Misfit | undefined>
}

/**
 * The error message for a schema of a part of a request that no request fits, or `undefined`. `place` says where the part is:
 * `' in the contract'`, or `''`.
 */
export const misfitProblem = (place: string, part: InputPart, schema: StandardSchema): string | undefined => {
  const found = misfitIn(schema, { part, depth: 0, known: new Map() })
  if (!found) return undefined
  return part === 'body' ? noJson(place, found) : noText(place, part, found)
}

/** The same for a body in its long form. What is read as a text or as bytes may be anything. */
export const misfitOfBody = (place: string, body: BodyContract): string | undefined => {
  const formats = new Set(typesOf(body).map(formatIn(body)))
  if (formats.has('json')) return misfitProblem(place, 'body', body.schema)
  if (formats.has('text') || formats.has('bytes')) return undefined
  const found = misfitIn(body.schema, { part: 'form', depth: 0, known: new Map() })
  return found && noText(place, 'body', found)
}

/** Whether a part of a request has texts and no other values. In a form, they may be nested. */
const hasTexts = ({ part }: Place): boolean => part !== 'body'
const isFlat = ({ part }: Place): boolean => part !== 'body' && part !== 'form'

const misfitIn = (schema: unknown, at: Place): Misfit | undefined => {
  if (at.known.has(schema)) return at.known.get(schema)
  at.known.set(schema, undefined)
  const found = misfitTakenBy(schema, schema, at)
  at.known.set(schema, found)
  return found
}

/** `taker` is the schema that is tried, which may be one around `schema` that makes it optional, or transforms what it gives. */
const misfitTakenBy = (taker: unknown, schema: unknown, at: Place): Misfit | undefined => {
  try {
    return misfitOf(taker, shapeOf(schema), at)
  } catch {
    return undefined // A schema may be asynchronous, or read the table, which does not exist yet.
  }
}

const misfitOf = (taker: unknown, shape: Shape, at: Place): Misfit | undefined => {
  const { inner, options, all, members, values, elements } = shape
  if (inner !== undefined) return misfitTakenBy(taker, inner, at)
  if (options) {
    const misfits = options.map(option => misfitIn(option, at))
    return misfits.every(each => each !== undefined) ? misfits[0] : undefined
  }
  if (all) return firstOf(all, part => misfitIn(part, at))
  if (elements) return misfitOfList(taker, elements, at)
  const parts = members ?? (values === undefined ? undefined : ([['*', values]] as const))
  if (!parts) return misfitOfValue(taker, shape, at)
  if (isFlat(at) && at.depth > 0) return { place: '', type: 'object' }
  return firstOf(parts, ([name, part]) => misfitUnder(`.${name}`, part, at))
}

const firstOf = <Item>(items: readonly Item[], find: (item: Item) => Misfit | undefined): Misfit | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

/** In texts, what a schema may be depends on its depth. */
const misfitUnder = (name: string, schema: unknown, at: Place): Misfit | undefined => {
  const known = isFlat(at) ? new Map() : at.known
  const found = misfitIn(schema, { ...at, depth: at.depth + 1, known })
  return found && { ...found, place: name + found.place }
}

/** Of texts, a member of the query may be a list. In other parts a list is never sent, so it must be one that may be left out. */
const misfitOfList = (taker: unknown, elements: readonly unknown[], at: Place): Misfit | undefined => {
  const isOfTexts = at.depth === 1 && (at.part === 'query' || takes(taker, undefined))
  if (isFlat(at) && !isOfTexts) return { place: '', type: 'array' }
  const found = firstOf(elements, element => misfitUnder('[]', element, at))
  return found && isFlat(at) ? { place: '', type: `${found.type}[]` } : found
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
  nan: [Number.NaN],
  symbol: [Symbol.iterator],
  set: [new Set()],
}

/** Further types without members. */
const NO_OBJECTS = ['string', 'template_literal', 'undefined', 'void', 'never']

/** A value is tried as it is, and in each form in which a request may have it. */
const misfitOfValue = (taker: unknown, { type, units }: Shape, at: Place): Misfit | undefined => {
  const samples = units ?? SAMPLES[type]
  if (hasTexts(at) && at.depth === 0) return samples || NO_OBJECTS.includes(type) ? { place: '', type } : undefined
  const taken = samples?.filter(value => takes(taker, value)) ?? []
  const formsOf = hasTexts(at) ? textsOf : jsonOf
  if (taken.length === 0 && !units)
    return samples?.every(value => isOutside(taker, value, formsOf)) ? { place: '', type } : undefined
  const misfits = taken.filter(value => !formsOf(value).some(form => takes(taker, form)))
  const isMisfit = units ? misfits.length === taken.length : true
  return isMisfit && misfits.length > 0 ? { place: '', type: units ? typeof misfits[0] : type } : undefined
}

/**
 * Whether a schema refuses a value for a limit, and each of its forms for another reason, which is their type. One that converts what it
 * gets refuses a form for the limit too.
 */
const isOutside = (taker: unknown, value: unknown, formsOf: typeof textsOf): boolean => {
  const reason = reasonFor(taker, value)
  return reason !== undefined && !formsOf(value).some(form => [undefined, reason].includes(reasonFor(taker, form)))
}

/** The messages of the issues of a value, or `undefined` for one that a schema takes. */
const reasonFor = (schema: unknown, value: unknown): string | undefined =>
  isSchema(schema)
    ? resultAtOnce(schema, value)
        .issues?.map(({ message }) => message)
        .join()
    : undefined

const takes = (schema: unknown, value: unknown): boolean =>
  isSchema(schema) && resultAtOnce(schema, value).issues === undefined

const textsOf = (value: unknown): readonly unknown[] =>
  value instanceof Map || value instanceof Set ? [''] : [value instanceof Date ? value.toISOString() : String(value)]

const jsonOf = (value: unknown): readonly unknown[] => {
  if (value instanceof Date) return [value.toISOString(), value.getTime()]
  if (value instanceof Map || value instanceof Set) return [[], {}]
  if (typeof value === 'bigint') return [String(value), Number(value)]
  return typeof value === 'symbol' || Number.isNaN(value) ? [null] : [value]
}

const noText = (at: string, part: string, { place, type }: Misfit): string =>
  place === ''
    ? `'${part}'${at} takes a value of type ${type}, but the part is an object of texts`
    : `'${part}'${at} takes no text for '${place.slice(1)}', only a value of type ${type}: convert it, as z.coerce.number() and z.stringbool() do`

const noJson = (at: string, { place, type }: Misfit): string =>
  `'body'${at} takes no JSON for 'body${place}', only a value of type ${type}: convert it, as z.coerce.date() does`
