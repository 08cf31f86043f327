/** Links at their limits. Each test has a table of its own: what a table has compiled for one link it keeps for the next. */
import { describe, expect, it, vi } from 'vitest'
import { type AnyRouteTable, defineRoutes, LinkError } from '../../src/index.js'
import { createPatterns } from '../../src/query/link-pattern.js'
import { finderOf } from '../../src/query/match.js'
import { misroutedRequests, unreachedRoutes } from '../../src/testing/index.js'

const answer = () => {}
class Places {
  index() {}
  show() {}
  both() {}
}
class Stranger {
  show() {}
}
class Named {
  static readonly controllerPath = 'By/Name'
  show() {}
}

/** A table of middleware routes, of which the types say nothing. */
const tableOf = (...lines: readonly string[]): AnyRouteTable =>
  defineRoutes(
    {},
    (r: unknown) =>
      lines.reduce((chain: unknown, line) => {
        const [, method = '', path = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        return Reflect.get(Object(chain), method.toLowerCase()).call(chain, path, answer)
      }, r) as never,
  ) as never // drawn from text

const places = (): AnyRouteTable => defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
const both = (): AnyRouteTable =>
  defineRoutes({ Places }, r => r.get('both', Places, 'both').get('places/:id/both', Places, 'both'))

describe('a link whose target has several paths', () => {
  it('may have its first path without parameters', () => {
    expect(both().path('Places#both', { id: 5 }, { path: '/places/:id/both' })).toBe('/places/5/both')
    expect(both().path('Places#both', {}, { path: '/both', query: { a: 1 } })).toBe('/both?a=1')
    expect(() => both().path('Places#both')).toThrow(
      new LinkError("path('Places#both') matches several paths: choose one with { path }, after the parameters"),
    )
  })

  it('has its path named by a text alone', () => {
    for (const options of [undefined, { path: undefined }])
      expect(() => both().path('Places#both', {}, options)).toThrow("path('Places#both') matches several paths")
    expect(places().path('Places#show', { id: 5 }, { path: undefined })).toBe('/places/5')
  })
})

describe('options that are none', () => {
  it.each([null, 5, 'path', true])('are refused behind parameters: %j', options => {
    expect(() => places().path('Places#show', { id: 5 }, options as never)).toThrow(
      new LinkError("path('Places#show'): the options must be an object"),
    )
  })

  it.each([null, 5, true])('are refused where there are no parameters: %j', options => {
    expect(() => places().path('Places#index', options as never)).toThrow(
      new LinkError("path('Places#index'): the options must be an object"),
    )
  })

  it.each([null, 5, 'a=1', [], true])('have no query: %j', query => {
    expect(() => places().path('Places#index', { query })).toThrow(
      new LinkError("path('Places#index'): the query must be an object or URLSearchParams"),
    )
  })

  it.each([null, 5, {}, '#', 'a\udc00'])('have no hash: %j', hash => {
    expect(() => places().path('Places#index', { hash })).toThrow(
      new LinkError("path('Places#index'): the hash must be a well-formed string without the leading '#'"),
    )
  })

  it.each([Symbol('a'), () => 1, { a: 1 }, null])('have no such value in the query: %s', value => {
    expect(() => places().path('Places#index', { query: { a: [value] } })).toThrow(LinkError)
  })

  it.each([
    ['name', { 'a\ud800': 1 }, '"a\\ud800"'],
    ['value', { a: ['b', '\udc00'] }, '"a"'],
  ])('have no half of a surrogate pair in a %s of the query', (_part, query, says) => {
    expect(() => places().path('Places#index', { query })).toThrow(
      new LinkError(`path('Places#index'): the query parameter ${says} has half of a surrogate pair, which cannot be encoded`),
    )
  })

  it('are no options of a link without parameters', () => {
    expect(() => places().path('Places#index', { path: '/places' })).toThrow(
      new LinkError("path('Places#index'): there is no option 'path'; the options are query, hash"),
    )
  })
})

describe('what a link is made of', () => {
  it.each([
    ['/a"b/:id', { id: 'x' }, '/a%22b/x'],
    ['/:id/é/"/:other/end"it', { id: 'x', other: 'y' }, '/x/%C3%A9/%22/y/end%22it'],
    ['/:long_name/x', { long_name: 'y' }, '/y/x'],
    ['/*rest', { rest: 'a b/c' }, '/a%20b/c'],
    ['/:id/*rest', { id: 'a b', rest: 'c/d' }, '/a%20b/c/d'],
  ])('%s', (path, params, made) => {
    expect(tableOf(`GET ${path}`).path(path, params)).toBe(made)
  })

  it('takes a slash in a parameter for a part of it', () => {
    expect(places().path('Places#show', { id: 'a/b/' })).toBe('/places/a%2Fb%2F')
  })

  it('takes the parameters that a query object has, and no other property of it', () => {
    const query = Object.assign(new URLSearchParams('a=1'), { extra: 1 })
    expect(places().path('Places#index', { query })).toBe('/places?a=1')
  })

  it('takes a slash in a parameter before a glob for a part of it', () => {
    expect(tableOf('GET /:id/*rest').path('/:id/*rest', { id: '/', rest: 'a' })).toBe('/%2F/a')
    expect(tableOf('GET /:id/*rest').path('/:id/*rest', { id: '..x', rest: 'a' })).toBe('/..x/a')
    expect(() => tableOf('GET /:id/*rest').path('/:id/*rest', { id: '..', rest: 'a' })).toThrow(
      new LinkError("path('/:id/*rest'): the parameter 'id' is '..': clients resolve '.' and '..' segments before they send a request"),
    )
    expect(() => tableOf('GET /:id/*rest').path('/:id/*rest', { id: 'a', rest: './b' })).toThrow(
      new LinkError(
        "path('/:id/*rest'): the parameter 'rest' is './b': clients resolve '.' and '..' segments before they send a request",
      ),
    )
  })

  it('names what is in the place of a value', () => {
    for (const [
      value,
      says,
    ] of [[false, 'false'], [[], 'an array'], [{}, 'an object'], [answer, 'a function']] as const) // biome-ignore format: one line
      expect(() => places().path('Places#show', { id: value })).toThrow(
        new LinkError(
          `path('Places#show'): the parameter 'id' is ${says}: it must be a string, a finite number or a bigint`,
        ),
      )
  })
})

describe('a target that the type cannot name', () => {
  const routes = (): AnyRouteTable =>
    defineRoutes({ Places }, r => r.get('a/:id', Stranger, 'show').get('b/:id', Named, 'show'))

  it('is linked by its path', () => {
    expect(routes().path('/a/:id', { id: 1 })).toBe('/a/1')
  })

  it('is linked by the controller path that its class says, and then not by its path', () => {
    expect(routes().path('By/Name#show', { id: 1 })).toBe('/b/1')
    expect(() => routes().path('/b/:id', { id: 1 })).toThrow(
      new LinkError("path('/b/:id'): link to this path by its target, 'By/Name#show'"),
    )
  })

  it('is none of a registered class, and its path is not linked', () => {
    expect(() => places().path('/places/:id', { id: 1 })).toThrow(
      new LinkError("path('/places/:id'): link to this path by its target, 'Places#show'"),
    )
  })

  it('says of a path without a target that there is none', () => {
    expect(() => tableOf('GET /a').path('/b')).toThrow("path('/b'): the table has no such target")
  })
})

describe('a link that another route would answer', () => {
  it.each([
    [['GET /a/:x', 'GET /a/new'], { x: 'new' }, 'GET /a/new'],
    [['ALL /a/:x', 'ALL /a/new'], { x: 'new' }, 'ALL /a/new'],
    [['ALL /a/:x', 'DELETE /a/new'], { x: 'new' }, 'DELETE /a/new'],
    [['GET /a/:x', 'ALL /a/new'], { x: 'new' }, 'ALL /a/new'],
    [['HEAD /a/:x', 'GET /a/new'], { x: 'new' }, 'GET /a/new'],
    [['GET /:x/b/:y', 'GET /a/:z/c'], { x: 'a', y: 'c' }, 'GET /a/:z/c'],
    [['GET /*x', 'GET /a/b/c'], { x: 'a/b/c' }, 'GET /a/b/c'],
    [['GET /*x', 'GET /a/:b'], { x: 'a/b' }, 'GET /a/:b'],
    [['GET /a/*x', 'GET /a/b/*y'], { x: 'b/c' }, 'GET /a/b/*y'],
    [['GET /:x/:y/:z', 'GET /a/*rest'], { x: 'a', y: 'b', z: 'c' }, 'GET /a/*rest'],
  ])('is refused: %j', ([own = '', rival = ''], params, answered) => {
    for (const table of [tableOf(own, rival), tableOf(rival, own)])
      expect(() => table.path(own.split(' ')[1] ?? '', params)).toThrow(` is answered by ${answered}`)
  })

  it.each([
    [['GET /a/:x', 'POST /a/new'], { x: 'new' }, '/a/new'],
    [['GET /a/:x', 'HEAD /b/new'], { x: 'new' }, '/a/new'],
    [['GET /a/:x', 'GET /a/new/more'], { x: 'new' }, '/a/new'],
    [['GET /a/:x/b', 'GET /a/new'], { x: 'new' }, '/a/new/b'],
    [['GET /a/:x', 'GET /a/*rest'], { x: 'new' }, '/a/new'],
    [['GET /:x/b', 'GET /a/c'], { x: 'a' }, '/a/b'],
    [['POST /a/:x', 'GET /a/new'], { x: 'new' }, '/a/new'],
  ])('is made where no other can: %j', ([own = '', rival = ''], params, made) => {
    for (const table of [tableOf(own, rival), tableOf(rival, own)])
      expect(table.path(own.split(' ')[1] ?? '', params)).toBe(made)
  })
})

describe('the look-up of a link', () => {
  /** The methods that are looked up for a link of the first of two routes. */
  const asked = (own: string, rival: string, params: object): readonly unknown[] => {
    const table = tableOf(own, rival)
    const find = vi.spyOn(finderOf(table), 'find')
    table.path(own.split(' ')[1] ?? '', params)
    return find.mock.calls.map(([method]) => method)
  }

  it.each([
    ['GET /a/:x', 'GET /a/new', { x: 'b' }, ['GET']],
    ['GET /a/:x', 'ALL /a/new', { x: 'b' }, ['GET']],
    ['HEAD /a/:x', 'GET /a/new', { x: 'b' }, ['HEAD']],
    ['ALL /a/:x', 'ALL /a/new', { x: 'b' }, ['ALL']],
    ['ALL /a/:x', 'PUT /a/new', { x: 'b' }, ['PUT']],
    ['GET /a/*x', 'GET /:y/b', { x: 'c' }, ['GET']],
    ['GET /a/:x', 'GET /:y/b', { x: 'c' }, ['GET']],
    ['GET /*x', 'GET /a', { x: 'c' }, ['GET']],
    ['GET /:x/:y/:z', 'GET /a/*rest', { x: 'b', y: 'c', z: 'd' }, ['GET']],
    ['GET /:x/b', 'GET /a/b', { x: 'c' }, ['GET']],
  ])('is made where another route is more literal in some place: %s beside %s', (own, rival, params, methods) => {
    expect(asked(own, rival, params)).toEqual(methods)
  })

  it.each([
    ['GET /a/:x', 'POST /a/new', { x: 'b' }],
    ['POST /a/:x', 'GET /a/new', { x: 'b' }],
    ['GET /a/:x', 'HEAD /a/new', { x: 'b' }],
    ['PUT /a/:x', 'GET /a/new', { x: 'b' }],
    ['GET /a/:x', 'GET /b/new', { x: 'b' }],
    ['GET /a/:x', 'GET /a/new/more', { x: 'b' }],
    ['GET /a/:x/more', 'GET /a/new', { x: 'b' }],
    ['GET /a/:x', 'GET /a/*rest', { x: 'b' }],
    ['GET /a/:x', 'GET /*rest', { x: 'b' }],
    ['GET /a', 'GET /:x', {}],
    ['GET /a', 'GET /b', {}],
    ['GET /:x/b', 'GET /:y/:z', { x: 'a' }],
    ['GET /:x', 'POST /:y', { x: 'a' }],
  ])('is not made where none can answer it: %s beside %s', (own, rival, params) => {
    const table = tableOf(own, rival)
    const find = vi.spyOn(finderOf(table), 'find')
    table.path(own.split(' ')[1] ?? '', ...(Object.keys(params).length > 0 ? [params] : []))
    expect(find).not.toHaveBeenCalled()
  })

  it('asks for the methods of its own path, not for those of the same target elsewhere', () => {
    const table: AnyRouteTable = defineRoutes({ Places }, r =>
      r.get('a/:x', Places, 'both').post('b/:x', Places, 'both').post('a/new', answer),
    )
    expect(table.path('Places#both', { x: 'new' }, { path: '/a/:x' })).toBe('/a/new')
  })

  it('has its pattern read once', () => {
    const patternsOf = createPatterns(places())
    expect(patternsOf('Places#show')).toBe(patternsOf('Places#show'))
  })
})

describe('the origin of a link', () => {
  const routes = (): AnyRouteTable =>
    defineRoutes({ Places }, r => r.get('/', Places, 'index').get('places/:id', Places, 'show'))

  it.each([
    ['https://example.com/api//', undefined, 'https://example.com/api'],
    ['https://example.com/api', { hash: 'a/?b' }, 'https://example.com/api#a/?b'],
    ['https://example.com/a//b', undefined, 'https://example.com/a//b'],
    ['http://example.com', { hash: 'a' }, 'http://example.com/#a'],
  ])('may have a path, which the root is: %s %j', (origin, options, url) => {
    expect(routes().url(origin, 'Places#index', options)).toBe(url)
  })

  it('is followed by the slash of every path but the root', () => {
    expect(routes().url('https://example.com/api', 'Places#show', { id: 5 }, { hash: 'a/?b' })).toBe(
      'https://example.com/api/places/5#a/?b',
    )
    expect(routes().url('https://example.com/api', 'Places#show', { id: 5 }, { hash: 'a/' })).toBe(
      'https://example.com/api/places/5#a/',
    )
  })

  it('is read anew where it changes', () => {
    const { url } = routes()
    for (const origin of ['https://a.example', 'https://b.example', 'https://b.example', 'https://a.example'])
      expect(url(origin, 'Places#index')).toBe(`${origin}/`)
  })

  it.each([
    'https://:p@example.com',
    'https://u@example.com',
    'xhttps://example.com',
    'httpsx://example.com',
    'ws://example.com',
    'https://example.com?a',
    'https://example.com#a',
  ])('is refused: %s', origin => {
    expect(() => routes().url(origin, 'Places#index')).toThrow(
      new LinkError(`url: the origin must be an http or https URL with at most a path, like 'https://example.com', not '${origin}'`),
    )
  })
})

describe('requests that are asked of a table', () => {
  const routes = (): AnyRouteTable =>
    defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }).get('x/:b/:a', answer))

  it('are looked up in matchers that a table makes once', () => {
    const table = routes()
    expect(finderOf(table)).toBe(finderOf(table))
    expect(finderOf(table)).not.toBe(finderOf(routes()))
  })

  it('may be expected by the path of a route that has a target', () => {
    expect(misroutedRequests(routes(), { 'GET /places/5': '/places/:id' })).toEqual([])
    expect(misroutedRequests(routes(), { 'GET /places/5': ['/places/:id', { id: '5' }] })).toEqual([])
  })

  it('are told with their parameters in the order of the alphabet', () => {
    const expected: readonly [string, Record<string, string>] = ['/x/:b/:a', { a: '3', b: '1' }]
    expect(misroutedRequests(routes(), { 'GET /x/1/2': expected })).toEqual([
      'GET /x/1/2 is answered by /x/:b/:a {"a":"2","b":"1"}, not by /x/:b/:a {"a":"3","b":"1"}',
    ])
  })

  it('have a status by the slash that is asked for', () => {
    const expected = { 'POST /places/': 404, 'POST /places': 405, 'OPTIONS /places/': 404 } as const
    expect(misroutedRequests(routes(), expected, { trailingSlash: 'strict' })).toEqual([])
    expect(unreachedRoutes(routes(), ['GET /places/', 'GET /places/5', 'GET /x/1/2'])).toEqual([])
    expect(
      unreachedRoutes(routes(), ['GET /places/', 'GET /places/5', 'GET /x/1/2'], { trailingSlash: 'strict' }),
    ).toEqual(['GET /places Places#index'])
  })

  it.each(['see GET /places', 'GET', 'GET places', 'GET  /places', ' /places', ''])('are refused: %j', request => {
    for (const [name, ask] of [
      ['misroutedRequests', () => misroutedRequests(routes(), { [request]: 404 } as never)],
      ['unreachedRoutes', () => unreachedRoutes(routes(), [request as 'GET /'])],
    ] as const)
      expect(ask).toThrow(
        new LinkError(`${name}('${request}'): a request is a method and a path, as in 'GET /places/5'`),
      )
  })

  it('may hold any character', () => {
    expect(misroutedRequests(routes(), { 'GET /places/a\nb c': ['Places#show', { id: 'a\nb c' }] })).toEqual([])
  })
})
