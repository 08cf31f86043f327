import Koa from 'koa'
import { defineRoutes } from '../../src/index.js'
import { echo, listen } from '../cases/http-behaviour.js'

/** Serves middlewares on loopback and returns `ask('GET /places', init)`, which fetches. */
export const serve = (...middlewares: readonly Koa.Middleware[]) => {
  const app = new Koa()
  for (const middleware of middlewares) app.use(middleware)
  return serveApp(app)
}

export const serveApp = async (app: Koa) => {
  app.silent = true
  const port = await listen(app.callback())
  return async (request: string, init: RequestInit = {}) => {
    const [method = '', path = ''] = request.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, method })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

export class PlacesController {
  index() {
    return ['Harbour House']
  }
  show(ctx: Koa.Context) {
    return { id: ctx.params.id }
  }
  create(ctx: Koa.Context) {
    return ctx.request.body
  }
}

export const routes = defineRoutes({ Places: PlacesController }, r =>
  r.resources('places', { only: ['index', 'show', 'create'] }).get('health', echo),
)
