/**
 * Writes the application of the shape `plain` of `contracts.ts` for other libraries: the same rows, schemas and handlers, as the pages of
 * each library show it. Procedures of trpc and orpc have no paths and no statuses. What a peer cannot express: schemas of replies (hono),
 * a server (ts-rest: the type of a router is written as in its adapters). `schemas alone` is the floor: functions with types by hand.
 */
import { ACTIONS, models } from './contracts.js'
import type { Files } from './generate.js'

interface Peer {
  /** The module of the routes of a resource. */
  readonly things: (at: number) => string
  /** The module that puts them together and hands them to a server. */
  readonly app: (all: readonly number[]) => string
  /** A module that the others share. */
  readonly shared?: Files
}

const head = (at: number): string => `import { z } from 'zod'\n${models(at, 'plain')}`
const imports = (all: readonly number[], name = 'things'): string =>
  all.map(at => `import { ${name}${at} } from './things${at}.js'\n`).join('')
const members = (all: readonly number[], name = 'things'): string =>
  `{ ${all.map(at => `thing${at}s: ${name}${at}`).join(', ')} }`
/** Groups of ten: a chain of hundred plugins is too deep for the compiler. */
const groupsOf = (all: readonly number[]): readonly (readonly number[])[] =>
  all.flatMap((_, at) => (at % 10 === 0 ? [all.slice(at, at + 10)] : []))

/** Elysia's own schemas in place of those of zod. */
const ownSchemas = (text: string): string =>
  text
    .replace(`import { z } from 'zod'\n`, '')
    .replace('{ Elysia }', '{ Elysia, t }')
    .replaceAll('z.coerce.number', 't.Numeric')
    .replaceAll(/\bz\.([a-z])/g, (_, first: string) => `t.${first.toUpperCase()}`)

const elysia: Peer = {
  things: at => `import { Elysia } from 'elysia'
${head(at)}export const things${at} = new Elysia({ prefix: '/thing${at}s' })
  .get('/', ({ query }) => rows.slice(query.page), { query: Query, response: z.array(Shown) })
  .post('/', ({ body, status }) => status(201, { ...row, b: body.b }), { body: New, response: { 201: Shown } })
  .get('/:id', ({ params }) => rows.find(each => each.a${at} === params.id)!, { response: Shown })
  .patch('/:id', ({ body }) => ({ ...row, b: body.b }), { body: New, response: Shown })
  .delete('/:id', () => row, { response: Shown })
`,
  app: all => `import { Elysia } from 'elysia'
${imports(all)}${groupsOf(all)
  .map((group, at) => `const group${at} = new Elysia()${group.map(each => `.use(things${each})`).join('')}\n`)
  .join('')}export const app = new Elysia()${groupsOf(all)
    .map((_, at) => `.use(group${at})`)
    .join('')}
app.listen(3000)
`,
}

/** One chain has the types for a client. Statements are cheaper and have none. */
const hono = (mounted: (routes: readonly string[]) => string): Peer => ({
  things: at => `import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
${head(at)}export const things${at} = new Hono()
  .get('/', zValidator('query', Query), c => c.json(rows.slice(c.req.valid('query').page)))
  .post('/', zValidator('json', New), c => c.json({ ...row, b: c.req.valid('json').b }, 201))
  .get('/:id', c => c.json(rows.find(each => each.a${at} === c.req.param('id'))!))
  .patch('/:id', zValidator('json', New), c => c.json({ ...row, b: c.req.valid('json').b }))
  .delete('/:id', c => c.json(row))
`,
  app: all => `import { Hono } from 'hono'
${imports(all)}${mounted(all.map(at => `.route('/thing${at}s', things${at})`))}
export const { fetch } = app
`,
})

