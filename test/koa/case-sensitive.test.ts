/** The option `caseSensitive` of the router and of everything that looks for a route without one. */
import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, LinkError, type RouterOptions } from '../../src/index.js'
import { explainMatch, inspector } from '../../src/inspector/index.js'
import { misroutedRequests, unreachedRoutes } from '../../src/testing/index.js'
import { echo, listen, send } from '../cases/http-behaviour.js'
import { applications } from '../support/serve.js'

const routes = defineRoutes({}, r =>
  r.get('Places/:id', echo).get('places/search', echo).post('café/*rest', echo).get('places', echo),
)
const anyCase = { caseSensitive: false } as const

const serve = async (options: RouterOptions, create: () => Koa = () => new Koa()) => {
  const router = createRouter(routes, options)
  const port = await listen(create().use(router.routes()).use(router.allowedMethods()).callback())
  return (request: string) => send(port, request)
}

describe('createRouter(routes, { caseSensitive: false })', () => {
  describe.each(applications)('on $koa', ({ create }) => {
    it.each([
      ['GET /places/Harbour', 200, '/Places/:id {"id":"Harbour"}'],
      ['GET /PLACES/Harbour%20HOUSE?Q=A', 200, '/Places/:id {"id":"Harbour HOUSE"}'],
      ['GET /PLACES/SEARCH', 200, '/places/search {}'],
      ['GET /Places/', 200, '/places {}'],
      ['GET http://EXAMPLE.com/PLACES', 200, '/places {}'],
      ['POST /CAF%C3%A9/A/b', 200, '/café/*rest {"rest":"A/b"}'],
      ['POST /PLACES/Search', 405, 'Method Not Allowed'],
      ['OPTIONS /CAF%c3%a9/A', 200, ''],
      ['POST /CAF%C3%89/A', 404, 'Not Found'],
      ['GET /plces', 404, 'Not Found'],
      ['GET /PLACES/%ZZ', 400, 'the path has a malformed escape'],
    ])('answers %s with %s %s', async (request, status, text) => {
      expect(await (await serve(anyCase, create))(request)).toMatchObject({ status, text })
    })
  })

  it('lists the methods of a path in Allow, whatever its case', async () => {
    expect((await (await serve(anyCase))('DELETE /PLACES/search')).headers.allow).toBe('GET, HEAD')
  })

  it.each([{}, { caseSensitive: true }, { caseSensitive: undefined as never }])(
    'is not the default: %j',
    async options => {
      const ask = await serve(options)
      expect((await ask('GET /places')).status).toBe(200)
      for (const request of ['GET /PLACES', 'GET /PLACES/5', 'DELETE /PLACES'])
        expect((await ask(request)).status).toBe(404)
    },
  )

  it('leaves the trailing slash to its own option', async () => {
    const ask = await serve({ caseSensitive: false, trailingSlash: 'strict' })
    expect((await ask('GET /PLACES')).status).toBe(200)
    expect((await ask('GET /PLACES/')).status).toBe(404)
  })
})

describe('what a route tells the middlewares around it, with { caseSensitive: false }', () => {
  class PlacesController {
    show() {}
  }
  const table = defineRoutes({ Places: PlacesController }, r =>
    r
      .resources('places', { only: ['show'] })
      .get('Places/search', echo)
      .redirect('old/:id', 'Places#show')
      .head('Places/of/:term', echo),
  )
  const ask = async (request: string) => {
    const seen: unknown[] = []
    const router = createRouter(table, anyCase)
    const app = new Koa()
      .use(async (ctx, next) => {
        await next()
        seen.push(ctx._matchedRoute, ctx._matchedRouteName, ctx.routerPath)
      })
      .use(router.routes())
      .use(router.allowedMethods())
    return { ...(await send(await listen(app.callback()), request)), seen }
  }

  it('is the path as it is declared', async () => {
    expect(await ask('GET /PLACES/Five')).toMatchObject({ seen: ['/places/:id', 'Places#show', '/places/:id'] })
    expect(await ask('HEAD /PLACES/Five')).toMatchObject({ status: 204, text: '' })
    expect(await ask('HEAD /PLACES/OF/x')).toMatchObject({ status: 200, text: '' })
  })

  it('is the target of a redirect, but not another route that answers there', async () => {
    expect(await ask('GET /OLD/Five?Q')).toMatchObject({ status: 301, headers: { location: '/places/Five?Q' } })
    for (const id of ['search', 'SEARCH', 'S%65arch']) expect((await ask(`GET /old/${id}`)).status).toBe(404)
    const router = createRouter(table)
    const port = await listen(new Koa().use(router.routes()).callback())
    expect((await send(port, 'GET /old/SEARCH')).headers.location).toBe('/places/SEARCH')
  })
})

