/** Values that fit a JSON Schema, and values that do not, for the schemas that documents of the examples have. */
import fc from 'fast-check'
import type { JsonSchema } from '../../src/openapi/document.js'

/** What `$ref` leads to. */
type Resolve = (schema: JsonSchema) => JsonSchema

/** Texts by `format`, whose patterns `fast-check` cannot always read. */
const FORMATS: { readonly [format: string]: fc.Arbitrary<string> } = {
  uuid: fc.uuid(),
  email: fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.com$/),
  date: fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(day),
  'date-time': fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map(iso),
  int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  uri: fc.webUrl(),
}
function day(date: Date): string {
  return iso(date).slice(0, 10)
}
function iso(date: Date): string {
  return date.toISOString()
}

/** Letters, white space, and characters that programs handle wrongly. */
const character = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...'abcdefghij klmnop') },
  { weight: 1, arbitrary: fc.constantFrom('\0', '\n', '%', '/', '"', "'", '\\', 'é', '😀', '\u2028', '..') },
)

const texts = ({ format, pattern, minLength = 0, maxLength = 30 }: JsonSchema): fc.Arbitrary<string> => {
  const known = FORMATS[String(format)]
  if (known) return known
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  return fc
    .string({ unit: character, minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 200) })
    .filter(text => text.length <= Number(maxLength)) // a unit may have two code units
}

const numbers = ({ type, format, minimum, maximum }: JsonSchema): fc.Arbitrary<number> => {
  const [least, most] = format === 'int32' ? [-(2 ** 31), 2 ** 31 - 1] : [-1e6, 1e6]
  const limits = { min: Number(minimum ?? least), max: Number(maximum ?? most) }
  return type === 'integer' ? fc.integer(limits) : fc.double({ ...limits, noNaN: true })
}

const lists = ({ items, minItems = 0, maxItems = 4 }: JsonSchema, resolve: Resolve) =>
  fc.array(valuesOf({ ...Object(items) }, resolve), {
    minLength: Number(minItems),
    maxLength: Math.min(Number(maxItems), 4),
  })

const objects = ({ properties, required }: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const requiredKeys: string[] = Array.isArray(required) ? required : []
  const members: readonly (readonly [string, fc.Arbitrary<unknown>])[] = Object.entries({ ...Object(properties) }).map(
    ([name, each]) => [name, valuesOf({ ...Object(each) }, resolve)],
  )
  return fc.record<Record<string, unknown>>(Object.fromEntries(members), { requiredKeys })
}

/** Values that fit a schema. */
export const valuesOf = (schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const { $ref, const: constant, enum: listed, anyOf, oneOf, type } = schema
  if ($ref !== undefined) return valuesOf(resolve(schema), resolve)
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(listed)) return fc.constantFrom(...listed)
  const options = [anyOf, oneOf].find(Array.isArray)
  if (options) return fc.oneof(...options.map(each => valuesOf(each, resolve)))
  if (Array.isArray(type)) return fc.oneof(...type.map(each => valuesOf({ ...schema, type: each }, resolve)))
  if (type === 'string') return texts(schema)
  if (type === 'number' || type === 'integer') return numbers(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'array') return lists(schema, resolve)
  if (type === 'object') return objects(schema, resolve)
  throw new Error(`nothing is known of values of ${JSON.stringify(schema)}`)
}

/** Values of other types, some of which fit: `changed` puts them into values that fit. */
const others = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e21, '', 'x'.repeat(300), [], {}, [null], { a: 1 }, [['x']]),
  // A body parser refuses the name `__proto__` itself, before the application.
  fc.jsonValue({ maxDepth: 1 }).filter(value => !JSON.stringify(value).includes('__proto__')),
)

/** A value that fits, in which one place has another value, or lacks a member. */
export const changed = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return others
  const keys = Object.keys(value)
  if (keys.length === 0) return others
  const withMember = (key: string, member: unknown): unknown =>
    Array.isArray(value) ? value.map((each, at) => (String(at) === key ? member : each)) : { ...value, [key]: member }
  return fc.oneof(
    { weight: 1, arbitrary: others },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...keys).map(key => {
        const { [key]: _, ...rest } = Object(value)
        return Array.isArray(value) ? value.filter((_, at) => String(at) !== key) : rest
      }),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(...keys)
        .chain(key => changed(Reflect.get(value, key)).map(each => withMember(key, each))),
    },
  )
}
