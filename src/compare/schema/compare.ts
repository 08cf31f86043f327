/**
 * Compares two JSON Schemas: what may the second one refuse of what the first one takes? It errs to differences that are not sure: what it
 * does not understand has to be the same. Of members that a schema neither lists nor allows explicitly, it assumes that nobody sends them.
 */

import { isDeepStrictEqual } from 'node:util'
import { type Shown, shown } from '../../contract/shape.js'
import { type Difference, type Direction, placeIn, unique } from './difference.js'
import { limitsVerdict } from './limits.js'
import { type Compare, elementDifferences, memberDifferences } from './members.js'
import { alternativesOf, merged, NEVER, partsOf } from './parts.js'
import { followed, isSame, type Wholes } from './same.js'

/** How many pairs of schemas are compared, and how deep, before the rest may differ. */
const MOST_STEPS = 5_000
const MOST_DEPTH = 64

/** Compares two schemas, each with its own `$defs`. */
export const schemaDifferences = (from: unknown, to: unknown, direction: Direction): readonly Difference[] =>
  unique(new Comparison({ from, to }, direction).compare(from, to, ''))

/** The schemas at a place as they are written, for the difference that is reported there. */
interface Place {
  readonly name: string
  readonly from: unknown
  readonly to: unknown
}
const typeAt = ({ name, from, to }: Place, isSure: boolean): Difference => ({
  kind: 'type',
  place: name,
  isSure,
  from,
  to,
})

class Comparison {
  readonly #wholes: Wholes
  readonly #direction: Direction
  /** The pairs that are being compared: where they come again inside of themselves, nothing is new. */
  readonly #open: (readonly [unknown, unknown])[] = []
  #steps = 0

  constructor(wholes: Wholes, direction: Direction) {
    this.#wholes = wholes
    this.#direction = direction
  }

