/** Serves middlewares on an application of Koa, which suites share with both versions of it. */
import Koa from 'koa'
import Koa2 from 'koa-2'
import { type Answer, listen, send } from '../cases/http-behaviour.js'

/** For `describe.each`. */
export const applications = [
  { koa: 'Koa 3', create: () => new Koa() },
  // Koa 2 has types of its own; the part of an application that is used here is the same.
  { koa: 'Koa 2', create: () => new Koa2() as unknown as Koa },
] as const

interface Served {
  readonly app: Koa
  readonly port: number
  /** Sends a request over a socket, such as `GET /places`. */
  readonly ask: (request: string, ...headers: readonly string[]) => Promise<Answer>
  /** The errors that the application gets. */
  readonly errors: readonly Error[]
}

/** Serves the middlewares until the test ends. */
export const serve = async (app: Koa, ...middlewares: readonly Koa.Middleware[]): Promise<Served> => {
  const errors: Error[] = []
  app.on('error', error => errors.push(error))
  for (const middleware of middlewares) app.use(middleware)
  const port = await listen(app.callback())
  return { app, port, ask: (...request) => send(port, ...request), errors }
}
