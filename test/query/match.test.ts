import { describe, expect, it } from 'vitest'
import { defineRoutes, LinkError } from '../../src/index.js'

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
  it('returns the target, the route and the decoded parameters', () => {
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
  ])('finds the target: %s %s -> %s', (method, path, target) => expect(routes.match(method, path)?.target).toBe(target))

  it('returns a middleware route without a target', () => {
    expect(routes.match('GET', '/health')).toEqual({ target: undefined, route: routes[0], params: {} })
  })

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/places/5'],
    ['propfind', '/places'],
    ['OPTIONS', '/places'],
    ['GET', '//places'],
  ])('returns undefined where no route answers: %s %s', (method, path) =>
    expect(routes.match(method, path)).toBeUndefined(),
  )

  it("ignores a trailing slash unless trailingSlash is 'strict'", () => {
    const strict = { trailingSlash: 'strict' } as const
    expect(routes.match('GET', '/places/', strict)).toBeUndefined()
    expect(routes.match('GET', '/places', strict)?.target).toBe('Places#index')
    expect(routes.match('GET', '/places/', { trailingSlash: 'ignore' })?.target).toBe('Places#index')
  })

  it.each<[() => unknown, string]>([
    [
      () => routes.match('GET', '/places/%zz'),
      "match('GET', '/places/%zz'): the path has a malformed escape, which is answered with 400",
    ],
    [
      () => routes.match('GET', 'places' as string),
      "match('GET', 'places'): the path must be a string that begins with '/'",
    ],
    [() => routes.match('GET', 5 as never), "match('GET', '5'): the path must be a string that begins with '/'"],
    // @ts-expect-error match('get', '/places'): write the method in capitals, 'GET'
    [() => routes.match('get', '/places'), "match('get', '/places'): write the method in capitals, 'GET'"],
    [() => routes.match(undefined as never, '/'), "match('undefined', '/'): the method must be a string"],
    [
      () => routes.match('GET', '/', { trailingSlash: 'loose' as never }),
      "match('GET', '/'): trailingSlash must be 'ignore' or 'strict', not 'loose'",
    ],
  ])('throws a LinkError: %s', (call, message) => expect(call).toThrow(new LinkError(message)))
})
