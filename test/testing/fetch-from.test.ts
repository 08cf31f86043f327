/** `fetchFrom` answers as a server over HTTP does. */
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import Koa from 'koa'
import { afterAll, describe, expect, it } from 'vitest'
import { fetchFrom } from '../../src/testing/index.js'

/** What the server side of a stream has seen. */
const closed: string[] = []

const endless = async function* () {
  for (;;) yield 'x'.repeat(1000)
}

const application = (): Koa => {
  const app = new Koa()
  app.silent = true
  return app.use(async ctx => {
    ctx.res.on('close', () => closed.push(ctx.path))
    if (ctx.path === '/asked') {
      const chunks: Uint8Array[] = []
      for await (const chunk of ctx.req) chunks.push(chunk)
      const { method, url, host, ip, headers } = ctx
      const { 'content-length': length, 'content-type': type, 'transfer-encoding': encoding } = headers
      ctx.body = { method, url, host, ip, length, type, encoding, text: Buffer.concat(chunks).toString() }
    } else if (ctx.path === '/cookies') {
      ctx.cookies.set('a', '1')
      ctx.cookies.set('b', ctx.cookies.get('asked') ?? '')
      ctx.status = 204
    } else if (ctx.path === '/large') ctx.body = Buffer.alloc(1_000_000)
    else if (ctx.path === '/parts') {
      const parts = new PassThrough()
      parts.write('one')
      setTimeout(() => parts.end('two'), 20)
      ctx.body = parts
    } else if (ctx.path === '/endless') ctx.body = Readable.from(endless())
    else if (ctx.path === '/thrown') throw new Error('thrown')
    else if (ctx.path === '/broken') {
      const broken = new PassThrough()
      broken.write('one')
      setTimeout(() => broken.destroy(new Error('broken')), 200)
      ctx.body = broken
    } else if (ctx.path === '/closed') {
      ctx.respond = false
      ctx.req.socket.destroy()
    } else if (ctx.path === '/silent') {
      ctx.respond = false
    } else if (ctx.path.startsWith('/to/')) {
      ctx.redirect(`/asked?from=${ctx.path}`)
      ctx.status = Number(ctx.path.slice(4))
    } else if (ctx.path === '/round') ctx.redirect('/round')
    else if (ctx.path === '/away') ctx.redirect('https://elsewhere.example.com/')
  })
}

const server = application().listen(0)
afterAll(() => server.close())

const inMemory = fetchFrom(application())
const overHttp: typeof inMemory = (input, init) => {
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  return fetch(String(input).replace('http://test', `http://localhost:${port}`), init)
}

const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'it resolves',
    (error: unknown) => error,
  )
const waitFor = async (path: string): Promise<void> => {
  while (!closed.includes(path)) await new Promise(done => setTimeout(done, 5))
}

