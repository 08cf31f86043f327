/** Starts the application of a program on a port of its own. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Started {
  readonly url: string
  readonly close: () => unknown
}

/** What each program exports. */
export type Start = () => Promise<Started>

/** Follows a link to a place, or calls its route, as other code does. */
export type Follow = (url: string) => Promise<unknown>

export const listen = (listener: RequestListener): Promise<Started> =>
  new Promise((resolve, reject) => {
    const server = createServer(listener).listen(0, '127.0.0.1')
    server.once('error', reject).once('listening', () => {
      const { port } = server.address() as AddressInfo // it listens on a port
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })
