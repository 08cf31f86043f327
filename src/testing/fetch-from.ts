/** `fetchFrom`: asks an application in memory, and follows redirects. */
import { AsyncResource } from 'node:async_hooks'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { decoded } from './decoded.js'
import { exchange, type Sent } from './exchange.js'
import { MemorySocket } from './memory-socket.js'
import { type Answer, failed } from './receiver.js'

/**
 * The part of a Koa application that `fetchFrom` uses.
 *
 * @example const ask = (app: FetchedApplication) => fetchFrom(app)('/places')
 */
export interface FetchedApplication {
  callback(): RequestListener
  on(event: 'error', listener: (error: unknown, ctx?: { readonly res: ServerResponse }) => void): unknown
}

/** What a path is relative to. */
const ORIGIN = 'http://localhost'

/** As many redirects as `fetch` follows. */
const MOST_REDIRECTS = 20
const REDIRECTS = [301, 302, 303, 307, 308]

/**
 * A `fetch` that asks an application in memory, without a port.
 *
 * Takes a Koa application. Returns a function that takes and returns what `fetch` does. The URL may have any host, or be a path, which
 * is one at `http://localhost`; with `https`, `ctx.secure` is `true`. Node's own HTTP server reads the requests and writes the answers,
 * so an application sees what it sees over HTTP; `ctx.ip` is `127.0.0.1`. Two things differ: a redirect to another host is not
 * followed, and an answer ends if an error is thrown after its head has been sent, where Koa leaves a connection open.
 *
 * @throws {TypeError} Rejects as `fetch` does, if the application closes the connection without an answer, and for a wrong request.
 * @see https://fetch.spec.whatwg.org/
 * @example const response = await fetchFrom(app)('/places/5')
 */
export function fetchFrom(app: FetchedApplication): typeof fetch {
  const server = createServer(app.callback())
  server.on('request', (request, response) => {
    response.once('close', () => request.socket.destroySoon())
  })
  breakOffErrors(app)
  // As over HTTP, an application does not run in the asynchronous context of the test that asks it.
  const connect = AsyncResource.bind((socket: MemorySocket) => {
    server.emit('connection', socket)
  })
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
    // The signal of a request only refers to the one that it was made with, and may be collected with the request.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    signal?.throwIfAborted()
    const isStream = input instanceof Request ? init?.body == null : isStreamed(init?.body)
    const body = request.body === null ? null : isStream ? request.body : new Uint8Array(await request.arrayBuffer())
    const first = { method: request.method, url: new URL(request.url), headers: request.headers, body }
    return follow(sent => exchange(connect, sent, signal), first, request.redirect)
  }
}

const prepared = new WeakSet<object>()

/** Koa says in `headerSent` that it could not answer with an error any more. A middleware may still end the answer. */
const breakOffErrors = (app: FetchedApplication): void => {
  if (prepared.has(app)) return
  prepared.add(app)
  app.on('error', (error, ctx) => {
    if (!ctx || !(ctx.res.req.socket instanceof MemorySocket)) return
    if (Reflect.get(Object(error), 'headerSent') === true)
      setImmediate(() => {
        if (!ctx.res.writableEnded) ctx.res.destroy()
      })
  })
}

/** Whether the length of a body is not known. */
const isStreamed = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !(body instanceof Blob) && Symbol.asyncIterator in body

/** Sends a request and follows redirects, if that is wanted. */
const follow = async (
  ask: (sent: Sent) => Promise<Answer>,
  first: Sent,
  redirect: Request['redirect'],
): Promise<Response> => {
  let sent = first
  for (let redirects = 0; ; redirects++) {
    const answer = await ask({ ...sent, headers: sentHeaders(sent) })
    const location = REDIRECTS.includes(answer.status) ? answer.headers.get('location') : null
    if (location === null || redirect === 'manual') return createResponse(sent, answer, redirects > 0)
    await answer.body?.cancel()
    if (redirect === 'error') throw failed(new Error('unexpected redirect'))
    if (redirects === MOST_REDIRECTS) throw failed(new Error('redirect count exceeded'))
    sent = redirected(sent, answer.status, location)
  }
}

/** What Node's `fetch` sends with every request. */
const sentHeaders = ({ method, url, headers, body }: Sent): Headers => {
  const sent = new Headers({
    host: url.host,
    accept: '*/*',
    'accept-language': '*',
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
    'accept-encoding': url.protocol === 'https:' ? 'br, gzip, deflate' : 'gzip, deflate',
  })
  for (const [name, value] of headers) sent.set(name, value)
  sent.set('connection', 'keep-alive')
  sent.delete('content-length')
  sent.delete('transfer-encoding')
  if (body instanceof Uint8Array) sent.set('content-length', String(body.length))
  else if (body) sent.set('transfer-encoding', 'chunked')
  else if (EXPECT_BODY.includes(method)) sent.set('content-length', '0')
  return sent
}
const EXPECT_BODY = ['POST', 'PUT', 'PATCH']

/** The next request after a redirect. */
const redirected = ({ method, url, headers, body }: Sent, status: number, location: string): Sent => {
  const next = nextUrl(location, url)
  if (next.host !== url.host)
    throw failed(new Error(`the redirect leads to ${next.origin}, and fetchFrom asks only the application`))
  if (status === 303 ? method === 'GET' || method === 'HEAD' : status >= 303 || method !== 'POST') {
    if (body instanceof ReadableStream) throw failed(new Error('a request with a stream cannot be sent again'))
    return { method, url: next, headers, body }
  }
  const kept = [...headers].filter(([name]) => !name.startsWith('content-'))
  return { method: 'GET', url: next, headers: new Headers(kept), body: null }
}

const nextUrl = (location: string, url: URL): URL => {
  try {
    const next = new URL(location, url)
    if (next.hash === '') next.hash = url.hash
    return next
  } catch (error) {
    throw failed(error)
  }
}

const createResponse = ({ url }: Sent, { body, ...head }: Answer, isRedirected: boolean): Response => {
  const { origin, pathname, search } = url
  return withUrl(new Response(decoded(body, head.headers), head), `${origin}${pathname}${search}`, isRedirected)
}

/** A response that is constructed has no URL. */
const withUrl = (response: Response, url: string, isRedirected: boolean): Response =>
  Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: isRedirected },
    clone: { value: () => withUrl(Response.prototype.clone.call(response), url, isRedirected) },
  })
