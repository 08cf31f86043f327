/** The application that the calls of `cases/client-calls.ts` are sent to, from Node and from a page. */
import { PassThrough } from 'node:stream'
import Koa from 'koa'
import { z } from 'zod'
import { type ContextsOf, type ContractOf, createRouter, defineRoutes, reply } from '../../src/index.js'

const Place = z.object({ id: z.number(), name: z.string() })
const Size = z.object({ width: z.coerce.number(), in: z.object({ unit: z.string() }) })
const Profile = z.object({ name: z.string(), size: Size, of: z.object({ photos: z.array(z.file()), cover: z.file() }) })
const Bytes = z.instanceof(Uint8Array)

const shownFile = async (file: File) => `${file.name}: ${await file.text()}`
/** The media type of a request, without the boundary of a form. */
const typeOf = (ctx: Koa.Context) => ctx.get('content-type').replace(/;.*/, '').toLowerCase()

class CallsController {
  static readonly contract = {
    profile: { body: { schema: Profile, type: 'multipart/form-data' } },
    form: {
      body: {
        schema: z.object({ a: z.string(), b: z.array(z.string()) }),
        type: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      },
    },
    table: { body: { schema: z.string(), type: 'text/csv' } },
    picture: { body: { schema: Bytes, type: ['image/png', 'image/gif'] } },
    place: { returns: { 200: Place, 404: z.object({ missing: z.number() }) } },
  } satisfies ContractOf<CallsController>

  place(ctx: Contexts['Calls']['place']) {
    const id = Number(ctx.params.id)
    return id === 1 ? reply(200, { id, name: 'Mill' }) : reply(404, { missing: id })
  }
  param(ctx: Contexts['Calls']['param']) {
    return ctx.params.constructor
  }
  async profile(ctx: Contexts['Calls']['profile']) {
    const { of, ...others } = ctx.input.body
    return { ...others, photos: await Promise.all(of.photos.map(shownFile)), cover: await shownFile(of.cover) }
  }
  form(ctx: Contexts['Calls']['form']) {
    return { type: typeOf(ctx), fields: ctx.input.body }
  }
  table(ctx: Contexts['Calls']['table']) {
    return { type: typeOf(ctx), text: ctx.input.body }
  }
  picture(ctx: Contexts['Calls']['picture']) {
    return { type: typeOf(ctx), bytes: [...ctx.input.body] }
  }
  headers(ctx: Contexts['Calls']['headers']) {
    return { token: ctx.get('x-token'), unit: ctx.get('x-unit'), since: ctx.get('x-since') }
  }
  bytes(ctx: Contexts['Calls']['bytes']) {
    ctx.type = 'image/png'
    return Buffer.from([1, 2, 255])
  }
  moved() {
    return reply(303, undefined, { Location: '/places/1' })
  }
  cut(ctx: Contexts['Calls']['cut']) {
    ctx.type = 'application/json'
    return '{"a":[1,'
  }
  html(ctx: Contexts['Calls']['html']) {
    ctx.type = 'application/json'
    return '<html>Bad gateway</html>'
  }
  nothing() {}
  async slow() {
    await new Promise(() => {})
  }

  /** Sends its second part when the client asks for it. */
  parts(ctx: Contexts['Calls']['parts']) {
    const parts = new PassThrough()
    parts.write('one')
    ctx.app.once('next', () => parts.end('two'))
    return parts
  }
  next(ctx: Contexts['Calls']['next']) {
    ctx.app.emit('next')
  }
}

export const routes = defineRoutes({ Calls: CallsController }, r =>
  r
    .get('places/:id', { params: { id: 'integer' } }, 'Calls#place')
    .head('bytes', 'Calls#bytes')
    .get('params/:constructor', 'Calls#param')
    .post('profile', 'Calls#profile')
    .post('form', 'Calls#form')
    .post('table', 'Calls#table')
    .post('picture', 'Calls#picture')
    .get('headers', 'Calls#headers')
    .get('bytes', 'Calls#bytes')
    .get('moved', 'Calls#moved')
    .get('cut', 'Calls#cut')
    .get('html', 'Calls#html')
    .delete('nothing', 'Calls#nothing')
    .get('slow', 'Calls#slow')
    .get('parts', 'Calls#parts')
    .post('next', 'Calls#next'),
)
export interface Contexts extends ContextsOf<typeof routes> {}

export const application = (before: Koa.Middleware = (_ctx, next) => next()): Koa =>
  new Koa().use(before).use(createRouter(routes).routes())