  readonly compare: Compare = (from, to, name) => {
    const place = { name, from, to }
    const pair = [followed(from, this.#wholes.from), followed(to, this.#wholes.to)] as const
    const isOpen = this.#open.some(([one, other]) => one === pair[0] && other === pair[1])
    if (isOpen || isSame(from, to, this.#wholes)) return []
    if (this.#steps++ > MOST_STEPS || this.#open.length > MOST_DEPTH) return [typeAt(place, false)]
    this.#open.push(pair)
    const differences = this.#compareParts(place)
    this.#open.pop()
    return differences
  }

  #compareParts(place: Place): readonly Difference[] {
    const [had, has] = [partsOf(place.from, this.#wholes.from), partsOf(place.to, this.#wholes.to)]
    if (had.includes(NEVER)) return []
    if (has.includes(NEVER)) return [{ ...typeAt(place, true), kind: 'refused' }]
    const whole = merged(had)
    // One that says nothing may be that of a schema without a JSON Schema.
    if (had.length === 0) return [typeAt(place, false)]
    if (has.length === 0) return this.#direction === 'reply' ? [] : [typeAt(place, false)]
    const added = has.filter(part => !had.some(other => isSame(other, part, this.#wholes)))
    const alternatives = alternativesOf(whole, this.#wholes.from)
    return [
      ...alternatives.flatMap(one => [
        ...added.flatMap(part => this.#compareToPart(one, part, place)),
        ...this.#unread(one, merged(has), place),
      ]),
      ...this.#otherDefault(whole, merged(has), place),
    ]
  }

  #otherDefault({ default: before }: Shown, { default: now }: Shown, place: Place): readonly Difference[] {
    const isOther = before !== undefined && now !== undefined && !isDeepStrictEqual(before, now)
    return isOther && this.#direction === 'input' ? [typeAt(place, false)] : []
  }

  /** The members of a request that are not looked at any more. */
  #unread(had: Shown, has: Shown, { name }: Place): readonly Difference[] {
    if (this.#direction === 'reply' || had.properties === undefined || has.additionalProperties !== undefined) return []
    if (has.anyOf ?? has.oneOf ?? has.patternProperties) return []
    const [before, now] = [shown(had.properties), shown(has.properties)]
    return Object.keys(before)
      .filter(member => !Object.hasOwn(now, member))
      .map(member => ({
        ...{ kind: 'unread' as const, isSure: false, place: placeIn(name, member) },
        ...{ from: before[member], to: undefined },
      }))
  }

  /** Compares one alternative with a part that all values must fit, one of whose alternatives they must fit. */
  #compareToPart(one: Shown, { anyOf, oneOf, ...rest }: Shown, place: Place): readonly Difference[] {
    const ofUnions = [anyOf, oneOf].flatMap(union =>
      Array.isArray(union) ? this.#compareToUnion(one, union, place) : [],
    )
    const mayFitTwice = Array.isArray(oneOf) && !areDisjoint(oneOf.map(each => merged(partsOf(each, this.#wholes.to))))
    return [...this.#compareOne(one, rest, place), ...ofUnions, ...(mayFitTwice ? [typeAt(place, false)] : [])]
  }

  #compareToUnion(one: Shown, union: readonly unknown[], place: Place): readonly Difference[] {
    const results = union.map(each => this.compare(one, each, place.name))
    if (results.some(({ length }) => length === 0)) return []
    // The alternative that is meant: the only one of the same type, whose members do not lack a value that tells alternatives apart.
    const near = results.filter(
      result =>
        !result.some(
          ({ kind, place: at, from }) => kind === 'type' && (at === place.name || shown(from).const !== undefined),
        ),
    )
    const [meant, ...others] = near
    if (meant !== undefined && others.length === 0) return meant
    return [
      typeAt(
        place,
        results.every(result => result.some(({ isSure }) => isSure)),
      ),
    ]
  }

  #compareOne(one: Shown, to: Shown, place: Place): readonly Difference[] {
    const from = withLimits(one)
    const type = from.type ?? typeOf(from.const)
    if (!isTaken(to.type, type, from.const)) return [typeAt(place, true)]
    const values = to.const === undefined ? to.enum : [to.const]
    if (Array.isArray(values) && !values.some(value => isDeepStrictEqual(value, from.const)))
      return [typeAt(place, true)]
    const isSameKeyword = (keyword: string) =>
      isSame({ [keyword]: from[keyword] }, { [keyword]: to[keyword] }, this.#wholes)
    const verdict = limitsVerdict(from, to, type, isSameKeyword)
    const isOf = (name: string) => (type === undefined || type === name) && from.const === undefined
    return [
      ...(verdict === 'takes' ? [] : [typeAt(place, verdict === 'refuses')]),
      ...(isOf('object') ? memberDifferences(from, to, place.name, this.#direction, this.compare) : []),
      ...(isOf('array') ? elementDifferences(from, to, place.name, this.compare) : []),
      ...(typeof from.const === 'object' && from.const !== null && !Array.isArray(values)
        ? [typeAt(place, false)]
        : []),
    ]
  }
}

/** A value as the limits that only it has. */
const withLimits = (schema: Shown): Shown => {
  const { const: value } = schema
  if (typeof value === 'number') return { ...schema, minimum: value, maximum: value, multipleOf: value }
  const length = typeof value === 'string' ? [...value].length : undefined
  return length === undefined ? schema : { ...schema, minLength: length, maxLength: length }
}

const typeOf = (value: unknown): string | undefined => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return value === undefined ? undefined : typeof value
}

/** Whether a type, and a value of it, is among the types that a schema takes. */
const isTaken = (taken: unknown, type: unknown, value: unknown): boolean => {
  if (taken === undefined) return true
  const types: readonly unknown[] = Array.isArray(taken) ? taken : [taken]
  const isInteger = type === 'integer' || Number.isInteger(value)
  return types.includes(type) || (isInteger && (types.includes('number') || types.includes('integer')))
}

/** Whether no value fits two of several schemas: they have other types, or other values in a member that all require. */
const areDisjoint = (schemas: readonly Shown[]): boolean =>
  schemas.every((one, at) => schemas.slice(at + 1).every(other => areApart(one, other)))

const areApart = (one: Shown, other: Shown): boolean => {
  const [types, others] = [one, other].map(({ type, const: value }) => type ?? typeOf(value))
  if (
    typeof types === 'string' &&
    typeof others === 'string' &&
    !isTaken(types, others, 0.5) &&
    !isTaken(others, types, 0.5)
  )
    return true
  const required = [one, other].map(schema => (Array.isArray(schema.required) ? schema.required : []))
  return (required[0] ?? []).some(name => {
    const [value, another] = [one, other].map(({ properties }) => shown(shown(properties)[name]).const)
    return required[1]?.includes(name) && value !== undefined && another !== undefined && value !== another
  })
}
