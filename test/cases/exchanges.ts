/** Requests and answers that are the same over HTTP and in memory. */

import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { createGzip, gzipSync } from 'node:zlib'
import type Koa from 'koa'

/** What a case asks with. `url` is the address of the application, without a slash at its end. */
export interface Client {
  readonly fetch: typeof fetch
  readonly url: string
}

export interface Exchange {
  readonly title: string
  /** Answers the requests. What it writes to `seen` is part of the outcome. */
  readonly answer: (seen: unknown[]) => Koa.Middleware
  readonly ask: (client: Client, seen: unknown[]) => Promise<unknown>
  readonly expected: unknown
  /** Where Koa 2 answers something else. */
  readonly onKoa2?: unknown
  /** The versions of Koa that leave the connection open over HTTP. */
  readonly open?: readonly string[]
}

const shown = async (response: Response): Promise<string> => `${response.status} ${await response.text()}`
/** The error that a promise rejects with. */
const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    value => `no error, but ${value}`,
    (error: Error) => `${error.name}: ${error.message}`,
  )
const text = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}
/** Waits for what happens on the other side. */
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !isTrue(); turn++) await wait(10)
}

/** The reason of a signal whose time is over. */
const timedOut = async (): Promise<unknown> => {
  const signal = AbortSignal.timeout(0)
  await until(() => signal.aborted)
  return signal.reason
}

/** Answers with what it has got. */
const echo = (): Koa.Middleware => async ctx => {
  ctx.body = { method: ctx.method, url: ctx.url, type: ctx.get('content-type'), text: await text(ctx.req) }
}
const sending = (title: string, init: () => RequestInit, type: string, content: string): Exchange => ({
  title: `a request with ${title}`,
  answer: echo,
  ask: async ({ fetch, url }) => (await fetch(`${url}/a?b=1`, { method: 'POST', ...init() })).json(),
  expected: { method: 'POST', url: '/a?b=1', type, text: content },
})
const parts = (...all: readonly string[]) => ReadableStream.from(all.map(each => new TextEncoder().encode(each)))
/** A type that the types of `fetch` do not have yet. */
const streamed = (body: ReadableStream): RequestInit => ({ body, duplex: 'half' }) as RequestInit

const bodies: readonly Exchange[] = [
  sending('a text', () => ({ body: 'é' }), 'text/plain;charset=UTF-8', 'é'),
  sending('no body', () => ({}), '', ''),
  sending('an empty text', () => ({ body: '' }), 'text/plain;charset=UTF-8', ''),
  sending(
    'JSON',
    () => ({ headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' }),
    'application/json',
    '{"a":1}',
  ),
  sending(
    'URLSearchParams',
    () => ({ body: new URLSearchParams({ a: '1', b: '&' }) }),
    'application/x-www-form-urlencoded;charset=UTF-8',
    'a=1&b=%26',
  ),
  sending('a Blob', () => ({ body: new Blob(['a'], { type: 'text/csv' }) }), 'text/csv', 'a'),
  sending('bytes', () => ({ body: new Uint8Array([97, 98]) }), '', 'ab'),
  sending('an ArrayBuffer', () => ({ body: new Uint8Array([97]).buffer }), '', 'a'),
  sending('a stream', () => streamed(parts('a', '', 'b')), '', 'ab'),
  sending(
    'a long stream',
    () => streamed(parts('a'.repeat(3e5), 'b'.repeat(3e5))),
    '',
    'a'.repeat(3e5) + 'b'.repeat(3e5),
  ),
  {
    title: 'a request with FormData',
    answer: () => async ctx => {
      const form = await new Response(await text(ctx.req), {
        headers: { 'Content-Type': ctx.get('content-type') },
      }).formData()
      ctx.body = await Promise.all(
        [...form].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()]),
      )
    },
    ask: async ({ fetch, url }) => {
      const body = new FormData()
      body.append('a', '1')
      body.append('file', new File(['content'], 'a.txt', { type: 'text/plain' }))
      return (await fetch(url, { method: 'POST', body })).json()
    },
    expected: [
      ['a', '1'],
      ['file', 'content'],
    ],
  },
  {
    title: 'a Request with a body',
    answer: echo,
    ask: async ({ fetch, url }) => (await fetch(new Request(`${url}/a`, { method: 'PUT', body: 'b' }))).json(),
    expected: { method: 'PUT', url: '/a', type: 'text/plain;charset=UTF-8', text: 'b' },
  },
  {
    title: 'a Request whose method and body are replaced',
    answer: echo,
    ask: async ({ fetch, url }) => (await fetch(new Request(url), { method: 'PATCH', body: 'b' })).json(),
    expected: { method: 'PATCH', url: '/', type: 'text/plain;charset=UTF-8', text: 'b' },
  },
  {
    title: 'a stream that fails while it is sent',
    answer: seen => async ctx => {
      seen.push('arrived')
      await text(ctx.req).catch(() => seen.push('aborted'))
    },
    ask: async ({ fetch, url }, seen) => {
      const body = new ReadableStream({
        async pull(controller) {
          controller.enqueue(new Uint8Array([97]))
          await until(() => seen.includes('arrived'))
          controller.error(new Error('no more'))
        },
      })
      const outcome = await failure(fetch(url, { method: 'POST', ...streamed(body) }))
      await until(() => seen.includes('aborted'))
      return [outcome.replace(/:.*/, ''), seen]
    },
    expected: ['TypeError', ['arrived', 'aborted']],
  },
  {
    title: 'an answer before the body of the request has been read',
    answer: () => ctx => {
      ctx.status = 413
    },
    ask: async ({ fetch, url }) => shown(await fetch(url, { method: 'POST', body: 'a'.repeat(1e5) })),
    expected: '413 Payload Too Large',
  },
]

