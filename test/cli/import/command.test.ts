/** `signalbox import` as a user runs it: its options, its output and its exit status. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, root, run, signalbox } from '../../support/cli.js'

const LIST = `# places
GET /places/search searchPlaces
GET /places/:id showPlace +auth
GET /:org/search searchOrg
PROPFIND /dav dav
`

describe('signalbox import <file>', () => {
  it('prints a module with controllers, and what to look at', async () => {
    const folder = await createProject({ 'routes.txt': LIST })
    const { stdout, stderr, status } = await signalbox(folder, ['import', 'routes.txt'])
    expect({ stdout, status }).toEqual({
      stdout: `import type Koa from 'koa'
import { type ContextsOf, defineRoutes } from 'signalbox'

// Put the old functions in place of these.
const auth: Koa.Middleware = (_ctx, next) => next()

export class PlacesController {
  // GET /places/:id  showPlace
  show() {}
  // GET /places/search  searchPlaces
  search() {}
}

export class RootController {
  // GET /:org/search  searchOrg
  searchOrg() {}
}

export const controllers = {
  Places: PlacesController,
  Root: RootController,
}

// Not in the table: PROPFIND /dav: no route can have the method PROPFIND
export const routes = defineRoutes(controllers, r => r
  .resources('places', { only: ['show'], use: { show: auth } }, r => r
    .collection(r => r.get('search')))
  .get(':org/search', 'Root#searchOrg'))

export interface Contexts extends ContextsOf<typeof routes> {}
`,
      status: 0,
    })
    expect(stderr).toBe(`signalbox: not in the table: PROPFIND /dav: no route can have the method PROPFIND
signalbox: 3 routes, as read
`)
  })

  it('prints JSON with --json', async () => {
    const folder = await createProject({
      'routes.txt': 'GET /places/:id/rooms/:roomId one\nGET /places/:id two\nGET /places/:id three',
    })
    const { stdout, status } = await signalbox(folder, ['import', 'routes.txt', '--json'])
    const { text, ...rest } = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(text).toContain('  // GET /places/:id/rooms/:roomId  one; a name means another parameter now\n')
    expect(rest).toEqual({
      routes: ['GET /places/:id Places#show two', 'GET /places/:placeId/rooms/:id Places/Rooms#show'],
      added: [],
      missing: [],
      renamed: [],
      swapped: ['GET /places/:placeId/rooms/:id'],
      precedence: [],
      unsaid: [],
      skipped: [],
      duplicates: ['GET /places/:id'],
      behind: [],
    })
  })

  it('puts warnings first: names that mean another parameter, then requests that another route answers', async () => {
    const folder = await createProject({
      'routes.txt': 'GET /:a/x one\nGET /places/:id/r/:roomId two\nGET /places/:id three\nOPTIONS /x',
    })
    const { stderr } = await signalbox(folder, ['import', 'routes.txt'])
    expect(
      stderr,
    ).toBe(`signalbox: warning: GET /places/:id/r/:roomId: a name of a parameter means another one in the table
signalbox: warning: GET /places/x was answered by GET /:a/x, and is by GET /places/:id
signalbox: skipped: OPTIONS /x: allowedMethods() answers OPTIONS
signalbox: 3 routes, as read
`)
  })

  it('lists a few of many routes with other names of parameters', async () => {
    const lines = Array.from({ length: 12 }, (_, at) => `GET /n${at}/:key_id one${at}`)
    const folder = await createProject({ 'routes.txt': lines.join('\n') })
    const { stderr } = await signalbox(folder, ['import', 'routes.txt'])
    expect(stderr).toContain('/:id, and 7 more, which --json lists\n')
  })

  it('names the routes that must move together with --beside', async () => {
    const folder = await createProject({ 'routes.txt': LIST, 'one.txt': 'GET /a', 'all.txt': 'GET /a\nGET /{*rest}' })
    const { stdout, status } = await signalbox(folder, ['import', 'routes.txt', '--beside'])
    expect({ stdout, status }).toEqual({
      stdout: `GET /places/search and GET /places/:id both match GET /places/search
GET /places/search and GET /:org/search both match GET /places/search
GET /places/:id and GET /:org/search both match GET /places/search
`,
      status: 0,
    })
    expect((await signalbox(folder, ['import', 'one.txt', '--beside'])).stdout).toBe('no routes must move together\n')
    const json = JSON.parse((await signalbox(folder, ['import', 'routes.txt', '--beside', '--json'])).stdout)
    expect([json.beside.length, json.last]).toEqual([3, []])
    const all = await signalbox(folder, ['import', 'all.txt', '--beside'])
    expect(all.stdout).toBe('GET /{*rest} matches every path: move it last\n')
  })

  it('writes files with --out, and overwrites none', async () => {
    const folder = await createProject({ 'routes.txt': `${LIST}GET /admin/users Admin/Users#index` })
    const { stdout, status } = await signalbox(folder, ['import', 'routes.txt', '--out', 'src'])
    expect({ stdout, status }).toEqual({
      stdout: `src/routes.ts written
src/middlewares.ts written
src/controllers.ts written
src/controllers/admin/users-controller.ts written
src/controllers/places-controller.ts written
src/controllers/root-controller.ts written
`,
      status: 0,
    })
    expect(await readFile(join(folder, 'src/routes.ts'), 'utf8')).toContain(
      "import { controllers } from './controllers.js'\nimport { auth } from './middlewares.js'\n",
    )
    const again = await signalbox(folder, ['import', 'routes.txt', '--out', 'src'])
    expect(again).toEqual({
      stdout: '',
      stderr: 'signalbox: src/routes.ts exists, and --out overwrites nothing: name another folder\n',
      status: 2,
    })
    // the names of the files give the controller paths back
    const [controllers, registry] = [join(folder, 'src/controllers'), join(folder, 'src/registry.ts')]
    expect((await signalbox(folder, ['controllers', controllers, '--out', registry])).stderr).toBe('')
    expect(await readFile(join(folder, 'src/registry.ts'), 'utf8')).toContain("'Admin/Users': UsersController")
  })

  it('reads a text from standard input', async () => {
    const folder = await createProject({ 'routes.txt': LIST })
    const command = `node ${join(root, 'dist/cli.js')} import - --json < routes.txt`
    const { stdout } = await run('sh', ['-c', command], folder)
    expect(JSON.parse(stdout).routes).toHaveLength(3)
  })

  it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    ['a missing text', {}, ['routes.txt'], 'cannot read routes.txt: no such file or folder'],
    ['a missing module', {}, ['app.ts'], "the file 'app.ts' does not exist"],
    ['an empty text', { 'routes.txt': ' \n' }, ['routes.txt'], 'routes.txt is empty'],
    [
      'no line of a list',
      { 'a.txt': 'GET /a x\nhello' },
      ['a.txt'],
      "a.txt:2: write METHOD /path handler +middleware, not 'hello'",
    ],
    ['broken JSON', { 'a.json': '[{]' }, ['a.json', '--from', 'list'], 'a.json is no JSON: '],
    [
      'JSON without a path',
      { 'a.json': '[{ "method": "GET" }]' },
      ['a.json'],
      'a.json: route 1 needs a method and a path, as in { "method": "GET", "path": "/places" }',
    ],
    [
      'garbage for Rails',
      { 'a.txt': 'hello' },
      ['a.txt', '--from', 'rails'],
      'a.txt has no route of Rails: give what `rails routes` or `rails routes --expanded` prints',
    ],
    ['Swagger 2.0', { 'a.yaml': 'swagger: "2.0"' }, ['a.yaml'], 'a.yaml is no OpenAPI 3 document: it has version 2.0'],
    ['broken YAML', { 'a.yaml': 'openapi: [' }, ['a.yaml'], 'a.yaml is neither JSON nor YAML: '],
    ['a document without paths', { 'a.yaml': 'openapi: 3.1.0' }, ['a.yaml'], 'a.yaml has no operation'],
    [
      'a module without a router',
      { 'app.js': 'export const x = 1' },
      ['app.js'],
      'app.js: the default export, `router` or `app` must be a router of @koa/router or a Koa application, or a router or an application of Express, with routes; it exports x',
    ],
    [
      'a wrong export',
      { 'app.js': 'export const x = 1' },
      ['app.js', '--from', 'koa', '--export', 'y'],
      'app.js: y must be a router of @koa/router or a Koa application, with routes; it exports x',
    ],
    [
      'a module that throws',
      { 'app.js': 'throw new Error("no database")' },
      ['app.js'],
      'app.js cannot be loaded: no database (app.js:1)',
    ],
    [
      'an unknown source',
      {},
      ['a', '--from', 'hono'],
      "option '-f, --from <router>' argument 'hono' is invalid. Allowed choices are koa, express, rails, openapi, list.",
    ],
    ['a router on standard input', {}, ['-', '--from', 'koa'], '--from koa needs a file: standard input has a text'],
  ])('refuses %s', async (_, files, args, message) => {
    const { stdout, stderr, status } = await signalbox(await createProject(files), ['import', ...args])
    expect(stderr).toContain(`signalbox: ${message}`)
    expect({ stdout, lines: stderr.trim().split('\n').length, status }).toEqual({ stdout: '', lines: 1, status: 2 })
  })

  it('leaves the application as it is, and ends although it listens', async () => {
    const folder = await createProject({
      'routes.txt': LIST,
      'app.js':
        "import { createServer } from 'node:http'\ncreateServer().listen(0)\nprocess.stdout.write('listens\\n')\nexport default 1",
    })
    await writeFile(join(folder, 'out'), '')
    const { stderr, status } = await signalbox(folder, ['import', 'app.js'])
    expect({ status, first: stderr.split('\n')[0] }).toEqual({ status: 2, first: 'listens' })
    expect((await signalbox(folder, ['import', 'routes.txt', '--out', 'out'])).stderr).toContain('cannot write out/')
  })
})
