/** What `problem` answers, what `problemOf` declares, and what a document and a client make of both. */
import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import {
  createRouter,
  defineRoutes,
  problem,
  problemDetails,
  problemOf,
  reply,
  type StandardSchema,
} from '../../src/index.js'
import { openapi } from '../../src/openapi/index.js'
import { fetchFrom } from '../../src/testing/index.js'

const Existing = z.object({ existing: z.string() })

class BookingsController {
  static readonly contract = {
    create: { returns: { 201: z.object({ id: z.string() }), 404: problemOf(), 409: problemOf(Existing) } },
    update: { body: z.object({ id: z.string() }), returns: { 409: problemOf(), 410: problemOf() } },
  }
  create(ctx: { readonly query: { readonly case?: string | string[] | undefined } }) {
    if (ctx.query.case === 'missing') return problem(404)
    if (ctx.query.case === 'taken')
      return problem(409, { type: '/errors/overlaps', detail: 'is taken', existing: '5' }, { 'Retry-After': 9 })
    return reply(201, { id: '1' })
  }
  update() {
    return problem(410, { title: 'Gone for good' })
  }
}
const routes = defineRoutes({ Bookings: BookingsController }, r =>
  r.resources('bookings', { only: ['create', 'update'] }),
)
const router = createRouter(routes, { replies: 'check' })
const app = new Koa().use(problemDetails()).use(router.routes())
app.silent = true
const client = createClient<typeof routes>('http://test', { fetch: fetchFrom(app) })

describe('a problem that an action returns', () => {
  it('is sent as problem details, which problemDetails() leaves as they are', async () => {
    const taken = await client['POST /bookings']({ query: { case: 'taken' }, expect: [409] } as never)
    expect(taken).toMatchObject({
      status: 409,
      body: { type: '/errors/overlaps', title: 'Conflict', status: 409, detail: 'is taken', existing: '5' },
    })
    expect(taken.headers.get('content-type')).toBe('application/problem+json')
    expect(taken.headers.get('retry-after')).toBe('9')
    const missing = await client['POST /bookings']({ query: { case: 'missing' }, expect: [404] } as never)
    expect(missing.body).toEqual({ type: 'about:blank', title: 'Not Found', status: 404 })
  })

  it('is refused with another status, and for members that are no object', () => {
    for (const status of [200, 399, 600, 404.5, Number.NaN])
      expect(() => problem(status)).toThrow(
        new TypeError(`problem: the status must be an integer from 400 to 599, not ${status}`),
      )
    expect(() => problem(404, [] as object)).toThrow(new TypeError('problem: the members must be an object'))
  })
})

describe('problemOf', () => {
  const validate = async (schema: ReturnType<typeof problemOf>, value: unknown) =>
    schema.body['~standard'].validate(value)
  const plain = { type: 'about:blank', title: 'Conflict', status: 409 }

  it.each([
    ['zod', Existing],
    ['valibot', v.object({ existing: v.string() })],
    ['arktype', type({ existing: 'string' })],
    ['an asynchronous schema', Existing.refine(async () => true)],
  ])('takes a problem with the members of %s', async (_library, schema) => {
    const { body } = problemOf(schema)
    expect(await body['~standard'].validate({ ...plain, existing: '5' })).toMatchObject({ value: { existing: '5' } })
    const { issues = [] } = await body['~standard'].validate({ title: 'a', status: 5 })
    const keys = issues.map(({ path: [key] = [] }) => (typeof key === 'object' ? key.key : key))
    expect(keys).toEqual(['type', 'existing'])
  })

  it('alone takes a plain problem', async () => {
    expect(await validate(problemOf(), plain)).toEqual({ value: plain })
    expect(await validate(problemOf(), 'a')).toMatchObject({ issues: [{}, {}, {}] })
  })

  it('refuses what is no schema', () =>
    expect(() => problemOf({} as typeof Existing)).toThrow(
      new TypeError('problemOf: the members must be a Standard Schema of an object'),
    ))

  it('makes one component of all plain problems in a document', () => {
    const document = openapi(routes, { info: { title: 'a', version: '1' }, errors: 'problemDetails' })
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(['ProblemDetails'])
    const of = (path: string, method: 'post' | 'patch', status: string) =>
      document.paths[path]?.[method]?.responses[status]?.content?.['application/problem+json']?.schema
    const plain = { $ref: '#/components/schemas/ProblemDetails' }
    expect([of('/bookings', 'post', '404'), of('/bookings/{id}', 'patch', '410')]).toEqual([plain, plain])
    expect(of('/bookings', 'post', '409')).toMatchObject({
      allOf: [plain, { type: 'object', properties: { existing: { type: 'string' } }, required: ['existing'] }],
    })
  })

  const Room = type({ id: 'string' })
  const ZRoom = z.object({ id: z.string() })
  const VRoom = v.object({ id: v.string() })
  it.each<readonly [string, StandardSchema, StandardSchema<unknown, object>]>([
    ['zod', ZRoom, z.object({ room: ZRoom })],
    ['arktype', Room, type({ room: Room })],
    ['valibot', VRoom, toStandardJsonSchema(v.object({ room: VRoom }))],
  ])('has a reference to a named schema of %s in a document', (_library, room, members) => {
    const table = defineRoutes({}, r => r.get('a', { returns: { 409: problemOf(members) } }, () => {}))
    const document = openapi(table, { info: { title: 'a', version: '1' }, schemas: { Room: room } })
    const { schema } = document.paths['/a']?.get?.responses['409']?.content?.['application/problem+json'] ?? {}
    expect(schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/ProblemDetails' },
        { type: 'object', properties: { room: { $ref: '#/components/schemas/Room' } }, required: ['room'] },
      ],
    })
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(['ProblemDetails', 'Room'])
  })

  it('refers to its named members in a document', () => {
    const members = type({ existing: 'string' })
    const table = defineRoutes({}, r => r.get('a', { returns: { 409: problemOf(members) } }, () => {}))
    const document = openapi(table, { info: { title: 'a', version: '1' }, schemas: { Overlap: members } })
    const { schema } = document.paths['/a']?.get?.responses['409']?.content?.['application/problem+json'] ?? {}
    expect(schema).toEqual({
      allOf: [{ $ref: '#/components/schemas/ProblemDetails' }, { $ref: '#/components/schemas/Overlap' }],
    })
  })

  it('says itself what JSON Schema it has, for other tools', () => {
    const { body } = problemOf(Existing)
    const jsonSchema = Reflect.get(body['~standard'], 'jsonSchema')
    expect(jsonSchema.input({ target: 'draft-2020-12' })).toMatchObject({
      allOf: [{ required: ['type', 'title', 'status'] }, { required: ['existing'] }],
    })
  })
})
