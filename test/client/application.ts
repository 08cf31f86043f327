/** An application with a route for each thing that a client may send or get. */
import { Readable } from 'node:stream'
import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { z } from 'zod'
import { type ContextsOf, type ContractOf, createRouter, defineRoutes, reply } from '../../src/index.js'

interface Place {
  id: number
  name: string
  opens: Date
  note?: string
  tags: Set<string>
}
const placeOf = (id: number): Place => ({ id, name: 'Lighthouse', opens: new Date(0), tags: new Set() })

class PlacesController {
  static readonly contract = {
    index: {
      query: z.object({
        page: z.coerce.number().optional(),
        tag: z.array(z.string()).optional(),
        since: z.coerce.date().optional(),
        only: z.enum(['open', 'closed']).optional(),
      }),
    },
    create: {
      body: z.object({ name: z.string().min(1) }),
      returns: { 201: z.object({ id: z.number(), name: z.string() }) },
    },
    show: { headers: z.object({ 'x-unit': z.enum(['m', 'ft']), 'x-page': z.coerce.number().optional() }) },
  } satisfies ContractOf<PlacesController>

  index(ctx: Contexts['Places']['index']) {
    return { asked: ctx.querystring, input: ctx.input.query, places: [placeOf(1)] }
  }
  create(ctx: Contexts['Places']['create']) {
    const { name } = ctx.input.body
    return name === 'taken' ? reply(409, { taken: name }) : reply(201, { id: 5, name }, { Location: '/places/5' })
  }
  show(ctx: Contexts['Places']['show']) {
    const id = Number(ctx.params.id)
    if (id === 410) return reply(410)
    return id === 1 ? { ...placeOf(id), unit: ctx.input.headers['x-unit'] } : reply(404, { message: 'no such place' })
  }
  update(ctx: Contexts['Places']['update']) {
    return ctx.method
  }
  destroy() {}
}

class UsersController {
  show() {
    return { name: 'Ada' }
  }
  create() {
    return reply(201, null)
  }
  update() {
    return Promise.resolve([1, undefined, 'a'] as const)
  }
}

class FilesController {
  constructor(readonly ctx: Koa.Context) {}

  show(ctx: Contexts['Files']['show']) {
    return ctx.params.path
  }
  bytes() {
    return Buffer.from([1, 2, 255])
  }
  stream() {
    return Readable.from(['one,', 'two'])
  }
  events() {
    this.ctx.type = 'text/event-stream'
    return Readable.from(['data: 1\n\n', 'data: 2\n\n'])
  }
}

class OddController {
  forbidden(): never {
    throw Object.assign(new Error('forbidden'), { status: 403, expose: true })
  }
  unknown(): unknown {
    return { any: 'thing' }
  }
  several() {
    return reply([200, 202].at(1) as 200 | 202, { ok: 1 })
  }
  response() {
    return new Response('{}', { status: 418, headers: { 'Content-Type': 'application/json' } })
  }
  broken(ctx: Contexts['Odd']['broken']) {
    ctx.type = 'application/json'
    return '{'
  }
  async slow() {
    await new Promise(done => setTimeout(done, 5000))
  }
}

const Sent = z.object({ type: z.string(), content: z.union([z.string(), z.array(z.array(z.string()))]) })
const Photo = z.object({
  title: z.string(),
  photo: z.file(),
  tags: z.array(z.string()).optional(),
  at: z.coerce.date().optional(),
})
const sent = (ctx: Koa.Context): void => {
  ctx.body = ctx.state.sent
}

export const routes = defineRoutes(
  { Places: PlacesController, Users: UsersController, Files: FilesController, Odd: OddController },
  r =>
    r
      .resources('places', { id: 'integer' })
      .resource('user', { only: ['show', 'create', 'update'] })
      .get('files/*path', 'Files#show')
      .get('bytes', 'Files#bytes')
      .get('stream', 'Files#stream')
      .get('events', 'Files#events')
      .get('forbidden', 'Odd#forbidden')
      .get('unknown', 'Odd#unknown')
      .get('several', 'Odd#several')
      .get('response', 'Odd#response')
      .get('broken', 'Odd#broken')
      .get('slow', 'Odd#slow')
      .get('@:name/v:version.json', ctx => {
        ctx.body = ctx.params
      })
      .head('alive', 'Users#show')
      .get('health', ctx => {
        ctx.body = 'ok'
      })
      .all('any', 'Users#show')
      .redirect('old', 'Users#show')
      .post(
        'login',
        { body: z.object({ email: z.string() }), returns: { 200: z.object({ token: z.string() }) } },
        ctx => {
          ctx.body = { token: ctx.input.body.email }
        },
      )
      .put('years/:year', { params: { year: 'integer' }, query: z.object({ a: z.string() }) }, ctx => {
        ctx.body = { year: ctx.params.year, a: ctx.input.query.a }
      })
      .scope('v1', r =>
        r
          .use((_ctx, next) => next())
          .post('notes/:section', { params: z.object({ section: z.enum(['a', 'b']) }) }, ctx => {
            ctx.body = ctx.input.params.section
          }),
      )
      .namespace('raw', r =>
        r
          .post('form', { body: z.custom<FormData | URLSearchParams>(), returns: Sent }, sent)
          .post('photo', { body: Photo, returns: Sent }, sent)
          .post('text', { body: z.string(), returns: Sent }, sent)
          .post('bytes', { body: z.custom<Blob | Uint8Array | ReadableStream<Uint8Array>>(), returns: Sent }, sent)
          .post('json', { body: z.unknown(), returns: Sent }, sent),
      ),
)
export interface Contexts extends ContextsOf<typeof routes> {}

/** Leaves what was sent below `/raw` as it was, and its type without the boundary. A form becomes the list of its fields. */
const readRaw: Koa.Middleware = async (ctx, next) => {
  const type = ctx.get('content-type')
  const response = new Response(Readable.toWeb(ctx.req) as ReadableStream, { headers: { 'content-type': type } })
  const isForm = /form/.test(type)
  const fields = async () =>
    [...(await response.formData())].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  const content = isForm ? await fields() : await response.text()
  Object.assign(ctx.request, { body: ctx.path === '/raw/photo' ? { title: '', photo: new File([], '') } : content })
  ctx.state.sent = { type: type.replace(/;.*/, ''), content }
  return next()
}

const parse = bodyParser({ enableTypes: ['json'] })
export const application = (): Koa => {
  const app = new Koa()
  app.silent = true
  return app
    .use((ctx, next) => (ctx.path.startsWith('/raw') ? readRaw(ctx, next) : parse(ctx, next)))
    .use(createRouter(routes).routes())
}
