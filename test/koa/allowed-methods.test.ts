/** `allowedMethods()` beside not-found pages, with other routers, and its options. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type Koa from 'koa'
import serveFiles from 'koa-static'
import { describe, expect, it } from 'vitest'
import { type AllowedMethodsOptions, type AnyRouteTable, createRouter, defineRoutes } from '../../src/index.js'
import { echo, listen, send } from '../cases/http-behaviour.js'
import { pagePlacements } from '../cases/not-found-pages.js'
import { noOption, noOptions } from '../support/lists.js'
import { applications } from '../support/serve.js'

const places = defineRoutes({}, r => r.get('places', echo).post('places', echo))
const refusals = [
  { method: 'DELETE', status: 405, text: 'Method Not Allowed' },
  { method: 'OPTIONS', status: 200, text: '' },
  { method: 'PROPFIND', status: 501, text: 'Not Implemented' },
]

const mountTable = (table: AnyRouteTable, options?: AllowedMethodsOptions) => {
  const router = createRouter(table)
  return { routes: router.routes(), allowedMethods: router.allowedMethods(options) }
}

describe.each(applications)('allowedMethods() on $koa', ({ create }) => {
  /** Serves the middlewares. `ask('GET /places')` sends a request over a socket. */
  const serve = async (...middlewares: readonly Koa.Middleware[]) => {
    const app = create()
    app.silent = true
    for (const middleware of middlewares) app.use(middleware)
    const port = await listen(app.callback())
    return (request: string) => send(port, request)
  }

  describe.each(pagePlacements)(
    'with a not-found page $place: $page',
    ({ middlewares, answer, prefix, text, type }) => {
      const served = () => serve(...middlewares(mountTable(places), answer, create))

      it.each(refusals)('answers $method with $status', async refusal => {
        const { status, headers, text } = await (await served())(`${refusal.method} ${prefix}/places`)
        expect({ status, text }).toEqual({ status: refusal.status, text: refusal.text })
        expect(headers.allow).toBe('GET, HEAD, POST')
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(headers['content-length']).toBe(String(refusal.text.length))
      })

      it('leaves the page to other paths', async () => {
        const ask = await served()
        for (const method of ['GET', 'DELETE', 'OPTIONS', 'PROPFIND']) {
          const { status, headers, text: page } = await ask(`${method} ${prefix}/nowhere`)
          expect(status).toBe(404)
          expect(headers['content-type']).toContain(type)
          expect(page).toContain(text)
          expect(headers).not.toHaveProperty('allow')
        }
      })

      it('leaves the routes alone', async () => {
        const ask = await served()
        for (const method of ['GET', 'POST'])
          expect(await ask(`${method} ${prefix}/places`)).toMatchObject({ status: 200, text: '/places {}' })
      })
    },
  )

  describe('with files and an application in the browser', () => {
    const folder = fileURLToPath(new URL('../support/', import.meta.url))
    const { routes, allowedMethods } = mountTable(places)
    const showPage = (ctx: Koa.Context) => {
      ctx.type = 'html'
      ctx.body = '<main></main>'
    }

    it('answers behind static files', async () => {
      const ask = await serve(routes, allowedMethods, serveFiles(folder))
      expect((await ask('GET /class-of.ts')).text).toBe(await readFile(`${folder}class-of.ts`, 'utf8'))
      expect((await ask('GET /missing.ts')).status).toBe(404)
      for (const { method, status } of refusals) expect((await ask(`${method} /places`)).status).toBe(status)
    })

    it('answers in front of a page that is shown for every GET', async () => {
      const page: Koa.Middleware = (ctx, next) => (ctx.method === 'GET' ? showPage(ctx) : next())
      const ask = await serve(routes, allowedMethods, page)
      expect((await ask('GET /any/page')).text).toBe('<main></main>')
      expect((await ask('GET /places')).text).toBe('/places {}')
      for (const { method, status } of refusals) expect((await ask(`${method} /places`)).status).toBe(status)
    })

    it('leaves a page that is shown for every method', async () => {
      const ask = await serve(routes, allowedMethods, showPage)
      for (const { method } of refusals)
        expect(await ask(`${method} /places`)).toMatchObject({ status: 200, text: '<main></main>' })
    })

    it('answers behind a middleware that shows a page for every 404', async () => {
      const page: Koa.Middleware = async (ctx, next) => {
        await next()
        if (ctx.status === 404) showPage(ctx)
      }
      const ask = await serve(page, routes, allowedMethods)
      expect(await ask('GET /any/page')).toMatchObject({ text: '<main></main>' })
      for (const { method, status } of refusals) expect((await ask(`${method} /places`)).status).toBe(status)
    })
  })

  describe('leaves an answer that is no 404 of a page', () => {
    const servedBefore = (answer: (ctx: Koa.Context) => unknown) => {
      const { routes, allowedMethods } = mountTable(places)
      return serve(routes, allowedMethods, ctx => void answer(ctx))
    }

    it.each<[what: string, answer: (ctx: Koa.Context) => unknown, status: number, text: string]>([
      ['another status', ctx => Object.assign(ctx, { status: 410 }), 410, 'Gone'],
      ['a status of success', ctx => Object.assign(ctx, { status: 202 }), 202, 'Accepted'],
      ['another status with a body', ctx => Object.assign(ctx, { status: 422, body: 'no' }), 422, 'no'],
      ['a body', ctx => Object.assign(ctx, { body: 'a body' }), 200, 'a body'],
      ['an error with another status', ctx => ctx.throw(418, 'a teapot'), 418, 'a teapot'],
      ['an error without a status', () => JSON.parse('{'), 500, 'Internal Server Error'],
    ])('%s', async (_what, answer, status, text) => {
      const ask = await servedBefore(answer)
      for (const { method } of refusals) {
        const received = await ask(`${method} /places`)
        expect(received).toMatchObject({ status, text })
        expect(received.headers).not.toHaveProperty('allow')
      }
    })

    it('an answer that is sent already, or without Koa', async () => {
      const sent = await servedBefore(ctx => ctx.res.writeHead(404).end('sent'))
      expect((await sent('DELETE /places')).text).toContain('sent')
      const without = await servedBefore(ctx => {
        ctx.respond = false
        setImmediate(() => ctx.res.end('by itself'))
      })
      expect((await without('DELETE /places')).text).toContain('by itself')
    })

    it.each(['GET', 'DELETE', 'OPTIONS', 'PROPFIND'])('a 404 that a route has thrown: %s', async method => {
      const { routes, allowedMethods } = mountTable(defineRoutes({}, r => r.all('gone', ctx => ctx.throw(404, 'gone'))))
      for (const order of [
        [routes, allowedMethods],
        [allowedMethods, routes],
      ])
        expect(await (await serve(...order))(`${method} /gone`)).toMatchObject({ status: 404, text: 'gone' })
    })
  })

  describe('of several routers', () => {
    const tables = [
      defineRoutes({}, r => r.get('places', echo).get('both', echo)),
      defineRoutes({}, r => r.post('places', echo).options('places/:id', echo)),
      defineRoutes({}, r => r.patch(':any', echo).delete('both', echo)),
    ]
    type Both = ReturnType<typeof mountTable>
    const orders: readonly { readonly order: string; readonly from: (routers: readonly Both[]) => Koa.Middleware[] }[] =
      [
        { order: 'each behind its routes()', from: all => all.flatMap(each => [each.routes, each.allowedMethods]) },
        {
          order: 'all behind all routes()',
          from: all => [...all.map(each => each.routes), ...all.map(each => each.allowedMethods)],
        },
        {
          order: 'all before all routes()',
          from: all => [...all.map(each => each.allowedMethods), ...all.map(each => each.routes)],
        },
        { order: 'each before its routes()', from: all => all.flatMap(each => [each.allowedMethods, each.routes]) },
      ]

    describe.each(orders)('$order', ({ from }) => {
      const served = (options?: AllowedMethodsOptions) =>
        serve(...from(tables.map(table => mountTable(table, options))))

      it.each([
        ['PUT /places', 405, 'GET, HEAD, POST, PATCH'],
        ['OPTIONS /places', 200, 'GET, HEAD, POST, PATCH'],
        ['PROPFIND /places', 501, 'GET, HEAD, POST, PATCH'],
        ['PUT /both', 405, 'GET, HEAD, PATCH, DELETE'],
        ['PUT /places/5', 405, 'OPTIONS'],
        ['PUT /other', 405, 'PATCH'],
        ['PUT /no/where', 404, undefined],
      ])('lists the methods of all of them: %s', async (request, status, allow) => {
        const answer = await (await served())(request)
        expect(answer.status).toBe(status)
        expect(answer.headers.allow).toBe(allow)
        const thrown = await (await served({ throw: true }))(request)
        expect(thrown.status).toBe(status)
        expect(thrown.headers.allow).toBe(allow)
      })

      it('leaves the routes of all of them', async () => {
        const ask = await served()
        expect((await ask('GET /places')).text).toBe('/places {}')
        expect((await ask('POST /places')).text).toBe('/places {}')
        expect((await ask('PATCH /places')).text).toBe('/:any {"any":"places"}')
      })
    })

    it('leaves what a middleware between them has made of the answer', async () => {
      const [first, second] = tables.map(table => mountTable(table))
      if (!first || !second) throw new Error('there are three tables')
      const explain: Koa.Middleware = async (ctx, next) => {
        await next()
        if (ctx.status === 405) ctx.body = { error: 'not allowed' }
      }
      const replace: Koa.Middleware = async (ctx, next) => {
        await next()
        if (ctx.status === 405) ctx.status = 403
      }
      const explained = await serve(first.allowedMethods, explain, second.allowedMethods)
      expect(await explained('PUT /places')).toMatchObject({
        status: 405,
        text: '{"error":"not allowed"}',
        headers: { allow: 'GET, HEAD, POST', 'content-type': 'application/json; charset=utf-8' },
      })
      const replaced = await serve(first.allowedMethods, replace, second.allowedMethods)
      expect(await replaced('PUT /places')).toMatchObject({ status: 403, headers: { allow: 'POST' } })
    })

    it('leaves a 405 of the application', async () => {
      const { routes, allowedMethods } = mountTable(places)
      const ask = await serve(routes, allowedMethods, ctx => {
        ctx.status = 405
        ctx.set('Allow', 'TRACE')
      })
      expect(await ask('PUT /places')).toMatchObject({ status: 405, headers: { allow: 'TRACE' } })
    })
  })

  describe('with { throw: true }', () => {
    it('leaves a 404 whose header has been sent', async () => {
      const errors: unknown[] = []
      const ask = await serve(
        (_ctx, next) => next().catch(error => errors.push(error)),
        mountTable(places, { throw: true }).allowedMethods,
        ctx => {
          ctx.status = 404
          ctx.length = 4
          ctx.flushHeaders()
          ctx.res.end('gone')
        },
      )
      expect(await ask('DELETE /places')).toMatchObject({ status: 404, text: 'gone' })
      expect(errors).toEqual([])
    })

    const served = async (options: AllowedMethodsOptions, ...before: readonly Koa.Middleware[]) => {
      const { routes, allowedMethods } = mountTable(places, options)
      return serve(...before, routes, allowedMethods)
    }

    it('throws a 405 and a 501, which Koa answers with Allow, and answers OPTIONS', async () => {
      const ask = await served({ throw: true })
      for (const { method, status, text } of refusals)
        expect(await ask(`${method} /places`)).toMatchObject({ status, text, headers: { allow: 'GET, HEAD, POST' } })
      expect((await ask('PUT /nowhere')).status).toBe(404)
    })

    it('throws errors that a middleware before it can answer', async () => {
      const seen: unknown[] = []
      const ask = await served({ throw: true }, async (ctx, next) => {
        await next().catch((error: Error & { status: number; expose: boolean }) => {
          seen.push([error.name, error.status, error.expose])
          Object.assign(ctx, { status: error.status, body: { error: error.message } })
        })
      })
      const answer = await ask('DELETE /places')
      expect(answer).toMatchObject({ status: 405, text: '{"error":"Method Not Allowed"}' })
      expect(answer.headers.allow).toBe('GET, HEAD, POST')
      await ask('PROPFIND /places')
      expect(seen).toEqual([
        ['MethodNotAllowedError', 405, true],
        ['NotImplementedError', 501, false],
      ])
    })

    it('throws the errors of the application', async () => {
      const ask = await served({
        throw: true,
        methodNotAllowed: () => Object.assign(new Error('not that one'), { status: 409, expose: true }),
        notImplemented: () =>
          Object.assign(new Error('what?'), { status: 418, expose: true, headers: { 'X-Tea': 'yes' } }),
      })
      expect(await ask('DELETE /places')).toMatchObject({ status: 409, text: 'not that one' })
      expect(await ask('PROPFIND /places')).toMatchObject({
        status: 418,
        text: 'what?',
        headers: { allow: 'GET, HEAD, POST', 'x-tea': 'yes' },
      })
    })

    it.each([undefined, null, 'text', { status: 405 }])(
      'answers 500 if the factory returns no error: %s',
      async given => {
        const ask = await served({ throw: true, methodNotAllowed: () => given as unknown as Error })
        expect((await ask('DELETE /places')).status).toBe(500)
      },
    )

    it('throws in place of the error of a not-found page', async () => {
      const { routes, allowedMethods } = mountTable(places, { throw: true })
      const ask = await serve(routes, allowedMethods, ctx => ctx.throw(404, 'no such page'))
      expect(await ask('DELETE /places')).toMatchObject({ status: 405, text: 'Method Not Allowed' })
      expect(await ask('DELETE /nowhere')).toMatchObject({ status: 404, text: 'no such page' })
    })

    it('answers, and calls no factory, with { throw: false }', async () => {
      const fail = () => {
        throw new Error('is not called')
      }
      const ask = await served({ throw: false, methodNotAllowed: fail, notImplemented: fail })
      for (const { method, status, text } of refusals)
        expect(await ask(`${method} /places`)).toMatchObject({ status, text })
    })
  })
})

