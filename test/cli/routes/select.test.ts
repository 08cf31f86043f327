/** Which routes `signalbox routes` lists, and in which order. */
import { describe, expect, it } from 'vitest'
import { belongsTo, type Selection, SORTS, select } from '../../../src/cli/routes/select.js'
import { type AnyRoute, defineRoutes } from '../../../src/index.js'
import { createMatcher } from '../../../src/matcher/matcher.js'
import { actionIn, controllerPathIn } from '../../../src/route/route.js'
import { ROUTE_METHODS } from '../../../src/text/http.js'

class PlacesController {
  index() {}
  show() {}
}
class RoomsController {
  show() {}
}
const routes = defineRoutes({ Places: PlacesController, Rooms: RoomsController }, r =>
  r
    .resources('rooms', { only: ['show'] })
    .resources('places', { only: ['index', 'show'] })
    .post('places', function add() {})
    .all('assets/*rest', function assets() {})
    .head('places', function probe() {}),
)
const lineOf = ({ method, path }: AnyRoute) => `${method} ${path}`
const selected = (selection: Selection) =>
  select({ name: 'routes', routes }, selection).map(({ route }) => lineOf(route))

describe('select(table, selection)', () => {
  it.each<[Selection, readonly string[]]>([
    [{ method: ['HEAD'] }, ['GET /rooms/:id', 'GET /places', 'GET /places/:id', 'ALL /assets/*rest', 'HEAD /places']],
    [{ method: ['GET'] }, ['GET /rooms/:id', 'GET /places', 'GET /places/:id', 'ALL /assets/*rest']],
    [{ method: ['POST'] }, ['POST /places', 'ALL /assets/*rest']],
    [{ method: ['PUT', 'POST'] }, ['POST /places', 'ALL /assets/*rest']],
    [{ method: [], controller: 'rooms' }, ['GET /rooms/:id']],
    [{ controller: 'assets' }, []],
    [{ controller: 'places', grep: '/rooms/5' }, []],
    [{ grep: '/places', method: ['POST'] }, ['POST /places']],
  ])('lists the routes for %j', (selection, expected) => {
    expect(selected(selection)).toEqual(expected)
  })

  it.each(ROUTE_METHODS)('lists the routes that answer %s', method => {
    const answers = (value: AnyRoute) =>
      createMatcher([{ method: value.method, path: value.path, value }]).match(method, value.path) !== undefined
    expect(selected({ method: [method] })).toEqual(routes.filter(answers).map(lineOf))
  })

  it.each<[Selection['sort'], readonly string[]]>([
    ['path', ['ALL /assets/*rest', 'GET /places', 'HEAD /places', 'POST /places', 'GET /places/:id', 'GET /rooms/:id']],
    [
      'method',
      ['GET /places', 'GET /places/:id', 'GET /rooms/:id', 'HEAD /places', 'POST /places', 'ALL /assets/*rest'],
    ],
    [
      'target',
      ['GET /places', 'GET /places/:id', 'GET /rooms/:id', 'POST /places', 'ALL /assets/*rest', 'HEAD /places'],
    ],
    [undefined, routes.map(lineOf)], // the order of the table
  ])('sorts routes with { sort: %s }', (sort, expected) => {
    expect(selected({ sort })).toEqual(expected)
  })

  it('does not change the order of the table itself', () => {
    const before = routes.map(lineOf)
    for (const sort of SORTS) selected({ sort })
    expect(routes.map(lineOf)).toEqual(before)
  })

  it('compares methods if paths are equal, and paths if methods are equal', () => {
    const route = (method: string, path: string): AnyRoute => ({ method, path, middleware: () => {}, use: [] })
    for (const list of [
      [route('ALL', '/a'), route('GET', '/b')],
      [route('GET', '/b'), route('ALL', '/a')],
    ]) {
      const table = { name: 'routes', routes: list as never } // a list is enough here
      expect(select(table, { sort: 'path' }).map(each => lineOf(each.route))).toEqual(['ALL /a', 'GET /b'])
      expect(select(table, { sort: 'method' }).map(each => lineOf(each.route))).toEqual(['GET /b', 'ALL /a'])
    }
  })

  it('sorts a redirect by its target, and middleware routes last', () => {
    const redirecting = defineRoutes({ Places: PlacesController, Rooms: RoomsController }, r =>
      r
        .get('health', () => {})
        .resources('rooms', { only: ['show'] })
        .redirect('old', 'Places#index')
        .resources('places', { only: ['index'] }),
    )
    const sorted = select({ name: 'routes', routes: redirecting }, { sort: 'target' })
    expect(sorted.map(({ route }) => route.path)).toEqual(['/old', '/places', '/rooms/:id', '/health'])
  })

  it('gives each route the name of its table', () => {
    expect(select({ name: 'admin', routes }, { grep: '/rooms/5' })).toEqual([
      { table: 'admin', route: expect.objectContaining({ target: 'Rooms#show' }), matched: { id: '5' } },
    ])
  })
})

describe('belongsTo(target, controller)', () => {
  it.each([
    ['V1/Host/Places/Rooms#show', 'Rooms', true],
    ['V1/Host/Places/Rooms#show', 'places/rooms', true],
    ['V1/Host/Places/Rooms#show', '/V1/Host/Places/Rooms', true],
    ['V1/Host/Places/Rooms#show', 'RoomsController', true],
    ['V1/Host/Places/Rooms#show', 'roomscontroller', true],
    ['V1/Host/Places/Rooms#show', 'Places', false],
    ['V1/Host/Places/Rooms#show', 'ooms', false],
    ['V1/Host/Places/Rooms#show', 'Rooms#show', false],
    ['V1/Host/Places/Rooms#show', '/', false],
    ['A/B#show', 'ControllerB', false],
    ['A/ControllerB#show', 'ControllerB', true],
    ['A/ControllerB#show', 'B', false],
    ['Controller#show', 'Controller', true],
  ])('for %s and %s is %s', (target, controller, expected) => {
    expect(belongsTo(target, controller)).toBe(expected)
  })
})

describe('controllerPathIn(target) and actionIn(target)', () => {
  it.each([
    ['A/B#show', 'A/B', 'show'],
    ['A#B#show', 'A#B', 'show'],
  ])('split %s into %s and %s', (target, controller, action) => {
    expect([controllerPathIn(target), actionIn(target)]).toEqual([controller, action])
  })
})
