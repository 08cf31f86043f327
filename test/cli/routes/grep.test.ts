/** What `signalbox routes --grep` finds. */
import { describe, expect, it } from 'vitest'
import { routes as example } from '../../../examples/places/routes.js'
import { Failure } from '../../../src/cli/output.js'
import { grep, patternOf } from '../../../src/cli/routes/grep.js'
import { defineRoutes } from '../../../src/index.js'
import { createMatcher, MALFORMED } from '../../../src/matcher/matcher.js'
import { pathComparison } from '../../../src/text/path-options.js'
import { schemaOf } from '../../support/schema-of.js'

class PlacesController {
  index() {}
  show() {}
  update() {}
  search() {}
}
const routes = defineRoutes({ Places: PlacesController }, r =>
  r
    .resources('places', { only: ['index', 'show', 'update'] }, r => r.collection(r => r.get('search')))
    .all('assets/*rest', function assets() {})
    .get('i', () => {})
    .post('places', function add() {})
    .head('places', function probe() {}),
)
const found = (given: string, ...methods: string[]) =>
  grep(routes, given, methods).map(({ route, matched }) => [`${route.method} ${route.path}`, matched])
const COLLECTION = ['GET /places', 'POST /places', 'HEAD /places']
const MEMBER = ['GET /places/:id', 'PUT /places/:id', 'PATCH /places/:id']

describe('grep(routes, text)', () => {
  it.each([
    ['SEARCH', ['GET /places/search']],
    ['t /places/:id', MEMBER],
    ['put places', ['PUT /places/:id']],
    ['places -:id -search', COLLECTION],
    ['no controller -all', ['GET /i', 'POST /places', 'HEAD /places']],
    ['use:nobody', []],
    ['places#show', ['GET /places/:id']],
    ['(assets)', ['ALL /assets/*rest']],
    ['POST /places (ADD)', ['POST /places']],
    ['POST/places', []],
    ['nothing', []],
    ['https://example.org?a=/places', []],
    ['xhttps://example.org/places', []],
    ['PURGE /places/%zz', []],
  ])('finds the routes whose text contains %s', (text, expected) => {
    expect(found(text)).toEqual(expected.map(route => [route, undefined]))
  })

  it.each([
    ['/^P(UT|ATCH) /', ['PUT /places/:id', 'PATCH /places/:id']],
    ['/^GET \\/places Places#index$/', ['GET /places']],
    ['/^GET \\/places$/', []],
    ['/places#UPDATE$/i', ['PUT /places/:id', 'PATCH /places/:id']],
    ['/places#UPDATE$/', []],
    ['/get.*PLACES/', []],
    ['/get/x', []],
  ])('finds the routes whose text matches the regular expression %s', (text, expected) => {
    expect(found(text)).toEqual(expected.map(route => [route, undefined]))
  })

  it('compares the path of a request as a router with the same options does', () => {
    const anyCase = pathComparison({ caseSensitive: false })
    const matches = grep(routes, 'get /PLACES/Search', [], anyCase)
    expect(matches.map(({ route, matched }) => [route.path, matched])).toEqual([['/places/search', {}]])
    expect(grep(routes, '/PLACES/Five', ['GET'], anyCase)[0]?.matched).toEqual({ id: 'Five' })
    expect(found('/PLACES/Five')).toEqual([])
    const clashing = defineRoutes({}, r => r.get('a', () => {}).get('A', () => {}))
    expect(() => grep(clashing, '/a', [], anyCase)).toThrow(
      new Failure('--ignore-case: GET /a and GET /A differ only in case, which caseSensitive: false ignores'),
    )
  })

  it('searches for a path as text if no route answers it', () => {
    expect(found('/plac').map(([route]) => route)).toEqual([COLLECTION[0], ...MEMBER, 'GET /places/search', ...COLLECTION.slice(1)]) // biome-ignore format: one line
  })

  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['/places/5', MEMBER, { id: '5' }],
    ['/places/a%20b', MEMBER, { id: 'a b' }],
    ['/places?a#b', COLLECTION, {}],
    ['/places#b', COLLECTION, {}],
    ['/i', ['GET /i'], {}],
    ['/assets/a/b%20c?x=/places/5', ['ALL /assets/*rest'], { rest: 'a/b c' }],
    ['https://example.org:80/places#top', COLLECTION, {}],
    ['HTTP://EXAMPLE.ORG/places', COLLECTION, {}],
    ['GET /places/5', ['GET /places/:id'], { id: '5' }],
    ['POST   /places', ['POST /places'], {}],
    ['head https://example.org/places/5?x', ['GET /places/:id'], { id: '5' }],
    ['DELETE /assets/a', ['ALL /assets/*rest'], { rest: 'a' }],
    ["curl -X PUT 'http://localhost:3000/places/5?a=b' -H 'A: /b'", ['PUT /places/:id'], { id: '5' }],
    ['PATCH localhost:3000/places/5', ['PATCH /places/:id'], { id: '5' }],
  ])('finds the routes that answer the request %s, with its parameters', (request, expected, params) => {
    expect(found(request)).toStrictEqual(expected.map(route => [route, params]))
  })

  it('takes a method and a path for a request, also where none answers, or for a route as it is printed', () => {
    expect(['POST /plac', 'PATCH /places', 'get /place'].flatMap(each => found(each))).toEqual([])
    const routes = defineRoutes({}, r => r.get('places/:id', { params: { id: 'integer' } }, () => {}))
    const lines = (text: string) => grep(routes, text, []).map(({ route }) => `${route.method} ${route.path}`)
    expect(lines('GET /places/:id')).toEqual(['GET /places/:id'])
    expect(lines('GET /places/x')).toEqual([])
  })

  it('finds the route that answers each method, if the request names none', () => {
    expect(found('/places/search')).toEqual([
      ['PUT /places/:id', { id: 'search' }],
      ['PATCH /places/:id', { id: 'search' }],
      ['GET /places/search', {}],
    ])
  })

  it('finds only routes that answer one of the given methods, also GET routes for HEAD and ALL routes', () => {
    expect(found('/places/search', 'GET')).toEqual([['GET /places/search', {}]])
    expect(found('/places/search', 'HEAD')).toEqual([['GET /places/search', {}]])
    expect(found('/places', 'HEAD', 'POST')).toEqual([['POST /places', {}], ['HEAD /places', {}]]) // biome-ignore format: one line
    expect(found('/assets/x', 'DELETE')).toEqual([['ALL /assets/*rest', { rest: 'x' }]])
  })

  it('finds the same route as the matcher, for a request to each route of a table', () => {
    const matcher = createMatcher(example.map(value => ({ method: value.method, path: value.path, value })))
    for (const { method, path } of example) {
      const request = path.replace(/[:*]\w+/g, 'x')
      const match = matcher.match(method, request)
      const answering = match === undefined || match === MALFORMED ? undefined : match.value
      expect(grep(example, request, [method]).map(({ route }) => route)).toEqual([answering])
    }
  })

  it('refuses a path with a malformed escape', () => {
    expect(() => found('/places/%zz')).toThrow(new Failure('--grep /places/%zz: the path has a malformed escape'))
  })
})

