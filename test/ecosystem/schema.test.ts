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
    // ArkType has no asynchronous types.
    slug: type(/^known/),
  },
] as const

describe.each(libraries)('castParam(ctx, name, schema), with a schema of $library', ({ page, day, kind, slug }) => {
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

describe('the type of castParam(ctx, name, schema)', () => {
  const ctx = {
    params: { page: '5', day: '2024-02-29', kind: 'room', slug: 'known' },
    throw(status: number, message: string): never {
      throw Object.assign(new Error(message), { status })
    },
  }

  it.each(libraries)('is the output type when awaited: $library', async ({ page, day, kind, slug }) => {
    expectTypeOf(await castParam(ctx, 'page', page)).toEqualTypeOf<number>()
    expectTypeOf(await castParam(ctx, 'day', day)).toEqualTypeOf<Date>()
    expectTypeOf(await castParam(ctx, 'kind', kind)).toEqualTypeOf<'room' | 'suite'>()
    expectTypeOf(await castParam(ctx, 'slug', slug)).toEqualTypeOf<string>()
  })

  // Standard Schema's types allow any schema to be asynchronous, so the type of a cast allows it too.
  it('is the value or a promise of it; only an asynchronous schema returns a promise', () => {
    const [, { page, slug }] = libraries
    expectTypeOf(castParam(ctx, 'page', page)).toEqualTypeOf<number | Promise<number>>()
    expect(castParam(ctx, 'page', page)).toBe(5)
    expect(castParam(ctx, 'slug', slug)).toBeInstanceOf(Promise)
  })
})

/** The compiler refuses a cast by a schema that may be asynchronous, unless it is awaited. Nothing calls this function. */
export const mustBeAwaited = (ctx: Koa.ParameterizedContext<{}, { params: { id: string } }>) => {
  const [zod, valibot, arktype] = libraries
  const takesNumber = (page: number) => page
  // @ts-expect-error not awaited: a variable of the output type
  const kind: 'room' | 'suite' = castParam(ctx, 'id', zod.kind)
  return [
    kind,
    // @ts-expect-error not awaited: a property
    castParam(ctx, 'id', zod.day).getTime(),
    // @ts-expect-error not awaited: a property
    castParam(ctx, 'id', valibot.day).getTime(),
    // @ts-expect-error not awaited: a property
    castParam(ctx, 'id', arktype.day).getTime(),
    // @ts-expect-error not awaited: an argument
    takesNumber(castParam(ctx, 'id', zod.page)),
    // @ts-expect-error not awaited: an argument
    takesNumber(castParam(ctx, 'id', valibot.page)),
    // @ts-expect-error not awaited: an argument
    takesNumber(castParam(ctx, 'id', arktype.page)),
    // @ts-expect-error not awaited: arithmetic
    castParam(ctx, 'id', zod.page) + 1,
  ]
}
