/** Under which names the page answers: a page of another site could read it by a name of its own that resolves to this machine. */
import http from 'node:http'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type InspectorOptions, inspector } from '../../src/inspector/index.js'
import { inspectedRoutes } from '../support/inspected.js'

/** Most tests share it: each inspector looks for the functions of its table anew. */
const usual = inspector(inspectedRoutes)

const application = (options?: InspectorOptions, koa: object = {}) =>
  new Koa({ env: 'development', ...koa }).use(options ? inspector(inspectedRoutes, options) : usual)

/** Asks for the page with header fields of any kind. */
const ask = async (headers: http.OutgoingHttpHeaders, options?: InspectorOptions, koa: object = {}) => {
  const server = http
    .createServer({ requireHostHeader: false }, application(options, koa).callback())
    .listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const request = http.get({ port, host: '127.0.0.1', path: '/signalbox', setHost: false, agent: false, headers })
  const reply = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject),
  )
  return { status: reply.statusCode, headers: reply.headers, text: String(await new Response(reply as never).text()) } // a stream
}

describe('the page in development', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST.',
    'app.localhost:3000',
    '127.0.0.1',
    '127.255.0.9:80',
    '[::1]',
    '[0:0:0:0:0:0:0:1]:3000',
  ])('answers under a loopback name or address: %s', async host => {
    expect((await ask({ host })).status).toBe(200)
  })

  it.each([
    'example.com',
    'example.com:3000',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '127.example.com',
    'notlocalhost',
    '192.168.0.5',
    '0.0.0.0',
    '[::2]:3000',
    '::1',
    'localhost@example.com',
    'example.com/localhost',
    'localhost/',
    'a b',
    '',
  ])('refuses another one, also one that looks similar: %s', async host => {
    const { status, text } = await ask({ host })
    expect(status).toBe(403)
    expect(text).toContain(`not under '${host}'. To open it under another name, list that in its option allowedHosts`)
  })

  it('refuses a request without a name', async () => {
    expect((await ask({})).status).toBe(403)
  })

  it('says in a refusal what to write, and shows nothing of the table', async () => {
    const { headers, text } = await ask({ host: 'Shop.test:3000' })
    expect(text).toBe(
      "The inspector answers under localhost and loopback addresses, not under 'Shop.test:3000'. To open it under another name, list that in its option allowedHosts: ['shop.test']",
    )
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([false, true])('reads what a proxy says of the name as well, where app.proxy is %s', async proxy => {
    const status = async (host: string, forwarded: string, options?: InspectorOptions) =>
      (await ask({ host, 'X-Forwarded-Host': forwarded }, options, { proxy })).status
    expect(await status('localhost:3000', 'example.com')).toBe(403)
    expect(await status('localhost:3000', 'localhost, example.com')).toBe(403)
    expect(await status('example.com', 'localhost')).toBe(403)
    expect(await status('localhost:3000', 'app.localhost, localhost:8080')).toBe(200)
    expect(await status('localhost:3000', 'app.test', { allowedHosts: ['app.test'] })).toBe(200)
  })

  it('reads the name of HTTP/2', async () => {
    const server = http2.createServer(application().callback()).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const session = http2.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // it listens on a port
    const status = (authority: string) =>
      new Promise(resolve =>
        session
          .request({ ':path': '/signalbox', ':authority': authority })
          .on('response', headers => resolve(headers[':status']))
          .resume(),
      )
    expect([await status('localhost:3000'), await status('example.com')]).toEqual([200, 403])
    session.close()
    server.close()
  })
})

describe('inspector(routes, { allowedHosts })', () => {
  it.each([
    ['app.test', 'app.test', 200],
    ['app.test', 'APP.test:3000', 200],
    ['app.test', 'my.app.test', 403],
    ['.app.test', 'app.test', 200],
    ['.app.test', 'my.app.test:3000', 200],
    ['.app.test', 'myapp.test', 403],
    ['192.168.0.5', '192.168.0.5:3000', 200],
    ['[fe80::1]', '[FE80:0::1]:3000', 200],
    ['app.test', 'localhost', 200],
  ])('%s: under %s it answers %i', async (allowed, host, status) => {
    expect((await ask({ host }, { allowedHosts: [allowed] })).status).toBe(status)
  })

  it('does not matter in production, where the page is behind a login', async () => {
    expect((await ask({ host: 'example.com' }, { production: true }, { env: 'production' })).status).toBe(200)
    expect((await ask({ host: 'example.com' }, { production: true })).status).toBe(403)
  })
})
