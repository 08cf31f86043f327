import { describe, expect, it } from 'vitest'
import { createRouter, defineRoutes, defineRoutesFor } from '../../src/index.js'
import { unroutedActions } from '../../src/testing/index.js'

class Base {
  inherited() {}
}
class Places extends Base {
  readonly notAnAction = 1
  index() {}
  show() {}
  get accessor() {
    return 1
  }
}
class Ping {
  ping() {}
}

describe('unroutedActions(routes)', () => {
  it('lists the methods of registered controllers that no route reaches, in the order of the controllers', () => {
    const routes = defineRoutes({ Ping, Places }, r => r.resources('places', { only: ['index'] }))
    expect(unroutedActions(routes)).toEqual(['Ping#ping', 'Places#show', 'Places#inherited'])
  })

  it('comes to the end of a class that extends nothing', () => {
    const Bare: new () => { ping(): void } = new Function('return class extends null { ping() {} }')() // TypeScript refuses `extends null` with a constructor
    const routes = defineRoutes({ Ping, Bare }, r => r.get('ping', Ping, 'ping'))
    expect(unroutedActions(routes)).toEqual(['Bare#ping'])
  })

  it('is empty where every method has a route', () => {
    const routes = defineRoutes({ Ping }, r => r.get('ping', Ping, 'ping').get('health', () => {}))
    expect(unroutedActions(routes)).toEqual([])
  })
})

describe('defineRoutesFor()(controllers, r => …)', () => {
  it('defines the same table as defineRoutes', () => {
    const routes = defineRoutesFor<{ theme: string }>()({ Ping }, r => r.get('ping', Ping, 'ping'))
    expect(String(routes)).toBe('GET  /ping  Ping#ping')
    expect(createRouter(routes).routes()).toBeTypeOf('function')
  })
})
