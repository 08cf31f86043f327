/** `castParam` with the Standard Schema libraries as they are published. */
import { type } from 'arktype'
import Koa from 'koa'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { castParam, createRouter, defineRoutes } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

const known = async (slug: string): Promise<boolean> => {
  await null
  return slug.startsWith('known')
}

const libraries = [
  {
    library: 'zod',
    page: z.coerce.number().int().min(1).max(100),
    day: z.iso.date().transform(text => new Date(text)),
    kind: z.enum(['room', 'suite']),
    slug: z.string().refine(known),
  },
  {
    library: 'valibot',
    page: v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(100)),
    day: v.pipe(
      v.string(),
      v.isoDate(),
      v.transform(text => new Date(text)),
    ),
    kind: v.picklist(['room', 'suite']),
    slug: v.pipeAsync(v.string(), v.checkAsync(known)),
  },
  {
    library: 'arktype',
    page: type('string.integer.parse').to('1 <= number <= 100'),
    day: type('string.date.iso.parse'),
    kind: type("'room' | 'suite'"),
    // Arktype has no asynchronous types: the answer is awaited behind the cast.
    slug: type(/^known/),
  },
] as const

describe.each(libraries)('castParam(ctx, name, schema of $library)', ({ page, day, kind, slug }) => {
  const routes = defineRoutes({}, r =>
    r
      .get('pages/:page', async ctx => {
        ctx.body = { next: (await castParam(ctx, 'page', page)) + 1 }
      })
      .get('days/:day', async ctx => {
        ctx.body = (await castParam(ctx, 'day', day)).getUTCFullYear()
      })
      .get('kinds/:kind', async ctx => {
        ctx.body = await castParam(ctx, 'kind', kind)
      })
      .get('slugs/:slug', async ctx => {
        ctx.body = await castParam(ctx, 'slug', slug)
      }),
  )

  it.each([
    { request: 'GET /pages/1', status: 200, text: '{"next":2}' },
    { request: 'GET /pages/%31', status: 200, text: '{"next":2}' },
    { request: 'GET /pages/101', status: 400, text: "parameter 'page' is not valid" },
    { request: 'GET /pages/1e', status: 400, text: "parameter 'page' is not valid" },
    { request: 'GET /pages/%00', status: 400, text: "parameter 'page' is not valid" },
    { request: 'GET /days/2024-02-29', status: 200, text: '2024' },
    { request: 'GET /days/today', status: 400, text: "parameter 'day' is not valid" },
    { request: 'GET /kinds/room', status: 200, text: 'room' },
    { request: 'GET /kinds/__proto__', status: 400, text: "parameter 'kind' is not valid" },
    { request: 'GET /kinds/%3Cscript%3Esecret', status: 400, text: "parameter 'kind' is not valid" },
    { request: 'GET /slugs/known-one', status: 200, text: 'known-one' },
    { request: 'GET /slugs/other', status: 400, text: "parameter 'slug' is not valid" },
  ])('$request -> $status $text', async ({ request, status, text }) => {
    const errors: unknown[] = []
    const app = new Koa().use(createRouter(routes).routes()).on('error', error => errors.push(error))
    expect(await send(await listen(app.callback()), request)).toMatchObject({ status, text })
    for (const error of errors) expect(error).toMatchObject({ status: 400, expose: true })
  })
})

describe('castParam(ctx, name, schema) has the type of the output', () => {
  const ctx = {
    params: { page: '5', day: '2024-02-29', kind: 'room', slug: 'known' },
    throw(status: number, message: string): never {
      throw Object.assign(new Error(message), { status })
    },
  }

  it.each(libraries)('of $library, once it is awaited', async ({ page, day, kind, slug }) => {
    expectTypeOf(await castParam(ctx, 'page', page)).toEqualTypeOf<number>()
    expectTypeOf(await castParam(ctx, 'day', day)).toEqualTypeOf<Date>()
    expectTypeOf(await castParam(ctx, 'kind', kind)).toEqualTypeOf<'room' | 'suite'>()
    expectTypeOf(await castParam(ctx, 'slug', slug)).toEqualTypeOf<string>()
  })

  // Their own types say that any schema may be asynchronous, so the type of a cast has to say it too.
  it('a promise where the schema is asynchronous, the value itself where it is not', () => {
    const [, { page, slug }] = libraries
    expectTypeOf(castParam(ctx, 'page', page)).toEqualTypeOf<number | Promise<number>>()
    expect(castParam(ctx, 'page', page)).toBe(5)
    expect(castParam(ctx, 'slug', slug)).toBeInstanceOf(Promise)
  })
})
