/** What `createRouter(routes, { replies })` sends of bodies that have more than their schemas, with the schemas of three libraries. */
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { z as z3 } from 'zod/v3'
import { createRouter, defineRoutes, problem, problemOf, type StandardSchema } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { Failed, laterSchemaOf, schemaOf } from '../support/hand-schemas.js'

const ask = async (
  returns: StandardSchema | object,
  action: (ctx: Koa.Context) => unknown,
  replies: 'check' | 'filter',
) => {
  class It {
    static readonly contract = { answer: { returns } }
    answer(ctx: Koa.Context) {
      return action(ctx)
    }
  }
  const routes = defineRoutes({ It }, r => r.get('it', It, 'answer'))
  const app = new Koa().use(createRouter(routes, { replies } as object).routes())
  app.silent = true
  return send(await listen(app.callback()), 'GET /it')
}

class User {
  readonly id = 1
  // biome-ignore lint/correctness/noUnusedPrivateClassMembers: JSON.stringify reads it
  private readonly hash = 'secret'
  readonly #key = 'secret'
  get key() {
    return this.#key
  }
}
const at = new Date(0)
const time = '1970-01-01T00:00:00.000Z'
interface Tree {
  readonly name: string
  readonly children: readonly Tree[]
}
const Node: z.ZodType<Tree> = z.object({ name: z.string(), children: z.array(z.lazy(() => Node)) })
const nested = {
  rooms: [
    { id: 1, hash: 'secret' },
    { id: 2, hash: 'secret' },
  ],
  at,
  hash: 'secret',
}
const cut = { rooms: [{ id: 1 }, { id: 2 }], at: time }
const inRooms = ['body.rooms.0.hash; body.rooms.1.hash; body.hash']

/** `more` is what `'check'` names; a body without it is sent as it is. */
const cases: readonly [
  what: string,
  schema: StandardSchema,
  value: unknown,
  sent: unknown,
  more?: readonly string[],
][] = [
  ['zod', z.object({ rooms: z.array(z.object({ id: z.int() })), at: z.iso.datetime() }), nested, cut, inRooms],
  ['zod 3', z3.object({ rooms: z3.array(z3.object({ id: z3.number() })), at: z3.date() }), nested, cut, inRooms],
  ['valibot', v.object({ rooms: v.array(v.object({ id: v.number() })), at: v.date() }), nested, cut, inRooms],
  ['arktype', type({ rooms: type({ id: 'number' }).array(), at: 'Date' }), nested, cut, inRooms],
  ['a private field of a class', z.object({ id: z.int() }), new User(), { id: 1 }, ['body.hash']],
  ['what toJSON gives', z.object({ id: z.int() }), { toJSON: () => ({ id: 1, hash: 'a' }) }, { id: 1 }, ['body.hash']],
  [
    'a transformation',
    z.object({ id: z.int() }).transform(({ id }) => ({ other: id })),
    { id: 1, b: 2 },
    { id: 1 },
    ['body.b'],
  ],
  ['a member that is converted', z.object({ id: z.string().transform(Number) }), { id: '1' }, { id: '1' }],
  [
    'valibot: a transformation',
    v.pipe(
      v.object({ id: v.number() }),
      v.transform(it => it.id),
    ),
    { id: 1, b: 2 },
    { id: 1 },
    ['body.b'],
  ],
  ['arktype: a transformation', type({ id: 'number' }).pipe(it => it.id), { id: 1, b: 2 }, { id: 1 }, ['body.b']],
  ['a default', z.object({ id: z.int(), a: z.int().default(5) }), { id: 1 }, { id: 1 }],
  ['an optional schema', z.object({ id: z.int() }).nullish(), { id: 1, b: 2 }, { id: 1 }, ['body.b']],
  [
    'a refined schema',
    z
      .object({ id: z.int() })
      .refine(() => true)
      .readonly(),
    { id: 1, b: 2 },
    { id: 1 },
    ['body.b'],
  ],
  [
    'an asynchronous schema',
    z.object({ id: z.int() }).refine(async () => true),
    { id: 1, b: 2 },
    { id: 1 },
    ['body.b'],
  ],
  ['a union', z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]), { b: 1, c: 2 }, { b: 1 }, ['body.c']],
  [
    'a union of which both fit',
    z.union([z.object({ a: z.int() }), z.object({ a: z.int(), b: z.int() })]),
    { a: 1, b: 1, c: 1 },
    { a: 1, b: 1 },
    ['body.c'],
  ],
  [
    'a discriminated union',
    z.discriminatedUnion('k', [z.object({ k: z.literal('a'), a: z.int() }), z.object({ k: z.literal('b') })]),
    { k: 'b', a: 1 },
    { k: 'b' },
    ['body.a'],
  ],
  [
    'valibot: a variant',
    v.variant('k', [v.object({ k: v.literal('a'), a: v.number() }), v.object({ k: v.literal('b') })]),
    { k: 'b', a: 1 },
    { k: 'b' },
    ['body.a'],
  ],
  ['arktype: a union', type({ k: "'a'", a: 'number' }).or({ k: "'b'" }), { k: 'b', a: 1 }, { k: 'b' }, ['body.a']],
  [
    'an intersection',
    z.intersection(z.object({ a: z.int() }), z.object({ b: z.int() })),
    { a: 1, b: 1, c: 1 },
    { a: 1, b: 1 },
    ['body.c'],
  ],
  [
    'valibot: an intersection',
    v.intersect([v.object({ a: v.number() }), v.object({ b: v.number() })]),
    { a: 1, b: 1, c: 1 },
    { a: 1, b: 1 },
    ['body.c'],
  ],
  [
    'a tuple',
    z.tuple([z.object({ a: z.int() })], z.object({ b: z.int() })),
    [
      { a: 1, c: 1 },
      { b: 1, c: 1 },
    ],
    [{ a: 1 }, { b: 1 }],
    ['body.0.c; body.1.c'],
  ],
  ['a record', z.record(z.string(), z.object({ a: z.int() })), { x: { a: 1, b: 1 } }, { x: { a: 1 } }, ['body.x.b']],
  ['arktype: any names', type({ '[string]': { a: 'number' } }), { x: { a: 1, b: 1 } }, { x: { a: 1 } }, ['body.x.b']],
  [
    'a tree',
    Node,
    { name: 'a', children: [{ name: 'b', children: [], c: 1 }] },
    { name: 'a', children: [{ name: 'b', children: [] }] },
    ['body.children.0.c'],
  ],
  [
    'a loose object',
    z.looseObject({ a: z.object({ b: z.int() }) }),
    { a: { b: 1, c: 1 }, d: { e: 1 } },
    { a: { b: 1 }, d: { e: 1 } },
    ['body.a.c'],
  ],
  ['zod 3: passthrough', z3.object({ a: z3.number() }).passthrough(), { a: 1, b: 1 }, { a: 1, b: 1 }],
  [
    'catchall',
    z.object({ a: z.int() }).catchall(z.object({ b: z.int() })),
    { a: 1, x: { b: 1, c: 1 } },
    { a: 1, x: { b: 1 } },
    ['body.x.c'],
  ],
  ['valibot: a loose object', v.looseObject({ a: v.number() }), { a: 1, b: 1 }, { a: 1, b: 1 }],
  [
    'valibot: rest',
    v.objectWithRest({ a: v.number() }, v.object({ b: v.number() })),
    { a: 1, x: { b: 1, c: 1 } },
    { a: 1, x: { b: 1 } },
    ['body.x.c'],
  ],
  ['unknown', z.unknown(), { a: 1 }, { a: 1 }],
  ['a member of type unknown', z.object({ a: z.unknown() }), { a: { b: 1 }, c: 1 }, { a: { b: 1 } }, ['body.c']],
  [
    'a schema by hand, by what it gives',
    schemaOf(() => ({ a: { b: 5 } })),
    { a: { b: 1, c: 1 }, d: 1 },
    { a: { b: 1 } },
    ['body.a.c; body.d'],
  ],
  ['an asynchronous one', laterSchemaOf(() => ({ a: 5 })), { a: 1, d: 1 }, { a: 1 }, ['body.d']],
  ['a text', z.string(), 'up', 'up'],
  ['a list of texts', z.array(z.string()), ['a'], ['a']],
]

