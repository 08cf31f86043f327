/** Writes the programs of the rejected cases as text, which one suite compiles and another one runs. */
import { type Rejected, rejected } from '../cases/rejected.js'
import type { RejectedLink } from '../cases/rejected-links.js'
import type { RejectedLoader } from '../cases/rejected-loaders.js'
import type { RejectedRouter } from '../cases/rejected-routers.js'

const unmarked = (source: string): string => source.replace(/[«»]/g, '')

/** Schemas of replies: see `cases/returns.ts`. */
const REPLY_SCHEMAS = [
  "export const place: StandardSchema<{ name: string }, { name: string }> = { '~standard': { validate: value => typeof value === 'object' ? { value: { name: 'a' } } : { issues: [] } } }",
  "export const nothing: StandardSchema<undefined, undefined> = { '~standard': { validate: value => value === undefined ? { value } : { issues: [] } } }",
]

export const HEAD = [
  "import { castParam, createRouter, defineRoutes, defineRoutesFor, type InCollection, type InResources, type InScope, type ResourcesOptions, type ScopeAnywhere, type ScopeAt, type StandardSchema } from '../../src/index.js'",
  "import * as cases from '../cases/rejected-controllers.js'",
  'export const { Claims, Ping, Places, Rooms, Stranger, controllers } = cases',
  "export const [path, actions, options]: [string, string[], ResourcesOptions] = ['any', ['index'], {}]",
  "export const part = (r: ScopeAt<typeof controllers, 'v1'>) => r.resources('places')",
  "export const stateful = (r: ScopeAt<typeof controllers, 'v1', { user: string }>) => r.resources('places')",
  "export const empty = (r: ScopeAt<typeof controllers, ''>) => { r.resources('places') }",
  "export const scoped = (r: ScopeAt<typeof controllers, [InScope<'api'>]>) => r.resources('places')",
  "export const ofPlaces = (r: ScopeAt<typeof controllers, [InResources<'places'>]>) => r.get('preview')",
  "export const ofKinds = (r: ScopeAt<typeof controllers, [InScope<'in/:year', { params: { year: 'integer' } }>, InResources<'places', { id: 'uuid' }>]>) => r.get('preview')",
  "export const search = (r: ScopeAt<typeof controllers, [InResources<'places'>, InCollection]>) => r.get('search')",
  "export const elsewhere = (r: ScopeAt<{ Ping: typeof Ping }, ''>) => r.get('ping', Ping, 'ping')",
  "export const either = path === 'any' ? 'places' : 'rooms'",
  "export const eitherClass = path === 'any' ? Ping : cases.Users",
  'export const anything: any = (r: any) => r',
  'export const record: Record<string, typeof Places> = { Places }',
  'export abstract class Abstract { abstract index(): void }',
  'export class Hidden { private constructor() {} ping() {} static one() { return new Hidden() } }',
  'export const middleware: any = () => {}',
  ...REPLY_SCHEMAS,
  "export const schema = { '~standard': { validate: (value: unknown) => ({ value }) } }",
  "import type Koa from 'koa'",
  'export const givesUser: Koa.Middleware<{ user: string }> = middleware',
  'export const givesNumber: Koa.Middleware<{ user: number }> = middleware',
  'export const needsUser: (ctx: { state: { user: string } }, next: Koa.Next) => unknown = middleware',
  'export const needsId: (ctx: { params: { id: string } }, next: Koa.Next) => unknown = middleware',
  'export const needsIdOfKoa: Koa.Middleware<{}, { params: { id: string } }> = middleware',
  'export interface OtherKoa { app: { middleware: unknown[] }; cookies: {}; originalUrl: string; req: {}; res: {}; state: { user: string } }',
  'export const withOtherKoa: (ctx: OtherKoa, next: Koa.Next) => unknown = middleware',
  "export const ofUser = createRouter(defineRoutesFor<{ user: string; flash?: string }>()({}, r => r.get('own', () => {}))).routes()",
  "export const ofDatabase = createRouter(defineRoutesFor<{}, { database: string }>()({}, r => r.use(givesUser).get('own', () => {}))).routes()",
  'export const needsDatabase: (ctx: { database: string }, next: Koa.Next) => unknown = middleware',
]

