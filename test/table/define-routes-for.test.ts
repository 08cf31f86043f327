import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, defineRoutesFor, RouteError } from '../../src/index.js'

class Ping {
  ping() {}
}

describe('defineRoutesFor()(controllers, r => …)', () => {
  it('defines the same table as defineRoutes', () => {
    const routes = defineRoutesFor<{ theme: string }>()({ Ping }, r => r.get('ping', Ping, 'ping'))
    expect(String(routes)).toBe('GET  /ping  Ping#ping')
    expect(createRouter(routes).routes()).toBeTypeOf('function')
  })

  it('refuses arguments in the first pair of parentheses', () => {
    const define = defineRoutesFor as (...given: unknown[]) => unknown // what a call that dodges the types does
    expect(() => define({ Ping }, () => {})).toThrow(
      new RouteError(
        'defineRoutesFor: a second pair of parentheses takes the arguments: defineRoutesFor()(controllers, r => …)',
      ),
    )
  })
})

describe('defineRoutes(controllers, r => …)', () => {
  it('refuses a third argument', () => {
    const message = 'defineRoutes: it takes 2 arguments, not 3: defineRoutes(controllers, callback)'
    // @ts-expect-error Expected 0-2 arguments, but got 3.
    expect(() => defineRoutes({ Ping }, r => r, {})).toThrow(new RouteError(message))
  })
})
