/** Calls of a client in Node. `test/browser/client.test.ts` makes them in a browser. */
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/index.js'
import { calledApplication, clientCalls } from '../cases/client-calls.js'
import { listen } from '../cases/http-behaviour.js'

describe('a call of a client in Node', () => {
  it.each(clientCalls.map(each => [each.title, each] as const))('%s', async (_title, { call, result }) => {
    const origin = `http://127.0.0.1:${await listen(calledApplication().callback())}`
    // biome-ignore lint/suspicious/noExplicitAny: the calls are written as in JavaScript
    expect(await call(createClient<any>(origin, { headers: async () => ({ 'x-all': 'all' }) }))).toEqual(result)
  })
})
