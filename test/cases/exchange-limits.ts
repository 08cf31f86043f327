/** Long requests, requests at once, and fields of proxies, cookies and caches, the same over HTTP and in memory. */
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Exchange } from './exchanges.js'

const MEGABYTE = 1024 * 1024

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !isTrue(); turn++) await wait(10)
}
const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    value => `no error, but ${value}`,
    (error: Error) => error.name,
  )
/** More megabytes than all buffers between the two sides hold. */
const MANY = 200
/** A stream of parts of a megabyte, which counts them. It ends only if nothing holds it. */
const endless = (seen: unknown[]): Readable =>
  new Readable({
    read() {
      this.push(seen.push('part') > 2 * MANY ? null : Buffer.alloc(MEGABYTE))
    },
  })
const streamed = (body: ReadableStream): RequestInit => ({ method: 'POST', body, duplex: 'half' }) as RequestInit

const long: readonly Exchange[] = [
  {
    title: 'a long request is echoed while it is sent',
    answer: () => ctx => {
      ctx.body = ctx.req
    },
    ask: async ({ fetch, url }) => {
      const body = Readable.toWeb(Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(MEGABYTE))))
      return (await (await fetch(url, streamed(body as ReadableStream))).arrayBuffer()).byteLength
    },
    expected: 20 * MEGABYTE,
  },
  {
    title: 'an endless answer waits for its reader, and ends with it',
    answer: seen => ctx => {
      ctx.res.once('close', () => seen.push('close'))
      ctx.body = endless(seen)
    },
    ask: async ({ fetch, url }, seen) => {
      const reader = (await fetch(url)).body?.getReader()
      await reader?.read()
      await wait(200)
      const isHeld = seen.length < MANY
      await reader?.cancel()
      await until(() => seen.includes('close'))
      return [isHeld, seen.includes('close')]
    },
    expected: [true, true],
  },
  {
    title: 'HEAD of an endless answer',
    answer: seen => ctx => {
      ctx.body = endless(seen)
    },
    ask: async ({ fetch, url }, seen) => [(await fetch(url, { method: 'HEAD' })).status, seen.length < MANY],
    expected: [200, true],
  },
]

const together: readonly Exchange[] = [
  {
    title: 'two requests at once, the first answered last',
    answer: seen => async ctx => {
      if (ctx.path === '/first') await until(() => seen.includes('/second'))
      seen.push(ctx.path)
      ctx.body = ctx.path
    },
    ask: async ({ fetch, url }, seen) => {
      const texts = ['/first', '/second'].map(async path => (await fetch(url + path)).text())
      return [await Promise.all(texts), seen]
    },
    expected: [
      ['/first', '/second'],
      ['/second', '/first'],
    ],
  },
  {
    title: 'an abort of one request that is never answered, beside another one',
    answer: seen => ctx => {
      if (ctx.path === '/never') return new Promise(() => ctx.req.once('close', () => seen.push('close')))
      ctx.body = ctx.path
      return undefined
    },
    ask: async ({ fetch, url }, seen) => {
      const controller = new AbortController()
      const never = failure(fetch(`${url}/never`, { signal: controller.signal }))
      const text = await (await fetch(`${url}/other`)).text()
      controller.abort()
      const outcome = await never
      await until(() => seen.length > 0)
      return [text, outcome, seen]
    },
    expected: ['/other', 'AbortError', ['close']],
  },
]

const ofFields: readonly Exchange[] = [
  {
    title: 'ctx.ip behind a proxy',
    answer: () => ctx => {
      ctx.app.proxy = true
      ctx.body = [ctx.ip, ctx.ips, ctx.protocol, ctx.host]
    },
    ask: async ({ fetch, url }) => {
      const headers = {
        'X-Forwarded-For': '10.0.0.1, 10.0.0.2',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'a.b',
      }
      return (await fetch(url, { headers })).json()
    },
    expected: ['10.0.0.1', ['10.0.0.1', '10.0.0.2'], 'https', 'a.b'],
  },
  {
    title: 'a cookie of the request, and the cookies of two requests apart',
    answer: () => ctx => {
      ctx.cookies.set('last', ctx.path.slice(1))
      ctx.body = ctx.cookies.get('last') ?? 'none'
    },
    ask: async ({ fetch, url }) => {
      const first = await fetch(`${url}/a`)
      const second = await fetch(`${url}/b`, { headers: { cookie: 'last=a' } })
      const third = await fetch(`${url}/c`)
      return [first.headers.getSetCookie(), await Promise.all([first, second, third].map(each => each.text()))]
    },
    expected: [['last=a; path=/; httponly'], ['none', 'a', 'none']],
  },
  {
    title: '304 for what has not changed',
    answer: () => ctx => {
      ctx.body = 'text'
      ctx.etag = 'a'
      if (ctx.fresh) ctx.status = 304
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url, { headers: { 'If-None-Match': '"a"', 'Cache-Control': 'max-age=0' } })
      return [response.status, response.body, response.headers.get('etag'), response.headers.get('content-length')]
    },
    expected: [304, null, '"a"', null],
  },
]

const heads: readonly Exchange[] = [
  {
    title: 'HEAD of an error',
    answer: () => ctx => ctx.throw(403, 'no'),
    ask: async ({ fetch, url }) => {
      const response = await fetch(url, { method: 'HEAD' })
      return [response.status, await response.text(), response.headers.get('content-length')]
    },
    expected: [403, '', '2'],
  },
  {
    title: '204 with a body, which is not sent',
    answer: () => ctx => {
      ctx.body = 'text'
      ctx.status = 204
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [response.status, response.body, response.headers.get('content-type')]
    },
    expected: [204, null, null],
  },
]

export const limits: readonly Exchange[] = [...long, ...together, ...ofFields, ...heads]
