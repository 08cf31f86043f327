import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../examples/places/routes.js'
import { createProject, PING, root, run, signalbox } from '../../support/cli.js'

const places = (...args: string[]) => signalbox(root, ['routes', 'examples/places', ...args])

/** Where the example has a text, as JSON has it. */
const at = (name: string, text: string) => {
  const file = `examples/places/${name}`
  const line =
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex(each => each.includes(text)) + 1
  return { file, line, column: expect.any(Number) }
}

const lines = (text: string) => text.trimEnd().split('\n')

describe('signalbox routes [file]', () => {
  it('prints the table as String(routes) does, plain in a pipe', async () => {
    expect(await places()).toEqual({ stdout: `${routes}\n`, stderr: '', status: 0 })
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

  it('says what several tables do not have, and not what each would answer', async () => {
    const folder = await createProject({
      'routes.js': `${PING}\nexport const none = defineRoutes({}, r => r)`,
    })
    const stderr = 'signalbox: no route fits --grep /nowhere\n'
    expect(await signalbox(folder, ['routes', '-g', '/nowhere'])).toEqual({ stdout: '', stderr, status: 1 })
  })

  it('loads no controllers for the table alone', async () => {
    const folder = await createProject({
      'routes.js': `import { defineRoutes } from 'signalbox'
const load = async () => { process.stderr.write('loaded'); return class { index() {} } }
export const routes = defineRoutes({ Places: load }, r => r.resources('places', { only: ['index'] }))`,
    })
    expect(await signalbox(folder, ['routes'])).toMatchObject({ stderr: '' })
    expect(await signalbox(folder, ['routes', '--json'])).toMatchObject({ stderr: 'loaded' })
  })

  it('says so where a table has no routes', async () => {
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

describe('colours', () => {
  const ESCAPE = '\u001b['

  it('are there with FORCE_COLOR, and say what the plain text says', async () => {
    const { stdout } = await signalbox(root, ['routes', 'examples/places'], { FORCE_COLOR: '1' })
    expect(stdout).toContain(`${ESCAPE}32mGET${ESCAPE}39m     /v1/hosts/${ESCAPE}36m:id${ESCAPE}39m`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes are what is looked for
    expect(stdout.replace(/\u001b\[\d+m/g, '')).toBe(`${routes}\n`)
  })

  it.each([{ NO_COLOR: '1' }, { FORCE_COLOR: '0' }, {}])('are not there in a pipe with %j', async env => {
    expect((await signalbox(root, ['routes', 'examples/places'], env)).stdout).not.toContain(ESCAPE)
  })

  it('are never in JSON', async () => {
    const { stdout } = await signalbox(root, ['routes', 'examples/places', '--json'], { FORCE_COLOR: '1' })
    expect(stdout).not.toContain(ESCAPE)
  })
})

describe('signalbox routes --grep', () => {
  it.each([
    { asked: 'GET /v1/hosts', found: ['/v1/hosts'] },
    { asked: '/V1/Hosts', found: ['/v1/hosts', '/v1/hosts/:id'] },
    { asked: '/#(search|preview)$/', found: ['/v1/host/places/:id/preview', '/v1/host/places/search'] },
    { asked: 'http://localhost:3000/v1/host/places/search', found: ['/v1/host/places/search'] },
  ])('$asked finds $found', async ({ asked, found }) => {
    const { stdout, status } = await places('--grep', asked, '--json', '--method', 'GET')
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
  ])('%j finds nothing: says so, and for a request what it is answered, and exits with 1', async (args, says) => {
    expect(await places(...args)).toEqual({ stdout: '', stderr: `signalbox: no route fits ${says}\n`, status: 1 })
  })

  it.each([
    ['/(/', 'signalbox: --grep /(/: Invalid regular expression: /(/u: Unterminated group\n'],
    ['/v1/hosts/%ff', 'signalbox: --grep /v1/hosts/%ff: the path has a malformed escape\n'],
  ])('%s is refused in one line, with exit status 2', async (asked, stderr) => {
    expect(await places('-g', asked)).toEqual({ stdout: '', stderr, status: 2 })
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
  ])('$args', async ({ args, found }) => {
    const folder = await createProject({ 'routes.js': source })
    expect(lines((await signalbox(folder, ['routes', ...args])).stdout)).toEqual(found)
  })

  it('--json has the target that they lead to, and the status', async () => {
    const folder = await createProject({ 'routes.js': source })
    const { stdout } = await signalbox(folder, ['routes', '--json', '-g', '->'])
    expect(JSON.parse(stdout)).toEqual([
      { table: 'routes', method: 'GET', path: '/old/:id', params: ['id'], redirect: 'Ping#ping', status: 308, use: [] },
    ])
  })

  it('--unused asks for routes, not for redirects', async () => {
    const folder = await createProject({ 'routes.js': source })
    expect(await signalbox(folder, ['routes', '--unused'])).toMatchObject({ status: 0, stdout: '' })
  })
})

describe('signalbox routes with a choice of routes', () => {
  it('--controller takes the end of a controller path', async () => {
    const { stdout } = await places('-c', 'rooms', '-m', 'GET,DELETE')
    expect(lines(stdout)).toEqual([
      'GET     /v1/host/places/:id/rooms           V1/Host/Places/Rooms#index    authenticate',
      'GET     /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#show     authenticate',
      'DELETE  /v1/host/places/:placeId/rooms/:id  V1/Host/Places/Rooms#destroy  authenticate',
    ])
  })

  it('--controller names those that there are where it finds none', async () => {
    expect(await places('-c', 'plces')).toMatchObject({
      stderr:
        "signalbox: no route has the controller 'plces'; there are Ping, V1/Hosts, V1/Users, V1/Host/Places, V1/Host/Places/Rooms, V1/Host/Places/Rooms/Bookings\n",
      status: 1,
    })
  })

  it.each([
    { sort: 'path', first: 'GET /health', last: 'PATCH /v1/user' },
    { sort: 'method', first: 'GET /health', last: 'DELETE /v1/host/places/:placeId/rooms/:roomId/bookings/:id' },
    { sort: 'target', first: 'GET /ping', last: 'GET /health' },
  ])('--sort $sort', async ({ sort, first, last }) => {
    const sorted = lines((await places('--sort', sort)).stdout)
    const route = (line = '') => line.split(/ +/).slice(0, 2).join(' ')
    expect([route(sorted[0]), route(sorted.at(-1))]).toEqual([first, last])
    expect(sorted.sort()).toEqual(lines((await places()).stdout).sort())
  })

  it('--expanded shows parameters, those of the request too, middlewares and sources', async () => {
    const { stdout } = await places('-e', '-g', '/v1/host/places/5/rooms/a%20b', '-m', 'GET')
    expect(stdout).toBe(`GET /v1/host/places/:placeId/rooms/:id
  target      V1/Host/Places/Rooms#show
  parameters  placeId = "5", id = "a b"
  middleware  authenticate (examples/places/authenticate.ts:${at('authenticate.ts', 'const authenticate').line})
  source      examples/places/controllers/rooms.ts:${at('controllers/rooms.ts', 'show(').line}
`)
  })

  it('--json is an array of routes as docs/command-line.md describes it', async () => {
    const { stdout } = await places('--json', '-g', '/(health|hosts\\/:id|user) /', '-m', 'GET')
    expect(JSON.parse(stdout)).toEqual([
      {
        table: 'routes',
        method: 'GET',
        path: '/health',
        params: [],
        middleware: 'middleware',
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
        use: [{ name: 'authenticate', source: at('authenticate.ts', 'const authenticate') }],
        source: at('controllers/users.ts', 'show('),
      },
    ])
  })

  it('--json --grep with the path of a request gives its parameters', async () => {
    const [route] = JSON.parse((await places('--json', '-g', '/v1/hosts/5')).stdout)
    expect(route.matched).toEqual({ id: '5' })
  })

  it('--json of nothing is an empty array, with exit status 1', async () => {
    expect(await places('--json', '-g', 'nowhere')).toMatchObject({ stdout: '[]\n', status: 1 })
  })

  it('--export takes one table of several', async () => {
    const text = `${PING}\nexport const admin = defineRoutes({}, r => r.get('admin', () => {}))`
    const folder = await createProject({ 'routes.js': text })
    expect((await signalbox(folder, ['routes', '--export', 'admin'])).stdout).toBe('GET  /admin  (middleware)\n')
    expect(await signalbox(folder, ['routes', '--export', 'nothing'])).toMatchObject({
      stderr: "signalbox: routes.js exports no route table 'nothing'; it exports admin, routes\n",
      status: 2,
    })
  })
})

describe('the output', () => {
  it('is written to its end, however long', async () => {
    const text = `import { defineRoutes } from 'signalbox'
class A { index() {} }
const many = (r, at = 0) => at === 3000 ? r : many(r.get('a/path/that/is/not/short/' + at, A, 'index'), at + 1)
export const routes = defineRoutes({ A }, r => many(r))`
    const folder = await createProject({ 'routes.js': text })
    const { stdout, status } = await signalbox(folder, ['routes', '--json'])
    expect(JSON.parse(stdout)).toHaveLength(3000)
    expect(status).toBe(0)
  })

  it('may be read in part: a closed pipe is no error', async () => {
    const child = spawn(process.execPath, [join(root, 'dist/cli.js'), 'routes', 'examples/places'], { cwd: root })
    child.stdout.destroy()
    const stderr: string[] = []
    child.stderr.on('data', text => stderr.push(String(text)))
    expect(await new Promise(resolve => child.once('close', resolve))).toBe(0)
    expect(stderr).toEqual([])
  })
})

describe.skipIf(!existsSync('/dev/full'))('a full disk', () => {
  it('is told in one line, with exit status 2', async () => {
    const command = `"${process.execPath}" dist/cli.js routes examples/places > /dev/full`
    expect(await run('sh', ['-c', command], root)).toEqual({
      stdout: '',
      stderr: 'signalbox: cannot print: ENOSPC: no space left on device, write\n',
      status: 2,
    })
  })
})

describe('signalbox', () => {
  it.each([
    [
      ['--help'],
      'Usage: signalbox [options] [command]\n\nThe route table of a Koa application, on the command line.\n',
    ],
    [['--help'], '  $ signalbox controllers src/controllers --watch\n  $ signalbox routes --help\n'],
    [['routes', '--help'], '$ signalbox routes --grep /places/5 --method DELETE --expanded'],
    [['help', 'routes'], 'Usage: signalbox routes [options] [file]'],
    [['--version'], '0.1.0'],
  ])('%j says what it is', async (args, text) => {
    const { stdout, stderr, status } = await signalbox(root, args)
    expect(stdout).toContain(text)
    expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(80)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  })

  it.each([
    [['controllers', 'error: a'], 'signalbox: cannot read error: a: there is no such file or folder\n'],
    [['routez'], "signalbox: unknown command 'routez' (Did you mean routes?)\n"],
    [['routes', '--exapnded'], "signalbox: unknown option '--exapnded' (Did you mean --expanded?)\n"],
    [['routes', 'a', 'b'], "signalbox: too many arguments for 'routes'. Expected 1 argument but got 2.\n"],
    [
      ['routes', '--method', 'FETCH'],
      "signalbox: option '-m, --method <methods>' argument 'FETCH' is invalid. Allowed choices are GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, ALL.\n",
    ],
    [
      ['routes', '-u', '-s', 'path'],
      "signalbox: option '-u, --unused' cannot be used with option '-s, --sort <column>'\n",
    ],
    [['routes', '-j', '-e'], "signalbox: option '-j, --json' cannot be used with option '-e, --expanded'\n"],
  ])('%j is refused in one line, with exit status 2', async (args, stderr) => {
    expect(await signalbox(root, args)).toEqual({ stdout: '', stderr, status: 2 })
  })

  it('without a command shows its help and exits with 2', async () => {
    const { stdout, stderr, status } = await signalbox(root, [])
    expect(stdout).toBe('')
    expect(stderr).toContain('Usage: signalbox')
    expect(status).toBe(2)
  })
})