describe('two routes that differ only in case', () => {
  const clashing = defineRoutes({}, r =>
    r.get('places/:id', echo).post('Places/:slug', echo).all('PLACES/:id', echo).get('Places/:slug', echo),
  )
  const message = 'GET /places/:id and GET /Places/:slug differ only in case, which caseSensitive: false ignores'

  it('are refused where case is ignored', () => {
    expect(() => createRouter(clashing, anyCase)).toThrow(new TypeError(`createRouter: ${message}`))
    expect(() => inspector(clashing, anyCase)).toThrow(new TypeError(`inspector: ${message}`))
    expect(() => explainMatch(clashing, 'GET', '/places/5', anyCase)).toThrow(new LinkError(`explainMatch: ${message}`))
    for (let calls = 0; calls < 2; calls++)
      expect(() => clashing.match('GET', '/places/5', anyCase)).toThrow(
        new LinkError(`match('GET', '/places/5'): ${message}`),
      )
  })

  it('are two routes otherwise', () => {
    const both: readonly RouterOptions[] = [{}, { caseSensitive: true }]
    for (const options of both) expect(createRouter(clashing, options)).toBeDefined()
    expect(clashing.match('GET', '/Places/5')?.route.path).toBe('/Places/:slug')
  })

  it('may differ in their method, or in more than case', () => {
    const distinct = defineRoutes({}, r =>
      r
        .get('a', echo)
        .post('A', echo)
        .all('A', echo)
        .get('a/:id', echo)
        .get(':A', echo)
        .get('\u212a', echo)
        .get('k', echo)
        .get('café', echo)
        .get('cafÉ', echo),
    )
    expect(createRouter(distinct, anyCase)).toBeDefined()
  })
})

describe('{ caseSensitive: false } without a server', () => {
  it('finds the route in routes.match', () => {
    expect(routes.match('GET', '/PLACES/Five', anyCase)).toMatchObject({
      route: { path: '/Places/:id' },
      params: { id: 'Five' },
    })
    expect(routes.match('GET', '/PLACES/Five')).toBeUndefined()
    expect(routes.match('GET', '/PLACES/Five', { caseSensitive: true })).toBeUndefined()
    expect(routes.match('GET', '/PLACES/', { ...anyCase, trailingSlash: 'strict' })).toBeUndefined()
  })

  it('explains the match in explainMatch', () => {
    const { verdicts, ...explanation } = explainMatch(routes, 'GET', '/PLACES/SEARCH', anyCase)
    expect(explanation).toMatchObject({ summary: 'GET /places/search (echo) answers' })
    expect(verdicts.map(({ verdict, why }) => `${verdict}: ${why}`)).toEqual([
      'outranked: GET /places/search takes precedence: in segment 2, a literal goes before a parameter',
      'answers: answers',
      "path: segment 1 is 'café', not 'PLACES'",
      "path: the request has 1 extra segment: 'SEARCH'",
    ])
    expect(explainMatch(routes, 'PUT', '/PLACES/SEARCH', anyCase).verdicts[1]?.closeness).toBe(1)
    expect(explainMatch(routes, 'GET', '/PLACES').verdicts[3]?.why).toContain('paths are case-sensitive')
  })

  it('is an option of the checks for tests', () => {
    expect(misroutedRequests(routes, { 'GET /PLACES': '/places', 'PUT /PLACES': 405 }, anyCase)).toEqual([])
    expect(misroutedRequests(routes, { 'GET /PLACES': '/places' })).toEqual([
      'GET /PLACES is answered with 404, not by /places',
    ])
    expect(
      unreachedRoutes(routes, ['GET /PLACES', 'GET /places/5', 'GET /places/SEARCH', 'POST /CAFé/a'], anyCase),
    ).toEqual([])
  })

  it('is an option of the inspector, whose page says so', async () => {
    const ask = async (options: Parameters<typeof inspector>[1]) => {
      const app = new Koa().use(inspector(routes, options))
      return (await send(await listen(app.callback()), 'GET /signalbox?q=GET+/PLACES/Five')).text
    }
    expect(await ask(anyCase)).toContain('GET /PLACES/Five: GET /Places/:id (echo) answers')
    expect(await ask(anyCase)).toContain('The case of literals is ignored.')
    expect(await ask({})).toContain('GET /PLACES/Five: 404')
    expect(await ask({})).not.toContain('The case of literals is ignored.')
  })

  it.each(['yes', 1, null])('must be true or false, and not %j', value => {
    const options = { caseSensitive: value as unknown as boolean }
    const message = `caseSensitive must be true or false, not ${typeof value === 'string' ? `'${value}'` : value}`
    expect(() => createRouter(routes, options)).toThrow(new TypeError(`createRouter: ${message}`))
    expect(() => inspector(routes, options)).toThrow(new TypeError(`inspector: ${message}`))
    expect(() => routes.match('GET', '/', options)).toThrow(new LinkError(`match('GET', '/'): ${message}`))
  })

  it.each([
    [{ caseSensitiv: false }, ": did you mean 'caseSensitive'?"],
    [{ path: '/' }, ''],
  ])('refuses unknown options: %j', (options, guess) => {
    const call = () => Reflect.apply(routes.match, undefined, ['GET', '/', options])
    expect(call).toThrow(LinkError)
    const message = `there is no option '${Object.keys(options)}'; the options are trailingSlash, caseSensitive, escapes${guess}`
    expect(call).toThrow(new LinkError(`match('GET', '/'): ${message}`))
  })
})
