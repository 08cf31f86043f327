/**
 * `ctx.routes`, typed by an interface of the application: controllers take their context from the table, the table takes its
 * controllers, and neither the table nor a result that the compiler infers is circular, whichever file comes first.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { declareLibrary } from '../../bench/types/compile.js'
import { outputsOf } from '../support/compile-folder.js'
import { COMPILERS, shareOf } from '../support/compilers.js'

const folder = fileURLToPath(new URL('../generated-context-table/', import.meta.url))

const CONTROLLERS = `
import type { Contexts, Context } from './routes.js'
type Ctx = Contexts['Places']
export class Places {
  constructor(readonly ctx: Ctx['index']) {}
  index(ctx: Ctx['index']) {
    return { first: ctx.routes.to.Places.show({ id: 5 }), all: this.ctx.routes.path('Places#index') }
  }
  async show(ctx: Ctx['show']) {
    return ctx.routes.to.Places.edit() + ctx.routes.to['Places/Rooms'].index({ id: ctx.params.id })
  }
  edit = (ctx: Ctx['edit']) => [ctx.routes.path('Places#show', { id: 1 }), this.helper(ctx)]
  helper(ctx: Context<'Places#edit'>) { return ctx.routes.to }
  unrouted(ctx: Ctx['unrouted']) { return ctx.routes.to.Anything.anything() }
  mistakes(ctx: Ctx['index']) {
    return [
      // @ts-expect-error no such action
      ctx.routes.to.Places.shw(),
      // @ts-expect-error no such target
      ctx.routes.path('Places#shw'),
    ]
  }
}
export class Rooms {
  index(ctx: Contexts['Places/Rooms']['index']) {
    return [ctx.routes.match('GET', '/places')?.target, ctx.routes.to, ctx.routes] as const
  }
}
`
const OTHER_CONTROLLER = `
import type { OtherContexts } from './other-routes.js'
export class Tags {
  show(ctx: OtherContexts['Tags']['show']) {
    // @ts-expect-error it is the table of this action
    ctx.routes.to.Places
    return ctx.routes.to.Tags.show({ id: 5 })
  }
}
`
const OTHER_ROUTES = `
import { type ContextsOf, createRouter, defineRoutesFor } from '../../../src/index.js'
import { Tags } from './other-controller.js'
interface App { readonly routes: typeof routes }
const routes = defineRoutesFor<{}, App>()({ Tags }, r => r.resources('tags', { only: ['show'] }))
export interface OtherContexts extends ContextsOf<typeof routes> {}
createRouter(routes)
`
const PART = `
import type { InContext, ScopeAt } from '../../../src/index.js'
import type { App, controllers } from './routes.js'
export const part = (r: ScopeAt<typeof controllers, 'v1', InContext<App>>) =>
  r.get('part', ctx => { ctx.body = ctx.routes.to.Places.show({ id: 5 }) })
`
const ROUTES = `
import type Koa from 'koa'
import { type ActionContext, type ContextsOf, createRouter, defineRoutesFor, type TargetOf } from '../../../src/index.js'
import { Places, Rooms } from './controllers.js'
import { part } from './part.js'
export interface App {
  readonly routes: typeof routes
  database: { query(): string }
  locale?: string
}
declare const authenticate: Koa.Middleware<{ user: string }>
declare const measure: Koa.Middleware<{}, App>
declare const audit: Koa.Middleware<{}, App & { audit: string }>
export const controllers = { Places, 'Places/Rooms': Rooms }
export const routes = defineRoutesFor<{}, App>()(controllers, r => r
  .use(authenticate)
  .use(measure)
  .use(audit)
  .use((ctx, next) => {
    ctx.set('link', ctx.routes.to.Places.index())
    return next()
  })
  .get('links', ctx => {
    ctx.body = [ctx.routes.to.Places.show({ id: 5 }), ctx.audit, ctx.state.user, ctx.database.query()]
    // @ts-expect-error no such action
    ctx.routes.to.Places.shw()
  })
  .get('annotated', (ctx): string => ctx.routes.path('Places#index'))
  .resources('places', { only: ['index', 'show'] }, r => r
    .collection(r => r.get('edit'))
    .resources('rooms', { only: ['index'] }))
  .namespace('v1', r => r.draw(part)))
export interface Contexts extends ContextsOf<typeof routes> {}
export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
createRouter(routes)
`
const RESULTS = `
import type { Places, Rooms } from './controllers.js'
import type { routes } from './routes.js'
export const results = (places: Places, rooms: Rooms): [string, Promise<string>, typeof routes] => [
  places.index({} as never).first,
  places.show({} as never),
  rooms.index({} as never)[2],
]
`
/** Koa's own interface, for an application with one table: every context of the application has the member. */
const AUGMENTED = `
import type Koa from 'koa'
import { type ContextsOf, createRouter, defineRoutes } from '../../../src/index.js'
declare module 'koa' {
  interface DefaultContext { readonly routes: typeof routes }
}
class Places {
  index(ctx: Contexts['Places']['index']) { return ctx.routes.to.Places.show({ id: 5 }) }
  show(ctx: Koa.Context) { return ctx.routes.path('Places#index') }
}
declare const authenticate: Koa.Middleware<{ user: string }>
const routes = defineRoutes({ Places }, r => r
  .use(authenticate)
  .get('links', ctx => {
    ctx.body = [ctx.routes.to.Places.index(), ctx.state.user]
    // @ts-expect-error no such action
    ctx.routes.to.Places.shw()
  })
  .resources('places', { only: ['index', 'show'] }))
interface Contexts extends ContextsOf<typeof routes> {}
createRouter(routes)
export const first: string = new Places().index({} as never)
`

