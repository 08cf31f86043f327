/** The option `escapes`: `/%61dmin` is `/admin`, or a 400. */
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, type RouterOptions } from '../../src/index.js'
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

  it('passes on what no route answers', async () => {
    expect((await ask('/%6eowhere', { escapes: 'strict' })).status).toBe(404)
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
    new TypeError("createRouter: escapes must be 'ignore' or 'strict', not no"),
  )
})