const requests: readonly Exchange[] = [
  {
    title: 'the header fields of a request',
    answer: () => ctx => {
      const { host: _host, ...fields } = ctx.headers
      ctx.body = fields
    },
    ask: async ({ fetch, url }) => (await fetch(url, { headers: { 'X-Name': 'a', Accept: 'text/html' } })).json(),
    expected: {
      accept: 'text/html',
      'accept-encoding': 'gzip, deflate',
      'accept-language': '*',
      connection: 'keep-alive',
      'sec-fetch-mode': 'cors',
      'user-agent': 'node',
      'x-name': 'a',
    },
  },
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'GET'].map(method => ({
    title: `the length of ${method} without a body`,
    answer: (): Koa.Middleware => ctx => {
      ctx.body = String(ctx.headers['content-length'])
    },
    ask: async ({ fetch, url }: Client) => shown(await fetch(url, { method })),
    expected: `200 ${['POST', 'PUT', 'PATCH'].includes(method) ? '0' : 'undefined'}`,
  })),
  {
    title: 'the path and the query of a request, without its fragment',
    answer: () => ctx => {
      ctx.body = ctx.url
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(`${url}/a%20b/é?c=d e#f`)
      return [await shown(response), response.url.slice(url.length), response.redirected]
    },
    expected: ['200 /a%20b/%C3%A9?c=d%20e', '/a%20b/%C3%A9?c=d%20e', false],
  },
  {
    title: 'ctx.ip, ctx.secure and the methods of the socket',
    answer: () => ctx => {
      ctx.socket.setTimeout(0)
      ctx.socket.setNoDelay(true)
      ctx.socket.setKeepAlive(true)
      ctx.body = [ctx.ip, ctx.secure, ctx.req.httpVersion]
    },
    ask: async ({ fetch, url }) => (await fetch(url)).json(),
    expected: ['127.0.0.1', false, '1.1'],
  },
  {
    title: 'a header field that is longer than the server takes',
    answer: echo,
    ask: async ({ fetch, url }) => (await fetch(url, { headers: { 'X-Long': 'a'.repeat(20_000) } })).status,
    expected: 431,
  },
  {
    title: 'a GET with a body',
    answer: echo,
    ask: ({ fetch, url }) => failure(fetch(url, { body: 'a' })),
    expected: 'TypeError: Request with GET/HEAD method cannot have body.',
  },
]

