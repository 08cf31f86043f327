/**
 * `npm --prefix bench run validation [-- --rounds=<number>]`: what the validation of a body costs in this library, in Hono and in
 * Fastify, in-process and in CPU time. Each line is one request. Koa's applications find the body in `ctx.request.body`, the
 * others parse it, so what counts is the difference between the lines of one framework.
 */
import Fastify from 'fastify'
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import Koa from 'koa'
import compose from 'koa-compose'
import * as v from 'valibot'
import { createRouter, defineRoutes } from '../dist/index.js'
import { type Answer, printInTurn } from './in-turn.js'
import { contextOf } from './stand-ins.js'

const argument = process.argv.find(each => each.startsWith('--rounds='))
const ROUNDS = Number(argument?.slice('--rounds='.length) ?? 40)
const REQUESTS = 20_000

const BODY = { name: 'Lighthouse', city: 'Delft', guests: 4 }
const noop = { '~standard': { validate: (value: unknown) => ({ value }) } }
const place = v.object({ name: v.pipe(v.string(), v.minLength(1)), city: v.string(), guests: v.number() })

const HEADERS = { host: '127.0.0.1', 'content-type': 'application/json' }

/** A Koa application with one action, which is given its body in `read`. */
const signalbox = (contract: object | undefined, read: (ctx: Koa.Context) => unknown): Answer => {
  class Places {
    static readonly contract = contract ? { create: contract } : {}
    create(ctx: Koa.Context) {
      if ((read(ctx) as typeof BODY).name !== BODY.name) throw new Error('another body')
      return 'created'
    }
  }
  const app = new Koa()
  const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['create'] }))
  const answer = compose([
    (ctx: Koa.Context, next: Koa.Next) => {
      Object.assign(ctx.request, { body: BODY })
      return next()
    },
    createRouter(routes as never).routes(),
  ])
  return () => answer(contextOf(app, 'POST', '/places?page=2', HEADERS) as never)
}
const sent = (ctx: Koa.Context): unknown => Reflect.get(ctx.request, 'body')
const input = (ctx: Koa.Context): unknown => ctx.input.body

const SENT = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BODY) } as const

/** Both lines read the body as JSON. */
const hono = (validates: boolean): Answer => {
  const app = new Hono()
  if (validates)
    app.post(
      '/places',
      validator('json', value => v.parse(place, value)),
      ctx => ctx.text(ctx.req.valid('json').name),
    )
  else app.post('/places', async ctx => ctx.text(((await ctx.req.json()) as typeof BODY).name))
  return () => app.request('/places', SENT)
}

const JSON_SCHEMA = {
  type: 'object',
  required: ['name', 'city', 'guests'],
  properties: { name: { type: 'string', minLength: 1 }, city: { type: 'string' }, guests: { type: 'number' } },
}
const fastify = (validates: boolean): Answer => {
  const app = Fastify()
  app.post(
    '/places',
    validates ? { schema: { body: JSON_SCHEMA } } : {},
    async ({ body }) => (body as typeof BODY).name,
  )
  const { body, ...sentBy } = SENT
  return () => app.inject({ ...sentBy, url: '/places', payload: body })
}

const query = v.object({ page: v.string() })
const answers: Readonly<Record<string, Answer>> = {
  'signalbox, no contract': signalbox(undefined, sent),
  'signalbox, body, no-op schema': signalbox({ body: noop }, input),
  'signalbox, body and headers, no-op schemas': signalbox({ body: noop, headers: noop }, input),
  'signalbox, body, valibot called in the action': signalbox(undefined, ctx => v.parse(place, sent(ctx))),
  'signalbox, body, valibot in the contract': signalbox({ body: place }, input),
  'signalbox, query, valibot called in the action': signalbox(undefined, ctx => v.parse(query, ctx.query) && sent(ctx)),
  'signalbox, query, valibot in the contract': signalbox({ query }, ctx => ctx.input.query && sent(ctx)),
  'hono, body that is not validated': hono(false),
  'hono, body, valibot in a validator': hono(true),
  'fastify, body that is not validated': fastify(false),
  'fastify, body, JSON schema': fastify(true),
}

await printInTurn(answers, ROUNDS, REQUESTS)
process.exit()
