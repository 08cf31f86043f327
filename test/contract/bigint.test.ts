/** Where `bigintPlace` finds a bigint, and whether `JSON.stringify` does. */
import { describe, expect, it } from 'vitest'
import { bigintPlace } from '../../src/contract/bigint.js'

const circular: { readonly name: string; self?: unknown; id?: bigint } = { name: 'a' }
circular.self = [circular]
const shared = { id: '5' }

describe('bigintPlace', () => {
  it.each<[value: unknown, place: string]>([
    [5n, ''],
    [{ id: 5n }, '.id'],
    [{ place: { rooms: [{}, { id: 5n }] } }, '.place.rooms[1].id'],
    [[[5n]], '[0][0]'],
    [Object.assign(Object.create({ a: 1 }), { b: 5n }), '.b'],
  ])('finds the bigint that JSON.stringify throws for: %#', (value, place) => {
    expect(() => JSON.stringify(value)).toThrow(/BigInt/)
    expect(bigintPlace(value)).toBe(place)
  })

  it.each<[what: string, value: unknown]>([
    ['a value with toJSON', { id: 5n, toJSON: () => '5' }],
    ['a map', new Map([['id', 5n]])],
    ['a symbol', { [Symbol.iterator]: 5n }],
    ['nothing', undefined],
    ['null', null],
    ['what is used twice', [shared, shared]],
  ])('finds none in %s', (_what, value) => {
    expect(() => JSON.stringify(value)).not.toThrow()
    expect(bigintPlace(value)).toBeUndefined()
  })

  it('ends for a value that contains itself', () => {
    expect(bigintPlace(circular)).toBeUndefined()
    circular.id = 5n
    expect(bigintPlace(circular)).toBe('.id')
  })
})
