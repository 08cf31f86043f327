/** Writes a JSON Schema as the text of a type. */

import { type Shown, shown } from '../contract/shape.js'
import type { JsonSchema } from '../openapi/document.js'
import { jsonText } from './json-text.js'
import { limitsOf, listLimits } from './limits.js'
import { TextBudget } from './text-budget.js'

/** How a schema is written. */
interface Writing {
  /** What a reference leads to, if that is known. */
  readonly resolve: (reference: string) => JsonSchema | undefined
  /** How long a line may be before the members of an object have lines of their own. */
  readonly width: number
}

/**
 * Writes a JSON Schema as TypeScript would write the type, with the format of a text, limits, a default, and the descriptions of
 * members after it. A type with a name that comes again has the name before it the first time, and is the name alone after that. The
 * text ends at a depth and at a length, and says so.
 *
 * @example typeText({ type: 'object', properties: { id: { type: 'string', format: 'uuid' } } }, writing) // '{ id?: string<uuid> }'
 */
export const typeText = (schema: unknown, writing: Writing): string => {
  const { text, isCut } = written(schema, writing)
  return isCut ? `${text}\n${CUT}` : text
}

/** The lines of a type: for an object those of its members, without the braces. */
export const memberLines = (schema: JsonSchema, writing: Writing): readonly string[] => {
  const { text, isCut } = written(schema, { ...writing, width: 0 })
  const lines = text.split('\n')
  const isObject =
    lines.length > 1 &&
    lines[0] === '{' &&
    lines.at(-1) === '}' &&
    lines.slice(1, -1).every(line => line.startsWith(' '))
  return [...(isObject ? lines.slice(1, -1).map(line => line.slice(2)) : lines), ...(isCut ? [CUT] : [])]
}

/** In place of what is left out, and what a text says of that at its end. */
const MORE = '…'
const CUT = `// ${MORE} stands for what is too long or too deep to be shown here`
const MAX_DEPTH = 12

/** Written twice: the first time shows which names come again. */
const written = (schema: unknown, writing: Writing): { readonly text: string; readonly isCut: boolean } => {
  const first = placeFor(writing, new Set())
  write(schema, first)
  const place = placeFor(writing, first.repeated)
  const text = write(schema, place)
  return { text, isCut: place.budget.isSpent }
}

interface Place extends Writing {
  readonly indent: string
  readonly depth: number
  readonly budget: TextBudget
  /** The texts of named types, which are `undefined` while they are being written. */
  readonly known: Map<string, string | undefined>
  /** The names that come again, which are found; and those that are written before their types. */
  readonly repeated: Set<string>
  readonly named: ReadonlySet<string>
}

const placeFor = (writing: Writing, named: ReadonlySet<string>): Place => ({
  ...writing,
  named,
  ...{ indent: '', depth: 0, budget: new TextBudget(), known: new Map(), repeated: new Set() },
})

const write = (given: unknown, place: Place): string => {
  const { budget, depth } = place
  if (depth > MAX_DEPTH) return budget.cut(MORE)
  if (given === false) return budget.take('never')
  const { $ref } = shown(given)
  return typeof $ref === 'string' ? writeNamed($ref, place) : withDefault(shown(given), place)
}

const withDefault = (schema: Shown, place: Place): string => {
  const text = bare(schema, place)
  return schema.default === undefined ? text : `${text} = ${place.budget.take(jsonText(schema.default))}`
}

/** A text that is short enough to be repeated in place of its name. */
const isShort = (text: string): boolean => text.length <= 40 && !text.includes('{')

