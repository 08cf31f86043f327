/** `signalbox routes` as a user runs it: its options, its output and its exit status. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../examples/places/routes.js'
import { routesCommand } from '../../../src/cli/routes/command.js'
import { createProject, PING, root, run, runBuilt, signalbox } from '../../support/cli.js'

const places = (...args: string[]) => signalbox(root, ['routes', 'examples/places', ...args])

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
    const stderr = 'signalbox: no route answers /nowhere\n'
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

describe('signalbox routes --ignore-case', () => {
  it('is refused without --grep, whose path it is for', async () => {
    const stderr = 'signalbox: --ignore-case needs --grep\n'
    expect(await places('--ignore-case')).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('the options of signalbox routes', () => {
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
const many = (r, at = 0) => at === 1000 ? r : many(r.get('a/path/that/is/not/short/' + at, A, 'index'), at + 1)
export const routes = defineRoutes({ A }, r => many(r))`
    const folder = await createProject({ 'routes.js': text })
    const { stdout, status } = await signalbox(folder, ['routes', '--json'])
    expect(JSON.parse(stdout)).toHaveLength(1000)
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

describe('signalbox routes into a file that it may not write', () => {
  it('reports the error on one line, with exit status 2', async () => {
    const command = `"${process.execPath}" dist/cli.js routes examples/places 1< package.json`
    expect(await run('sh', ['-c', command], root)).toEqual({
      stdout: '',
      stderr: 'signalbox: the output cannot be written: EBADF: bad file descriptor, write\n',
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
  -g, --grep <text>        only routes that have all words, match a /regular expression/ or answer a request
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
  places delete         words that a route must all have, in any case: in
                        "METHOD path target", the names of its middlewares,
                        the statuses or the summary; deprecated and 404, too
  -use:authenticate     the routes that are not behind a middleware; use:… and
                        any word with - before it work alike
  no contract           or no middleware, no controller
  places.ts             also the file where the answer is written
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
