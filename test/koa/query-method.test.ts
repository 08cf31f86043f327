/** QUERY, which is a method like the others on a Node that parses it. */
import http from 'node:http'
import Koa from 'koa'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { grep } from '../../src/cli/routes/grep.js'
import { select } from '../../src/cli/routes/select.js'
import { type AnyRoute, createRouter, defineRoutes, RouteError, type RouteOf } from '../../src/index.js'
import { explainMatch } from '../../src/inspector/index.js'
import { misroutedRequests } from '../../src/testing/index.js'
import { echo, listen, send } from '../cases/http-behaviour.js'

const isParsed = http.METHODS.includes('QUERY')

/** Lets Node's list of methods have QUERY, or not have it, until the test ends. */
const setParsed = (parsed: boolean) => {
  const before = [...http.METHODS]
  http.METHODS.splice(0, before.length, ...before.filter(method => method !== 'QUERY'), ...(parsed ? ['QUERY'] : []))
  onTestFinished(() => {
    http.METHODS.splice(0, http.METHODS.length, ...before)
  })
}

class PlacesController {
  search() {
    return 'found'
  }
}
const define = () =>
  defineRoutes({ Places: PlacesController }, r =>
    r
      .resources('places', { only: [] }, r => r.collection(r => r.query('search').get('search')))
      .query('places', PlacesController, 'search')
      .get('places', echo)
      .query('health', echo)
      .all('any', echo),
  )

describe('query(path, …)', () => {
  it('routes QUERY, in each form of a verb', () => {
    setParsed(true)
    const routes = define()
    expect(routes.map(({ method, path }: AnyRoute) => `${method} ${path}`)).toEqual([
      'QUERY /places/search',
      'GET /places/search',
      'QUERY /places',
      'GET /places',
      'QUERY /health',
      'ALL /any',
    ])
    const target: 'Places#search' | undefined = routes.match('QUERY', '/places/search')?.target
    expect(target).toBe('Places#search')
    expect(routes.match('QUERY', '/any')?.route.path).toBe('/any')
    expect(routes.match('QUERY', '/nowhere')).toBeUndefined()
  })

  it('refuses a duplicate, and what is wrong with any verb', () => {
    setParsed(true)
    // @ts-expect-error query('health') duplicates an existing route: QUERY /health
    expect(() => defineRoutes({}, r => r.query('health', echo).query('health', echo))).toThrow(
      new RouteError("query('health') duplicates an existing route: QUERY /health"),
    )
    // @ts-expect-error nothing provides a controller here
    expect(() => defineRoutes({}, r => r.query('health'))).toThrow(RouteError)
  })

  it('is refused on a Node before 20.16, which does not say what it parses', () => {
    vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined)
    const before = process.versions
    onTestFinished(() => {
      vi.restoreAllMocks()
      Object.defineProperty(process, 'versions', { value: before })
    })
    for (const [llhttp, refused] of [
      ['8.1.1', true],
      ['9.2.1', false],
      [undefined, false],
    ] as const) {
      Object.defineProperty(process, 'versions', { value: { ...before, llhttp } })
      const call = () => defineRoutes({}, r => r.query('health', echo))
      if (refused) expect(call).toThrow(RouteError)
      else expect(call()).toHaveLength(1)
    }
  })

  it('is taken where there is no process', () => {
    vi.stubGlobal('process', undefined)
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    expect(defineRoutes({}, r => r.query('health', echo))).toHaveLength(1)
  })

  it('has links, and is a request for the command line', () => {
    setParsed(true)
    const routes = define()
    type Query = Extract<RouteOf<typeof routes>, { method: 'QUERY'; path: '/places' }>['target']
    const target: Query = 'Places#search'
    expect(routes.path(target, {}, { path: '/places' })).toBe('/places')
    expect(grep(routes, 'QUERY /places', []).map(({ route }) => route.method)).toEqual(['QUERY'])
    const listed = select({ name: 'routes', routes }, { method: ['QUERY'], sort: 'method' })
    expect(listed.map(({ route }) => `${route.method} ${route.path}`)).toEqual([
      'QUERY /health',
      'QUERY /places',
      'QUERY /places/search',
      'ALL /any',
    ])
  })

  it('is refused on a Node that does not parse it', () => {
    setParsed(false)
    expect(() => defineRoutes({}, r => r.query('health', echo))).toThrow(
      new RouteError("query('health'): this version of Node answers QUERY requests with 400 itself: use a newer one"),
    )
    expect(defineRoutes({}, r => r.get('health', echo).all('any', echo))).toHaveLength(2)
  })

  it('is a method that a path may have or not have', () => {
    setParsed(true)
    const routes = define()
    expect(explainMatch(routes, 'PUT', '/places')).toMatchObject({ status: 405, allow: ['GET', 'HEAD', 'QUERY'] })
    const onlyGet = defineRoutes({}, r => r.get('places', echo))
    expect(misroutedRequests(onlyGet, { 'QUERY /places': 405, 'QUERY /nowhere': 404, 'BREW /places': 501 })).toEqual([])
  })

  it('is answered over HTTP, or refused by a Node that does not parse it', async () => {
    setParsed(true)
    const router = createRouter(define())
    const port = await listen(new Koa().use(router.routes()).use(router.allowedMethods()).callback())
    if (!isParsed) return expect((await send(port, 'QUERY /places')).status).toBe(400)
    expect((await send(port, 'QUERY /places')).text).toBe('found')
    expect((await send(port, 'QUERY /places/search')).text).toBe('found')
    expect((await send(port, 'QUERY /any')).text).toBe('/any {}')
    expect(await send(port, 'DELETE /places')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, QUERY' } })
    expect((await send(port, 'OPTIONS /health')).headers.allow).toBe('QUERY')
    expect((await send(port, 'QUERY /nowhere')).status).toBe(404)
  })
})
