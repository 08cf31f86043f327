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

  it('is routed by its own name where the action is one that the registered class does not offer', () => {
    class HostPlacesController extends PlacesController {
      host() {}
    }
    const routes = defineRoutes(controllers, r => r.get('all/:id', HostPlacesController, 'host'))
    expect(String(routes)).toBe('GET  /all/:id  HostPlaces#host')
    expect(routes.path('/all/:id', { id: 5 })).toBe('/all/5')
    expect(() => defineRoutes(controllers, r => r.get('all', HostPlacesController, 'index'))).toThrow(
      new RouteError(RELATIVE),
    )
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

describe('two classes that one function makes, which have one type', () => {
  const reports = (title: string) =>
    class {
      index() {
        return title
      }
    }
  const Sales = reports('sales')
  const Stocks = reports('stocks')
  const ALIKE =
    "the controller is written like the one of 'Sales', for which the compiler may take it: register it under a path of its own"

  it('are refused where one of them is not registered', () => {
    const define = () => defineRoutes({ Sales }, r => r.get('stocks', Stocks, 'index'))
    expect(define).toThrow(new RouteError(`get('stocks'): ${ALIKE}`))
    const withOption = () =>
      defineRoutes({ Sales }, r => r.resources('stocks', { only: ['index'], controller: Stocks }))
    expect(withOption).toThrow(new RouteError(`resources('stocks'): ${ALIKE}`))
  })

  it('are routed by name where both are registered', () => {
    const routes = defineRoutes({ Sales, Stocks }, r =>
      r.resources('sales', { only: ['index'] }).resources('stocks', { only: ['index'] }),
    )
    expect(String(routes)).toBe('GET  /sales   Sales#index\nGET  /stocks  Stocks#index')
  })

  it('are different classes where a class extends each', () => {
    class SalesController extends Sales {}
    class StocksController extends Stocks {}
    const routes = defineRoutes({ Sales: SalesController }, r =>
      r.get('a', SalesController, 'index').get('b', StocksController, 'index'),
    )
    expect(String(routes)).toBe('GET  /a  Sales#index\nGET  /b  Stocks#index')
  })

  it('do not include two Proxies of other classes', () => {
    const One = new Proxy(
      class OneController {
        index() {}
      },
      {},
    )
    const Two = new Proxy(
      class TwoController {
        index() {}
      },
      {},
    )
    const routes = defineRoutes({ One }, r => r.get('b', Two, 'index'))
    expect(String(routes)).toBe('GET  /b  Two#index')
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
