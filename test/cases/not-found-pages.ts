/** Applications with a not-found page and a router, for every place that the page can have and every form of it. */
import { Readable } from 'node:stream'
import type Koa from 'koa'
import mount from 'koa-mount'

/** The two middlewares of a router, whose table has GET and POST of `/places` alone. */
export interface RouterMiddlewares {
  readonly routes: Koa.Middleware
  readonly allowedMethods: Koa.Middleware
}

/** A form of the page: what it does, and what a request for an unknown path is then answered with. */
interface Page {
  readonly page: string
  readonly answer: (ctx: Koa.Context) => void
  readonly text: string
  readonly type: string
}

const pages: readonly Page[] = [
  {
    page: 'a text',
    answer: ctx => Object.assign(ctx, { status: 404, body: 'no such page' }),
    text: 'no such page',
    type: 'text/plain; charset=utf-8',
  },
  {
    page: 'JSON',
    answer: ctx => Object.assign(ctx, { status: 404, body: { error: 'no such page' } }),
    text: '{"error":"no such page"}',
    type: 'application/json; charset=utf-8',
  },
  {
    page: 'JSON without a charset',
    answer: ctx => {
      ctx.set('Content-Type', 'application/json')
      Object.assign(ctx, { status: 404, body: { error: 'no such page' } })
    },
    text: '{"error":"no such page"}',
    type: 'application/json', // Koa 2 adds the charset
  },
  {
    page: 'a stream',
    answer: ctx => Object.assign(ctx, { status: 404, type: 'html', body: Readable.from(['<p>', 'no such page']) }),
    text: 'no such page',
    type: 'text/html; charset=utf-8',
  },
  {
    page: 'a status alone',
    answer: ctx => Object.assign(ctx, { status: 404 }),
    text: 'Not Found',
    type: 'text/plain; charset=utf-8',
  },
  {
    page: 'an error of ctx.throw',
    answer: ctx => ctx.throw(404, 'no such page'),
    text: 'no such page',
    type: 'text/plain; charset=utf-8',
  },
]

/** Where a page is mounted: the middlewares of the application in their order. */
interface Place {
  readonly place: string
  /** The prefix of the router. */
  readonly prefix?: string
  readonly middlewares: (
    router: RouterMiddlewares,
    answer: Page['answer'],
    create: () => Koa,
  ) => readonly Koa.Middleware[]
}

const afterNext =
  (answer: Page['answer']): Koa.Middleware =>
  async (ctx, next) => {
    await next()
    if (ctx.status === 404 && ctx.body == null) answer(ctx)
  }
const application = (create: () => Koa, ...middlewares: readonly Koa.Middleware[]): Koa => {
  const app = create()
  for (const middleware of middlewares) app.use(middleware)
  return app
}

const places: readonly Place[] = [
  {
    place: 'behind routes() and allowedMethods()',
    middlewares: ({ routes, allowedMethods }, answer) => [routes, allowedMethods, ctx => answer(ctx)],
  },
  {
    place: 'behind allowedMethods() and routes()',
    middlewares: ({ routes, allowedMethods }, answer) => [allowedMethods, routes, ctx => answer(ctx)],
  },
  {
    place: 'between routes() and allowedMethods(), before next()',
    middlewares: ({ routes, allowedMethods }, answer) => [
      routes,
      (ctx, next) => {
        answer(ctx)
        return next()
      },
      allowedMethods,
    ],
  },
  {
    place: 'in front, after next()',
    middlewares: ({ routes, allowedMethods }, answer) => [afterNext(answer), routes, allowedMethods],
  },
  {
    place: 'behind a mounted application',
    prefix: '/api',
    middlewares: ({ routes, allowedMethods }, answer, create) => [
      mount('/api', application(create, routes, allowedMethods)),
      ctx => answer(ctx),
    ],
  },
  {
    place: 'inside a mounted application',
    prefix: '/api',
    middlewares: ({ routes, allowedMethods }, answer, create) => [
      mount(
        '/api',
        application(create, routes, allowedMethods, ctx => answer(ctx)),
      ),
    ],
  },
  {
    place: 'in front of a mounted application',
    prefix: '/api',
    middlewares: ({ routes, allowedMethods }, answer, create) => [
      afterNext(answer),
      mount('/api', application(create, routes, allowedMethods)),
    ],
  },
]

export interface PagePlacement extends Page, Required<Place> {}

/** An error that is thrown before `allowedMethods()` is reached is left out: nothing else can answer. */
export const pagePlacements: readonly PagePlacement[] = places
  .flatMap(place => pages.map(page => ({ prefix: '', ...place, ...page })))
  .filter(({ place, page }) => !(place.includes('before next()') && page.includes('ctx.throw')))
