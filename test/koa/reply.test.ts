/** What `reply` answers over a socket, from actions and from middleware routes. */
import { Agent, get } from 'node:http'
import { Readable } from 'node:stream'
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, reply } from '../../src/index.js'
import { applications, serve as serveOn } from '../support/serve.js'

type Action = (ctx: Koa.Context, next: Koa.Next) => unknown

const controllerOf = (action: Action) =>
  class ItController {
    answer(ctx: Koa.Context, next: Koa.Next) {
      return action(ctx, next)
    }
  }

/** The ways in which a request for /it reaches what replies. */
const ways: readonly { readonly way: string; readonly mount: (action: Action) => AnyRouteTable }[] = [
  {
    way: 'an action',
    mount: action => {
      const It = controllerOf(action)
      return defineRoutes({ It }, r => r.all('it', It, 'answer'))
    },
  },
  {
    way: 'an action behind a middleware',
    mount: action => {
      const It = controllerOf(action)
      return defineRoutes({ It }, r => r.use((_, next) => next()).all('it', It, 'answer'))
    },
  },
  {
    way: 'an action of a lazy controller',
    mount: action => defineRoutes({ It: async () => controllerOf(action) }, r => r.all('it', 'It#answer')),
  },
  {
    way: 'a middleware route',
    mount: action => defineRoutes({}, r => r.all('it', ctx => action(ctx, async () => {}))),
  },
  {
    way: 'an asynchronous middleware route',
    mount: action => defineRoutes({}, r => r.all('it', async ctx => action(ctx, async () => {}))),
  },
]

