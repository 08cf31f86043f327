/** Lists of a form and of a query, by schemas that contain themselves. `test/ecosystem/contracts` has those of requests. */
import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { takesLists, withLists } from '../../src/contract/lists.js'

const Lists: z.ZodType = z.lazy(() => z.array(Lists))
const TextOrLists: z.ZodType = z.lazy(() => z.union([z.string(), z.array(TextOrLists)]))
const NumberOrLists: z.ZodType = z.lazy(() => z.union([z.coerce.number(), z.array(NumberOrLists)]))
const Tree = z.object({
  name: z.string(),
  get inside() {
    return z.array(Tree).optional()
  },
})
const Either: z.ZodType = z.lazy(() =>
  z.union([z.object({ a: Either, one: z.array(z.string()) }), z.object({ a: Either, two: z.array(z.string()) })]),
)
const OfValibot: v.GenericSchema = v.lazy(() => v.union([v.string(), v.array(OfValibot)]))
const OfArktype = type.module({ node: 'string | node[]' }).node

describe('a schema that contains itself', () => {
  it.each<[what: string, schema: unknown, value: unknown, made: unknown]>([
    ['takes a text as it is: JSON', z.json(), 'a', 'a'],
    ['takes a text as it is: zod', TextOrLists, 'a', 'a'],
    ['takes a text as it is: valibot', OfValibot, 'a', 'a'],
    ['takes a text as it is: arktype', OfArktype, 'a', 'a'],
    ['takes a list as it is', TextOrLists, ['a', ['b']], ['a', ['b']]],
    ['gets one list around a text', Lists, 'a', ['a']],
    ['gets one list around a text that fits nothing', NumberOrLists, 'a', ['a']],
    ['gets lists at each level', Tree, { name: 'a', inside: { name: 'b', inside: { name: 'c' } } }, { name: 'a', inside: [{ name: 'b', inside: [{ name: 'c' }] }] }], // biome-ignore format: one line
  ])('%s', (_, schema, value, made) => {
    expect(withLists({ of: value, other: 'x' }, z.object({ of: schema as z.ZodType }))).toEqual({
      of: made,
      other: 'x',
    })
    expect(withLists(value, schema)).toEqual(made)
    expect(takesLists(schema)).toBe(true)
  })

  it('is read once for each object, whatever its options are', () => {
    const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1), one: 'x', two: 'y' })
    const reads = (levels: number): number => {
      let count = 0
      const Self: z.ZodType = z.lazy(() => {
        count++
        return Both
      })
      const Both = z.union([z.object({ a: Self, one: z.number() }), z.object({ a: Self, two: z.number() })])
      withLists(nested(levels), Both)
      return count
    }
    expect(reads(10)).toBeGreaterThan(10)
    expect(reads(20)).toBeLessThan(2.5 * reads(10))
    expect(withLists(nested(12), Either)).toMatchObject({ one: ['x'] })
  })
})
