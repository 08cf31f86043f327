import { fileURLToPath } from 'node:url'
import Koa from 'koa'
import serve from 'koa-static'
import { createRouter, problemDetails } from 'signalbox'
import { inspector } from 'signalbox/inspector'
import type { Database } from './database.js'
import { docs } from './docs.js'
import openapi from './openapi.js'
import { routes } from './routes.js'

/** The page, as `vite build web` writes it. */
const page = fileURLToPath(new URL('web/dist', import.meta.url))

export const createApp = (database: Database): Koa => {
  const app = new Koa()
  app.context.database = database
  const router = createRouter(routes, { replies: process.env.NODE_ENV === 'production' ? 'filter' : 'check' })
  app.use(problemDetails())
  app.use(inspector(routes, { openapi })) // at /signalbox, but not in production
  app.use(router.routes())
  app.use(router.allowedMethods())
  app.use(createRouter(docs).routes())
  app.use(serve(page))
  return app
}
