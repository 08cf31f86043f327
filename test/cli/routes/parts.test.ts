import { describe, expect, it } from 'vitest'
import { routes as example } from '../../../examples/places/routes.js'
import { paintOf, styleOf, wantsColor } from '../../../src/cli/output.js'
import { grep, patternOf } from '../../../src/cli/routes/grep.js'
import { isOf, METHODS, SORTS, select } from '../../../src/cli/routes/select.js'
import { findTables } from '../../../src/cli/routes/tables.js'
import { defineRoutes } from '../../../src/index.js'
import { createMatcher, MALFORMED } from '../../../src/matcher/matcher.js'

class PlacesController {
  index() {}
  show() {}
  update() {}
  search() {}
}
const routes = defineRoutes({ Places: PlacesController, 'V1/Host/Places': PlacesController }, r =>
  r
    .resources('places', { only: ['index', 'show', 'update'] }, r => r.collection(r => r.get('search')))
    .all('assets/*rest', function assets() {})
    .get('i', () => {}),
)
const found = (asked: string, ...methods: string[]) =>
  grep(routes, asked, methods).map(({ route, matched }) => [`${route.method} ${route.path}`, matched])

describe('grep(routes, asked)', () => {
  it.each([
    ['SEARCH', ['GET /places/search']],
    ['t /places/:id', ['GET /places/:id', 'PUT /places/:id']],
    ['(assets)', ['ALL /assets/*rest']],
    ['/^P(UT|ATCH) /', ['PUT /places/:id', 'PATCH /places/:id']],
    ['/places#UPDATE$/i', ['PUT /places/:id', 'PATCH /places/:id']],
    ['/places#UPDATE$/', []],
    ['nothing', []],
    ['/plac', ['GET /places', 'GET /places/:id', 'PUT /places/:id', 'PATCH /places/:id', 'GET /places/search']],
  ])('finds by text and by expression: %s', (asked, expected) => {
    expect(found(asked)).toEqual(expected.map(line => [line, undefined]))
  })

  it.each([
    [
      '/places/5',
      [
        ['GET /places/:id', { id: '5' }],
        ['PUT /places/:id', { id: '5' }],
        ['PATCH /places/:id', { id: '5' }],
      ],
    ],
    [
      '/places/search',
      [
        ['PUT /places/:id', { id: 'search' }],
        ['PATCH /places/:id', { id: 'search' }],
        ['GET /places/search', {}],
      ],
    ],
    ['/assets/a/b%20c?x=/places/5', [['ALL /assets/*rest', { rest: 'a/b c' }]]],
    ['https://example.org:80/places#top', [['GET /places', {}]]],
    ['/i', [['GET /i', {}]]],
    ['GET /places/5', [['GET /places/:id', { id: '5' }]]],
    ['head https://example.org/places/5?x', [['GET /places/:id', { id: '5' }]]],
    ['DELETE /assets/a', [['ALL /assets/*rest', { rest: 'a' }]]],
  ])('finds the routes that answer a request: %s', (asked, expected) => {
    expect(found(asked)).toEqual(expected)
  })

  it('asks for the given methods alone, HEAD and methods of ALL included', () => {
    expect(found('/places/search', 'GET')).toEqual([['GET /places/search', {}]])
    expect(found('/places/search', 'HEAD')).toEqual([['GET /places/search', {}]])
    expect(found('/assets/x', 'DELETE')).toEqual([['ALL /assets/*rest', { rest: 'x' }]])
  })

  it('finds for a request to each route of a table the one that the matcher finds', () => {
    const matcher = createMatcher(example.map(value => ({ method: value.method, path: value.path, value })))
    for (const { method, path } of example) {
      const asked = path.replace(/[:*]\w+/g, 'x')
      const match = matcher.match(method, asked)
      const answering = match === undefined || match === MALFORMED ? undefined : match.value
      expect(grep(example, asked, [method]).map(({ route }) => route)).toEqual([answering])
    }
  })
})

describe('patternOf(asked)', () => {
  it.each(['places', '/places', '//', '/places/5', '/places/s', '/'])('%s is none', asked => {
    expect(patternOf(asked)).toBeUndefined()
  })

  it.each(['/[/', '/a{2,1}/i', '/(?<a>)(?<a>)/'])('%s is refused', asked => {
    expect(() => patternOf(asked)).toThrow(`--grep ${asked}: Invalid regular expression`)
  })
})

