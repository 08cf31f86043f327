/** What `signalbox routes` prints, to the letter. */
import { describe, expect, it } from 'vitest'
import { paintOf } from '../../../src/cli/colors.js'
import { printExpanded, printJson, printTable, printUnused, printUnusedJson } from '../../../src/cli/routes/print.js'
import { select } from '../../../src/cli/routes/select.js'
import { defineRoutes } from '../../../src/index.js'
import type { Locator } from '../../../src/locate/source.js'

class PlacesController {
  index() {}
  show() {}
  archive() {}
  old() {}
}
const check = () => {}
const routes = defineRoutes({ Places: PlacesController, Lazy: async () => PlacesController }, r =>
  r
    .redirect('old/:id', 'Places#show')
    .get('health', function health() {})
    .use(check)
    .use(() => {})
    .resources('places', { only: ['index', 'show'] })
    .resources('lazy', { only: ['index'] }),
)
const admin = defineRoutes({}, r => r.get('admin', () => {}))
const at = (line: number) => ({ file: `/app/src/${line}.ts`, line })
const locator: Locator = {
  ofFunction: value => (value === check ? at(1) : undefined),
  ofAction: (_controller, action) => (action === 'old' ? undefined : at(action.length)),
}
const style = (color: string, text: string) => (text === '' ? '' : `<${color} ${text}>`)
const uncolored = (_color: string, text: string) => text
const colored = { style, paint: paintOf(style), locator, folder: '/app' }
const plain = { style: uncolored, paint: uncolored, locator, folder: '/app' }
const listed = (grep?: string) => select({ name: 'routes', routes }, { grep })
const both = () => [...listed('health'), ...select({ name: 'admin', routes: admin }, {})]

describe('printTable(listed)', () => {
  it('prints the table as String(routes) does', () => {
    expect(printTable(listed(), plain)).toBe(`${routes}\n`)
  })

  it('prints a heading for each table if there are several', () => {
    expect(printTable(both(), colored)).toBe(`<bold routes:>
<green GET>  /health  <gray (health)>

<bold admin:>
<green GET>  /admin  <gray (middleware)>
`)
  })
})

describe('printExpanded(listed)', () => {
  it('prints a block for each route, and leaves out empty rows', () => {
    expect(printExpanded(listed(), plain)).toBe(`GET /old/:id
  target      -> Places#show
  status      301
  parameters  id

GET /health
  target      (health)

GET /places
  target      Places#index
  middleware  check (src/1.ts:1), middleware
  source      src/5.ts:5

GET /places/:id
  target      Places#show
  parameters  id
  middleware  check (src/1.ts:1), middleware
  source      src/4.ts:4

GET /lazy
  target      Lazy#index
  middleware  check (src/1.ts:1), middleware
`)
  })

  it('colours each part like its column of the table', () => {
    const table = defineRoutes({ Places: PlacesController }, r =>
      r
        .use(check)
        .get('a/:one/:two', function pair() {})
        .resources('places', { only: ['show'] }),
    )
    const paint = (column: string, text: string) => `${column}(${text})`
    const places = { ...locator, ofFunction: (value: unknown) => at(value === check ? 1 : 6) }
    const each = select({ name: 'routes', routes: table }, {})
    expect(printExpanded(each, { ...plain, paint, locator: places })).toBe(`method(GET) path(/a/:one/:two)
  target      target((pair))
  parameters  one, two
  middleware  middleware(check (src/1.ts:1))
  source      src/6.ts:6

method(GET) path(/places/:id)
  target      target(Places#show)
  parameters  id
  middleware  middleware(check (src/1.ts:1))
  source      src/4.ts:4
`)
  })

  it('prints the parameters of a request, and the name of the table if there are several', () => {
    expect(printExpanded(listed('/places/a%22b'), plain)).toContain('\n  parameters  id = "a\\"b"\n')
    expect(printExpanded(both(), colored)).toBe(`<green GET> /health
  <bold table     >  routes
  <bold target    >  <gray (health)>

<green GET> /admin
  <bold table     >  admin
  <bold target    >  <gray (middleware)>
`)
  })
})

describe('printJson(listed)', () => {
  it('prints an object for each route', () => {
    const [redirect, health, , show, lazy] = JSON.parse(printJson(listed(), plain))
    const source = (line: number) => ({ file: `src/${line}.ts`, line })
    const use = [{ name: 'check', source: source(1) }, { name: 'middleware' }]
    const get = { table: 'routes', method: 'GET' }
    expect(redirect).toEqual({
      ...get,
      path: '/old/:id',
      params: ['id'],
      redirect: 'Places#show',
      status: 301,
      use: [],
    })
    expect(health).toEqual({ ...get, path: '/health', params: [], middleware: 'health', use: [] })
    expect(show).toEqual({ ...get, path: '/places/:id', params: ['id'], target: 'Places#show', controller: 'Places', action: 'show', use, source: source(4) }) // biome-ignore format: one line
    expect(lazy).toEqual({ ...get, path: '/lazy', params: [], target: 'Lazy#index', controller: 'Lazy', action: 'index', use }) // biome-ignore format: one line
  })

  it('indents by two spaces, and ends with a line feed', () => {
    expect(printJson(listed('health'), plain)).toBe(`[
  {
    "table": "routes",
    "method": "GET",
    "path": "/health",
    "params": [],
    "middleware": "health",
    "use": []
  }
]
`)
  })
})

const unused = [
  { table: 'routes', target: 'Places#archive', source: at(7) },
  { table: 'routes', target: 'Places#old', source: undefined },
  { table: 'routes', target: 'A#b', source: { ...at(3), file: '/other/a.ts' } },
]

describe('printUnused(unused)', () => {
  it('prints a line for each action, with its source aligned', () => {
    expect(printUnused(unused, colored)).toBe(
      'Places#archive  <gray src/7.ts:7>\nPlaces#old\nA#b             <gray /other/a.ts:3>\n',
    )
    expect(printUnused([], colored)).toBe('')
  })
})

describe('printUnusedJson(unused)', () => {
  it('prints an object for each action', () => {
    expect(JSON.parse(printUnusedJson(unused.slice(0, 2), plain))).toEqual([
      { table: 'routes', target: 'Places#archive', controller: 'Places', action: 'archive', source: { file: 'src/7.ts', line: 7 } }, // biome-ignore format: one line
      { table: 'routes', target: 'Places#old', controller: 'Places', action: 'old' },
    ])
  })
})
