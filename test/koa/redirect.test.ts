/** How a redirect is answered over HTTP, and how its table lists it. */
import Koa from 'koa'
import mount from 'koa-mount'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes, RouteError } from '../../src/index.js'
import { explainMatch, inspector } from '../../src/inspector/index.js'
import { misroutedRequests, unreachedRoutes, unroutedActions } from '../../src/testing/index.js'
import { noOptions } from '../support/lists.js'
import { applications, serve as serveOn } from '../support/serve.js'

class Places {
  index() {
    return 'index'
  }
  show() {
    return 'show'
  }
  search() {
    return 'search'
  }
}
class Rooms {
  show() {
    return 'room'
  }
}
class Files {
  show() {
    return 'file'
  }
  latest() {
    return 'latest'
  }
}
const controllers = { Places, 'Places/Rooms': Rooms, Files }

const routes = defineRoutes(controllers, r =>
  r
    .redirect('home', 'Places#index')
    .redirect('old/:id', 'Places#show')
    .redirect('old/:placeId/:extra/:id', 'Places/Rooms#show')
    .redirect('docs/*path', 'Files#show')
    .redirect('newest', 'Files#latest')
    .get('files/*path', Files, 'show')
    .get('/', Files, 'latest')
    .resources('places', { only: ['index', 'show'] }, r =>
      r.collection(r => r.get('search')).resources('rooms', { only: ['show'] }),
    ),
)

const serve = async (app: Koa, ...middlewares: readonly Koa.Middleware[]) => {
  const { ask, errors } = await serveOn(app, ...middlewares)
  const locationOf = async (...request: Parameters<typeof ask>) => {
    const { status, headers, text } = await ask(...request)
    return { status, location: headers.location, text }
  }
  return { ask: locationOf, errors }
}
const serveTable = (table: AnyRouteTable, app: Koa = new Koa()) => {
  const router = createRouter(table)
  return serve(app, router.routes(), router.allowedMethods())
}

const destinations = defineRoutes(controllers, r =>
  r
    .redirect('shop/:id', '/places/:id')
    .redirect('wiki/*page', 'https://wiki.example.com/*page')
    .redirect('port/:id', 'http://example.com:8080/at/:id/')
    .redirect('bare', 'https://example.com')
    .redirect('sorted/:id', '/places/:id?sort=name&at=%20ä#top')
    .redirect('top', '/places#top')
    .redirect('all/*rest', '/*rest')
    .redirect('one/:id', '/:id')
    .redirect('moved/:id', '/places/:id', { method: 'all' })
    .redirect('found/:id', 'Places#show', { method: 'all', status: 307 })
    .redirect('search/:id', 'Places#search', { path: '/find/:id' })
    .get('find/:id', Places, 'search')
    .get('find', Places, 'search')
    .resources('places', { only: ['show'] }),
)

