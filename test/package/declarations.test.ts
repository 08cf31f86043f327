/**
 * A project that emits declarations of its table, and one that has only these declarations: both get the same types, on
 * each compiler and by each way to resolve the package.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS } from '../support/compilers.js'
import { createProject, type Project, writeFiles } from './packed.js'

let project: Project

beforeAll(async () => {
  project = await createProject()
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

/** Exports of all kinds whose types the compiler has to write down. */
const APPLICATION = {
  'lazy-controller.ts': 'export class LazyController { show() {} }\n',
  'parts.ts': `
import type Koa from 'koa'
import type { ScopeAnywhere, ScopeAt } from 'signalbox'
export class Places {
  index() {}
  show() {}
}
export const authenticate: Koa.Middleware<{ user: string }> = (_ctx, next) => next()
export const traced: Koa.Middleware<{}, { span: string }> = (_ctx, next) => next()
export const part = (r: ScopeAt<{ Places: typeof Places }, ''>) => r.resources('places', { only: ['show'] })
export const partAround = (r: ScopeAt<{ Places: typeof Places }, ''>) => r
  .get('first', 'Places#index')
  .namespace('v1', r => r.get('ping', () => {}).namespace('deep', r => r.get('ping', () => {})))
  .scope('beta', r => r.get('ping', () => {}))
  .resources('places', { only: ['show'] }, r => r.namespace('admin', r => r.get('ping', () => {})))
export const nestedPart = (r: ScopeAt<{ 'V1/Host/Places': typeof Places }, 'v1/host', { user: string }>) => r
  .use(authenticate)
  .resources('places', { only: ['index'] }, r => r.get('map', ctx => { ctx.body = ctx.state.user }))
export const anywhere = (r: ScopeAnywhere<{ Places: typeof Places; 'V1/Places': typeof Places }>) => r
  .resources('places', { only: ['index'] }, r => r.get('show'))
`,
  'app.ts': `
import { type ActionContext, castParam, type ContextsOf, createRouter, defineRoutes, defineRoutesFor, describeMiddleware, type RouteOf, type StandardSchema, type TargetOf } from 'signalbox'
import { explainMatch, inspector } from 'signalbox/inspector'
import { misroutedRequests, type UnroutedActions } from 'signalbox/testing'
import { anywhere, authenticate, nestedPart, part, Places as Registered, traced } from './parts.js'
export class Places {
  index() {}
  create() {}
  show(ctx: Context<'Places#show'>) { return castParam(ctx, 'id', 'bigint') }
  update(ctx: Contexts['Places']['update']) { return ctx.params }
  destroy() {}
  archive() {}
}
export class Rooms { show() {} }
export class Stranger { show() {} }
const controllers = { Places, 'Places/Rooms': Rooms, Lazies: () => import('./lazy-controller.js').then(m => m.LazyController) }
export const routes = defineRoutes(controllers, r => r
  .namespace('v1', r => r.get('ping', () => {}))
  .scope('beta', r => r.resource('stranger', { controller: Stranger, only: ['show'] }, r => r.get('x', Stranger, 'show')))
  .redirect('old-places/:id', 'Places#show')
  .resource('lazy', { only: ['show'] })
  .use((_ctx, next) => next())
  .resources('places', r => r
    .collection(r => r.get('all', () => {}))
    .resources('rooms', { only: ['show'], param: 'slug' })))
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
export interface Contexts extends ContextsOf<typeof routes> {}
export const router = createRouter(routes)
export const { path, url, match, to } = routes
export const roomLinks = to['Places/Rooms']
export const found = match('GET', path('Places#show', { id: 5 }))
export const route = (each: RouteOf<typeof routes>) => each
export const explained = explainMatch(routes, 'GET', '/places')
export const page = inspector(routes)
export const problems = misroutedRequests(routes, { 'GET /places': 'Places#index' })
export const unrouted = (each: UnroutedActions<typeof routes>) => each
export const drawn = defineRoutesFor<{ theme: string }, { database: object }>()({ Places: Registered }, r => r.draw(part))
export const nested = defineRoutes({ 'V1/Host/Places': Registered }, r => r
  .namespace('v1', r => r.namespace('host', r => r.use(authenticate).draw(nestedPart))))
export const twice = defineRoutes({ Places: Registered, 'V1/Places': Registered }, r => r
  .draw(anywhere).namespace('v1', r => r.draw(anywhere)))
export const guarded = defineRoutes({ Places: Registered }, r => r
  .get('first', authenticate, 'Places#index')
  .get('second', authenticate, authenticate, 'Places#show'))
const schema: StandardSchema<string> = { '~standard': { validate: () => ({ value: '' }) } }
const checked = describeMiddleware(authenticate, { replies: { 401: schema } })
const limited = describeMiddleware(traced, { replies: { 429: schema } })
export const described = defineRoutes({ Places: Registered }, r => r
  .use(checked)
  .scope('traced', r => r.use(traced).get('first', 'Places#index'))
  .scope('limited', r => r.use(limited).use(traced).get('second', 'Places#show')))
`,
}

