import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, LinkError } from '../../src/index.js'
import { noOption } from '../support/lists.js'

class Ping {
  ping() {}
}
class Places {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  search() {}
  either() {}
}
class Rooms {
  show() {}
}
class Stranger {
  show() {}
}

const routes = defineRoutes({ Ping, Places, 'Places/Rooms': Rooms }, r =>
  r
    .get('/', Ping, 'ping')
    .get('health', () => {})
    .get('café/:name/"x"', () => {})
    .get('files/*path', () => {})
    .get('files/latest', () => {})
    .get('by/:path', Places, 'either')
    .get('stranger/:x', Stranger, 'show')
    .all('any/:x', () => {})
    .get('docs/*rest', () => {})
    .get(':first/:second', () => {})
    .post('any/new', () => {})
    .get('text/@:name', () => {})
    .get('books/:id\\:archive', () => {})
    .get('books\\:list', () => {})
    .get('text/:name.json', () => {})
    .get('text/:name', () => {})
    .get('text/.:name', () => {})
    .resources('places', r =>
      r
        .get('either')
        .collection(r => r.get('search').get('either'))
        .resources('rooms', { only: ['show'] }),
    ),
)
/** The same table, for calls that its types reject. */
const any: AnyRouteTable = routes
/** A target with two paths, where one takes precedence. */
const pages = defineRoutes({ Places }, r => r.get('pages/*path', 'Places#show').get('pages/a/:id', 'Places#show'))

