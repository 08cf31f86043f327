/**
 * Writes the application of `client.ts` for libraries that have a typed client: the same resources, bodies, errors and dates, and the same
 * calls. Procedures of trpc and orpc have no paths and no statuses.
 */
import type { Files } from './generate.js'

interface Peer {
  /** The module of the routes of a resource. */
  readonly things: (at: number) => string
  /** The module that puts them together. */
  readonly app: (all: readonly number[]) => string
  /** The imports of a front end, and its client. */
  readonly head: string
  /** The calls of a resource: show, index and create. Each is an expression with what it reads. */
  readonly calls: (at: number) => readonly [string, string, string]
}

const data = (at: number): string => `import { z } from 'zod/v4'
interface Thing${at} { id: string; name: string; price: number; opens: Date; extra${at}: number }
declare const things: {
  all(): Promise<Thing${at}[]>
  find(id: string): Promise<Thing${at} | undefined>
  add(given: { name: string; price: number }): Promise<Thing${at}>
}
const body = z.object({ name: z.string(), price: z.number(), code${at}: z.string() })
`
const imports = (all: readonly number[]): string =>
  all.map(at => `import { things${at} } from './things${at}.js'\n`).join('')
/** Groups of ten: a chain of hundred plugins is too deep for the compiler. */
const groupsOf = (all: readonly number[]): readonly (readonly number[])[] =>
  all.flatMap((_, at) => (at % 10 === 0 ? [all.slice(at, at + 10)] : []))
const given = (at: number): string => `{ name: 'a', price: 1, code${at}: '' }`

const PEERS = {
  hono: {
    things: at => `import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
${data(at)}export const things${at} = new Hono()
  .get('/', async c => c.json(await things.all()))
  .get('/:id', async c => {
    const found = await things.find(c.req.param('id'))
    return found ? c.json(found, 200) : c.json({ message: 'no such thing' }, 404)
  })
  .post('/', zValidator('json', body), async c => c.json(await things.add(c.req.valid('json')), 201))
`,
    app: all => `import { Hono } from 'hono'
${imports(all)}export const app = new Hono()
${all.map(at => `  .route('/thing${at}s', things${at})`).join('\n')}
`,
    head: `import { hc } from 'hono/client'
import type { app } from './app.js'
const client = hc<typeof app>('https://example.com')
`,
    calls: at => [
      `client.thing${at}s[':id'].$get({ param: { id: '5' } }).then(async reply => reply.status === 200 ? (await reply.json()).opens.length : (await reply.json()).message)`,
      `client.thing${at}s.$get().then(async reply => (await reply.json())[0]?.opens.length)`,
      `client.thing${at}s.$post({ json: ${given(at)} }).then(async reply => reply.status === 201 ? (await reply.json()).opens.length : undefined)`,
    ],
  },
  trpc: {
    things: at => `import { TRPCError } from '@trpc/server'
import { procedure, router } from './trpc.js'
${data(at)}export const things${at} = router({
  index: procedure.query(() => things.all()),
  show: procedure.input(z.object({ id: z.string() })).query(async ({ input }) => {
    const found = await things.find(input.id)
    if (!found) throw new TRPCError({ code: 'NOT_FOUND' })
    return found
  }),
  create: procedure.input(body).mutation(({ input }) => things.add(input)),
})
`,
    app: all => `import { router } from './trpc.js'
${imports(all)}export const app = router({ ${all.map(at => `thing${at}s: things${at}`).join(', ')} })
`,
    head: `import { createTRPCClient, httpBatchLink } from '@trpc/client'
import type { app } from './app.js'
const client = createTRPCClient<typeof app>({ links: [httpBatchLink({ url: 'https://example.com' })] })
`,
    calls: at => [
      `client.thing${at}s.show.query({ id: '5' }).then(reply => reply.opens.length)`,
      `client.thing${at}s.index.query().then(reply => reply[0]?.opens.length)`,
      `client.thing${at}s.create.mutate(${given(at)}).then(reply => reply.opens.length)`,
    ],
  },
  eden: {
    things: at => `import { Elysia } from 'elysia'
${data(at)}export const things${at} = new Elysia({ prefix: '/thing${at}s' })
  .get('/', () => things.all())
  .get('/:id', async ({ params, status }) => (await things.find(params.id)) ?? status(404, { message: 'no such thing' }))
  .post('/', async ({ body, status }) => status(201, await things.add(body)), { body })
`,
    app: all => `import { Elysia } from 'elysia'
${imports(all)}
${groupsOf(all)
  .map((group, at) => `const group${at} = new Elysia()${group.map(each => `.use(things${each})`).join('')}\n`)
  .join('')}
export const app = new Elysia()${groupsOf(all)
      .map((_, at) => `.use(group${at})`)
      .join('')}
`,
    head: `import { treaty } from '@elysiajs/eden'
import type { app } from './app.js'
const client = treaty<typeof app>('https://example.com')
`,
    calls: at => [
      `client.thing${at}s({ id: '5' }).get().then(({ data, error }) => data ? data.opens.getTime() : error?.status === 404 ? error.value.message : undefined)`,
      `client.thing${at}s.get().then(({ data }) => data?.[0]?.opens.getTime())`,
      `client.thing${at}s.post(${given(at)}).then(({ data }) => data?.opens.getTime())`,
    ],
  },
  orpc: {
    things: at => `import { os } from '@orpc/server'
${data(at)}export const things${at} = {
  index: os.handler(() => things.all()),
  show: os.input(z.object({ id: z.string() })).errors({ NOT_FOUND: { message: 'no such thing' } })
    .handler(async ({ input, errors }) => {
      const found = await things.find(input.id)
      if (!found) throw errors.NOT_FOUND()
      return found
    }),
  create: os.input(body).handler(({ input }) => things.add(input)),
}
`,
    app: all => `${imports(all)}export const app = { ${all.map(at => `thing${at}s: things${at}`).join(', ')} }\n`,
    head: `import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { RouterClient } from '@orpc/server'
import type { app } from './app.js'
const client: RouterClient<typeof app> = createORPCClient(new RPCLink({ url: 'https://example.com' }))
`,
    calls: at => [
      `client.thing${at}s.show({ id: '5' }).then(reply => reply.opens.getTime())`,
      `client.thing${at}s.index().then(reply => reply[0]?.opens.getTime())`,
      `client.thing${at}s.create(${given(at)}).then(reply => reply.opens.getTime())`,
    ],
  },
} as const satisfies Record<string, Peer>

export type ClientPeer = keyof typeof PEERS
export const clientPeers = Object.keys(PEERS) as readonly ClientPeer[]

const TRPC = `import { initTRPC } from '@trpc/server'\nexport const { router, procedure } = initTRPC.create()\n`

/** The application for a peer; with `calls`, also a front end with so many. */
export const generateClientPeer = (name: ClientPeer, resources: number, calls?: number): Files => {
  const peer: Peer = PEERS[name]
  const all = Array.from({ length: resources }, (_, at) => at)
  const made = Array.from({ length: calls ?? 0 }, (_, number) => {
    const expression = peer.calls(Math.floor(number / 3) % resources)[number % 3]
    return `export const call${number} = () => ${expression}\n`
  })
  return {
    ...Object.fromEntries(all.map(at => [`things${at}.ts`, peer.things(at)])),
    ...(name === 'trpc' ? { 'trpc.ts': TRPC } : {}),
    'app.ts': peer.app(all),
    ...(calls === undefined
      ? {}
      : { 'front.ts': `${peer.head}export const keys = (key: keyof typeof client) => key\n${made.join('')}` }),
  }
}