describe.each(applications)('r.redirect(from, path or URL) on $koa', ({ create }) => {
  it.each([
    ['GET /shop/5', 301, '/places/5'],
    ['GET /shop/a%2Fb?c=d', 301, '/places/a%2Fb?c=d'],
    ['GET /wiki/a/b%20c?d', 301, 'https://wiki.example.com/a/b%20c?d'],
    ['GET /port/5', 301, 'http://example.com:8080/at/5/'],
    ['GET /bare?a=b', 301, 'https://example.com/?a=b'],
    ['GET /sorted/5?page=2', 301, '/places/5?sort=name&at=%20%C3%A4#top'],
    ['GET /top?page=2', 301, '/places?page=2#top'],
    ['POST /moved/5?a', 308, '/places/5?a'],
    ['GET /moved/5', 308, '/places/5'],
    ['PROPFIND /moved/5', 308, '/places/5'],
    ['DELETE /found/5', 307, '/places/5'],
    ['GET /search/5', 301, '/find/5'],
  ])('answers %s with %i to %s', async (request, status, location) => {
    const { ask } = await serveTable(destinations, create())
    expect(await ask(request)).toMatchObject({ status, location })
  })

  it.each([
    'GET /all/%2Fevil.example',
    'GET /all/%2F%2Fevil.example',
    'GET /all/a%2F%2Fevil.example',
    'GET /all/..%2Fa',
    'GET /all//evil.example',
    'GET /wiki/%2Fevil.example',
    'GET /wiki/%2e%2e',
    'GET /one/%2e%2e',
  ])('answers %s with 404 and no Location', async request => {
    const { ask, errors } = await serveTable(destinations, create())
    expect(await ask(request)).toEqual({ status: 404, location: undefined, text: 'Not Found' })
    expect(errors).toEqual([])
  })

  it.each([
    ['GET /all/%5Cevil.example/a', '/%5Cevil.example/a'],
    ['GET /all/%5C%5Cevil.example', '/%5C%5Cevil.example'],
    ['GET /all/https:%2Fevil.example', '/https:/evil.example'],
    ['GET /all/%09/evil.example', '/%09/evil.example'],
    ['GET /one/%2Fevil.example', '/%2Fevil.example'],
    ['GET /one/%5c%5cevil.example', '/%5C%5Cevil.example'],
    ['GET /one/%0d%0aLocation:%20x', '/%0D%0ALocation:%20x'],
    ['GET /one/@evil.example', '/@evil.example'],
    ['GET /wiki/@evil.example', 'https://wiki.example.com/@evil.example'],
    ['GET /wiki/%5C@evil.example', 'https://wiki.example.com/%5C@evil.example'],
    ['GET /wiki/%3Fa%23b', 'https://wiki.example.com/%3Fa%23b'],
    ['GET /port/9%40evil.example', 'http://example.com:8080/at/9@evil.example/'],
    ['GET /bare?//evil.example', 'https://example.com/?//evil.example'],
    ['GET /bare?@evil.example', 'https://example.com/?@evil.example'],
  ])('never changes the host: %s leads to %s', async (request, location) => {
    const { ask } = await serveTable(destinations, create())
    const answer = await ask(request)
    expect(answer).toMatchObject({ status: 301, location })
    const { origin } = new URL(answer.location ?? '', 'http://own.example')
    expect([
      'http://own.example',
      'https://wiki.example.com',
      'https://example.com',
      'http://example.com:8080',
    ]).toContain(origin)
  })

  it('leads to the path below the prefix of the router, and to a URL without it', async () => {
    const router = createRouter(destinations)
    const { ask } = await serve(create(), mount('/v1', router.routes()))
    expect(await ask('GET /v1/shop/5')).toMatchObject({ location: '/v1/places/5' })
    expect(await ask('GET /v1/bare')).toMatchObject({ location: 'https://example.com/' })
  })
})

