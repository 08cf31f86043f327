/** Streams as bodies: whatever a stream does, the answer ends, its error is reported once, and the process goes on. */
import { createReadStream } from 'node:fs'
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { PassThrough, Readable, Stream } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import Koa from 'koa'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, reply } from '../../src/index.js'
import { listen, send } from '../cases/http-behaviour.js'
import { applications } from '../support/serve.js'

/** A stream that gives a text, and then does something else in place of ending. */
const afterText = (then: (stream: Readable) => void): Readable => {
  let reads = 0
  return new Readable({
    read() {
      if (reads++ === 0) this.push('begun')
      else setTimeout(() => then(this), 5)
    },
  })
}
/** A stream that does something of its own accord, whoever listens. */
const old = (then: (stream: Stream) => void, wait = 5): Stream => {
  const stream = Object.assign(new Stream(), { readable: true })
  setTimeout(() => then(stream), wait)
  return stream
}

interface Case {
  readonly what: string
  readonly make: () => unknown
  /** The answer to GET: its status, and what it has of the text. */
  readonly status: number
  readonly text?: string
  /** What the error says. */
  readonly error?: string
}
const NO_CHUNK = 'the stream gives a value of type object: only strings and bytes can be sent'
const CLOSED = 'the stream has closed before its end'

const cases: readonly Case[] = [
  { what: 'works', make: () => Readable.from(['all']), status: 200, text: 'all' },
  { what: 'reads a file that is missing', make: () => createReadStream('/nowhere'), status: 500, error: 'ENOENT' },
  {
    what: 'fails at once',
    make: () =>
      new Readable({
        read() {
          this.destroy(new Error('at once'))
        },
      }),
    status: 500,
    error: 'at once',
  },
  {
    what: 'fails later',
    make: () =>
      new Readable({
        read() {
          setTimeout(() => this.destroy(new Error('later')), 5)
        },
      }),
    status: 500,
    error: 'later',
  },
  {
    what: 'fails after its start',
    make: () => afterText(each => each.destroy(new Error('late'))),
    status: 200,
    text: 'begun',
    error: 'late',
  },
  {
    what: 'closes after its start',
    make: () => afterText(each => each.destroy()),
    status: 200,
    text: 'begun',
    error: CLOSED,
  },
  {
    what: 'is a generator that throws',
    make: () => Readable.from(throwing()),
    status: 200,
    text: 'begun',
    error: 'thrown',
  },
  {
    what: 'fails while it closes',
    make: () =>
      new Readable({
        read() {
          this.push('all')
          this.push(null)
        },
        destroy: (_error, done) => done(new Error('closing')),
      }),
    status: 200,
    text: 'all',
    error: 'closing',
  },
  {
    what: 'is destroyed already',
    make: () => Readable.from(['a']).destroy(),
    status: 500,
    error: 'the stream is destroyed already, and so it cannot be sent',
  },
  {
    what: 'has failed already',
    make: () =>
      Readable.from(['a'])
        .on('error', () => {})
        .destroy(new Error('before')),
    status: 500,
    error: 'before',
  },
  { what: 'gives objects', make: () => Readable.from([{ a: 1 }]), status: 500, error: NO_CHUNK },
  {
    what: 'gives an object after its start',
    make: () => Readable.from(['begun', { a: 1 }]),
    status: 200,
    text: 'begun',
    error: NO_CHUNK,
  },
  {
    what: 'is old, and fails',
    make: () => old(each => each.emit('error', new Error('old'))),
    status: 500,
    error: 'old',
  },
  {
    what: 'is old, and fails twice',
    make: () => old(each => ['one', 'two'].forEach(message => void each.emit('error', new Error(message)))),
    status: 500,
    error: 'one',
  },
  {
    what: 'is old, and gives an object',
    make: () => old(each => each.emit('data', { a: 1 }), 60),
    status: 500,
    error: NO_CHUNK,
  },
]
async function* throwing() {
  yield 'begun'
  throw new Error('thrown')
}

