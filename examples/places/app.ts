import { bodyParser } from '@koa/bodyparser'
import Koa from 'koa'
import { createRouter, problemDetails } from 'signalbox'
import type { Database } from './database.js'
import { routes } from './routes.js'

export const createApp = (database: Database): Koa => {
  const app = new Koa()
  app.context.database = database
  const router = createRouter(routes, { checkReplies: process.env.NODE_ENV !== 'production' })
  app.use(problemDetails())
  app.use(bodyParser({ enableTypes: ['json'] }))
  app.use(router.routes())
  app.use(router.allowedMethods())
  return app
}
