/**
 * A project as users have them: a table of 256 routes over 45 controllers in files of their own, which take their
 * contexts from the table, with members of the application and of a middleware, with links and `createRouter` in other files; and a second, small table with a part and a loader.
 * `cases/mistakes.ts` makes one mistake in it.
 */

export type Files = Readonly<Record<string, string>>

/** A resource of the table with its controller. `use` is whether a scope around it gives `ctx.state.user`. */
interface Resource {
  readonly controller: string
  readonly params: readonly string[]
  readonly user: boolean
  readonly more: readonly string[]
}

const STANDARD = ['index', 'create', 'show', 'update', 'destroy']
const OF_COLLECTION = ['index', 'create', 'search']

/** The namespaces of the table, each with its resources. What is nested has the name of its parent in its path. */
const ADMIN = ['audits', 'backups', 'categories', 'devices', 'invoices', 'jobs', 'labels', 'members', 'roles', 'teams']
const HOST = ['calendars', 'discounts', 'guests', 'offers', 'payouts', 'photos', 'prices', 'reviews', 'taxes']
const SHOP = ['brands', 'carts', 'colors', 'coupons', 'orders', 'products', 'returns', 'sizes', 'stocks']
const LOCALE = ['articles', 'events', 'pages', 'topics']

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const inside = (prefix: string, names: readonly string[], user: boolean, params: readonly string[] = []): Resource[] =>
  names.map(name => ({ controller: prefix + pascal(name), params, user, more: [] }))

const RESOURCES: readonly Resource[] = [
  ...inside('Admin/', ADMIN, true),
  { controller: 'V1/Host/Places', params: [], user: true, more: ['preview', 'search', 'compare'] },
  { controller: 'V1/Host/Places/Rooms', params: ['placeId'], user: true, more: [] },
  { controller: 'V1/Host/Places/Rooms/Beds', params: ['placeId', 'roomId'], user: true, more: [] },
  ...inside('V1/Host/', HOST, true),
  ...inside('V1/Shop/', SHOP, false),
  { controller: 'V1/Shop/Orders/Lines', params: ['orderId'], user: false, more: [] },
  ...inside('', LOCALE, false, ['locale']),
  { controller: 'Articles/Comments', params: ['locale', 'articleId'], user: false, more: ['approve'] },
  ...inside('Api/', ['tokens'], false),
  ...inside('Internal/', ['flags'], false),
  ...inside('', ['people'], false),
  ...inside('', ['reports'], false, ['year']),
]

const PATHS = ['Ping', 'Users', ...RESOURCES.map(({ controller }) => controller)]
const className = (path: string): string => `${path.replaceAll('/', '')}Controller`
const fileName = (path: string): string =>
  `${path
    .replaceAll('/', '-')
    .replaceAll(/\B[A-Z]/g, '-$&')
    .replaceAll('--', '-')
    .toLowerCase()}-controller`

/** Every fifth controller takes its contexts by the alias, all others by property. */
const contextOf = (path: string, action: string): string =>
  PATHS.indexOf(path) % 5 === 0 ? `Context<'${path}#${action}'>` : `Contexts['${path}']['${action}']`

/** Every third controller has a contract for the body of `create`. */
const hasContract = (path: string): boolean => PATHS.indexOf(path) % 3 === 0

/** Every second controller passes its contexts on. */
const passesContext = (path: string): boolean => PATHS.indexOf(path) % 2 === 1

