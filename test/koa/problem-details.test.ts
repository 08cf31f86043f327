/** What `problemDetails()` answers over a socket. */
import { once } from 'node:events'
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, InputError, problemDetails, reply } from '../../src/index.js'
import { applications, serve as serveOn } from '../support/serve.js'

const issues = [{ in: 'body', path: ['guests', 0, 'age'], message: 'is missing' }] as const
const throwing = (error: unknown) => () => {
  throw error
}
const errorWith = (members: object, message = 'the message'): Error => Object.assign(new Error(message), members)
/** A problem as a client reads it. */
interface ProblemCase {
  readonly status: number
  readonly [member: string]: unknown
}
/** A problem without a type of its own. */
const blank = (status: number, title: string, members = {}) => ({ type: 'about:blank', title, status, ...members })

describe.each(applications)('$koa', ({ create }) => {
  const serve = async (...middlewares: readonly Koa.Middleware[]) => {
    const { ask: send, errors } = await serveOn(create(), ...middlewares)
    const ask = async (request = 'GET /it') => {
      const { status, headers, text } = await send(request)
      const type = headers['content-type']
      return {
        status,
        headers,
        type,
        text,
        problem: type === 'application/problem+json' && text ? JSON.parse(text) : text,
      }
    }
    return { ask, errors }
  }

  it.each<[what: string, middleware: Koa.Middleware, problem: ProblemCase]>([
    [
      'ctx.throw with a message',
      ctx => ctx.throw(404, 'no such place'),
      blank(404, 'Not Found', { detail: 'no such place' }),
    ],
    ['ctx.throw without a message', ctx => ctx.throw(403), blank(403, 'Forbidden')],
    [
      'an InputError',
      throwing(new InputError(issues)),
      blank(422, 'Unprocessable Entity', { detail: 'not valid: body.guests.0.age', errors: issues }),
    ],
    [
      'an InputError of a parameter',
      throwing(new InputError([{ in: 'params', path: ['id'], message: 'is wrong' }], 'a message')),
      blank(400, 'Bad Request', { detail: 'a message', errors: [{ in: 'params', path: ['id'], message: 'is wrong' }] }),
    ],
    [
      'an error of the application',
      throwing(errorWith({ status: 409, expose: true })),
      blank(409, 'Conflict', { detail: 'the message' }),
    ],
    [
      'an error with statusCode',
      throwing(errorWith({ statusCode: 409, expose: true })),
      blank(409, 'Conflict', { detail: 'the message' }),
    ],
    [
      'an error with a problem of its own',
      throwing(
        errorWith({
          status: 403,
          expose: true,
          problem: { type: 'https://example.com/credit', title: 'Credit', balance: 30, status: 200 },
        }),
      ),
      { type: 'https://example.com/credit', title: 'Credit', status: 403, detail: 'the message', balance: 30 },
    ],
    [
      'an error that is exposed with 500',
      throwing(errorWith({ status: 500, expose: true })),
      blank(500, 'Internal Server Error', { detail: 'the message' }),
    ],
    ['an error without a status', throwing(errorWith({})), blank(500, 'Internal Server Error')],
    [
      'an error that is not exposed',
      throwing(errorWith({ status: 409, problem: { secret: 5 } })),
      blank(409, 'Conflict'),
    ],
    ['ctx.throw with 500', ctx => ctx.throw(500, 'secret'), blank(500, 'Internal Server Error')],
    [
      'an error with a status that is none',
      throwing(errorWith({ status: 'a', expose: false })),
      blank(500, 'Internal Server Error'),
    ],
    [
      'an error with the status of a success',
      throwing(errorWith({ status: 200 })),
      blank(500, 'Internal Server Error'),
    ],
    ['a text', throwing('secret'), blank(500, 'Internal Server Error')],
    ...['abc', ['a', 'b'], 5, true, null, () => {}].map((problem): [string, Koa.Middleware, ProblemCase] => [
      `an error whose problem is ${JSON.stringify(problem) ?? 'a function'}`,
      throwing(errorWith({ status: 409, expose: true, problem })),
      blank(409, 'Conflict', { detail: 'the message' }),
    ]),
    [
      'an error whose problem has members without a value',
      throwing(
        errorWith({ status: 409, expose: true, problem: { title: undefined, detail: undefined, when: new Date(0) } }),
      ),
      blank(409, 'Conflict', { detail: 'the message', when: '1970-01-01T00:00:00.000Z' }),
    ],
    [
      'an error whose problem has a toJSON',
      throwing(errorWith({ status: 409, expose: true, problem: { toJSON: () => ({ balance: 30 }) } })),
      blank(409, 'Conflict', { detail: 'the message', balance: 30 }),
    ],
    [
      'an error whose problem becomes a text',
      throwing(errorWith({ status: 409, expose: true, problem: { toJSON: () => 'abc' } })),
      blank(409, 'Conflict', { detail: 'the message' }),
    ],
    ['undefined', throwing(undefined), blank(500, 'Internal Server Error')],
  ])('answers %s that is thrown, and the application gets it', async (_what, middleware, problem) => {
    const { ask, errors } = await serve(problemDetails(), middleware)
    expect(await ask()).toMatchObject({ status: problem.status, type: 'application/problem+json' })
    expect((await ask()).problem).toEqual(problem)
    expect(await ask('HEAD /it')).toMatchObject({ status: problem.status, type: 'application/problem+json', text: '' })
    expect(errors).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)])
  })

  it('says what was thrown that is not an error', async () => {
    const { ask, errors } = await serve(problemDetails(), throwing('secret'))
    await ask()
    expect(errors).toMatchObject([{ message: 'something that is not an error was thrown', cause: 'secret' }])
  })

  it.each<[what: string, middleware: Koa.Middleware, problem: ProblemCase]>([
    ['nobody answers', (_ctx, next) => next(), blank(404, 'Not Found')],
    ['only sets a status', ctx => void Object.assign(ctx, { status: 503 }), blank(503, 'Service Unavailable')],
    ['sets a status and no body', ctx => void Object.assign(ctx, { body: null, status: 404 }), blank(404, 'Not Found')],
    ['sets a status that has no name', ctx => void Object.assign(ctx, { status: 599 }), blank(599, 'Unknown')],
  ])('answers a request that %s', async (_what, middleware, problem) => {
    const { ask, errors } = await serve(problemDetails(), middleware)
    expect(await ask()).toMatchObject({ type: 'application/problem+json', problem })
    expect(errors).toEqual([])
  })

  it('names the action and the place of a bigint where a middleware reads the length of the body', async () => {
    class Places {
      index() {
        return [{ id: 5n }]
      }
    }
    const router = createRouter(defineRoutes({ Places }, r => r.get('it', Places, 'index')))
    const readLength: Koa.Middleware = async (ctx, next) => {
      await next()
      ctx.set('X-Length', String(ctx.length)) // as koa-compress does
    }
    const { ask, errors } = await serve(problemDetails(), readLength, router.routes())
    expect((await ask()).problem).toEqual(blank(500, 'Internal Server Error'))
    expect(errors).toMatchObject([
      { message: 'Places#index: body[0].id is a bigint, which JSON does not have: use a string' },
    ])

    const unrouted = await serve(problemDetails(), ctx => {
      ctx.body = { id: 5n }
      ctx.set('X-Length', String(ctx.length))
    })
    expect((await unrouted.ask()).status).toBe(500)
    expect(unrouted.errors).toMatchObject([{ message: 'Do not know how to serialize a BigInt' }])
  })

  it('answers for a router', async () => {
    class Its {
      show() {
        return reply(404)
      }
      index() {
        return reply(404, { message: 'no such place' })
      }
    }
    const routes = defineRoutes({ Its }, r => r.resources('its', { only: ['index', 'show'], id: 'integer' }))
    const router = createRouter(routes)
    const { ask } = await serve(problemDetails(), router.routes(), router.allowedMethods())
    expect((await ask('GET /nowhere')).problem).toEqual(blank(404, 'Not Found'))
    expect((await ask('GET /its/five')).problem).toEqual(blank(404, 'Not Found'))
    expect((await ask('GET /its/5')).problem).toEqual(blank(404, 'Not Found'))
    expect((await ask('GET /its/%')).problem).toEqual(
      blank(400, 'Bad Request', { detail: 'the path has a malformed escape' }),
    )
    const refused = await ask('PUT /its/5')
    expect(refused.problem).toEqual(blank(405, 'Method Not Allowed'))
    expect(refused.headers.allow).toBe('GET, HEAD')
    expect((await ask('PROPFIND /its')).problem).toEqual(blank(501, 'Not Implemented'))
    expect(await ask('OPTIONS /its')).toMatchObject({ status: 200, text: '' })
    expect(await ask('GET /its')).toMatchObject({ status: 404, text: '{"message":"no such place"}' })
    const thrown = await serve(problemDetails(), router.routes(), router.allowedMethods({ throw: true }))
    expect(await thrown.ask('PUT /its/5')).toMatchObject({
      problem: blank(405, 'Method Not Allowed'),
      headers: { allow: 'GET, HEAD' },
    })
  })

  it.each<[what: string, middleware: Koa.Middleware, status: number, text: string]>([
    ['a body', ctx => void Object.assign(ctx, { status: 404, body: 'own' }), 404, 'own'],
    ['an empty body', ctx => void Object.assign(ctx, { status: 404, body: '' }), 404, ''],
    ['a success', ctx => void Object.assign(ctx, { status: 204 }), 204, ''],
    ['a redirect', ctx => ctx.redirect('/other'), 302, 'Redirecting to /other.'],
  ])('leaves %s alone', async (_what, middleware, status, text) => {
    const { ask } = await serve(problemDetails(), middleware)
    expect(await ask()).toMatchObject({ status, text: expect.stringContaining(text) })
  })

  it('leaves an answer without Koa alone', async () => {
    const { ask, errors } = await serve(problemDetails(), ctx => {
      ctx.respond = false
      setImmediate(() => ctx.res.end('own'))
    })
    const answer = await ask()
    expect(answer.text).toContain('own')
    expect(answer.type).toBeUndefined()
    expect(errors).toEqual([])
  })

  it('leaves an error after the start of the answer to Koa', async () => {
    const { ask, errors } = await serve(problemDetails(), ctx => {
      ctx.status = 200
      ctx.flushHeaders()
      ctx.res.end('begun')
      throw errorWith({})
    })
    expect((await ask()).text).toContain('begun')
    expect(errors).toMatchObject([{ message: 'the message', headerSent: true }])
  })

  it('keeps header fields, but not those of the body that the error replaces, and adds those of the error', async () => {
    const outer: Koa.Middleware = (ctx, next) => {
      ctx.set({ 'Access-Control-Allow-Origin': '*', Vary: 'Origin' })
      return next()
    }
    const { ask } = await serve(outer, problemDetails(), ctx => {
      ctx.set({
        'Content-Security-Policy': "default-src 'self'",
        'Cache-Control': 'public',
        ETag: '"a"',
        'Content-Encoding': 'gzip',
      })
      ctx.set('Content-Disposition', 'attachment')
      ctx.body = Buffer.from('ab')
      throw errorWith({
        status: 401,
        headers: {
          'WWW-Authenticate': ['Basic', 'Bearer'],
          'Retry-After': '5',
          'Content-Type': 'text/csv',
          'content-length': '1',
        },
      })
    })
    const { headers, problem } = await ask()
    expect(problem).toEqual(blank(401, 'Unauthorized'))
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      vary: 'Origin',
      'content-security-policy': "default-src 'self'",
      'www-authenticate': 'Bearer',
      'retry-after': '5',
    })
    for (const name of ['cache-control', 'etag', 'content-encoding', 'content-disposition'])
      expect(headers).not.toHaveProperty(name)
  })

  it.each<[what: string, headers: unknown, sent: object]>([
    ['undefined', { 'Retry-After': undefined, 'X-Own': 'a' }, { 'x-own': 'a' }],
    ['null', { 'Retry-After': null, 'X-Own': 'a' }, { 'x-own': 'a' }],
    ['a number and a boolean', { 'Retry-After': 5, 'X-Own': true }, { 'retry-after': '5', 'x-own': 'true' }],
    ['a text in place of all', 'abc', {}],
    ['a list in place of all', ['a', 'b'], {}],
    ['nothing', undefined, {}],
  ])('takes %s for header fields of an error', async (_what, headers, sent) => {
    const { ask, errors } = await serve(problemDetails(), throwing(errorWith({ status: 409, expose: true, headers })))
    const answer = await ask()
    expect(answer.problem).toEqual(blank(409, 'Conflict', { detail: 'the message' }))
    const { date, connection, 'content-type': type, 'content-length': length, ...others } = answer.headers
    expect(others).toEqual(sent)
    expect(errors).toHaveLength(1)
  })

  it.each<[what: string, name: string, value: unknown]>([
    ['with a line break in the value', 'X-Own', 'a\nb'],
    ['with a name that is none', 'a b', 'c'],
    ['with an object', 'X-Own', { a: 1 }],
    ['with undefined in a list', 'X-Own', ['a', undefined]],
    ['with a symbol', 'X-Own', Symbol('s')],
  ])('keeps the status and the other fields for a field %s, and reports it', async (_what, name, value) => {
    const headers = { [name]: value, 'WWW-Authenticate': 'Basic' }
    const { ask, errors } = await serve(problemDetails(), throwing(errorWith({ status: 401, headers })))
    expect(await ask()).toMatchObject({
      status: 401,
      problem: blank(401, 'Unauthorized'),
      headers: { 'www-authenticate': 'Basic' },
    })
    expect(errors).toMatchObject([
      { message: 'the message' },
      { message: `the header field '${name}' of an error cannot be sent`, cause: expect.any(TypeError) },
    ])
  })

  it('sends no fields of an error that describe another body', async () => {
    const headers = {
      ...{
        'Content-Type': 'text/csv',
        'content-encoding': 'gzip',
        'CONTENT-LENGTH': '5',
        'Content-Disposition': 'attachment',
      },
      ...{
        'Content-Range': 'bytes 0-1/5',
        'Content-Location': '/other',
        'Content-MD5': 'a',
        'Content-Digest': 'a',
        Digest: 'a',
      },
      ...{ 'Repr-Digest': 'a', ETag: '"a"', 'Last-Modified': 'a', 'Transfer-Encoding': 'chunked', Trailer: 'Digest' },
      ...{ 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store', 'Content-Language': 'de', 'X-Own': 'a' },
    }
    const { ask } = await serve(problemDetails(), throwing(errorWith({ status: 502, expose: true, headers })))
    const answer = await ask()
    expect(answer.problem).toEqual(blank(502, 'Bad Gateway', { detail: 'the message' }))
    const { date, connection, 'content-length': length, ...others } = answer.headers
    expect(others).toEqual({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'content-language': 'de',
      'x-own': 'a',
    })
  })

  it('sends Content-Range with 416, as an answer to a range', async () => {
    const error = errorWith({ status: 416, headers: { 'Content-Range': 'bytes */5' } })
    const { ask } = await serve(problemDetails(), throwing(error))
    expect(await ask()).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */5' } })
  })

  it.each<[what: string, problem: object]>([
    ['a bigint', { balance: 5n }],
    [
      'itself',
      new (class Self {
        readonly self = this
      })(),
    ],
    [
      'a toJSON that throws',
      {
        toJSON: () => {
          throw new Error('no')
        },
      },
    ],
  ])('keeps the status for a problem with %s, and reports it', async (_what, problem) => {
    const { ask, errors } = await serve(problemDetails(), throwing(errorWith({ status: 409, expose: true, problem })))
    expect(await ask()).toMatchObject({ status: 409, problem: blank(409, 'Conflict', { detail: 'the message' }) })
    expect(errors).toMatchObject([
      { message: 'the message' },
      { message: 'the problem of an error cannot be sent as JSON' },
    ])
  })

  it.each(['GET', 'HEAD'])('answers %s over HTTP/2, where Node warns of nothing', async method => {
    const warnings: Error[] = []
    const warn = (warning: Error) => void warnings.push(warning)
    process.on('warning', warn)
    const app = create().use(problemDetails())
    app.silent = true
    app.use((ctx, next) => (ctx.path === '/thrown' ? ctx.throw(404, 'no such place') : next()))
    const server = createHttp2Server(app.callback()).listen(0)
    const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const ask = async (path: string) => {
      const request = client.request({ ':path': path, ':method': method })
      const answer = once(request, 'response').then(([headers]) => headers)
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      return { headers: await answer, text: Buffer.concat(chunks).toString() }
    }
    // Koa 2 answers no HEAD over HTTP/2.
    const paths = method === 'HEAD' && create === applications[1]?.create ? [] : ['/thrown', '/nowhere']
    const answers = await Promise.all(paths.map(ask))
    client.destroy()
    server.close()
    process.off('warning', warn)
    expect(warnings).toEqual([])
    for (const [at, { headers, text }] of answers.entries()) {
      expect(headers).toMatchObject({ ':status': 404, 'content-type': 'application/problem+json' })
      const problem = blank(404, 'Not Found', at === 0 ? { detail: 'no such place' } : {})
      expect(text).toBe(method === 'HEAD' ? '' : JSON.stringify(problem))
    }
  })
})
