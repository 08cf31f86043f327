/** `signalbox routes` as a user runs it: its options, its output and its exit status. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../examples/places/routes.js'
import { routesCommand } from '../../../src/cli/routes/command.js'
import { createProject, PING, root, run, runBuilt, signalbox } from '../../support/cli.js'

const places = (...args: string[]) => signalbox(root, ['routes', 'examples/places', ...args])

/** The file and line of a text in the example, as JSON shows them. */
const at = (name: string, text: string) => {
  const file = `examples/places/${name}`
  const line =
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex(each => each.includes(text)) + 1
  return { file, line }
}

const lines = (text: string) => text.trimEnd().split('\n')

describe('signalbox routes [file]', () => {
  it('prints the table as String(routes) does, without colours in a pipe', async () => {
    expect(await places()).toEqual({ stdout: `${routes}\n`, stderr: '', status: 0 })
  })

  it('names no file of the library as the source of what is mounted', async () => {
    const folder = await createProject({
      'routes.js': `import { createRouter, defineRoutes } from 'signalbox'
const admin = ctx => {
  ctx.body = 'admin'
}
const app = { middleware: [], callback() {} }
const inner = createRouter(defineRoutes({}, r => r)).routes()
export const routes = defineRoutes({}, r => r.mount('admin', admin).mount('app', app).mount('inner', inner).mount('none', () => {}))`,
    })
    const { stdout } = await signalbox(folder, ['routes', '--json'])
    const found = JSON.parse(stdout).filter(({ path }: { path: string }) => !path.endsWith('*path'))
    expect(
      found.map(({ middleware, source }: { middleware: string; source?: object }) => [middleware, source]),
    ).toEqual([
      ['admin', { file: 'routes.js', line: 2 }],
      ['application', undefined],
      ['dispatch', undefined],
      ['middleware', { file: 'routes.js', line: 7 }],
    ])
  })

  it('prints every table of a file, each under its name', async () => {
    const folder = await createProject({
      'routes.js': `${PING}
export const admin = defineRoutes({}, r => r.get('admin', () => {}))
export default routes`,
    })
    const { stdout, status } = await signalbox(folder, ['routes'])
    expect(stdout).toBe('admin:\nGET  /admin  (middleware)\n\nroutes:\nGET  /ping  Ping#ping\n')
    expect(status).toBe(0)
  })

  it('does not explain why no route answers a request if there are several tables', async () => {
    const folder = await createProject({
      'routes.js': `${PING}\nexport const none = defineRoutes({}, r => r)`,
    })
    const stderr = 'signalbox: no route matches --grep /nowhere\n'
    expect(await signalbox(folder, ['routes', '-g', '/nowhere'])).toEqual({ stdout: '', stderr, status: 1 })
  })

  it('loads lazy controllers only if the output shows sources', async () => {
    const folder = await createProject({
      'routes.js': `import { defineRoutes } from 'signalbox'
const load = async () => { process.stderr.write('loaded'); return class { index() {} } }
export const routes = defineRoutes({ Places: load }, r => r.resources('places', { only: ['index'] }))`,
    })
    expect(await signalbox(folder, ['routes'])).toMatchObject({ stderr: '' })
    expect(await signalbox(folder, ['routes', '--json'])).toMatchObject({ stderr: 'loaded' })
  })

  it('says on stderr that a table has no routes, and exits with 0', async () => {
    const folder = await createProject({
      'routes.js': "import { defineRoutes } from 'signalbox'\nexport default defineRoutes({}, r => r)",
    })
    expect(await signalbox(folder, ['routes'])).toEqual({
      stdout: '',
      stderr: 'signalbox: the table has no routes\n',
      status: 0,
    })
  })
})

