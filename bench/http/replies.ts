/**
 * `npm --prefix bench run replies [-- --rounds=<number>]`: what the comparison of a reply with its schema costs in this library, in Hono,
 * in Elysia and in Fastify, in-process and in CPU time. Each line is one request, with the serialization of its answer. What counts is the
 * difference between the lines of one framework: their stand-ins for requests differ.
 */
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Hono } from 'hono'
import Koa from 'koa'
import * as v from 'valibot'
import { createRouter, defineRoutes } from '../dist/index.js'
import { type Answer, printInTurn } from './in-turn.js'
import { bodies, json, type Place, valibot, zod } from './reply-bodies.js'
import { contextOf } from './stand-ins.js'

const argument = process.argv.find(each => each.startsWith('--rounds='))
const ROUNDS = Number(argument?.slice('--rounds='.length) ?? 20)
/** Rounds of about the same time. */
const REQUESTS: Readonly<Record<string, number>> = { '100 B': 4_000, '1 kB': 2_000, '100 kB': 40 }

const signalbox = (
  rows: readonly Place[],
  returns?: typeof zod | typeof valibot,
  replies?: 'check' | 'filter',
): Answer => {
  class Places {
    static readonly contract = returns ? { index: { returns } } : {}
    index() {
      return rows
    }
  }
  const app = new Koa()
  const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))
  const router = createRouter(routes as never, replies ? { replies } : {}).routes()
  const next = async () => {}
  return async () => {
    const ctx = contextOf(app, 'GET', '/places', {})
    await router(ctx as never, next)
    return JSON.stringify(ctx.body) // as Koa does at the end of a request
  }
}

const hono = (answer: () => unknown): Answer => {
  const app = new Hono().get('/places', ctx => ctx.json(answer() as Place[]))
  return async () => (await app.request('/places')).text()
}

const fastify = (rows: readonly Place[], schema?: typeof json | typeof zod): Answer => {
  const app = Fastify()
  if (schema === zod) app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  app.get('/places', schema ? { schema: { response: { 200: schema } } } : {}, async () => rows)
  return async () => (await app.inject('/places')).payload
}

const elysia = async (rows: readonly Place[], response?: typeof zod | typeof valibot): Promise<Answer> => {
  const { Elysia } = await import('elysia')
  const app = new Elysia().get('/places', () => [...rows], response ? { response } : {})
  return async () => (await app.handle(new Request('http://127.0.0.1/places'))).text()
}

const answersOf = async (rows: readonly Place[]): Promise<Readonly<Record<string, Answer>>> => ({
  'signalbox, replies not compared': signalbox(rows, zod),
  "signalbox, `'check'`, zod": signalbox(rows, zod, 'check'),
  "signalbox, `'check'`, valibot": signalbox(rows, valibot, 'check'),
  "signalbox, `'filter'`, zod": signalbox(rows, zod, 'filter'),
  "signalbox, `'filter'`, valibot": signalbox(rows, valibot, 'filter'),
  'hono, not compared': hono(() => rows),
  'hono, zod called in the handler': hono(() => zod.parse(rows)),
  'hono, valibot called in the handler': hono(() => v.parse(valibot, rows)),
  'fastify, no schema': fastify(rows),
  'fastify, JSON schema of the serializer': fastify(rows, json),
  'fastify, zod': fastify(rows, zod),
  'elysia, not compared': await elysia(rows),
  'elysia, zod': await elysia(rows, zod),
  'elysia, valibot': await elysia(rows, valibot),
})

for (const [size, rows] of Object.entries(bodies)) {
  const answers = await answersOf(rows)
  const expected = JSON.stringify(rows)
  for (const [name, answer] of Object.entries(answers))
    if ((await answer()) !== expected) throw new Error(`${name}: another answer`)
  console.log(`\n#### ${size}: ${expected.length} bytes, ${ROUNDS} rounds\n`)
  await printInTurn(answers, ROUNDS, REQUESTS[size] ?? 0)
}
process.exit()
