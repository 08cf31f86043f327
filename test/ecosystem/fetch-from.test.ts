/** Middlewares of other packages behave in memory as they do over HTTP. */
import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bodyParser } from '@koa/bodyparser'
import cors from '@koa/cors'
import formidable from 'formidable'
import Koa from 'koa'
import compress from 'koa-compress'
import helmet from 'koa-helmet'
import mount from 'koa-mount'
import session from 'koa-session'
import serveStatic from 'koa-static'
import { describe, expect, it } from 'vitest'
import { fetchFrom } from '../../src/testing/index.js'
import { listen } from '../cases/http-behaviour.js'

type Ask = (path: string, init?: RequestInit) => Promise<Response>

interface Case {
  readonly title: string
  readonly app: () => Koa
  readonly ask: (ask: Ask) => Promise<unknown>
  readonly expected: unknown
}

const folder = fileURLToPath(new URL('.', import.meta.url))
const echo: Koa.Middleware = ctx => {
  ctx.body = ctx.request.body ?? 'nothing'
}
const path = (ctx: Koa.Context): void => {
  ctx.body = ctx.path
}
const using = (...middlewares: readonly Koa.Middleware[]): Koa => {
  const app = new Koa()
  for (const middleware of middlewares) app.use(middleware)
  return app
}
const text = async (response: Response) => `${response.status} ${await response.text()}`
const withSession = (): Koa => {
  const app = new Koa()
  app.keys = ['a key for the tests']
  app.use(session({}, app) as Koa.Middleware)
  return app.use(ctx => {
    if (!ctx.session) return
    ctx.session.visits = (ctx.session.visits ?? 0) + 1
    ctx.body = String(ctx.session.visits)
  })
}

const cases: readonly Case[] = [
  {
    title: '@koa/bodyparser parses JSON and forms',
    app: () => using(bodyParser(), echo),
    ask: async ask => [
      await text(
        await ask('/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":"Quay"}' }),
      ),
      await text(await ask('/', { method: 'POST', body: new URLSearchParams({ name: 'Quay' }) })),
      await text(await ask('/', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' })),
      await text(await ask('/', { method: 'POST', body: new URLSearchParams({ long: 'a'.repeat(100_000) }) })),
    ],
    expected: [
      '200 {"name":"Quay"}',
      '200 {"name":"Quay"}',
      expect.stringMatching(/^400 /),
      '413 request entity too large',
    ],
  },
  {
    title: 'formidable reads a file of FormData',
    app: () =>
      new Koa().use(async ctx => {
        const [fields, files] = await formidable({}).parse(ctx.req)
        ctx.body = [fields, files.file?.[0]?.originalFilename, files.file?.[0]?.size]
      }),
    ask: async ask => {
      const body = new FormData()
      body.append('name', 'Quay')
      body.append('file', new File(['content'], 'a.txt', { type: 'text/plain' }))
      return (await ask('/', { method: 'POST', body })).json()
    },
    expected: [{ name: ['Quay'] }, 'a.txt', 7],
  },
  {
    title: 'koa-compress compresses, also a stream',
    app: () =>
      new Koa().use(compress({ threshold: 100 })).use(ctx => {
        ctx.type = 'text'
        ctx.body = ctx.path === '/file' ? createReadStream(`${folder}package.json`) : 'long '.repeat(1_000)
      }),
    ask: async ask => {
      const [long, file] = [await ask('/'), await ask('/file')]
      const encodings = [long, file].map(({ headers }) => headers.get('content-encoding'))
      return [encodings, (await long.text()).length, JSON.parse(await file.text()).name]
    },
    expected: [['gzip', 'gzip'], 5_000, 'signalbox-ecosystem'],
  },
  {
    title: 'koa-session keeps a session in a cookie',
    app: withSession,
    ask: async ask => {
      const first = await ask('/')
      const cookie = first.headers.getSetCookie().map(each => each.split(';')[0])
      return [await text(first), await text(await ask('/', { headers: { cookie: cookie.join('; ') } }))]
    },
    expected: ['200 1', '200 2'],
  },
  {
    title: 'koa-static serves files and answers HEAD',
    app: () => new Koa().use(serveStatic(folder)),
    ask: async ask => {
      const file = await ask('/package.json')
      const head = await ask('/package.json', { method: 'HEAD' })
      return [
        JSON.parse(await file.text()).name,
        head.headers.get('content-length') === file.headers.get('content-length'),
        (await ask('/nothing')).status,
      ]
    },
    expected: ['signalbox-ecosystem', true, 404],
  },
  {
    title: '@koa/cors and koa-helmet set header fields',
    app: () =>
      new Koa()
        .use(cors({ origin: 'https://example.com' }))
        .use(helmet() as Koa.Middleware)
        .use(echo),
    ask: async ask => {
      const headers = { Origin: 'https://example.com' }
      const { headers: fields } = await ask('/', { headers })
      const preflight = await ask('/', {
        method: 'OPTIONS',
        headers: { ...headers, 'Access-Control-Request-Method': 'PUT' },
      })
      return [fields.get('access-control-allow-origin'), fields.get('x-content-type-options'), preflight.status]
    },
    expected: ['https://example.com', 'nosniff', 204],
  },
  {
    title: 'koa-mount mounts an application below a prefix',
    app: () => using(mount('/api', using(path))),
    ask: async ask => [await text(await ask('/api/places')), (await ask('/places')).status],
    expected: ['200 /places', 404],
  },
]

const ways = [
  {
    way: 'over HTTP',
    asking: async (app: Koa): Promise<Ask> => {
      const port = await listen(app.callback())
      return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
    },
  },
  { way: 'in memory', asking: async (app: Koa): Promise<Ask> => fetchFrom(app) },
]

describe.each(ways)('$way', ({ asking }) => {
  it.each(cases)('$title', async ({ app: create, ask, expected }) => {
    const app = create()
    app.silent = true
    expect(await ask(await asking(app))).toEqual(expected)
  })
})
