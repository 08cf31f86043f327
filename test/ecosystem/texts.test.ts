/** A schema of parameters, the query or headers that takes a number and not its text is refused, unless it converts. */
import { type } from 'arktype'
import * as valibot from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { z as z3 } from 'zod/v3'
import { defineRoutes, type StandardSchema } from '../../src/index.js'

const message = (part: string, name: string, type: string): string =>
  `'${part}' in the contract of 'Places#index' takes no text for '${name}', only a value of type ${type}: convert it, as z.coerce.number() and z.stringbool() do`

const [MAY, JUNE] = [new Date('2026-05-01'), new Date('2026-06-01')]
const throwing = {
  validate: z.string()['~standard'].validate,
  get jsonSchema() {
    throw new Error('there is no table yet')
  },
}

const define = (part: string, schema: StandardSchema) => {
  class Places {
    static readonly contract = { index: { [part]: schema } }
    index() {}
  }
  return defineRoutes({ Places }, r => r.get('places', 'Places#index'))
}

describe.each(['params', 'query', 'headers'])('a schema of %s', part => {
  it.each<[what: string, schema: StandardSchema, name: string, type: string]>([
    ['a number', z.object({ page: z.number() }), 'page', 'number'],
    ['an integer', z.object({ q: z.string(), page: z.int() }), 'page', 'integer'],
    ['an optional number', z.object({ page: z.number().optional() }), 'page', 'number'],
    ['a number with a limit', z.object({ page: z.number().min(5) }), 'page', 'number'],
    ['a number with limits', z.object({ page: z.number().min(20).max(50).optional() }), 'page', 'number'],
    ['a bigint with a limit', z.object({ page: z.bigint().min(10n ** 20n) }), 'page', 'bigint'],
    ['a date with limits', z.object({ from: z.date().min(MAY).max(JUNE) }), 'from', 'date'],
    ['a number of arktype with limits', type({ page: '20 <= number <= 50' }), 'page', 'number'],
    ['a number of zod 3 with limits', z3.object({ page: z3.number().min(20).max(50) }), 'page', 'number'],
    [
      'a number of valibot with limits',
      valibot.object({ page: valibot.pipe(valibot.number(), valibot.minValue(20), valibot.maxValue(50)) }),
      'page',
      'number',
    ],
    ['a boolean', z.object({ page: z.coerce.number(), on: z.boolean() }), 'on', 'boolean'],
    ['a number behind a check of the whole', z.object({ page: z.number() }).refine(() => true), 'page', 'number'],
    ['a number of arktype', type({ page: 'number' }), 'page', 'number'],
    ['a date', z.object({ page: z.coerce.number(), from: z.date() }), 'from', 'date'],
    ['a bigint', z.object({ big: z.bigint().optional() }), 'big', 'bigint'],
    ['a number of zod/mini', mini.object({ page: mini.optional(mini.number()) }), 'page', 'number'],
    ['a number of zod 3', z3.object({ q: z3.string(), page: z3.number().min(5) }), 'page', 'number'],
    ['an optional number of zod 3', z3.object({ page: z3.number().optional().default(1) }), 'page', 'number'],
    ['a branded number of zod 3', z3.object({ page: z3.number().brand<'Page'>() }), 'page', 'number'],
    ['a checked number of zod 3', z3.object({ page: z3.number().refine(Boolean) }).strict(), 'page', 'number'],
    ['a boolean behind a check of zod 3', z3.object({ on: z3.boolean() }).refine(() => true), 'on', 'boolean'],
    ['a date of zod 3', z3.object({ from: z3.date().nullable() }), 'from', 'date'],
    ['a number of valibot', valibot.object({ q: valibot.string(), page: valibot.number() }), 'page', 'number'],
    [
      'an optional number of valibot',
      valibot.strictObject({ page: valibot.optional(valibot.pipe(valibot.number(), valibot.minValue(5)), 5) }),
      'page',
      'number',
    ],
    [
      'a boolean behind a check of valibot',
      valibot.pipe(
        valibot.object({ on: valibot.nullish(valibot.boolean()) }),
        valibot.check(() => true),
      ),
      'on',
      'boolean',
    ],
    ['a date of valibot', valibot.object({ from: valibot.date() }), 'from', 'date'],
  ])('is refused with %s', (_what, schema, name, type) => {
    expect(() => define(part, schema)).toThrow(message(part, name, type))
  })

  it.each<[what: string, schema: StandardSchema]>([
    ['a number that is converted', z.object({ page: z.coerce.number().min(5), on: z.stringbool() })],
    ['a number with limits that is converted', z.object({ page: z.coerce.number('no').min(20, 'no').max(50, 'no') })],
    ['a date with limits that is converted', z.object({ from: z.coerce.date().min(MAY).max(JUNE) })],
    ['a number of zod 3 with limits that is converted', z3.object({ page: z3.coerce.number().min(20).max(50) })],
    ['a codec with limits', z.object({ page: z.string().transform(Number).pipe(z.number().min(20).max(50)) })],
    ['one whose input has the type of a number', z.object({ page: z.coerce.number<number>().int().min(5) })],
    ['a converter before it', z.object({ page: z.preprocess(Number, z.number()) })],
    ['a codec', z.object({ page: z.string().transform(Number).pipe(z.number()) })],
    ['a number or a text', z.object({ page: z.union([z.number(), z.string()]) })],
    ['an asynchronous check', z.object({ page: z.coerce.number() }).refine(async () => true)],
    ['a member without a form in JSON', z.object({ at: z.coerce.date(), big: z.coerce.bigint() })],
    ['texts and lists', z.object({ q: z.string(), tag: z.array(z.string()).default([]), sort: z.enum(['a', 'b']) })],
    ['a number of arktype that is converted', type({ page: 'string.numeric.parse' })],
    [
      'a date and a bigint that are converted',
      z.object({ at: z.coerce.date().min(new Date()), big: z.coerce.bigint() }),
    ],
    ['a number of zod 3 that is converted', z3.object({ page: z3.coerce.number().int().min(5), at: z3.coerce.date() })],
    [
      'a converter of zod 3 before it',
      z3.object({
        page: z3.preprocess(x => (x === 'one' ? 1 : x), z3.number()),
        n: z3.string().pipe(z3.coerce.number()),
      }),
    ],
    ['a number or a text of zod 3', z3.object({ page: z3.union([z3.number(), z3.literal('all')]) })],
    ['an asynchronous check of zod 3', z3.object({ page: z3.coerce.number() }).refine(async () => true)],
    [
      'a number of valibot that is converted',
      valibot.object({ page: valibot.pipe(valibot.string(), valibot.transform(Number), valibot.number()) }),
    ],
    [
      'a number or a text of valibot',
      valibot.object({ page: valibot.union([valibot.number(), valibot.literal('all')]) }),
    ],
    ['a fallback of valibot', valibot.object({ page: valibot.fallback(valibot.number(), 1) })],
    ['a form in JSON that throws', { '~standard': throwing }],
  ])('is taken with %s', (_what, schema) => {
    expect(() => define(part, schema)).not.toThrow()
  })
})

it('is refused in the contract of a middleware, too', () => {
  const query = z.object({ page: z.number() })
  expect(() => defineRoutes({}, r => r.get('places', { query }, () => {}))).toThrow(
    "get('places'): 'query' in the contract takes no text for 'page', only a value of type number: convert it, as z.coerce.number() and z.stringbool() do",
  )
})
