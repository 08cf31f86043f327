import { describe, expect, it } from 'vitest'
import { type AnyRouteTable, defineRoutes, LinkError } from '../../src/index.js'
import { noOption } from '../support/lists.js'

const PROTO = '__proto__'
class Base {
  inherited() {}
}
class Places extends Base {
  index() {}
  show() {}
  either() {}
  // biome-ignore lint/suspicious/noThenProperty: an action may have this name
  then() {}
  arrow = () => {}
}
class Rooms {
  show() {}
}
class Named {
  static readonly controllerPath = 'Named/Class'
  show() {}
}
class Stranger {
  show() {}
}

const routes = defineRoutes(
  {
    Places,
    'Places/Rooms': Rooms,
    Lazy: () => Promise.resolve(Rooms),
    Unused: Rooms,
    ['__proto__']: Base,
    constructor: Base,
  },
  r =>
    r
      .get('health', () => {})
      .get('inherited', 'Places#inherited')
      .get('then/:id', 'Places#then')
      .get('arrow', 'Places#arrow')
      .get('lazy/:id', 'Lazy#show')
      .get('proto', '__proto__#inherited')
      .get('constructor', 'constructor#inherited')
      .get('named/:name', Named, 'show')
      .get('stranger/:x', Stranger, 'show')
      .redirect('old', 'Places#index')
      .resources('places', { only: ['index', 'show'] }, r =>
        r
          .get('either')
          .collection(r => r.get('either').get('new', () => {}))
          .resources('rooms', { only: ['show'] }),
      ),
)
/** The same table, for calls that its types reject. */
const any: AnyRouteTable = routes

describe('routes.to[controllerPath][action](params, options)', () => {
  it.each<[string, () => string, string]>([
    ['a target without parameters', () => routes.to.Places.index(), '/places'],
    [
      'options in place of parameters',
      () => routes.to.Places.index({ query: { page: 2 }, hash: 'a' }),
      '/places?page=2#a',
    ],
    ['a parameter, encoded', () => routes.to.Places.show({ id: 'a/b' }), '/places/a%2Fb'],
    ['several parameters', () => routes.to['Places/Rooms'].show({ id: 2, placeId: 1n }), '/places/1/rooms/2'],
    ['options after the parameters', () => routes.to.Places.show({ id: 5 }, { hash: 'rooms' }), '/places/5#rooms'],
    ['the only path, chosen', () => routes.to.Places.show({ id: 5 }, { path: '/places/:id' }), '/places/5'],
    [
      'one of several paths',
      () => routes.to.Places.either({ id: 5 }, { path: '/places/:id/either' }),
      '/places/5/either',
    ],
    [
      'one of several paths, without parameters',
      () => routes.to.Places.either({}, { path: '/places/either' }),
      '/places/either',
    ],
    ['an inherited action', () => routes.to.Places.inherited(), '/inherited'],
    ['an action in a property', () => routes.to.Places.arrow(), '/arrow'],
    ['an action named then', () => routes.to.Places.then({ id: 5 }), '/then/5'],
    ['a lazy controller', () => routes.to.Lazy.show({ id: 5 }), '/lazy/5'],
    ['a controller path that objects inherit', () => routes.to.constructor.inherited(), '/constructor'],
    ['the controller path __proto__', () => routes.to[PROTO].inherited(), '/proto'],
    [
      'a class that is not registered and has a controllerPath',
      () => routes.to['Named/Class'].show({ name: 'a' }),
      '/named/a',
    ],
    ['a class that the types cannot see', () => any.to.Stranger?.show?.({ x: 1 }) ?? '', '/stranger/1'],
  ])('makes a link: %s', (_title, make, path) => expect(make()).toBe(path))

  it('has all controller paths, with the routed actions in the order of the table', () => {
    expect(Object.keys(routes.to)).toEqual([
      ...['Places', 'Places/Rooms', 'Lazy', 'Unused', '__proto__', 'constructor', 'Named/Class', 'Stranger'],
    ])
    expect(Object.keys(routes.to.Places)).toEqual(['inherited', 'then', 'arrow', 'index', 'show', 'either'])
    expect(Object.keys(routes.to.Unused)).toEqual([])
  })

  it('is frozen and has no prototype, so that a wrong name is undefined', () => {
    for (const each of [routes.to, routes.to.Places, routes.to.Unused, routes.to[PROTO]]) {
      expect(Object.isFrozen(each)).toBe(true)
      expect(Object.getPrototypeOf(each)).toBe(null)
    }
    expect(any.to.Plces).toBeUndefined()
    expect(any.to.Places?.toString).toBeUndefined()
    expect(any.to.hasOwnProperty).toBeUndefined()
  })

  it('is made once', () => {
    expect(routes.to).toBe(routes.to)
    expect(routes.to.Places.show).toBe(routes.to.Places.show)
  })

  it('works when taken from its table', () => {
    const { to } = routes
    const { show } = to.Places
    expect(show({ id: 5 })).toBe('/places/5')
  })

  it('is not a member of the arrays that map and filter return', () => {
    expect(Reflect.get(routes.filter(Boolean), 'to')).toBeUndefined()
  })

  it.each<[() => string | undefined, string]>([
    [() => any.to.Places?.show?.(), "to['Places'].show needs the parameters of /places/:id"],
    [
      () => any.to.Places?.show?.({ idd: 5 }),
      "to['Places'].show: /places/:id has no parameter 'idd': did you mean 'id'?",
    ],
    [
      () => any.to.Places?.show?.({ id: null }),
      "to['Places'].show: the parameter 'id' is null: it must be a string, a finite number or a bigint",
    ],
    [
      () => routes.to.Places.show({ id: '' }),
      "to['Places'].show: the parameter 'id' is empty: a path segment has at least one character",
    ],
    [() => routes.to.Places.show({ id: 'new' }), "to['Places'].show: /places/new is answered by GET /places/new"],
    [
      () => any.to.Places?.show?.({ id: 5 }, { qery: {} }),
      `to['Places'].show: ${noOption('links', 'qery')}, path: did you mean 'query'?`,
    ],
    [() => any.to.Places?.index?.({}, {}), "to['Places'].index: /places has no parameters, so the options come first"],
    [
      () => any.to.Places?.either?.({ id: 5 }),
      "to['Places'].either matches several paths: choose one with { path }, after the parameters",
    ],
  ])('throws a LinkError: %s', (call, message) => expect(call).toThrow(new LinkError(message)))
})