describe('isOf(target, controller)', () => {
  it.each([
    ['V1/Host/Places/Rooms#show', 'Rooms', true],
    ['V1/Host/Places/Rooms#show', 'places/rooms', true],
    ['V1/Host/Places/Rooms#show', '/V1/Host/Places/Rooms', true],
    ['V1/Host/Places/Rooms#show', 'RoomsController', true],
    ['V1/Host/Places/Rooms#show', 'Places', false],
    ['V1/Host/Places/Rooms#show', 'ooms', false],
    ['Controller#show', 'Controller', true],
    ['Places#show', 'Controller', false],
    ['Places#show', '', false],
  ])('%s, %s: %s', (target, controller, expected) => {
    expect(isOf(target, controller)).toBe(expected)
  })
})

describe('select(table, { sort, method, controller })', () => {
  const table = { name: 'routes', routes }
  const paths = (asked: Parameters<typeof select>[1]) =>
    select(table, asked).map(({ route }) => `${route.method} ${route.path}`)

  it.each(METHODS)('keeps the routes that answer %s', method => {
    const answers = (value: (typeof routes)[number]) =>
      createMatcher([{ method: value.method, path: value.path, value }]).match(method, value.path) !== undefined
    expect(select(table, { method: [method] }).map(({ route }) => route)).toEqual(routes.filter(answers))
  })

  it('sorts by each column, and leaves the table as it is', () => {
    expect(SORTS.map(sort => paths({ sort })[0])).toEqual(['ALL /assets/*rest', 'GET /i', 'GET /places'])
    expect(paths({ sort: 'method' }).at(-1)).toBe('ALL /assets/*rest')
    expect(paths({ sort: 'target' }).at(-1)).toBe('GET /i')
    expect(paths({})).toEqual(routes.map(({ method, path }) => `${method} ${path}`))
  })

  it('leaves middleware routes out of every controller', () => {
    expect(paths({ controller: 'assets' })).toEqual([])
  })
})

describe('findTables(exports)', () => {
  const other = defineRoutes({}, r => r)
  const names = (exports: Record<string, unknown>) =>
    findTables(exports, 'routes.ts', undefined).map(({ name }) => name)

  it.each([
    [{ default: routes }, ['default']],
    [{ default: routes, routes }, ['routes']],
    [{ default: { routes, admin: other } }, ['admin', 'routes']],
    [{ default: { routes }, routes, 'module.exports': { routes } }, ['routes']],
    [{ default: routes, other }, ['other', 'default']],
    [{ app: {}, routes, text: 'routes', nothing: null, list: [...routes] }, ['routes']],
  ])('finds each table once, under its own name: %#', (exports, expected) => {
    expect(names(exports)).toEqual(expected)
  })

  it('knows the table of another copy of the package', () => {
    class OtherList extends Array<unknown> {
      get [Symbol.for('signalbox.RouteTable')]() {
        return true
      }
    }
    expect(names({ routes: new OtherList() })).toEqual(['routes'])
  })
})

describe('wantsColor(stream, env)', () => {
  const terminal = { isTTY: true, hasColors: () => true }
  const dumb = { isTTY: true, hasColors: () => false }

  it.each([
    [terminal, {}, true],
    [dumb, {}, false],
    [{}, {}, false],
    [terminal, { NO_COLOR: '1' }, false],
    [terminal, { NO_COLOR: '' }, true],
    [{}, { FORCE_COLOR: '1' }, true],
    [{}, { FORCE_COLOR: '' }, true],
    [terminal, { FORCE_COLOR: '0' }, false],
    [terminal, { FORCE_COLOR: 'false' }, false],
    [{}, { FORCE_COLOR: '3', NO_COLOR: '1' }, true],
  ])('%j with %j: %s', (stream, env, expected) => {
    expect(wantsColor(stream as Partial<NodeJS.WriteStream>, env)).toBe(expected) // a stand-in for a stream
  })
})

describe('paintOf(style)', () => {
  const paint = paintOf((color, text) => `<${color}>${text}</>`)

  it.each([
    ['method', 'DELETE', '<red>DELETE</>'],
    ['method', 'ALL', '<magenta>ALL</>'],
    ['path', '/a/:id/*rest', '/a/<cyan>:id</>/<cyan>*rest</>'],
    ['target', 'Places#show', 'Places#show'],
    ['target', '(health)', '<gray>(health)</>'],
    ['middleware', 'authenticate', '<gray>authenticate</>'],
  ] as const)('%s %s', (column, text, expected) => {
    expect(paint(column, text)).toBe(expected)
  })

  it('adds nothing without colours', () => {
    expect(paintOf(styleOf(false))('path', '/a/:id')).toBe('/a/:id')
  })
})
