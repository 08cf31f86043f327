/** Contracts with schemas of zod, valibot and arktype, behind the body parser of Koa. */
import { bodyParser } from '@koa/bodyparser'
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { z as z3 } from 'zod/v3'
import { createRouter, defineRoutes } from '../../src/index.js'
import { fetchFrom } from '../../src/testing/index.js'
import { contractCases, type Schemas } from '../cases/contracts.js'
import { expectAnswer, serveContracts } from '../support/contract-app.js'

const zodBody = z.object({ name: z.string().min(1), guests: z.array(z.object({ age: z.number() })) })
const zod3Body = z3.object({ name: z3.string().min(1), guests: z3.array(z3.object({ age: z3.number() })) })
const valibotBody = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  guests: v.array(v.object({ age: v.number() })),
})
const arktypeBody = type({ name: 'string > 0', guests: type({ age: 'number' }).array() })

const libraries: readonly Schemas[] = [
  {
    library: 'zod',
    params: z.object({ id: z.coerce.number().int().max(100) }),
    query: z.object({
      page: z.string().regex(/^\d+$/).transform(Number).default(1),
      tag: z.array(z.string()).default([]),
    }),
    headers: z.object({ 'x-version': z.enum(['1', '2']) }),
    body: zodBody,
    later: zodBody.refine(async () => true),
  },
  {
    library: 'zod 3',
    params: z3.object({ id: z3.coerce.number().int().max(100) }),
    query: z3.object({
      page: z3.string().regex(/^\d+$/).transform(Number).default('1'),
      tag: z3.array(z3.string()).default([]),
    }),
    headers: z3.object({ 'x-version': z3.enum(['1', '2']) }),
    body: zod3Body,
    later: zod3Body.refine(async () => true),
  },
  {
    library: 'valibot',
    params: v.object({ id: v.pipe(v.string(), v.digits(), v.transform(Number), v.maxValue(100)) }),
    query: v.object({
      page: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number)), '1'),
      tag: v.optional(v.array(v.string()), []),
    }),
    headers: v.object({ 'x-version': v.picklist(['1', '2']) }),
    body: valibotBody,
    later: v.pipeAsync(
      valibotBody,
      v.checkAsync(async () => true),
    ),
  },
  {
    library: 'arktype',
    params: type({ id: type('string.integer.parse').to('number <= 100'), '+': 'delete' }),
    query: type({
      page: type('string.integer.parse').default('1'),
      tag: type('string[]').default(() => []),
      '+': 'delete',
    }),
    headers: type({ 'x-version': "'1' | '2'", '+': 'delete' }),
    body: arktypeBody,
    // ArkType has no asynchronous types.
    later: arktypeBody,
  },
]

describe.each(libraries)('a contract with schemas of $library', schemas => {
  it.each(contractCases)('$request $headers $body -> $status', async each => {
    const { ask } = await serveContracts(schemas, bodyParser({ enableTypes: ['json'], jsonStrict: false }))
    expectAnswer(each, await ask(each.request, each))
  })

  it('makes a list of a value of the query that is there once, where the schema takes a list', async () => {
    const { ask } = await serveContracts(schemas, bodyParser())
    for (const [query, tag] of [
      ['?tag=a', ['a']],
      ['?tag=', ['']],
      ['?tag=a&tag=b', ['a', 'b']],
    ] as const)
      expectAnswer(
        { request: '', status: 200, answer: { query: { page: 1, tag } } },
        await ask(`GET /places${query}`, {}),
      )
  })
})

it('leaves a value of the query as it is where the schema takes it, or converts it', async () => {
  const List = z.array(z.string())
  const query = z.object({
    either: z.union([z.string(), List]),
    split: z
      .string()
      .transform(text => text.split(','))
      .pipe(List),
    given: z.preprocess(value => value, z.string()),
    list: List,
  })
  const routes = defineRoutes({}, r =>
    r.get('places', { query }, ctx => {
      ctx.body = ctx.input.query
    }),
  )
  const app = new Koa().use(createRouter(routes).routes())
  const answer = await fetchFrom(app)('/places?either=a&split=b,c&given=d&list=e')
  expect(await answer.json()).toEqual({ either: 'a', split: ['b', 'c'], given: 'd', list: ['e'] })
})
