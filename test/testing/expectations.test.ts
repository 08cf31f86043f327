import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, defineRoutes, LinkError } from '../../src/index.js'
import { misroutedRequests, unreachedRoutes } from '../../src/testing/index.js'

class Places {
  index() {}
  show() {}
  search() {}
  destroy() {}
}

const routes = defineRoutes({ Places }, r =>
  r
    .get('health', () => {})
    .get('files/*path', () => {})
    .resources('places', { only: ['index', 'show', 'destroy'] }, r => r.collection(r => r.get('search'))),
)

describe('misroutedRequests(routes, expectations, options)', () => {
  it('is empty when each request reaches what is expected', () => {
    expect(
      misroutedRequests(routes, {
        'GET /places': 'Places#index',
        'HEAD /places/5?x=1': 'Places#show',
        'GET /places/5': ['Places#show', { id: '5' }],
        'GET /files/a/b': ['/files/*path', { path: 'a/b' }],
        'GET /health': '/health',
        'GET /nowhere': 404,
        'POST /places/5': 405,
        'OPTIONS /places': 200,
        'PROPFIND /places': 501,
        'GET /places/%zz': 400,
      }),
    ).toEqual([])
  })

  it('lists each misrouted request with what answers it', () => {
    expect(
      misroutedRequests(routes, {
        'GET /places/search': 'Places#show',
        'GET /places/5': ['Places#show', { id: '6' }],
        'GET /health': 'Places#index',
        'GET /nowhere': 'Places#index',
        'PUT /places/5': 'Places#show',
        'GET /places/6': 404,
        'GET /places/%zz': '/health',
      }),
    ).toEqual([
      'GET /places/search is answered by Places#search, not by Places#show',
      'GET /places/5 is answered by Places#show {"id":"5"}, not by Places#show {"id":"6"}',
      'GET /health is answered by /health, not by Places#index',
      'GET /nowhere is answered with 404, not by Places#index',
      'PUT /places/5 is answered with 405, not by Places#show',
      'GET /places/6 is answered by Places#show, not with 404',
      'GET /places/%zz is answered with 400, not by /health',
    ])
  })

  it('accepts a path pattern for a route that has a target', () => {
    const table: AnyRouteTable = routes
    expect(misroutedRequests(table, { 'GET /places/5': '/places/:id' })).toEqual([])
    expect(misroutedRequests(table, { 'GET /places/5': ['/places/:id', { id: '5' }] })).toEqual([])
  })

  it('compares parameters in any order, and prints them in alphabetical order', () => {
    const table = defineRoutes({}, r => r.get('/:b/:a', () => {}))
    expect(misroutedRequests(table, { 'GET /1/2': ['/:b/:a', { a: '2', b: '1' }] })).toEqual([])
    expect(misroutedRequests(table, { 'GET /1/2': ['/:b/:a', { b: '1', a: '3' }] })).toEqual([
      'GET /1/2 is answered by /:b/:a {"a":"2","b":"1"}, not by /:b/:a {"a":"3","b":"1"}',
    ])
  })

  it('takes the parameters of the path that answers, of a target with several paths', () => {
    const table = defineRoutes({ Places }, r =>
      r
        .get('places/:id', { params: { id: 'bigint' } }, 'Places#show')
        .get('latest', 'Places#show')
        .get('users/:user/places/:name', 'Places#show')
        .get('files/*path', 'Places#show')
        .get('nearby', 'Places#search')
        .get('@:user', 'Places#search'),
    )
    expect(
      misroutedRequests(table, {
        'GET /places/5': ['Places#show', { id: '5' }],
        'GET /latest': ['Places#show', {}],
        'GET /users/ada/places/home': ['Places#show', { user: 'ada', name: 'home' }],
        'GET /files/a/b': ['Places#show', { path: 'a/b' }],
        'GET /@ada': ['Places#search', { user: 'ada' }],
      }),
    ).toEqual([])
    expect(
      misroutedRequests(table, {
        'GET /places/5': ['Places#show', { path: '5' }],
        'GET /latest': ['Places#show', { id: '5' }],
        'GET /@ada': ['Places#search', {}],
      } as const),
    ).toEqual([
      'GET /places/5 is answered by Places#show {"id":"5"}, not by Places#show {"path":"5"}',
      'GET /latest is answered by Places#show {}, not by Places#show {"id":"5"}',
      'GET /@ada is answered by Places#search {"user":"ada"}, not by Places#search {}',
    ])
  })

  it('accepts any character in a path', () => {
    expect(misroutedRequests(routes, { 'GET /places/a\nb c': ['Places#show', { id: 'a\nb c' }] })).toEqual([])
  })

  it("does not ignore a trailing slash where trailingSlash is 'strict'", () => {
    const expected = {
      'GET /places/': 404,
      'POST /places/': 404,
      'POST /places': 405,
      'OPTIONS /places/': 404,
    } as const
    expect(misroutedRequests(routes, expected, { trailingSlash: 'strict' })).toEqual([])
    expect(misroutedRequests(routes, { 'GET /places/': 'Places#index', 'POST /places/': 405 })).toEqual([])
  })

  it('reads the routes again at each call, if they are an array that is not frozen', () => {
    const list = routes.filter(route => route.path !== '/health')
    const table = list as unknown as typeof routes // an array of routes works like a table here
    expect(misroutedRequests(table, { 'GET /health': 404 })).toEqual([])
    list.push(...routes)
    expect(misroutedRequests(table, { 'GET /health': '/health' })).toEqual([])
  })
})

describe('unreachedRoutes(routes, requests, options)', () => {
  it('lists the routes that no request reaches, in the order of the table', () => {
    expect(unreachedRoutes(routes, ['GET /places/search', 'HEAD /places', 'GET /nowhere', 'GET /%zz'])).toEqual([
      'GET /health (middleware)',
      'GET /files/*path (middleware)',
      'GET /places/:id Places#show',
      'DELETE /places/:id Places#destroy',
    ])
  })

  it('is empty when every route is reached', () => {
    const table = defineRoutes({}, r => r.get('a', () => {}).all('b', () => {}))
    expect(unreachedRoutes(table, ['GET /a', 'DELETE /b'])).toEqual([])
  })

  it("does not ignore a trailing slash where trailingSlash is 'strict'", () => {
    const table = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
    expect(unreachedRoutes(table, ['GET /places/', 'GET /places/5'])).toEqual([])
    expect(unreachedRoutes(table, ['GET /places/', 'GET /places/5'], { trailingSlash: 'strict' })).toEqual([
      'GET /places Places#index',
    ])
  })
})

describe('a request that is not a method and a path', () => {
  it.each(['see GET /places', 'GET', 'GET places', 'GET  /places', ' /places', '/places', ''])(
    'is an error: %j',
    request => {
      for (const [name, check] of [
        ['misroutedRequests', () => misroutedRequests(routes, { [request]: 404 } as never)],
        ['unreachedRoutes', () => unreachedRoutes(routes, [request as 'GET /'])],
      ] as const)
        expect(check).toThrow(
          new LinkError(`${name}('${request}'): a request is a method and a path, as in 'GET /places/5'`),
        )
    },
  )
})

describe('a request whose method is in lower case', () => {
  it('is an error', () => {
    const message = "('get /places'): write the method in capitals, 'GET'"
    expect(() => misroutedRequests(routes, { 'get /places': 404 } as never)).toThrow(
      new LinkError(`misroutedRequests${message}`),
    )
    expect(() => unreachedRoutes(routes, ['get /places' as 'GET /'])).toThrow(
      new LinkError(`unreachedRoutes${message}`),
    )
  })

  it('is none if the method is not known', () =>
    expect(misroutedRequests(routes, { 'brew /places': 501, 'BREW /places': 501 })).toEqual([]))
})