describe.each(applications)('r.redirect(from, target) on $koa', ({ create }) => {
  it.each([
    ['GET /home', '/places'],
    ['GET /home/', '/places'],
    ['GET /home?page=2&q=a%20b+c', '/places?page=2&q=a%20b+c'],
    ['GET /home?', '/places'],
    ['GET /home?next=//evil.example&x=?', '/places?next=//evil.example&x=?'],
    ['GET /old/5', '/places/5'],
    ['GET /old/a%2Fb', '/places/a%2Fb'],
    ['GET /old/a%252Fb', '/places/a%252Fb'],
    ['GET /old/%63af%c3%a9', '/places/caf%C3%A9'],
    ['GET /old/%3Fa=b%23top?c=d', '/places/%3Fa=b%23top?c=d'],
    ['GET /old/1/x/2', '/places/1/rooms/2'],
    ['GET /docs/a/b%20c?x', '/files/a/b%20c?x'],
    ['GET /docs/a%2Fb', '/files/a/b'],
    ['GET /newest', '/'],
    ['GET http://example.com/old/5?q', '/places/5?q'],
  ])('answers %s with 301 to %s', async (request, location) => {
    const { ask } = await serveTable(routes, create())
    expect(await ask(request)).toMatchObject({ status: 301, location })
  })

  it('answers HEAD without content, OPTIONS with Allow, and other methods with 405', async () => {
    const { ask } = await serveTable(routes, create())
    expect(await ask('HEAD /old/5?q')).toEqual({ status: 301, location: '/places/5?q', text: '' })
    expect((await ask('POST /old/5')).status).toBe(405)
    expect((await ask('OPTIONS /old/5')).status).toBe(200)
  })

  it('leads to a path that its target answers', async () => {
    const { ask } = await serveTable(routes, create())
    for (const [from, text] of Object.entries({ '/old/5': 'show', '/old/1/x/2': 'room', '/docs/a/b': 'file' })) {
      const { location } = await ask(`GET ${from}`)
      expect(await ask(`GET ${location}`)).toMatchObject({ status: 200, text })
    }
  })

  it.each([
    ['a value that clients resolve', 'GET /old/%2e%2e'],
    ['a value that is the literal of another route', 'GET /old/search'],
    ['a host in a wildcard', 'GET /docs/%2Fevil.example'],
    ['an empty segment in a wildcard', 'GET /docs/a%2F%2Fb'],
    ['dots in a wildcard', 'GET /docs/..%2f..%2fsecret'],
    ['an empty segment', 'GET /docs//evil.example'],
  ])('answers %s with 404 and no Location', async (_title, request) => {
    const { ask, errors } = await serveTable(routes, create())
    expect(await ask(request)).toEqual({ status: 404, location: undefined, text: 'Not Found' })
    expect(errors).toEqual([])
  })

  it.each([
    ['GET /old/%0d%0aSet-Cookie:a=b', '/places/%0D%0ASet-Cookie:a=b'],
    ['GET /old/%2Fevil.example', '/places/%2Fevil.example'],
    ['GET /old/%5cevil.example', '/places/%5Cevil.example'],
    ['GET /old/<script>', '/places/%3Cscript%3E'],
    ['GET /docs/%5C%5Cevil.example/x', '/files/%5C%5Cevil.example/x'],
    ['GET /docs/https:%2Fevil.example', '/files/https:/evil.example'],
    ['GET /old/%00%e2%80%a8', '/places/%00%E2%80%A8'],
    ['GET /home?a=%0d%0aSet-Cookie:b', '/places?a=%0d%0aSet-Cookie:b'],
    ['GET /home?<script>"', '/places?%3Cscript%3E%22'],
  ])('redirects %s to a path on the same host: %s', async (request, location) => {
    const { ask } = await serveTable(routes, create())
    const answer = await ask(request, 'Accept: text/html')
    expect(answer).toMatchObject({ status: 301, location })
    expect(answer.text).not.toContain('<script>')
  })

  it('never takes a parameter at the start of a path for a host', async () => {
    const table = defineRoutes({ Places }, r =>
      r
        .redirect('to/*path', 'Places#show')
        .redirect('one/:id', 'Places#search')
        .get('*path', Places, 'show')
        .get(':id', Places, 'search'),
    )
    const { ask } = await serveTable(table, create())
    expect(await ask('GET /to/%2Fevil.example')).toMatchObject({ status: 404, location: undefined })
    expect(await ask('GET /to/%5Cevil.example/a')).toMatchObject({ status: 301, location: '/%5Cevil.example/a' })
    expect(await ask('GET /one/%2Fevil.example')).toMatchObject({ status: 301, location: '/%2Fevil.example' })
  })

  it.each([301, 302, 303, 307, 308] as const)('answers with the status of { status: %i }', async status => {
    const table = defineRoutes({ Places }, r => r.redirect('old', 'Places#index', { status }).get('/', Places, 'index'))
    expect(await (await serveTable(table, create())).ask('GET /old')).toMatchObject({ status, location: '/' })
  })

  it('does not turn an error of the application into a 404', async () => {
    const boom = new Error('boom')
    const params = {
      get id() {
        throw boom
      },
    }
    const table = defineRoutes({ Places }, r =>
      r
        .resources('places', { only: ['show'] })
        .use((ctx, next) => {
          ctx.params = params
          return next()
        })
        .redirect('old/:id', 'Places#show'),
    )
    const { ask, errors } = await serveTable(table, create())
    expect(await ask('GET /old/5')).toMatchObject({ status: 500, location: undefined })
    expect(errors).toEqual([boom])
  })

  it('runs the middlewares of its scope, which may answer instead', async () => {
    const table = defineRoutes({ Places }, r =>
      r
        .get('places', Places, 'index')
        .use((ctx, next) => (ctx.get('authorization') === '' ? ctx.throw(401) : next()))
        .redirect('old', 'Places#index'),
    )
    const { ask } = await serveTable(table, create())
    expect((await ask('GET /old')).status).toBe(401)
    expect(await ask('GET /old', 'Authorization: x')).toMatchObject({ status: 301, location: '/places' })
  })
})

