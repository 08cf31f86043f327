/** What is on `ctx` while a route waits for its `next()`: for the route, and for what is mounted after the router. */
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, castParam, createRouter, defineRoutes } from '../../src/index.js'
import { schemaOf } from '../support/hand-schemas.js'
import { applications, serve } from '../support/serve.js'

type Answer = (ctx: Koa.Context, next: Koa.Next) => unknown

const contract = { query: schemaOf(value => ({ ...Object(value) })) }

const controllerOf = (answer: Answer) =>
  class Its {
    static readonly contract = { show: contract }
    show(ctx: Koa.Context, next: Koa.Next) {
      return answer(ctx, next)
    }
  }

/** The ways to route `GET /its/:id`, whose id is an integer, with a contract. */
const ways: readonly { readonly way: string; readonly tableOf: (answer: Answer) => AnyRouteTable }[] = [
  {
    way: 'an action',
    tableOf: answer =>
      defineRoutes({ Its: controllerOf(answer) }, r => r.resources('its', { only: ['show'], id: 'integer' })),
  },
  {
    way: 'an action behind a middleware',
    tableOf: answer =>
      defineRoutes({ Its: controllerOf(answer) }, r =>
        r.use((_, next) => next()).resources('its', { only: ['show'], id: 'integer' }),
      ),
  },
  {
    way: 'an action of a lazy controller',
    tableOf: answer =>
      defineRoutes({ Its: async () => controllerOf(answer) }, r =>
        r.resources('its', { only: ['show'], id: 'integer' }),
      ),
  },
  {
    way: 'a middleware route',
    tableOf: answer => defineRoutes({}, r => r.get('its/:id', { params: { id: 'integer' }, ...contract }, answer)),
  },
]

/** What is on `ctx` for a route. */
const see = (ctx: Koa.Context) => ({
  params: ctx.params && { ...ctx.params },
  input: ctx.input,
  routes: ctx.routes,
  id: ctx.params && castParam(ctx as Koa.Context & { params: { id: string } }, 'id' as never),
})
const NOTHING = { params: undefined, input: undefined, routes: undefined, id: undefined }
const seenIn = (routes: AnyRouteTable, id = 5) => ({
  params: { id: String(id) },
  input: { query: { a: 'b' } },
  routes,
  id,
})

const soon = () => new Promise(resolve => setImmediate(resolve))
const passLater: Koa.Middleware = async (_ctx, next) => {
  await soon()
  await next()
}

describe.each(applications)('$koa', ({ create }) => {
  const ask = async (...middlewares: readonly Koa.Middleware[]) => {
    const served = await serve(create(), ...middlewares)
    const { status, text } = await served.ask('GET /its/5?a=b')
    expect(served.errors).toEqual([])
    return { status, text }
  }

  describe.each(ways)('$way that calls next() without awaiting it', ({ tableOf }) => {
    it.each<[what: string, after: readonly Koa.Middleware[]]>([
      ['nothing', []],
      ['a middleware that answers', [ctx => void Object.assign(ctx, { body: 'after' })]],
      ['a middleware that waits', [passLater, ctx => void Object.assign(ctx, { body: 'after' })]],
      ['a router with other routes', [createRouter(defineRoutes({}, r => r.post('its/:id', () => {}))).routes()]],
    ])('has its params, input and table all the time, before %s', async (_what, after) => {
      const seen: unknown[] = []
      const routes: AnyRouteTable = tableOf(async (ctx, next) => {
        seen.push(see(ctx))
        const later = next()
        seen.push(see(ctx))
        await null
        seen.push(see(ctx))
        await later
        seen.push(see(ctx))
        ctx.body = 'own'
      })
      expect(await ask(createRouter(routes).routes(), ...after)).toEqual({ status: 200, text: 'own' })
      expect(seen).toEqual(Array(4).fill(seenIn(routes)))
    })

    it('leaves nothing of its own to what is mounted after the router', async () => {
      const seen: unknown[] = []
      const routes = tableOf((_ctx, next) => void next())
      await ask(createRouter(routes).routes(), ctx => void seen.push(see(ctx)))
      expect(seen).toEqual([NOTHING])
    })

    it.each([
      ['at once', []],
      ['later', [passLater]],
    ])('leaves nothing of its own to a second router that matches %s', async (_when, between) => {
      const seen: unknown[] = []
      const first = tableOf(async (ctx, next) => {
        const later = next()
        await later
        seen.push(['first', see(ctx)])
      })
      const second: AnyRouteTable = defineRoutes({}, r =>
        r.get('*path', async (ctx, next) => {
          const { params, input, routes }: Koa.Context = ctx
          seen.push(['second', { ...params }, input, routes])
          await next()
        }),
      )
      const routers = [first, second].map(each => createRouter(each).routes())
      await ask(routers[0] as Koa.Middleware, ...between, routers[1] as Koa.Middleware, ctx => {
        seen.push(['after', see(ctx)])
      })
      expect(seen).toEqual([
        ['second', { path: 'its/5' }, undefined, second],
        ['after', NOTHING],
        ['first', seenIn(first)],
      ])
    })

    it('does not hide the methods of a second router', async () => {
      const second = createRouter(defineRoutes({}, r => r.post('its/:id', () => {})))
      const awaiting = createRouter(tableOf((_ctx, next) => next()))
      expect((await ask(awaiting.routes(), passLater, second.routes(), second.allowedMethods())).status).toBe(405)
    })
  })

  describe.each(ways)('$way behind a middleware that copies ctx.params', ({ tableOf }) => {
    const copy: Koa.Middleware = (ctx, next) => {
      ctx.params = { ...ctx.params }
      return next()
    }

    it('has the kind of its parameter in castParam, also after next()', async () => {
      const seen: unknown[] = []
      const cast = (ctx: Koa.Context) => castParam(ctx as Koa.Context & { params: { id: string } }, 'id' as never)
      const routes = tableOf(async (ctx, next) => {
        await copy(ctx, async () => {
          seen.push(cast(ctx))
          ctx.params.id = ` ${ctx.params.id}`.trim()
          seen.push(cast(ctx))
          await next()
          seen.push(cast(ctx))
        })
      })
      await ask(createRouter(routes).routes(), passLater)
      expect(seen).toEqual([5, 5, 5])
    })

    it('refuses another kind', async () => {
      const thrown: unknown[] = []
      const routes = tableOf((ctx, next) =>
        copy(ctx, async () => {
          try {
            castParam(ctx as never, 'id' as never, 'uuid' as never)
          } catch (error) {
            thrown.push(error)
          }
          await next()
        }),
      )
      await ask(createRouter(routes).routes())
      expect(thrown).toMatchObject([{ message: "castParam: 'id' is declared as 'integer': pass this kind, or none" }])
    })
  })

  it('castParam takes any kind for a parameter of another router below the route', async () => {
    const seen: unknown[] = []
    const below: Koa.Middleware = ctx => {
      ctx.params = { id: '7f000001-0000-4000-8000-000000000000' } // as @koa/router does
      seen.push(castParam(ctx as Koa.Context & { params: { id: string } }, 'id', 'uuid'))
    }
    const routes = defineRoutes({}, r => r.get('its/:id', { params: { id: 'integer' } }, below))
    await ask(createRouter(routes).routes())
    expect(seen).toEqual(['7f000001-0000-4000-8000-000000000000'])
  })
})
