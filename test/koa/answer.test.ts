/** What an action answers without a value, and with values that are no body. */
import { Readable } from 'node:stream'
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, type RouterOptions } from '../../src/index.js'
import { applications, serve as serveOn } from '../support/serve.js'

type Action = (ctx: Koa.Context, next: Koa.Next) => unknown

/** The ways in which a request reaches an action: each returns a table with the route /it, and the options of its router. */
const ways: readonly {
  readonly way: string
  readonly mount: (action: Action) => readonly [AnyRouteTable, RouterOptions?]
}[] = [
  { way: 'directly', mount: action => [tableOf(action)] },
  {
    way: 'after a middleware of its scope',
    mount: action => {
      const Controller = controllerOf(action)
      return [defineRoutes({ It: Controller }, r => r.use((_, next) => next()).all('it', Controller, 'answer'))]
    },
  },
  {
    way: 'in a lazy controller',
    mount: action => [
      defineRoutes({ Its: async () => controllerOf(action) }, r => r.namespace('its', r => r.all('answer'))),
    ],
  },
  {
    way: 'on a controller from a container',
    mount: action => [tableOf(action), { instantiate: async () => new (controllerOf(action))() }],
  },
]

const controllerOf = (action: Action) =>
  class ItController {
    answer(ctx: Koa.Context, next: Koa.Next) {
      return action(ctx, next)
    }
  }
const tableOf = (action: Action): AnyRouteTable => {
  const Controller = controllerOf(action)
  return defineRoutes({ It: Controller }, r => r.all('it', Controller, 'answer'))
}

/** An action or a middleware that sets members of `ctx`, and returns nothing. */
const set = (values: object) => (ctx: Koa.Context) => {
  Object.assign(ctx, values)
}

