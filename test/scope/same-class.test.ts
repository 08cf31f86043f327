/** Classes that the compiler may take for one another: the table has the targets of its type, or it is refused. */
import { describe, expect, it } from 'vitest'
import { defineRoutes, RouteError } from '../../src/index.js'

class PlacesController {
  index() {}
}
/** For the compiler, the class that is returned is the class that is given. */
const wrapped = <Class extends new (...args: never[]) => object>(given: Class): Class => {
  class Wrapped extends (given as new (...args: never[]) => object) {}
  return Wrapped as Class // as a decorator declares it
}

const RELATIVE =
  "get('all'): the controller extends or wraps the one of 'V1/Places', or the other way round: register it under a path of its own"
const CLAIMED =
  "get('all'): the controller path 'Places' belongs to another class: register this class under a path of its own"

describe('a verb with a class that is not registered', () => {
  const controllers = { 'V1/Places': PlacesController }
  const define = (given: typeof PlacesController) => () => defineRoutes(controllers, r => r.get('all', given, 'index'))

  it.each([
    ['a subclass that a function returns', wrapped(PlacesController)],
    ['a Proxy', new Proxy(PlacesController, {})],
    ['a subclass in a variable of the type of its parent', class HostPlaces extends PlacesController {}],
  ])('is refused for %s of a registered class', (_title, given) => {
    expect(define(given)).toThrow(new RouteError(RELATIVE))
  })

  it('is refused for the parent of a registered class', () => {
    const define = () =>
      defineRoutes({ 'V1/Places': wrapped(PlacesController) }, r => r.get('all', PlacesController, 'index'))
    expect(define).toThrow(new RouteError(RELATIVE))
  })

  it('is refused for the name of a registered class', () => {
    const Other = {
      PlacesController: class PlacesController {
        index() {}
      },
    }.PlacesController
    expect(() => defineRoutes({ Places: PlacesController }, r => r.get('all', Other, 'index'))).toThrow(
      new RouteError(CLAIMED),
    )
  })

  it('is refused for the class of a loader with the same controller path', () => {
    const define = () =>
      defineRoutes({ Places: () => Promise.resolve(PlacesController) }, r => r.get('all', PlacesController, 'index'))
    expect(define).toThrow(new RouteError(CLAIMED))
  })

  it('is routed with a controller path of its own', () => {
    class HostPlacesController extends PlacesController {
      static readonly controllerPath = 'Host/Places'
      host() {}
    }
    const routes = defineRoutes(controllers, r => r.get('all', HostPlacesController, 'index'))
    expect(String(routes)).toBe('GET  /all  Host/Places#index')
  })
})

describe('two classes that are not registered', () => {
  it('are refused where one inherits the controller path of the other', () => {
    class Named {
      static readonly controllerPath = 'Named'
      index() {}
    }
    class Heir extends Named {
      show() {}
    }
    expect(() => defineRoutes({}, r => r.get('a', Named, 'index').get('b', Heir, 'show'))).toThrow(
      new RouteError(
        "the target 'Named#show' is ambiguous: two classes have the controller path 'Named', so register them",
      ),
    )
  })
})
