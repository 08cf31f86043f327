import { describe, expect, it } from 'vitest'
import { defineRoutes, RouteError } from '../../src/index.js'
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

  it('lists the methods of a class that extends null', () => {
    const Bare: new () => { ping(): void } = new Function('return class extends null { ping() {} }')() // TypeScript refuses `extends null` with a constructor
    const routes = defineRoutes({ Ping, Bare }, r => r.get('ping', Ping, 'ping'))
    expect(unroutedActions(routes)).toEqual(['Bare#ping'])
  })

  it('is empty when every method has a route', () => {
    const routes = defineRoutes({ Ping }, r => r.get('ping', Ping, 'ping').get('health', () => {}))
    expect(unroutedActions(routes)).toEqual([])
  })

  it('does not count a redirect as a route of its target', () => {
    const routes = defineRoutes({ Ping, Places }, r => r.get('ping', Ping, 'ping').redirect('old', 'Ping#ping'))
    expect(unroutedActions(routes)).toEqual(['Places#index', 'Places#show', 'Places#inherited'])
  })

  it('is an error until a registered loader has loaded its controller', async () => {
    const routes = defineRoutes({ Ping: async () => Ping, Places }, r => r.resources('places', { only: ['index'] }))
    expect(() => unroutedActions(routes)).toThrow(
      new RouteError("unroutedActions: the controller 'Ping' is not loaded: await routes.load() first"),
    )
    await routes.load()
    expect(unroutedActions(routes)).toEqual(['Ping#ping', 'Places#show', 'Places#inherited'])
  })
})
