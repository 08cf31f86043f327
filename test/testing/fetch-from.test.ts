import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import Koa from 'koa'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchFrom } from '../../src/testing/index.js'
import { applications } from '../support/serve.js'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks an application of one middleware. */
const asking = (answer: Koa.Middleware, app = new Koa()): typeof fetch => {
  app.silent = true
  return fetchFrom(app.use(answer))
}
const shown = async (response: Response): Promise<string> => `${response.status} ${await response.text()}`
/** The error that a promise rejects with. */
const failure = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    value => expect.fail(`it resolves to ${value}`),
    error => error,
  )
/** Waits for what happens on the other side. */
const until = async (isTrue: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 500 && !isTrue(); turn++) await wait(10)
}
const streamed = (body: ReadableStream) => ({ method: 'POST', body, duplex: 'half' }) as const
const parts = (...all: readonly string[]) => ReadableStream.from(all.map(each => new TextEncoder().encode(each)))

/** Answers with what it has got. */
const echo: Koa.Middleware = async ctx => {
  const got: Uint8Array[] = []
  for await (const part of ctx.req) got.push(part)
  const { method, url, host, secure, ip } = ctx
  const { 'content-type': type, 'content-length': length } = ctx.headers
  ctx.body = { method, url, host, secure, ip, type, length, text: Buffer.concat(got).toString() }
}
const text = 'text/plain;charset=UTF-8'

describe('fetchFrom(app) asks for', () => {
  const ask = asking(echo)

  it.each([
    ['a path, which is one at http://localhost', '/a?b', {}],
    ['a URL of any host and port', 'http://example.com:81/a?b', { host: 'example.com:81' }],
    ['a URL object', new URL('http://test/a?b'), { host: 'test' }],
    ['https, which is secure', 'https://test/a?b', { host: 'test', secure: true }],
    ['a Request', new Request('http://test/a?b', { method: 'PUT' }), { host: 'test', method: 'PUT', length: '0' }],
  ])('%s', async (_title, input, expected) => {
    const usual = { method: 'GET', url: '/a?b', host: 'localhost', secure: false, ip: '127.0.0.1', text: '' }
    expect(await (await ask(input)).json()).toEqual({ ...usual, ...expected })
  })

  it('a path and a query as `fetch` encodes them, without the fragment', async () => {
    const response = await ask('/a%20b/é?c=d e#f')
    expect(await response.json()).toMatchObject({ url: '/a%20b/%C3%A9?c=d%20e' })
    expect([response.url, response.redirected]).toEqual(['http://localhost/a%20b/%C3%A9?c=d%20e', false])
  })

  it('a host in the header fields, which the application sees in each of its lists', async () => {
    const rawly = asking(ctx => {
      const { rawHeaders } = ctx.req
      ctx.body = [ctx.host, ctx.originalUrl, rawHeaders[rawHeaders.findIndex(name => /^host$/i.test(name)) + 1]]
    })
    const response = await rawly('http://test/a', { headers: { Host: 'example.com' } })
    expect(await response.json()).toEqual(['example.com', '/a', 'example.com'])
  })

  it.each([
    ['a text', { method: 'POST', body: 'é' }, { type: text, length: '2', text: 'é' }],
    ['an empty text', { method: 'POST', body: '' }, { type: text, length: '0', text: '' }],
    ['bytes', { method: 'POST', body: new Uint8Array([97]) }, { length: '1', text: 'a' }],
    ['a Blob', { method: 'PUT', body: new Blob(['a'], { type: 'text/csv' }) }, { type: 'text/csv', text: 'a' }],
    ['a stream', streamed(parts('a', '', 'b')), { text: 'ab' }],
  ])('a body: %s', async (_title, init, expected) => {
    expect(await (await ask('/', init)).json()).toMatchObject({ method: init.method, ...expected })
  })

  it('a Request with a body, and one whose method and body are replaced', async () => {
    const sent = new Request('http://test/', { method: 'PUT', body: 'b' })
    expect(await (await ask(sent)).json()).toMatchObject({ method: 'PUT', type: text, text: 'b' })
    const replaced = await ask(new Request('http://test/'), { method: 'PATCH', body: 'b' })
    expect(await replaced.json()).toMatchObject({ method: 'PATCH', length: '1', text: 'b' })
  })

  it('no GET with a body, as `fetch`', async () => {
    expect(await failure(ask('/', { body: 'a' }))).toEqual(
      new TypeError('Request with GET/HEAD method cannot have body.'),
    )
  })

  it('many requests at once, by many functions for one application', async () => {
    const warnings: unknown[] = []
    const warned = (warning: unknown) => warnings.push(warning)
    process.on('warning', warned)
    const app = new Koa().use(echo)
    const urls = Array.from({ length: 50 }, (_, at) => `/${at}`)
    const answers = await Promise.all(urls.map(async url => (await fetchFrom(app)(url)).json()))
    expect(answers.map(answer => Object(answer).url)).toEqual(urls)
    process.off('warning', warned)
    expect(warnings).toEqual([])
  })

  it('an application that shares neither its port nor the asynchronous context of the test', async () => {
    const storage = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const ask = asking(ctx => {
      seen.push(storage.getStore())
      ctx.req.on('close', () => seen.push(storage.getStore()))
      ctx.body = String(ctx.req.socket.localPort)
    })
    const port = await storage.run('test', async () => (await ask('/')).text())
    await until(() => seen.length === 2)
    expect(seen).toEqual([undefined, undefined])
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
    await expect(fetch(`http://127.0.0.1:${port}/1/`)).rejects.toThrow('fetch failed')
    expect(seen).toHaveLength(2)
  })

  it('an application under simulated timers, and as the global `fetch`', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', ask)
    for (let turn = 0; turn < 3; turn++) expect((await fetch('/a', { method: 'POST', body: 'a' })).status).toBe(200)
  })
})

