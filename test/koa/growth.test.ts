/** The work for a request grows with what a client sends, and not faster. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createRouter, defineRoutes } from '../../src/index.js'
import { inspector } from '../../src/inspector/index.js'
import { pastedRequest } from '../../src/text/pasted-request.js'
import { writtenRequest } from '../../src/text/route-search.js'
import { growthOf, listOf } from '../support/growth.js'
import { manyRoutes } from '../support/inspected.js'

const answer = (ctx: Koa.Context) => {
  ctx.body = 'a'
}
const ANY = z.record(z.string(), z.any())
const routes = defineRoutes({}, r =>
  r
    .get('files/*path', answer)
    .get('a/:id', { params: { id: 'integer' } }, answer)
    .get('query', { query: ANY }, answer)
    .get('lists', { query: z.record(z.string(), z.array(z.string())) }, answer)
    .post('json', { body: ANY }, answer)
    .post('numbers', { body: z.record(z.string(), z.number()) }, answer)
    .post('form', { body: { type: 'application/x-www-form-urlencoded', schema: ANY } }, answer),
)

/** Asks an application on the loopback interface. The server has no limit for the length of a URL. */
const serve = async (app: Koa) => {
  app.silent = true
  const server = createServer({ maxHeaderSize: 1_000_000 }, app.callback()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return async (path: string, init?: RequestInit) => (await fetch(`http://127.0.0.1:${port}${path}`, init)).text()
}

const fields = (size: number, of: (at: number) => string = at => `k${at}`) =>
  listOf(size)
    .map(at => `${of(at)}=1`)
    .join('&')
const members = (size: number, value: unknown) =>
  JSON.stringify(Object.fromEntries(listOf(size).map(at => [`k${at}`, value])))

describe('four times as much in a request', () => {
  it.each<[string, (size: number) => string]>([
    ['segments', size => `/files/${'a/'.repeat(size)}b`],
    ['escapes', size => `/files/${'%41'.repeat(size)}`],
    ['a parameter', size => `/a/${'1'.repeat(size)}`],
    ['slashes', size => `/${'/'.repeat(size)}`],
    ['segments of no route', size => `/${'a/'.repeat(size)}`],
    ['names in a query', size => `/query?${fields(size)}`],
    ['values of a name in a query', size => `/query?${fields(size, () => 'k')}`],
    ['issues in a query', size => `/lists?${fields(size)}`],
  ])('is less than eight times the work: %s', async (_what, pathOf) => {
    const router = createRouter(routes)
    const ask = await serve(new Koa().use(router.routes()).use(router.allowedMethods()))
    expect(await growthOf(200, 800, size => () => ask(pathOf(size)))).toBeLessThan(8)
  })

  it.each<[string, string, string, (size: number) => string]>([
    ['members', '/json', 'application/json', size => members(size, 1)],
    ['issues', '/numbers', 'application/json', size => members(size, 'x')],
    ['levels', '/json', 'application/json', size => `{"a":${'['.repeat(size)}${']'.repeat(size)}}`],
    ['spaces', '/json', 'application/json', size => `{${' '.repeat(size)}}`],
    ['fields', '/form', 'application/x-www-form-urlencoded', size => fields(size)],
    ['values of a field', '/form', 'application/x-www-form-urlencoded', size => fields(size, () => 'k')],
    ['levels of a field', '/form', 'application/x-www-form-urlencoded', size => `k${'[a]'.repeat(size)}=1`],
  ])('is less than eight times the work in a body: %s', async (_what, path, type, bodyOf) => {
    const ask = await serve(new Koa().use(createRouter(routes).routes()))
    const send = (size: number) => ask(path, { method: 'POST', headers: { 'Content-Type': type }, body: bodyOf(size) })
    expect(await growthOf(200, 800, size => () => send(size))).toBeLessThan(8)
  })
})

describe('four times as much in the box of the inspector', () => {
  it.each<[string, (size: number) => string]>([
    ['spaces', size => `/${' '.repeat(size)}x`],
    ['versions of HTTP', size => `/${' HTTP/x'.repeat(size)}`],
    ['letters', size => `${'a'.repeat(size)} x`],
    ['options', size => `curl ${'-H a '.repeat(size)} http://a/b`],
    ['quotes', size => `curl ${'"a\\"'.repeat(size)} http://a/b`],
    ['backslashes', size => `curl ${'\\ '.repeat(size)} http://a/b`],
  ])('is less than eight times the work to read: %s', async (_what, textOf) => {
    const read = (size: number) => writtenRequest(pastedRequest(textOf(size)))
    expect(await growthOf(400, 1600, size => () => read(size))).toBeLessThan(8)
  })

  it('is not repeated by the page where it is too long, and otherwise once in each row', async () => {
    const ask = await serve(new Koa().use(inspector(manyRoutes(200))))
    const sizeOf = async (query: string) => (await ask(`/signalbox?${new URLSearchParams({ q: query })}`)).length
    const size = await sizeOf('')
    for (const long of [
      'a '.repeat(4000),
      'a'.repeat(15_000),
      `/${' '.repeat(15_000)}x`,
      `curl ${'-H a '.repeat(3000)}`,
    ])
      expect((await sizeOf(long)) - size).toBeLessThan(25_000)
    expect((await sizeOf('a'.repeat(500))) - size).toBeLessThan(200 * 560)
    expect(await ask(`/signalbox?q=${'a'.repeat(501)}`)).toContain(
      'The box takes 500 characters, and this text has 501.',
    )
  })
})
