import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import compose from 'koa-compose'
import { describe, expect, it } from 'vitest'
import { defineRoutes } from '../../src/index.js'

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
  it('has one line for each route in the order of declaration, with its method, path, target and middlewares, aligned', () => {
    expect(String(routes).split('\n')).toEqual([
      'GET     /ping                          Ping#ping',
      'GET     /health                        (health)',
      'ALL     /*rest                         (middleware)',
      'GET     /v1/places                     V1/Places#index          authenticate',
      'POST    /v1/places                     V1/Places#create         authenticate',
      'GET     /v1/places/:id                 V1/Places#show           authenticate',
      'PUT     /v1/places/:id                 V1/Places#update         authenticate',
      'PATCH   /v1/places/:id                 V1/Places#update         authenticate',
      'GET     /v1/places/search              V1/Places#search         authenticate',
      'GET     /v1/places/:placeId/rooms/:id  V1/Places/Rooms#show     authenticate',
      'DELETE  /v1/places/:placeId/rooms/:id  V1/Places/Rooms#destroy  authenticate',
    ])
  })

  it('is empty for an empty table', () => {
    expect(String(defineRoutes({}, r => r))).toBe('')
  })

  it('is what template strings and concatenation print', () => {
    expect(`${routes}`).toBe(routes.toString())
    expect(`routes:\n${routes}`.split('\n')).toHaveLength(routes.length + 1)
  })
})

describe('the middlewares in a line', () => {
  const named = (name: unknown) => Object.defineProperty(() => {}, 'name', { value: name })
  it('are those of the scopes around the route, outermost first', () => {
    const table = defineRoutes({}, r =>
      r.use(authenticate).namespace('v1', r =>
        r
          .use(function csrf(_ctx, next) {
            return next()
          })
          .get('health', health),
      ),
    )
    expect(String(table)).toBe('GET  /v1/health  (health)  authenticate, csrf')
  })

  it.each([
    { name: 'a function without a name', middleware: named(''), label: 'middleware' },
    { name: 'a composed function', middleware: compose([]), label: 'middleware' },
    { name: 'a function with a `_name`', middleware: Object.assign(() => {}, { _name: 'session' }), label: 'session' },
    { name: 'a `name` that is not text', middleware: named(5), label: 'middleware' },
    { name: 'a name of several lines', middleware: named(' a\n\tb\u001b[31m'), label: 'a b [31m' },
  ])('have a readable name: $name', ({ middleware, label }) => {
    expect(String(defineRoutes({}, r => r.use(middleware).get('a', health)))).toBe(`GET  /a  (health)  ${label}`)
    expect(String(defineRoutes({}, r => r.get('a', middleware)))).toBe(`GET  /a  (${label})`)
  })
})

describe('util.inspect(routes)', () => {
  it('returns String(routes), and console.log prints it', () => {
    expect(inspect(routes)).toBe(String(routes))
    const written: string[] = []
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void written.push(String(chunk))) })
    new Console(stream).log(routes)
    expect(written.join('')).toBe(`${routes}\n`)
  })

  it('is indented inside another object', () => {
    const table = defineRoutes({}, r => r.get('a', health).get('bc', health))
    expect(inspect({ table })).toBe('{\n  table: GET  /a   (health)\n  GET  /bc  (health)\n}')
  })

  it('shows the routes of a plain array as objects', () => {
    expect(inspect(routes.slice(0, 1))).toContain("path: '/ping'")
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

  it('has frozen lists of middlewares', () => {
    expect(routes.filter(route => !Object.isFrozen(route.use))).toEqual([])
  })

  it('has the controllers of defineRoutes, in a frozen map of its own', () => {
    const controllers = { Ping: PingController }
    const table = defineRoutes(controllers, r => r.get('ping', PingController, 'ping'))
    expect(table.controllers).toEqual(controllers)
    expect(Object.isFrozen(table.controllers)).toBe(true)
    expect(Object.isFrozen(controllers)).toBe(false)
  })

  it('is an array with no other keys', () => {
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
  ])('gives a plain, mutable array: $call', ({ given }) => {
    expect(Object.getPrototypeOf(given)).toBe(Array.prototype)
    expect(given).toEqual([...routes])
    expect(Object.isFrozen(given)).toBe(false)
    given.pop()
    expect(given).toHaveLength(routes.length - 1)
  })
})
