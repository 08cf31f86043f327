/** Keywords and structures of JSON Schemas, compared. The random schemas have those that libraries write most. */
import { describe, expect, it } from 'vitest'
import { schemaDifferences } from '../../src/compare/schema/compare.js'

/** The differences in short: `a: type`, with a question mark where they are not sure. */
const differencesOf = (from: unknown, to: unknown, direction: 'input' | 'reply' = 'input'): readonly string[] =>
  schemaDifferences(from, to, direction).map(({ place, kind, isSure }) => `${place}: ${kind}${isSure ? '' : '?'}`)

const TEXT = { type: 'string' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const tree = (value: object) => ({
  $defs: { Node: object({ value, kids: { type: 'array', items: { $ref: '#/$defs/Node' } } }, { required: ['value'] }) },
  $ref: '#/$defs/Node',
})
const deep = (depth: number, end: object): object => (depth === 0 ? end : object({ a: deep(depth - 1, end) }))

describe('schemaDifferences(from, to)', () => {
  it.each<[what: string, from: unknown, to: unknown, differences: readonly string[]]>([
    ['a title', { ...TEXT, title: 'a', 'x-signalbox-name': 'a' }, TEXT, []],
    ['a member that is called title', object({ title: TEXT }), object({ title: { type: 'integer' } }), ['title: type']],
    ['another order', object({}, { required: ['a', 'b'] }), object({}, { required: ['b', 'a'] }), []],
    ['definitions at another place', { $defs: { A: TEXT }, $ref: '#/$defs/A' }, TEXT, []],
    ['a name with characters of a pointer', { $defs: { 'a/b~c d': TEXT }, $ref: '#/$defs/a~1b~0c%20d' }, TEXT, []],
    [
      'equal names of other definitions',
      { $defs: { A: TEXT }, properties: { a: { $ref: '#/$defs/A' } } },
      { $defs: { A: { type: 'null' } }, properties: { a: { $ref: '#/$defs/A' } } },
      ['a: type'],
    ],
    ['a schema that contains itself', tree(TEXT), tree(TEXT), []],
    ['a change in a schema that contains itself', tree(TEXT), tree({ ...TEXT, maxLength: 3 }), ['value: type']],
    ['a reference that leads to itself', { $defs: { A: { $ref: '#/$defs/A' } }, $ref: '#/$defs/A' }, TEXT, [': type']],
    ['an unknown reference', { $ref: '#/$defs/A' }, { $ref: '#/$defs/B' }, [': type?']],
    ['a schema that says nothing now', TEXT, {}, [': type?']],
    ['a schema that said nothing', {}, TEXT, [': type?']],
    ['false', TEXT, false, [': refused']],
    ['what no value fitted', false, TEXT, []],
    ['true', true, {}, []],
    ['integers and numbers', { type: 'integer' }, { type: 'number' }, []],
    ['numbers and integers', { type: 'number' }, { type: 'integer' }, [': type']],
    ['null', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, TEXT] }, []],
    ['no null', { anyOf: [{ type: 'null' }, TEXT] }, TEXT, [': type']],
    ['both values of a boolean', { type: 'boolean' }, { enum: [true, false] }, []],
    ['a value that fits', { const: 'ab' }, { ...TEXT, minLength: 2, maxLength: 2, pattern: '^a' }, []],
    ['a value that is too long', { enum: ['ab', 'abc'] }, { ...TEXT, maxLength: 2 }, [': type']],
    ['a value without the pattern', { const: 'ab' }, { ...TEXT, pattern: '^b' }, [': type']],
    ['a number that fits', { enum: [4, 6] }, { type: 'integer', minimum: 4, maximum: 6, multipleOf: 2 }, []],
    ['a number that does not', { enum: [4, 5] }, { type: 'integer', multipleOf: 2 }, [': type']],
    ['an object as a value', { const: { a: 1 } }, object({ a: TEXT }), [': type?']],
    ['an open limit', { type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 1 }, [': type']],
    ['a closed limit', { type: 'number', exclusiveMaximum: 1 }, { type: 'number', maximum: 1 }, []],
    ['the same limit of integers', { type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }, []],
    ['a step', { type: 'number', multipleOf: 4 }, { type: 'number', multipleOf: 2 }, []],
    ['another step', { type: 'number', multipleOf: 3 }, { type: 'number', multipleOf: 2 }, [': type']],
    ['the limit of safe integers', { type: 'integer' }, { type: 'integer', minimum: Number.MIN_SAFE_INTEGER }, []],
    ['a format', TEXT, { ...TEXT, format: 'uuid' }, [': type']],
    ['another format', { ...TEXT, format: 'date' }, { ...TEXT, format: 'uuid' }, [': type?']],
    ['no format', { ...TEXT, format: 'uuid', pattern: 'a' }, TEXT, []],
    ['a keyword of texts for numbers', { type: 'number' }, { type: 'number', format: 'double' }, []],
    [
      'different elements',
      { type: 'array', items: TEXT },
      { type: 'array', items: TEXT, uniqueItems: true },
      [': type?'],
    ],
    ['not', TEXT, { ...TEXT, not: { const: 'a' } }, [': type?']],
    ['the same not', { ...TEXT, not: { const: 'a' } }, { ...TEXT, maxLength: 3, not: { const: 'a' } }, [': type']],
    ['a condition', { ...TEXT, if: { const: 'a' } }, { ...TEXT, if: { const: 'a' }, else: false }, [': type?']],
    ['a keyword that nobody knows', TEXT, { ...TEXT, shiny: true }, [': type?']],
    [
      'one more pattern',
      { ...TEXT, allOf: [{ pattern: 'a' }] },
      { ...TEXT, allOf: [{ pattern: 'b' }, { pattern: 'a' }] },
      [': type?'],
    ],
    [
      'one of two patterns, which it does not tell apart',
      { ...TEXT, allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
      { ...TEXT, pattern: 'b' },
      [': type?'],
    ],
    ['parts that are one now', { allOf: [object({ a: TEXT }), object({ b: TEXT })] }, object({ a: TEXT, b: TEXT }), []],
    [
      'a member of both parts',
      { allOf: [object({ a: TEXT }), object({ a: { maxLength: 3 } })] },
      object({ a: { ...TEXT, maxLength: 3 } }),
      [],
    ],
    [
      'names of all objects',
      object({ constructor: TEXT }),
      object({ toString: TEXT }, { required: ['toString'] }),
      ['toString: required', 'constructor: unread?'],
    ],
    [
      'members that are allowed explicitly',
      object({}, { additionalProperties: {} }),
      object({ a: TEXT }),
      ['a: type?'],
    ],
    [
      'a record with other values',
      { type: 'object', additionalProperties: TEXT },
      { type: 'object', additionalProperties: { type: 'null' } },
      ['[name]: type'],
    ],
    [
      'a record of some names',
      { type: 'object', additionalProperties: TEXT },
      object({ a: { type: 'null' } }, { additionalProperties: TEXT }),
      ['a: type'],
    ],
    [
      'no record',
      { type: 'object', additionalProperties: TEXT },
      object({}, { additionalProperties: false }),
      [': unlisted'],
    ],
    [
      'names with a pattern',
      { type: 'object', patternProperties: { a: TEXT } },
      object({}, { additionalProperties: false }),
      [': unlisted?'],
    ],
    [
      'a position',
      { type: 'array', prefixItems: [TEXT, TEXT], items: false },
      { type: 'array', prefixItems: [TEXT, { type: 'null' }], items: false },
      ['[1]: type'],
    ],
    [
      'a position less',
      { type: 'array', prefixItems: [TEXT, TEXT], maxItems: 2 },
      { type: 'array', prefixItems: [TEXT], items: false },
      ['[1]: refused'],
    ],
    [
      'a list for positions',
      { type: 'array', prefixItems: [TEXT], items: false, maxItems: 1 },
      { type: 'array', items: { type: 'null' } },
      ['[0]: type'],
    ],
    ['alternatives in another order', { anyOf: [TEXT, { type: 'null' }] }, { anyOf: [{ type: 'null' }, TEXT] }, []],
    ['an alternative less', { anyOf: [TEXT, { type: 'integer' }] }, { anyOf: [TEXT, { type: 'boolean' }] }, [': type']],
    [
      'a change in the alternative that is meant',
      {
        oneOf: [
          object({ k: { const: 1 }, a: TEXT }, { required: ['k'] }),
          object({ k: { const: 2 } }, { required: ['k'] }),
        ],
      },
      {
        oneOf: [
          object({ k: { const: 1 }, a: { type: 'null' } }, { required: ['k'] }),
          object({ k: { const: 2 } }, { required: ['k'] }),
        ],
      },
      ['a: type'],
    ],
    [
      'alternatives of which one must fit alone',
      { ...TEXT, maxLength: 3 },
      { oneOf: [TEXT, { ...TEXT, minLength: 2 }] },
      [': type?'],
    ],
    ['a change far inside', deep(20, TEXT), deep(20, { type: 'null' }), [`${Array(20).fill('a').join('.')}: type`]],
    [
      'a change deeper than it looks',
      deep(100, TEXT),
      deep(100, { type: 'null' }),
      [`${Array(65).fill('a').join('.')}: type?`],
    ],
  ])('sees %s', (_what, from, to, differences) => {
    expect(differencesOf(from, to)).toEqual(differences)
  })

  it.each<[what: string, now: unknown, before: unknown, differences: readonly string[]]>([
    ['a member less', object({}), object({ a: TEXT }), ['a: refused']],
    ['a member more', object({ a: TEXT }), object({}), []],
    [
      'a member more in a closed object',
      object({ a: TEXT }),
      object({}, { additionalProperties: false }),
      ['a: refused?', ': unlisted?'],
    ],
    ['a reply that was not described', TEXT, {}, []],
    ['a reply that is not described any more', {}, TEXT, [': type?']],
    ['another default', { ...TEXT, default: 'a' }, { ...TEXT, default: 'b' }, []],
  ])('sees %s in a reply', (_what, now, before, differences) => {
    expect(differencesOf(now, before, 'reply')).toEqual(differences)
  })

  it('ends for schemas that refer to one another in many ways', () => {
    const all = (end: object) => ({
      $ref: '#/$defs/n0',
      $defs: Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => {
          const next = at === 39 ? end : { $ref: `#/$defs/n${at + 1}` }
          return [`n${at}`, object({ a: next, b: next })]
        }),
      ),
    })
    expect(differencesOf(all(TEXT), all(TEXT))).toEqual([])
    expect(differencesOf(all(TEXT), all({ type: 'null' })).length).toBeGreaterThan(0)
  })
})
