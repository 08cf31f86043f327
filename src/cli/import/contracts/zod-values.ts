/** Writes the schemas of values without parts as code of zod: literals, numbers and strings. */
import { jsonText, quoted } from '../../code-text.js'
import { isObject, type Json } from '../json.js'

/**
 * What the values of a schema are: JSON that a request has or that a reply has, or texts, which a form nests and other parts of a
 * request do not.
 */
export type Side = 'request' | 'reply' | 'form' | 'text'

/** What the text of a schema needs of what is around it. */
export interface Around {
  readonly side: Side
  /** The text for a reference. */
  readonly reference: (reference: string) => string
  /** Notes a keyword that the text does not have. */
  readonly lose: (keyword: string) => void
}

export type Writer = (schema: Json, around: Around) => string

export const isJson = (side: Side): boolean => side === 'request' || side === 'reply'

export const literalText = (given: readonly unknown[], around: Around): string => {
  const values = given.filter(value => !isObject(value) && !Array.isArray(value))
  if (values.length < given.length) around.lose('enum')
  const texts = values.filter(value => value !== null)
  if (!isJson(around.side) && texts.some(value => typeof value !== 'string'))
    return `z.enum([${texts.map(value => quoted(String(value))).join(', ')}])`
  const [only, ...others] = texts
  if (only === undefined) return values.length > 0 ? 'z.null()' : given.length > 0 ? 'z.unknown()' : 'z.never()'
  const list = `[${texts.map(jsonText).join(', ')}]`
  const isText = texts.every(value => typeof value === 'string')
  const text = others.length === 0 ? `z.literal(${jsonText(only)})` : isText ? `z.enum(${list})` : `z.literal(${list})`
  return values.length > texts.length ? `${text}.nullable()` : text
}

const FORMATS: ReadonlyMap<unknown, string> = new Map([
  ['date-time', 'z.iso.datetime({ offset: true })'],
  ['date', 'z.iso.date()'],
  ['duration', 'z.iso.duration()'],
  ['email', 'z.email()'],
  ['uuid', 'z.guid()'],
  ['uri', 'z.url()'],
  ['ipv4', 'z.ipv4()'],
  ['ipv6', 'z.ipv6()'],
  ['byte', 'z.base64()'],
])

export const limit = (call: string, value: unknown): string => (typeof value === 'number' ? `.${call}(${value})` : '')

export const numberText: Writer = (schema, { side }) => {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema
  const base = isJson(side) ? 'z.number()' : 'z.coerce.number()'
  return [
    base,
    type === 'integer' ? '.int()' : '',
    limit(exclusiveMinimum === true ? 'gt' : 'min', minimum),
    limit(exclusiveMaximum === true ? 'lt' : 'max', maximum),
    limit('gt', exclusiveMinimum),
    limit('lt', exclusiveMaximum),
    limit('multipleOf', multipleOf),
  ].join('')
}

export const stringText: Writer = ({ format, minLength, maxLength, pattern }, { side, lose }) => {
  if (format === 'binary') return side === 'form' ? 'z.file()' : 'z.string()'
  const known = FORMATS.get(format)
  const limits = `${limit('min', minLength)}${limit('max', maxLength)}`
  const text = `${known ?? 'z.string()'}${limits}`
  if (typeof pattern !== 'string') return text
  const flags = ['u', ''].find(each => isExpression(pattern, each))
  if (flags === undefined) lose('pattern')
  return flags === undefined ? text : `${text}.regex(new RegExp(${quoted(pattern)}${flags === 'u' ? ", 'u'" : ''}))`
}

const isExpression = (pattern: string, flags: string): boolean => {
  try {
    new RegExp(pattern, flags)
    return true
  } catch {
    return false
  }
}
