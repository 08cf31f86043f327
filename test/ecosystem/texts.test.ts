/** A schema of parameters, the query or headers that takes a number and not its text is refused, unless it converts. */
import { type } from 'arktype'
import * as valibot from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoutes, type StandardSchema } from '../../src/index.js'

const message = (part: string, name: string, type: string): string =>
  `'${part}' in the contract of 'Places#index' takes no text for '${name}', only a ${type}: convert it, as z.coerce.number() and z.stringbool() do`

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
    ['a boolean', z.object({ page: z.coerce.number(), on: z.boolean() }), 'on', 'boolean'],
    ['a number behind a check of the whole', z.object({ page: z.number() }).refine(() => true), 'page', 'number'],
    ['a number of arktype', type({ page: 'number' }), 'page', 'number'],
  ])('is refused with %s', (_what, schema, name, type) => {
    expect(() => define(part, schema)).toThrow(message(part, name, type))
  })

  it.each<[what: string, schema: StandardSchema]>([
    ['a number that is converted', z.object({ page: z.coerce.number().min(5), on: z.stringbool() })],
    ['one whose input has the type of a number', z.object({ page: z.coerce.number<number>().int().min(5) })],
    ['a converter before it', z.object({ page: z.preprocess(Number, z.number()) })],
    ['a codec', z.object({ page: z.string().transform(Number).pipe(z.number()) })],
    ['a number or a text', z.object({ page: z.union([z.number(), z.string()]) })],
    ['an asynchronous check', z.object({ page: z.coerce.number() }).refine(async () => true)],
    ['a member without a form in JSON', z.object({ at: z.coerce.date(), big: z.coerce.bigint() })],
    ['texts and lists', z.object({ q: z.string(), tag: z.array(z.string()).default([]), sort: z.enum(['a', 'b']) })],
    ['a number of arktype that is converted', type({ page: 'string.numeric.parse' })],
    ['a number of a library without Standard JSON Schema', valibot.object({ page: valibot.number() })],
    ['a form in JSON that throws', { '~standard': throwing }],
  ])('is taken with %s', (_what, schema) => {
    expect(() => define(part, schema)).not.toThrow()
  })
})

it('is refused in the contract of a middleware, too', () => {
  const query = z.object({ page: z.number() })
  expect(() => defineRoutes({}, r => r.get('places', { query }, () => {}))).toThrow(
    "get('places'): 'query' in the contract takes no text for 'page', only a number: convert it, as z.coerce.number() and z.stringbool() do",
  )
})