describe('a redirect in a router mounted below a prefix', () => {
  const router = createRouter(routes)

  it.each([
    ['GET /api/old/5?q=1', '/api/places/5?q=1'],
    ['GET /api/home/', '/api/places'],
    ['GET /api/newest', '/api'],
    ['GET http://example.com/api/home', '/api/places'],
  ])('redirects %s to %s', async (request, location) => {
    const { ask } = await serve(new Koa(), mount('/api', router.routes()))
    expect(await ask(request)).toMatchObject({ status: 301, location })
  })

  it('keeps all of several prefixes', async () => {
    const { ask } = await serve(new Koa(), mount('/a', mount('/b', router.routes())))
    expect(await ask('GET /a/b/old/5')).toMatchObject({ status: 301, location: '/a/b/places/5' })
  })

  it('has no prefix after another mounted middleware that called next', async () => {
    const { ask } = await serve(
      new Koa(),
      mount('/old', (_ctx, next) => next()),
      router.routes(),
    )
    expect(await ask('GET /old/5')).toMatchObject({ status: 301, location: '/places/5' })
  })

  it('redirects the prefix itself', async () => {
    const table = defineRoutes({ Places }, r => r.redirect('/', 'Places#index').get('places', Places, 'index'))
    const { ask } = await serve(new Koa(), mount('/api', createRouter(table).routes()))
    expect(await ask('GET /api')).toMatchObject({ status: 301, location: '/api/places' })
    expect(await ask('GET /api/')).toMatchObject({ status: 301, location: '/api/places' })
  })

  it('redirects the innermost of several prefixes itself', async () => {
    const table = defineRoutes({ Places }, r => r.redirect('/', 'Places#index').get('places', Places, 'index'))
    const { ask } = await serve(new Koa(), mount('/a', mount('/b', createRouter(table).routes())))
    expect(await ask('GET /a/b')).toMatchObject({ status: 301, location: '/a/b/places' })
  })

  it.each([
    ['GET /undefined', '/places'],
    ['GET http://example.com', '/places'],
    ['GET http://example.com?a=/b', '/places?a=/b'],
    ['GET /api', '/places'],
  ])('redirects %s to %s if a middleware has rewritten the path', async (request, location) => {
    const rewriteTo =
      (path: string): Koa.Middleware =>
      (ctx, next) => {
        ctx.path = path
        return next()
      }
    const table = defineRoutes({ Places }, r =>
      r.redirect('/', 'Places#index').redirect('home', 'Places#index').get('places', Places, 'index'),
    )
    const home = new Koa().use(rewriteTo('/home')).use(createRouter(table).routes())
    const { ask } = await serve(new Koa(), mount('/api', home), rewriteTo('/'), createRouter(table).routes())
    expect(await ask(request)).toMatchObject({ status: 301, location })
  })

  it('does not take a rewritten path for a prefix', async () => {
    const rewrite: Koa.Middleware = (ctx, next) => {
      ctx.path = ctx.path === '/start' ? '/' : '/home'
      return next()
    }
    const table = defineRoutes({ Places }, r =>
      r.redirect('/', 'Places#index').redirect('home', 'Places#index').get('places', Places, 'index'),
    )
    const { ask } = await serve(new Koa(), rewrite, createRouter(table).routes())
    expect(await ask('GET /start')).toMatchObject({ location: '/places' })
    expect(await ask('GET /elsewhere')).toMatchObject({ location: '/places' })
  })

  const cut: Koa.Middleware = (ctx, next) => {
    ctx.path = '/home'
    return next()
  }

  it.each([
    ['GET /a/home', '/a/places'],
    ['GET /a//home', '/a/places'],
    ['GET /a///home', '/a/places'],
    ['GET //home', '/places'],
    ['GET ///home', '/places'],
    ['GET /a://b.example/home', '/a://b.example/places'],
    ['GET http://example.com/a/home?/b', '/a/places?/b'],
    ['GET /a/home#/b', '/a/places'],
  ])(
    'keeps a prefix that another middleware has removed, with one slash before it and none after it: %s',
    async (request, location) => {
      const { ask } = await serve(new Koa(), cut, router.routes())
      expect(await ask(request)).toMatchObject({ status: 301, location })
    },
  )

  it.each(['//evil.example/home', '/\\evil.example/home', '///evil.example/home'])(
    'does not take a prefix for a host: %s',
    async path => {
      const { ask } = await serve(new Koa(), cut, router.routes())
      const { status, location } = await ask(`GET ${path}`)
      expect(status).toBe(301)
      expect(new URL(location ?? '', 'http://own.example').host).toBe('own.example')
      expect(location).toMatch(/^\/(?![/\\])/)
    },
  )
})