describe.each(applications)('$koa', ({ create }) => {
  const serve = async (...middlewares: readonly Koa.Middleware[]) => {
    const { ask, ...served } = await serveOn(create(), ...middlewares)
    return { ...served, ask: (request = 'GET /it') => ask(request) }
  }
  const json = 'application/json; charset=utf-8'

  describe.each(ways)('$way', ({ mount }) => {
    const serveReply = (action: Action, ...before: readonly Koa.Middleware[]) => {
      const router = createRouter(mount(action))
      return serve(...before, router.routes(), router.allowedMethods())
    }

    it.each<[what: string, action: Action, status: number, type: string | undefined, text: string]>([
      ['an object', () => reply(201, { id: '5' }), 201, json, '{"id":"5"}'],
      ['a promise of one', async () => reply(404, { message: 'no' }), 404, json, '{"message":"no"}'],
      ['a list', () => reply(200, [1]), 200, json, '[1]'],
      ['a text', () => reply(402, 'pay'), 402, 'text/plain; charset=utf-8', 'pay'],
      ['a page', () => reply(200, '<p>'), 200, 'text/html; charset=utf-8', '<p>'],
      ['an empty text', () => reply(200, ''), 200, 'text/plain; charset=utf-8', ''],
      ['a number', () => reply(200, 0), 200, json, '0'],
      ['a buffer', () => reply(206, Buffer.from('ab')), 206, 'application/octet-stream', 'ab'],
      ['a stream', () => reply(203, Readable.from(['ab'])), 203, 'application/octet-stream', '2\r\nab\r\n0\r\n\r\n'],
      ['null', () => reply(200, null), 200, json, 'null'],
      ['no body', () => reply(404), 404, undefined, ''],
      ['no body and the status 200', () => reply(200), 200, undefined, ''],
      ['the status 204', () => reply(204), 204, undefined, ''],
      ['the status 304', () => reply(304), 304, undefined, ''],
      ['a status that has no name', () => reply(299, 'a'), 299, 'text/plain; charset=utf-8', 'a'],
    ])('replies with %s', async (_what, action, status, type, text) => {
      const { ask, errors } = await serveReply(action)
      const answer = await ask()
      expect(answer).toMatchObject({ status, text })
      expect(answer.headers['content-type']).toBe(type)
      expect((await ask('HEAD /it')).status).toBe(status)
      expect(errors).toEqual([])
    })

    it('replies with header fields, which take precedence over those of Koa', async () => {
      const headers = { 'Content-Type': 'text/csv', Vary: ['Accept', 'Cookie'], Age: 5, ETag: undefined }
      const { port } = await serveReply(() => reply(200, 'a,b', headers))
      const answer = await fetch(`http://localhost:${port}/it`)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/csv',
        vary: 'Accept, Cookie',
        age: '5',
      })
      expect(answer.headers.has('etag')).toBe(false)
      const problem = await serveReply(() =>
        reply(409, { title: 'taken' }, { 'Content-Type': 'application/problem+json' }),
      )
      expect((await problem.ask()).headers['content-type']).toBe('application/problem+json')
    })

    it('replies in place of what the action or a middleware has set', async () => {
      const before: Koa.Middleware = (ctx, next) => {
        ctx.status = 202
        ctx.type = 'json'
        ctx.body = Readable.from(['unread'])
        return next()
      }
      const { ask } = await serveReply(ctx => {
        ctx.status = 500
        return reply(404)
      }, before)
      expect(await ask()).toMatchObject({ status: 404, text: '' })
      const other = await serveReply(() => reply(201, { id: 5 }), before)
      expect(await other.ask()).toMatchObject({ status: 201, text: '{"id":5}' })
    })

    it('answers 500 with a header field that HTTP does not have', async () => {
      const { ask, errors } = await serveReply(() => reply(200, 'a', { 'X-A': 'a\r\nSet-Cookie: b' }))
      expect((await ask()).status).toBe(500)
      expect(errors).toMatchObject([{ code: 'ERR_INVALID_CHAR' }])
    })

    it('ends an answer 205, so that the connection stays usable', async () => {
      const { port } = await serveReply(() => reply(205, undefined, { 'X-A': 'a' }))
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = () =>
        new Promise<readonly unknown[]>((resolve, reject) => {
          get({ port, path: '/it', agent, timeout: 5_000 }, response => {
            const { localPort } = response.socket
            response
              .resume()
              .once('end', () => resolve([response.statusCode, response.headers['content-length'], localPort]))
          }).once('error', reject)
        })
      const first = await ask()
      expect(first.slice(0, 2)).toEqual([205, '0'])
      expect(await ask()).toEqual(first)
      agent.destroy()
    })

    it('answers 500 for a body that JSON does not have', async () => {
      const { ask, errors } = await serveReply(() => reply(200, /a/))
      expect((await ask()).status).toBe(500)
      expect(errors).toMatchObject([
        {
          message: expect.stringMatching(
            /^(It#answer|ALL \/it) returned a RegExp, which JSON does not have: return a string/,
          ),
        },
      ])
    })

    it.each<[what: string, value: unknown, place: string]>([
      ['a member', { place: { id: 5n } }, '.place.id'],
      ['an element', [1, [2, { id: 5n }]], '[1][1].id'],
    ])('answers 500 for a bigint that is %s, with an error that says where it is', async (_what, value, place) => {
      const { ask, errors } = await serveReply(() => reply(200, value))
      for (const method of ['GET', 'HEAD']) expect((await ask(`${method} /it`)).status).toBe(500)
      const message = expect.stringMatching(
        new RegExp(
          `^(It#answer|/it): body${place.replace(/[[\].]/g, '\\$&')} is a bigint, which JSON does not have: use a string$`,
        ),
      )
      expect(errors).toMatchObject([{ message }, { message }])
      expect(errors[0]?.cause).toBeInstanceOf(TypeError)
    })
  })

  it.each<[what: string, body: object, message: RegExp]>([
    [
      'whose toJSON gives a bigint',
      { toJSON: () => ({ id: 5n }) },
      /^It#answer: the body cannot be sent as JSON: Do not know how/,
    ],
    [
      'that contains itself',
      Object.assign([], { 0: [] as unknown[] }),
      /^It#answer: the body cannot be sent as JSON: Converting circular/,
    ],
  ])('answers 500 for a body %s, with an error that names the action', async (what, body, message) => {
    if (what === 'that contains itself') Reflect.get(body, 0).push(body)
    const { ask, errors } = await serve(createRouter(ways[0]?.mount(() => body) as AnyRouteTable).routes())
    expect(await ask()).toMatchObject({ status: 500, text: 'Internal Server Error' })
    expect(errors).toMatchObject([{ message: expect.stringMatching(message), cause: expect.any(TypeError) }])
  })

  it('leaves other errors alone, whose messages are alike', async () => {
    const fail = async (_ctx: Koa.Context, next: Koa.Next) => {
      await next()
      JSON.stringify({ id: 5n })
    }
    const { ask, errors } = await serve(fail, createRouter(ways[0]?.mount(() => ({ id: 5 })) as AnyRouteTable).routes())
    expect((await ask()).status).toBe(500)
    expect(errors).toMatchObject([{ message: 'Do not know how to serialize a BigInt' }])
  })

  it('answers 500 for a bigint in a value that an action returns, with the same error', async () => {
    const It = controllerOf(() => ({ id: 5n }))
    const { ask, errors } = await serve(createRouter(defineRoutes({ It }, r => r.get('it', It, 'answer'))).routes())
    expect(await ask()).toMatchObject({ status: 500, text: 'Internal Server Error' })
    expect(errors).toMatchObject([
      { message: 'It#answer: body.id is a bigint, which JSON does not have: use a string' },
    ])
  })

  it('leaves the onerror of a middleware and of an application in its place', async () => {
    const circular: { self?: unknown } = {}
    circular.self = circular
    const It = controllerOf(() => circular)
    const router = createRouter(defineRoutes({ It }, r => r.get('it', It, 'answer')))
    const { ask, errors } = await serve(router.routes())
    expect((await ask()).status).toBe(500)
    expect(errors).toMatchObject([{ message: expect.stringContaining('circular') }])

    const own = await serve((ctx, next) => {
      ctx.onerror = () => ctx.res.end('own')
      return next()
    }, router.routes())
    expect((await own.ask()).text).toContain('own')

    const shared = await serve(router.routes())
    shared.app.context.onerror = function (this: Koa.Context) {
      this.res.end('shared')
    }
    expect((await shared.ask()).text).toContain('shared')
  })

  it('takes a reply for no other object with the same members', async () => {
    const It = controllerOf(() => ({ status: 404, body: 'b', headers: {} }))
    const { ask } = await serve(createRouter(defineRoutes({ It }, r => r.get('it', It, 'answer'))).routes())
    expect(await ask()).toMatchObject({ status: 200, text: '{"status":404,"body":"b","headers":{}}' })
  })

  it('knows the replies of another copy of this package', async () => {
    const other = Object.assign(Object.create({ [Symbol.for('signalbox.Reply')]: true }), {
      status: 201,
      body: 'b',
      headers: {},
    })
    const It = controllerOf(() => other)
    const { ask } = await serve(createRouter(defineRoutes({ It }, r => r.get('it', It, 'answer'))).routes())
    expect(await ask()).toMatchObject({ status: 201, text: 'b' })
  })

  it('replies with what Koa 3 sends', async () => {
    const It = controllerOf(() => reply(201, new Response('ab', { status: 418, headers: { 'X-A': 'a' } })))
    const { ask } = await serve(createRouter(defineRoutes({ It }, r => r.get('it', It, 'answer'))).routes())
    const answer = await ask()
    if (create() instanceof Koa) expect(answer).toMatchObject({ status: 201, headers: { 'x-a': 'a' } })
    else expect(answer.status).toBe(500)
  })
})
