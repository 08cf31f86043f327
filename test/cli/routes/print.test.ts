/** What the command line prints, letter by letter: its lists in every form, its help, and how text is written. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paintOf } from '../../../src/cli/output.js'
import { routesCommand } from '../../../src/cli/routes/command.js'
import { printExpanded, printJson, printTable, printUnused, printUnusedJson } from '../../../src/cli/routes/print.js'
import { select } from '../../../src/cli/routes/select.js'
import type { Locator } from '../../../src/cli/routes/source.js'
import { findUnused } from '../../../src/cli/routes/unused.js'
import { defineRoutes } from '../../../src/index.js'
import { createProject } from '../../support/cli.js'

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
const at = (line: number) => ({ file: `/app/src/${line}.ts`, line, column: 2 })
const locator: Locator = {
  ofFunction: value => (value === check ? at(1) : undefined),
  ofAction: (_controller, action) => (action === 'old' ? undefined : at(action.length)),
}
const style = (color: string, text: string) => (text === '' ? '' : `<${color} ${text}>`)
const plain = { style: (_color: string, text: string) => text, paint: (_column: string, text: string) => text }
const printing = { style, paint: paintOf(style), locator, folder: '/app' }
const plainly = { ...plain, locator, folder: '/app' }
const listed = (grep?: string) => select({ name: 'routes', routes }, { grep })
const both = () => [...listed('health'), ...select({ name: 'admin', routes: admin }, {})]

describe('printTable(listed)', () => {
  it('is the table as it prints itself', () => {
    expect(printTable(listed(), plainly)).toBe(`${routes}\n`)
  })

  it('has a heading for each of several tables', () => {
    expect(printTable(both(), printing)).toBe(`<bold routes:>
<green GET>  /health  <gray (health)>

<bold admin:>
<green GET>  /admin  <gray (middleware)>
`)
  })
})

describe('printExpanded(listed)', () => {
  it('has a block for each route, without what there is not', () => {
    expect(printExpanded(listed(), plainly)).toBe(`GET /old/:id
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

  it('paints each part by its column', () => {
    const table = defineRoutes({ Places: PlacesController }, r =>
      r
        .use(check)
        .get('a/:one/:two', function pair() {})
        .resources('places', { only: ['show'] }),
    )
    const paint = (column: string, text: string) => `${column}(${text})`
    const places = { ...locator, ofFunction: (value: unknown) => at(value === check ? 1 : 6) }
    const each = select({ name: 'routes', routes: table }, {})
    expect(printExpanded(each, { ...plainly, paint, locator: places })).toBe(`method(GET) path(/a/:one/:two)
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

  it('has the values of a request, and the table where there are several', () => {
    expect(printExpanded(listed('/places/a%22b'), plainly)).toContain('\n  parameters  id = "a\\"b"\n')
    expect(printExpanded(both(), printing)).toBe(`<green GET> /health
  <bold table     >  routes
  <bold target    >  <gray (health)>

<green GET> /admin
  <bold table     >  admin
  <bold target    >  <gray (middleware)>
`)
  })
})

describe('printJson(listed)', () => {
  it('has an object for each route', () => {
    const [redirect, health, , show, lazy] = JSON.parse(printJson(listed(), plainly))
    const source = (line: number) => ({ file: `src/${line}.ts`, line, column: 2 })
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

  it('is indented, and ends its last line', () => {
    expect(printJson(listed('health'), plainly)).toBe(`[
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

describe('printUnused(unused)', () => {
  const unused = [
    { table: 'routes', target: 'Places#archive', source: at(7) },
    { table: 'routes', target: 'Places#old', source: undefined },
    { table: 'routes', target: 'A#b', source: { ...at(3), file: '/other/a.ts' } },
  ]

  it('aligns the sources', () => {
    expect(printUnused(unused, printing)).toBe(
      'Places#archive  <gray src/7.ts:7>\nPlaces#old\nA#b             <gray /other/a.ts:3>\n',
    )
    expect(printUnused([], printing)).toBe('')
  })

  it('has controller and action apart in JSON', () => {
    expect(JSON.parse(printUnusedJson(unused.slice(0, 2), '/app'))).toEqual([
      { table: 'routes', target: 'Places#archive', controller: 'Places', action: 'archive', source: { file: 'src/7.ts', line: 7, column: 2 } }, // biome-ignore format: one line
      { table: 'routes', target: 'Places#old', controller: 'Places', action: 'old' },
    ])
  })
})

describe('findUnused(tables, asked, locator)', () => {
  class RoomsController {
    index() {}
  }
  const controllers = { Places: PlacesController, 'V1/Rooms': RoomsController }
  const none = { name: 'none', routes: defineRoutes(controllers, r => r.get('health', () => {})) }
  const found = (asked: Parameters<typeof findUnused>[1], ...tables: Parameters<typeof findUnused>[0]) =>
    findUnused(tables, asked, { ...locator, ofAction: () => undefined }).map(each => `${each.table} ${each.target}`)
  const all = ['Places#index', 'Places#show', 'Places#archive', 'Places#old', 'V1/Rooms#index']

  it('has each once, under its first table', () => {
    expect(found({}, none, { ...none, name: 'other' })).toEqual(all.map(each => `none ${each}`))
  })

  it.each([
    [{ controller: 'rooms' }, ['V1/Rooms#index']],
    [{ controller: 'v1/roomscontroller' }, ['V1/Rooms#index']],
    [{ grep: 'INDEX' }, ['Places#index', 'V1/Rooms#index']],
    [{ grep: '/^places/i' }, all.slice(0, 4)],
    [{ grep: '/^places/' }, []],
    [{ grep: 'index', controller: 'places' }, ['Places#index']],
    [{ grep: 'nothing' }, []],
  ])('narrows it: %j', (asked, expected) => {
    expect(found(asked, none)).toEqual(expected.map(each => `none ${each}`))
  })

  it('leaves out what another table routes', () => {
    const other = defineRoutes(controllers, r => r.redirect('old', 'Places#index').resources('places', { only: ['index'] })) // biome-ignore format: one line
    expect(found({}, none, { name: 'other', routes: other })).toEqual(all.slice(1).map(each => `none ${each}`))
  })

  it('leaves out what is written private, and keeps what has no source', async () => {
    const folder = await createProject({ 'a.ts': 'old() {}\nprivate show() {}' })
    const sources: Record<string, number> = { old: 1, show: 2 }
    const ofAction = (_controller: unknown, action: string) => {
      const line = sources[action]
      return line === undefined ? undefined : { file: `${folder}/a.ts`, line, column: 1 }
    }
    const unused = findUnused([none], { controller: 'places' }, { ...locator, ofAction })
    expect(unused.map(({ target, source }) => [target, source?.line])).toEqual([
      ['Places#index', undefined],
      ['Places#archive', undefined],
      ['Places#old', 1],
    ])
  })

  it('asks for the source of the action by its class', () => {
    const asked: unknown[][] = []
    const ofAction = (...given: unknown[]) => void asked.push(given)
    findUnused([none], { controller: 'places', grep: 'old' }, { ...locator, ofAction })
    expect(asked).toEqual([[PlacesController, 'old']])
  })
})

describe('signalbox routes --help', () => {
  it('says all that it takes', () => {
    const command = routesCommand().configureHelp({ helpWidth: 120 })
    let text = ''
    command.configureOutput({
      writeOut: more => {
        text += more
      },
    })
    command.outputHelp()
    expect(text).toBe(`Usage: routes [options] [file]

print the routes of an application: method, path, target and middlewares

Arguments:
  file                     the file that exports the table, or its folder

Options:
  -g, --grep <text>        only routes with a text, a /regular expression/, or answering a request
  -c, --controller <name>  only routes of a controller: its path or the end of it
  -m, --method <methods>   only routes that answer a method; several with commas
  -s, --sort <column>      another order than that of the table (choices: "path", "method", "target")
  -e, --expanded           all that is known of each route, with its source
  -j, --json               as JSON
  -u, --unused             the public actions that no route reaches
  -x, --export <name>      the table of this name, where a file exports several
  --import <module>        load the file with this loader, such as tsx, instead of jiti
  -h, --help               display help for command

Without a file: "signalbox": { "routes": "…" } of package.json, else the first
of src/routes, src/routes/index, app/routes, config/routes, routes,
routes/index, dist/routes
with any extension of TypeScript or JavaScript.

--grep takes
  text                  in "METHOD path target", whatever its case
  /expression/          a regular expression on the same; /expression/i
  /places/5             a request: the routes that answer it, of any method
  DELETE /places/5      a request: the route that answers it

Examples:
  $ signalbox routes
  $ signalbox routes src/app.ts --controller places
  $ signalbox routes --grep /places/5 --method DELETE --expanded
  $ signalbox routes --json | jq '.[].path'
  $ signalbox routes --unused

Exit status: 0; 1 where no route was found, or --unused found an action;
2 for a mistake in the call or in the file.
`)
  })

  it.each([
    [['-u', '-m', 'GET'], "option '-u, --unused' cannot be used with option '-m, --method <methods>'"],
    [['-u', '-s', 'path'], "option '-u, --unused' cannot be used with option '-s, --sort <column>'"],
    [['-u', '-e'], "option '-u, --unused' cannot be used with option '-e, --expanded'"],
    [['-j', '-e'], "option '-j, --json' cannot be used with option '-e, --expanded'"],
    [['-m', 'GET,FETCH'], 'Allowed choices are GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, ALL.'],
    [['-s', 'size'], 'Allowed choices are path, method, target.'],
  ])('%j is refused', async (args, says) => {
    const command = routesCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
    await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow(says)
  })
})

describe('what is written', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  /** The module with streams in the place of the process's own. */
  const written = async (error?: Error) => {
    const told: string[] = []
    const into = (name: string) => (text: unknown, done?: unknown) => {
      told.push(`${name} ${text}`)
      if (typeof done === 'function') done(error)
      return true
    }
    vi.resetModules()
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out'))
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err'))
    return { told, ...(await import('../../../src/cli/output.js')) }
  }

  it('is the output alone, also when an application prints', async () => {
    const { told, divertOutput, print, complain } = await written()
    divertOutput()
    process.stdout.write('of the application')
    await print('a')
    await complain('b')
    expect(told).toEqual(['err of the application', 'out a', 'err signalbox: b\n'])
  })

  it('may be cut off by who reads it, but not by a full disk', async () => {
    const epipe = await written(Object.assign(new Error('no'), { code: 'EPIPE' }))
    await expect(epipe.print('a')).resolves.toBeUndefined()
    const full = await written(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' }))
    await expect(full.print('a')).rejects.toMatchObject({ name: 'Failure', message: 'cannot print: ENOSPC: no space' })
  })

  it('ends also where the stream itself tells of an error', async () => {
    const { complain, print } = await written()
    vi.mocked(process.stderr.write).mockReturnValue(true)
    const before = [process.stdout, process.stderr].map(stream => stream.listeners('error'))
    const complained = complain('b')
    process.stderr.emit('error', new Error('EPIPE'))
    await expect(complained).resolves.toBeUndefined()
    await print('a')
    expect(process.stdout.emit('error', new Error('EPIPE'))).toBe(true)
    ;[process.stdout, process.stderr].forEach((stream, at) => {
      for (const each of stream.listeners('error'))
        if (!before[at]?.includes(each)) stream.off('error', each as () => void) // as it was given
    })
  })
})
