/** `fetchFrom`: a `fetch` that asks an application in memory. */

import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { Readable } from 'node:stream'
import { connection } from './connection.js'

/** What `fetchFrom` takes: a Koa application. */
interface Application {
  callback(): RequestListener
}

/** How many redirects `fetch` follows. */
const MOST_REDIRECTS = 20

/**
 * A `fetch` for tests, which asks a Koa application without a port. Takes the application. The requests go through Node's HTTP, over a
 * connection in memory, so streams, header fields, aborts and errors are what they are over a network. It follows redirects of the
 * application, as `fetch` does.
 *
 * @throws {TypeError} The promise rejects with it where `fetch` would: where the application closes the connection, and for a redirect to
 * another origin.
 * @example const client = createClient<typeof routes>('http://test', { fetch: fetchFrom(app) })
 */
export const fetchFrom = (
  app: Application,
): ((input: string | URL | Request, init?: RequestInit) => Promise<Response>) => {
  const server = createServer(app.callback())
  const ask = async (asked: Request, body: Buffer | Readable | undefined): Promise<Response> => {
    const { protocol, host, pathname, search } = new URL(asked.url)
    const [client, serverSide] = connection(protocol === 'https:')
    server.emit('connection', serverSide)
    const headers = { host, ...Object.fromEntries(asked.headers) }
    const sent = request({ createConnection: () => client, method: asked.method, path: pathname + search, headers })
    if (body instanceof Readable) body.pipe(sent)
    else sent.end(body)
    return new Promise((resolve, reject) => {
      const { signal } = asked
      const abort = () => sent.destroy(asError(signal.reason))
      signal.addEventListener('abort', abort)
      sent.on('error', error =>
        reject(signal.aborted ? signal.reason : new TypeError('fetch failed', { cause: error })),
      )
      sent.on('close', () => signal.removeEventListener('abort', abort))
      sent.on('response', response => {
        signal.addEventListener('abort', () => response.destroy(asError(signal.reason)))
        resolve(responseOf(response, asked.method))
      })
    })
  }
  return async (input, init = {}) => {
    let asked = new Request(input, init)
    asked.signal.throwIfAborted()
    let body = await bodyOf(asked, init)
    for (let redirects = 0; ; redirects++) {
      const response = await ask(asked, body)
      const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null
      if (location === null || asked.redirect === 'manual') return response
      if (asked.redirect === 'error' || redirects === MOST_REDIRECTS)
        throw new TypeError('fetch failed', { cause: new Error('redirected') })
      const url = new URL(location, asked.url)
      if (url.origin !== new URL(asked.url).origin)
        throw new TypeError(`fetchFrom: the application redirects to ${url.origin}`)
      await response.body?.cancel()
      const isGet = response.status === 303 || (response.status < 303 && asked.method === 'POST')
      if (isGet) body = undefined
      const { headers, signal, redirect } = asked
      asked = new Request(url, { headers, signal, redirect, method: isGet ? 'GET' : asked.method })
    }
  }
}
const REDIRECTS = [301, 302, 303, 307, 308]

/** The statuses that `Response` takes no body for. */
const EMPTY = [101, 204, 205, 304]

/** What was sent, as `fetch` gives it. The answer to HEAD has no body. */
const responseOf = (response: IncomingMessage, method: string): Response => {
  const { statusCode: status = 500, statusMessage: statusText = '', rawHeaders } = response
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  const isEmpty = method === 'HEAD' || EMPTY.includes(status)
  if (isEmpty) response.resume()
  // The types of Node have a stream of their own, which is the same.
  const body = isEmpty ? null : (Readable.toWeb(response) as ReadableStream)
  return new Response(body, { status, statusText, headers })
}

/** The body to send: a stream as a stream, and all else as bytes, whose length is known. */
const bodyOf = async (asked: Request, { body }: RequestInit): Promise<Buffer | Readable | undefined> => {
  if (asked.body === null) return undefined
  return body instanceof ReadableStream
    ? Readable.fromWeb(asked.body as Parameters<typeof Readable.fromWeb>[0])
    : Buffer.from(await asked.arrayBuffer())
}

/** A reason to abort may be anything. */
const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error('aborted', { cause: reason }))
