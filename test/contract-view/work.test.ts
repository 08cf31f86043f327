/** The work for what a contract says grows with the schema, and not faster. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contractJson } from '../../src/contract-view/contract-json.js'
import { memberLines } from '../../src/contract-view/schema-text.js'
import { shownOperation } from '../../src/contract-view/shown-operation.js'
import { type AnyRoute, defineRoutes, type StandardSchema } from '../../src/index.js'
import type { JsonSchema } from '../../src/openapi/document.js'
import { countSteps } from '../support/count-steps.js'
import { schemaOf } from '../support/schema-of.js'

const list = (length: number) => Array.from({ length }, (_, at) => at)
const members = <Each>(length: number, make: (at: number) => Each) =>
  Object.fromEntries(list(length).map(at => [`m${at}`, make(at)]))

const refer = (name: string) => ({ $ref: `#/$defs/${name}` })
/** Types of which each refers to the next one, and the last to the first. */
const circle = (name: string) => (size: number) =>
  schemaOf({
    ...{ type: 'object', properties: members(size, at => refer(`${name}${at}`)) },
    $defs: Object.fromEntries(
      list(size).map(at => [
        `${name}${at}`,
        { type: 'object', properties: { next: refer(`${name}${(at + 1) % size}`) } },
      ]),
    ),
  })

const GROWING: readonly (readonly [what: string, of: (size: number) => StandardSchema, small: number])[] = [
  ['members', size => z.object(members(size, () => z.string())), 100],
  ['required members', size => z.object(members(size, () => z.string())).required(), 100],
  ['values', size => z.enum(list(size).map(String)), 100],
  ['options', size => z.union(list(size).map(at => z.object({ [at]: z.string() }))), 100],
  ['descriptions', size => z.object(members(size, () => z.string().describe('a'))), 100],
  ['levels', size => schemaOf(list(size).reduce<object>(a => ({ type: 'object', properties: { a } }), {})), 40],
  ['lists in lists', size => schemaOf(list(size).reduce<object>(items => ({ type: 'array', items }), {})), 40],
  ['types with names of their own', circle('T'), 40],
  ['types that a library numbers', circle(''), 40],
]

describe('four times as much of a schema', () => {
  it.each(GROWING)('is less than eight times the work: %s', async (_what, of, small) => {
    const steps = async (size: number) => {
      const schema = of(size)
      const [route] = defineRoutes({}, r => r.post('a', { body: schema }, () => {})) as unknown as readonly [AnyRoute] // has one
      return countSteps(() => {
        shownOperation(route)
        const { body = {} } = contractJson(route) ?? {}
        const { $defs } = body as { readonly $defs?: { readonly [name: string]: JsonSchema } } // as JSON Schema has it
        memberLines(body, { resolve: reference => $defs?.[reference.replace(/^.*\//, '')], width: 0 })
      })
    }
    await steps(small)
    const [before, after] = [await steps(small), await steps(small * 4)]
    expect(after / before).toBeLessThan(8)
  })
})

describe('a type that refers to itself on every way', () => {
  it.each([
    ['members of eight types', 8],
    ['members of sixteen types', 16],
  ])('is shown in few lines: %s', async (_what, size) => {
    const types: z.ZodType[] = list(size).map(() => z.object(members(size, at => z.lazy(() => types[at] ?? z.never()))))
    const [schema = z.never()] = types
    const [route] = defineRoutes({}, r => r.post('a', { body: schema }, () => {})) as unknown as readonly [AnyRoute] // has one
    const [body] = shownOperation(route).bodies
    expect(body?.type.length).toBeLessThan(10_000)
  })
})