describe('colours of signalbox routes', () => {
  const ESCAPE = '\u001b['

  it('are printed with FORCE_COLOR, which changes nothing else', async () => {
    const { stdout } = await signalbox(root, ['routes', 'examples/places'], { FORCE_COLOR: '1' })
    expect(stdout).toContain(`${ESCAPE}32mGET${ESCAPE}39m     /v1/hosts/${ESCAPE}36m:id${ESCAPE}39m`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes are what is looked for
    expect(stdout.replace(/\u001b\[\d+m/g, '')).toBe(`${routes}\n`)
  })

  it('are printed with FORCE_COLOR and NO_COLOR, without a warning', async () => {
    const { stdout, stderr } = await runBuilt(root, ['routes', 'examples/places'], { FORCE_COLOR: '1', NO_COLOR: '1' })
    expect(stdout).toContain(ESCAPE)
    expect(stderr).toBe('')
  })

  it.each([{ NO_COLOR: '1' }, { FORCE_COLOR: '0' }, {}])('are not printed to a pipe with %j', async env => {
    expect((await signalbox(root, ['routes', 'examples/places'], env)).stdout).not.toContain(ESCAPE)
  })

  it('are never printed in JSON', async () => {
    const { stdout } = await signalbox(root, ['routes', 'examples/places', '--json'], { FORCE_COLOR: '1' })
    expect(stdout).not.toContain(ESCAPE)
  })
})

describe('signalbox routes --grep', () => {
  it.each([
    { text: 'GET /v1/hosts', found: ['/v1/hosts'] },
    { text: '/V1/Hosts', found: ['/v1/hosts', '/v1/hosts/:id'] },
    { text: '/#(search|preview)$/', found: ['/v1/host/places/:id/preview', '/v1/host/places/search'] },
    { text: 'http://localhost:3000/v1/host/places/search', found: ['/v1/host/places/search'] },
    { text: 'GET /V1/HOSTS/Five', options: ['--ignore-case'], found: ['/v1/hosts/:id'] },
  ])('$text $options finds $found', async ({ text, options = [], found }) => {
    const { stdout, status } = await places('--grep', text, ...options, '--json', '--method', 'GET')
    expect(JSON.parse(stdout).map(({ path }: { path: string }) => path)).toEqual(found)
    expect(status).toBe(0)
  })

  it.each([
    [['-g', 'nowhere'], '--grep nowhere'],
    [['-g', '/nowhere', '-m', 'get'], '--method GET --grep /nowhere; GET /nowhere: 404: no route has this path'],
    [['-g', '/nowhere'], '--grep /nowhere; GET /nowhere: 404: no route has this path'],
    [['-g', 'nowhere', '-c', 'rooms', '-m', 'GET,PUT'], '--controller rooms --method GET,PUT --grep nowhere'],
    [['-g', '/ping', '-c', 'rooms'], '--controller rooms --grep /ping'],
    [['-g', 'PUT /ping'], '--grep PUT /ping; PUT /ping: 405: the path is routed for GET, HEAD'],
    [['-g', 'PUT /PING'], "--grep PUT /PING; PUT /PING: 404: no route has this path: did you mean '/ping'?"],
    [['-g', 'PUT /PING', '-i'], '--grep PUT /PING; PUT /PING: 405: the path is routed for GET, HEAD'],
    [['-g', 'serach'], "--grep serach: did you mean 'search'?"],
    [['-g', 'ping#pong'], "--grep ping#pong: did you mean 'Ping#ping'?"],
    [['-g', '/pnig'], "--grep /pnig; GET /pnig: 404: no route has this path: did you mean '/ping'?"],
    [
      ['-g', 'PUT /v1/hosts/5'],
      '--grep PUT /v1/hosts/5; PUT /v1/hosts/5: 405: the path is routed for GET, HEAD', // and no guess, such as '/v1/hosts'
    ],
    [['-g', 'rooms', '-m', 'OPTIONS'], '--method OPTIONS --grep rooms'],
    [['-g', '/serach/'], '--grep /serach/; GET /serach/: 404: no route has this path'],
  ])('exits with 1 if no route matches %j, and prints how a request would be answered', async (args, message) => {
    expect(await places(...args)).toEqual({ stdout: '', stderr: `signalbox: no route matches ${message}\n`, status: 1 })
  })

  it.each([
    ['/(/', 'signalbox: --grep /(/: Invalid regular expression: /(/u: Unterminated group\n'],
    ['/v1/hosts/%ff', 'signalbox: --grep /v1/hosts/%ff: the path has a malformed escape\n'],
  ])('refuses %s with one line on stderr and exit status 2', async (text, stderr) => {
    expect(await places('-g', text)).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('signalbox routes --grep, for a value of another kind', () => {
  it('names the kind, and guesses no path', async () => {
    const folder = await createProject({
      'routes.js': `import { defineRoutes } from 'signalbox'
class Places { index() {} show() {} }
export const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index', 'show'], id: 'integer' }))`,
    })
    expect((await signalbox(folder, ['routes', '--grep', 'DELETE /places/x'])).stderr).toBe(
      "signalbox: no route matches --grep DELETE /places/x; DELETE /places/x: 404: 'x' is not an integer for /places/:id\n",
    )
  })
})

describe('signalbox routes --use and --without', () => {
  it.each([
    [
      ['--without', 'requireUser'],
      ['/ping', '/health', '/v1/hosts', '/v1/hosts/:id'],
    ],
    [['--use', 'REQUIREUSER', '-c', 'users', '-m', 'GET'], ['/v1/user']],
    [['-g', 'requireuser', '-c', 'users', '-m', 'GET'], ['/v1/user']],
    [['-g', '/^require/', '-c', 'users', '-m', 'GET'], ['/v1/user']],
  ])('%j lists %j', async (args, found) => {
    const { stdout, status } = await places(...args, '--json')
    expect(JSON.parse(stdout).map(({ path }: { path: string }) => path)).toEqual(found)
    expect(status).toBe(0)
  })

  it.each([
    [['--use', 'requireUser', '--without', 'requireUser'], 'no route matches --use requireUser --without requireUser'],
    [
      ['--without', 'reqireUser'],
      "no route is behind 'reqireUser'; the middlewares are requireUser: did you mean 'requireUser'?",
    ],
  ])('exit with 1 if no route is found: %j', async (args, message) => {
    expect(await places(...args)).toEqual({ stdout: '', stderr: `signalbox: ${message}\n`, status: 1 })
  })
})

describe('signalbox routes --width', () => {
  it('prints groups in a pipe, as on a terminal', async () => {
    const { stdout } = await places('--width', '60', '-c', 'users')
    expect(stdout).toBe(`V1/Users  requireUser
  GET       /v1/user .... show
  PUT|PATCH /v1/user .. update
`)
  })

  it('folds the lines of --expanded', async () => {
    const { stdout } = await places('-w', '50', '-e', '-g', 'POST /v1/host/places')
    expect(stdout).toContain(`\n  source      examples/places/controllers/
              places.ts:${at('controllers/places.ts', 'async create(').line}\n`)
  })
})

describe('signalbox routes --ignore-case', () => {
  it('is refused without --grep, whose path it is for', async () => {
    const stderr = 'signalbox: --ignore-case needs --grep\n'
    expect(await places('--ignore-case')).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('signalbox routes of a table with redirects', () => {
  const source = `import { defineRoutes } from 'signalbox'
class Ping { ping() {} }
class Places { index() {} }
export const routes = defineRoutes({ Ping, Places }, r => r
  .redirect('old/:id', 'Ping#ping', { status: 308 })
  .get('places', Places, 'index')
  .get('ping', Ping, 'ping')
  .get('health', () => {}))`
  const OLD = 'GET  /old/:id  -> Ping#ping'

  it.each([
    { args: ['-g', '/old/5'], found: [OLD] },
    { args: ['-g', 'ping#ping'], found: [OLD, 'GET  /ping     Ping#ping'] },
    { args: ['-c', 'ping'], found: ['GET  /ping  Ping#ping'] },
    { args: ['-m', 'HEAD', '-g', '/old/5'], found: [OLD] },
    {
      args: ['--sort', 'target'],
      found: [OLD, 'GET  /ping     Ping#ping', 'GET  /places   Places#index', 'GET  /health   (middleware)'],
    },
    {
      args: ['-e', '-g', '/old/5'],
      found: ['GET /old/:id', '  target      -> Ping#ping', '  status      308', '  parameters  id = "5"'],
    },
  ])('lists redirects with $args', async ({ args, found }) => {
    const folder = await createProject({ 'routes.js': source })
    expect(lines((await signalbox(folder, ['routes', ...args])).stdout)).toEqual(found)
  })

  it('prints their target and status with --json', async () => {
    const folder = await createProject({ 'routes.js': source })
    const { stdout } = await signalbox(folder, ['routes', '--json', '-g', '->'])
    expect(JSON.parse(stdout)).toEqual([
      { table: 'routes', method: 'GET', path: '/old/:id', params: ['id'], redirect: 'Ping#ping', status: 308, use: [] },
    ])
  })

  it('does not list the target of a redirect with --unused', async () => {
    const folder = await createProject({ 'routes.js': source })
    expect(await signalbox(folder, ['routes', '--unused'])).toMatchObject({ status: 0, stdout: '' })
  })
})

describe('the options of signalbox routes', () => {
  it('--controller takes the end of a controller path', async () => {
    const { stdout } = await places('-c', 'rooms', '-m', 'GET,DELETE')
    expect(lines(stdout)).toEqual([
      'GET     /v1/host/places/:id/rooms           V1/Host/Places/Rooms#index    requireUser',
      'GET     /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#show     requireUser',
      'DELETE  /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#destroy  requireUser',
    ])
  })

  it('--controller lists the controllers of the table if it finds none', async () => {
    expect(await places('-c', 'plces')).toMatchObject({
      stderr:
        "signalbox: no route has the controller 'plces'; the controllers are Ping, V1/Hosts, V1/Users, V1/Host/Places, V1/Host/Places/Rooms, V1/Host/Places/Rooms/Bookings: did you mean 'Places'?\n",
      status: 1,
    })
  })

  it.each([
    { sort: 'path', first: 'GET /health', last: 'PATCH /v1/user' },
    { sort: 'method', first: 'GET /health', last: 'DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id' },
    { sort: 'target', first: 'GET /ping', last: 'GET /health' },
  ])('--sort $sort sorts the table', async ({ sort, first, last }) => {
    const sorted = lines((await places('--sort', sort)).stdout)
    const route = (line = '') => line.split(/ +/).slice(0, 2).join(' ')
    expect([route(sorted[0]), route(sorted.at(-1))]).toEqual([first, last])
    expect(sorted.sort()).toEqual(lines((await places()).stdout).sort())
  })

  it('--expanded prints parameters with the values of a request, middleware and sources', async () => {
    const { stdout } = await places('-e', '-g', '/v1/host/places/5/rooms/a%20b', '-m', 'GET')
    expect(stdout).toBe(`GET /v1/host/places/:placeId/rooms/:id
  target      V1/Host/Places/Rooms#show
  parameters  placeId = "5", id = "a b"
  summary     Show a room
  statuses    200, 400, 401, 404
  middleware  requireUser (examples/places/authenticate.ts:${at('authenticate.ts', 'const requireUser').line})
  source      examples/places/controllers/rooms.ts:${at('controllers/rooms.ts', 'async show(').line}
`)
  })

  it('--json prints the array of routes that docs/reference/command-line.md describes', async () => {
    const { stdout } = await places('--json', '-g', '/(health|hosts\\/:id|user) /', '-m', 'GET')
    expect(JSON.parse(stdout)).toEqual([
      {
        table: 'routes',
        method: 'GET',
        path: '/health',
        params: [],
        middleware: 'middleware',
        contract: {
          summary: 'Ask whether the database answers',
          returns: {
            200: {
              body: {
                type: 'object',
                properties: { ok: { type: 'boolean' } },
                required: ['ok'],
                additionalProperties: false,
              },
            },
          },
        },
        statuses: [200],
        use: [],
        source: at('routes.ts', "get('health'"),
      },
      {
        table: 'routes',
        method: 'GET',
        path: '/v1/hosts/:id',
        params: ['id'],
        target: 'V1/Hosts#show',
        controller: 'V1/Hosts',
        action: 'show',
        contract: { summary: 'Show a host', returns: expect.anything() },
        statuses: [200, 400, 404],
        use: [],
        source: at('controllers/hosts.ts', 'show('),
      },
      {
        table: 'routes',
        method: 'GET',
        path: '/v1/user',
        params: [],
        target: 'V1/Users#show',
        controller: 'V1/Users',
        action: 'show',
        contract: { summary: 'Show yourself', returns: expect.anything() },
        statuses: [200, 401],
        use: [{ name: 'requireUser', source: at('authenticate.ts', 'const requireUser') }],
        source: at('controllers/users.ts', 'show('),
      },
    ])
  })

  it('--json prints the parameters of a request', async () => {
    const [route] = JSON.parse((await places('--json', '-g', '/v1/hosts/5')).stdout)
    expect(route.matched).toEqual({ id: '5' })
  })

  it('--json prints an empty array if no route is found, and exits with 1', async () => {
    expect(await places('--json', '-g', 'nowhere')).toMatchObject({ stdout: '[]\n', status: 1 })
  })

  it('--export chooses one of several tables', async () => {
    const text = `${PING}\nexport const admin = defineRoutes({}, r => r.get('admin', () => {}))`
    const folder = await createProject({ 'routes.js': text })
    expect((await signalbox(folder, ['routes', '--export', 'admin'])).stdout).toBe('GET  /admin  (middleware)\n')
    expect(await signalbox(folder, ['routes', '--export', 'nothing'])).toMatchObject({
      stderr: "signalbox: routes.js exports no route table 'nothing'; it exports admin, routes\n",
      status: 2,
    })
  })
})

describe('the output of signalbox routes', () => {
  it('is complete even if it is long', async () => {
    const text = `import { defineRoutes } from 'signalbox'
class A { index() {} }
const many = (r, at = 0) => at === 3000 ? r : many(r.get('a/path/that/is/not/short/' + at, A, 'index'), at + 1)
export const routes = defineRoutes({ A }, r => many(r))`
    const folder = await createProject({ 'routes.js': text })
    const { stdout, status } = await signalbox(folder, ['routes', '--json'])
    expect(JSON.parse(stdout)).toHaveLength(3000)
    expect(status).toBe(0)
  })

  it('may be cut off by a closed pipe, which is not an error', async () => {
    const child = spawn(process.execPath, [join(root, 'dist/cli.js'), 'routes', 'examples/places'], { cwd: root })
    child.stdout.destroy()
    const stderr: string[] = []
    child.stderr.on('data', text => stderr.push(String(text)))
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(0)
    expect(stderr).toEqual([])
  })
})

describe.skipIf(!existsSync('/dev/full'))('signalbox routes on a full disk', () => {
  it('reports the error on one line, with exit status 2', async () => {
    const command = `"${process.execPath}" dist/cli.js routes examples/places > /dev/full`
    expect(await run('sh', ['-c', command], root)).toEqual({
      stdout: '',
      stderr: 'signalbox: the output cannot be written: ENOSPC: no space left on device, write\n',
      status: 2,
    })
  })
})

describe('routesCommand()', () => {
  it('explains its arguments and options', () => {
    const command = routesCommand().configureHelp({ helpWidth: 120 })
    let text = ''
    command.configureOutput({
      writeOut: more => {
        text += more
      },
    })
    command.outputHelp()
    expect(text).toBe(`Usage: routes [options] [file]

print the routes of an application: method, path, target and middleware

Arguments:
  file                     the file that exports the table, or its folder

Options:
  -g, --grep <text>        only routes that contain a text, match a /regular expression/ or answer a request
  -i, --ignore-case        compare the path of --grep as a router with caseSensitive: false does
  -c, --controller <name>  only routes of this controller, given by its controller path or the end of it
  -m, --method <methods>   only routes that answer requests with this method, or with one of several: GET,POST
  --use <name>             only routes behind the middleware with this name; may be repeated
  --without <name>         only routes that are not behind the middleware with this name; may be repeated
  -s, --sort <column>      sort by a column instead of the order of the table (choices: "path", "method", "target")
  -e, --expanded           print the details of each route, such as its contract and the line of its action
  -j, --json               print JSON
  -u, --unused             list the public actions that no route reaches
  -w, --width <columns>    print as on a terminal with this many columns, also in a pipe
  --watch                  print again whenever a file of the package changes
  -x, --export <name>      only this table, or what this function returns
  --import <module>        load the file with a loader such as tsx instead of jiti
  -h, --help               display help for command

Without a file, the command takes the one in package.json under
"signalbox": { "routes": "…" }. If there is none, it takes the first of
src/routes, src/routes/index, app/routes, config/routes, routes,
routes/index, dist/routes
with the extension .ts, .mts, .cts, .js, .mjs, .cjs, .tsx, .jsx.

--grep takes
  text                  a part of "METHOD path target" or of the name of a
                        middleware, ignoring case
  /expression/          a regular expression for these; /…/i ignores case
  /places/5             a path: the routes that answer it, with any method
  DELETE /places/5      a request: the route that answers it

Examples:
  $ signalbox routes
  $ signalbox routes src/app.ts --controller places
  $ signalbox routes --grep /places/5 --method DELETE --expanded
  $ signalbox routes --without authenticate
  $ signalbox routes --json | jq '.[].path'
  $ signalbox routes --unused

Exit status: 0; 1 if no route was found or --unused found an action;
2 for an error in the arguments or in a file.
`)
  })

  it.each([
    [['-u', '-m', 'GET'], "option '-u, --unused' cannot be used with option '-m, --method <methods>'"],
    [['-u', '-s', 'path'], "option '-u, --unused' cannot be used with option '-s, --sort <column>'"],
    [['-u', '-e'], "option '-u, --unused' cannot be used with option '-e, --expanded'"],
    [['-j', '-e'], "option '-j, --json' cannot be used with option '-e, --expanded'"],
    [['-m', 'GET,FETCH'], 'Allowed choices are GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, QUERY, ALL.'],
    [['-s', 'size'], 'Allowed choices are path, method, target.'],
    [['-w', '39'], 'It must be a number of columns, at least 40.'],
    [['-w', 'wide'], 'It must be a number of columns, at least 40.'],
    [['-u', '--without', 'a'], "option '-u, --unused' cannot be used with option '--without <name>'"],
  ])('refuses %j', async (args, message) => {
    const command = routesCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
    await expect(command.parseAsync(args, { from: 'user' })).rejects.toThrow(message)
  })
})
