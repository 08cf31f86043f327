/** Says whether two JSON Schemas are the same, apart from annotations, the order of names, and where definitions are. */

import { isDeepStrictEqual } from 'node:util'
import { shown } from '../../contract/shape.js'
import { isAnnotation, resolve } from './parts.js'

/** Two whole schemas, inside of which references are looked up. */
export interface Wholes {
  readonly from: unknown
  readonly to: unknown
}

/** Keywords with a schema, with a list of schemas, and with a schema for each name. */
const ONE = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains', 'contentSchema']
const LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems']
const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
/** Keywords with a list whose order says nothing. */
const SETS = ['required', 'enum', 'type']

/**
 * Whether two schemas are the same. `met` has the pairs that are compared already: if one of them differs, the whole comparison has ended.
 */
export const isSame = (from: unknown, to: unknown, wholes: Wholes, met = new Map<unknown, Set<unknown>>()): boolean => {
  const [one, other] = [followed(from, wholes.from), followed(to, wholes.to)]
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  const known = met.get(one) ?? new Set()
  if (known.has(other)) return true
  met.set(one, known.add(other))
  const [has, wants] = [keywordsOf(one), keywordsOf(other)]
  const isSameValue = (keyword: string, value: unknown, wanted: unknown): boolean => {
    const each = (left: unknown, right: unknown) => isSame(left, right, wholes, met)
    if (ONE.includes(keyword)) return each(value, wanted)
    if (LISTS.includes(keyword)) return isSameList(value, wanted, each)
    if (MAPS.includes(keyword)) return isSameMap(value, wanted, each)
    if (keyword === '$ref') {
      const targets = [resolve(String(value), wholes.from), resolve(String(wanted), wholes.to)] as const
      return targets.includes(undefined) ? value === wanted : each(...targets)
    }
    return SETS.includes(keyword) ? isDeepStrictEqual(sorted(value), sorted(wanted)) : isDeepStrictEqual(value, wanted)
  }
  return (
    has.size === wants.size &&
    [...has].every(([keyword, value]) => wants.has(keyword) && isSameValue(keyword, value, wants.get(keyword)))
  )
}

/** What a schema that is nothing but references leads to. */
export const followed = (schema: unknown, whole: unknown): unknown => {
  let at = schema
  for (const met = new Set<unknown>(); !met.has(at); ) {
    met.add(at)
    const { $ref } = shown(at)
    const target = typeof $ref === 'string' && keywordsOf(at).size === 1 ? resolve($ref, whole) : undefined
    at = target ?? at
  }
  return at === true ? EMPTY : at
}
const EMPTY = {}

const keywordsOf = (schema: unknown): Map<string, unknown> =>
  new Map(Object.entries(shown(schema)).filter(([keyword, value]) => !isAnnotation(keyword) && value !== undefined))

type Compare = (from: unknown, to: unknown) => boolean

const isSameList = (from: unknown, to: unknown, compare: Compare): boolean =>
  Array.isArray(from) &&
  Array.isArray(to) &&
  from.length === to.length &&
  from.every((each, at) => compare(each, to[at]))

const isSameMap = (from: unknown, to: unknown, compare: Compare): boolean => {
  const [has, wants] = [shown(from), shown(to)]
  const names = Object.keys(has)
  return (
    names.length === Object.keys(wants).length &&
    names.every(name => Object.hasOwn(wants, name) && compare(has[name], wants[name]))
  )
}

const sorted = (list: unknown): unknown =>
  Array.isArray(list) ? [...new Set(list.map(each => JSON.stringify(each)))].sort() : list