const controllerFile = (path: string, methods: string, contract = false): string => {
  const imported = [...new Set(methods.match(/\bContexts?\b(?=[<[])/g) ?? [])].sort()
  const declared = `  static readonly contract = { create: { body: titled } } satisfies ContractOf<${className(path)}>\n`
  return `${contract ? "import type { ContractOf } from 'signalbox'\n" : ''}import type { ${imported.join(', ')} } from './routes.js'
${contract ? "import { titled } from './schemas.js'\n" : ''}${methods.includes('viewerOf') ? "import { viewerOf } from './viewer.js'\n" : ''}
export class ${className(path)} {
${contract ? declared : ''}${methods}}
`
}

/** The last id of a path is `id`. */
const paramsOf = (outer: readonly string[], ofCollection: boolean): readonly string[] =>
  ofCollection
    ? outer.map((name, at) => (at === outer.length - 1 && name.endsWith('Id') ? 'id' : name))
    : [...outer, 'id']

const method = ({ controller, params, user }: Resource, action: string): string => {
  const read = paramsOf(params, OF_COLLECTION.includes(action)).map(name => `${name}: ctx.params.${name}`)
  if (user)
    read.push(`name: ${passesContext(controller) ? 'viewerOf(ctx)' : 'ctx.state.user.name'}`, 'session: ctx.session.id')
  if (action === 'create' && hasContract(controller)) read.push('title: ctx.input.body.title')
  return `  ${action}(ctx: ${contextOf(controller, action)}) {
    ctx.set('Cache-Control', 'no-store')
    ctx.log('${action}')
    return { ${read.join(', ')} }
  }
`
}

const controllerFiles = (): Record<string, string> => ({
  'viewer.ts':
    'export const viewerOf = (ctx: { readonly state: { readonly user: { readonly name: string } } }) => ctx.state.user.name\n',
  'ping-controller.ts': controllerFile(
    'Ping',
    "  ping(ctx: Contexts['Ping']['ping']) {\n    return ctx.path\n  }\n  pong() {}\n  echo() {}\n",
  ),
  'users-controller.ts': controllerFile(
    'Users',
    `  show(ctx: Contexts['Users']['show']) {
    return ctx.path
  }
  update() {}
  me(ctx: Contexts['Users']['me']) {
    return ctx.state.user.name
  }
  profile(ctx: Contexts['Users']['profile']) {
    return ctx.state.user.name
  }
`,
  ),
  ...Object.fromEntries(
    RESOURCES.map(each => [
      `${fileName(each.controller)}.ts`,
      controllerFile(
        each.controller,
        [...STANDARD, ...each.more].map(action => method(each, action)).join(''),
        hasContract(each.controller),
      ),
    ]),
  ),
})

const list = (names: readonly string[], indent: string): string =>
  names.map(name => `\n${indent}.resources('${name}')`).join('')

const ROUTES = `import { type ActionContext, type ContextsOf, defineRoutesFor, type TargetOf } from 'signalbox'
import { authenticate } from './middlewares.js'
import { metrics } from './metrics.js'
${PATHS.map(path => `import { ${className(path)} } from './${fileName(path)}.js'\n`).join('')}
const defineRoutes = defineRoutesFor<{}, { log(text: string): void }>()
export const routes = defineRoutes({
${PATHS.map(path => `  '${path}': ${className(path)},\n`).join('')}}, r => r
  .get('ping', PingController, 'ping')
  .get('pong', 'Ping#pong')
  .get('health', ctx => { ctx.body = { ok: true } })
  .resource('user', { only: ['show', 'update'] })
  .redirect('old-orders/:id', 'V1/Shop/Orders#show')
  .namespace('admin', r => r
    .use(authenticate)
    .get('crews/:crew/teams/:id', 'Admin/Teams#show')${list(ADMIN, '    ')})
  .redirect('old-teams/:id', 'Admin/Teams#show', { path: '/admin/teams/:id' })
  .namespace('v1', r => r
    .namespace('host', r => r
      .use(authenticate)
      .resources('places', r => r
        .get('preview')
        .collection(r => r
          .get('search'))
        .get('compare').post('compare')
        .resources('rooms', r => r
          .resources('beds', { except: ['update'] })))${list(HOST, '      ')})
    .namespace('shop', r => r${list(
      SHOP.filter(name => name !== 'orders'),
      '      ',
    )}
      .resources('orders', { only: ['index', 'show'] }, r => r
        .resources('lines', { only: ['show', 'destroy'] }))))
  .scope(':locale', r => r${list(
    LOCALE.filter(name => name !== 'articles'),
    '    ',
  )}
    .resources('articles', r => r
      .resources('comments', r => r
        .patch('approve'))))
  .get('echo', PingController, 'echo').post('echo', PingController, 'echo')
  .mount('metrics', metrics)
  .get('profile', authenticate, UsersController, 'profile')
  .scope(r => r
    .use(authenticate)
    .get('me', 'Users#me'))
  .namespace('api', { path: 'api/v2' }, r => r
    .resources('tokens'))
  .namespace('internal', { path: '' }, r => r
    .resources('flags'))
  .resources('people', { path: 'humans', id: 'bigint' })
  .scope(':year', { params: { year: 'integer' } }, r => r
    .resources('reports')))

export interface Contexts extends ContextsOf<typeof routes> {}
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
`

const LINKS = `import { routes } from './routes.js'

export const roomLinks = (placeId: string, id: string) => [
  routes.path('V1/Host/Places#index'),
  routes.path('V1/Host/Places#show', { id: placeId }),
  routes.path('V1/Host/Places/Rooms#show', { placeId, id }),
  routes.path('V1/Host/Places/Rooms/Beds#index', { placeId, id }, { query: { page: 2 } }),
]
export const orderLink = (id: string) => routes.url('https://example.com', 'V1/Shop/Orders#show', { id })
export const categoryLink = (id: string) => routes.path('Admin/Categories#show', { id })
export const teamLinks = (id: string, crew: string) => [
  routes.path('Admin/Teams#show', { id }, { path: '/admin/teams/:id' }),
  routes.path('Admin/Teams#show', { crew, id }, { path: '/admin/crews/:crew/teams/:id' }),
  routes.url('https://example.com', 'Admin/Teams#show', { id }, { path: '/admin/teams/:id' }),
  routes.to['Admin/Teams'].show({ crew, id }, { path: '/admin/crews/:crew/teams/:id' }),
]
export const personLink = (id: bigint) => routes.to.People.show({ id })
export const reportLink = (year: number, id: string) => routes.to['Reports'].show({ year, id })
export const tokensLink = () => routes.to['Api/Tokens'].index()
export const isPing = (path: string) => routes.match('GET', path)?.target === 'Ping#ping'
`

/** Reads inputs, replies, matches, unrouted actions and expectations of the table, whose types must not add errors to a mistake in it. */
const CLIENT = `import type { InputOf, ReplyOf, TargetOf } from 'signalbox'
import { misroutedRequests, type UnroutedActions } from 'signalbox/testing'
import { routes } from './routes.js'

type Routes = typeof routes
type NewBackup = InputOf<Routes, 'Admin/Backups#create'>['body']
type Client = <Name extends TargetOf<Routes>>(name: Name, input: InputOf<Routes, Name>) => Promise<ReplyOf<Routes, Name>>

export const names = async (client: Client): Promise<readonly string[]> => [
  (await client('Admin/Categories#show', {})).body.name,
  (await client('Admin/Categories#destroy', {})).body.id,
  (await client('V1/Host/Places#create', { body: { title: 'Lighthouse' } })).body.session,
  (await client('V1/Host/Places#preview', {})).body.id,
  (await client('V1/Shop/Orders#show', {})).body.id,
]
export const backup: NewBackup = { title: 'Nightly' }
export const categoryId = (path: string): string | undefined => {
  const found = routes.match('GET', path)
  return found?.target === 'Admin/Categories#show' ? found.params.id : undefined
}
export const unrouted: readonly UnroutedActions<Routes>[] = ['V1/Shop/Orders#create', 'V1/Shop/Orders#destroy']
export const misrouted = misroutedRequests(routes, {
  'GET /humans/5': ['People#show', { id: '5' }],
  'GET /admin/crews/1/teams/5': ['Admin/Teams#show', { crew: '1', id: '5' }],
  'GET /pong': 'Ping#pong',
  'GET /nowhere': 404,
})
`

/** Casts parameters whose kinds the table declares. */
const IDS = `import { castParam } from 'signalbox'
import type { Context, Contexts } from './routes.js'

export const personId = (ctx: Contexts['People']['show']): bigint => castParam(ctx, 'id')
export const reportYear = (ctx: Context<'Reports#show'>): number => castParam(ctx, 'year')
`

const MIDDLEWARES = `import type Koa from 'koa'

export const authenticate: Koa.Middleware<{ user: { name: string } }, { session: { id: string } }> = (ctx, next) => {
  ctx.state.user = { name: 'Ada' }
  ctx.session = { id: '1' }
  return next()
}
export const audit = (ctx: { state: { user: { name: string } } }, next: Koa.Next) => {
  console.log(ctx.state.user.name)
  return next()
}
`

const SCHEMAS = `import type { StandardSchema } from 'signalbox'

export const titled: StandardSchema<{ title: string }> = {
  '~standard': { validate: () => ({ value: { title: '' } }) },
}
`

const METRICS = `import Koa from 'koa'

export const metrics = new Koa().use(ctx => {
  ctx.body = ctx.path
})
`

const TOOL_CONTROLLERS = `import { HammersController } from './hammers-controller.js'

export const controllers = {
  'Tools/Hammers': HammersController,
  'Tools/Saws': () => import('./saws-controller.js'),
}
`

const TOOL_PART = `import type { ScopeAt } from 'signalbox'
import type { controllers } from './tool-controllers.js'

export const toolRoutes = (r: ScopeAt<typeof controllers, 'tools'>) => r
  .resources('hammers')
  .resources('saws', { only: ['index'] })
`

const TOOLS = `import { type ContextsOf, defineRoutes } from 'signalbox'
import { controllers } from './tool-controllers.js'
import { toolRoutes } from './tool-routes.js'

export const tools = defineRoutes(controllers, r => r
  .namespace('tools', r => r
    .draw(toolRoutes)))

export interface ToolContexts extends ContextsOf<typeof tools> {}
`

const toolFile = (name: string, actions: readonly string[]): string => `import { reply } from 'signalbox'
import type { ToolContexts } from './tools.js'

export class ${name}Controller {
${actions
  .map(
    action => `  ${action}(ctx: ToolContexts['Tools/${name}']['${action}']) {
    return reply(200, { path: ctx.path })
  }
`,
  )
  .join('')}}
`

const APP = `import Koa from 'koa'
import { createRouter } from 'signalbox'
import { routes } from './routes.js'
import { tools } from './tools.js'

const router = createRouter(routes)
export const app = new Koa().use(router.routes()).use(router.allowedMethods()).use(createRouter(tools).routes())
`

/** The files of the project. */
export const application = (): Files => ({
  ...controllerFiles(),
  'routes.ts': ROUTES,
  'links.ts': LINKS,
  'client.ts': CLIENT,
  'ids.ts': IDS,
  'middlewares.ts': MIDDLEWARES,
  'metrics.ts': METRICS,
  'schemas.ts': SCHEMAS,
  'hammers-controller.ts': toolFile('Hammers', STANDARD),
  'saws-controller.ts': toolFile('Saws', ['index']),
  'tool-controllers.ts': TOOL_CONTROLLERS,
  'tool-routes.ts': TOOL_PART,
  'tools.ts': TOOLS,
  'app.ts': APP,
})
