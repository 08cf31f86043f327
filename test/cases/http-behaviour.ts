/**
 * The rules of HTTP behaviour, each with requests that show it. The name of a rule is its heading in
 * docs/reference/http-behaviour.md. Requests are written as they are sent, so that no client normalizes them.
 */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type Koa from 'koa'
import { onTestFinished } from 'vitest'
import { defineRoutes } from '../../src/index.js'

/** Answers with the matched path and its parameters: `/places/:id {"id":"5"}`. */
export const echo = (ctx: Koa.Context): void => {
  ctx.body = `${ctx._matchedRoute} ${JSON.stringify(ctx.params)}`
}

/** The table that the requests of the rules are sent to. */
export const httpBehaviourRoutes = defineRoutes({}, r =>
  r
    .get('/', echo)
    .get('about', echo)
    .get('files/*path', echo)
    .get('places', echo)
    .post('places', echo)
    .get('places/:id', echo)
    .put('places/:id', echo)
    .patch('places/:id', echo)
    .delete('places/:id', echo)
    .get('places/search', echo)
    .post('places/search', echo)
    .get('places/*rest', echo)
    .get('café/:id', echo)
    .get('a;b', echo)
    .head('probe', ctx => {
      ctx.status = 204
    })
    .options('own', ctx => {
      ctx.status = 204
    })
    .all('any', echo),
)

interface Exchange {
  /** Method and request target. */
  readonly request: string
  readonly status: number
  readonly text?: string
  readonly allow?: string
}

interface Rule {
  readonly rule: string
  readonly exchanges: readonly Exchange[]
}

const found = (request: string, text: string): Exchange => ({ request, status: 200, text })
const missing = (request: string): Exchange => ({ request, status: 404, text: 'Not Found' })
const malformed = (request: string): Exchange => ({ request, status: 400, text: 'the path has a malformed escape' })
const refused = (request: string, status: number, allow: string): Exchange => ({ request, status, allow })

const PLACE = 'GET, HEAD, PUT, PATCH, DELETE'

export const httpBehaviourRules: readonly Rule[] = [
  {
    rule: 'A path without a route',
    exchanges: [
      missing('GET /nowhere'),
      missing('POST /nowhere'),
      missing('OPTIONS /nowhere'),
      missing('GET /about/us'),
    ],
  },
  {
    rule: 'A method without a route',
    exchanges: [
      refused('DELETE /places', 405, 'GET, HEAD, POST'),
      refused('POST /places/5', 405, PLACE),
      refused('POST /', 405, 'GET, HEAD'),
      refused('GET /probe', 405, 'HEAD'),
      refused('HEAD /own', 405, 'OPTIONS'),
      found('PATCH /any', '/any {}'),
    ],
  },
  {
    rule: 'An unknown method',
    exchanges: [
      refused('TRACE /places', 501, 'GET, HEAD, POST'),
      refused('PROPFIND /places/5', 501, PLACE),
      found('PROPFIND /any', '/any {}'),
      missing('PROPFIND /nowhere'),
      // Node rejects a method it does not know, so Koa never sees the request.
      { request: 'BREW /places', status: 400 },
      { request: 'get /places', status: 400 },
    ],
  },
  {
    rule: 'HEAD',
    exchanges: [
      { request: 'HEAD /places/5', status: 200, text: '' },
      { request: 'HEAD /any', status: 200, text: '' },
      { request: 'HEAD /probe', status: 204, text: '' },
      { request: 'HEAD /nowhere', status: 404, text: '' },
    ],
  },
  {
    rule: 'OPTIONS',
    exchanges: [
      { ...refused('OPTIONS /places', 200, 'GET, HEAD, POST'), text: '' },
      // Both the parameter and the literal match: the methods of both are allowed.
      refused('OPTIONS /places/search', 200, 'GET, HEAD, POST, PUT, PATCH, DELETE'),
      refused('OPTIONS /probe', 200, 'HEAD'),
      { request: 'OPTIONS /own', status: 204, text: '' },
      found('OPTIONS /any', '/any {}'),
    ],
  },
  {
    rule: 'Which route answers',
    exchanges: [
      found('GET /places/search', '/places/search {}'),
      found('GET /places/5', '/places/:id {"id":"5"}'),
      found('GET /places/5/beds', '/places/*rest {"rest":"5/beds"}'),
      found('PUT /places/search', '/places/:id {"id":"search"}'),
    ],
  },
  {
    rule: 'Escapes',
    exchanges: [
      found('GET /places/a%20b', '/places/:id {"id":"a b"}'),
      found('GET /places/a%2Fb', '/places/:id {"id":"a/b"}'),
      found('GET /places/a%2fb', '/places/:id {"id":"a/b"}'),
      found('GET /places/%252F', '/places/:id {"id":"%2F"}'),
      found('GET /places/%3Aid', '/places/:id {"id":":id"}'),
      found('GET /places/%3Fq', '/places/:id {"id":"?q"}'),
      missing('GET /about%2Fus'),
      found('GET /%61bout', '/about {}'),
      found('GET /caf%C3%A9/5', '/café/:id {"id":"5"}'),
      found('GET /caf%c3%a9/5', '/café/:id {"id":"5"}'),
      // Two code points that look like é are not é: there is no Unicode normalization.
      missing('GET /cafe%CC%81/5'),
      found('GET /places/%F0%9F%9A%82', '/places/:id {"id":"🚂"}'),
      found('GET /places/a+b', '/places/:id {"id":"a+b"}'),
      found('GET /places/a;b=1', '/places/:id {"id":"a;b=1"}'),
      found('GET /a;b', '/a;b {}'),
      found('GET /a%3Bb', '/a;b {}'),
      found('GET /places/a%2Bb', '/places/:id {"id":"a+b"}'),
    ],
  },
  {
    rule: 'Malformed escapes',
    exchanges: [
      malformed('GET /places/%'),
      malformed('GET /places/%4'),
      malformed('GET /places/%zz'),
      malformed('GET /places/100%'),
      malformed('GET /places/%E9'), // Latin-1
      malformed('GET /places/%C3'), // incomplete
      malformed('GET /places/%FF'),
      malformed('GET /places/%C0%AF'), // overlong
      malformed('GET /places/%ED%A0%80'), // a surrogate
      malformed('GET /places/%F4%90%80%80'), // above U+10FFFF
      malformed('DELETE /nowhere/%'),
      malformed('OPTIONS /places/%'),
      // A request target cannot contain a raw byte, and Node rejects it.
      { request: 'GET /caf\xe9/5', status: 400 },
    ],
  },
  {
    rule: 'Trailing slashes',
    exchanges: [
      found('GET /about/', '/about {}'),
      found('GET /places/5/', '/places/:id {"id":"5"}'),
      found('GET /places/', '/places {}'),
      refused('POST /about/', 405, 'GET, HEAD'),
      found('GET /places/5/?q', '/places/:id {"id":"5"}'),
    ],
  },
  {
    rule: 'Empty segments',
    exchanges: ['//', '//about', '/about//', '/places//5', '/files//a', '/files/a//b', '/files/a//'].map(path =>
      missing(`GET ${path}`),
    ),
  },
  {
    rule: 'Dot segments',
    exchanges: [
      missing('GET /./about'),
      found('GET /places/..', '/places/:id {"id":".."}'),
      found('GET /places/%2E%2e', '/places/:id {"id":".."}'),
      found('GET /files/../../etc/passwd', '/files/*path {"path":"../../etc/passwd"}'),
    ],
  },
  {
    rule: 'Case',
    exchanges: [missing('GET /About'), missing('GET /ABOUT'), found('GET /places/A', '/places/:id {"id":"A"}')],
  },
  {
    rule: 'Wildcards',
    exchanges: [
      found('GET /files/a', '/files/*path {"path":"a"}'),
      found('GET /files/a/b%20c/d', '/files/*path {"path":"a/b c/d"}'),
      found('GET /files/a%2Fb/c', '/files/*path {"path":"a/b/c"}'),
      found('GET /files/a/', '/files/*path {"path":"a"}'),
      missing('GET /files'),
      missing('GET /files/'),
      malformed('GET /files/a/%'),
    ],
  },
  {
    rule: 'The query and the fragment',
    exchanges: [
      found('GET /about?page=2', '/about {}'),
      found('GET /?/places/5', '/ {}'),
      found('GET /places/5?id=6&%zz', '/places/:id {"id":"5"}'),
      found('GET /about#top', '/about {}'),
    ],
  },
  {
    rule: 'The absolute form of a request target',
    exchanges: [
      found('GET http://example.com/places/5?id=6', '/places/:id {"id":"5"}'),
      found('GET http://user@example.com:8080/about', '/about {}'),
      found('GET http://example.com', '/ {}'),
      found('GET http://example.com/caf%C3%A9/5', '/café/:id {"id":"5"}'),
      refused('DELETE http://example.com/places', 405, 'GET, HEAD, POST'),
      malformed('GET http://example.com/places/%zz'),
      { request: 'GET other://example.com', status: 400, text: 'the request target has no path' },
      { request: 'GET http://[::1/places', status: 400, text: 'the request target has no path' },
      { request: 'OPTIONS http://[::1/places', status: 400, text: 'the request target has no path' },
    ],
  },
  {
    rule: 'The asterisk form of a request target',
    exchanges: [missing('OPTIONS *'), missing('GET *')],
  },
  {
    rule: 'Long paths',
    exchanges: [
      found(`GET /places/${'a'.repeat(8_000)}`, `/places/:id {"id":"${'a'.repeat(8_000)}"}`),
      missing(`GET ${'/a'.repeat(4_000)}`),
      found(`GET /files${'/a'.repeat(4_000)}`, `/files/*path {"path":"a${'/a'.repeat(3_999)}"}`),
      // By default Node accepts 16 KiB of headers.
      { request: `GET /places/${'a'.repeat(20_000)}`, status: 431 },
    ],
  },
]

/** Listens on loopback until the test ends. Returns the port. */
export const listen = async (listener: RequestListener, maxHeaderSize?: number): Promise<number> => {
  const server = createServer(maxHeaderSize === undefined ? {} : { maxHeaderSize }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port // a server that listens on a port has one
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Sends one request on a connection of its own, its target unchanged, and reads the whole answer. */
export const send = async (port: number, request: string, ...headers: readonly string[]): Promise<Answer> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {}) // a server that rejects a request may close before all of it is sent
  const lines = [`${request} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', '']
  socket.write(Buffer.from(lines.join('\r\n'), 'latin1'))
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const received = Buffer.concat(chunks).toString()
  const end = received.indexOf('\r\n\r\n')
  const [statusLine = '', ...fields] = received.slice(0, end).split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map(field => [
        field.slice(0, field.indexOf(':')).toLowerCase(),
        field.slice(field.indexOf(':') + 1).trim(),
      ]),
    ),
    text: received.slice(end + 4),
  }
}
