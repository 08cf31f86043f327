/**
 * Writes an application for other libraries: the same methods, paths and parameters, and one use of the types at the end. What
 * a peer cannot express: classes and middlewares of a namespace (all: handlers are in the chain), methods and paths (trpc),
 * handlers (ts-rest), the types of parameters (`@koa/router`).
 */
import type { Files } from './generate.js'

export interface PeerRoute {
  /** In lower case. */
  readonly method: string
  readonly path: string
  readonly params: readonly string[]
  /** The name of its controller, and its own in there: PUT is `replace`. */
  readonly controller: string
  readonly action: string
}

/** The routes of a namespace, or those of no namespace. */
export interface Area {
  readonly name: string
  /** The paths of all its routes begin with it. */
  readonly prefix: string
  readonly routes: readonly PeerRoute[]
}

type Write = (areas: readonly Area[], used: { readonly area: Area; readonly route: PeerRoute }) => Files
type Handler = (params: readonly string[]) => string

const perArea = (areas: readonly Area[], source: (area: Area) => string): Files =>
  Object.fromEntries(areas.map(area => [`${area.name}.ts`, source(area)]))
const importAreas = (areas: readonly Area[]): string =>
  areas.map(({ name }) => `import { ${name} } from './${name}.js'\n`).join('')
const values = (params: readonly string[], value: (name: string) => string): string =>
  params.length === 0 ? '{}' : `{ ${params.map(name => `${name}: ${value(name)}`).join(', ')} }`
const typesOf = (params: readonly string[]): string =>
  params.length === 0 ? '{}' : `{ ${params.map(name => `${name}: string`).join('; ')} }`
const ones = (params: readonly string[]): string => values(params, () => `'1'`)
/** `['places'][':id']` */
const access = (path: string): string =>
  path
    .slice(1)
    .split('/')
    .map(segment => `['${segment}']`)
    .join('')

const chain = ({ routes }: Area, base: string, handler: Handler): string =>
  routes.map(({ method, path, params }) => `  .${method}('${path.slice(base.length)}', ${handler(params)})`).join('\n')
const chains = (areas: readonly Area[], handler: Handler): string =>
  areas.map(area => chain(area, '', handler)).join('\n')

/** The routes of an area by controller. */
const controllersOf = ({ routes }: Area): readonly (readonly [string, readonly PeerRoute[]])[] => {
  const controllers = new Map<string, PeerRoute[]>()
  for (const route of routes) controllers.set(route.controller, [...(controllers.get(route.controller) ?? []), route])
  return [...controllers]
}

const honoHandler: Handler = params => `c => c.json(${values(params, name => `c.req.param('${name}')`)})`
const honoUse = ({ path, params }: PeerRoute): string => `import { hc } from 'hono/client'
import type { app } from './app.js'
export const answer = hc<typeof app>('http://localhost')${access(path)}.$get({ param: ${ones(params)} })
`
const hono: Write = (areas, { route }) => ({
  'app.ts': `import { Hono } from 'hono'\nexport const app = new Hono()\n${chains(areas, honoHandler)}\n`,
  'use.ts': honoUse(route),
})
const honoGrouped: Write = (areas, { route }) => ({
  ...perArea(
    areas,
    area =>
      `import { Hono } from 'hono'\nexport const ${area.name} = new Hono()\n${chain(area, area.prefix, honoHandler)}\n`,
  ),
  'app.ts': `import { Hono } from 'hono'\n${importAreas(areas)}export const app = new Hono()\n${areas
    .map(({ name, prefix }) => `  .route('${prefix || '/'}', ${name})`)
    .join('\n')}\n`,
  'use.ts': honoUse(route),
})

const elysiaHandler: Handler = params =>
  params.length === 0 ? '() => ({})' : `({ params }) => (${values(params, name => `params.${name}`)})`
const elysiaUse = ({ path, params }: PeerRoute): string => `import type { app } from './app.js'
export type Answer = (typeof app)['~Routes']${access(path)}['get']['response'][200]
export const answer: Answer = ${ones(params)}
`
const elysia: Write = (areas, { route }) => ({
  'app.ts': `import { Elysia } from 'elysia'\nexport const app = new Elysia()\n${chains(areas, elysiaHandler)}\n`,
  'use.ts': elysiaUse(route),
})
const elysiaGrouped: Write = (areas, { route }) => ({
  ...perArea(
    areas,
    area =>
      `import { Elysia } from 'elysia'
export const ${area.name} = new Elysia(${area.prefix ? `{ prefix: '${area.prefix}' }` : ''})
${chain(area, area.prefix, elysiaHandler)}
`,
  ),
  'app.ts': `import { Elysia } from 'elysia'\n${importAreas(areas)}export const app = new Elysia()\n${areas
    .map(({ name }) => `  .use(${name})`)
    .join('\n')}\n`,
  'use.ts': elysiaUse(route),
})