describe('a table with redirects', () => {
  it('lists them with their targets', () => {
    const table = defineRoutes({ Places }, r => r.redirect('old', 'Places#index').get('new', Places, 'index'))
    expect(String(table)).toBe('GET  /old  -> Places#index\nGET  /new  Places#index')
    expect(table[0]).toEqual({ method: 'GET', path: '/old', redirect: 'Places#index', status: 301, use: [] })
    expect(Object.isFrozen(table[0])).toBe(true)
  })

  it('rejects null as options', () => {
    const define = () =>
      defineRoutes({ Places }, (r): typeof r => Reflect.apply(r.redirect, r, ['old', 'Places#index', null]))
    expect(define).toThrow(new RouteError(`redirect('old'): ${noOptions('redirect')}`))
  })

  it('matches and links them by their paths', () => {
    expect(routes.path('/old/:id', { id: 'a/b' })).toBe('/old/a%2Fb')
    const found = routes.match('HEAD', '/old/a%2Fb')
    expect(found).toMatchObject({ target: undefined, params: { id: 'a/b' } })
    expect(found?.route).toMatchObject({ redirect: 'Places#show', status: 301 })
  })

  it('links their targets by the paths of the targets', () => {
    expect(routes.path('Places#show', { id: 5 })).toBe('/places/5')
  })

  it('explains where they lead', () => {
    expect(explainMatch(routes, 'GET', '/old/5').summary).toBe('/old/:id redirects to Places#show with 301')
    expect(explainMatch(routes, 'GET', '/places/5').summary).toBe('Places#show answers')
  })

  it('shows on the inspector where they lead', async () => {
    const { ask } = await serve(new Koa(), inspector(routes))
    const { text } = await ask('GET /signalbox?q=GET+/old/5', 'Accept: text/html')
    expect(text).toContain('data-text="get /old/:id -&gt; places#show 301')
    expect(text).toContain('/old/:id redirects to Places#show with 301')
  })

  it('checks them by their paths in misroutedRequests and unreachedRoutes', () => {
    expect(misroutedRequests(routes, { 'GET /old/5': ['/old/:id', { id: '5' }], 'POST /home': 405 })).toEqual([])
    expect(misroutedRequests(routes, { 'GET /old/5': 'Places#show' })).toEqual([
      'GET /old/5 is answered by /old/:id, not by Places#show',
    ])
    const table = defineRoutes({ Places }, r => r.redirect('old', 'Places#index').get('new', Places, 'index'))
    expect(unreachedRoutes(table, ['GET /new'])).toEqual(['GET /old -> Places#index'])
    expect(unroutedActions(table)).toEqual(['Places#show', 'Places#search'])
  })
})
