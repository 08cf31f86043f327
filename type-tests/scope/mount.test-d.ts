/** Mounted applications and middlewares in the type of their table, in the words of the list: see `test/koa/mount.test.ts`. */
import Koa from 'koa'
import { expectType } from 'tsd'
import { defineRoutes, type RouteMap, type RouteOf, type ScopeAt } from '../../src/index.js'
import type { Equal } from '../../test/support/types.js'

const app = new Koa()
const part = (r: ScopeAt<{}, 'v1'>) => r.mount('app', app)

const routes = defineRoutes({}, r =>
  r
    .mount('admin', app)
    .mount('legacy', () => {})
    .use((_ctx, next) => next())
    .scope(':tenant', r => r.mount('/', app))
    .namespace('v1', r => r.draw(part)),
)

expectType<
  Equal<
    RouteMap<typeof routes>,
    {
      'ALL /admin': '(application)'
      'ALL /admin/*path': '(application)'
      'ALL /legacy': '(middleware)'
      'ALL /legacy/*path': '(middleware)'
      'ALL /:tenant': '(application)'
      'ALL /:tenant/*path': '(application)'
      'ALL /v1/app': '(application)'
      'ALL /v1/app/*path': '(application)'
    }
  >
>(true)

type Mounted = Extract<RouteOf<typeof routes>, { mounted: 'application' }>
expectType<'/admin' | '/admin/*path' | '/:tenant' | '/:tenant/*path' | '/v1/app' | '/v1/app/*path'>(
  {} as Mounted['path'],
)
expectType<{ tenant: string; path: string }>({} as Extract<Mounted, { path: '/:tenant/*path' }>['params'])

// Nothing is known of such a value, so it may be either.
const unknownApp = defineRoutes({}, r => r.mount('any', JSON.parse('')))
expectType<'(application)' | '(middleware)'>({} as RouteMap<typeof unknownApp>['ALL /any/*path'])

expectType<string>(routes.path('/admin/*path', { path: 'users' }))