const writeNamed = (reference: string, place: Place): string => {
  const { resolve, budget, known, repeated, named } = place
  const name = reference.replace(/^.*\//, '')
  const schema = resolve(reference)
  if (schema === undefined) return budget.take(name)
  if (known.has(name)) {
    const text = known.get(name)
    if (text !== undefined && isShort(text)) return budget.take(text)
    repeated.add(name)
    return budget.take(name)
  }
  known.set(name, undefined)
  const text = write(schema, place)
  known.set(name, text)
  if (!named.has(name)) return text
  return `${budget.take(name)} ${isOneObject(text) ? text : `(${text})`}`
}

const inner = (schema: unknown, place: Place): string => write(schema, { ...place, depth: place.depth + 1 })

const bare = (schema: Shown, place: Place): string => {
  const { type, anyOf, oneOf, allOf, format } = schema
  const { budget } = place
  const union = [anyOf, oneOf].find(Array.isArray)
  if ('const' in schema) return budget.take(jsonText(schema.const))
  if (Array.isArray(schema.enum)) return each(schema.enum, ' | ', place, one => budget.take(jsonText(one)))
  if (union) return each(union, ' | ', place)
  if (Array.isArray(allOf)) return each(allOf, ' & ', place)
  if (Array.isArray(type)) return each(type, ' | ', place, one => bare({ ...schema, type: String(one) }, place))
  if (type === 'array') return listText(schema, place)
  if (type === 'object') return objectText(schema, place)
  if (typeof type !== 'string') return budget.take('unknown')
  return budget.take(`${type}${typeof format === 'string' ? `<${format}>` : ''}${limitsOf(schema)}`)
}

/** The different texts of several schemas or values. */
const each = (
  all: readonly unknown[],
  separator: string,
  place: Place,
  writeOne = (one: unknown) => inner(one, place),
) => [...new Set(place.budget.each(all, writeOne, MORE))].join(separator)

const objectText = ({ properties, required, additionalProperties: others }: Shown, place: Place): string => {
  const { indent, width, budget } = place
  const needed = new Set<unknown>(Array.isArray(required) ? required : [])
  const entries = Object.entries(shown(properties))
  const within = { ...place, indent: `${indent}  ` }
  let isDescribed = false
  const memberText = ([name, member]: readonly [string, unknown]): string => {
    const description = budget.take(descriptionOf(member, place.resolve))
    isDescribed ||= description !== ''
    const text = `${budget.take(quotedName(name))}${needed.has(name) ? '' : '?'}: ${inner(member, within)}`
    return described(text, description)
  }
  const members = budget.each(entries, memberText, MORE)
  if (typeof others === 'object') members.push(`[name]: ${inner(others, within)}`)
  if (members.length === 0) return properties === undefined ? budget.take('object') : '{}'
  const line = `{ ${members.join(', ')} }`
  if (!isDescribed && !line.includes('\n') && indent.length + line.length <= width) return line
  return `{\n${members.map(member => `${indent}  ${member}\n`).join('')}${indent}}`
}

/** A member with its description on its first line. */
const described = (text: string, description: string): string =>
  description === '' ? text : text.replace(/\n|$/, end => ` // ${description}${end}`)

const descriptionOf = (member: unknown, resolve: Writing['resolve']): string => {
  const {
    $ref,
    deprecated,
    description = typeof $ref === 'string' ? resolve($ref)?.description : undefined,
  } = shown(member)
  const text = typeof description === 'string' ? description.replace(/\s+/g, ' ').trim() : ''
  return [deprecated === true ? 'deprecated' : '', text].filter(Boolean).join(': ')
}

const quotedName = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

const listText = (schema: Shown, place: Place): string => {
  const { items, prefixItems } = schema
  if (Array.isArray(prefixItems))
    return `[${place.budget.each(prefixItems, item => inner(item, place), MORE).join(', ')}]`
  const item = inner(items, place)
  const list = /^[\w$<>-]+$/.test(item) || isOneObject(item) ? `${item}[]` : `(${item})[]`
  return list + listLimits(schema)
}

/** Whether the first brace of a text is closed by its last character. */
const isOneObject = (text: string): boolean => {
  if (!text.startsWith('{')) return false
  let depth = 0
  const closed = [...text].findIndex(each => {
    depth += each === '{' ? 1 : each === '}' ? -1 : 0
    return depth === 0
  })
  return closed === [...text].length - 1
}
