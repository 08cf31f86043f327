/** `signalbox openapi` as a user runs it: its options, its output and its exit status. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openApiCommand } from '../../../src/cli/openapi/command.js'
import { createProject, PING, root, signalbox } from '../../support/cli.js'
import { noOption } from '../../support/lists.js'

const PACKAGE = { 'package.json': '{ "name": "pings", "version": "1.2.3", "type": "module" }' }
const project = (files: Readonly<Record<string, string>> = {}) =>
  createProject({ ...PACKAGE, 'routes.js': PING, ...files })

/** A schema by hand, in a module of its own. */
const SCHEMA = `export const schema = json => ({ '~standard': { version: 1, vendor: 'hand', validate: value => ({ value }),
  jsonSchema: { input: () => { if (!json) throw new Error('a Date has no form in JSON'); return json } } } })
`
const DATES = `import { defineRoutes } from 'signalbox'
import { schema } from './schema.js'
class Pings { static contract = { create: { body: schema() }, index: { returns: schema() } }; create() {} index() {} }
export const routes = defineRoutes({ Pings }, r => r.resources('pings', { only: ['create', 'index'] }))
`

describe('signalbox openapi [file]', () => {
  it('prints the document as JSON, with the name and the version of the package', async () => {
    const { stdout, stderr, status } = await signalbox(await project(), ['openapi'])
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(JSON.parse(stdout)).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'pings', version: '1.2.3' },
      paths: { '/ping': { get: { operationId: 'get_ping', tags: ['Ping'] } } },
    })
  })

  it('prints what the application prints to stderr', async () => {
    const folder = await project({ 'routes.js': `${PING}process.stdout.write('loaded')\n` })
    const { stdout, stderr } = await signalbox(folder, ['openapi'])
    expect(stderr).toBe('loaded')
    expect(JSON.parse(stdout)).toHaveProperty('paths')
  })

  it('loads lazy controllers, whose contracts the document needs', async () => {
    const folder = await project({
      'schema.js': SCHEMA,
      'routes.js': `import { defineRoutes } from 'signalbox'
import { schema } from './schema.js'
const load = async () => class { static contract = { index: { summary: 'All pings' } }; index() {} }
export const routes = defineRoutes({ Pings: load }, r => r.resources('pings', { only: ['index'] }))`,
    })
    const { stdout } = await signalbox(folder, ['openapi'])
    expect(JSON.parse(stdout)).toMatchObject({ paths: { '/pings': { get: { summary: 'All pings' } } } })
  })

  it('names the routes that the document lacks on stderr', async () => {
    const folder = await project({
      'routes.js': `${PING}export default defineRoutes({}, r => r.mount('admin', () => {}))\n`,
    })
    const { stderr, status } = await signalbox(folder, ['openapi', '--export', 'default'])
    expect(stderr).toBe(`signalbox: not in the document: ALL /admin: it takes every method, and has no contract
signalbox: not in the document: ALL /admin/*path: it takes every method, and has no contract
`)
    expect(status).toBe(0)
  })

  it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    ['a missing file', {}, ['nothing.js'], "the file 'nothing.js' does not exist"],
    [
      'a router',
      {
        'app.js':
          "import { createRouter } from 'signalbox'\nimport { routes } from './routes.js'\nexport const router = createRouter(routes)",
      },
      ['app.js'],
      "app.js exports no route table such as `export const routes = defineRoutes(…)`; it exports router; 'router' is a router: export what you pass to createRouter",
    ],
    [
      'several tables',
      { 'routes.js': `${PING}export const admin = defineRoutes({}, r => r)` },
      [],
      'routes.js exports several route tables: choose one with --export: admin, routes',
    ],
    [
      'a package without a version',
      { 'package.json': '{ "name": "pings", "type": "module" }' },
      [],
      'package.json has no version, which the document needs: add it, or name a module with `{ info: { title, version } }` by --config',
    ],
    [
      'a package without a name',
      { 'package.json': '{ "type": "module" }' },
      [],
      'package.json has no name, which the document needs: add it, or name a module with `{ info: { title, version } }` by --config',
    ],
    [
      'a controller that cannot be loaded',
      {
        'routes.js': `import { defineRoutes } from 'signalbox'
export const routes = defineRoutes({ Pings: async () => { throw new Error('no such file') } }, r => r.resources('pings', { only: ['index'] }))`,
      },
      [],
      "routes.js: defineRoutes: the loader of 'Pings' failed: no such file",
    ],
    ['another extension', {}, ['--out', 'openapi.txt'], '--out openapi.txt: the name must end in .json, .yaml or .yml'],
    ['--check without --out', {}, ['--check'], '--check needs --out, the file of the document'],
    ['--watch without --out', {}, ['--watch'], '--watch needs --out, the file of the document'],
    ['a misspelt option', {}, ['--confg', 'a.js'], "unknown option '--confg' (Did you mean --config?)"],
    [
      'a misspelt export',
      {},
      ['-x', 'ruotes'],
      "routes.js exports no route table 'ruotes'; it exports routes: did you mean 'routes'?",
    ],
  ])('refuses %s with one line on stderr and exit status 2', async (_what, files, args, message) => {
    const folder = await project(files)
    expect(await signalbox(folder, ['openapi', ...args])).toEqual({
      stdout: '',
      stderr: `signalbox: ${message}\n`,
      status: 2,
    })
  })
})

