/** `r.mount(path, app)`: what a mounted application sees, what answers instead of it, and how the table lists it. */
import Koa from 'koa'
import Koa2 from 'koa-2'
import koaMount from 'koa-mount'
import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, RouteError } from '../../src/index.js'
import { serve as serveOn } from '../support/serve.js'

const inner = (create: () => Koa = () => new Koa()) => {
  const app = create()
  app.use((ctx, next) => {
    if (ctx.path === '/next') return next()
    if (ctx.path === '/boom') throw new Error('boom')
    if (ctx.path === '/nothing') return undefined
    ctx.body = `${ctx.method} ${ctx.path}${ctx.search} of ${ctx.mountPath}`
    return undefined
  })
  return app
}
class Places {
  index() {
    return 'index'
  }
}

const routes = defineRoutes({ Places }, r =>
  r
    .mount('admin', inner())
    .get('admin/own', ctx => {
      ctx.body = 'own'
    })
    .post('admin', ctx => {
      ctx.body = 'posted'
    })
    .scope(':tenant', r => r.mount('app/v2', inner()))
    .resources('places', { only: ['index'] }),
)

const serve = async (outer: Koa) => {
  const { ask } = await serveOn(outer)
  return async (request: string) => {
    const { status, text } = await ask(request)
    return `${status} ${text}`
  }
}

const outer = () => {
  const app = new Koa()
  const router = createRouter(routes)
  const seen: unknown[] = []
  app.use(async (ctx, next) => {
    await next().catch(error => {
      seen.push(ctx.path)
      throw error
    })
    seen.push(ctx.path, ctx.mountPath)
  })
  app.use(router.routes()).use(router.allowedMethods())
  app.use(ctx => {
    ctx.body = `after ${ctx.path}`
  })
  return { app, seen }
}

describe('r.mount(path, app)', () => {
  it.each([
    ['GET /admin', '200 GET / of /admin'],
    ['GET /admin/', '200 GET / of /admin'],
    ['GET /admin/users?a=b', '200 GET /users?a=b of /admin'],
    ['DELETE /admin/users/5', '200 DELETE /users/5 of /admin'],
    ['OPTIONS /admin/users', '200 OPTIONS /users of /admin'],
    ['PROPFIND /admin', '200 PROPFIND / of /admin'],
    ['HEAD /admin/users', '200 '],
    ['GET /admin/a%2Fb', '200 GET /a%2Fb of /admin'],
    ['GET /admin/next', '200 after /admin/next'],
    ['OPTIONS /admin/nothing', '404 Not Found'],
    ['GET /admin/own', '200 own'],
    ['POST /admin', '200 posted'],
    ['POST /admin/own', '200 POST /own of /admin'],
    ['GET /administrators', '200 after /administrators'],
    ['GET /of-ada/app/v2/x/y', '200 GET /x/y of /of-ada/app/v2'],
    ['GET /of-ada/app/v2', '200 GET / of /of-ada/app/v2'],
    ['GET /places', '200 index'],
  ])('answers %s with %s', async (request, answer) => {
    const ask = await serve(outer().app)
    expect(await ask(request)).toBe(answer)
  })

  it('restores the path for what runs after it, also after an error', async () => {
    const { app, seen } = outer()
    const ask = await serve(app)
    await ask('GET /admin/users')
    await ask('GET /admin/next')
    await ask('GET /admin/boom')
    expect(seen).toEqual(['/admin/users', undefined, '/admin/next', undefined, '/admin/boom'])
  })

  it.each(['GET /admin', 'GET /admin/', 'GET /admin/users?a=b', 'POST /admin/a%2Fb'])(
    'shows the application the same as koa-mount: %s',
    async request => {
      const router = createRouter(defineRoutes({}, r => r.mount('admin', inner())))
      const ours = await serve(new Koa().use(router.routes()))
      const theirs = await serve(new Koa().use(koaMount('/admin', inner())))
      expect(await ours(request)).toBe(await theirs(request))
    },
  )

  it('mounts an application of Koa 2, the routes of another router, and middlewares added later', async () => {
    const two = new Koa2()
    const nested = createRouter(defineRoutes({ Places }, r => r.resources('places', { only: ['index'] })))
    const table = defineRoutes({}, r => r.mount('two', two).mount('nested', nested.routes()))
    two.use(ctx => {
      ctx.body = `two ${ctx.path}`
    })
    const ask = await serve(new Koa().use(createRouter(table).routes()))
    expect(await ask('GET /two/x')).toBe('200 two /x')
    expect(await ask('GET /nested/places')).toBe('200 index')
  })

  it('mounts at the path of the scope itself', async () => {
    const table = defineRoutes({}, r => r.scope('a', r => r.mount('/', inner())))
    const ask = await serve(new Koa().use(createRouter(table).routes()))
    expect(await ask('GET /a')).toBe('200 GET / of /a')
    expect(await ask('GET /a/b')).toBe('200 GET /b of /a')
  })

  it('is in the list, in match and in links', () => {
    expect(String(routes)).toContain('ALL   /admin                 (application)')
    expect(String(routes)).toContain('ALL   /admin/*path           (application)')
    expect(String(defineRoutes({}, r => r.mount('legacy', () => {})))).toContain('ALL  /legacy/*path  (middleware)')
    expect(routes.match('PATCH', '/admin/users/5')?.route.path).toBe('/admin/*path')
    expect(routes.match('GET', '/admin/own')?.route.path).toBe('/admin/own')
    expect(routes.path('/admin/*path', { path: 'users/5' })).toBe('/admin/users/5')
    expect(routes.path('/:tenant/app/v2/*path', { tenant: 'ada', path: 'x' })).toBe('/ada/app/v2/x')
  })

  it('refuses what is no application', () => {
    for (const app of [undefined, null, 5, {}, [], { middleware: [] }])
      expect(() => defineRoutes({}, r => r.mount('admin', app as never))).toThrow(
        new RouteError("mount('admin'): a Koa application or a middleware must follow the path"),
      )
    expect(() => defineRoutes({}, r => r.mount('admin', Places as never))).toThrow(
      new RouteError("mount('admin'): a Koa application or a middleware must follow the path"),
    )
  })
})

describe('a mounted application with a router of its own', () => {
  const mounted = () => {
    const own = createRouter(defineRoutes({}, r => r.get('deep', ctx => Object.assign(ctx, { body: 'deep' }))))
    const app = new Koa().use(own.routes()).use(own.allowedMethods())
    const router = createRouter(defineRoutes({}, r => r.mount('r', app)))
    return serve(new Koa().use(router.routes()).use(router.allowedMethods()))
  }

  it.each([
    ['GET /r/deep', '200 deep'],
    ['HEAD /r/deep', '200 '],
    ['DELETE /r/deep', '405 Method Not Allowed'],
    ['OPTIONS /r/deep', '200 '],
    ['PROPFIND /r/deep', '501 Not Implemented'],
    ['GET /r/other', '404 Not Found'],
  ])('%s: %s', async (line, answer) => expect(await (await mounted())(line)).toBe(answer))
})
