import { describe, expect, it } from 'vitest'
import { defineRoutes, LinkError } from '../../src/index.js'
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

describe('routes.match(method, path, options)', () => {
  it('answers the target, the route and its parameters', () => {
    const found = routes.match('GET', '/places/a%2Fb')
    expect(found).toEqual({ target: 'Places#show', route: routes[3], params: { id: 'a/b' } })
    expect(Object.getPrototypeOf(found?.params)).toBeNull()
  })

  it.each([
    ['GET', '/places', 'Places#index'],
    ['HEAD', '/places', 'Places#index'],
    ['GET', '/places/', 'Places#index'],
    ['GET', '/places/search', 'Places#search'],
    ['GET', '/places?page=2', 'Places#index'],
    ['GET', '/places/5?a=/x#b', 'Places#show'],
    ['DELETE', '/places/search', 'Places#destroy'],
  ])('%s %s: %s', (method, path, target) => expect(routes.match(method, path)?.target).toBe(target))

  it('answers a middleware route without a target', () => {
    expect(routes.match('GET', '/health')).toEqual({ target: undefined, route: routes[0], params: {} })
  })

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/places/5'],
    ['get', '/places'],
    ['OPTIONS', '/places'],
    ['GET', '//places'],
  ])('answers undefined: %s %s', (method, path) => expect(routes.match(method, path)).toBeUndefined())

  it('takes a slash at the end as the router does that is mounted so', () => {
    const strict = { trailingSlash: 'strict' } as const
    expect(routes.match('GET', '/places/', strict)).toBeUndefined()
    expect(routes.match('GET', '/places', strict)?.target).toBe('Places#index')
    expect(routes.match('GET', '/places/', { trailingSlash: 'ignore' })?.target).toBe('Places#index')
  })

  it.each<[() => unknown, string]>([
    [
      () => routes.match('GET', '/places/%zz'),
      "match('GET', '/places/%zz'): the path has a malformed escape, which is answered by 400",
    ],
    [() => routes.match('GET', 'places'), "match('GET', 'places'): the path must be a string that begins with '/'"],
    [() => routes.match('GET', 5 as never), "match('GET', '5'): the path must be a string that begins with '/'"],
    [() => routes.match(undefined as never, '/'), "match('undefined', '/'): the method must be a string"],
    [
      () => routes.match('GET', '/', { trailingSlash: 'loose' as never }),
      "match('GET', '/'): trailingSlash is 'ignore' or 'strict', not 'loose'",
    ],
  ])('%s', (call, message) => expect(call).toThrow(new LinkError(message)))
})

describe('misroutedRequests(routes, expectations, options)', () => {
  it('is empty when each request reaches what is expected of it', () => {
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

  it('says what answers instead', () => {
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
      'GET /nowhere is answered by 404, not by Places#index',
      'PUT /places/5 is answered by 405, not by Places#show',
      'GET /places/6 is answered by Places#show, not by 404',
      'GET /places/%zz is answered by 400, not by /health',
    ])
  })

  it('compares parameters in any order', () => {
    const table = defineRoutes({}, r => r.get('/:b/:a', () => {}))
    expect(misroutedRequests(table, { 'GET /1/2': ['/:b/:a', { a: '2', b: '1' }] })).toEqual([])
  })

  it('takes a slash at the end as the router does that is mounted so', () => {
    expect(misroutedRequests(routes, { 'GET /places/': 404 }, { trailingSlash: 'strict' })).toEqual([])
  })

  it('asks a list that is no table for its routes at that time', () => {
    const list = routes.filter(route => route.path !== '/health')
    const table = list as unknown as typeof routes // a list of routes is taken in its place
    expect(misroutedRequests(table, { 'GET /health': 404 })).toEqual([])
    list.push(...routes)
    expect(misroutedRequests(table, { 'GET /health': '/health' })).toEqual([])
  })

  it('refuses what is no request', () => {
    expect(() => misroutedRequests(routes, { '/places': 404 } as never)).toThrow(
      new LinkError("misroutedRequests('/places'): a request is a method and a path, as in 'GET /places/5'"),
    )
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

  it('is empty when each is reached', () => {
    const table = defineRoutes({}, r => r.get('a', () => {}).all('b', () => {}))
    expect(unreachedRoutes(table, ['GET /a', 'DELETE /b'])).toEqual([])
  })
})
