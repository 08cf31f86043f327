/** Links and matches in the type: what they take, and what a match holds. */
import { expectType } from 'tsd'
import { type AnyRouteTable, defineRoutes } from '../../src/index.js'
import { type Expectations, misroutedRequests, unreachedRoutes } from '../../src/testing/index.js'

class Places {
  index() {}
  show() {}
  either() {}
}
class Stranger {
  show() {}
}

const routes = defineRoutes({ Places, 'V1/Places': Places }, r =>
  r
    .get('health', () => {})
    .get('files/*path', () => {})
    .get('stranger/:x', Stranger, 'show')
    .resources('places', { only: ['index', 'show'] })
    .namespace('v1', r =>
      r.resources('places', { only: ['show'] }, r => r.get('either').collection(r => r.get('either'))),
    ),
)

expectType<string>(routes.path('Places#index'))
expectType<string>(routes.path('Places#show', { id: 'a' }))
expectType<string>(routes.path('Places#show', { id: 1 as string | number }, { query: { a: [1, true], b: undefined } }))
expectType<string>(routes.path('/files/*path', { path: 1n }, { hash: 'a', query: new URLSearchParams() }))
expectType<string>(routes.path('V1/Places#either', {}, { path: '/v1/places/either' }))
expectType<string>(routes.path('V1/Places#either', { id: 1 }, { path: '/v1/places/:id/either', query: {} }))
expectType<string>(routes.url(new URL('https://example.com'), 'Places#index', { query: { page: 1 } }))
// What comes from anywhere is looked at when it is run.
expectType<string>(routes.path('Places#show', JSON.parse('{}')))

// @ts-expect-error a class that is not registered has no name in the type
routes.path('Stranger#show', { x: 1 })
// @ts-expect-error a boolean is no parameter
routes.path('Places#show', { id: true })
declare const optional: { id?: string }
// @ts-expect-error it may be missing
routes.path('Places#show', optional)
// @ts-expect-error null is no value of a query
routes.path('Places#index', { query: { a: null } })
// @ts-expect-error a target with several paths needs one of them
routes.path('V1/Places#either', {}, {})
// @ts-expect-error not one of its paths
routes.path('V1/Places#either', { id: 1 }, { path: '/v1/places/:id' })
// @ts-expect-error this path has a parameter
routes.path('V1/Places#either', {}, { path: '/v1/places/:id/either' })
// @ts-expect-error an origin comes first
routes.url('Places#index')

const tame = defineRoutes({ Places }, r => r.get('health', () => {}).resources('places', { only: ['index', 'show'] }))
const found = tame.match('GET', '/places/5')
expectType<'Places#index' | 'Places#show' | undefined>(found?.target)
if (found?.target === 'Places#show') {
  expectType<{ id: string }>(found.params)
  expectType<'/places/:id'>(found.route.path)
  expectType<string>(found.route.action)
}
if (found && found.target === undefined) {
  expectType<'/health'>(found.route.path)
  // @ts-expect-error a middleware route has no action
  found.route.action
}
// @ts-expect-error the table has no such target
if (found?.target === 'Places#shw') throw found
// @ts-expect-error there are two ways to take a slash at the end
tame.match('GET', '/', { trailingSlash: 'loose' })

expectType<readonly string[]>(misroutedRequests(tame, { 'GET /places/5': ['Places#show', { id: '5' }], 'GET /x': 404 }))
expectType<readonly string[]>(unreachedRoutes(tame, ['GET /places']))
// @ts-expect-error the table has no such target
misroutedRequests(tame, { 'GET /places/5': 'Places#shw' })
// @ts-expect-error no status that a table without a route answers
misroutedRequests(tame, { 'GET /places/5': 500 })
// @ts-expect-error a request is a method and a path
unreachedRoutes(tame, ['/places'])
export const expected = { 'GET /health': '/health' } satisfies Expectations<typeof tame>

/** A function that takes any table takes any target. */
export const anyLinks = (table: AnyRouteTable): string[] => [
  table.path('X#y', { id: 1 }),
  table.url('https://example.com', 'X#y'),
  String(table.match('GET', '/')?.target),
  ...misroutedRequests(table, { 'GET /': 'X#y' }),
]
anyLinks(tame)
