import KoaRouter from '@koa/router'
import findMyWay from 'find-my-way'
import Koa from 'koa'
import KoaTreeRouter from 'koa-tree-router'
import { createRouter } from '../dist/index.js'
import { type Route, workloads } from '../matching/workloads.js'

const { table = [], requests = [] } = workloads[0] ?? {}

/**
 * The requests: all of the 240 routes, drawn evenly, or one route with changing ids. With one route, the processor predicts
 * each branch, which flatters code that is generated for a table.
 */
export const streams: Readonly<Record<string, readonly Route[]>> = {
  'all routes': requests,
  'one path': Array.from(requests, (_, id) => ['GET', `/v1/host/places/${id % 1000}/rooms/${id}`]),
}
type Handler = (ctx: Koa.Context, next: Koa.Next) => Promise<unknown>

class Controller {
  readonly ctx: Koa.Context
  constructor(ctx: Koa.Context) {
    this.ctx = ctx
  }
  async show() {
    return 'shown'
  }
}

/** What an application has to write for each route without a router that calls controllers. */
const handler: Handler = async ctx => {
  const body = await new Controller(ctx).show()
  if (body !== undefined) ctx.body = body
}

/** The least code that mounts find-my-way on Koa. It removes the query itself, so the URL need not be parsed. */
const findMyWayOf = (compiled: boolean) => (): Koa.Middleware => {
  const router = findMyWay()
  for (const [method, path] of table) router.on(method as 'GET', path, handler as never)
  // Its types do not have `compile` yet.
  if (compiled) (router as unknown as { compile(): void }).compile()
  return (ctx, next) => {
    const found = router.find(ctx.req.method as 'GET', ctx.req.url as string)
    if (!found) return next()
    ctx.params = found.params
    return (found.handler as never as Handler)(ctx, next)
  }
}

/** The middlewares that answer, by name. `bare Koa` calls the same controller after a hard-coded `if`. */
const routers: Readonly<Record<string, () => Koa.Middleware>> = {
  'bare Koa': () => (ctx, next) => (ctx.method !== 'HEAD' && ctx.path.startsWith('/') ? handler(ctx, next) : next()),
  signalbox: () => {
    const routes = table.map(([method, path]) => {
      return { method, path, target: 'Rooms#show', controller: Controller, action: 'show', use: [] }
    })
    // A route table is such a list; its type does not matter here.
    return createRouter(routes as never).routes()
  },
  'find-my-way compiled': findMyWayOf(true),
  'find-my-way': findMyWayOf(false),
  'koa-tree-router': () => {
    const router = new KoaTreeRouter()
    for (const [method, path] of table) {
      let position = 0
      router.on(
        method,
        path.replace(/:\w+/g, () => `:p${position++}`),
        handler as never,
      )
    }
    return router.routes() as never
  },
  '@koa/router': () => {
    const router = new KoaRouter()
    for (const [method, path] of table) router.register(path, [method.toLowerCase()], handler as never)
    return router.routes() as never
  },
}

export const names = Object.keys(routers)

export const createApp = (name: string): Koa => {
  const router = routers[name]
  if (!router) throw new Error(`no application ${name}`)
  return new Koa().use(router())
}