/** The ways in which a route answers with a stream. */
const ways: readonly { readonly way: string; readonly tableOf: (make: () => unknown) => AnyRouteTable }[] = [
  { way: 'an action returns', tableOf: make => actionTable(make) },
  { way: 'an action replies with', tableOf: make => actionTable(() => reply(200, make())) },
  { way: 'an action sets', tableOf: make => actionTable(ctx => void Object.assign(ctx, { body: make() })) },
  {
    way: 'a middleware route sets',
    tableOf: make => defineRoutes({}, r => r.get('it', async ctx => void Object.assign(ctx, { body: make() }))),
  },
  {
    way: 'a middleware route sets and returns',
    tableOf: make => defineRoutes({}, r => r.get('it', ctx => Object.assign(ctx, { body: make() }).body)),
  },
  {
    way: 'a middleware route replies with',
    tableOf: make => defineRoutes({}, r => r.get('it', () => reply(200, make()))),
  },
]
const actionTable = (answer: (ctx: Koa.Context) => unknown): AnyRouteTable => {
  class Its {
    show(ctx: Koa.Context) {
      return answer(ctx)
    }
  }
  return defineRoutes({ Its }, r => r.get('it', Its, 'show'))
}

const passing: Koa.Middleware = (_ctx, next) => next()

/** What an application does with the answer of a router. */
const around: Readonly<Record<string, Koa.Middleware>> = {
  'that does nothing': passing,
  'that waits after it': async (_ctx, next) => {
    await next()
    await sleep(30)
  },
  'that pipes it into another stream': async (ctx, next) => {
    await next()
    if (ctx.body instanceof Stream) ctx.body = ctx.body.pipe(new PassThrough()) // as koa-compress does
  },
}
const replacing: Readonly<Record<string, Koa.Middleware>> = {
  'that replaces the body': async (ctx, next) => {
    await next()
    ctx.body = 'other'
  },
  'that answers with 304': async (ctx, next) => {
    await next()
    ctx.status = 304
  },
}

/** Errors that nobody has caught: they end a process. */
const crashes: string[] = []
const count = (error: Error): void => void crashes.push(error.message)
const others = process.listeners('uncaughtException')
beforeAll(() => {
  process.removeAllListeners('uncaughtException').on('uncaughtException', count)
})
afterAll(() => {
  process.off('uncaughtException', count)
  for (const each of others) process.on('uncaughtException', each)
})
beforeEach(() => {
  crashes.length = 0
})

const messages = (error: string | undefined): unknown[] => (error === undefined ? [] : [expect.stringContaining(error)])
/** An answer that hangs is none. */
const answered = <Answer>(answer: Promise<Answer>): Promise<Answer | 'none'> =>
  Promise.race([answer, sleep(2000, 'none' as const, { ref: false })])

