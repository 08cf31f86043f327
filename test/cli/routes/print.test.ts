/** What `signalbox routes` prints, to the letter. */
import { describe, expect, it } from 'vitest'
import { paintOf } from '../../../src/cli/colors.js'
import { printJson, printTable, printUnused, printUnusedJson } from '../../../src/cli/routes/print.js'
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
    expect(lazy).toEqual({ ...get, path: '/lazy', params: [], target: 'Lazy#index', controller: 'Lazy', action: 'index', notLoaded: true, use }) // biome-ignore format: one line
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
