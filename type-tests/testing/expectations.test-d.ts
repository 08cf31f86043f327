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
// @ts-expect-error a request is a method and a path
unreachedRoutes(routes, ['/places'])
export const expected = { 'GET /health': '/health' } satisfies Expectations<typeof routes>

/** A function that takes any table takes any target. */
export const anyExpectations = (table: AnyRouteTable): readonly string[] => misroutedRequests(table, { 'GET /': 'X#y' })
anyExpectations(routes)