describe.each(applications)('$koa', ({ koa, create }) => {
  const serve = async (middleware: Koa.Middleware, table: AnyRouteTable) => {
    const app = create()
    const errors: string[] = []
    app.on('error', ({ message }: Error) => errors.push(message))
    app.use(middleware).use(createRouter(table).routes())
    return { port: await listen(app.callback()), errors, app }
  }
  /** Koa 2 answers 404 for a missing file. */
  const statusOf = ({ status, error }: Case) => (koa === 'Koa 2' && error === 'ENOENT' ? 404 : status)

  describe.each(Object.entries(around))('in an application with a middleware %s', (what, middleware) => {
    const tried = what === 'that does nothing' ? ways : ways.slice(0, 1)
    it.each(tried.flatMap(way => cases.map(each => ({ ...way, ...each }))))(
      '$way a stream that $what',
      async ({ tableOf, make, ...each }) => {
        const get = await serve(middleware, tableOf(make))
        const answer = await answered(send(get.port, 'GET /it').catch((error: Error) => error))
        await sleep(15)
        expect(crashes).toEqual([])
        // A connection that is cut gives what has come before.
        expect(answer).toMatchObject({ status: statusOf({ make, ...each }) })
        if (each.text !== undefined) expect(answer).toHaveProperty('text', expect.stringContaining(each.text))
        expect(get.errors).toEqual(messages(each.error))

        const head = await serve(middleware, tableOf(make))
        expect(await answered(send(head.port, 'HEAD /it'))).toMatchObject({ text: '' })
        await sleep(15)
        expect(crashes).toEqual([])
        expect(head.errors.length).toBeLessThanOrEqual(1)
      },
    )
  })

  it.each(Object.entries(replacing).flatMap(([what, middleware]) => cases.map(each => ({ what, middleware, each }))))(
    'a route answers with a stream that $each.what, in an application with a middleware $what',
    async ({ middleware, each }) => {
      const { port, errors } = await serve(middleware, actionTable(each.make))
      expect(await answered(send(port, 'GET /it'))).toMatchObject({ status: expect.any(Number) })
      await sleep(15)
      expect(crashes).toEqual([])
      expect(errors.length).toBeLessThanOrEqual(1)
    },
  )

  it.each(cases)('a client leaves while a route answers with a stream that $what', async ({ make }) => {
    const { port, errors } = await serve(passing, actionTable(make))
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET /it HTTP/1.1\r\nHost: a\r\n\r\n')
    await sleep(2)
    socket.destroy()
    await sleep(25)
    expect(crashes).toEqual([])
    expect(new Set(errors).size).toBe(errors.length)
  })

  it('cuts the connection where a stream fails after its start, so that a client sees that something is missing', async () => {
    const { port } = await serve(
      passing,
      actionTable(() => afterText(each => each.destroy(new Error('late')))),
    )
    const { text } = await send(port, 'GET /it').catch((): { text: string } => ({ text: 'cut' }))
    expect(text).not.toContain('\r\n0\r\n')
    const response = await fetch(`http://127.0.0.1:${port}/it`)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('sends the objects of a stream that a middleware pipes into one that takes them', async () => {
    const stringify = async (ctx: Koa.Context, next: Koa.Next) => {
      await next()
      const toJson = new PassThrough({
        writableObjectMode: true,
        transform: (chunk, _, done) => done(null, JSON.stringify(chunk)),
      })
      ctx.body = (ctx.body as Readable).pipe(toJson)
    }
    const { port, errors } = await serve(
      stringify,
      actionTable(() => Readable.from([{ a: 1 }, { b: 2 }])),
    )
    expect(await (await fetch(`http://127.0.0.1:${port}/it`)).text()).toBe('{"a":1}{"b":2}')
    expect(errors).toEqual([])
  })

  it('answers each request to which a route gives the same stream', async () => {
    const shared = new Readable({
      read() {
        setTimeout(() => this.destroy(new Error('shared')), 5)
      },
    })
    const { port, errors } = await serve(
      passing,
      actionTable(() => shared),
    )
    const answers = await Promise.all([1, 2].map(() => answered(send(port, 'GET /it'))))
    answers.push(await answered(send(port, 'GET /it')))
    expect(answers).toMatchObject(Array(3).fill({ status: 500 }))
    expect(errors).toEqual(Array(3).fill('shared'))
    expect(crashes).toEqual([])
  })

  it('calls the onerror of a middleware', async () => {
    const own: Koa.Middleware = (ctx, next) => {
      ctx.onerror = () => ctx.res.end('own')
      return next()
    }
    const { port } = await serve(
      own,
      actionTable(() => createReadStream('/nowhere')),
    )
    expect((await send(port, 'GET /it')).text).toContain('own')
  })

  it.each(['fails after its start', 'closes after its start', 'gives objects', 'works'])(
    'answers over HTTP/2 with a stream that %s',
    async what => {
      const { app } = await serve(passing, actionTable(cases.find(each => each.what === what)?.make ?? String))
      const server = createHttp2Server(app.callback()).listen(0)
      const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      const request = client.request({ ':path': '/it' }).on('error', () => {})
      request.resume()
      await answered(new Promise(resolve => request.on('close', resolve)))
      client.destroy()
      server.close()
      expect(request.closed).toBe(true)
      // Koa 3 cuts it after an answer too.
      if (what !== 'gives objects') expect(request.rstCode !== 0).toBe(what !== 'works')
      expect(crashes).toEqual([])
    },
  )
})

describe('HEAD of a web stream, on Koa 3', () => {
  let cancelled = 0
  const source = () => new ReadableStream({ cancel: () => void cancelled++ })

  it.each<[what: string, make: () => unknown, length: string | undefined]>([
    ['a ReadableStream', source, undefined],
    ['a Response', () => new Response(source()), undefined],
    ['a Response with its length', () => new Response(source(), { headers: { 'content-length': '7' } }), '7'],
  ])('cancels %s, and has the length that GET has', async (_what, make, length) => {
    cancelled = 0
    const app = new Koa().use(createRouter(actionTable(make)).routes())
    const { status, headers } = await send(await listen(app.callback()), 'HEAD /it')
    expect({ status, length: headers['content-length'] }).toEqual({ status: 200, length })
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(cancelled).toBe(1)
  })

  it('takes a stream that is being read elsewhere, and a Blob', async () => {
    const locked = source()
    locked.getReader()
    const ask = async (value: unknown) =>
      send(await listen(new Koa().use(createRouter(actionTable(() => value)).routes()).callback()), 'HEAD /it')
    expect((await ask(locked)).status).toBe(200)
    expect(await ask(new Blob(['abc']))).toMatchObject({ status: 200, headers: { 'content-length': '3' } })
  })
})