/** What holds of the types of the application, written as an application beside it would use them. */
const EXPECTED = `
import { type ActionContext, createRouter, defineRoutes, type RouteMap, type RouteOf, type TargetOf } from 'signalbox'
import { inspector, type Explanation } from 'signalbox/inspector'
import { misroutedRequests, unroutedActions, type UnroutedActions } from 'signalbox/testing'
import * as app from './app.js'
import { part, Places as Registered } from './parts.js'

type Same<Left, Right> = (<Type>() => Type extends Left ? 1 : 2) extends <Type>() => Type extends Right ? 1 : 2 ? true : false
type Routes = typeof app.routes

export const types: [
  Same<Extract<TargetOf<Routes>, \`Places\${string}\`>,
    'Places#index' | 'Places#create' | 'Places#show' | 'Places#update' | 'Places#destroy' | 'Places/Rooms#show'>,
  Same<Extract<TargetOf<Routes>, 'Lazies#show'>, 'Lazies#show'>,
  Same<RouteMap<Routes>['GET /v1/ping'], '(middleware)'>,
  Same<RouteMap<Routes>['GET /old-places/:id'], '-> Places#show'>,
  Same<RouteMap<Routes>['GET /places/:placeId/rooms/:slug'], 'Places/Rooms#show'>,
  Same<RouteMap<typeof app.nested>['GET /v1/host/places/:id/map'], '(middleware)'>,
  Same<RouteMap<typeof app.twice>['GET /v1/places/:id/show'], 'V1/Places#show'>,
  Same<keyof ActionContext<Routes, 'Places/Rooms#show'>['params'], 'placeId' | 'slug'>,
  Same<app.Context<'Places#show'>['params'], { id: string }>,
  Same<app.Contexts['Places']['show'], ActionContext<Routes, 'Places#show'>>,
  Same<ReturnType<app.Places['update']>, { id: string }>,
  Same<ActionContext<typeof app.drawn, 'Places#show'>['state'], { theme: string }>,
  Same<ActionContext<typeof app.drawn, 'Places#show'>['database'], object>,
  Same<ActionContext<typeof app.described, 'Places#index'>['state'], { user: string }>,
  Same<ActionContext<typeof app.described, 'Places#show'>['state'], { user: string }>,
  Same<ActionContext<typeof app.described, 'Places#show'>['span'], string>,
  Same<UnroutedActions<Routes>, 'Places#archive'>,
  Same<Parameters<typeof app.route>[0], RouteOf<Routes>>,
  Same<typeof app.found, ReturnType<Routes['match']>>,
  Same<typeof app.explained, Explanation>,
  Same<typeof app.to, Routes['to']>,
  Same<keyof Routes['to'], 'Places' | 'Places/Rooms' | 'Lazies'>,
  Same<keyof Routes['to']['Lazies'], 'show'>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]

export const link: string = app.path('Places/Rooms#show', { placeId: 1, slug: 'a' })
// @ts-expect-error the parameter 'slug' is missing
app.path('Places/Rooms#show', { placeId: 1 })
export const linkTo: string = app.roomLinks.show({ placeId: 1, slug: 'a' }, { hash: 'beds' })
// @ts-expect-error the parameter 'slug' is missing
app.roomLinks.show({ placeId: 1 })
// @ts-expect-error the table has no such target
app.to.Places.archive({ id: 5 })
// @ts-expect-error the table has no such target
app.url('https://example.com', 'Places#archive')

createRouter(app.routes)
inspector(app.routes)
unroutedActions(app.routes)
misroutedRequests(app.routes, { 'GET /places': 'Places#index' })
// @ts-expect-error the table has no such target
misroutedRequests(app.routes, { 'GET /places': 'Places#archive' })
export const again = defineRoutes({ Places: Registered }, r => r.draw(part))
// @ts-expect-error the part is written for other controllers
export const wrong = defineRoutes({ Places: app.Places }, r => r.draw(part))
`