describe.each(cases)('of a body by %s', (_what, schema, value, sent, more = []) => {
  it("'filter' sends what the schema declares", async () => {
    const { status, text } = await ask(schema, () => value, 'filter')
    expect([status, typeof sent === 'string' ? text : JSON.parse(text)]).toEqual([200, sent])
  })

  it("'check' refuses what it does not", async () => {
    const { status, text } = await ask(schema, () => value, 'check')
    if (more.length === 0) expect([status, typeof sent === 'string' ? text : JSON.parse(text)]).toEqual([200, sent])
    else expect([status, text]).toEqual([500, `GET /it It#answer: the reply 200 has more than the contract: ${more}`])
  })
})

describe("'filter'", () => {
  const Place = z.object({ name: z.string() })

  it.each<[what: string, schema: StandardSchema, value: unknown, text: string]>([
    [
      'that does not fit',
      Place,
      { name: 5, b: 1 },
      'the reply 200 does not fit the contract: body.name: Invalid input: expected string, received number',
    ],
    [
      'with more than a strict schema',
      z.strictObject({ a: z.int() }),
      { a: 1, b: 1 },
      'the reply 200 does not fit the contract: body: Unrecognized key: "b"',
    ],
    [
      'whose schema hides what it declares',
      schemaOf(() => 5),
      { a: 1 },
      'the reply 200 cannot be compared: its schema makes another value of an object, and does not show which members it takes',
    ],
    [
      'that a schema by hand refuses',
      schemaOf(() => new Failed([])),
      { a: 1 },
      'the reply 200 does not fit the contract: body: is wrong',
    ],
  ])('refuses a body %s', async (_what, schema, value, text) => {
    expect(await ask(schema, () => value, 'filter')).toMatchObject({ status: 500, text: `GET /it It#answer: ${text}` })
  })

  it('keeps the status, the fields and the type', async () => {
    const returns = { 409: problemOf(z.object({ existing: z.string() })) }
    const { status, headers, text } = await ask(returns, () => problem(409, { existing: '5', hash: 'a' }), 'filter')
    expect([status, headers['content-type']]).toEqual([409, 'application/problem+json'])
    expect(JSON.parse(text)).toEqual({ type: 'about:blank', title: 'Conflict', status: 409, existing: '5' })
  })

  it('cuts a text that is JSON, and sends bytes as they are', async () => {
    const written = (ctx: Koa.Context) => {
      ctx.type = 'json'
      ctx.body = '{"name":"a","hash":"b"}'
    }
    expect(await ask(Place, written, 'filter')).toMatchObject({ status: 200, text: '{"name":"a"}' })
    expect((await ask(Place, () => Buffer.from('ab'), 'filter')).text).toBe('ab')
  })
})