describe('routes.path(target, params, options)', () => {
  it.each<[string, () => string, string]>([
    ['a target without parameters', () => routes.path('Places#index'), '/places'],
    ['the root', () => routes.path('Ping#ping'), '/'],
    ['a number', () => routes.path('Places#show', { id: 5 }), '/places/5'],
    ['a bigint', () => routes.path('Places#show', { id: 9007199254740993n }), '/places/9007199254740993'],
    ['several parameters', () => routes.path('Places/Rooms#show', { id: 2, placeId: 1 }), '/places/1/rooms/2'],
    ['a target with two methods at one path', () => routes.path('Places#update', { id: 5 }), '/places/5'],
    ['the path pattern of a middleware route', () => routes.path('/health'), '/health'],
    ['a path pattern whose target the types cannot see', () => routes.path('/stranger/:x', { x: 1 }), '/stranger/1'],
    ['literals', () => routes.path('/café/:name/"x"', { name: 'é' }), '/caf%C3%A9/%C3%A9/%22x%22'],
    ['a wildcard', () => routes.path('/files/*path', { path: 'a b/c?d' }), '/files/a%20b/c%3Fd'],
    ['text before a parameter', () => routes.path('/text/@:name', { name: 'a@/b' }), '/text/@a@%2Fb'],
    ['text after a parameter', () => routes.path('/text/:name.json', { name: 'é' }), '/text/%C3%A9.json'],
    ['a literal colon after a parameter', () => routes.path('/books/:id\\:archive', { id: 5 }), '/books/5:archive'],
    ['a literal colon without a parameter', () => routes.path('/books\\:list'), '/books:list'],
    ['dots beside text', () => routes.path('/text/@:name', { name: '..' }), '/text/@..'],
    ['a number as a wildcard', () => routes.path('/files/*path', { path: 5 }), '/files/5'],
    ['the last of several paths', () => routes.path('Places#either', {}, { path: '/places/either' }), '/places/either'],
    [
      'the second of several paths',
      () => routes.path('Places#either', { id: 5 }, { path: '/places/:id/either' }),
      '/places/5/either',
    ],
    [
      'the first of several paths',
      () => routes.path('Places#either', { path: 'x' }, { path: '/by/:path', hash: 'a' }),
      '/by/x#a',
    ],
    [
      'the only path, chosen by the option',
      () => routes.path('Places#show', { id: 5 }, { path: '/places/:id' }),
      '/places/5',
    ],
  ])('makes a link: %s', (_title, make, path) => expect(make()).toBe(path))

  it.each([
    ['a/b', 'a%2Fb'],
    ['a b', 'a%20b'],
    ['?#%', '%3F%23%25'],
    ['%2F', '%252F'],
    ['é🚂', '%C3%A9%F0%9F%9A%82'],
    ['\\', '%5C'],
    ['\0\n', '%00%0A'],
    ['...', '...'],
    ['*', '*'],
    // A segment may hold these unescaped (RFC 3986, section 3.3).
    ["-._~!$&'()*+,;=:@", "-._~!$&'()*+,;=:@"],
    ["é-._~!$&'()*+,;=:@", "%C3%A9-._~!$&'()*+,;=:@"],
    [-0, '0'],
    [1e21, '1e+21'],
  ])('encodes the parameter %j, and routes.match decodes it', (id, text) => {
    const made = routes.path('Places#show', { id })
    expect(made).toBe(`/places/${text}`)
    expect(routes.match('GET', made)?.params).toEqual({ id: String(id) })
  })

  it('works when taken from its table', () => {
    const { path } = routes
    expect(path('Places#show', { id: 5 })).toBe('/places/5')
  })

  it('reads parameters from getters and from objects without a prototype', () => {
    class Place {
      get id() {
        return 5
      }
    }
    expect(routes.path('Places#show', new Place())).toBe('/places/5')
    expect(routes.path('Places#show', Object.assign(Object.create(null), { id: 5 }))).toBe('/places/5')
  })

  describe('{ query, hash }', () => {
    it.each([
      [{ query: { page: 2, all: true, id: 5n, q: 'a b&c' } }, '?page=2&all=true&id=5&q=a+b%26c'],
      [{ query: { tag: ['a', 'b'], none: [], left: undefined } }, '?tag=a&tag=b'],
      [{ query: { '': '', é: 'ü' } }, '?=&%C3%A9=%C3%BC'],
      [{ query: {} }, ''],
      [{ query: new URLSearchParams('a=1&a=2') }, '?a=1&a=2'],
      [{ hash: 'rooms' }, '#rooms'],
      [{ hash: 'a b/c?d#é' }, '#a%20b/c?d%23%C3%A9'],
      [{ hash: '' }, ''],
      [{ query: { a: 1 }, hash: 'b' }, '?a=1#b'],
      [{}, ''],
    ])('appends %o', (options, text) => expect(routes.path('Places#index', options)).toBe(`/places${text}`))
  })

  const half = 'a\ud800'
  const OBJECT = "path('Places#show'): write the parameters of /places/:id as { id: … }"
  it.each<[() => string, string]>([
    [() => any.path('Plces#show'), "path('Plces#show'): the table has no such target: did you mean 'Places#show'?"],
    [() => any.path('toString'), "path('toString'): the table has no such target"],
    [() => any.path('/nowhere'), "path('/nowhere'): the table has no such target"],
    [() => any.path('/helth'), "path('/helth'): the table has no such target: did you mean '/health'?"],
    [() => any.path('/places/:id'), "path('/places/:id'): link to this path by its target, 'Places#show'"],
    [() => any.path(null as never), 'path: the target must be a string'],
    [() => any.path('Places#show'), "path('Places#show') needs the parameters of /places/:id"],
    [() => any.path('Places#show', null as never), OBJECT],
    [() => any.path('Places#show', 5 as never), OBJECT],
    [() => any.path('Places#show', {}), "path('Places#show'): the parameter 'id' of /places/:id is missing"],
    [
      () => any.path('Places#show', { idd: 5 }),
      "path('Places#show'): /places/:id has no parameter 'idd': did you mean 'id'?",
    ],
    [() => any.path('Places#show', { id: 5, x: 1 }), "path('Places#show'): /places/:id has no parameter 'x'"],
    ...[
      [null, 'null: it must be'],
      [undefined, 'undefined: it must be'],
      [true, 'true: it must be'],
      [Number.NaN, 'NaN: it must be'],
      [Number.NEGATIVE_INFINITY, '-Infinity: it must be'],
      [{}, 'an object: it must be'],
      [[5], 'an array: it must be'],
      [Symbol('x'), 'a symbol: it must be'],
      [() => '5', 'a function: it must be'],
    ].map(([id, says]): [() => string, string] => [
      () => any.path('Places#show', { id }),
      `path('Places#show'): the parameter 'id' is ${String(says)} a string, a finite number or a bigint`,
    ]),
    [
      () => any.path('Places#show', { id: '' }),
      "path('Places#show'): the parameter 'id' is empty: a path segment has at least one character",
    ],
    ...['.', '..'].map((id): [() => string, string] => [
      () => any.path('Places#show', { id }),
      `path('Places#show'): the parameter 'id' is '${id}': clients resolve '.' and '..' segments before they send a request`,
    ]),
    [
      () => any.path('Places#show', { id: half }),
      `path('Places#show'): the parameter 'id' is "a\\ud800": half of a surrogate pair cannot be encoded`,
    ],
    ...['/a', 'a/', 'a//b', '/'].map((path): [() => string, string] => [
      () => any.path('/files/*path', { path }),
      `path('/files/*path'): the parameter 'path' is '${path}', which has an empty segment`,
    ]),
    [
      () => any.path('/files/*path', { path: 'a/../b' }),
      "path('/files/*path'): the parameter 'path' is 'a/../b': clients resolve '.' and '..' segments before they send a request",
    ],
    // Another route takes precedence.
    [
      () => routes.path('Places#show', { id: 'search' }),
      "path('Places#show'): /places/search is answered by Places#search",
    ],
    [
      () => routes.path('/files/*path', { path: 'latest' }),
      "path('/files/*path'): /files/latest is answered by GET /files/latest",
    ],
    [
      () => routes.path('/:first/:second', { first: 'docs', second: 'x' }),
      "path('/:first/:second'): /docs/x is answered by GET /docs/*rest",
    ],
    [
      () => routes.path('/text/:name', { name: '@ann' }),
      "path('/text/:name'): /text/@ann is answered by GET /text/@:name",
    ],
    [
      () => routes.path('/text/@:name', { name: 'ann.json' }),
      "path('/text/@:name'): /text/@ann.json is answered by GET /text/:name.json",
    ],
    [
      () => routes.path('/text/.:name', { name: '.' }),
      "path('/text/.:name'): the parameter 'name' is '.': clients resolve '.' and '..' segments before they send a request",
    ],
    [() => any.path('/text/@:name', {}), "path('/text/@:name'): the parameter 'name' of /text/@:name is missing"],
    [() => routes.path('/any/:x', { x: 'new' }), "path('/any/:x'): /any/new is answered by POST /any/new"],
    // Another route of the same target
    [
      () => pages.path('Places#show', { path: 'a/5' }, { path: '/pages/*path' }),
      "path('Places#show'): /pages/a/5 is answered by GET /pages/a/:id",
    ],
    [
      () => pages.to.Places.show({ path: 'a/5' }, { path: '/pages/*path' }),
      "to['Places'].show: /pages/a/5 is answered by GET /pages/a/:id",
    ],
    [
      () => any.path('Places#either', { id: 5 }),
      "path('Places#either') matches several paths: choose one with { path }, after the parameters",
    ],
    [
      () => any.path('Places#either', { id: 5 }, { path: '/x' }),
      "path('Places#either'): the option 'path' must be one of /by/:path, /places/:id/either, /places/either, not '/x'",
    ],
    [
      () => any.path('Places#show', { id: 5 }, { path: '/x' }),
      "path('Places#show'): the option 'path' must be /places/:id, not '/x'",
    ],
    [() => any.path('Places#index', { id: 5 }), `path('Places#index'): ${noOption('links', 'id')}`],
    [
      () => any.path('Places#index', {}, {}),
      "path('Places#index'): /places has no parameters, so the options come second",
    ],
    [
      () => any.path('Places#show', { id: 5 }, { qery: {} }),
      `path('Places#show'): ${noOption('links', 'qery')}, path: did you mean 'query'?`,
    ],
    [() => any.path('Places#index', 'x' as never), "path('Places#index'): the options must be an object"],
    [
      () => any.path('Places#index', { query: [1] }),
      "path('Places#index'): the query must be an object or URLSearchParams",
    ],
    [
      () => any.path('Places#index', { query: { a: null } }),
      "path('Places#index'): the query parameter 'a' is null: it must be a string, a finite number, a bigint, a boolean or an array of these",
    ],
    [
      () => any.path('Places#index', { query: { a: [Number.NaN] } }),
      "path('Places#index'): the query parameter 'a' is NaN: it must be a string, a finite number, a bigint, a boolean or an array of these",
    ],
    [
      () => any.path('Places#index', { query: { a: half } }),
      `path('Places#index'): the query parameter "a" has half of a surrogate pair, which cannot be encoded`,
    ],
    [
      () => any.path('Places#index', { hash: '#a' }),
      "path('Places#index'): the hash must be a well-formed string without the leading '#'",
    ],
    [
      () => any.url('https://x', 'Plces#show'),
      "url('Plces#show'): the table has no such target: did you mean 'Places#show'?",
    ],
  ])('throws a LinkError: %s', (call, message) => expect(call).toThrow(new LinkError(message)))

  it('makes a link where another route answers its path, but only for other methods', () => {
    expect(routes.path('Places#destroy', { id: 'search' })).toBe('/places/search')
    expect(routes.match('DELETE', '/places/search')?.target).toBe('Places#destroy')
  })
})

