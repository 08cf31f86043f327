import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../src/index.js'

class ActionsController {
  index() {}
  create() {}
  show() {}
  update() {}
  destroy() {}
  search() {}
}
class RoomsController extends ActionsController {}
class PingController {
  ping() {}
}

const health = () => {}
const authenticate = (_ctx: unknown, next: () => unknown) => next()

const routes = defineRoutes(
  { Ping: PingController, 'V1/Places': ActionsController, 'V1/Places/Rooms': RoomsController },
  r =>
    r
      .get('ping', PingController, 'ping')
      .get('health', health)
      .all('*rest', () => {})
      .use(authenticate)
      .namespace('v1', r =>
        r.resources('places', { except: ['destroy'] }, r =>
          r.collection(r => r.get('search')).resources('rooms', { only: ['show', 'destroy'] }),
        ),
      ),
)

describe('String(routes)', () => {
  it('is a line a route in the order of declaration: method, path and target, aligned', () => {
    expect(String(routes).split('\n')).toEqual([
      'GET     /ping                          Ping#ping',
      'GET     /health                        (health)',
      'ALL     /*rest                         (middleware)',
      'GET     /v1/places                     V1/Places#index',
      'POST    /v1/places                     V1/Places#create',
      'GET     /v1/places/:id                 V1/Places#show',
      'PUT     /v1/places/:id                 V1/Places#update',
      'PATCH   /v1/places/:id                 V1/Places#update',
      'GET     /v1/places/search              V1/Places#search',
      'GET     /v1/places/:placeId/rooms/:id  V1/Places/Rooms#show',
      'DELETE  /v1/places/:placeId/rooms/:id  V1/Places/Rooms#destroy',
    ])
  })

  it('is empty for an empty table', () => {
    expect(String(defineRoutes({}, r => r))).toBe('')
  })

  it('is what a template and a concatenation print', () => {
    expect(`${routes}`).toBe(routes.toString())
    expect(`routes:\n${routes}`.split('\n')).toHaveLength(routes.length + 1)
  })
})

describe('a route table', () => {
  it('lists each route with its method, path, target, controller and action, or its middleware', () => {
    expect(routes[0]).toEqual({
      method: 'GET',
      path: '/ping',
      target: 'Ping#ping',
      controller: PingController,
      action: 'ping',
      use: [],
    })
    expect(routes[1]).toEqual({ method: 'GET', path: '/health', middleware: health, use: [] })
    expect(routes.at(-1)).toEqual({
      method: 'DELETE',
      path: '/v1/places/:placeId/rooms/:id',
      target: 'V1/Places/Rooms#destroy',
      controller: RoomsController,
      action: 'destroy',
      use: [authenticate],
    })
  })

  it('is frozen, and so are its routes', () => {
    expect(Object.isFrozen(routes)).toBe(true)
    expect(routes.filter(route => !Object.isFrozen(route))).toEqual([])
    expect(() => (routes as unknown as unknown[]).push({})).toThrow(TypeError)
  })

  it('keeps the middlewares of a route as they were declared', () => {
    expect(routes.filter(route => !Object.isFrozen(route.use))).toEqual([])
  })

  it('knows the controllers that it was defined with, in a frozen map of its own', () => {
    const controllers = { Ping: PingController }
    const table = defineRoutes(controllers, r => r.get('ping', PingController, 'ping'))
    expect(table.controllers).toEqual(controllers)
    expect(Object.isFrozen(table.controllers)).toBe(true)
    expect(Object.isFrozen(controllers)).toBe(false)
  })

  it('is an array of routes and nothing besides', () => {
    expect(Array.isArray(routes)).toBe(true)
    expect(Object.keys(routes)).toEqual([...routes.keys()].map(String))
    expect([...routes]).toHaveLength(11)
  })

  it.each([
    { call: 'map', given: routes.map(route => route) },
    { call: 'filter', given: routes.filter(() => true) },
    { call: 'slice', given: routes.slice() },
    { call: 'concat', given: routes.concat([]) },
    { call: 'flatMap', given: routes.flatMap(route => [route]) },
    { call: 'toSorted', given: routes.toSorted(() => 0) },
  ])('gives a plain array that can be changed: $call', ({ given }) => {
    expect(Object.getPrototypeOf(given)).toBe(Array.prototype)
    expect(given).toEqual([...routes])
    expect(Object.isFrozen(given)).toBe(false)
    given.pop()
    expect(given).toHaveLength(routes.length - 1)
  })
})