describe.each(applications)('$koa', ({ create }) => {
  const serve = (...middlewares: readonly Koa.Middleware[]) => serveOn(create(), ...middlewares)

  describe.each(ways)('an action that is reached $way', ({ mount }) => {
    const serveAction = (action: Action, ...after: readonly Koa.Middleware[]) => {
      const [routes, options] = mount(action)
      const router = createRouter(routes, options)
      const path = routes[0]?.path
      const served = serve(router.routes(), router.allowedMethods(), ...after)
      return served.then(({ ask, errors }) => ({ ask: (method = 'GET') => ask(`${method} ${path}`), errors }))
    }

    it.each<[what: string, action: Action]>([
      ['nothing', () => {}],
      ['a promise of nothing', async () => {}],
      ['nothing, with a type', set({ type: 'json' })],
      ['null', () => null],
      ['a promise of null', async () => null],
      ['null, with the type of JSON', ctx => set({ type: 'json' })(ctx) ?? null],
      ['null, with a type', ctx => set({ type: 'application/problem+json' })(ctx) ?? null],
      ['null, with a status', ctx => set({ status: 201, type: 'json' })(ctx) ?? null],
      ['null, with a body', ctx => set({ body: { id: 5 } })(ctx) ?? null],
    ])('answers 204 if it returns %s', async (_what, action) => {
      const { ask, errors } = await serveAction(action)
      for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
        const { status, text, headers } = await ask(method)
        expect({ status, text }).toEqual({ status: 204, text: '' })
        expect(headers).not.toHaveProperty('content-type')
        expect(headers).not.toHaveProperty('content-length')
      }
      expect(errors).toEqual([])
    })

    it('answers 204 with the header fields that it sets', async () => {
      const { ask } = await serveAction(ctx => ctx.set('X-Done', 'yes'))
      expect(await ask()).toMatchObject({ status: 204, headers: { 'x-done': 'yes' } })
    })

    it.each<[what: string, action: Action, status: number, text: string]>([
      ['the status 404', set({ status: 404 }), 404, 'Not Found'],
      ['the status 202', set({ status: 202 }), 202, 'Accepted'],
      ['a body', set({ body: 'set' }), 200, 'set'],
      ['an empty body', set({ body: '' }), 200, ''],
      ['a stream', ctx => set({ body: Readable.from(['ab']) })(ctx), 200, '2\r\nab\r\n0\r\n\r\n'],
      ['a body and the status 404', set({ status: 404, body: 'a page' }), 404, 'a page'],
      ['the body null', set({ body: null }), 204, ''],
      ['a redirect', ctx => ctx.redirect('/other'), 302, 'Redirecting to /other.'],
      ['an error', ctx => ctx.throw(404, 'no such thing'), 404, 'no such thing'],
    ])('answers with %s if it sets it', async (_what, action, status, text) => {
      const { ask } = await serveAction(action)
      const answer = await ask()
      expect(answer.status).toBe(status)
      expect(answer.text).toContain(text)
    })

    it('may answer without Koa', async () => {
      const { ask } = await serveAction(ctx => {
        ctx.respond = false
        setImmediate(() => ctx.res.end('by itself'))
      })
      const answer = await ask()
      expect(answer.status).toBe(404)
      expect(answer.text).toContain('by itself')
    })

    it.each<[how: string, action: Action]>([
      ['awaits next()', async (_ctx, next) => void (await next())],
      ['returns next()', (_ctx, next) => next()],
      ['calls next() and does not wait', (_ctx, next) => void next()],
    ])('leaves the answer to the middleware after the router if it %s', async (_how, action) => {
      expect((await (await serveAction(action)).ask()).status).toBe(404)
      const answered = await serveAction(action, set({ body: 'after' }))
      expect(await answered.ask()).toMatchObject({ status: 200, text: 'after' })
    })

    it('does not answer with what a later middleware returns', async () => {
      const sendFile: Koa.Middleware = async ctx => {
        ctx.body = 'the file'
        return '/srv/files/secret/path.txt' // as koa-send does
      }
      const { ask } = await serveAction((_ctx, next) => next(), sendFile)
      expect(await ask()).toMatchObject({ status: 200, text: 'the file' })
    })

    it('gets undefined from next()', async () => {
      const seen: unknown[] = []
      const { ask } = await serveAction(
        async (_ctx, next) => {
          seen.push(await next())
          return 'own'
        },
        () => 'what a later middleware returns',
      )
      expect((await ask()).text).toBe('own')
      expect(seen).toEqual([undefined])
    })

    it('gets the error of a later middleware from next()', async () => {
      const { ask } = await serveAction(
        (_ctx, next) => next().catch((error: Error) => error.message),
        () => {
          throw new Error('later')
        },
      )
      expect((await ask()).text).toBe('later')
    })

    it.each<[what: string, value: unknown, message: string]>([
      ['a function', () => {}, 'a function, which cannot be sent'],
      ['a class', class {}, 'a function, which cannot be sent'],
      ['a symbol', Symbol('s'), 'a symbol, which cannot be sent'],
      ['a bigint', 5n, 'a bigint, which JSON does not have: return a string'],
      [
        'a generator',
        generate(),
        'a generator, which cannot be sent: return its values, or a stream of them by Readable.from',
      ],
      [
        'an async generator',
        generateLater(),
        'a generator, which cannot be sent: return its values, or a stream of them by Readable.from',
      ],
    ])('answers 500 if it returns %s, with an error that names the action', async (_what, value, message) => {
      const { ask, errors } = await serveAction(() => value)
      expect(await ask()).toMatchObject({ status: 500, text: 'Internal Server Error' })
      expect(errors).toEqual([expect.any(TypeError)])
      expect(errors).toMatchObject([
        { message: expect.stringMatching(new RegExp(`^Its?#answer returned ${message}$`)) },
      ])
    })

    it.each([
      ['an object with a member next', { items: [], next: '/places?page=2' }],
      ['an object with a method next', { next: () => 1 }],
      ['an object without a prototype', Object.assign(Object.create(null), { id: 5 })],
      ['null in a list', [null]],
    ])('answers with %s', async (_what, value) => {
      const { ask } = await serveAction(() => value)
      expect(await ask()).toMatchObject({ status: 200, text: JSON.stringify(value) })
    })
  })

  it('lets a middleware of the scope add a body to what an action leaves empty', async () => {
    const Controller = controllerOf(() => {})
    const routes = defineRoutes({ It: Controller }, r =>
      r
        .use(async (ctx, next) => {
          await next()
          ctx.body = { data: ctx.body ?? null, status: ctx.status }
        })
        .get('it', Controller, 'answer'),
    )
    const { ask } = await serve(createRouter(routes).routes())
    expect(await ask('GET /it')).toMatchObject({ status: 200, text: '{"data":null,"status":204}' })
  })

  it('answers 204 for null where a middleware of the application has set the type', async () => {
    const setType: Koa.Middleware = (ctx, next) => {
      ctx.type = 'json'
      return next()
    }
    const { ask } = await serve(setType, createRouter(tableOf(() => null)).routes())
    const { status, text, headers } = await ask('GET /it')
    expect({ status, text, type: headers['content-type'] }).toEqual({ status: 204, text: '', type: undefined })
  })

  it('keeps the status that a middleware of the scope has set', async () => {
    const Controller = controllerOf(() => {})
    const routes = defineRoutes({ It: Controller }, r =>
      r
        .use((ctx, next) => {
          ctx.status = 202
          return next()
        })
        .get('it', Controller, 'answer'),
    )
    const { ask } = await serve(createRouter(routes).routes())
    expect((await ask('GET /it')).status).toBe(202)
  })

  it('answers 204 for a route that a tracing package has wrapped', async () => {
    const routes = tableOf(() => {})
    const middleware = createRouter(routes).routes()
    const { stack } = Reflect.get(middleware, 'router').stack[0]
    const original: Koa.Middleware = stack[0]
    stack[0] = (ctx: Koa.ParameterizedContext, next: Koa.Next) => original(ctx, next)
    const { ask } = await serve(middleware)
    expect((await ask('GET /it')).status).toBe(204)
  })

  it('answers 204 in a router after an action of another router has called next', async () => {
    const first = createRouter(tableOf((_ctx, next) => next()))
    const { ask } = await serve(first.routes(), createRouter(tableOf(() => {})).routes())
    expect((await ask('GET /it')).status).toBe(204)
  })

  describe('a middleware route', () => {
    it('answers 404 if it sets nothing, as any middleware on Koa does', async () => {
      const { ask } = await serve(createRouter(defineRoutes({}, r => r.get('it', _ctx => 'not a body'))).routes())
      expect(await ask('GET /it')).toMatchObject({ status: 404, text: 'Not Found' })
    })

    it('gets from next() what the middleware after the router returns', async () => {
      const seen: unknown[] = []
      const routes = defineRoutes({}, r =>
        r.get('it', async (ctx, next) => {
          seen.push(await next())
          ctx.body = 'own'
        }),
      )
      const { ask } = await serve(createRouter(routes).routes(), () => 'value')
      expect((await ask('GET /it')).text).toBe('own')
      expect(seen).toEqual(['value'])
    })
  })
})

function* generate() {
  yield 1
}
async function* generateLater() {
  yield 1
}
