/** Servers that read a JSON body, validate it with one schema of valibot, and answer with the name of its last place. */
import type { Server } from 'node:http'
import Koa from 'koa'
import * as v from 'valibot'
import { createRouter, defineRoutes } from '../dist/index.js'
import type { Route } from '../matching/workloads.js'

export const POST: Route = ['POST', '/places']

/** A body with a number of places, each of them 1,000 bytes. */
const bodyOf = (count: number): string => {
  const place = { name: 'shown', city: 'Delft', guests: 4, notes: 'A room with a view. '.repeat(47) }
  return JSON.stringify({ places: Array.from({ length: count }, () => place) })
}

/** By the name of the stream. */
export const bodies: Readonly<Record<string, string>> = { '1 kB': bodyOf(1), '100 kB': bodyOf(100) }

const place = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  city: v.string(),
  guests: v.number(),
  notes: v.string(),
})
const schema = v.object({ places: v.array(place) })
type Body = v.InferOutput<typeof schema>
const answerTo = ({ places }: Body): string => places.at(-1)?.name ?? ''

const routes = () =>
  defineRoutes({}, r =>
    r.post('places', { body: schema }, ctx => {
      ctx.body = answerTo(ctx.input.body)
    }),
  )
const listen = (app: Koa): Server => app.listen(0, '127.0.0.1')

/** Each loads its own packages: some of them replace globals. `bare Koa` is the least that could do it. */
const servers: Readonly<Record<string, () => Server | Promise<Server>>> = {
  'bare Koa': () =>
    listen(
      new Koa().use(async ctx => {
        const chunks: Buffer[] = []
        for await (const chunk of ctx.req) chunks.push(chunk)
        ctx.body = answerTo(v.parse(schema, JSON.parse(Buffer.concat(chunks).toString())))
      }),
    ),
  signalbox: () => listen(new Koa().use(createRouter(routes()).routes())),
  '@koa/bodyparser, then signalbox': async () => {
    const { bodyParser } = await import('@koa/bodyparser')
    return listen(new Koa().use(bodyParser()).use(createRouter(routes()).routes()))
  },
  fastify: async () => {
    const { default: fastify } = await import('fastify')
    const app = fastify()
    app.setValidatorCompiler<typeof schema>(({ schema }) => body => ({ value: v.parse(schema, body) }))
    app.post<{ Body: Body }>('/places', { schema: { body: schema } }, async ({ body }) => answerTo(body))
    await app.listen({ port: 0, host: '127.0.0.1' })
    return app.server
  },
  hono: async () => {
    const { Hono } = await import('hono')
    const { validator } = await import('hono/validator')
    const { serve } = await import('@hono/node-server')
    const app = new Hono().post(
      '/places',
      validator('json', body => v.parse(schema, body)),
      ctx => ctx.text(answerTo(ctx.req.valid('json'))),
    )
    return serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server // HTTP/1.1 without other options
  },
  elysia: async () => {
    const { Elysia } = await import('elysia')
    const { node } = await import('@elysiajs/node')
    const app = new Elysia({ adapter: node() }).post('/places', ({ body }) => answerTo(body), { body: schema })
    return new Promise(resolve => {
      // The adapter gives what it has started; the type is that of Bun's server.
      const started = (server: unknown) => resolve((server as { node: { server: Server } }).node.server)
      app.listen({ port: 0, hostname: '127.0.0.1' }, started)
    })
  },
}

export const names = Object.keys(servers)

export const startServer = async (name: string): Promise<Server> => {
  const start = servers[name]
  if (!start) throw new Error(`no server ${name}`)
  return start()
}
