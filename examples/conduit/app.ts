import Koa from 'koa'
import { createRouter } from 'signalbox'
import { inspector } from 'signalbox/inspector'
import type { AppContext } from './app-context.js'
import { errors } from './errors.js'
import { home } from './home.js'
import openapi from './openapi.js'
import { routes } from './routes.js'

/** In tests and in development, answers are compared with the contracts. */
const replies = process.env.NODE_ENV === 'production' ? undefined : 'check'

export const createApp = ({ database, secret }: AppContext): Koa => {
  const app = new Koa()
  Object.assign(app.context, { database, secret })
  const router = createRouter(routes, { replies })
  app.use(errors)
  app.use(inspector(routes, { openapi })) // at /signalbox, but not in production
  app.use(router.routes())
  app.use(router.allowedMethods({ throw: true }))
  app.use(createRouter(home).routes())
  app.use(ctx => ctx.throw(404, 'no such path'))
  return app
}