describe.each([
  ['in memory', inMemory],
  ['over HTTP', overHttp],
])('%s, an application', (how, ask) => {
  const asked = async (path: string, init?: RequestInit & { duplex?: 'half' }) =>
    (await ask(`http://test${path}`, init)).json() as Promise<Record<string, unknown>> // the application sends an object

  it('gets the request', async () => {
    expect(
      await asked('/asked?a=1', { method: 'PUT', body: 'é', headers: { 'content-type': 'text/css' } }),
    ).toMatchObject({
      method: 'PUT',
      url: '/asked?a=1',
      length: '2',
      type: 'text/css',
      text: 'é',
    })
    expect((await asked('/asked')).ip).toMatch(/127\.0\.0\.1$|^::1$/)
  })

  it('gets a stream in chunks, without a length', async () => {
    const body = new Blob(['a stream']).stream()
    const { encoding, length, text } = await asked('/asked', { method: 'POST', body, duplex: 'half' })
    expect({ encoding, length, text }).toEqual({ encoding: 'chunked', length: undefined, text: 'a stream' })
  })

  it('sets several cookies, and reads one', async () => {
    const { status, headers, body } = await ask('http://test/cookies', { headers: { cookie: 'asked=yes' } })
    expect([status, headers.getSetCookie(), body]).toEqual([
      204,
      ['a=1; path=/; httponly', 'b=yes; path=/; httponly'],
      null,
    ])
  })

  it('answers HEAD without a body', async () => {
    const response = await ask('http://test/large', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      200,
      '1000000',
      '',
    ])
  })

  it('answers with more than a connection holds at once', async () => {
    expect((await (await ask('http://test/large')).arrayBuffer()).byteLength).toBe(1_000_000)
  })

  it('answers in parts, as they come', async () => {
    const { body } = await ask('http://test/parts')
    const parts: string[] = []
    for await (const part of body ?? []) parts.push(new TextDecoder().decode(part))
    expect(parts).toEqual(['one', 'two'])
  })

  it('answers 500 for an error, before the answer', async () => {
    const response = await ask('http://test/thrown')
    expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  })

  it('breaks off for an error in the middle of the answer', async () => {
    const response = await ask('http://test/broken')
    const reader = response.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one')
    expect(await rejectionOf(reader?.read() ?? Promise.resolve())).toBeInstanceOf(Error)
  })

  it('closes the connection', async () => {
    expect(await rejectionOf(ask('http://test/closed'))).toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  })

  it('sees that the client aborts, before the answer and in it', async () => {
    closed.length = 0
    const [before, inside] = [new AbortController(), new AbortController()]
    const reason = new Error('no longer needed')
    setTimeout(() => before.abort(reason), 20)
    expect(await rejectionOf(ask('http://test/silent', { signal: before.signal }))).toBe(reason)
    await waitFor('/silent')
    const response = await ask('http://test/endless', { signal: inside.signal })
    setTimeout(() => inside.abort(reason), 20)
    expect(await rejectionOf(response.text())).toBe(reason)
    await waitFor('/endless')
  })

  it('is not asked with a signal that is aborted already', async () => {
    const signal = AbortSignal.abort(new Error('aborted'))
    expect(await rejectionOf(ask('http://test/asked', { signal }))).toBe(signal.reason)
  })

  it('sees that the client reads no more', async () => {
    closed.length = 0
    const reader = (await ask('http://test/endless')).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await waitFor('/endless')
  })

  it.each([
    [301, 'GET', ''],
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'body'],
    [308, 'POST', 'body'],
  ])('redirects with %i', async (status, method, text) => {
    expect(await asked(`/to/${status}`, { method: 'POST', body: 'body' })).toMatchObject({
      method,
      text,
      url: `/asked?from=/to/${status}`,
    })
  })

  it('redirects nobody who does not follow', async () => {
    const { status, headers } = await ask('http://test/to/302', { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/asked?from=/to/302'])
    expect(await rejectionOf(ask('http://test/to/302', { redirect: 'error' }))).toMatchObject({
      message: 'fetch failed',
    })
    expect(await rejectionOf(ask('http://test/round'))).toMatchObject({ message: 'fetch failed' })
  })

  if (how === 'in memory')
    it('redirects to no other origin', async () => {
      expect(await rejectionOf(ask('http://test/away'))).toEqual(
        new TypeError('fetchFrom: the application redirects to https://elsewhere.example.com'),
      )
    })
})

describe('fetchFrom', () => {
  it('takes a URL or a request, whose origin the application sees', async () => {
    const app = new Koa().use(ctx => {
      ctx.body = [ctx.method, ctx.href, ctx.secure]
    })
    const secure = fetchFrom(app)
    expect(await (await secure(new URL('https://a.test/x?y'))).json()).toEqual(['GET', 'https://a.test/x?y', true])
    const request = new Request('http://a.test:81/', { method: 'POST', body: 'a' })
    expect(await (await secure(request)).json()).toEqual(['POST', 'http://a.test:81/', false])
  })
})