describe('grep(routes, text) of what the inspector searches too', () => {
  class Orders {
    static readonly contract = {
      index: { deprecated: true, summary: 'List them', returns: { 200: schemaOf({}), 409: schemaOf({}) } },
    }
    index() {}
    create() {}
  }
  const guard = Object.defineProperty((_ctx: unknown, next: () => unknown) => next(), 'name', { value: 'guard' })
  const orders = defineRoutes({ Orders }, r =>
    r
      .resources('orders', { only: ['index'] })
      .redirect('old', '/orders')
      .use(guard)
      .resources('orders', { only: ['create'] }),
  )
  const sourceOf = (route: object) => ('target' in route ? 'src/orders.ts:12' : '')
  it.each([
    ['deprecated', ['GET /orders']],
    ['409', ['GET /orders']],
    ['list them', ['GET /orders']],
    ['use:guard', ['POST /orders']],
    ['-use:guard', ['GET /orders', 'GET /old']],
    ['no contract', ['POST /orders']],
    ['no middleware', ['GET /orders', 'GET /old']],
    ['orders.ts', ['GET /orders', 'POST /orders']],
    ['src/orders.ts:12 post', ['POST /orders']],
    ['-orders.ts', ['GET /old']],
    ['-> /orders', ['GET /old']],
  ])('finds the same: %s', (text, expected) => {
    const routesFound = grep(orders, text, [], undefined, sourceOf).map(({ route }) => `${route.method} ${route.path}`)
    expect(routesFound).toEqual(expected)
  })
})

describe('patternOf(text)', () => {
  it.each([
    ['/a\nb/', /a\nb/u],
    ['/a/i', /a/iu],
  ])('reads %j as a regular expression', (text, pattern) => {
    expect(patternOf(text)).toEqual(pattern)
  })

  it.each(['places', '/places', '//', '/places/5', '/places/s', '/', 'x/a/', '/a/g'])(
    'does not read %s as a regular expression',
    text => {
      expect(patternOf(text)).toBeUndefined()
    },
  )

  it.each(['/[/', '/a{2,1}/i', '/(?<a>)(?<a>)/', '/(/'])('refuses %s with a message of one line', text => {
    const escaped = text.replace(/\W/g, '\\$&')
    expect(() => patternOf(text)).toThrow(new RegExp(`^--grep ${escaped}: Invalid regular expression: [^\\n]*$`))
  })
})