/** The compiler, \`module\`, \`moduleResolution\` and the \`type\` of the project. */
const PROJECTS = [
  ['5.9', 'nodenext', 'nodenext', 'module'],
  ['5.9', 'esnext', 'node10', 'module'], // TypeScript 6 deprecates this resolution, and 7 does not have it
  ['6.0', 'nodenext', 'nodenext', 'commonjs'],
  ['7.0', 'nodenext', 'nodenext', 'module'],
  ['7.0', 'nodenext', 'nodenext', 'commonjs'],
  ['7.0', 'esnext', 'bundler', 'module'],
] as const
const chosen = PROJECTS.filter(([compiler]) => COMPILERS.includes(compiler))

describe.each(chosen)(
  'TypeScript %s, module %s, moduleResolution %s, type %s',
  (compiler, module, moduleResolution, type) => {
    const folderOf = (name: string) => join(project.folder, [compiler, moduleResolution, type, name].join('-'))

    const compile = async (name: string, files: Readonly<Record<string, string>>, options: object): Promise<string> => {
      const shared = { module, moduleResolution, target: 'es2022', lib: ['es2023'], types: ['node'] }
      const strict = { strict: true, esModuleInterop: true }
      const config = { compilerOptions: { ...shared, ...strict, ...options }, files: Object.keys(files) }
      await writeFiles(folderOf(name), {
        ...files,
        'package.json': JSON.stringify({ type }),
        'tsconfig.json': JSON.stringify(config),
      })
      return outputOf(compiler, ['-p', folderOf(name), '--pretty', 'false'])
    }

    it('a project emits declarations of its table, and another one compiles against them', async () => {
      const emit = {
        skipLibCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        noEmitOnError: true,
        rootDir: '.',
      }
      const files = { ...APPLICATION, 'expected.ts': EXPECTED }
      expect(await compile('source', files, { ...emit, outDir: folderOf('consumer') })).toBe('')

      const table = await readFile(join(folderOf('consumer'), 'app.d.ts'), 'utf8')
      const parts = await readFile(join(folderOf('consumer'), 'parts.d.ts'), 'utf8')
      expect(table).toContain('import("signalbox/types").Namespace<"v1", "GET /ping">')
      expect(table).not.toContain('NoInfer') // with it, each link would walk all entries
      expect(parts).toContain('import("signalbox/types").Scope<import("signalbox/types").TopFrame')
      const named = [...`${table}${parts}`.matchAll(/import\("([^"]+)"\)/g)].map(([, from]) => from)
      const entries = ['signalbox', 'signalbox/inspector', 'signalbox/types']
      expect([...new Set(named)].sort()).toEqual(['./lazy-controller.js', 'koa', ...entries])

      await rm(join(folderOf('consumer'), 'expected.d.ts'))
      expect(await compile('consumer', { 'expected.ts': EXPECTED }, { noEmit: true, skipLibCheck: false })).toBe('')
    })
  },
)
