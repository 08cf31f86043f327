/** Redirects in the type of their table, in links and in matches. */
import { expectType } from 'tsd'
import {
  type ActionContext,
  type AnyRouteTable,
  createRouter,
  defineRoutes,
  type RouteMap,
  type RouteOf,
  type ScopeAt,
  type TargetOf,
} from '../../src/index.js'
import type { Equal } from '../../test/support/types.js'

class Places {
  index() {}
  show(ctx: Context<'Places#show'>) {
    return ctx.params.id
  }
}
type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>

const controllers = { Places }
const part = (r: ScopeAt<typeof controllers, 'v1'>) => r.redirect('old', 'Places#index', { status: 308 })

const routes = defineRoutes(controllers, r =>
  r
    .redirect('old/:id', 'Places#show')
    .get('health', () => {})
    .resources('places', { only: ['index', 'show'] })
    .namespace('v1', r => r.draw(part)),
)
createRouter(routes)

expectType<'Places#index' | 'Places#show'>({} as TargetOf<typeof routes>)

type Old = Extract<RouteOf<typeof routes>, { path: '/old/:id' }>
expectType<'GET'>({} as Old['method'])
expectType<Equal<Old['target'], undefined>>(true)
expectType<'Places#show'>({} as Old['redirect'])
expectType<{ id: string }>({} as Old['params'])

expectType<
  Equal<
    RouteMap<typeof routes>,
    {
      'GET /old/:id': '-> Places#show'
      'GET /health': '(middleware)'
      'GET /places': 'Places#index'
      'GET /places/:id': 'Places#show'
      'GET /v1/old': '-> Places#index'
    }
  >
>(true)

// A redirect adds nothing to the context of its target.
expectType<{ id: string }>({} as Context<'Places#show'>['params'])
// @ts-expect-error a redirect is not a target
export type OfRedirect = Context<'-> Places#show'>

// Redirects are linked by their paths.
expectType<string>(routes.path('/old/:id', { id: 5 }))
expectType<string>(routes.path('/v1/old'))
expectType<string>(routes.path('Places#show', { id: 5 }))
// @ts-expect-error the redirect's path has no such parameter
routes.path('/old/:id', { slug: 5 })

const found = routes.match('GET', '/old/5')
if (found?.target === undefined && found && 'redirect' in found.route) {
  expectType<'Places#show' | 'Places#index'>(found.route.redirect)
  expectType<'/old/:id' | '/v1/old'>(found.route.path)
}
if (found?.target === 'Places#show') expectType<string>(found.route.action)

// A function for any table accepts one whose redirects are not checked by the type: `defineRoutes` has checked the value.
export const mountAny = (table: AnyRouteTable) => createRouter(table)
mountAny(routes)

const elsewhere = defineRoutes(controllers, r =>
  r.redirect('a/:id', '/b/:id').redirect('c', 'https://example.com', { method: 'all' }),
)
createRouter(elsewhere)
expectType<Equal<RouteMap<typeof elsewhere>, { 'GET /a/:id': '-> /b/:id'; 'ALL /c': '-> https://example.com' }>>(true)
expectType<string>(elsewhere.path('/a/:id', { id: 5 }))
const led = elsewhere.match('POST', '/c')
if (led) expectType<'/b/:id' | 'https://example.com'>(led.route.redirect)

// The last signature of `redirect` takes a text that an editor completes, and no value of type `any`.
// biome-ignore lint/suspicious/noExplicitAny: such a value is the case
declare const anything: any
// @ts-expect-error: the target is no literal
defineRoutes(controllers, r => r.redirect('old', anything))
