import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { fetchFrom } from '../../src/testing/index.js'
import { limits } from '../cases/exchange-limits.js'
import { type Client, type Exchange, exchanges } from '../cases/exchanges.js'
import { listen } from '../cases/http-behaviour.js'
import { applications } from '../support/serve.js'

const ways: readonly { readonly way: string; readonly client: (app: Koa) => Promise<Client> }[] = [
  { way: 'over HTTP', client: async app => ({ fetch, url: `http://127.0.0.1:${await listen(app.callback())}` }) },
  { way: 'in memory', client: async app => ({ fetch: fetchFrom(app), url: 'http://test' }) },
]

const outcome = async (create: () => Koa, client: (app: Koa) => Promise<Client>, { answer, ask }: Exchange) => {
  const seen: unknown[] = []
  const app = create()
  app.silent = true
  return ask(await client(app.use(answer(seen))), seen)
}

describe.each(applications)('$koa', ({ koa, create }) => {
  describe.each(ways)('$way', ({ way, client }) => {
    it.each([...exchanges, ...limits])('$title', async exchange => {
      const { expected, onKoa2 = expected, open = [] } = exchange
      const found = outcome(create, client, exchange)
      if (way === 'over HTTP' && open.includes(koa))
        expect(await Promise.race([found, wait(500).then(() => 'still open')])).toBe('still open')
      else expect(await found).toEqual(koa === 'Koa 2' ? onKoa2 : expected)
    })
  })
})

describe('fetchFrom', () => {
  const app = new Koa().use(ctx => {
    ctx.body = [ctx.secure, ctx.host, ctx.url, ctx.ip]
  })

  it('takes a path, which is one at http://localhost', async () => {
    const response = await fetchFrom(app)('/a?b')
    expect(await response.json()).toEqual([false, 'localhost', '/a?b', '127.0.0.1'])
    expect(response.url).toBe('http://localhost/a?b')
  })

  it('takes a URL, of any host and port', async () => {
    const response = await fetchFrom(app)(new URL('http://example.com:81/a'))
    expect(await response.json()).toEqual([false, 'example.com:81', '/a', '127.0.0.1'])
  })

  it('asks over a secure connection for https', async () => {
    expect(await (await fetchFrom(app)('https://test/a')).json()).toEqual([true, 'test', '/a', '127.0.0.1'])
  })

  it('does not follow a redirect to another host, and follows one to https', async () => {
    const elsewhere = fetchFrom(new Koa().use(ctx => ctx.redirect('https://example.com/a')))
    await expect(elsewhere('http://test/')).rejects.toMatchObject({
      name: 'TypeError',
      message: 'fetch failed',
      cause: new Error('the redirect leads to https://example.com, and fetchFrom asks only the application'),
    })
    const secured = new Koa().use(ctx => {
      if (ctx.secure) ctx.body = 'secure'
      else ctx.redirect(`https://${ctx.host}/`)
    })
    expect(await (await fetchFrom(secured)('http://test/')).text()).toBe('secure')
  })

  it('runs the application outside of the asynchronous context of the test', async () => {
    const storage = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const ask = fetchFrom(
      new Koa().use(async ctx => {
        seen.push(storage.getStore())
        for await (const _part of ctx.req) seen.push(storage.getStore())
        ctx.body = 'a'
      }),
    )
    await storage.run('test', async () => (await ask('/', { method: 'POST', body: 'a' })).text())
    expect(seen).toEqual([undefined, undefined])
  })

  it('answers many requests at the same time, and many functions for one application', async () => {
    const warnings: unknown[] = []
    process.on('warning', warning => warnings.push(warning))
    const texts = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => (await fetchFrom(app)(`/${at}`)).text()),
    )
    expect(texts.map(text => JSON.parse(text)[2])).toEqual(Array.from({ length: 50 }, (_, at) => `/${at}`))
    await wait(10)
    expect(warnings).toEqual([])
  })

  it('closes the connection after an answer', async () => {
    const seen: string[] = []
    const ask = fetchFrom(
      new Koa().use(ctx => {
        ctx.socket.once('close', () => seen.push('close'))
        ctx.body = 'a'
      }),
    )
    await (await ask('/')).text()
    await wait(20)
    expect(seen).toEqual(['close'])
  })

  it('reads an answer whose bytes come one by one', async () => {
    const ask = fetchFrom(
      new Koa().use(ctx => {
        ctx.respond = false
        for (const byte of Buffer.from(
          'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n',
        ))
          ctx.req.socket.write(Buffer.from([byte]))
      }),
    )
    expect(await (await ask('/')).text()).toBe('abc')
  })

  // Over HTTP, Node reads such a body on without an end.
  it('reads no more of a body after an abort', async () => {
    const seen: string[] = []
    const body = new ReadableStream({
      pull(controller) {
        if (seen.push('part') > 1000) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
      cancel: () => void seen.push('cancel'),
    })
    const controller = new AbortController()
    const ask = fetchFrom(new Koa().use(ctx => new Promise(resolve => ctx.req.once('close', resolve))))
    const request = { method: 'POST', body, duplex: 'half', signal: controller.signal } as RequestInit
    const answer = ask('/', request).catch((error: Error) => error.name)
    await wait(100)
    controller.abort()
    expect(await answer).toBe('AbortError')
    await wait(50)
    expect(seen.at(-1)).toBe('cancel')
    expect(seen.length).toBeLessThan(100)
  })
})
