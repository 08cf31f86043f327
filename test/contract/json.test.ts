/** What `JsonOf` says of a value and what `JSON.stringify` makes of it. The compiler checks the second argument of each case. */
import { describe, expect, it } from 'vitest'
import { type JsonOf, jsonOf } from '../../src/contract/json.js'

const same = <const Value>(value: Value, json: JsonOf<NoInfer<Value>>): readonly [unknown, unknown] => [value, json]

class Place {
  readonly name = 'Lighthouse'
  opens = new Date(0)
  #secret = 5
  show() {
    return this.#secret
  }
}
class Money {
  readonly cents = 500
  toJSON() {
    return { amount: this.cents / 100, at: new Date(0) }
  }
}
const time = '1970-01-01T00:00:00.000Z'
const date = (): Date | undefined => new Date(0)
const noDate = (): Date | undefined => undefined
const noted = (): { [note: string]: unknown; at: Date | undefined } => ({ a: 1, at: undefined })

describe('a value in JSON', () => {
  it.each([
    same('a', 'a'),
    same(null, null),
    same(new Date(0), time),
    same({ id: 5, opens: new Date(0), note: undefined, show: () => 5, mark: Symbol('m') }, { id: 5, opens: time }),
    same({ opens: date() }, { opens: time }),
    same({ meta: 5 as unknown, opens: noDate() }, { meta: 5 }),
    same({ meta: 5 as unknown, opens: date() }, { meta: 5, opens: time }),
    same(noted(), { a: 1 }),
    same([1, undefined, () => 5, new Date(0)], [1, null, null, time]),
    same(new Place(), { name: 'Lighthouse', opens: time }),
    same({ price: new Money() }, { price: { amount: 5, at: time } }),
    same(
      {
        found: new Map([['a', 5n]]),
        tags: new Set(['a']),
        like: /a/,
        error: new TypeError('no'),
        later: Promise.resolve(5),
      },
      { found: {}, tags: {}, like: {}, error: {}, later: {} },
    ),
    same({ 5: 'five', 'a-b': [[]] }, { 5: 'five', 'a-b': [[]] }),
    same(Buffer.from('a'), { type: 'Buffer', data: [97] }),
    same(new URL('https://example.com/a'), 'https://example.com/a'),
    same({ toJSON: () => ({ id: 5, toJSON: () => 6 }) }, { id: 5 }),
    same({ id: 5, gone: { toJSON: () => undefined } }, { id: 5 }),
    same([{ toJSON: () => undefined }, new Date(0)], [null, time]),
    same(
      { bytes: new Uint8Array([1, 2]), list: [new Float64Array([1.5])] },
      { bytes: { 0: 1, 1: 2 }, list: [{ 0: 1.5 }] },
    ),
    same({ buffer: new ArrayBuffer(8), view: new DataView(new ArrayBuffer(8)) }, { buffer: {}, view: {} }),
    same({ list: Object.assign([1, 2], { total: 2 }) }, { list: [1, 2] }),
    same(['a', ...[1, 2]] as [string, ...number[]], ['a', 1, 2]),
  ])('%#', (value, json) => {
    expect(JSON.parse(JSON.stringify(value))).toEqual(json)
    expect(jsonOf(value)).toEqual(json)
  })

  const hole = [1]
  hole[2] = 3
  const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)])
  it.each<[what: string, value: unknown, isCopied: boolean]>([
    ['text', 'a', false],
    ['objects and lists', { a: [{ b: null, c: true, 1: 0.5 }], __proto__: null }, false],
    ['as JSON.parse makes it', JSON.parse('{"__proto__":[1],"toString":"a"}'), false],
    ['nothing', undefined, false],
    ['a number that JSON does not have', [Number.NaN, Number.POSITIVE_INFINITY], true],
    ['an absent member', { a: undefined }, true],
    ['a function', [() => 5], true],
    ['a hole', hole, true],
    ['an object of a class', [new Place()], true],
    ['a list of a class', new (class List extends Array {})(), true],
    ['toJSON', { a: { toJSON: () => 5 } }, true],
    ['toJSON of the prototype', Object.create({ toJSON: () => 5 }), true],
    ['many levels', deep(60), true],
  ])('is copied only where it is another value: %s', (_, value, isCopied) => {
    const json = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
    expect(jsonOf(value)).toEqual(json)
    expect(jsonOf(value) !== value).toBe(isCopied)
  })

  it('is refused for a value that contains itself', () => {
    const circle: unknown[] = []
    circle.push({ circle })
    expect(() => jsonOf(circle)).toThrow(TypeError)
  })

  it('does not exist for a bigint', () => {
    // @ts-expect-error nothing is assignable
    const given = () => same({ id: 5n }, { id: '5' })
    expect(() => JSON.stringify(given()[0])).toThrow(TypeError)
  })
})
