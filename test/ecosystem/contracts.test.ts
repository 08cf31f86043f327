/** Contracts with schemas of zod, valibot and arktype, behind the body parser of Koa. */
import { bodyParser } from '@koa/bodyparser'
import { type } from 'arktype'
import * as v from 'valibot'
import { describe, it } from 'vitest'
import { z } from 'zod'
import { z as z3 } from 'zod/v3'
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
})
