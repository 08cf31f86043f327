/**
 * Sends requests to a port over connections that it keeps open, and replies to its parent with the seconds until all were
 * answered. For the profile it sends for a given time instead.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Route } from '../matching/workloads.js'
import { streams } from './apps.js'
import { bodies, POST } from './post-servers.js'

const CONNECTIONS = 16

export interface Order {
  readonly port: number
  /** How many requests to send, or for how long. */
  readonly requests?: number
  readonly milliseconds?: number
  /** A stream of `apps.ts`, from its first request on, or of `post-servers.ts`; or one path. */
  readonly stream?: string
  readonly path?: string
}
export interface Answered {
  readonly requests: number
  readonly seconds: number
}

const kept = new Map<number, Socket[]>()
const socketsTo = async (port: number): Promise<Socket[]> => {
  const sockets = kept.get(port) ?? Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').setNoDelay())
  if (!kept.has(port)) await Promise.all(sockets.map(socket => once(socket.setEncoding('latin1'), 'connect')))
  kept.set(port, sockets)
  return sockets
}

const run = async ({
  port,
  requests = Number.POSITIVE_INFINITY,
  milliseconds,
  stream,
  path = '/',
}: Order): Promise<Answered> => {
  const sockets = await socketsTo(port)
  const body = bodies[stream ?? '']
  const asked = body === undefined ? (streams[stream ?? ''] ?? [['GET', path]]) : [POST]
  const rest =
    body === undefined
      ? '\r\n'
      : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  let sent = 0
  let answered = 0
  let open = true
  if (milliseconds !== undefined) setTimeout(() => (open = false), milliseconds)
  const start = performance.now()
  // Waits until all are answered, so that no work is left for the turn of the next server.
  await Promise.all(
    sockets.map(
      socket =>
        new Promise<void>(resolve => {
          const ask = () => {
            if (open && sent < requests) {
              const [method, path] = asked[sent++ % asked.length] as Route
              socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${rest}`)
              return
            }
            socket.removeListener('data', answer)
            resolve()
          }
          const answer = (text: string) => {
            if (!text.startsWith('HTTP/1.1 200') || (stream && !text.endsWith('\r\n\r\nshown')))
              throw new Error(`answered by ${text}`)
            answered++
            ask()
          }
          socket.on('data', answer)
          ask()
        }),
    ),
  )
  return { requests: answered, seconds: (performance.now() - start) / 1_000 }
}

process.on('message', async (order: Order) => process.send?.(await run(order)))
process.on('disconnect', () => process.exit())