describe('signalbox openapi with a table whose document is refused', () => {
  it('names the target and the member of each contract with a problem, one on each line', async () => {
    const folder = await project({ 'schema.js': SCHEMA, 'routes.js': DATES })
    const { stdout, stderr, status } = await signalbox(folder, ['openapi', '--out', 'openapi.json'])
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr.split('\n').map(line => line.split(': a Date')[0])).toEqual([
      "signalbox: routes.js: 'returns.200' in the contract of 'Pings#index'",
      "signalbox: routes.js: 'body' in the contract of 'Pings#create'",
      '',
    ])
  })
})

describe('signalbox openapi without a package.json', () => {
  it('needs --config for the title and the version', async () => {
    const folder = await createProject({ 'routes.mjs': PING }, {})
    expect((await signalbox(folder, ['openapi'])).stderr).toBe(
      'signalbox: no package.json has a name and a version for the document: name a module with `{ info: { title, version } }` by --config\n',
    )
    await writeFile(join(folder, 'openapi.mjs'), "export default { info: { title: 'Pings', version: '1' } }")
    expect((await signalbox(folder, ['openapi', '--config', 'openapi.mjs'])).status).toBe(0)
  })
})

describe('signalbox openapi --config', () => {
  it.each<[string, string, string]>([
    [
      'an ES module',
      'openapi.js',
      "export default { info: { title: 'Pings', version: '1' }, servers: [{ url: 'https://a' }] }",
    ],
    [
      'CommonJS',
      'openapi.cjs',
      "module.exports = { info: { title: 'Pings', version: '1' }, servers: [{ url: 'https://a' }] }",
    ],
    [
      'TypeScript that was compiled to CommonJS',
      'openapi.cjs',
      "exports.__esModule = true\nexports.default = { info: { title: 'Pings', version: '1' }, servers: [{ url: 'https://a' }] }",
    ],
    [
      'TypeScript',
      'openapi.ts',
      "const options: object = { info: { title: 'Pings', version: '1' }, servers: [{ url: 'https://a' }] }\nexport default options",
    ],
  ])('gives the options of openapi() as the default export of %s', async (_what, file, text) => {
    const { stdout, stderr } = await signalbox(await project({ [file]: text }), ['openapi', '--config', file])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toMatchObject({
      info: { title: 'Pings', version: '1' },
      servers: [{ url: 'https://a' }],
    })
  })

  it('leaves the title and the version to the package where it has none', async () => {
    const folder = await project({ 'openapi.js': "export default { servers: [{ url: 'https://a' }] }" })
    const { stdout } = await signalbox(folder, ['openapi', '-c', 'openapi.js'])
    expect(JSON.parse(stdout)).toMatchObject({ info: { title: 'pings', version: '1.2.3' }, servers: [{}] })
  })

  it('takes onOmitted in place of lines on stderr', async () => {
    const folder = await project({
      'routes.js':
        "import { defineRoutes } from 'signalbox'\nexport default defineRoutes({}, r => r.mount('admin', () => {}))",
      'openapi.js': "export default { onOmitted: all => process.stderr.write(all.length + ' omitted') }",
    })
    expect((await signalbox(folder, ['openapi', '-c', 'openapi.js'])).stderr).toBe('2 omitted')
  })

  it.each([
    ['a missing file', 'other.js', '', '--config other.js: the file does not exist'],
    [
      'a file without a default export',
      'openapi.js',
      'export const info = {}',
      'openapi.js must have the options of openapi() as its default export, as in `export default { info: … }`; it exports info',
    ],
    [
      'a misspelt option',
      'openapi.js',
      'export default { servres: [] }',
      `openapi.js: ${noOption('openapi', 'servres')}: did you mean 'servers'?`,
    ],
    [
      'a wrong option',
      'openapi.js',
      "export default { servers: 'https://a' }",
      "openapi.js: servers must be a list of objects, as in [{ url: 'https://api.example.com' }]",
    ],
    [
      'a file with an error',
      'openapi.js',
      'export default missing',
      'openapi.js cannot be loaded: ReferenceError: missing is not defined (openapi.js:1)',
    ],
  ])('refuses %s', async (_what, file, text, message) => {
    const folder = await project({ 'openapi.js': text })
    expect(await signalbox(folder, ['openapi', '--config', file])).toEqual({
      stdout: '',
      stderr: `signalbox: ${message}\n`,
      status: 2,
    })
  })
})