const answers: readonly Exchange[] = [
  {
    title: 'JSON, its header fields and its URL',
    answer: () => ctx => {
      ctx.body = { a: 1 }
      ctx.set('X-Name', ['a', 'b'])
    },
    ask: async ({ fetch, url }) => {
      const { status, statusText, ok, headers, url: answered, redirected, body, bodyUsed } = await fetch(`${url}/a`)
      const names = [...headers.keys()].filter(name => name !== 'date')
      const fields = ['content-type', 'content-length', 'x-name'].map(name => headers.get(name))
      return {
        status,
        statusText,
        ok,
        names,
        fields,
        path: answered.slice(url.length),
        redirected,
        bodyUsed,
        body: body !== null,
      }
    },
    expected: {
      status: 200,
      statusText: 'OK',
      ok: true,
      names: ['connection', 'content-length', 'content-type', 'keep-alive', 'x-name'],
      fields: ['application/json; charset=utf-8', '7', 'a, b'],
      path: '/a',
      redirected: false,
      bodyUsed: false,
      body: true,
    },
  },
  {
    title: 'a clone of an answer',
    answer: () => ctx => {
      ctx.body = 'a'
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(`${url}/a`)
      const clone = response.clone()
      return [await shown(response), await shown(clone), clone.url === response.url, clone.redirected]
    },
    expected: ['200 a', '200 a', true, false],
  },
  {
    title: 'bytes',
    answer: () => ctx => {
      ctx.body = Buffer.from([0, 255, 128])
    },
    ask: async ({ fetch, url }) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    expected: [0, 255, 128],
  },
  {
    title: 'several cookies',
    answer: () => ctx => {
      ctx.cookies.set('a', '1')
      ctx.cookies.set('b', '2', { httpOnly: false })
      ctx.body = ctx.cookies.get('c')
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url, { headers: { Cookie: 'c=3' } })
      return [await shown(response), response.headers.getSetCookie()]
    },
    expected: ['200 3', ['a=1; path=/; httponly', 'b=2; path=/']],
  },
  ...[204, 205, 304].map(status => ({
    title: `${status} without a body`,
    answer: (): Koa.Middleware => ctx => {
      ctx.status = status
    },
    ask: async ({ fetch, url }: Client) => {
      const response = await fetch(url)
      return [await shown(response), response.body]
    },
    expected: [`${status} `, null],
  })),
  {
    title: 'HEAD',
    answer: () => ctx => {
      ctx.body = 'text'
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url, { method: 'HEAD' })
      return [await shown(response), response.headers.get('content-length')]
    },
    expected: ['200 ', '4'],
  },
  {
    title: 'an empty body',
    answer: () => ctx => {
      ctx.body = ''
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 ',
  },
  {
    title: 'a reason phrase of its own',
    answer: () => ctx => {
      ctx.status = 299
      ctx.message = 'Fine'
      ctx.body = 'a'
    },
    ask: async ({ fetch, url }) => (await fetch(url)).statusText,
    expected: 'Fine',
  },
  {
    title: 'no answer of any middleware',
    answer: () => () => {},
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '404 Not Found',
  },
  {
    title: 'what is written to the response of Node',
    answer: () => ctx => {
      ctx.respond = false
      ctx.res.writeHead(201, ['X-A', '1', 'X-A', '2'])
      ctx.res.write('a')
      ctx.res.end('b')
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [await shown(response), response.headers.get('x-a')]
    },
    expected: ['201 ab', '1, 2'],
  },
  {
    title: 'a body that ends with the connection',
    answer: () => ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.useChunkedEncodingByDefault = false
      ctx.res.write('a')
      setTimeout(() => ctx.res.end('b'), 20)
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 ab',
  },
  {
    title: 'an informational answer before the answer',
    answer: () => ctx => {
      ctx.res.writeEarlyHints({ link: '</a.css>; rel=preload' })
      ctx.body = 'a'
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 a',
  },
  {
    title: 'trailers',
    answer: () => ctx => {
      ctx.respond = false
      ctx.res.writeHead(200, { Trailer: 'X-End' })
      ctx.res.write('a')
      ctx.res.addTrailers({ 'X-End': '1' })
      ctx.res.end()
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 a',
  },
  {
    title: 'a stream, part by part',
    answer: seen => ctx => {
      const stream = new Readable({ read() {} })
      ctx.type = 'text/event-stream'
      ctx.body = stream
      stream.push('first')
      seen.push((part: string | null) => stream.push(part))
    },
    ask: async ({ fetch, url }, seen) => {
      const { body } = await fetch(url)
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      const [push] = seen as ((part: string | null) => void)[]
      const got: unknown[] = [(await reader?.read())?.value]
      push?.('second')
      got.push((await reader?.read())?.value)
      push?.(null)
      got.push((await reader?.read())?.done)
      return got
    },
    expected: ['first', 'second', true],
  },
  {
    title: 'a head that is sent before the body',
    answer: seen => ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.flushHeaders()
      seen.push(() => ctx.res.end('a'))
    },
    ask: async ({ fetch, url }, seen) => {
      const response = await fetch(url)
      const [end] = seen as (() => void)[]
      end?.()
      return shown(response)
    },
    expected: '200 a',
  },
  {
    title: 'a long stream',
    answer: () => ctx => {
      ctx.body = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(50_000)))
    },
    ask: async ({ fetch, url }) => (await (await fetch(url)).arrayBuffer()).byteLength,
    expected: 5_000_000,
  },
  {
    title: 'compressed content',
    answer: () => ctx => {
      ctx.set('Content-Encoding', 'gzip')
      ctx.body = gzipSync('long'.repeat(1_000))
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [(await response.text()).length, response.headers.get('content-encoding')]
    },
    expected: [4_000, 'gzip'],
  },
  {
    title: 'compressed content that is none',
    answer: () => ctx => {
      ctx.set('Content-Encoding', 'gzip')
      ctx.body = 'text'
    },
    ask: async ({ fetch, url }) => (await failure((await fetch(url)).text())).replace(/:.*/, ''),
    expected: 'TypeError',
  },
  {
    title: 'content with a coding that nobody knows',
    answer: () => ctx => {
      ctx.set('Content-Encoding', 'other')
      ctx.body = 'text'
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 text',
  },
  {
    title: 'an answer that nobody reads',
    answer: seen => ctx => {
      ctx.res.once('finish', () => seen.push('finish'))
      ctx.body = Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(10_000)))
    },
    ask: async ({ fetch, url }, seen) => {
      const response = await fetch(url)
      await until(() => seen.length > 0)
      return [response.status, seen]
    },
    expected: [200, ['finish']],
  },
  {
    title: 'the events of a whole answer',
    answer: seen => ctx => {
      ctx.res.once('finish', () => seen.push('finish'))
      ctx.res.once('close', () => seen.push('close', ctx.res.writableFinished))
      ctx.body = 'text'
    },
    ask: async ({ fetch, url }, seen) => {
      await (await fetch(url)).text()
      await until(() => seen.includes('close'))
      return seen
    },
    expected: ['finish', 'close', true],
  },
]