/** The messages for what a scope lacks do not ask for the type of the table, which is not known yet. */
const MISTAKES = `
import type Koa from 'koa'
import { type ContextsOf, defineRoutesFor, type InContext, type ScopeAt } from '../../../src/index.js'
class Tags { show(ctx: Contexts['Tags']['show']) { return [ctx.routes.to.Tags.show({ id: 5 }), ctx.session] } }
interface App { readonly routes: typeof routes; readonly database: string }
declare const measure: Koa.Middleware<{}, { session: string }>
declare const audit: (ctx: App & { readonly state: { readonly account: string } }, next: Koa.Next) => unknown
const controllers = { Tags }
const part = (r: ScopeAt<typeof controllers, '', { account: string } & InContext<App>>) =>
  r.get('part', ctx => { ctx.body = [ctx.database, ctx.state.account] })
const routes = defineRoutesFor<{}, App>()(controllers, r => r
  .use(measure)
  // @ts-expect-error draw: this scope has no such ctx.state.account
  .draw(part)
  // @ts-expect-error use: this scope has no such ctx.state.account
  .use(audit)
  // @ts-expect-error get('audit'): this route has no such ctx.state.account
  .get('audit', audit, 'Tags#show')
  .resources('tags', { only: ['show'] }))
interface Contexts extends ContextsOf<typeof routes> {}
`

const FILES = {
  'routes.ts': ROUTES,
  'controllers.ts': CONTROLLERS,
  'part.ts': PART,
  'results.ts': RESULTS,
  'other-routes.ts': OTHER_ROUTES,
  'other-controller.ts': OTHER_CONTROLLER,
}
const names = Object.keys(FILES)
/** Each order of the files is a program of its own: the compiler checks them in this order. */
const PROGRAMS = {
  'the table first': { files: FILES, order: names },
  'a controller first': { files: FILES, order: ['controllers.ts', ...names] },
  'what uses a controller first': { files: FILES, order: ['results.ts', ...names] },
  'a part first': { files: FILES, order: ['part.ts', ...names] },
  'with mistakes': { files: { 'mistakes.ts': MISTAKES }, order: ['mistakes.ts'] },
  'declared in Koa': { files: { 'augmented.ts': AUGMENTED }, order: ['augmented.ts'] },
  "declared in Koa's BaseContext": {
    files: { 'augmented.ts': AUGMENTED.replace('DefaultContext', 'BaseContext') },
    order: ['augmented.ts'],
  },
}

await rm(folder, { recursive: true, force: true })
const library = await declareLibrary()
for (const [at, { files, order }] of Object.values(PROGRAMS).entries()) {
  await mkdir(`${folder}${at}`, { recursive: true })
  const config = { extends: '../../../tsconfig.json', files: [...new Set(order)], include: [], exclude: [] }
  await writeFile(`${folder}${at}/tsconfig.json`, JSON.stringify(config))
  for (const [name, text] of Object.entries(files))
    await writeFile(`${folder}${at}/${name}`, text.replace('../../../src/index.js', library))
}

describe('ctx.routes, in the types', () => {
  afterAll(() => rm(folder, { recursive: true, force: true }))

  describe.each(COMPILERS)('TypeScript %s', async compiler => {
    const programs = shareOf(compiler, [...Object.keys(PROGRAMS).entries()])
    const outputs = await outputsOf(
      compiler,
      programs.map(([at]) => `${folder}${at}/`),
    )

    it.each(programs.map(([, title], at) => [title, at] as const))(
      'is the table, and nothing is circular: %s',
      (_title, at) => expect(outputs[at]).toBe(''),
    )
  })
})