describe('routes.url(origin, target, params, options)', () => {
  it.each([
    ['https://example.com', 'https://example.com/places/5'],
    ['https://example.com/', 'https://example.com/places/5'],
    ['http://localhost:3000', 'http://localhost:3000/places/5'],
    ['https://example.com/api', 'https://example.com/api/places/5'],
    ['https://example.com/api/v1/', 'https://example.com/api/v1/places/5'],
    ['HTTPS://Éxample.com:443', 'https://xn--xample-9ua.com/places/5'],
    [new URL('https://example.com'), 'https://example.com/places/5'],
  ])('puts the path after the origin %s', (origin, url) =>
    expect(routes.url(origin, 'Places#show', { id: 5 })).toBe(url),
  )

  it('links to the origin itself for the path /', () => {
    expect(routes.url('https://example.com', 'Ping#ping')).toBe('https://example.com/')
    expect(routes.url('https://example.com/api', 'Ping#ping', { query: { a: 1 } })).toBe('https://example.com/api?a=1')
  })

  it.each([
    '',
    '/',
    'example.com',
    '//example.com',
    'ftp://example.com',
    'javascript:x',
    'https://u:p@example.com',
    'https://example.com?a',
    'https://example.com/#a',
  ])('throws for the origin %j', origin =>
    expect(() => routes.url(origin, 'Ping#ping')).toThrow(
      new LinkError(
        `url: the origin must be an http or https URL with at most a path, like 'https://example.com', not '${origin}'`,
      ),
    ),
  )
})

