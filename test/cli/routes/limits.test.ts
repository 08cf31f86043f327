/** The parts of the command line at their limits: what they refuse, in which words, and how they sort and colour. */
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { Failure, oneLine, paintOf, styleOf, wantsColor } from '../../../src/cli/output.js'
import { grep, patternOf } from '../../../src/cli/routes/grep.js'
import { controllerPath, isOf, type Selection, select } from '../../../src/cli/routes/select.js'
import { findTables } from '../../../src/cli/routes/tables.js'
import { type AnyRoute, defineRoutes } from '../../../src/index.js'

class PlacesController {
  index() {}
  show() {}
}
class RoomsController {
  show() {}
}
const drawn = () =>
  defineRoutes({ Places: PlacesController, Rooms: RoomsController }, r =>
    r
      .resources('rooms', { only: ['show'] })
      .resources('places', { only: ['index', 'show'] })
      .post('places', function add() {})
      .all('assets/*rest', function assets() {})
      .head('places', function probe() {}),
  )
const lineOf = ({ method, path }: AnyRoute) => `${method} ${path}`
const found = (asked: string, ...methods: string[]) => grep(drawn(), asked, methods).map(({ route }) => lineOf(route))
const selected = (asked: Selection) =>
  select({ name: 'routes', routes: drawn() }, asked).map(({ route }) => lineOf(route))

