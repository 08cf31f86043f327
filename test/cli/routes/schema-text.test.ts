/** A JSON Schema as the words of a type. */
import { describe, expect, it } from 'vitest'
import { schemaText } from '../../../src/cli/routes/schema-text.js'

const text = { type: 'string' }
const tree = { type: 'object', required: ['children'], properties: { children: { type: 'array', items: { $ref: '#/$defs/Tree' } } } } // biome-ignore format: one line

describe('schemaText(schema)', () => {
  it.each([
    [{}, 'unknown'],
    [{ type: 'string', format: 'uuid' }, 'string<uuid>'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ const: 5 }, '5'],
    [{ enum: ['a', null] }, '"a" | null'],
    [{ anyOf: [text, { type: 'null' }, text] }, 'string | null'],
    [{ oneOf: [text, { type: 'integer' }] }, 'string | integer'],
    [{ allOf: [{ type: 'object', properties: { a: text } }, { $ref: '#/$defs/B' }] }, '{ a?: string } & B'],
    [{ type: 'array', items: text }, 'string[]'],
    [{ type: 'array', items: { anyOf: [text, { type: 'null' }] } }, '(string | null)[]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'array', prefixItems: [text, { type: 'number' }] }, '[string, number]'],
    [{ type: 'object' }, '{}'],
    [{ type: 'object', properties: { a: text, b: text }, required: ['a'] }, '{ a: string, b?: string }'],
    [{ type: 'object', additionalProperties: text }, '{ [name]: string }'],
    [{ type: 'object', properties: { no: false } }, '{ no?: never }'],
    [{ $ref: '#/$defs/Tree', $defs: { Tree: tree } }, '{ children: Tree[] }'],
  ])('writes %j', (schema, written) => expect(schemaText(schema)).toBe(written))
})
