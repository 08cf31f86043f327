import { readFileSync } from 'node:fs'
import type Koa from 'koa'
import mount from 'koa-mount'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { echo, httpBehaviourRoutes, httpBehaviourRules } from '../cases/http-behaviour.js'
import { applications, serve as serveOn } from '../support/serve.js'

/** Returns a middleware that answers with a text. */
const say = (text: (ctx: Koa.Context) => string) => (ctx: Koa.Context) => {
  ctx.body = text(ctx)
}

describe.each(applications)('$koa', ({ create }) => {
  const serve = (...middlewares: readonly Koa.Middleware[]) => serveOn(create(), ...middlewares)

  describe.each(httpBehaviourRules)('$rule', ({ exchanges }) => {
    it.each(exchanges.map(exchange => ({ ...exchange, shown: exchange.request.slice(0, 60) })))(
      '$shown -> $status',
      async ({ request, status, text, allow }) => {
        const router = createRouter(httpBehaviourRoutes)
        const { ask, errors } = await serve(router.routes(), router.allowedMethods())
        const answer = await ask(request)
        expect(answer.status).toBe(status)
        if (text !== undefined) expect(answer.text).toBe(text)
        expect(answer.headers.allow).toBe(allow)
        // A mistake of a client is not an error of the application.
        for (const error of errors) expect(error).toMatchObject({ status: 400, expose: true })
      },
    )
  })

  describe('HTTP', () => {
    it('HEAD has the header fields of GET and no content', async () => {
      const { ask } = await serve(createRouter(httpBehaviourRoutes).routes())
      const [get, head] = [await ask('GET /places/5'), await ask('HEAD /places/5')]
      const { date: _get, ...sent } = get.headers
      const { date: _head, ...announced } = head.headers
      expect(announced).toEqual(sent)
      expect(announced['content-length']).toBe(String(get.text.length))
      expect(head.text).toBe('')
    })

    it('OPTIONS has a Content-Length of 0', async () => {
      const router = createRouter(httpBehaviourRoutes)
      const { ask } = await serve(router.routes(), router.allowedMethods())
      expect((await ask('OPTIONS /places')).headers['content-length']).toBe('0')
    })

    it("a path with a trailing slash is another path with trailingSlash: 'strict'", async () => {
      const router = createRouter(httpBehaviourRoutes, { trailingSlash: 'strict' })
      const { ask } = await serve(router.routes(), router.allowedMethods())
      expect((await ask('GET /about')).status).toBe(200)
      expect((await ask('GET /')).status).toBe(200)
      for (const request of ['GET /about/', 'POST /about/', 'GET /files/a/', 'OPTIONS /places/'])
        expect(await ask(request)).toMatchObject({ status: 404, text: 'Not Found' })
    })

    it('OPTIONS * reaches the middleware after the router', async () => {
      const router = createRouter(httpBehaviourRoutes)
      const { ask } = await serve(router.routes(), router.allowedMethods(), (ctx, next) => {
        if (ctx.path !== '*') return next()
        ctx.status = 204
      })
      expect((await ask('OPTIONS *')).status).toBe(204)
      expect((await ask('OPTIONS /nowhere')).status).toBe(404)
    })

    it('a request target in authority form never reaches the application, because Node closes the connection', async () => {
      const seen: string[] = []
      const router = createRouter(httpBehaviourRoutes)
      const { ask } = await serve(
        (ctx, next) => {
          seen.push(ctx.url)
          return next()
        },
        router.routes(),
        router.allowedMethods(),
      )
      for (const target of ['example.com:80', '/places', '*']) expect((await ask(`CONNECT ${target}`)).text).toBe('')
      expect(seen).toEqual([])
    })

    it('allowedMethods() without routes() answers a target without a path with 404', async () => {
      const { ask } = await serve(createRouter(httpBehaviourRoutes).allowedMethods())
      expect((await ask('GET other://example.com')).status).toBe(404)
      expect((await ask('GET http://[::1/places')).status).toBe(404)
      expect((await ask('GET /places/%zz')).status).toBe(404)
      expect((await ask('GET /places/5')).status).toBe(404)
      expect((await ask('POST /places/5')).status).toBe(405)
    })

    it('allowedMethods() answers if a middleware before it has set a 404 itself', async () => {
      const router = createRouter(httpBehaviourRoutes)
      const { ask } = await serve(
        (ctx, next) => {
          ctx.status = 404
          return next()
        },
        router.routes(),
        router.allowedMethods(),
      )
      expect((await ask('OPTIONS /places')).status).toBe(200)
      expect((await ask('DELETE /places')).status).toBe(405)
    })
  })

  describe('several routers', () => {
    it('each have their own allowedMethods()', async () => {
      const places = createRouter(defineRoutes({}, r => r.get('places', echo)))
      const users = createRouter(defineRoutes({}, r => r.get('users', echo).post('places', echo)))
      const { ask } = await serve(places.routes(), users.routes(), places.allowedMethods(), users.allowedMethods())
      expect((await ask('GET /places')).text).toBe('/places {}')
      expect((await ask('POST /places')).text).toBe('/places {}')
      expect((await ask('GET /users')).text).toBe('/users {}')
      expect((await ask('DELETE /users')).headers.allow).toBe('GET, HEAD')
      expect((await ask('DELETE /nowhere')).status).toBe(404)
    })

    it('may be one router in two applications', async () => {
      const router = createRouter(httpBehaviourRoutes)
      for (const { ask } of [await serve(router.routes()), await serve(router.routes())])
        expect((await ask('GET /about')).text).toBe('/about {}')
    })

    it('answer in the order in which they are mounted', async () => {
      const special = createRouter(
        defineRoutes({}, r =>
          r.get(
            ':any',
            say(() => 'special'),
          ),
        ),
      )
      const { ask } = await serve(special.routes(), createRouter(httpBehaviourRoutes).routes())
      expect((await ask('GET /about')).text).toBe('special')
      expect((await ask('GET /places/5')).text).toBe('/places/:id {"id":"5"}')
    })
  })

  describe('koa-mount', () => {
    /** Serves a router below a prefix, with a middleware before and after it. */
    const serveMounted = async (prefix: string) => {
      const seen: unknown[] = []
      const router = createRouter(httpBehaviourRoutes)
      const inner = create()
      inner.use(router.routes()).use(router.allowedMethods())
      const { ask } = await serve(
        async (ctx, next) => {
          await next()
          seen.push(ctx.path, ctx._matchedRoute)
        },
        mount(prefix, inner),
        ctx => {
          ctx.body = `after ${ctx.path} ${JSON.stringify(ctx.params)}`
        },
      )
      return { ask, seen }
    }

    it('hides its prefix from the router', async () => {
      const { ask, seen } = await serveMounted('/api')
      expect((await ask('GET /api/places/5')).text).toBe('/places/:id {"id":"5"}')
      expect((await ask('GET /api')).text).toBe('/ {}')
      expect((await ask('GET /api/')).text).toBe('/ {}')
      expect((await ask('GET /api/places/a%2Fb?q')).text).toBe('/places/:id {"id":"a/b"}')
      expect(seen.slice(0, 2)).toEqual(['/api/places/5', '/places/:id'])
    })

    it('restores the path for a request that the router does not match', async () => {
      const { ask } = await serveMounted('/api')
      expect((await ask('GET /api/nowhere')).text).toBe('after /api/nowhere undefined')
      expect((await ask('GET /places/5')).text).toBe('after /places/5 undefined')
      expect((await ask('GET /apiplaces')).text).toBe('after /apiplaces undefined')
    })

    it('does not keep the router from answering 405 and 400', async () => {
      const router = createRouter(httpBehaviourRoutes)
      const { ask } = await serve(mount('/api', router.routes()), mount('/api', router.allowedMethods()))
      expect(await ask('DELETE /api/places')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } })
      expect((await ask('GET /api/places/%zz')).status).toBe(400)
      expect((await ask('DELETE /places')).status).toBe(404)
    })

    it('restores the path while a route calls next', async () => {
      const seen: unknown[] = []
      const router = createRouter(
        defineRoutes({}, r =>
          r.get('places/:id', async (ctx, next) => {
            await next()
            seen.push(ctx.path, { ...ctx.params })
          }),
        ),
      )
      const { ask } = await serve(mount('/api', router.routes()), ctx => {
        seen.push(ctx.path, ctx.params)
        ctx.body = 'after'
      })
      expect((await ask('GET /api/places/5')).text).toBe('after')
      expect(seen).toEqual(['/api/places/5', undefined, '/places/5', { id: '5' }])
    })
  })

  describe('a router after or inside other middleware', () => {
    it('sees the state of the middleware before it, which sees the answer', async () => {
      const { ask } = await serve(
        async (ctx, next) => {
          ctx.state.user = 'ada'
          await next()
          ctx.set('x-answered', `${ctx.status} ${ctx._matchedRoute} ${ctx.params.id}`)
        },
        createRouter(
          defineRoutes({}, r =>
            r.get(
              'users/:id',
              say(ctx => `${ctx.state.user} ${ctx.params.id}`),
            ),
          ),
        ).routes(),
      )
      expect(await ask('GET /users/5')).toMatchObject({
        text: 'ada 5',
        headers: { 'x-answered': '200 /users/:id 5' },
      })
    })

    it('runs as a middleware of another table, whose match is restored afterwards', async () => {
      const seen: unknown[] = []
      const note = (ctx: Koa.Context) => {
        seen.push([{ ...ctx.params }, ctx._matchedRoute, ctx._matchedRouteName, ctx.routerPath])
      }
      class InnerController {
        look(ctx: Koa.Context, next: Koa.Next) {
          note(ctx)
          return next()
        }
      }
      class OuterController {
        show(ctx: Koa.Context) {
          note(ctx)
          return 'outer'
        }
      }
      const inner = createRouter(
        defineRoutes({ Inner: InnerController }, r => r.get('places/:placeId', InnerController, 'look')),
      )
      const outer = createRouter(
        defineRoutes({ Outer: OuterController }, r => r.use(inner.routes()).get('places/:id', OuterController, 'show')),
      )
      const { ask } = await serve(outer.routes())
      expect((await ask('GET /places/5')).text).toBe('outer')
      expect(seen).toEqual([
        [{ placeId: '5' }, '/places/:placeId', 'Inner#look', '/places/:placeId'],
        [{ id: '5' }, '/places/:id', 'Outer#show', '/places/:id'],
      ])
    })

    it('passes an error on to the middleware before it, or to app.on(error)', async () => {
      const error = new Error('inside')
      const fail = () => {
        throw error
      }
      class BrokenController {
        constructor() {
          fail()
        }
        show() {}
      }
      const failing = createRouter(
        defineRoutes({ Broken: BrokenController }, r =>
          r
            .get('sync', fail)
            .get('construction', BrokenController, 'show')
            .scope('scoped', r => r.use(fail).get('middleware', () => {}))
            .get('later', async () => {
              await null
              throw error
            })
            .get('refused', ctx => ctx.throw(403, 'not yours')),
        ),
      ).routes()
      const uncaught = await serve(failing)
      const failures = ['GET /sync', 'GET /later', 'GET /construction', 'GET /scoped/middleware']
      for (const request of failures) expect(await uncaught.ask(request)).toMatchObject({ status: 500, text: 'Internal Server Error' }) // biome-ignore format: one line
      expect(await uncaught.ask('GET /refused')).toMatchObject({ status: 403, text: 'not yours' })
      expect(uncaught.errors).toEqual([...failures.map(() => error), expect.objectContaining({ status: 403 })])

      const caught = await serve(async (ctx, next) => {
        await next().catch((caught: unknown) => {
          ctx.body = String(caught === error)
        })
      }, failing)
      for (const request of failures) expect((await caught.ask(request)).text).toBe('true')
      expect(caught.errors).toEqual([])
    })

    it('rejects a second call of next(), as Koa does', async () => {
      const { ask, errors } = await serve(
        createRouter(
          defineRoutes({}, r =>
            r.get('twice', async (_ctx, next) => {
              await next()
              await next()
            }),
          ),
        ).routes(),
        () => {},
      )
      expect((await ask('GET /twice')).status).toBe(500)
      expect(errors).toEqual([expect.objectContaining({ message: 'next() called multiple times' })])
    })
  })
})

describe('docs/reference/http-behaviour.md', () => {
  const sections = readFileSync(new URL('../../docs/reference/http-behaviour.md', import.meta.url), 'utf8').split(
    /^## /m,
  )

  it.each(httpBehaviourRules)('has a section that cites an RFC: $rule', ({ rule }) => {
    const section = sections.find(text => text.startsWith(`${rule}\n`))
    expect(section).toMatch(/RFC\s\d{4},\ssections?\s\d/)
  })
})
