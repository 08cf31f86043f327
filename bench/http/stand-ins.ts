/** Stand-ins for the requests and responses of Node: what Koa uses of them for an answer with a body. */
import type Koa from 'koa'

const SOCKET = {}
class Response {
  statusCode = 404
  readonly headersSent = false
  setHeader() {}
  getHeader() {}
  removeHeader() {}
}

/** The context of a request to an application. */
export const contextOf = (app: Koa, method: string, url: string, headers: object): Koa.ParameterizedContext =>
  app.createContext({ method, url, headers, socket: SOCKET } as never, new Response() as never)