describe('grep(routes, asked)', () => {
  it.each([
    ['/^GET \\/places$/', []],
    ['/^GET \\/places Places#index$/', ['GET /places']],
    ['/GET.*places/', ['GET /places', 'GET /places/:id']],
    ['/get.*PLACES/', []],
    ['/get.*PLACES/i', ['GET /places', 'GET /places/:id']],
    ['/get/x', []],
    ['places#show', ['GET /places/:id']],
    ['POST /places (ADD)', ['POST /places']],
    ['/Places', ['GET /places', 'GET /places/:id', 'POST /places', 'HEAD /places']],
    ['HTTP://EXAMPLE.ORG/places', ['GET /places', 'POST /places', 'HEAD /places']],
    ['https://example.org?a=/places', []],
    ['xhttps://example.org/places', []],
    ['POST   /places', ['POST /places']],
    ['POST/places', []],
    ['PURGE /rooms/%zz', []],
    ['/places?a#b', ['GET /places', 'POST /places', 'HEAD /places']],
    ['/places#b', ['GET /places', 'POST /places', 'HEAD /places']],
  ])('finds %s', (asked, expected) => {
    expect(found(asked)).toEqual(expected)
  })

  it('has every method of the table asked, or those that are given', () => {
    expect(found('/places', 'POST')).toEqual(['POST /places'])
    expect(found('/places', 'HEAD', 'GET')).toEqual(['GET /places', 'HEAD /places'])
    expect(found('/rooms/1')).toEqual(['GET /rooms/:id'])
  })

  it('gives the parameters on an ordinary object', () => {
    const [first] = grep(drawn(), '/rooms/a%20b', [])
    expect(first?.matched).toStrictEqual({ id: 'a b' })
  })

  it('refuses a path with a malformed escape, and an expression that is none, in one line', () => {
    expect(() => found('/rooms/%zz')).toThrow(new Failure('--grep /rooms/%zz: the path has a malformed escape'))
    expect(() => patternOf('/(/')).toThrow(/^--grep \/\(\/: Invalid regular expression: [^\n]*$/)
  })

  it('takes an expression over lines, with the flags that it was given', () => {
    expect(patternOf('/a\nb/')).toEqual(/a\nb/u)
    expect(patternOf('/a/i')).toEqual(/a/iu)
    expect(patternOf('x/a/')).toBeUndefined()
    expect(patternOf('/a/g')).toBeUndefined()
  })
})

describe('select(table, asked)', () => {
  it.each<[Selection, readonly string[]]>([
    [{ method: ['HEAD'] }, ['GET /rooms/:id', 'GET /places', 'GET /places/:id', 'ALL /assets/*rest', 'HEAD /places']],
    [{ method: ['GET'] }, ['GET /rooms/:id', 'GET /places', 'GET /places/:id', 'ALL /assets/*rest']],
    [{ method: ['POST'] }, ['POST /places', 'ALL /assets/*rest']],
    [{ method: ['PUT', 'POST'] }, ['POST /places', 'ALL /assets/*rest']],
    [{ method: [], controller: 'rooms' }, ['GET /rooms/:id']],
    [{ controller: 'places', grep: '/rooms/5' }, []],
    [{ grep: '/places', method: ['POST'] }, ['POST /places']],
    [
      { sort: 'path' },
      ['ALL /assets/*rest', 'GET /places', 'HEAD /places', 'POST /places', 'GET /places/:id', 'GET /rooms/:id'],
    ],
    [
      { sort: 'method' },
      ['GET /places', 'GET /places/:id', 'GET /rooms/:id', 'HEAD /places', 'POST /places', 'ALL /assets/*rest'],
    ],
    [
      { sort: 'target' },
      ['GET /places', 'GET /places/:id', 'GET /rooms/:id', 'POST /places', 'ALL /assets/*rest', 'HEAD /places'],
    ],
  ])('%j', (asked, expected) => {
    expect(selected(asked)).toEqual(expected)
  })

  it('puts a method that it does not know last', () => {
    const route = (method: string): AnyRoute => ({ method, path: '/a', middleware: () => {}, use: [] })
    const routes = [route('PURGE'), route('ALL'), route('GET')]
    const table = { name: 'routes', routes: Object.assign(routes, { controllers: {} }) as never } // a list is enough here
    expect(select(table, { sort: 'method' }).map(each => each.route.method)).toEqual(['GET', 'ALL', 'PURGE'])
  })

  it('sorts by the path before the method, and by the method before the path', () => {
    const route = (method: string, path: string): AnyRoute => ({ method, path, middleware: () => {}, use: [] })
    for (const routes of [
      [route('ALL', '/a'), route('GET', '/b')],
      [route('GET', '/b'), route('ALL', '/a')],
    ]) {
      const table = { name: 'routes', routes: routes as never } // a list is enough here
      expect(select(table, { sort: 'path' }).map(each => lineOf(each.route))).toEqual(['ALL /a', 'GET /b'])
      expect(select(table, { sort: 'method' }).map(each => lineOf(each.route))).toEqual(['GET /b', 'ALL /a'])
    }
  })

  it('puts a redirect beside what it leads to, and middlewares last', () => {
    const routes = defineRoutes({ Places: PlacesController, Rooms: RoomsController }, r =>
      r
        .get('health', () => {})
        .resources('rooms', { only: ['show'] })
        .redirect('old', 'Places#index')
        .resources('places', { only: ['index'] }),
    )
    const sorted = select({ name: 'routes', routes }, { sort: 'target' })
    expect(sorted.map(({ route }) => route.path)).toEqual(['/old', '/places', '/rooms/:id', '/health'])
  })

  it('names the table of each route', () => {
    expect(select({ name: 'admin', routes: drawn() }, { grep: '/rooms/5' })).toEqual([
      { table: 'admin', route: expect.objectContaining({ target: 'Rooms#show' }), matched: { id: '5' } },
    ])
  })
})

describe('the name of a controller', () => {
  it.each([
    ['A/B#show', 'B', true],
    ['A/B#show', 'a/b', true],
    ['A/B#show', '/a/b', true],
    ['A/B#show', 'bcontroller', true],
    ['A/B#show', 'B#show', false],
    ['A/B#show', 'ControllerB', false],
    ['A/ControllerB#show', 'ControllerB', true],
    ['A/ControllerB#show', 'B', false],
    ['A/B#show', '/', false],
  ])('%s is of %s: %s', (target, controller, expected) => {
    expect(isOf(target, controller)).toBe(expected)
  })

  it('is what stands before the last #', () => {
    expect(controllerPath('A/B#show')).toBe('A/B')
    expect(controllerPath('A#B#show')).toBe('A#B')
  })
})

describe('findTables(exports, file, only)', () => {
  const names = (exports: Record<string, unknown>, only?: string) =>
    findTables(exports, 'routes.ts', only).map(({ name }) => name)

  it('finds the one that is asked for, under any of its names', () => {
    const routes = drawn()
    expect(names({ default: routes, routes, admin: drawn() }, 'routes')).toEqual(['routes'])
    expect(names({ default: routes, routes }, 'default')).toEqual(['default'])
    expect(names({ default: { a: routes } }, 'a')).toEqual(['a'])
  })

  it('has each once, and those without a name of their own last', () => {
    const routes = drawn()
    expect(names({ default: routes, routes, zebra: routes })).toEqual(['routes'])
    expect(names({ default: drawn(), zebra: drawn(), 'module.exports': drawn(), a: drawn() })).toEqual([
      'a',
      'zebra',
      'default',
      'module.exports',
    ])
  })

  it('leaves two of one name in their order', () => {
    const [one, other] = [drawn(), drawn()]
    const found = findTables({ routes: one, default: { routes: other } }, 'routes.ts', undefined)
    expect(found.map(({ routes }) => [one, other].indexOf(routes as typeof one))).toEqual([0, 1]) // one of the two
  })

  it('orders them by their names', () => {
    expect(names({ b: drawn(), c: drawn(), a: drawn(), default: drawn(), 'module.exports': drawn() })).toEqual([
      'a',
      'b',
      'c',
      'default',
      'module.exports',
    ])
  })

  it.each<[Record<string, unknown>, string | undefined, string]>([
    [{}, undefined, 'it exports nothing'],
    [{ a: 1, default: { b: 2, a: 3 } }, undefined, 'it exports a, default, b'],
    [{ default: null }, undefined, 'it exports default'],
    [{ default: [drawn()] }, undefined, 'it exports default'],
    [{ default: 'text' }, undefined, 'it exports default'],
  ])('refuses a file without a table: %j', (exports, only, says) => {
    expect(() => names(exports, only)).toThrow(
      new Failure(`routes.ts exports no route table, as \`export const routes = defineRoutes(…)\` does; ${says}`),
    )
  })

  it('refuses a name that is none of a table', () => {
    expect(() => names({ a: 1 }, 'a')).toThrow(new Failure("routes.ts exports no route table 'a'"))
    expect(() => names({ b: drawn(), a: drawn() }, 'c')).toThrow(
      new Failure("routes.ts exports no route table 'c'; it exports a, b"),
    )
  })
})

describe('colours', () => {
  it('are the codes that Node has for them', () => {
    const style = styleOf(true)
    for (const color of ['green', 'yellow', 'red', 'cyan', 'gray', 'magenta', 'bold'] as const) {
      const [open, close] = inspect.colors[color] ?? []
      expect(style(color, 'a')).toBe(`\u001b[${open}m\u0061\u001b[${close}m`)
    }
    expect(style('red', '')).toBe('')
    expect(styleOf(false)('red', 'a')).toBe('a')
  })

  it('tell methods apart by what they do', () => {
    const paint = paintOf(color => color)
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'ALL'].map(method => paint('method', method))).toEqual([
      ...['green', 'yellow', 'yellow', 'yellow', 'red', 'magenta', 'magenta'],
    ])
    expect(paint('target', '(a)')).toBe('gray')
    expect(paint('target', 'a(b)')).toBe('a(b)')
    expect(paint('middleware', 'a')).toBe('gray')
    expect(paintOf((color, text) => `<${color} ${text}>`)('path', '/a/:long/b/*rest')).toBe(
      '/a/<cyan :long>/b/<cyan *rest>',
    )
  })

  it('are wanted where a terminal has them', () => {
    const stream = (isTTY: boolean, hasColors?: () => boolean) => ({ isTTY, hasColors }) as never // a stand-in for a stream
    expect(
      wantsColor(
        stream(true, () => true),
        {},
      ),
    ).toBe(true)
    expect(wantsColor(stream(true), {})).toBe(false)
    expect(
      wantsColor(
        stream(false, () => true),
        {},
      ),
    ).toBe(false)
    expect(
      wantsColor(
        stream(true, () => true),
        { NO_COLOR: '0' },
      ),
    ).toBe(false)
    expect(
      wantsColor(
        stream(true, () => true),
        { NO_COLOR: '' },
      ),
    ).toBe(true)
    expect(wantsColor(stream(false), { FORCE_COLOR: 'true' })).toBe(true)
    for (const no of ['0', 'false'])
      expect(
        wantsColor(
          stream(true, () => true),
          { FORCE_COLOR: no },
        ),
      ).toBe(false)
  })
})

describe('a failure', () => {
  it('has its name, and is told on one line', () => {
    expect(new Failure('a').name).toBe('Failure')
    expect(oneLine('  a\n\n b\t c ')).toBe('a b c')
  })
})
