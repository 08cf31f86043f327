import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutesFor } from '../../src/index.js'

class Ping {
  ping() {}
}

describe('defineRoutesFor()(controllers, r => …)', () => {
  it('defines the same table as defineRoutes', () => {
    const routes = defineRoutesFor<{ theme: string }>()({ Ping }, r => r.get('ping', Ping, 'ping'))
    expect(String(routes)).toBe('GET  /ping  Ping#ping')
    expect(createRouter(routes).routes()).toBeTypeOf('function')
  })
})
