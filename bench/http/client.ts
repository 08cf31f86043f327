/** Sends requests to the port it is told, over kept connections, and tells how many a second were answered. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { pathOf } from './apps.js'

const CONNECTIONS = 16

interface Order {
  readonly port: number
  readonly milliseconds: number
  /** Instead of the path of `apps.ts`. */
  readonly path?: string
}

const run = async ({ port, milliseconds, path }: Order): Promise<number> => {
  let answered = 0
  let id = 0
  let open = true
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').setNoDelay())
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const start = performance.now()
  for (const socket of sockets) {
    const ask = () => socket.write(`GET ${path ?? pathOf(id++)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (!text.startsWith('HTTP/1.1 200') || !(path || text.endsWith('\r\n\r\nshown')))
        throw new Error(`answered by ${text}`)
      answered++
      if (open) ask()
    })
    ask()
  }
  await new Promise(resolve => setTimeout(resolve, milliseconds))
  open = false
  const rate = answered / ((performance.now() - start) / 1_000)
  for (const socket of sockets) socket.destroy()
  return rate
}

process.on('message', async (order: Order) => process.send?.(await run(order)))
process.on('disconnect', () => process.exit())