const PEERS = {
  'schemas alone': {
    things: at => `${head(at)}type Id = { id: string }
type Shows = z.input<typeof Shown>
export const things${at} = {
  index: (query: z.output<typeof Query>): Shows[] => rows.slice(query.page),
  create: (body: z.output<typeof New>): Shows => ({ ...row, b: body.b }),
  show: (params: Id): Shows => rows.find(each => each.a${at} === params.id)!,
  update: (params: Id, body: z.output<typeof New>): Shows => ({ ...row, b: body.b }),
  destroy: (params: Id): Shows => row,
}
`,
    app: all => `${imports(all)}export const app = ${members(all)}\n`,
  },
  trpc: {
    shared: {
      'trpc.ts': `import { initTRPC } from '@trpc/server'\nexport const { router, procedure } = initTRPC.create()\n`,
    },
    things: at => `import { procedure, router } from './trpc.js'
${head(at)}const Id = z.object({ id: z.string() })
export const things${at} = router({
  index: procedure.input(Query).output(z.array(Shown)).query(({ input }) => rows.slice(input.page)),
  create: procedure.input(New).output(Shown).mutation(({ input }) => ({ ...row, b: input.b })),
  show: procedure.input(Id).output(Shown).query(({ input }) => rows.find(each => each.a${at} === input.id)!),
  update: procedure.input(New.extend({ id: z.string() })).output(Shown).mutation(({ input }) => ({ ...row, b: input.b })),
  destroy: procedure.input(Id).output(Shown).mutation(() => row),
})
`,
    app: all => `import { createHTTPServer } from '@trpc/server/adapters/standalone'
import { router } from './trpc.js'
${imports(all)}export const app = router(${members(all)})
createHTTPServer({ router: app })
`,
  },
  orpc: {
    things: at => `import { os } from '@orpc/server'
${head(at)}const Id = z.object({ id: z.string() })
export const things${at} = {
  index: os.input(Query).output(z.array(Shown)).handler(({ input }) => rows.slice(input.page)),
  create: os.input(New).output(Shown).handler(({ input }) => ({ ...row, b: input.b })),
  show: os.input(Id).output(Shown).handler(({ input }) => rows.find(each => each.a${at} === input.id)!),
  update: os.input(New.extend({ id: z.string() })).output(Shown).handler(({ input }) => ({ ...row, b: input.b })),
  destroy: os.input(Id).output(Shown).handler(() => row),
}
`,
    app: all => `import { RPCHandler } from '@orpc/server/node'
${imports(all)}export const app = ${members(all)}
new RPCHandler(app)
`,
  },
  elysia,
  'elysia own schemas': { ...elysia, things: at => ownSchemas(elysia.things(at)) },
  'ts-rest': {
    shared: {
      'router.ts': `import type { AppRoute, AppRouter, ServerInferRequest, ServerInferResponses } from '@ts-rest/core'
export type RouterOf<Contract extends AppRouter> = {
  [Name in keyof Contract]: Contract[Name] extends AppRoute
    ? (request: ServerInferRequest<Contract[Name]>) => Promise<ServerInferResponses<Contract[Name]>>
    : Contract[Name] extends AppRouter ? RouterOf<Contract[Name]> : never
}
`,
    },
    things: at => `import { initContract } from '@ts-rest/core'
import type { RouterOf } from './router.js'
${head(at)}const c = initContract()
export const contract${at} = c.router({
  index: { method: 'GET', path: '/thing${at}s', query: Query, responses: { 200: z.array(Shown) } },
  create: { method: 'POST', path: '/thing${at}s', body: New, responses: { 201: Shown } },
  show: { method: 'GET', path: '/thing${at}s/:id', responses: { 200: Shown } },
  update: { method: 'PATCH', path: '/thing${at}s/:id', body: New, responses: { 200: Shown } },
  destroy: { method: 'DELETE', path: '/thing${at}s/:id', responses: { 200: Shown } },
})
export const things${at}: RouterOf<typeof contract${at}> = {
  index: async ({ query }) => ({ status: 200, body: rows.slice(query.page) }),
  create: async ({ body }) => ({ status: 201, body: { ...row, b: body.b } }),
  show: async ({ params }) => ({ status: 200, body: rows.find(each => each.a${at} === params.id)! }),
  update: async ({ body }) => ({ status: 200, body: { ...row, b: body.b } }),
  destroy: async () => ({ status: 200, body: row }),
}
`,
    app: all => `import { initContract } from '@ts-rest/core'
import type { RouterOf } from './router.js'
${imports(all)}${imports(all, 'contract')}export const contract = initContract().router(${members(all, 'contract')})
export const app: RouterOf<typeof contract> = ${members(all)}
`,
  },
  hono: hono(routes => `export const app = new Hono()\n${routes.map(route => `  ${route}`).join('\n')}`),
  'hono statements': hono(routes => `export const app = new Hono()\n${routes.map(route => `app${route}`).join('\n')}`),
  fastify: {
    things: at => `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
${head(at)}const Id = z.object({ id: z.string() })
export const things${at}: FastifyPluginAsyncZod = async app => {
  app.get('/', { schema: { querystring: Query, response: { 200: z.array(Shown) } } }, async request => rows.slice(request.query.page))
  app.post('/', { schema: { body: New, response: { 201: Shown } } }, async (request, reply) => reply.code(201).send({ ...row, b: request.body.b }))
  app.get('/:id', { schema: { params: Id, response: { 200: Shown } } }, async request => rows.find(each => each.a${at} === request.params.id)!)
  app.patch('/:id', { schema: { params: Id, body: New, response: { 200: Shown } } }, async request => ({ ...row, b: request.body.b }))
  app.delete('/:id', { schema: { params: Id, response: { 200: Shown } } }, async () => row)
}
`,
    app: all => `import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
${imports(all)}export const app = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
${all.map(at => `app.register(things${at}, { prefix: '/thing${at}s' })\n`).join('')}`,
  },
} as const satisfies Record<string, Peer>

export type ContractPeer = keyof typeof PEERS
export const contractPeers = Object.keys(PEERS) as readonly ContractPeer[]

export const generateContractPeer = (name: ContractPeer, routes: number): Files => {
  const peer: Peer = PEERS[name]
  const all = Array.from({ length: routes / ACTIONS }, (_, at) => at)
  return {
    ...Object.fromEntries(all.map(at => [`things${at}.ts`, peer.things(at)])),
    ...peer.shared,
    'app.ts': peer.app(all),
  }
}
