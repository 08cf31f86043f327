/** The option `escapes`: `/%61dmin` is `/admin`, or a 400. */
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, type RouterOptions } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { misroutedRequests } from '../../src/testing/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { applications } from '../support/serve.js'

const routes = defineRoutes({}, r =>
  r
    .get('admin', ctx => {
      ctx.body = 'secret'
    })
    .get('files/:name', ctx => {
      ctx.body = ctx.params.name
    }),
)
const MESSAGE = "the path has an escaped letter, digit, '-', '.', '_' or '~': send it as it is"
const UNRESERVED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~']
const escaped = (text: string) => `%${text.charCodeAt(0).toString(16)}`
const OTHERS = Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)).filter(
  each => !UNRESERVED.includes(each),
)

describe.each(applications)('escapes on $koa', ({ create }) => {
  const ask = async (path: string, options: RouterOptions) => {
    const app: Koa = create()
    app.use(createRouter(routes, options).routes())
    return send(await listen(app.callback()), `GET ${path}`)
  }

  it.each(['/%61dmin', '/adm%69n', '/files/%2e%2E', '/files/%7e?a'])('%s is a 400 for strict', async path => {
    expect(await ask(path, { escapes: 'strict' })).toMatchObject({ status: 400, text: MESSAGE })
  })

  it.each(['GET /%6eowhere', 'DELETE /%61dmin', 'OPTIONS /%61dmin'])(
    '%s is a 400 too, as for a malformed escape',
    async request => {
      const app = create()
      const router = createRouter(routes, { escapes: 'strict' })
      app.use(router.routes()).use(router.allowedMethods())
      expect(await send(await listen(app.callback()), request)).toMatchObject({ status: 400, text: MESSAGE })
    },
  )
  it('says that an escape is malformed', async () => {
    expect(await ask('/%61%zz', { escapes: 'ignore' })).toMatchObject({
      status: 400,
      text: 'the path has a malformed escape',
    })
  })

  it('takes each unreserved character as it is, and none escaped', async () => {
    for (const each of UNRESERVED) {
      expect(await ask(`/files/a${each}`, { escapes: 'strict' })).toMatchObject({ status: 200, text: `a${each}` })
      for (const form of [escaped(each), escaped(each).toUpperCase()])
        expect((await ask(`/files/a${form}`, { escapes: 'strict' })).status).toBe(400)
    }
  })

  it('takes each other character escaped', async () => {
    for (const each of OTHERS)
      expect(
        await ask(`/files/a${encodeURIComponent(each)}%${each.charCodeAt(0).toString(16).padStart(2, '0')}`, {
          escapes: 'strict',
        }),
      ).toMatchObject({ status: 200 })
  })

  it.each([{}, { escapes: 'ignore' }] as const)('decodes them with %o', async options => {
    expect(await ask('/%61dmin', options)).toMatchObject({ status: 200, text: 'secret' })
  })

  it('looks at the path alone', async () => {
    expect(await ask('/admin?q=%61#%61', { escapes: 'strict' })).toMatchObject({ status: 200, text: 'secret' })
  })
})

it('refuses another value', () => {
  expect(() => createRouter(routes, { escapes: 'no' as 'strict' })).toThrow(
    new TypeError("createRouter: escapes must be 'ignore' or 'strict', not 'no'"),
  )
})

describe('without a server', () => {
  const strict = { escapes: 'strict' } as const

  it('match and the lists of tests give what the router answers', () => {
    expect(routes.match('GET', '/%61dmin')?.route.path).toBe('/admin')
    expect(() => routes.match('GET', '/%61dmin', strict)).toThrow(
      `match('GET', '/%61dmin'): ${MESSAGE}, which is answered with 400`,
    )
    expect(misroutedRequests(routes, { 'GET /%61dmin': 400, 'GET /admin': '/admin' }, strict)).toEqual([])
  })

  it('explainMatch says why', () => {
    const { status, summary, verdicts } = { status: 200, ...explainMatch(routes, 'GET', '/%61dmin', strict) }
    expect([status, summary]).toEqual([400, `400: ${MESSAGE}`])
    expect(verdicts.map(({ why }) => why)).toEqual([MESSAGE, MESSAGE])
  })
})
