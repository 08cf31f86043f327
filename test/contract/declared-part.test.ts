/** The part of a body that a schema declares, by a schema that contains itself. `test/ecosystem/filter-replies` has those of replies. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { declaredPart } from '../../src/contract/declared-part.js'

it('reads each object once, whatever the options of a schema that contains itself', () => {
  const nested = (levels: number): object =>
    levels === 0 ? { one: 1, two: 2, more: 3 } : { a: nested(levels - 1), one: 1, two: 2, more: 3 }
  const reads = (levels: number): number => {
    let count = 0
    const Self: z.ZodType = z.lazy(() => {
      count++
      return Both
    })
    const Both = z.union([
      z.object({ a: Self.optional(), one: z.number() }),
      z.object({ a: Self.optional(), two: z.number() }),
    ])
    const json = nested(levels)
    const part = declaredPart(Both, { json, value: json }, json)
    expect(JSON.stringify(part)).toBe(JSON.stringify(json).replaceAll(',"more":3', ''))
    return count
  }
  expect(reads(4)).toBeGreaterThan(4)
  expect(reads(16)).toBeLessThan(5 * reads(4))
})
