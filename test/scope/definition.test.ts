import { describe, expect, it } from 'vitest'
import { type AnyRoute, defineRoutes, RouteError } from '../../src/index.js'
import {
  acceptedNeighbours,
  controllers,
  type LooseDraw,
  type LooseScope,
  PingController,
  PlacesController,
  type RefusedCase,
  refusedTables,
} from '../cases/definition.js'

/** `defineRoutes` without its types: every case is one that they would refuse. */
const defineLoosely = defineRoutes as unknown as (registry: unknown, draw: LooseDraw) => readonly AnyRoute[]

const listed = (routes: readonly AnyRoute[]) => routes.map(route => `${route.method} ${route.path}`)

const errorOf = (define: () => unknown): unknown => {
  try {
    define()
  } catch (error) {
    return error
  }
  return 'no error was thrown'
}

const expectRefusal = (refused: RefusedCase) => {
  const registry = 'registry' in refused ? refused.registry : controllers
  const error = errorOf(() => defineLoosely(registry, refused.draw))
  expect(error).toBeInstanceOf(RouteError)
  expect((error as RouteError).message).toBe(refused.message)
}

describe('defineRoutes(controllers, callback) refuses', () => {
  describe.each(Object.entries(refusedTables))('%s', (_list, tables) => {
    const titled = tables.map(each => [each.title ? `${each.title}: ${each.message}` : each.message, each] as const)
    it.each(titled)('%s', (_title, refused) => expectRefusal(refused))
  })

  it.each(['text', undefined, null, {}])('%s instead of its callback', draw => {
    const error = errorOf(() => defineLoosely(controllers, draw as LooseDraw))
    expect(error).toBeInstanceOf(RouteError)
    expect((error as RouteError).message).toBe('defineRoutes: the callback must be a function')
  })
})

describe('defineRoutes(controllers, callback) accepts', () => {
  it.each(acceptedNeighbours)('$title: $routes', ({ draw, routes }) => {
    expect(listed(defineLoosely(controllers, draw))).toEqual(routes)
  })

  it('a class that is registered twice, where the names in the table lead to it', () => {
    const routes = defineRoutes({ First: PingController, Second: PingController }, r =>
      r.namespace('first', r => r.get('ping')).namespace('second', r => r.get('ping')),
    )
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['First#ping', 'Second#ping'])
  })

  it('an action that is a property with a name that every function has', () => {
    class WordsController {
      name = () => 'a'
      length = () => 'b'
    }
    const routes = defineRoutes({ Words: WordsController }, r =>
      r.get('name', WordsController, 'name').get('length', WordsController, 'length'),
    )
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['Words#name', 'Words#length'])
  })

  it("a class's own method with a name that every object inherits", () => {
    class WordsController {
      toString() {
        return 'words'
      }
    }
    const routes = defineRoutes({ Words: WordsController }, r => r.get('words', WordsController, 'toString'))
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['Words#toString'])
  })
})

describe('a route table', () => {
  it('has only its routes as keys, and returns plain arrays', () => {
    const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping').get('a', () => {}))
    expect(Object.keys(routes)).toEqual(['0', '1'])
    expect(routes.controllers).toEqual({ Ping: PingController })
    expect(Object.getPrototypeOf(routes.map(route => route.path))).toBe(Array.prototype)
  })
})

describe('the error of a refused table', () => {
  it('is one line for every case', () => {
    expect(
      Object.values(refusedTables)
        .flat()
        .filter(({ message }) => message.includes('\n')),
    ).toEqual([])
  })

  it('is a RouteError with a name', () => {
    const error = errorOf(() => defineLoosely(controllers, r => r.member()))
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toMatch(/^RouteError: there is no member/)
  })

  it('is about the first mistake', () => {
    const error = errorOf(() => defineLoosely(controllers, r => r.resources('ghosts').get('a//b').collection()))
    expect(String(error)).toContain("resources('ghosts') needs the controller 'Ghosts'")
  })
})

describe('an error in a callback', () => {
  it('is passed on', () => {
    const own = new Error('of the user')
    const error = errorOf(() =>
      defineLoosely(controllers, r =>
        r.namespace('v1', () => {
          throw own
        }),
      ),
    )
    expect(error).toBe(own)
  })

  it('does not affect another table with the same controllers', () => {
    const draw = (r: LooseScope) => r.resources('places', { only: ['show'] }, r => r.get('search'))
    const expected = listed(defineLoosely(controllers, draw))
    expect(() => defineLoosely(controllers, r => draw(r).resources('places', r => r.get('nothing')))).toThrow(
      RouteError,
    )
    expect(listed(defineLoosely(controllers, draw))).toEqual(expected)
  })

  it('does not affect the scope around the callback', () => {
    const routes = defineLoosely(controllers, r => {
      const before = r.get('before', () => {})
      expect(() =>
        before.namespace('v1', r => {
          r.get('half', () => {}).use(() => {})
          throw new Error('half way')
        }),
      ).toThrow('half way')
      expect(() => before.resources('ghosts')).toThrow(RouteError)
      return before.namespace('v1', r => r.get('whole', () => {}))
    })
    expect(listed(routes)).toEqual(['GET /before', 'GET /v1/whole'])
    expect(routes.map(route => route.use)).toEqual([[], []])
  })
})

describe('a scope', () => {
  it('may be kept in a variable, as long as the last one is returned', () => {
    const routes = defineLoosely(controllers, r => {
      let scope = r
      for (const name of ['a', 'b', 'c']) scope = scope.get(name, () => {})
      return scope
    })
    expect(listed(routes)).toEqual(['GET /a', 'GET /b', 'GET /c'])
  })

  it('does not see a controller that is added to the map later', () => {
    const registry: Record<string, unknown> = { Ping: PingController }
    const error = errorOf(() =>
      defineLoosely(registry, r => {
        registry.Places = PlacesController
        return r.resources('places')
      }),
    )
    expect(String(error)).toContain("needs the controller 'Places', which is not registered")
  })
})
