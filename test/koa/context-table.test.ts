import Koa from 'koa'
import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, createRouter, defineRoutes } from '../../src/index.js'

/** Answers one GET request through the middlewares. What is thrown is thrown here. */
const answer = async (path: string, ...middlewares: readonly Koa.Middleware[]): Promise<Koa.Context> => {
  const app = new Koa()
  const ctx = app.createContext({ method: 'GET', url: path, headers: {}, socket: {} } as never, responseOf() as never)
  const run = (at: number): Promise<unknown> =>
    Promise.resolve(middlewares[at]?.(ctx as never, () => run(at + 1) as Promise<never>))
  await run(0)
  return ctx as never
}
/** What Koa reads of a response that is not sent. */
const responseOf = () => ({ getHeaderNames: () => [], hasHeader: () => false, setHeader() {}, removeHeader() {} })

const seen: unknown[] = []
class Places {
  constructor(ctx: Koa.Context) {
    seen.push(ctx.routes)
  }
  index(ctx: Koa.Context) {
    seen.push(ctx.routes)
    return ctx.routes.to.Places.index({ hash: 'top' })
  }
  async next(ctx: Koa.Context, next: Koa.Next) {
    await next()
    seen.push(ctx.routes)
  }
}
const see: Koa.Middleware = (ctx, next) => {
  seen.push(ctx.routes)
  return next()
}
const controllers = { Places, Lazy: () => Promise.resolve(Places) }
const first = defineRoutes(controllers, r =>
  r
    .use(see)
    .get('first', 'Places#index')
    .get('first/lazy', 'Lazy#index')
    .get('first/next', 'Places#next')
    .get('first/middleware', see),
)
const second = defineRoutes(controllers, r =>
  r
    .use(see)
    .get('second', 'Places#index')
    .get('second/lazy', 'Lazy#index')
    .get('second/next', 'Places#next')
    .get('second/middleware', see),
)
const routers = [createRouter(first).routes(), createRouter(second).routes()]

/** What a request sees under `ctx.routes`, in order, as names. */
const seenBy = async (path: string, ...middlewares: readonly Koa.Middleware[]): Promise<readonly unknown[]> => {
  seen.length = 0
  await answer(path, ...middlewares)
  return seen.map(each => (each === first ? 'first' : each === second ? 'second' : each))
}

describe('ctx.routes', () => {
  it('is the table of the route: in the middlewares of a scope, in a constructor, and in an action', async () => {
    expect(await seenBy('/first', ...routers)).toEqual(['first', 'first', 'first'])
    expect(await seenBy('/second', ...routers)).toEqual(['second', 'second', 'second'])
  })

  it('is the table in a lazy controller and in a middleware route', async () => {
    expect(await seenBy('/first/lazy', ...routers)).toEqual(['first', 'first', 'first'])
    expect(await seenBy('/second/middleware', ...routers)).toEqual(['second', 'second'])
  })

  it('makes links in an action', async () => {
    expect((await answer('/first', ...routers)).body).toBe('/first#top')
  })

  it('is undefined where no route answers, and where a route has called next()', async () => {
    expect(await seenBy('/third', ...routers, see)).toEqual([undefined])
    expect(await seenBy('/first/next', ...routers, see)).toEqual(['first', 'first', undefined, 'first'])
  })

  it('is the table of the inner route in a router that is mounted in a route', async () => {
    const outer = defineRoutes({}, r => r.all('*rest', routers[1] as Koa.Middleware))
    expect(await seenBy('/second', createRouter(outer).routes())).toEqual(['second', 'second', 'second'])
  })

  it('is the outer table again behind an inner route that calls next()', async () => {
    const outer: AnyRouteTable = defineRoutes({}, r =>
      r.get('second/*rest', (ctx, next) => routers[1]?.(ctx as never, () => Promise.resolve(see(ctx as never, next)))),
    )
    const [, , inner, again] = await seenBy('/second/next', createRouter(outer).routes())
    expect(inner).toBe(outer)
    expect(again).toBe('second')
  })

  it.each([
    ['an object', { own: true }],
    ['null', null],
    ['a list of routes that is no table', []],
  ])('stays what the application has put there: %s', async (_title, own) => {
    const set: Koa.Middleware = (ctx, next) => {
      ctx.routes = own
      return next()
    }
    expect(await seenBy('/first/middleware', set, ...routers)).toEqual([own, own])
    expect(await seenBy('/first/next', set, ...routers, see)).toEqual([own, own, own, own])
  })

  it('stays what a middleware of the scope has put there, also after next()', async () => {
    const own = { own: true }
    const routes = defineRoutes({ Places }, r =>
      r
        .use((ctx: Koa.Context, next) => {
          ctx.routes = own
          return next()
        })
        .get('it', 'Places#next'),
    )
    expect(await seenBy('/it', createRouter(routes).routes(), see)).toEqual([own, undefined, own])
  })
})