describe('fetchFrom(app) answers', () => {
  it('with the URL that was asked for, also in a clone', async () => {
    const response = await asking(echo)('http://test/a')
    const clone = response.clone().clone()
    expect([response.url, clone.url, clone.redirected]).toEqual(['http://test/a', 'http://test/a', false])
    expect(await clone.text()).toBe(await response.text())
  })

  it('with cookies, and sends those that it is given', async () => {
    const ask = asking(ctx => {
      ctx.cookies.set('last', ctx.path, { secure: ctx.secure })
      ctx.cookies.set('b', '2', { httpOnly: false })
      ctx.body = ctx.cookies.get('last') ?? 'none'
    })
    const first = await ask('https://test/a')
    expect(first.headers.getSetCookie()).toEqual(['last=/a; path=/; secure; httponly', 'b=2; path=/; secure'])
    const next = await ask('/b', { headers: { cookie: 'last=/a' } })
    expect([await first.text(), await next.text()]).toEqual(['none', '/a'])
  })

  it('HEAD, also of a stream without an end, and then the next request', async () => {
    const ask = asking(ctx => {
      ctx.type = 'text'
      ctx.body = ctx.method === 'HEAD' ? new Readable({ read() {} }) : 'text'
    })
    for (let turn = 0; turn < 3; turn++) expect(await shown(await ask('/', { method: 'HEAD' }))).toBe('200 ')
    expect(await shown(await ask('/'))).toBe('200 text')
  })

  it('with a stream, part by part', async () => {
    const stream = new Readable({ read() {} })
    const { body } = await asking(ctx => {
      ctx.body = stream
      stream.push('first')
    })('/')
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'first' })
    stream.push('second')
    expect(await reader?.read()).toEqual({ done: false, value: 'second' })
    stream.push(null)
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })

  it('while a long body is still sent', async () => {
    const sent = Readable.toWeb(Readable.from(Array.from({ length: 20 }, () => Buffer.alloc(1e6))))
    const response = await asking(ctx => {
      ctx.body = ctx.req
    })('/', streamed(sent as ReadableStream)) // the types of Node's streams and of the global ones are not the same
    expect((await response.arrayBuffer()).byteLength).toBe(20e6)
  })
})

describe('fetchFrom(app) follows', () => {
  /** Redirects to `/to` with the status in the path, or to the URL in the query. */
  const redirecting: Koa.Middleware = (ctx, next) => {
    if (ctx.path === '/to') return echo(ctx, next)
    ctx.status = Number(ctx.path.slice(1))
    if (ctx.query.to !== 'none') ctx.set('Location', typeof ctx.query.to === 'string' ? ctx.query.to : '/to?a=1')
    return undefined
  }
  const ask = asking(redirecting)
  const post = { method: 'POST', body: 'a' }

  it.each([301, 302, 303, 307, 308])('a redirect with %s, with the method and the body of `fetch`', async status => {
    for (const method of ['GET', 'POST', 'PUT']) {
      const response = await ask(`http://test/${status}#part`, method === 'GET' ? {} : { ...post, method })
      const isGet = method === 'GET' || status === 303 || (method === 'POST' && status < 303)
      const expected = isGet ? { method: 'GET', text: '' } : { method, type: text, length: '1', text: 'a' }
      expect(await response.json()).toEqual({
        url: '/to?a=1',
        host: 'test',
        secure: false,
        ip: '127.0.0.1',
        ...expected,
      })
      expect([response.redirected, response.url]).toEqual([true, 'http://test/to?a=1'])
    }
  })

  it('a redirect to https at the same host', async () => {
    const response = await ask('http://test/302?to=https://test/to')
    expect(await response.json()).toMatchObject({ host: 'test', secure: true })
  })

  it("no redirect with redirect: 'manual' or without a location", async () => {
    const response = await ask('/302', { redirect: 'manual' })
    expect([response.status, response.headers.get('location'), response.url]).toEqual([
      302,
      '/to?a=1',
      'http://localhost/302',
    ])
    expect((await ask('/302?to=https://example.com', { redirect: 'manual' })).status).toBe(302)
    expect(await shown(await ask('/302?to=none'))).toMatch(/^302 /)
  })

  it.each([
    ["redirect: 'error'", '/302', { redirect: 'error' }, 'unexpected redirect'],
    [
      'another host',
      '/302?to=https://example.com/a',
      {},
      'the redirect leads to https://example.com, and fetchFrom asks only the application',
    ],
    ['no URL', '/302?to=http://[', {}, 'the redirect leads to http://[, and fetchFrom asks only the application'],
    ['itself', '/302?to=/302?to=/to', {}, 'redirect count exceeded'],
    ['a stream', '/307', streamed(parts('a')), 'a request with a stream cannot be sent again'],
  ] as const)('no redirect, but rejects as `fetch`: %s', async (title, url, init, reason) => {
    const circle = asking(ctx => ctx.redirect('/'))
    const error = await failure((title === 'itself' ? circle : ask)(url, init))
    expect(error).toMatchObject({ name: 'TypeError', message: 'fetch failed', cause: { message: reason } })
  })
})

