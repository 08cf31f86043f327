/** `fetchFrom`: asks an application by `fetch`, and follows its redirects. */
import type { RequestListener, ServerResponse } from 'node:http'
import { ask, failed, isAsked } from './loopback.js'

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
 * A `fetch` that asks an application, without a port of your own.
 *
 * Takes a Koa application. Returns a function that takes and returns what `fetch` does. The URL may have any host, or be a path, which
 * is one at `http://localhost`; with `https`, `ctx.secure` is `true`. Node's own `fetch` and HTTP server carry the request over a
 * loopback port, which does not keep Node alive; `ctx.ip` is `127.0.0.1`. Two things differ from `fetch`: a redirect to another
 * host is not followed, and an answer ends if an error is thrown after its head has been sent, where Koa leaves a connection open.
 *
 * @throws {TypeError} Rejects as `fetch` does, if the application closes the connection without an answer, and for a wrong request.
 * @see https://fetch.spec.whatwg.org/
 * @example const response = await fetchFrom(app)('/places/5')
 */
export function fetchFrom(app: FetchedApplication): typeof fetch {
  const listener = app.callback()
  breakOffErrors(app)
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
    // The signal of a request only refers to the one that it was made with, and may be collected with the request.
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const body = await bodyOf(request, input instanceof Request && init?.body == null ? input : init?.body, signal)
    const { method, headers, redirect } = request
    const options = { ...init, signal, redirect: redirect === 'follow' ? 'manual' : redirect, duplex: 'half' } as const
    const send = (sent: Sent) => ask(listener, sent.url, { ...options, ...sent })
    return follow(send, { method, url: new URL(request.url), headers, body }, redirect)
  }
}

/** Bytes, which can be sent again after a redirect, or a stream, which ends with the call. */
const bodyOf = async (request: Request, given: unknown, signal: AbortSignal | null): Promise<Sent['body']> => {
  if (request.body === null) return null
  if (!isStreamed(given)) return new Uint8Array(await request.arrayBuffer())
  return request.body.pipeThrough(new TransformStream(), signal === null ? {} : { signal })
}

/** Whether a body is not known before it is sent. That of a `Request` may be a stream. */
const isStreamed = (body: unknown): boolean =>
  body instanceof Request || (body instanceof Object && !(body instanceof Blob) && Symbol.asyncIterator in body)

const prepared = new WeakSet<object>()

/** Koa says in `headerSent` that it could not answer with an error any more. A middleware may still end the answer. */
const breakOffErrors = (app: FetchedApplication): void => {
  if (prepared.has(app)) return
  prepared.add(app)
  app.on('error', (error, ctx) => {
    if (!ctx || !isAsked(ctx.res)) return
    if (Reflect.get(Object(error), 'headerSent') === true)
      setImmediate(() => {
        if (!ctx.res.writableEnded) ctx.res.destroy()
      })
  })
}

/** A request to the application, after the redirects so far. */
interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream | null
}

/** Sends a request and follows redirects, if that is wanted: `fetch` itself would leave the application for another host. */
const follow = async (
  send: (sent: Sent) => Promise<Response>,
  first: Sent,
  redirect: Request['redirect'],
): Promise<Response> => {
  let sent = first
  for (let redirects = 0; ; redirects++) {
    const response = await send(sent)
    const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null
    const { origin, pathname, search } = sent.url
    if (location === null || redirect === 'manual') return withUrl(response, origin + pathname + search, redirects > 0)
    await response.body?.cancel()
    if (redirects === MOST_REDIRECTS) throw failed(new Error('redirect count exceeded'))
    sent = redirected(sent, response.status, location)
  }
}

/** The next request after a redirect. */
const redirected = ({ method, url, headers, body }: Sent, status: number, location: string): Sent => {
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  if (next?.host !== url.host)
    throw failed(
      new Error(`the redirect leads to ${next?.origin ?? location}, and fetchFrom asks only the application`),
    )
  const isKept = status === 303 ? method === 'GET' || method === 'HEAD' : status >= 303 || method !== 'POST'
  if (isKept && body instanceof ReadableStream) throw failed(new Error('a request with a stream cannot be sent again'))
  if (isKept) return { method, url: next, headers, body }
  const kept = [...headers].filter(([name]) => !name.startsWith('content-'))
  return { method: 'GET', url: next, headers: new Headers(kept), body: null }
}

/** The response knows the loopback port alone. */
const withUrl = (response: Response, url: string, isRedirected: boolean): Response =>
  Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: isRedirected },
    clone: { value: () => withUrl(Response.prototype.clone.call(response), url, isRedirected) },
  })
