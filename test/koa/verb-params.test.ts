/** The kinds of a verb's own parameters: over a socket, in links, in the types and in the printed table. */
import Koa from 'koa'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ContextsOf, castParam, createRouter, defineRoutes, LinkError } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

let constructed = 0

class Posts {
  constructor() {
    constructed++
  }
  archive(ctx: Contexts['Posts']['archive']) {
    const year = castParam(ctx, 'year')
    expectTypeOf(year).toEqualTypeOf<number>()
    return `${typeof year} ${year}`
  }
  month(ctx: Contexts['Posts']['month']) {
    expectTypeOf(ctx.params).toEqualTypeOf<{ account: string; year: string; month: string }>()
    expectTypeOf(ctx.state.user).toEqualTypeOf<string>()
    return [castParam(ctx, 'account'), castParam(ctx, 'year'), ctx.params.month, ctx.state.user].join(' ')
  }
}

const giveUser: Koa.Middleware<{ user: string }> = (ctx, next) => {
  ctx.state.user = 'ada'
  return next()
}

const routes = defineRoutes({ Posts }, r =>
  r
    .get('archive/:year', { params: { year: 'integer' } }, 'Posts#archive')
    .get('at/:id.json', { params: { id: 'bigint' } }, ctx => {
      const id = castParam(ctx, 'id')
      expectTypeOf(id).toEqualTypeOf<bigint>()
      ctx.body = `${typeof id} ${id}`
    })
    .get(
      'as/:id',
      { params: { id: 'bigint' } },
      (ctx, next) => {
        expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<bigint>()
        return next()
      },
      giveUser,
      ctx => {
        expectTypeOf(castParam(ctx, 'id')).toEqualTypeOf<bigint>()
        ctx.body = `${castParam(ctx, 'id')} ${ctx.state.user}`
      },
    )
    .scope('of/:account', { params: { account: 'uuid' } }, r =>
      r.get(':year/:month', { params: { year: 'integer' } }, giveUser, Posts, 'month'),
    ),
)
interface Contexts extends ContextsOf<typeof routes> {}

const UUID = '0190a8e4-7b4c-7def-8123-456789abcdef'
const answers = [
  { path: '/archive/2026', status: 200, body: 'number 2026' },
  { path: '/archive/this', status: 404, body: 'Not Found' },
  { path: '/at/5.json', status: 200, body: 'bigint 5' },
  { path: '/at/five.json', status: 404, body: 'Not Found' },
  { path: '/as/7', status: 200, body: '7 ada' },
  { path: '/as/seven', status: 404, body: 'Not Found' },
  { path: `/of/${UUID}/2026/may`, status: 200, body: `${UUID} 2026 may ada` },
  { path: `/of/${UUID}/this/may`, status: 404, body: 'Not Found' },
  { path: '/of/us/2026/may', status: 404, body: 'Not Found' },
]

describe('a verb whose parameters have kinds', () => {
  it.each(answers)('answers $path with $status', async ({ path, status, body }) => {
    constructed = 0
    const port = await listen(new Koa().use(createRouter(routes).routes()).callback())
    const answer = await send(port, `GET ${path}`)
    expect({ status: answer.status, body: answer.text }).toEqual({ status, body })
    if (status === 404) expect(constructed).toBe(0)
  })

  it('has them in its route, and prints them', () => {
    expect(String(routes).split('\n')).toEqual([
      'GET  /archive/:year             Posts#archive  { year: integer }',
      'GET  /at/:id.json               (middleware)   { id: bigint }',
      'GET  /as/:id                    (middleware)   { id: bigint }                    middleware, giveUser',
      'GET  /of/:account/:year/:month  Posts#month    { account: uuid, year: integer }  giveUser',
    ])
  })

  it('takes values of the kinds in links', () => {
    expect(routes.path('Posts#archive', { year: 2026 })).toBe('/archive/2026')
    expect(routes.to.Posts.month({ account: UUID, year: 5, month: 'may' })).toBe(`/of/${UUID}/5/may`)
    // @ts-expect-error a link takes a number
    expect(() => routes.path('Posts#archive', { year: 'this' })).toThrow(LinkError)
  })
})
