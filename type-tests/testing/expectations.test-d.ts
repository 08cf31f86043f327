/** Requests and expectations are checked against the targets and paths of the table. */
import { expectType } from 'tsd'
import { type AnyRouteTable, defineRoutes } from '../../src/index.js'
import { type Expectations, misroutedRequests, unreachedRoutes } from '../../src/testing/index.js'

class Places {
  index() {}
  show() {}
}

const routes = defineRoutes({ Places }, r => r.get('health', () => {}).resources('places', { only: ['index', 'show'] }))

expectType<readonly string[]>(
  misroutedRequests(routes, { 'GET /places/5': ['Places#show', { id: '5' }], 'GET /x': 404 }),
)
expectType<readonly string[]>(unreachedRoutes(routes, ['GET /places']))
// @ts-expect-error the table has no such target
misroutedRequests(routes, { 'GET /places/5': 'Places#shw' })
// @ts-expect-error the router never answers an unrouted request with this status
misroutedRequests(routes, { 'GET /places/5': 500 })
// @ts-expect-error the path has no such parameter
misroutedRequests(routes, { 'GET /places/5': ['Places#show', { ide: '5' }] })
// @ts-expect-error the table has no such target, also in a pair
misroutedRequests(routes, { 'GET /places/5': ['Places#shw', { id: '5' }] })
// @ts-expect-error a parameter is a text
misroutedRequests(routes, { 'GET /places/5': ['Places#show', { id: 5 }] })
// @ts-expect-error methods are in capitals
misroutedRequests(routes, { 'get /places/5': 'Places#show' })
// @ts-expect-error a request is a method and a path
misroutedRequests(routes, { '/places/5': 404 })
// @ts-expect-error a request is a method and a path
unreachedRoutes(routes, ['/places'])
// @ts-expect-error methods are in capitals
unreachedRoutes(routes, ['GET /places', 'get /places/5'])
unreachedRoutes(routes, [`GET /places/${Math.random()}`, 'purge-all /one'])
export const expected = { 'GET /health': '/health' } satisfies Expectations<typeof routes>

/** A function that takes any table takes any target. */
export const anyExpectations = (table: AnyRouteTable): readonly string[] => misroutedRequests(table, { 'GET /': 'X#y' })
anyExpectations(routes)
export const genericExpectations = <Table extends AnyRouteTable>(table: Table, expected: Expectations<Table>) =>
  misroutedRequests(table, expected)
genericExpectations(routes, { 'GET /places/5': 'Places#show' })

// The parameters may be those of one of several paths. Requests may come from a loop, and may have a method that Node does not know.
const several = defineRoutes({ Places }, r => r.get('one/:id', 'Places#show').get('two/:name', 'Places#show'))
misroutedRequests(several, { 'GET /one/5': ['Places#show', { id: '5' }], 'GET /two/a': ['Places#show', { name: 'a' }] })
// One of the paths may have no parameters.
const withoutParams = defineRoutes({ Places }, r =>
  r
    .get('one/:id', { params: { id: 'bigint' } }, 'Places#show')
    .get('latest', 'Places#show')
    .get('files/*path', 'Places#show'),
)
misroutedRequests(withoutParams, {
  'GET /one/5': ['Places#show', { id: '5' }],
  'GET /latest': ['Places#show', {}],
  'GET /files/a/b': ['Places#show', { path: 'a/b' }],
})
misroutedRequests(withoutParams, { 'GET /one/5': ['Places#show', { id: '5' }] } as const)
// @ts-expect-error none of the paths has such a parameter
misroutedRequests(withoutParams, { 'GET /one/5': ['Places#show', { ide: '5' }] })
// @ts-expect-error a parameter is a text
misroutedRequests(withoutParams, { 'GET /one/5': ['Places#show', { id: 5 }] })
misroutedRequests(
  several,
  { [`GET /one/${Math.random()}`]: 'Places#show', 'purge-all /one': 501 },
  { trailingSlash: 'strict' },
)
misroutedRequests(several, expectedOfSeveral())
declare function expectedOfSeveral(): Expectations<typeof several>
