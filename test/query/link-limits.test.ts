/** Edge cases of links. Each test has its own table, since a table keeps the patterns that its links have compiled. */
import { describe, expect, it, vi } from 'vitest'
import { type AnyRouteTable, defineRoutes, LinkError } from '../../src/index.js'
import { finderOf } from '../../src/query/finder.js'
import { createPatterns } from '../../src/query/link-pattern.js'
import { noOption } from '../support/lists.js'

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

/** A table of middleware routes, from lines such as `GET /places/:id`. */
const tableOf = (...lines: readonly string[]): AnyRouteTable =>
  defineRoutes(
    {},
    (r: unknown) =>
      lines.reduce((chain: unknown, line) => {
        const [, method = '', path = ''] = /^(\S+) (.*)$/.exec(line) ?? []
        return Reflect.get(Object(chain), method.toLowerCase()).call(chain, path, answer)
      }, r) as never,
  ) as never // the types cannot read the lines

const places = (): AnyRouteTable => defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'] }))
const both = (): AnyRouteTable =>
  defineRoutes({ Places }, r => r.get('both', Places, 'both').get('places/:id/both', Places, 'both'))

describe('a link to a target with several paths', () => {
  it('takes {} as the parameters of a path without parameters', () => {
    expect(both().path('Places#both', { id: 5 }, { path: '/places/:id/both' })).toBe('/places/5/both')
    expect(both().path('Places#both', {}, { path: '/both', query: { a: 1 } })).toBe('/both?a=1')
    expect(() => both().path('Places#both')).toThrow(
      new LinkError("path('Places#both') matches several paths: choose one with { path }, after the parameters"),
    )
  })

  it('needs a path: undefined chooses none', () => {
    for (const options of [undefined, { path: undefined }])
      expect(() => both().path('Places#both', {}, options)).toThrow("path('Places#both') matches several paths")
    expect(places().path('Places#show', { id: 5 }, { path: undefined })).toBe('/places/5')
  })
})

describe('the options of a link', () => {
  it.each([null, 5, 'path', true])('must be an object after the parameters, not %j', options => {
    expect(() => places().path('Places#show', { id: 5 }, options as never)).toThrow(
      new LinkError("path('Places#show'): the options must be an object"),
    )
  })

  it.each([null, 5, true])('must be an object where there are no parameters, not %j', options => {
    expect(() => places().path('Places#index', options as never)).toThrow(
      new LinkError("path('Places#index'): the options must be an object"),
    )
  })

  it.each([null, 5, 'a=1', [], true])('need an object or URLSearchParams as their query, not %j', query => {
    expect(() => places().path('Places#index', { query })).toThrow(
      new LinkError("path('Places#index'): the query must be an object or URLSearchParams"),
    )
  })

  it.each([null, 5, {}, '#', 'a\udc00'])('need a string without # as their hash, not %j', hash => {
    expect(() => places().path('Places#index', { hash })).toThrow(
      new LinkError("path('Places#index'): the hash must be a well-formed string without the leading '#'"),
    )
  })

  it.each([Symbol('a'), () => 1, { a: 1 }, null])('cannot have this value in the query: %s', value => {
    expect(() => places().path('Places#index', { query: { a: [value] } })).toThrow(LinkError)
  })

  it.each([
    ['name', { 'a\ud800': 1 }, '"a\\ud800"'],
    ['value', { a: ['b', '\udc00'] }, '"a"'],
  ])('cannot have half of a surrogate pair in a %s of the query', (_part, query, says) => {
    expect(() => places().path('Places#index', { query })).toThrow(
      new LinkError(
        `path('Places#index'): the query parameter ${says} has half of a surrogate pair, which cannot be encoded`,
      ),
    )
  })

  it('do not include path where there are no parameters', () => {
    expect(() => places().path('Places#index', { path: '/places' })).toThrow(
      new LinkError(`path('Places#index'): ${noOption('links', 'path')}`),
    )
  })
})

