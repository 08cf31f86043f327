/** Applications half of whose routes have moved: both routers answer, in one application. */
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { serve } from './serve.js'

const answer = (text: string) => (ctx: Koa.Context) => {
  ctx.body = text
}
const moved = () =>
  createRouter(
    defineRoutes({}, r =>
      r.get('places', answer('new')).delete('places/:id', answer('gone')).get('both', answer('new')),
    ),
  )

// some of the packages have no types
const load = createRequire(import.meta.url)

/** The part of a router that the versions share. */
interface OldRouter {
  post(path: string, handler: unknown): OldRouter
  get(path: string, handler: unknown): OldRouter
  put(path: string, handler: unknown): OldRouter
  routes(): Koa.Middleware
  allowedMethods(): Koa.Middleware
}

describe.each(['koa-router-12', 'koa-router-13', 'koa-router-14', 'koa-router-15', 'koa-router'])(
  '%s and this router in one application',
  name => {
    const loaded = load(name)
    const Router: new () => OldRouter = loaded.default ?? loaded
    const old = () =>
      new Router().post('/places', answer('old')).get('/places/:id', answer('old')).put('/legacy', answer('old'))

    it.each<[string, (before: OldRouter, router: ReturnType<typeof moved>) => readonly Koa.Middleware[]]>([
      ['the old router first', (before, router) => [before.routes(), router.routes(), router.allowedMethods()]],
      ['the new router first', (before, router) => [router.routes(), router.allowedMethods(), before.routes()]],
      [
        'both allowedMethods()',
        (before, router) => [before.routes(), before.allowedMethods(), router.routes(), router.allowedMethods()],
      ],
    ])('answer OPTIONS and 405 with the methods of both: %s', async (_, middlewares) => {
      const ask = await serve(...middlewares(old(), moved()))
      const answers = await Promise.all(
        ['GET /places', 'POST /places', 'GET /places/1', 'DELETE /places/1', 'PUT /legacy', 'GET /none'].map(each =>
          ask(each),
        ),
      )
      expect(answers.map(({ status, text }) => [status, text].join(' '))).toEqual([
        '200 new',
        '200 old',
        '200 old',
        '200 gone',
        '200 old',
        '404 Not Found',
      ])
      const refused = await Promise.all(
        ['OPTIONS /places', 'PUT /places', 'PATCH /places/1', 'GET /legacy'].map(each => ask(each)),
      )
      expect(refused.map(({ status, headers }) => `${status} ${headers.get('allow')}`)).toEqual([
        '200 GET, HEAD, POST',
        '405 GET, HEAD, POST',
        '405 GET, HEAD, DELETE',
        '405 PUT',
      ])
    })
  },
)

/** What both versions of Express have, whose types are not installed. */
interface Express {
  (): ExpressApplication
  json(): unknown
}
type ExpressApplication = ((request: object, response: object) => void) & {
  use(...handlers: readonly unknown[]): void
  get(path: string, handler: unknown): void
  post(path: string, handler: unknown): void
}
interface ExpressRequest {
  readonly body?: unknown
}
interface ExpressResponse {
  json(body: unknown): void
}

describe.each(['express-4', 'express-5'])('%s and this router in one application', name => {
  const express: Express = load(name)
  const oldApplication = () => {
    const old = express()
    old.use(express.json())
    old.get('/legacy', (_request: ExpressRequest, response: ExpressResponse) => response.json({ old: true }))
    old.post('/legacy', ({ body }: ExpressRequest, response: ExpressResponse) => response.json(body ?? 'no body'))
    return old
  }

  /** Hands a request to Express: Koa has set the status 404 already. */
  const handOver =
    (old: ExpressApplication): Koa.Middleware =>
    ctx => {
      ctx.respond = false
      ctx.res.statusCode = 200
      old(ctx.req, ctx.res)
    }

  const REQUESTS = ['GET /places', 'GET /legacy', 'GET /none'] as const
  const POST = { body: '{"a":1}', headers: { 'content-type': 'application/json' } }

  it('Koa outside: Express answers what no route of the table takes', async () => {
    const ask = await serve(moved().routes(), handOver(oldApplication()))
    const answers = await Promise.all(REQUESTS.map(each => ask(each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    expect((await ask('POST /legacy', POST)).text).toBe('{"a":1}')
  })

  it('Koa outside: without the status, Express answers 404 with the body', async () => {
    const ask = await serve(moved().routes(), ctx => {
      ctx.respond = false
      oldApplication()(ctx.req, ctx.res)
    })
    expect(await ask('GET /legacy')).toMatchObject({ status: 404, text: '{"old":true}' })
  })

  it('Koa outside: behind a body parser of Koa, Express has no body; behind routes() it has', async () => {
    const before = await serve(bodyParser(), moved().routes(), handOver(oldApplication()))
    expect((await before('POST /legacy', POST)).text).not.toBe('{"a":1}')
    const after = await serve(moved().routes(), handOver(oldApplication()), bodyParser())
    expect((await after('POST /legacy', POST)).text).toBe('{"a":1}')
  })

  it('Express outside: Koa comes first, and hands back what no route takes', async () => {
    const routes = defineRoutes({}, r =>
      r.get('places', answer('new')).post('places', ctx => {
        ctx.body = ctx.request.body ?? 'no body'
      }),
    )
    const backs = new WeakMap<object, () => void>()
    const koa = new Koa().use(bodyOfExpress).use(createRouter(routes).routes())
    koa.use(ctx => {
      ctx.respond = false
      ctx.res.statusCode = 200
      backs.get(ctx.req)?.()
    })
    const callback = koa.callback()
    const outer = express()
    outer.use(express.json())
    outer.use((request: object, response: object, next: () => void) => {
      backs.set(request, next)
      Reflect.apply(callback, undefined, [request, response])
    })
    outer.use(oldApplication())
    const server = createServer((request, response) => outer(request, response)).listen(0)
    onTestFinished(() => void server.close())
    const { port } = Object(server.address())
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
      return `${response.status} ${await response.text()}`
    }
    expect(await Promise.all([ask('/places'), ask('/legacy')])).toEqual(['200 new', '200 {"old":true}'])
    expect(await ask('/none')).toMatch(/^404 /)
    const init = { ...POST, method: 'POST' }
    expect(await Promise.all([ask('/places', init), ask('/legacy', init)])).toEqual(['200 {"a":1}', '200 {"a":1}'])
  })
})

/** What a body parser of Express has read, where Koa's middlewares look for it. */
const bodyOfExpress: Koa.Middleware = (ctx, next) => {
  ctx.request.body = Reflect.get(ctx.req, 'body')
  return next()
}
