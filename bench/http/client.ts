/**
 * Sends requests to the port it is told, over connections that it keeps, and tells in how many seconds they were answered.
 * For the profile it sends for a time instead.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Route } from '../matching/workloads.js'
import { streams } from './apps.js'

const CONNECTIONS = 16

export interface Order {
  readonly port: number
  /** Until so many are answered, or for so long. */
  readonly requests?: number
  readonly milliseconds?: number
  /** Of `apps.ts`, from its first request on; or one path. */
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
  const asked = streams[stream ?? ''] ?? [['GET', path]]
  let sent = 0
  let answered = 0
  let open = true
  if (milliseconds !== undefined) setTimeout(() => (open = false), milliseconds)
  const start = performance.now()
  // Until all are answered, so that nothing of it falls on the server asked next.
  await Promise.all(
    sockets.map(
      socket =>
        new Promise<void>(resolve => {
          const ask = () => {
            if (open && sent < requests) {
              const [method, path] = asked[sent++ % asked.length] as Route
              socket.write(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
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