describe('a link', () => {
  it.each([
    ['/a"b/:id', { id: 'x' }, '/a%22b/x'],
    ['/:id/é/"/:other/end"it', { id: 'x', other: 'y' }, '/x/%C3%A9/%22/y/end%22it'],
    ['/:long_name/x', { long_name: 'y' }, '/y/x'],
    ['/*rest', { rest: 'a b/c' }, '/a%20b/c'],
    ['/:id/*rest', { id: 'a b', rest: 'c/d' }, '/a%20b/c/d'],
  ])('fills %s with %j: %s', (path, params, made) => {
    expect(tableOf(`GET ${path}`).path(path, params)).toBe(made)
  })

  it('encodes a slash in a parameter', () => {
    expect(places().path('Places#show', { id: 'a/b/' })).toBe('/places/a%2Fb%2F')
  })

  it('ignores other properties of URLSearchParams', () => {
    const query = Object.assign(new URLSearchParams('a=1'), { extra: 1 })
    expect(places().path('Places#index', { query })).toBe('/places?a=1')
  })

  it('encodes a slash in a parameter before a wildcard, but not in the wildcard', () => {
    expect(tableOf('GET /:id/*rest').path('/:id/*rest', { id: '/', rest: 'a' })).toBe('/%2F/a')
    expect(tableOf('GET /:id/*rest').path('/:id/*rest', { id: '..x', rest: 'a' })).toBe('/..x/a')
    expect(() => tableOf('GET /:id/*rest').path('/:id/*rest', { id: '..', rest: 'a' })).toThrow(
      new LinkError(
        "path('/:id/*rest'): the parameter 'id' is '..': clients resolve '.' and '..' segments before they send a request",
      ),
    )
    expect(() => tableOf('GET /:id/*rest').path('/:id/*rest', { id: 'a', rest: './b' })).toThrow(
      new LinkError(
        "path('/:id/*rest'): the parameter 'rest' is './b': clients resolve '.' and '..' segments before they send a request",
      ),
    )
  })

  it('names the type of a wrong value in its error message', () => {
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

describe('a link to a controller that is not registered', () => {
  const routes = (): AnyRouteTable =>
    defineRoutes({ Places }, r => r.get('a/:id', Stranger, 'show').get('b/:id', Named, 'show'))

  it('takes the path pattern', () => {
    expect(routes().path('/a/:id', { id: 1 })).toBe('/a/1')
  })

  it('takes the target, not the path pattern, where the class declares its controllerPath', () => {
    expect(routes().path('By/Name#show', { id: 1 })).toBe('/b/1')
    expect(() => routes().path('/b/:id', { id: 1 })).toThrow(
      new LinkError("path('/b/:id'): link to this path by its target, 'By/Name#show'"),
    )
  })
})

describe('a link by a path pattern', () => {
  it('is an error where the controller is registered', () => {
    expect(() => places().path('/places/:id', { id: 1 })).toThrow(
      new LinkError("path('/places/:id'): link to this path by its target, 'Places#show'"),
    )
  })

  it('is an error where no route has the path', () => {
    expect(() => tableOf('GET /a').path('/b')).toThrow("path('/b'): the table has no such target")
  })
})

describe('a link that another route may answer', () => {
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
  ])('is an error where the other route takes precedence: %j', ([own = '', other = ''], params, answered) => {
    for (const table of [tableOf(own, other), tableOf(other, own)])
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
  ])('is made where the other route does not answer its path: %j', ([own = '', other = ''], params, made) => {
    for (const table of [tableOf(own, other), tableOf(other, own)])
      expect(table.path(own.split(' ')[1] ?? '', params)).toBe(made)
  })
})

describe('the matching of a link before it is returned', () => {
  /** The methods for which the path of a link to the first of two routes is matched. */
  const matchedMethods = (own: string, other: string, params: object): readonly unknown[] => {
    const table = tableOf(own, other)
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
  ])('takes place where another route could take precedence: %s beside %s', (own, other, params, methods) => {
    expect(matchedMethods(own, other, params)).toEqual(methods)
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
  ])('does not take place where no route could take precedence: %s beside %s', (own, other, params) => {
    const table = tableOf(own, other)
    const find = vi.spyOn(finderOf(table), 'find')
    table.path(own.split(' ')[1] ?? '', ...(Object.keys(params).length > 0 ? [params] : []))
    expect(find).not.toHaveBeenCalled()
  })

  it('uses only the methods of its own path', () => {
    const table: AnyRouteTable = defineRoutes({ Places }, r =>
      r.get('a/:x', Places, 'both').post('b/:x', Places, 'both').post('a/new', answer),
    )
    expect(table.path('Places#both', { x: 'new' }, { path: '/a/:x' })).toBe('/a/new')
  })
})

describe('createPatterns(routes)', () => {
  it('compiles the pattern of a target once', () => {
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
  ])('may have a path, to which a link to the path / adds no slash: %s %j', (origin, options, url) => {
    expect(routes().url(origin, 'Places#index', options)).toBe(url)
  })

  it('is followed by any other path', () => {
    expect(routes().url('https://example.com/api', 'Places#show', { id: 5 }, { hash: 'a/?b' })).toBe(
      'https://example.com/api/places/5#a/?b',
    )
    expect(routes().url('https://example.com/api', 'Places#show', { id: 5 }, { hash: 'a/' })).toBe(
      'https://example.com/api/places/5#a/',
    )
  })

  it('may change from link to link', () => {
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
  ])('must be http or https without credentials, query or hash, not %s', origin => {
    expect(() => routes().url(origin, 'Places#index')).toThrow(
      new LinkError(
        `url: the origin must be an http or https URL with at most a path, like 'https://example.com', not '${origin}'`,
      ),
    )
  })
})

describe('finderOf(routes)', () => {
  it('creates the matchers of a table once', () => {
    const table = places()
    expect(finderOf(table)).toBe(finderOf(table))
    expect(finderOf(table)).not.toBe(finderOf(places()))
  })
})