/** Redirects from /<status> to /to, and answers /to. */
const redirecting = (): Koa.Middleware => async ctx => {
  const [, status] = /^\/(3\d\d)/.exec(ctx.path) ?? []
  if (status === undefined) return echo()(ctx, async () => {})
  ctx.redirect('/to?a=1')
  ctx.status = Number(status)
}
const redirects: readonly Exchange[] = [
  ...[301, 302, 303, 307, 308].flatMap(status =>
    (['GET', 'POST', 'PUT'] as const).map(method => ({
      title: `${status} after ${method}`,
      answer: redirecting,
      ask: async ({ fetch, url }: Client) => {
        const response = await fetch(`${url}/${status}`, { method, ...(method === 'GET' ? {} : { body: 'a' }) })
        const answered = Object(await response.json())
        return { ...answered, redirected: response.redirected, path: response.url.slice(url.length) }
      },
      expected: {
        ...(method === 'GET' || status === 303 || (method === 'POST' && status < 303)
          ? { method: 'GET', type: '', text: '' }
          : { method, type: 'text/plain;charset=UTF-8', text: 'a' }),
        url: '/to?a=1',
        redirected: true,
        path: '/to?a=1',
      },
    })),
  ),
  {
    title: "redirect: 'manual'",
    answer: redirecting,
    ask: async ({ fetch, url }) => {
      const response = await fetch(`${url}/302`, { redirect: 'manual' })
      return [response.status, response.headers.get('location'), response.redirected, response.url.slice(url.length)]
    },
    expected: [302, '/to?a=1', false, '/302'],
  },
  {
    title: "redirect: 'error'",
    answer: redirecting,
    ask: ({ fetch, url }) => failure(fetch(`${url}/302`, { redirect: 'error' })),
    expected: 'TypeError: fetch failed',
  },
  {
    title: 'a redirect of a request with a stream',
    answer: redirecting,
    ask: ({ fetch, url }) => failure(fetch(`${url}/307`, { method: 'POST', ...streamed(parts('a')) })),
    expected: 'TypeError: fetch failed',
  },
  {
    title: 'a redirect to no URL',
    answer: () => ctx => {
      ctx.status = 302
      ctx.set('Location', 'http://[')
    },
    ask: ({ fetch, url }) => failure(fetch(url)),
    expected: 'TypeError: fetch failed',
  },
  {
    title: 'a redirect without a location',
    answer: () => ctx => {
      ctx.status = 302
      ctx.body = 'a'
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '302 a',
  },
  {
    title: 'redirects in a circle',
    answer: seen => ctx => {
      seen.push(ctx.path)
      ctx.redirect('/')
    },
    ask: async ({ fetch, url }, seen) => [await failure(fetch(url)), seen.length],
    expected: ['TypeError: fetch failed', 21],
  },
  {
    title: 'a fragment, which a redirect keeps to itself',
    answer: redirecting,
    ask: async ({ fetch, url }) => (await fetch(`${url}/302#part`)).url.slice(url.length),
    expected: '/to?a=1',
  },
]

const aborts: readonly Exchange[] = [
  {
    title: 'an abort before the request',
    answer: seen => () => {
      seen.push('asked')
    },
    ask: async ({ fetch, url }, seen) => [await failure(fetch(url, { signal: AbortSignal.abort() })), seen],
    expected: ['AbortError: This operation was aborted', []],
  },
  {
    title: 'an abort before the answer',
    answer: seen => async ctx => {
      ctx.req.once('close', () => seen.push('close'))
      seen.push('arrived')
      await until(() => seen.includes('close'))
    },
    ask: async ({ fetch, url }, seen) => {
      const controller = new AbortController()
      const outcome = failure(fetch(url, { signal: controller.signal }))
      await until(() => seen.includes('arrived'))
      controller.abort(await timedOut())
      await until(() => seen.includes('close'))
      return [await outcome, seen]
    },
    expected: ['TimeoutError: The operation was aborted due to timeout', ['arrived', 'close']],
  },
  {
    title: 'an abort with a reason of its own, by the signal of a Request',
    answer: () => ctx => new Promise(resolve => ctx.req.once('close', resolve)),
    ask: ({ fetch, url }) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new RangeError('enough')), 20)
      return failure(fetch(new Request(url, { signal: controller.signal })))
    },
    expected: 'RangeError: enough',
  },
  {
    title: 'an abort in the middle of an answer',
    answer: seen => ctx => {
      ctx.res.once('close', () => seen.push('close', ctx.res.writableFinished))
      ctx.body = new Readable({ read() {} })
      ctx.body.push('a')
    },
    ask: async ({ fetch, url }, seen) => {
      const controller = new AbortController()
      const { body } = await fetch(url, { signal: controller.signal })
      const reader = body?.getReader()
      await reader?.read()
      controller.abort()
      const outcome = await failure(Promise.resolve(reader?.read()))
      await until(() => seen.includes('close'))
      return [outcome, seen]
    },
    expected: ['AbortError: This operation was aborted', ['close', false]],
  },
  {
    title: 'a body that nobody reads to its end',
    answer: seen => ctx => {
      ctx.res.once('close', () => seen.push('close', ctx.res.writableFinished))
      ctx.body = Readable.from(Array.from({ length: 10_000 }, () => Buffer.alloc(10_000)))
    },
    ask: async ({ fetch, url }, seen) => {
      await (await fetch(url)).body?.cancel()
      await until(() => seen.includes('close'))
      return seen
    },
    expected: ['close', false],
  },
]