/** Procedures have no paths. PUT and PATCH are two procedures. */
const trpc: Write = (areas, { area, route }) => ({
  'trpc.ts': `import { initTRPC } from '@trpc/server'\nexport const { router, procedure } = initTRPC.create()\n`,
  ...perArea(areas, each => {
    const routers = controllersOf(each).map(([controller, routes]) => {
      const procedures = routes.map(({ method, params, action }) => {
        const kind = method === 'get' ? 'query' : 'mutation'
        const input = params.length === 0 ? '' : `.input((given: unknown) => given as ${typesOf(params)})`
        const answer =
          params.length === 0 ? '() => ({})' : `({ input }) => (${values(params, name => `input.${name}`)})`
        return `    ${action}: procedure${input}.${kind}(${answer}),\n`
      })
      return `  ${controller}: router({\n${procedures.join('')}  }),\n`
    })
    return `import { procedure, router } from './trpc.js'\nexport const ${each.name} = router({\n${routers.join('')}})\n`
  }),
  'app.ts': `import { router } from './trpc.js'\n${importAreas(areas)}export const app = router({ ${areas
    .map(({ name }) => name)
    .join(', ')} })\n`,
  'use.ts': `import type { inferRouterInputs } from '@trpc/server'
import type { app } from './app.js'
export type Input = inferRouterInputs<typeof app>['${area.name}']['${route.controller}']['${route.action}']
export const input: Input = ${ones(route.params)}
`,
})

/** Only a contract: no handler is checked. */
const tsRest: Write = (areas, { area, route }) => ({
  ...perArea(areas, each => {
    const contracts = controllersOf(each).map(([controller, routes]) => {
      const lines = routes.map(({ method, path, params, action }) => {
        const body = method === 'get' ? '' : ' body: c.noBody(),'
        const responses = `{ 200: c.type<${typesOf(params)}>() }`
        return `    ${action}: { method: '${method.toUpperCase()}', path: '${path}',${body} responses: ${responses} },\n`
      })
      return `  ${controller}: {\n${lines.join('')}  },\n`
    })
    return `import { initContract } from '@ts-rest/core'
const c = initContract()
export const ${each.name} = c.router({
${contracts.join('')}})
`
  }),
  'app.ts': `import { initContract } from '@ts-rest/core'\n${importAreas(areas)}export const app = initContract().router({ ${areas
    .map(({ name }) => name)
    .join(', ')} })\n`,
  'use.ts': `import { initClient } from '@ts-rest/core'
import { app } from './app.js'
const client = initClient(app, { baseUrl: 'http://localhost' })
export const answer = client.${area.name}.${route.controller}.${route.action}({ params: ${ones(route.params)} })
`,
})

const koaRouter: Write = areas => ({
  ...perArea(
    areas,
    area =>
      `import Router from '@koa/router'
export const ${area.name} = new Router(${area.prefix ? `{ prefix: '${area.prefix}' }` : ''})
${chain(area, area.prefix, params => `ctx => { ctx.body = ${values(params, name => `ctx.params['${name}']`)} }`)}
`,
  ),
  'app.ts': `import Router from '@koa/router'\n${importAreas(areas)}export const app = new Router()\n${areas
    .map(({ name }) => `  .use(${name}.routes())`)
    .join('\n')}\n`,
  'use.ts': `import { app } from './app.js'\nexport const routes = app.routes()\n`,
})

const PEERS = {
  hono,
  'hono grouped': honoGrouped,
  elysia,
  'elysia grouped': elysiaGrouped,
  trpc,
  'ts-rest': tsRest,
  '@koa/router': koaRouter,
} as const satisfies Record<string, Write>

export type Peer = keyof typeof PEERS
export const peers = Object.keys(PEERS) as readonly Peer[]

/** The files of an application for a peer. The last GET of a `show` is the route whose types are used. */
export const generatePeer = (peer: Peer, areas: readonly Area[]): Files => {
  const shown = areas.flatMap(area => area.routes.map(route => ({ area, route })))
  const used = shown.findLast(({ route }) => route.action === 'show' && route.params.length > 0)
  if (!used) throw new Error('the application shows nothing')
  return PEERS[peer](areas, used)
}
