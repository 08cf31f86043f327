/** Writes a JSON Schema as code of zod 4. The keywords are those of OpenAPI 3.0 and 3.1. */
import { blockOf, jsonText, keyText, quoted } from '../../code-text.js'
import { isObject, type Json, listIn, objectIn } from '../json.js'
import {
  type Around,
  isJson,
  limit,
  literalText,
  numberText,
  type Side,
  stringText,
  type Writer,
} from './zod-values.js'

/** @example zodText({ type: 'string', minLength: 1 }, around) // 'z.string().min(1)' */
export const zodText = (schema: unknown, around: Around): string => {
  if (schema === false) return 'z.never()'
  if (!isObject(schema)) return 'z.unknown()'
  for (const keyword of LOST) if (schema[keyword] !== undefined) around.lose(keyword)
  const { nullable, default: usual } = schema
  const described = [schema, ...listIn(schema.allOf).filter(isRemark)].map(each => objectIn(each).description)
  const description = described.find(text => typeof text === 'string')
  return [
    withoutNull(schema, around),
    nullable === true && isJson(around.side) ? '.nullable()' : '',
    usual === undefined ? '' : `.default(${jsonText(usual)})`,
    description !== undefined && !schema.$ref ? `.describe(${quoted(description.trim())})` : '',
  ].join('')
}

/** Keywords without a counterpart. */
const LOST =
  'not if patternProperties propertyNames minProperties maxProperties uniqueItems contains dependentRequired dependentSchemas unevaluatedProperties unevaluatedItems $dynamicRef'.split(
    ' ',
  )

const COMBINED = ['$ref', 'allOf', 'anyOf', 'oneOf'] as const

const withoutNull = (schema: Json, around: Around): string => {
  const found = COMBINED.filter(keyword => schema[keyword] !== undefined)
  if (found.length === 0) return plainText(schema, around)
  const { $ref, allOf, anyOf, oneOf, ...own } = schema
  const inner = (part: unknown) =>
    zodText(isObject(part) && own.type !== undefined && !hasType(part) ? { ...part, type: own.type } : part, around)
  const parts = [
    ...(typeof $ref === 'string' ? [around.reference($ref)] : []),
    ...listIn(allOf).flatMap(part => (isRemark(part) ? [] : inner(part))),
    ...[anyOf, oneOf].flatMap((options, at) => (options === undefined ? [] : unionText(options, inner, at === 1))),
    ...(Object.keys(own).some(keyword => CONSTRAINTS.includes(keyword)) ? [plainText(own, around)] : []),
  ]
  const [first = 'z.unknown()', ...others] = parts
  return others.reduce((before, part) => `z.intersection(${before}, ${part})`, first)
}

const hasType = (schema: Json): boolean => [...COMBINED, 'type', 'const', 'enum'].some(key => schema[key] !== undefined)

/** Whether a schema says nothing of a value, as `{ description }` beside a reference in `allOf`. */
const isRemark = (schema: unknown): boolean =>
  isObject(schema) && !hasType(schema) && !CONSTRAINTS.some(keyword => schema[keyword] !== undefined)

const unionText = (options: unknown, inner: (part: unknown) => string, isExclusive: boolean): string => {
  const given = listIn(options).map(inner)
  const all = isExclusive ? given : [...new Set(given)]
  // of exclusive options, none but `null` may take null
  const texts = all.filter(text => text !== NULL)
  const isNullable = all.length - texts.length === 1 && !(isExclusive && /null|unknown/.test(texts.join()))
  const [only, ...others] = isNullable ? texts : all
  if (only === undefined) return isNullable ? NULL : 'z.never()'
  const union = others.length === 0 ? only : `z.${isExclusive ? 'xor' : 'union'}([${[only, ...others].join(', ')}])`
  return isNullable ? `${union}.nullable()` : union
}
const NULL = 'z.null()'

/** Keywords that say something of a value; others, such as `title`, do not. */
const OF_OBJECTS = ['properties', 'required', 'additionalProperties']
const OF_LISTS = ['items', 'prefixItems', 'minItems', 'maxItems']
const OF_TEXTS = ['minLength', 'maxLength', 'pattern', 'format']
const OF_NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const CONSTRAINTS = ['const', 'enum', ...OF_OBJECTS, ...OF_LISTS, ...OF_TEXTS, ...OF_NUMBERS]

const typeOf = (schema: Json): unknown => {
  if (schema.type !== undefined) return schema.type
  const has = (keywords: readonly string[]) => keywords.some(keyword => schema[keyword] !== undefined)
  if (has(OF_OBJECTS)) return 'object'
  if (has(OF_LISTS)) return 'array'
  return has(OF_TEXTS) ? 'string' : has(OF_NUMBERS) ? 'number' : undefined
}

const plainText = (schema: Json, around: Around): string => {
  if (schema.const !== undefined) return literalText([schema.const], around)
  if (Array.isArray(schema.enum)) return literalText(schema.enum, around)
  const type = typeOf(schema)
  if (Array.isArray(type)) return unionText(type, each => plainText({ ...schema, type: each }, around), false)
  return WRITERS[String(type)]?.(schema, around) ?? 'z.unknown()'
}

const arrayText: Writer = ({ items, prefixItems, minItems, maxItems }, around) => {
  const limits = `${limit('min', minItems)}${limit('max', maxItems)}`
  if (!Array.isArray(prefixItems)) return `z.array(${zodText(items, around)})${limits}`
  if (limits !== '') around.lose('minItems')
  const rest = items === false ? '' : `, ${zodText(items, around)}`
  return `z.tuple([${prefixItems.map(item => `${zodText(item, around)}.optional()`).join(', ')}]${rest})`
}

const objectText: Writer = ({ properties, required, additionalProperties }, around) => {
  const members = Object.entries(objectIn(properties)).filter(([, member]) => !isLeftOut(member, around.side))
  const names = new Set(listIn(required).map(String))
  const left = new Set(Object.keys(objectIn(properties)))
  const more = [...names].filter(name => !left.has(name)).map(name => [name, additionalProperties] as const)
  const all = [...members, ...more]
  const others = isObject(additionalProperties) && Object.keys(additionalProperties).length > 0
  if (all.length === 0 && left.size === 0 && additionalProperties !== false)
    return `z.record(z.string(), ${others ? zodText(additionalProperties, around) : 'z.unknown()'})`
  const lines = all.map(([name, member]) => {
    const isOptional = !names.has(name) && objectIn(member).default === undefined
    return `${keyText(name)}: ${zodText(member, around)}${isOptional ? '.optional()' : ''}`
  })
  const isOpen = additionalProperties !== undefined && !others
  const made = additionalProperties === false ? 'strictObject' : isOpen ? 'looseObject' : 'object'
  const rest = others ? `.catchall(${zodText(additionalProperties, around)})` : ''
  return `z.${made}(${blockOf(lines)})${rest}`
}

/** A request has no member that only replies have, and the other way round. */
const isLeftOut = (member: unknown, side: Side): boolean =>
  objectIn(member)[side === 'reply' ? 'writeOnly' : 'readOnly'] === true

const WRITERS: Readonly<Record<string, Writer>> = {
  string: stringText,
  number: numberText,
  integer: numberText,
  boolean: (_, { side }) => (isJson(side) ? 'z.boolean()' : 'z.stringbool()'),
  null: () => 'z.null()',
  array: arrayText,
  object: objectText,
}
