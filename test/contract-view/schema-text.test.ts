/** A JSON Schema in the words of a type. */
import { describe, expect, it } from 'vitest'
import { memberLines, typeText } from '../../src/contract-view/schema-text.js'
import type { JsonSchema } from '../../src/openapi/document.js'

const short = (schema: unknown) => {
  const { $defs } = Object(schema)
  const resolve = (reference: string): JsonSchema | undefined => Object($defs)[reference.replace(/^.*\//, '')]
  return { resolve, width: Number.POSITIVE_INFINITY }
}
const whole = { resolve: () => undefined, width: 68 }
const text = { type: 'string' }
const tree = { type: 'object', required: ['children'], properties: { children: { type: 'array', items: { $ref: '#/$defs/Tree' } } } } // biome-ignore format: one line

describe('typeText(schema, writing)', () => {
  it.each([
    [{}, 'unknown'],
    [true, 'unknown'],
    [false, 'never'],
    [{ type: 'string', format: 'uuid' }, 'string<uuid>'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 5 }, '5'],
    [{ enum: ['a', null] }, '"a" | null'],
    [{ anyOf: [text, { type: 'null' }, text] }, 'string | null'],
    [{ oneOf: [text, { type: 'integer' }] }, 'string | integer'],
    [{ allOf: [{ type: 'object', properties: { a: text } }, { $ref: '#/$defs/B' }] }, '{ a?: string } & B'],
    [{ type: 'array', items: text }, 'string[]'],
    [{ type: 'array', items: { type: 'string', format: 'date-time' } }, 'string<date-time>[]'],
    [{ type: 'array', items: { anyOf: [text, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'array', items: { type: 'object', properties: { a: text } } }, '{ a?: string }[]'],
    [
      {
        type: 'array',
        items: {
          anyOf: [
            { type: 'object', properties: { a: text } },
            { type: 'object', properties: { b: text } },
          ],
        },
      },
      '({ a?: string } | { b?: string })[]',
    ],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'array', prefixItems: [text, { type: 'number' }] }, '[string, number]'],
    [{ type: 'object' }, 'object'],
    [{ type: 'object', properties: {} }, '{}'],
    [{ type: 'object', properties: { a: text, b: text }, required: ['a'] }, '{ a: string, b?: string }'],
    [{ type: 'object', properties: { 'b-c': {} } }, '{ "b-c"?: unknown }'],
    [{ type: 'object', additionalProperties: text }, '{ [name]: string }'],
    [{ type: 'object', additionalProperties: false, properties: { a: text } }, '{ a?: string }'],
    [{ type: 'object', properties: { no: false } }, '{ no?: never }'],
    [{ $ref: '#/$defs/Tree', $defs: { Tree: tree } }, 'Tree { children: Tree[] }'],
    [{ const: Number.POSITIVE_INFINITY }, 'Infinity'],
    [{ type: 'number', minimum: Number.NEGATIVE_INFINITY }, 'number (at least -Infinity)'],
    [{ type: 'string', maxLength: Number.POSITIVE_INFINITY }, 'string (at most Infinity characters)'],
    [{ const: Symbol('a') }, 'Symbol(a)'],
  ])('writes %j', (schema, written) => expect(typeText(schema, short(schema))).toBe(written))

  it.each([
    [{ type: 'string', format: 'email', pattern: '^.+$', maxLength: 9 }, 'string<email> (at most 9 characters)'],
    [{ type: 'string', pattern: '^a$', minLength: 2 }, 'string (/^a$/, at least 2 characters)'],
    [{ type: 'string', minLength: 1, maxLength: 1 }, 'string (1 character)'],
    [{ type: 'integer', minimum: -9007199254740991, maximum: 9 }, 'integer (at most 9)'],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 'number (more than 0, less than 1)'],
    [{ type: 'integer', minimum: 1, maximum: 5, default: 1 }, 'integer (1 to 5) = 1'],
    [{ type: 'array', items: text, maxItems: 3 }, 'string[] (at most 3 elements)'],
    [{ type: 'array', items: text, minItems: 1, uniqueItems: true }, 'string[] (at least 1 element, all different)'],
    [{ type: 'integer', minimum: 0, multipleOf: 5 }, 'integer (at least 0, a multiple of 5)'],
  ])('writes limits and defaults: %j', (schema, written) => expect(typeText(schema, whole)).toBe(written))

  it('has a member on each line where one line is too short', () => {
    const member = { type: 'string', maxLength: 200 }
    const inner = { type: 'object', properties: { first: member, second: member }, required: ['first'] }
    expect(typeText({ type: 'object', properties: { list: { type: 'array', items: inner } } }, whole)).toBe(`{
  list?: {
    first: string (at most 200 characters)
    second?: string (at most 200 characters)
  }[]
}`)
  })

  it('has descriptions after members, which have lines of their own then', () => {
    const $defs = { Owner: { type: 'object', description: 'Who offers it', properties: { id: text } } }
    const name = { ...text, description: 'As guests\n see it', deprecated: true }
    const properties = { name, owner: { $ref: '#/$defs/Owner' } }
    expect(typeText({ type: 'object', properties, $defs }, short({ $defs }))).toBe(`{
  name?: string // deprecated: As guests see it
  owner?: { id?: string } // Who offers it
}`)
  })
})

