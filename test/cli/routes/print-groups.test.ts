/** The table as a terminal shows it. The files `terminal-….txt` have it at 80, 120 and 160 columns. */
import { describe, expect, it } from 'vitest'
import { paintOf } from '../../../src/cli/colors.js'
import { printGroups } from '../../../src/cli/routes/print-groups.js'
import { select } from '../../../src/cli/routes/select.js'
import { defineRoutes } from '../../../src/index.js'

class Standard {
  index() {}
  show() {}
  create() {}
  update() {}
  destroy() {}
}
class PagesController {
  home() {}
}
class OldController {
  static readonly contract = { index: { deprecated: true } }
  index() {}
}
class PlacesController extends Standard {
  preview() {}
  search() {}
}
class RoomsController extends Standard {
  availability() {}
}
class BookingsController extends Standard {
  confirm() {}
  cancel() {}
}
const cors = () => {}
const authenticate = () => {}
const rateLimit = () => {}

const routes = defineRoutes(
  {
    Pages: PagesController,
    Old: OldController,
    'V1/Places': PlacesController,
    'V1/Places/Rooms': RoomsController,
    'V1/Places/Rooms/Bookings': BookingsController,
  },
  r =>
    r
      .get('/', PagesController, 'home')
      .get('health', function health() {})
      .redirect('old-places/:id', 'V1/Places#show')
      .mount('legacy', () => {})
      .resources('old', { only: ['index'] })
      .use(cors)
      .namespace('v1', r =>
        r
          .get('places/search', 'V1/Places#search')
          .post('places/search', 'V1/Places#search')
          .options('places/search', 'V1/Places#search')
          .use(authenticate)
          .use(rateLimit)
          .resources('places', { id: 'uuid' }, r =>
            r
              .get('preview')
              .resources('rooms', { id: 'bigint' }, r =>
                r.get('availability').resources('bookings', r => r.put('confirm').use(rateLimit).post('cancel')),
              ),
          ),
      ),
)
const plain = { style: (_: string, text: string) => text, paint: (_: string, text: string) => text, locator: { ofFunction: () => undefined, ofAction: () => undefined }, folder: '/' } // biome-ignore format: one line
const table = { name: 'routes', routes }
const listed = (selection = {}) => select(table, selection)
const print = (width: number, selection = {}, sorted = false) => printGroups(listed(selection), plain, width, sorted)

describe('printGroups(listed, printing, width, false)', () => {
  it.each([80, 120, 160])('prints groups for a terminal of %i columns', async width => {
    await expect(print(width)).toMatchFileSnapshot(`./terminal-${width}.txt`)
  })

  it('never prints a line that is wider, nor leaves out a route', () => {
    for (let width = 40; width < 200; width++) {
      const text = print(width)
      expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(width)
      const joined = text.replace(/[ .\n]+/g, '').replace(/<\w+>/g, '')
      for (const { path } of routes) expect(joined).toContain(path)
    }
  })

  it('prints a heading for each table if there are several', () => {
    const both = [...listed({ grep: 'home' }), ...select({ name: 'admin', routes }, { grep: 'GET /old ' })]
    expect(printGroups(both, plain, 80, false)).toBe(
      `routes:

Pages
  GET / .. home

admin:

Old
  GET /old .. index  deprecated
`,
    )
  })

  it('colours methods, parameters, kinds and middlewares', () => {
    const style = (color: string, text: string) => `<${color} ${text}>`
    const colored = { ...plain, style, paint: paintOf(style) }
    expect(printGroups(listed({ grep: '/#update/', controller: 'places' }), colored, 80, false)).toBe(
      '<bold V1/Places><gray   behind cors > authenticate > rateLimit>\n  <yellow PUT>|<yellow PATCH> /v1/places/<cyan :id><gray <uuid>> <gray ..> update\n',
    )
  })
})

describe('printGroups(listed, printing, width, true)', () => {
  it('keeps the order, without headings of controllers, and with whole targets', () => {
    expect(print(80, { grep: '/#(show|home)$/', sort: 'path' }, true)).toMatchInlineSnapshot(`
      "  GET / ............................................................. Pages#home
        GET /old-places/:id .................................... 301 -> V1/Places#show
        GET /v1/places/:id<uuid> ... V1/Places#show  + cors > authenticate > rateLimit
        GET /v1/places/:placeId<uuid>/rooms/:id<bigint>
            .................. V1/Places/Rooms#show  + cors > authenticate > rateLimit
        GET /v1/places/:placeId<uuid>/rooms/:roomId<bigint>/bookings/:id
            ......... V1/Places/Rooms/Bookings#show  + cors > authenticate > rateLimit
      "
    `)
  })
})