describe('an abort of fetchFrom(app)', () => {
  /** Never answers. Lists requests that arrive and connections that close. */
  const silent = (seen: string[]) =>
    asking(async ctx => {
      ctx.req.once('close', () => seen.push('close'))
      seen.push('arrived')
      await until(() => seen.includes('close'))
    })

  it('before the request asks nothing', async () => {
    const seen: string[] = []
    const reason = new RangeError('enough')
    expect(await failure(silent(seen)('/', { signal: AbortSignal.abort(reason) }))).toBe(reason)
    expect(seen).toEqual([])
  })

  it.each(['init', 'Request'])('before the answer closes the connection: the signal of %s', async where => {
    const seen: string[] = []
    const controller = new AbortController()
    const { signal } = controller
    const ask = silent(seen)
    const outcome = failure(where === 'init' ? ask('/', { signal }) : ask(new Request('http://test', { signal })))
    await until(() => seen.includes('arrived'))
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    await until(() => seen.includes('close'))
    expect(seen).toEqual(['arrived', 'close'])
  })

  it('in the middle of the answer, or of its reading, closes the connection', async () => {
    const seen: unknown[] = []
    const ask = asking(ctx => {
      ctx.res.once('close', () => seen.push(ctx.res.writableFinished))
      ctx.body = new Readable({ read() {} })
      ctx.body.push('a')
    })
    const controller = new AbortController()
    const reader = (await ask('/', { signal: controller.signal })).body?.getReader()
    await reader?.read()
    controller.abort()
    expect(await failure(Promise.resolve(reader?.read()))).toMatchObject({ name: 'AbortError' })
    await (await ask('/')).body?.cancel()
    await until(() => seen.length === 2)
    expect(seen).toEqual([false, false])
  })

  it('ends a body that is streamed', async () => {
    const seen: string[] = []
    const body = new ReadableStream({
      async pull(controller) {
        seen.push('part')
        await wait(1)
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
      cancel: () => void seen.push('cancel'),
    })
    const controller = new AbortController()
    const outcome = failure(silent([])('/', { ...streamed(body), signal: controller.signal }))
    await until(() => seen.length > 2)
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    await until(() => seen.includes('cancel'))
    expect(seen.at(-1)).toBe('cancel')
  })
})

describe.each(applications)('an error of an application of $koa', ({ create }) => {
  const failing = async (answer: Koa.Middleware): Promise<Error> =>
    failure((await asking(answer, create())('/')).text())

  it('before the answer is a 500', async () => {
    const ask = asking(() => {
      throw new Error('wrong')
    }, create())
    expect(await shown(await ask('/'))).toBe('500 Internal Server Error')
  })

  it('after the first part of an answer, where Koa leaves the connection open, ends the answer', async () => {
    const error = await failing(async ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.write('a')
      await wait(20)
      throw new Error('wrong')
    })
    expect(error).toMatchObject({ name: 'TypeError', message: 'terminated' })
  })

  it('of a stream in the middle of an answer ends the answer', async () => {
    const error = await failing(ctx => {
      ctx.body = new Readable({ read() {} })
      ctx.body.push('a')
      setTimeout(() => ctx.body.destroy(new Error('wrong')), 20)
    })
    expect(error).toMatchObject({ name: 'TypeError', message: 'terminated' })
  })

  it('after the first part leaves the end to a middleware', async () => {
    const ask = asking(async ctx => {
      ctx.status = 200
      ctx.respond = false
      ctx.res.write('a')
      ctx.app.once('error', () => ctx.res.end('b'))
      throw new Error('wrong')
    }, create())
    expect(await shown(await ask('/'))).toBe('200 ab')
  })

  it('that closes the connection without an answer rejects as `fetch`', async () => {
    const ask = asking(ctx => {
      ctx.respond = false
      ctx.res.destroy()
    }, create())
    expect(await failure(ask('/'))).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  })
})

describe('an application whose callback', () => {
  const wrong = () => {
    throw new Error('wrong')
  }

  it('throws makes fetchFrom(app) throw', () => {
    expect(() => fetchFrom({ callback: wrong, on: () => {} })).toThrow(new Error('wrong'))
  })

  it('returns a listener that throws rejects as `fetch`, with the error as the cause', async () => {
    const ask = fetchFrom({ callback: () => wrong, on: () => {} })
    expect(await failure(ask('/'))).toEqual(new TypeError('fetch failed', { cause: new Error('wrong') }))
  })
})