describe('signalbox openapi --out', () => {
  it.each<[string, (text: string) => unknown]>([
    ['docs/openapi.yaml', text => parse(text)],
    ['openapi.yml', text => parse(text)],
    ['openapi.json', text => JSON.parse(text)],
  ])('writes %s, and leaves it alone while it says the same', async (out, read) => {
    const folder = await project()
    const written = await signalbox(folder, ['openapi', '--out', out])
    expect(written).toEqual({ stdout: `${out} written: 1 operation\n`, stderr: '', status: 0 })
    const text = await readFile(join(folder, out), 'utf8')
    const printed = JSON.parse((await signalbox(folder, ['openapi'])).stdout)
    expect(printed).toMatchObject({ 'x-generator': 'signalbox openapi' })
    expect(read(text)).toEqual(printed)
    const formatted = `\n${text.replaceAll('\n', '\r\n')}`
    await writeFile(join(folder, out), formatted)
    expect((await signalbox(folder, ['openapi', '-o', out])).stdout).toBe(`${out} is up to date: 1 operation\n`)
    expect(await readFile(join(folder, out), 'utf8')).toBe(formatted)
  })

  it('writes the same text on each run', async () => {
    const [one, other] = [await project(), await project()]
    for (const folder of [one, other]) await signalbox(folder, ['openapi', '--out', 'openapi.yaml'])
    expect(await readFile(join(one, 'openapi.yaml'), 'utf8')).toBe(await readFile(join(other, 'openapi.yaml'), 'utf8'))
  })

  it.each([
    ['', 'an empty file'],
    [
      '<<<<<<< HEAD\nopenapi: 3.1.0\n=======\nopenapi: 3.1.1\n>>>>>>> main\nx-generator: signalbox openapi\n',
      'a file with a conflict of git',
    ],
    ["{ 'openapi': '3.0.0', 'x-generator': 'signalbox openapi' }", 'a document of another version'],
  ])('replaces %j: %s', async text => {
    const folder = await project({ 'openapi.yaml': text })
    const { stdout } = await signalbox(folder, ['openapi', '--out', 'openapi.yaml'])
    expect(stdout).toBe('openapi.yaml written: 1 operation\n')
  })

  it.each([
    ['package.json', PACKAGE['package.json']],
    ['own.yaml', 'openapi: 3.1.0\ninfo: { title: a, version: "1" }\n'],
    ['own.json', '{ "openapi": "3.1.0", "x-generator": "another" }'],
  ])('refuses a file that it has not written: %s', async (out, text) => {
    const folder = await project({ [out]: text })
    for (const more of [[], ['--check'], ['--watch']]) {
      const { stderr, status } = await signalbox(folder, ['openapi', '--out', out, ...more])
      expect(stderr).toBe(
        `signalbox: ${out} was not generated by this command: move it, or name another file with --out\n`,
      )
      expect(status).toBe(2)
    }
    expect(await readFile(join(folder, out), 'utf8')).toBe(text)
  })

  it('says why it cannot write', async () => {
    const folder = await project({ 'a.json/b': '', c: '' })
    expect((await signalbox(folder, ['openapi', '--out', 'a.json'])).stderr).toBe(
      'signalbox: cannot read a.json: it is a folder\n',
    )
    expect((await signalbox(folder, ['openapi', '--out', 'c/d.json'])).stderr).toBe(
      'signalbox: cannot read c/d.json: a part of the path is not a folder\n',
    )
  })
})

