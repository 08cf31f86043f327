/** The server on a loopback port through which `fetchFrom` asks applications: one for all of them, since nobody closes it. */
import { AsyncResource } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request on its way to its application. */
interface Call {
  readonly listener: RequestListener
  /** What the application sees in place of the loopback port. */
  readonly host: string
  readonly secure: boolean
  readonly fail: (error: unknown) => void
}

/** By the number that their paths begin with, so that no other process can ask an application. */
const calls = new Map<string, Call>()
let count = 0

const answers = new WeakSet<ServerResponse>()

export const isAsked = (response: ServerResponse): boolean => answers.has(response)

const server = createServer((request, response) => {
  const [, number = '', url = ''] = /^\/(\d+)(.*)/.exec(request.url ?? '') ?? []
  const call = calls.get(number)
  calls.delete(number)
  if (!call) return request.destroy()
  answers.add(response)
  request.url = url
  // The client does not send the field `host` that it is given.
  request.headers.host = call.host
  request.rawHeaders[request.rawHeaders.findIndex(name => /^host$/i.test(name)) + 1] = call.host
  // Koa reads it for `ctx.secure`.
  Object.assign(request.socket, { encrypted: call.secure })
  try {
    call.listener(request, response)
  } catch (error) {
    call.fail(failed(error))
    request.destroy()
  }
})
// The client closes what is idle. If the server did, a request could meet a connection that is being closed.
server.keepAliveTimeout = 0
// Neither the port nor an idle connection keeps Node alive. The client's end of a connection does while a request is pending.
server.on('connection', socket => socket.unref())

/** Opens the port, outside of the asynchronous context of the test that asks first: applications would run in it. */
const listen = AsyncResource.bind(async (): Promise<number> => {
  await once(server.listen({ port: 0, host: '127.0.0.1', exclusive: true }).unref(), 'listening')
  return (server.address() as AddressInfo).port // a server that listens on a port has one
})
let listening: Promise<number> | undefined

/** Tests may replace the global function, also by `fetchFrom(app)`. */
const { fetch } = globalThis

/** What `fetch` rejects with: an error that says no more, with the reason as its cause. */
export const failed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause })

/** Sends a request to an application. Rejects as `fetch` does, also if the listener throws an error. */
export const ask = async (
  listener: RequestListener,
  { host, protocol, pathname, search }: URL,
  init: RequestInit & { readonly headers: Headers },
): Promise<Response> => {
  listening ??= listen()
  const port = await listening
  const number = String(++count)
  const failure = new Promise<never>((_resolve, fail) => {
    calls.set(number, { listener, host: init.headers.get('host') ?? host, secure: protocol === 'https:', fail })
  })
  try {
    return await Promise.race([fetch(`http://127.0.0.1:${port}/${number}${pathname}${search}`, init), failure])
  } finally {
    calls.delete(number)
  }
}
