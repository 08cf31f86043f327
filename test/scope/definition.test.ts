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
  refusedActions,
  refusedCallbacks,
  refusedControllers,
  refusedNames,
  refusedOptions,
  refusedPaths,
  refusedPlaces,
  refusedRegistries,
  refusedRepeats,
} from '../cases/definition.js'

/** `defineRoutes` for code that dodges the types. The one cast: every case hands over what the types would refuse. */
const defineLoosely = defineRoutes as unknown as (registry: unknown, draw: LooseDraw) => readonly AnyRoute[]

const listed = (routes: readonly AnyRoute[]) => routes.map(route => `${route.method} ${route.path}`)

const errorOf = (define: () => unknown): unknown => {
  try {
    define()
  } catch (error) {
    return error
  }
  return 'nothing was refused'
}

const refuses = (refused: RefusedCase) => {
  const registry = 'registry' in refused ? refused.registry : controllers
  const error = errorOf(() => defineLoosely(registry, refused.draw))
  expect(error).toBeInstanceOf(RouteError)
  expect((error as RouteError).message).toBe(refused.says)
}

/** Each case under its reason and its sentence, as the title shows them. */
const titled = (cases: readonly RefusedCase[]) => cases.map(each => [each.because, each.says, each] as const)

describe('defineRoutes(controllers, draw) refuses', () => {
  describe('a map of controllers', () => {
    it.each(titled(refusedRegistries))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a controller', () => {
    it.each(titled(refusedControllers))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('an action', () => {
    it.each(titled(refusedActions))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('options', () => {
    it.each(titled(refusedOptions))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a name', () => {
    it.each(titled(refusedNames))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a path', () => {
    it.each(titled(refusedPaths))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a route that stands already', () => {
    it.each(titled(refusedRepeats))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a misplaced call', () => {
    it.each(titled(refusedPlaces))('%s: %s', (_because, _says, refused) => refuses(refused))
  })
  describe('a callback', () => {
    it.each(titled(refusedCallbacks))('%s: %s', (_because, _says, refused) => refuses(refused))

    it.each(['draw', undefined, null, {}])('that is no function: %s', draw => {
      const error = errorOf(() => defineLoosely(controllers, draw as LooseDraw))
      expect(error).toBeInstanceOf(RouteError)
      expect((error as RouteError).message).toBe('defineRoutes: the callback must be a function')
    })
  })
})

describe('defineRoutes(controllers, draw) takes', () => {
  it.each(acceptedNeighbours)('$because: $routes', ({ draw, routes }) => {
    expect(listed(defineLoosely(controllers, draw))).toEqual(routes)
  })

  it('a class that is registered twice, where a name of the table leads to it', () => {
    const routes = defineRoutes({ First: PingController, Second: PingController }, r =>
      r.namespace('first', r => r.get('ping')).namespace('second', r => r.get('ping')),
    )
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['First#ping', 'Second#ping'])
  })

  it('an action that is a property of a name which every function has', () => {
    class WordsController {
      name = () => 'a'
      length = () => 'b'
    }
    const routes = defineRoutes({ Words: WordsController }, r =>
      r.get('name', WordsController, 'name').get('length', WordsController, 'length'),
    )
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['Words#name', 'Words#length'])
  })

  it("a class's own method of a name that every object inherits", () => {
    class WordsController {
      toString() {
        return 'words'
      }
    }
    const routes = defineRoutes({ Words: WordsController }, r => r.get('words', WordsController, 'toString'))
    expect(routes.map(route => 'target' in route && route.target)).toEqual(['Words#toString'])
  })
})

describe('the table', () => {
  it('has its routes for keys and nothing else, and gives plain arrays', () => {
    const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping').get('a', () => {}))
    expect(Object.keys(routes)).toEqual(['0', '1'])
    expect(routes.controllers).toEqual({ Ping: PingController })
    expect(Object.getPrototypeOf(routes.map(route => route.path))).toBe(Array.prototype)
  })
})

describe('a refused table', () => {
  it('is refused with one line, for every case', () => {
    const all = [
      ...[...refusedRegistries, ...refusedControllers, ...refusedActions, ...refusedOptions, ...refusedNames],
      ...[...refusedPaths, ...refusedRepeats, ...refusedPlaces, ...refusedCallbacks],
    ]
    expect(all.filter(({ says }) => says.includes('\n'))).toEqual([])
  })

  it('is named by its error', () => {
    const error = errorOf(() => defineLoosely(controllers, r => r.member()))
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toMatch(/^RouteError: there is no member/)
  })

  it('stops at the first thing that is wrong', () => {
    const error = errorOf(() => defineLoosely(controllers, r => r.resources('ghosts').get('a//b').collection()))
    expect(String(error)).toContain("resources('ghosts') needs the controller 'Ghosts'")
  })
})

describe('a callback that throws', () => {
  it('hands on its own error', () => {
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

  it('leaves nothing behind: the same controllers define the same table again', () => {
    const draw = (r: LooseScope) => r.resources('places', { only: ['show'] }, r => r.get('search'))
    const expected = listed(defineLoosely(controllers, draw))
    expect(() => defineLoosely(controllers, r => draw(r).resources('places', r => r.get('nothing')))).toThrow(
      RouteError,
    )
    expect(listed(defineLoosely(controllers, draw))).toEqual(expected)
  })

  it('leaves nothing behind in the scope around it, which may go on', () => {
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
  it('never changes: each call gives a new one, and what is not returned is not declared', () => {
    const routes = defineLoosely(controllers, r => {
      const a = r.get('a', () => {})
      a.get('dropped', () => {})
      a.use(() => {})
      return a.get('b', () => {})
    })
    expect(listed(routes)).toEqual(['GET /a', 'GET /b'])
    expect(routes.map(route => route.use)).toEqual([[], []])
  })

  it('may be written without a chain, as long as the last one is returned', () => {
    const routes = defineLoosely(controllers, r => {
      let scope = r
      for (const name of ['a', 'b', 'c']) scope = scope.get(name, () => {})
      return scope
    })
    expect(listed(routes)).toEqual(['GET /a', 'GET /b', 'GET /c'])
  })

  it('does not know a controller that is added to the map later', () => {
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