describe('allowedMethods(options)', () => {
  const router = createRouter(places)
  const call =
    (...given: readonly unknown[]) =>
    () =>
      Reflect.apply(router.allowedMethods, router, given)

  it.each<[given: readonly unknown[], message: string]>([
    [[{ trhow: true }], `${noOption('allowedMethods', 'trhow')}: did you mean 'throw'?`],
    [[null], noOptions('allowedMethods')],
    [[[]], noOptions('allowedMethods')],
    [[true], noOptions('allowedMethods')],
    [[{ throw: 'yes' }], 'throw must be true or false, not yes'],
    [[{ throw: true, methodNotAllowed: 405 }], 'methodNotAllowed must be a function, not number'],
    [[{ throw: true, notImplemented: new Error() }], 'notImplemented must be a function, not object'],
    [[{ methodNotAllowed: () => new Error() }], 'methodNotAllowed needs the option throw'],
    [[{ notImplemented: () => new Error() }], 'notImplemented needs the option throw'],
    [[{}, {}], 'it takes at most 1 argument, not 2: allowedMethods() or allowedMethods(options)'],
  ])('refuses %j', (given, message) => {
    expect(call(...given)).toThrow(new TypeError(`allowedMethods: ${message}`))
  })

  it.each([[undefined], [{}], [{ throw: undefined }], [{ throw: true, methodNotAllowed: undefined }]])(
    'accepts %j',
    options => expect(call(options)()).toBeTypeOf('function'),
  )

  it('refuses in its types what it refuses at run time', () => {
    // @ts-expect-error there is no option 'trhow'
    expect(() => router.allowedMethods({ trhow: true })).toThrow(TypeError)
    // @ts-expect-error throw is a boolean
    expect(() => router.allowedMethods({ throw: 'yes' })).toThrow(TypeError)
    // @ts-expect-error the function must return an error
    expect(router.allowedMethods({ throw: true, methodNotAllowed: () => 405 })).toBeTypeOf('function')
    // @ts-expect-error Property 'throw' is missing
    expect(() => router.allowedMethods({ methodNotAllowed: () => new Error() })).toThrow(TypeError)
    // @ts-expect-error Argument of type '{}' is not assignable to parameter of type 'NoNext<"router.allowedMethods"> | undefined'
    expect(() => router.allowedMethods({}, {})).toThrow(TypeError)
    // @ts-expect-error there are no options
    expect(() => router.routes({ prefix: '/api' })).toThrow(
      new TypeError('routes: it takes 0 arguments, not 1: routes()'),
    )
  })
})