const errors: readonly Exchange[] = [
  {
    title: 'an error before the answer',
    answer: () => () => {
      throw new Error('wrong')
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '500 Internal Server Error',
  },
  {
    title: 'an error with a status before the answer',
    answer: () => ctx => ctx.throw(422, 'no name'),
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '422 no name',
  },
  {
    title: 'a stream that fails before its first part',
    answer: () => ctx => {
      ctx.body = new Readable({
        read() {
          this.destroy(new Error('wrong'))
        },
      })
    },
    ask: ({ fetch, url }) => failure(fetch(url).then(shown)),
    expected: 'TypeError: fetch failed',
    onKoa2: 'no error, but 500 Internal Server Error',
  },
  {
    title: 'a connection that is closed before the answer',
    answer: () => ctx => {
      ctx.respond = false
      ctx.res.destroy()
    },
    ask: ({ fetch, url }) => failure(fetch(url)),
    expected: 'TypeError: fetch failed',
  },
  {
    title: 'a connection that is closed in the middle of an answer',
    answer: () => ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.write('a')
      setTimeout(() => ctx.res.destroy(), 20)
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [response.status, await failure(response.text())]
    },
    expected: [200, 'TypeError: terminated'],
  },
  {
    title: 'a stream that fails in the middle of an answer',
    answer: () => ctx => {
      ctx.body = new Readable({ read() {} })
      ctx.body.push('a')
      setTimeout(() => ctx.body.destroy(new Error('wrong')), 20)
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [response.status, await failure(response.text())]
    },
    expected: [200, 'TypeError: terminated'],
    open: ['Koa 2'],
  },
  {
    title: 'an error after the first part of an answer',
    answer: () => async ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.write('a')
      await wait(20)
      throw new Error('wrong')
    },
    ask: async ({ fetch, url }) => {
      const response = await fetch(url)
      return [response.status, await failure(response.text())]
    },
    expected: [200, 'TypeError: terminated'],
    open: ['Koa 2', 'Koa 3'],
  },
  {
    title: 'an error after the first part of an answer, which a middleware ends',
    answer: () => async ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.write('a')
      ctx.app.once('error', () => ctx.res.end('b'))
      throw new Error('wrong')
    },
    ask: async ({ fetch, url }) => shown(await fetch(url)),
    expected: '200 ab',
  },
  {
    title: 'compressed content that is aborted',
    answer: () => ctx => {
      ctx.set('Content-Encoding', 'gzip')
      const gzip = createGzip()
      gzip.write('a'.repeat(10))
      gzip.flush()
      ctx.body = gzip
    },
    ask: async ({ fetch, url }) => {
      const controller = new AbortController()
      const { body } = await fetch(url, { signal: controller.signal })
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
      const first = await reader?.read()
      controller.abort()
      return [first?.value, await failure(Promise.resolve(reader?.read()))]
    },
    expected: ['a'.repeat(10), 'AbortError: This operation was aborted'],
  },
  {
    title: 'an answer that is shorter than its length',
    answer: seen => ctx => {
      ctx.res.once('close', () => seen.push('close'))
      ctx.status = 200
      ctx.respond = false
      ctx.res.setHeader('Content-Length', 5)
      ctx.res.write('a')
      setTimeout(() => ctx.res.socket?.end(), 20)
    },
    ask: async ({ fetch, url }) => failure((await fetch(url)).text()),
    expected: 'TypeError: terminated',
  },
]

export const exchanges: readonly Exchange[] = [...bodies, ...requests, ...answers, ...redirects, ...aborts, ...errors]