describe('typeText(schema, writing) of types that come again', () => {
  const refer = (name: string) => ({ $ref: `#/$defs/${name}` })
  const object = (properties: object) => ({ type: 'object', properties })
  const written = (schema: object, $defs: object) => typeText(schema, short({ ...schema, $defs }))

  it('has their names, also before the first one', () => {
    const $defs = { Place: object({ owner: refer('User'), guest: refer('User') }), User: object({ name: text }) }
    expect(written(refer('Place'), $defs)).toBe('{ owner?: User { name?: string }, guest?: User }')
    expect(written({ type: 'array', items: refer('Place') }, $defs)).toBe(
      '{ owner?: User { name?: string }, guest?: User }[]',
    )
    expect(written(object({ one: refer('User') }), $defs)).toBe('{ one?: { name?: string } }')
  })

  it('repeats a short text in place of its name', () => {
    const $defs = { Id: { type: 'string', format: 'uuid' }, Odd: { type: 'string', pattern: 'x'.repeat(50) } }
    expect(written(object({ a: refer('Id'), b: refer('Id') }), $defs)).toBe('{ a?: string<uuid>, b?: string<uuid> }')
    expect(written(object({ a: refer('Odd'), b: refer('Odd') }), $defs)).toBe(
      `{ a?: Odd (string (/${'x'.repeat(50)}/)), b?: Odd }`,
    )
  })

  it('ends where types refer to one another', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
    const all = object(Object.fromEntries(names.map(name => [name, refer(name)])))
    const lines = typeText(refer('A'), {
      ...short({ $defs: Object.fromEntries(names.map(name => [name, all])) }),
      width: 0,
    }).split('\n')
    expect(lines).toHaveLength(73)
    expect(lines.filter(line => line.endsWith(' H'))).toHaveLength(7)
    expect(written(refer('A'), { A: refer('B'), B: refer('A') })).toBe('A (A)')
  })
})

describe('typeText(schema, writing) of large types', () => {
  const CUT = '\n// … stands for what is too long or too deep to be shown here'
  const nested = (depth: number, inside: object): object =>
    depth === 0 ? inside : { type: 'object', properties: { a: nested(depth - 1, inside) } }

  it('stops at a depth, and says so', () => {
    expect(typeText(nested(12, text), short({}))).toBe(`${'{ a?: '.repeat(12)}string${' }'.repeat(12)}`)
    expect(typeText(nested(13, text), short({}))).toBe(`${'{ a?: '.repeat(13)}…${' }'.repeat(13)}${CUT}`)
    expect(memberLines(nested(13, text) as JsonSchema, whole).at(-1)).toBe(CUT.trim())
  })

  it.each<[string, object]>([
    [
      'members',
      { type: 'object', properties: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`m${at}`, text])) },
    ],
    [
      'options',
      { anyOf: Array.from({ length: 5000 }, (_, at) => ({ type: 'object', properties: { [`m${at}`]: text } })) },
    ],
    ['values', { enum: Array.from({ length: 5000 }, (_, at) => at) }],
    ['elements', { type: 'array', prefixItems: Array.from({ length: 5000 }, () => text) }],
    ['letters', { type: 'string', pattern: 'a'.repeat(20_000) }],
    ['a default', { type: 'string', default: 'a'.repeat(20_000) }],
    ['a description', { type: 'object', properties: { a: { type: 'string', description: 'a'.repeat(20_000) } } }],
  ])('stops at a length, and says so: %s', (_what, schema) => {
    const written = typeText(schema, short({}))
    expect(written.length).toBeGreaterThan(10_000)
    expect(written.length).toBeLessThan(25_000)
    expect(written).toMatch(/…[^…]*… stands for/)
    expect(written.endsWith(CUT)).toBe(true)
  })
})

describe('memberLines(schema, writing)', () => {
  it.each([
    [{ type: 'object', properties: { a: text, b: { type: 'object', properties: { c: text } } } }, ['a?: string', 'b?: {', '  c?: string', '}']], // biome-ignore format: one line
    [{ type: 'array', items: { type: 'object', properties: { a: text } } }, ['{', '  a?: string', '}[]']],
    [{ anyOf: [{ type: 'object', properties: { a: text } }, { type: 'object', properties: { b: text } }] }, ['{', '  a?: string', '} | {', '  b?: string', '}']], // biome-ignore format: one line
    [{ allOf: [{ type: 'object', properties: { a: text } }, text, { type: 'object', properties: { b: text } }] }, ['{', '  a?: string', '} & string & {', '  b?: string', '}']], // biome-ignore format: one line
    [text, ['string']],
    [{ type: 'object', properties: {} }, ['{}']],
  ])('gives the lines of %j', (schema, lines) => expect(memberLines(schema, whole)).toEqual(lines))
})