/** A program that exports `define`, which defines the table. */
export const program = ({ source, map = 'controllers' }: Rejected): string =>
  [...HEAD, `${START}${unmarked(map)},`, unmarked(source), ')'].join('\n')
/** The programs that do what the messages say. */
export const corrected: readonly Rejected[] = rejected.flatMap(each =>
  each.instead === undefined ? [] : [{ ...each, source: each.instead }],
)
const START = 'export const define = () => defineRoutes('

/** The place of the mistake in a program, as the compilers print it: at the mark, or without one at the call of `defineRoutes`. */
export const mistakePlace = ({ source, map = '' }: Rejected): string => {
  const [inMap, inSource] = [map.indexOf('«'), source.indexOf('«')]
  return inSource === -1
    ? `${HEAD.length + 1}:${(inMap === -1 ? START.indexOf('defineRoutes') : START.length + inMap) + 1}: `
    : `${HEAD.length + 2}:${inSource + 1}: `
}

const ROUTER_START = 'createRouter(routes, '
/** The place of the mistake in such a program: at the mark in the options, or at the call. */
export const routerPlace = ({ options = '' }: Pick<RejectedRouter, 'options'>): string =>
  `12:${options.includes('«') ? ROUTER_START.length + options.indexOf('«') + 1 : 1}: `
/** A program that defines its table and creates its router. */
export const routerProgram = ({ actions, table, options }: Omit<RejectedRouter, 'message'>): string =>
  [
    "import type Koa from 'koa'",
    "import { type ActionContext, type ActionContract, type Constructable, createRouter, defineRoutes, type RouterOptions, type StandardSchema, type TargetOf } from '../../src/index.js'",
    ...REPLY_SCHEMAS,
    "export const anything: StandardSchema = { '~standard': { validate: value => ({ value }) } }",
    "export const page = { '~standard': { validate: (value: unknown) => ({ value: Number(value) }) } }",
    'export class Hosts {',
    actions,
    '}',
    `export const routes = defineRoutes({ Hosts }, ${table})`,
    'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
    options === undefined ? 'createRouter(routes)' : `${ROUTER_START}${unmarked(options)})`,
  ].join('\n')

export const LINK_START = 'export const make = () => '
/** A program that exports `make`, which makes the link from the table of `link-routes.js`. */
export const linkProgram = ({ source }: RejectedLink): string =>
  [
    "import { routes } from './link-routes.js'",
    "export const roomParams = { placeId: '1', id: '2' }, misspelt = { qury: {} }, elsewhere = { hash: 'a', path: '/places' }",
    "export const either = roomParams.id === '2' ? 'Places#show' : 'Places#destroy'",
    LINK_START + unmarked(source),
  ].join('\n')
export const LINK_ROUTES = `import { defineRoutes } from '../../src/index.js'
class Places { index() {} create() {} show() {} update() {} destroy() {} archive() {} }
class Rooms { index() {} show() {} either() {} }
export const routes = defineRoutes({ Places, 'Places/Rooms': Rooms }, r => r
  .resources('places', r => r
    .resources('rooms', { only: ['index', 'show'] }, r => r.get('either').collection(r => r.get('either')))))
`

export type Loader = Pick<RejectedLoader, 'module' | 'picks'>
export const LOADER_START = 'export const define = () => defineRoutes({ '
/** A program that exports `define`, whose table loads the module, and `router`. */
export const loaderProgram = (module: string, { picks = '' }: Loader): string =>
  [
    "import { createRouter, defineRoutes } from '../../src/index.js'",
    `${LOADER_START}Places: () => import('${module}')${picks} }, r =>`,
    "  r.resources('places', { only: ['index'] }))",
    'export const router = () => createRouter(define())',
  ].join('\n')