describe('the members path, url and match of a table', () => {
  it('are not enumerable, and arrays made from the table do not have them', () => {
    expect(createRouter(routes).routes()).toBeTypeOf('function')
    expect(Object.keys(routes)).toEqual([...routes.keys()].map(String))
    expect(routes.map(route => route.path)).not.toHaveProperty('match')
    expect(Object.isFrozen(routes)).toBe(true)
  })
})

describe('parameters with the names of members of all objects', () => {
  const named = defineRoutes({ Places }, r =>
    r
      .scope(':constructor', r => r.get(':year', { params: { year: 'integer' } }, 'Places#show'))
      .scope('in/:toString', { params: { toString: 'integer' } }, r => r.get('at/:valueOf', 'Places#search'))
      .resources('places', { id: 'bigint', only: ['update'] }),
  )
  it('have no kinds but their own', () => {
    expect(named.path('Places#show', { constructor: 'a', year: 5 })).toBe('/a/5')
    expect(named.path('Places#search', { toString: 5, valueOf: 'a' })).toBe('/in/5/at/a')
    expect(() => named.path('Places#search', { toString: 'a' as never, valueOf: 'a' })).toThrow(LinkError)
    for (const { kinds } of named) expect(Object.getPrototypeOf(kinds)).toBeNull()
  })
})
