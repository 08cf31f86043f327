import { once } from 'node:events'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { bodyParser } from '@koa/bodyparser'
import cors from '@koa/cors'
import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
import mount from 'koa-mount'
import session from 'koa-session'
import serveStatic from 'koa-static'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { listen } from '../cases/http-behaviour.js'
import { PlacesController, routes, serve, serveApp } from './serve.js'

describe('@koa/bodyparser', () => {
  it('parses the body for an action', async () => {
    const ask = await serve(bodyParser(), createRouter(routes).routes())
    const headers = { 'Content-Type': 'application/json' }
    expect((await ask('POST /places', { headers, body: '{"name":"Quay"}' })).text).toBe('{"name":"Quay"}')
    expect((await ask('POST /places', { headers, body: '{' })).status).toBe(400)
  })

  it('parses the body for the routes of a scope that uses it', async () => {
    const scoped = defineRoutes({ Places: PlacesController }, r =>
      r.use(bodyParser()).resources('places', { only: ['create'] }),
    )
    const ask = await serve(createRouter(scoped).routes())
    const body = new URLSearchParams({ name: 'Quay' })
    expect((await ask('POST /places', { body })).text).toBe('{"name":"Quay"}')
  })
})

describe('@koa/cors', () => {
  it('answers preflights before the router, and adds its header to every answer of the router', async () => {
    const router = createRouter(routes)
    const ask = await serve(cors({ origin: 'https://example.com' }), router.routes(), router.allowedMethods())
    const origin = { Origin: 'https://example.com' }
    const preflight = await ask('OPTIONS /places', { headers: { ...origin, 'Access-Control-Request-Method': 'POST' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect(preflight.headers.get('allow')).toBeNull()

    const plain = await ask('OPTIONS /places', { headers: origin })
    expect(plain.status).toBe(200)
    expect(plain.headers.get('allow')).toBe('GET, HEAD, POST')
    for (const request of ['GET /places', 'DELETE /places', 'GET /nowhere'])
      expect((await ask(request, { headers: origin })).headers.get('access-control-allow-origin')).toBe(
        'https://example.com',
      )
  })
})

describe('koa-session', () => {
  it('keeps what an action writes to the session', async () => {
    const visits = defineRoutes({}, r =>
      r.post('visits', (ctx: Koa.Context) => {
        ctx.session.visits = (ctx.session.visits ?? 0) + 1
        ctx.body = String(ctx.session.visits)
      }),
    )
    const app = new Koa()
    app.keys = ['a key for the tests']
    const ask = await serveApp(app.use(session({}, app) as Koa.Middleware).use(createRouter(visits).routes()))
    const first = await ask('POST /visits')
    const cookie = first.headers
      .getSetCookie()
      .map(each => each.split(';')[0])
      .join('; ')
    expect(first.text).toBe('1')
    expect((await ask('POST /visits', { headers: { cookie } })).text).toBe('2')
  })
})

describe('koa-helmet', () => {
  it('sets its header fields on every answer of the router', async () => {
    const router = createRouter(routes)
    const ask = await serve(helmet() as Koa.Middleware, router.routes(), router.allowedMethods())
    for (const [request, status] of [
      ['GET /places', 200],
      ['DELETE /places', 405],
      ['OPTIONS /places', 200],
      ['GET /nowhere', 404],
    ] as const) {
      const answer = await ask(request)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('koa-compress', () => {
  it('compresses the return value of an action', async () => {
    class LongController {
      show() {
        return { text: 'long '.repeat(1_000) }
      }
    }
    const long = defineRoutes({ Long: LongController }, r => r.get('long', LongController, 'show'))
    const app = new Koa().use(compress({ threshold: 100 })).use(createRouter(long).routes())
    const port = await listen(app.callback())
    const request = get({ host: '127.0.0.1', port, path: '/long', headers: { 'Accept-Encoding': 'gzip' } })
    const [response] = await once(request, 'response')
    expect(response.headers['content-encoding']).toBe('gzip')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    expect(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())).toEqual({ text: 'long '.repeat(1_000) })
  })
})

describe('koa-static', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))

  it.each(['before', 'after'])('serves files when it is mounted %s the router', async place => {
    const router = createRouter(routes)
    const files = serveStatic(folder)
    const both = place === 'before' ? [files, router.routes()] : [router.routes(), files]
    const ask = await serve(router.allowedMethods(), ...both)
    expect((await ask('GET /package.json')).text).toContain('signalbox-ecosystem')
    expect((await ask('HEAD /package.json')).status).toBe(200)
    expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    expect((await ask('GET /nothing.ts')).status).toBe(404)
    expect((await ask('DELETE /places')).status).toBe(405)
  })

  it('serves files by the path of a wildcard', async () => {
    const assets = defineRoutes({}, r =>
      r.get('assets/*path', async (ctx: Koa.Context, next) => {
        ctx.path = `/${ctx.params.path}`
        await serveStatic(folder)(ctx as never, next)
      }),
    )
    const ask = await serve(createRouter(assets).routes())
    expect((await ask('GET /assets/package.json')).text).toContain('signalbox-ecosystem')
    expect((await ask('GET /assets/..%2F..%2FREADME.md')).status).toBe(403)
  })
})

describe('koa-mount', () => {
  it('mounts an application with a router below a prefix', async () => {
    const router = createRouter(routes)
    const api = new Koa().use(router.routes()).use(router.allowedMethods())
    const ask = await serve(mount('/api', api))
    expect((await ask('GET /api/places/5')).text).toBe('{"id":"5"}')
    expect((await ask('DELETE /api/places')).headers.get('allow')).toBe('GET, HEAD, POST')
    expect((await ask('GET /places/5')).status).toBe(404)
  })
})