describe('signalbox openapi --check', () => {
  const check = async (text: string | undefined, out = 'openapi.yaml') => {
    const folder = await project(text === undefined ? {} : { [out]: text })
    const ran = await signalbox(folder, ['openapi', '--out', out, '--check'])
    if (text !== undefined) expect(await readFile(join(folder, out), 'utf8')).toBe(text)
    return ran
  }

  it('exits with 0 where the document is up to date, however it is laid out', async () => {
    const { stdout } = await signalbox(await project(), ['openapi'])
    for (const text of [stdout, JSON.stringify(JSON.parse(stdout))])
      expect(await check(text)).toEqual({ stdout: 'openapi.yaml is up to date: 1 operation\n', stderr: '', status: 0 })
  })

  it.each([
    [undefined, 'does not exist'],
    [' ', 'is empty'],
    ['x-generator: signalbox openapi\n  a: [\n', 'cannot be parsed'],
    ['openapi: 3.0.0\nx-generator: signalbox openapi\n', 'has "3.0.0" at openapi, and the table gives "3.1.0"'],
    ['openapi: 3.1.0\ninfo: { title: pings, version: 1.2.3 }\nx-generator: signalbox openapi\n', 'lacks tags'],
  ])('exits with 1, says what differs first, and writes nothing: %j', async (text, reason) => {
    const { stdout, stderr, status } = await check(text)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toMatch(/^signalbox: openapi\.yaml .*: run the command without --check\n$/)
    expect(stderr).toContain(`openapi.yaml ${reason}`)
  })

  it.each(['conduit', 'places'])('finds the document of examples/%s up to date', async example => {
    const folder = join(root, 'examples', example)
    const { stdout, stderr, status } = await signalbox(folder, [
      ...['openapi', '--config', 'openapi.ts', '--out', 'openapi.json', '--check'],
    ])
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toMatch(/^openapi\.json is up to date: \d+ operations\n$/)
  })
})

describe('openApiCommand()', () => {
  it('explains its arguments and options', () => {
    const command = openApiCommand().configureHelp({ helpWidth: 120 })
    let text = ''
    command.configureOutput({
      writeOut: more => {
        text += more
      },
    })
    command.outputHelp()
    expect(text).toBe(`Usage: openapi [options] [file]

write the OpenAPI document of a table, as JSON or YAML

Arguments:
  file                 the file that exports the table, or its folder

Options:
  -o, --out <file>     the document to write: .json, .yaml or .yml (default: JSON to stdout)
  -c, --config <file>  a module whose default export is the options of openapi()
  --check              write nothing, and fail if the document is out of date
  --watch              keep the document up to date while the files of the package change
  -x, --export <name>  this table, or what this function returns
  --import <module>    load the files with a loader such as tsx instead of jiti
  -h, --help           display help for command

Without a file, the command takes the one that \`signalbox routes\` takes.

Examples:
  $ signalbox openapi | jq .paths
  $ signalbox openapi --out openapi.yaml --config openapi.config.ts
  $ signalbox openapi --out openapi.yaml --config openapi.config.ts --check

Exit status: 0; 1 if --check finds the document out of date;
2 for an error in the arguments or in a file.
`)
  })

  it('refuses --check with --watch', async () => {
    const command = openApiCommand()
      .exitOverride()
      .configureOutput({ writeErr: () => {} })
    await expect(command.parseAsync(['--check', '--watch'], { from: 'user' })).rejects.toThrow(
      "option '--check' cannot be used with option '--watch'",
    )
  })
})
