/**
 * Generates an application and a front end that calls it: resources with three routes each, a body in a contract, a 404 and a date. What
 * a client costs is the difference between the application with a front end and the one without.
 */
import type { Files } from './generate.js'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const controller = (
  at: number,
  library: string,
  schemas: string,
): string => `import { type ContractOf, reply } from '${library}'
import { z } from '${schemas}'
import type { Contexts } from './routes.js'
interface Thing${at} { id: string; name: string; price: number; opens: Date; extra${at}: number }
declare const things: {
  all(): Promise<Thing${at}[]>
  find(id: string): Promise<Thing${at} | undefined>
  add(given: { name: string; price: number }): Promise<Thing${at}>
}
export class Thing${at}sController {
  static readonly contract = {
    create: { body: z.object({ name: z.string(), price: z.number(), code${at}: z.string() }) },
  } satisfies ContractOf<Thing${at}sController>
  index() { return things.all() }
  async show(ctx: Contexts['Thing${at}s']['show']) {
    return (await things.find(ctx.params.id)) ?? reply(404, { message: 'no such thing' })
  }
  async create(ctx: Contexts['Thing${at}s']['create']) { return reply(201, await things.add(ctx.input.body)) }
}
`

/** Scopes of 100 resources, where TypeScript 5.9 would overflow its stack at one chain. */
const EACH_SCOPE = 100
const LONGEST_CHAIN = 500
export const pathOf = (at: number, resources: number): string =>
  `${resources > LONGEST_CHAIN ? `/area${Math.floor(at / EACH_SCOPE)}` : ''}/thing${at}s`

const declared = (all: readonly number[]): string => {
  const calls = all.map(at => `  .resources('thing${at}s', { only: ['index', 'show', 'create'] })`)
  if (all.length <= LONGEST_CHAIN) return calls.join('\n')
  const areas = numbers(Math.ceil(all.length / EACH_SCOPE))
  const inArea = (area: number) => calls.slice(area * EACH_SCOPE, (area + 1) * EACH_SCOPE).join('\n')
  return areas.map(area => `  .scope('area${area}', r => r\n${inArea(area)})`).join('\n')
}

/** The application. `schemas` is the module of zod. */
export const generateServer = (resources: number, library: string, schemas = 'zod'): Files => {
  const all = numbers(resources)
  return {
    ...Object.fromEntries(all.map(at => [`things${at}.ts`, controller(at, library, schemas)])),
    'routes.ts': `import { type ContextsOf, defineRoutes } from '${library}'
${all.map(at => `import { Thing${at}sController } from './things${at}.js'\n`).join('')}
export const routes = defineRoutes({ ${all.map(at => `Thing${at}s: Thing${at}sController`).join(', ')} }, r => r
${declared(all)})
export interface Contexts extends ContextsOf<typeof routes> {}
`,
    'router.ts': `import { createRouter } from '${library}'
import { routes } from './routes.js'
export const router = createRouter(routes)
`,
  }
}

/** How many routes a resource has. */
export const ROUTES = 3

/** A call of one of these routes, and what it reads of the reply. */
const call = (number: number, resources: number): readonly [call: string, read: string] => {
  const at = Math.floor(number / ROUTES) % resources
  const path = pathOf(at, resources)
  const calls = [
    [
      `client['GET ${path}/:id']({ params: { id: '5' }, expect: [404] })`,
      'reply.ok ? reply.body.opens.length : reply.body.message',
    ],
    [`client['GET ${path}']()`, 'reply.body[0]?.opens.length'],
    [`client['POST ${path}']({ body: { name: 'a', price: 1, code${at}: '' } })`, 'reply.body.opens.length'],
  ] as const
  return calls[number % ROUTES] as (typeof calls)[0] // the remainder is one of their indexes
}

/** A front end with so many calls, and a use of the names of all. */
export const generateFront = (calls: number, resources: number, library: string): Files => ({
  'front.ts': `import { createClient } from '${library.replace(/index\.js$/, 'client/index.js')}'
import type { routes } from './routes.js'
const client = createClient<typeof routes>('https://example.com')
export const keys = (key: keyof typeof client) => key
${numbers(calls)
  .map(number => {
    const [made, read] = call(number, resources)
    return `export const call${number} = async () => { const reply = await ${made}; return ${read} }\n`
  })
  .join('')}`,
})

/** The one line whose declarations are the flat list of calls, and the front end on them. */
export const apiFile = (
  library: string,
): string => `import { createClient } from '${library.replace(/index\.js$/, 'client/index.js')}'
import type { routes } from './routes.js'
export const api = createClient<typeof routes>('https://example.com')
`
export const onFlat = (front: Files): Files => ({
  'front.ts': (front['front.ts'] ?? '')
    .replace("import type { routes } from './routes.js'", "import type { api } from './api.js'")
    .replace('typeof routes', 'typeof api'),
})
