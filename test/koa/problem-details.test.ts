/** What `problemDetails()` answers over a socket. */
import Koa from 'koa'
import Koa2 from 'koa-2'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, InputError, problemDetails, reply } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'

const applications = [
  { koa: 'Koa 3', create: () => new Koa() },
  { koa: 'Koa 2', create: () => new Koa2() as unknown as Koa }, // the part that is used here is the same
]

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
    const app = create()
    const errors: unknown[] = []
    app.on('error', error => errors.push(error))
    for (const middleware of middlewares) app.use(middleware)
    const port = await listen(app.callback())
    const ask = async (request = 'GET /it') => {
      const { status, headers, text } = await send(port, request)
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
})
