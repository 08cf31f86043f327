/** Compares what two JSON Schemas say of texts and numbers, and all that is compared only as a whole. */

import type { Shown } from '../../contract/shape.js'

/** How sure it is that a schema refuses what another one takes. */
type Verdict = 'takes' | 'may refuse' | 'refuses'

/** The worst of several verdicts. */
const worst = (verdicts: readonly Verdict[]): Verdict => VERDICTS.find(each => verdicts.includes(each)) ?? 'takes'
const VERDICTS: readonly Verdict[] = ['refuses', 'may refuse']

/** Keywords that are compared by their meaning. The others have to be the same. */
const COMPARED = [
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', 'default'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  ...['properties', 'required', 'additionalProperties', 'items', 'prefixItems'],
]
/** Keywords that mean something only together. */
const GROUPS = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
]
/** What a text has to fit. A list of members does not count for it. */
const OF_TEXTS = ['pattern', 'format', 'contentEncoding', 'contentMediaType', 'contentSchema']

/** Whether values of a type pass the limits of `to`, where they pass those of `from`. `isSame` compares schemas and values in them. */
export const limitsVerdict = (
  from: Shown,
  to: Shown,
  type: unknown,
  isSameKeyword: (keyword: string) => boolean,
): Verdict => {
  const verdicts: Verdict[] = LENGTHS.filter(([of]) => mayBe(type, of)).map(([, least, most]) =>
    (limit(to[least]) ?? 0) > (limit(from[least]) ?? 0) ||
    (limit(to[most]) ?? Infinity) < (limit(from[most]) ?? Infinity)
      ? 'refuses'
      : 'takes',
  )
  if (mayBe(type, 'number')) verdicts.push(rangeVerdict(from, to, type === 'integer'))
  for (const [keyword, value] of Object.entries(to)) {
    const group = GROUPS.find(each => each.includes(keyword)) ?? [keyword]
    if (value === undefined || COMPARED.includes(keyword) || group.every(isSameKeyword)) continue
    const isOfTexts = OF_TEXTS.includes(keyword)
    if (isOfTexts && !mayBe(type, 'string')) continue
    if (keyword === 'pattern' && typeof from.const === 'string' && matches(value, from.const)) continue
    verdicts.push(isOfTexts && from[keyword] === undefined ? 'refuses' : 'may refuse')
  }
  return worst(verdicts)
}

const matches = (pattern: unknown, text: string): boolean => {
  try {
    return new RegExp(String(pattern), 'u').test(text)
  } catch {
    return false // another dialect of expressions
  }
}

const LENGTHS = [
  ['string', 'minLength', 'maxLength'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
] as const

const mayBe = (type: unknown, of: string): boolean =>
  type === undefined || type === of || (type === 'integer' && of === 'number')

const limit = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

const rangeVerdict = (from: Shown, to: Shown, isInteger: boolean): Verdict => {
  const isNarrower = [1, -1].some(sign => isBeyond(boundOf(to, sign, isInteger), boundOf(from, sign, isInteger)))
  const [step, earlier] = [limit(to.multipleOf), limit(from.multipleOf) ?? (isInteger ? 1 : undefined)]
  const isStepped = step === undefined || (earlier !== undefined && Number.isInteger(earlier / step))
  return isNarrower || !isStepped ? 'refuses' : 'takes'
}

/** Where numbers begin. The sign -1 turns them round, so that their end is where they begin. */
interface Bound {
  readonly value: number
  readonly isOpen: boolean
}
const isBeyond = (one: Bound, other: Bound): boolean =>
  one.value > other.value || (one.value === other.value && one.isOpen && !other.isOpen)

const boundOf = (schema: Shown, sign: number, isInteger: boolean): Bound => {
  const [closed, open] = sign === 1 ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum']
  const [from, above] = [closed, open].map(keyword => sign * (limit(schema[keyword]) ?? -sign * Infinity))
  const bounds = [
    { value: from ?? -Infinity, isOpen: false },
    { value: above ?? -Infinity, isOpen: true },
  ].map(bound => (isInteger ? ofIntegers(bound) : bound))
  return bounds.reduce((one, other) => (isBeyond(other, one) ? other : one))
}

/** For integers, an open bound is the next integer. The limit of safe integers, which some libraries write, is none. */
const ofIntegers = ({ value, isOpen }: Bound): Bound => ({
  value: value === -Number.MAX_SAFE_INTEGER ? -Infinity : isOpen ? Math.floor(value) + 1 : Math.ceil(value),
  isOpen: false,
})
