/** The calls that `browser/client` sends from a page, sent from Node. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/index.js'
import { clientCalls, outcomeOf } from '../cases/client-calls.js'
import { application, type routes } from './called.js'

const server = application().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a server that listens on a port has one
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('in Node, a client gives', () => {
  it.each(clientCalls.map(each => [each[0], each] as const))('%s', async (_title, each) => {
    const [, , gives] = each
    const outcome = await outcomeOf(each, options => createClient<typeof routes>(`http://127.0.0.1:${port}`, options))
    expect(outcome).toEqual(gives)
  })
})
