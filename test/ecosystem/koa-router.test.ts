import KoaRouter, { type RouterContext, type RouterMiddleware } from '@koa/router'
import type Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes } from '../../src/index.js'
import { echo } from '../cases/http-behaviour.js'
import { DIFFERENCES, TABLE } from '../cases/peers.js'
import { type Answer, compareWith, contextOf, entries, type Peer, runOf, split } from '../support/random-requests.js'
import { routes, serve } from './serve.js'

const RANKS = [':', '*']
const rank = (segment: string): number => RANKS.indexOf(segment.charAt(0)) + 1

/** Most specific path first; for one path HEAD first, then the other methods, then ALL. */
const bySpecificity = (left: string, right: string): number => {
  const [[method, path], [otherMethod, otherPath]] = [split(left), split(right)]
  const [a, b] = [path.split('/').map(rank), otherPath.split('/').map(rank)]
  const at = (a.length > b.length ? a : b).findIndex((_, index) => a[index] !== b[index])
  const methods = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'ALL']
  if (at !== -1) return (a[at] ?? 3) - (b[at] ?? 3)
  return methods.indexOf(method) - methods.indexOf(otherMethod)
}

/** `@koa/router` takes the first route that matches, so the table is sorted. Its 405 is left out. */
const koaRouter: Peer = {
  name: '@koa/router',
  answersOf: table => {
    const router = new KoaRouter({ sensitive: true })
    for (const route of [...table].sort(bySpecificity)) {
      const [method, path] = split(route)
      const answer = (ctx: { params: object; body: unknown }) => {
        ctx.body = [route, entries(ctx.params)]
      }
      if (method === 'ALL') router.all(path, answer)
      else router.register(path, [method], [answer])
      if (method === 'GET') router.register(path, ['HEAD'], [answer])
    }
    const answer = router.routes()
    return async (method, path) => {
      const ctx = contextOf(method, path)
      await answer(ctx as never, async () => {})
      return (ctx.body as Answer) ?? '404'
    }
  },
}

describe('@koa/router compared with this router', () => {
  const { seed, requests } = runOf(5_000)

  it(`gives the same answers to random requests: ${requests}, SEED=${seed}`, async () => {
    // If every request missed, any two routers would agree.
    expect(await compareWith(koaRouter, seed, requests)).toBeGreaterThan(requests / 3)
  })

  it.each(DIFFERENCES)('$request: $because', async ({ table = TABLE, request, koaRouter: expected }) => {
    const [method = '', path = ''] = request.split(' ')
    expect(await koaRouter.answersOf(table)(method, path)).toEqual(expected)
  })

  it('also takes a parameter of any length', async () => {
    const long = 'a'.repeat(5_000)
    expect(await koaRouter.answersOf(['GET /a/:id'])('GET', `/a/${long}`)).toEqual(['GET /a/:id', [['id', long]]])
  })
})

describe('@koa/router in one application with this router', () => {
  const theirs = () =>
    new KoaRouter().get('/old/:name', (ctx: { params: object; body: unknown }) => {
      ctx.body = ctx.params
    })

  it('may be mounted before or after it', async () => {
    for (const order of ['first', 'second']) {
      const both = [theirs().routes() as Koa.Middleware, createRouter(routes).routes()]
      const ask = await serve(...(order === 'first' ? both : both.reverse()))
      expect((await ask('GET /old/x')).text).toBe('{"name":"x"}')
      expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    }
  })

  it('mounts it as the middleware of a route for every path', async () => {
    const ours = createRouter(routes)
    const outer = theirs()
    outer.all('/{*rest}', ours.routes() as never)
    const ask = await serve(outer.routes() as Koa.Middleware, ctx => {
      ctx.body = `after ${ctx.path}`
    })
    expect((await ask('GET /places/5')).text).toBe('{"id":"5"}')
    expect((await ask('POST /nowhere')).text).toBe('after /nowhere')
    expect((await ask('GET /old/x')).text).toBe('{"name":"x"}')
    // For `allowedMethods()`, a path that their router matches has been answered, whatever the status.
    const alone = await serve(outer.routes() as Koa.Middleware, ours.allowedMethods())
    expect((await alone('DELETE /places')).status).toBe(404)
  })

  it('mounts its routes(), as they are', async () => {
    const legacy = new KoaRouter()
    legacy.get('place', '/places/:id', ctx => {
      ctx.body = [ctx.params, ctx.router.url('place', { id: 5 }), ctx._matchedRoute, ctx.path]
    })
    const table = defineRoutes({}, r =>
      r
        .mount('legacy', legacy.routes())
        .scope('in/:year', { params: { year: 'integer' } }, r => r.mount('old', legacy.middleware()))
        .get('places', echo),
    )
    const router = createRouter(table)
    const ask = await serve(router.allowedMethods(), router.routes(), ctx => {
      ctx.body = `after ${ctx.path} ${ctx._matchedRoute}`
    })
    const place = (params: object) => JSON.stringify([params, '/places/5', '/places/:id', '/places/x'])
    expect((await ask('GET /legacy/places/x')).text).toBe(place({ path: 'places/x', id: 'x' }))
    expect((await ask('GET /in/2026/old/places/x')).text).toBe(place({ year: '2026', path: 'places/x', id: 'x' }))
    expect((await ask('GET /legacy/nowhere')).text).toBe('after /legacy/nowhere undefined')
    expect((await ask('GET /in/x/old/places/x')).text).toBe('after /in/x/old/places/x undefined')
  })

  it('mounts its routes() where a scope has the state and the context that they expect', async () => {
    interface User {
      name: string
    }
    const authenticate: Koa.Middleware<{ user: User }> = (ctx, next) => {
      ctx.state.user = { name: 'Ada' }
      return next()
    }
    const legacy = new KoaRouter<{ user: User }>().get('/me', ctx => {
      ctx.body = ctx.state.user.name
    })
    const ask = await serve(
      createRouter(defineRoutes({}, r => r.use(authenticate).mount('legacy', legacy.routes()))).routes(),
    )
    expect((await ask('GET /legacy/me')).text).toBe('Ada')
    // @ts-expect-error mount('legacy'): this route has no such ctx.state.user
    defineRoutes({}, r => r.mount('legacy', legacy.routes()))
    const withContext = new KoaRouter<Koa.DefaultState, { database: User }>()
    // @ts-expect-error mount('legacy'): this route has no such ctx.database
    defineRoutes({}, r => r.mount('legacy', withContext.routes()))
  })

  it('refuses its handlers, which ask for ctx.router', () => {
    const show = (ctx: RouterContext) => {
      ctx.body = ctx.router.url('place', ctx.params)
    }
    const list: RouterMiddleware = ctx => {
      ctx.body = ctx.request.params
    }
    // @ts-expect-error get('places/:id'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
    defineRoutes({}, r => r.get('places/:id', show))
    // @ts-expect-error get('places'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
    defineRoutes({}, r => r.get('places', list))
    // @ts-expect-error mount('places'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
    defineRoutes({}, r => r.mount('places', list))
    class Places {
      index() {}
    }
    // @ts-expect-error get('places'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
    defineRoutes({ Places }, r => r.get('places', list, 'Places#index'))
    // @ts-expect-error use: this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
    defineRoutes({ Places }, r => r.use(show))
    defineRoutes({ Places }, r =>
      r
        // @ts-expect-error resources('places'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
        .resources('places', { only: ['index'], use: list }),
    )
    defineRoutes({ Places }, r =>
      r
        // @ts-expect-error resources('places'): this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>
        .resources('places', { only: ['index'], use: { index: show } }),
    )
  })

  it('refuses it in use(), and the error says how to mount it', () => {
    const ours = createRouter(routes).routes()
    const answer = ours as never // their types refuse it too
    const message =
      'router.routes() of signalbox cannot be passed to use() of an @koa/router: mount it with app.use(router.routes()), or ' +
      "in an @koa/router with all('/{*rest}', router.routes())"
    for (const mounted of [
      () => theirs().use(answer),
      () => theirs().use('/new', answer),
      () => theirs().use(['/new', '/newer'], answer),
      () => new KoaRouter({ prefix: '/new' }).use(() => {}, answer),
      // Versions before 15 copied the own properties of a layer.
      () => Object.assign({}, Reflect.get(ours, 'router').stack[0]),
    ])
      expect(mounted).toThrow(new TypeError(message))
  })

  it('shows its routes to route listers in the same shape', () => {
    class UsersController {
      show() {}
      update() {}
    }
    const users = defineRoutes({ Users: UsersController }, r => r.resource('user', { only: ['show', 'update'] }).all('any', echo)) // biome-ignore format: one line
    const listed = (answer: object) =>
      // Packages that list routes read this.
      Reflect.get(answer, 'router').stack.map(({ methods, path, name }: Record<string, unknown>) => [
        methods,
        path,
        name,
      ])
    const layers = listed(createRouter(users).routes())
    expect(layers).toEqual([
      [['HEAD', 'GET'], '/user', 'Users#show'],
      [['PUT'], '/user', 'Users#update'],
      [['PATCH'], '/user', 'Users#update'],
      [['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'], '/any', undefined],
    ])
    const peer = new KoaRouter().get('Users#show', '/user', echo as never).put('Users#update', '/user', echo as never)
    expect(listed(peer.routes())).toEqual(layers.slice(0, 2))
  })
})
