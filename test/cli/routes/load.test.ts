import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, isInside, PING, signalbox } from '../../support/cli.js'

const PING_LINE = 'GET  /ping  Ping#ping\n'
const ok = (stdout: string) => ({ stdout, stderr: '', status: 0 })
const failed = (stderr: string) => ({ stdout: '', stderr: `signalbox: ${stderr}\n`, status: 2 })
const CONTROLLER = 'export class PingController {\n  ping() {}\n}\n'
const PARTED = (specifier: string) => `import { defineRoutes } from 'signalbox'
import { PingController } from '${specifier}'
export const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))
`

describe('the file of signalbox routes', () => {
  it.each([
    'src/routes.ts',
    'src/routes/index.ts',
    'app/routes.mts',
    'config/routes.js',
    'routes.mjs',
    'dist/routes.js',
  ])('is %s where none is named', async file => {
    const folder = await createProject({ [file]: PING })
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })

  it('is found from a folder inside the project', async () => {
    const folder = await createProject({ 'src/routes.ts': PING, 'src/deep/down.txt': '' })
    expect(await signalbox(join(folder, 'src/deep'), ['routes'])).toEqual(ok(PING_LINE))
  })

  it('is the one that package.json names', async () => {
    const folder = await createProject({
      'package.json': '{ "type": "module", "signalbox": { "routes": "lib/table" } }',
      'src/routes.ts': 'export {}',
      'lib/table.ts': PING,
    })
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })

  it.each([['lib'], ['lib/routes'], ['lib/routes.ts'], ['./lib/']])(
    'is named with or without its end: %s',
    async name => {
      const folder = await createProject({ 'lib/routes.ts': PING })
      expect(await signalbox(folder, ['routes', name])).toEqual(ok(PING_LINE))
    },
  )

  it.each([
    { name: ['nope.ts'], says: "there is no file 'nope.ts'" },
    {
      name: ['lib'],
      says: "the folder 'lib' has no file of routes (looked for src/routes, src/routes/index, app/routes, config/routes, routes, routes/index, dist/routes)",
    },
    {
      name: [],
      says: 'no file of routes was found: name one, as in `signalbox routes src/app.ts`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for src/routes, src/routes/index, app/routes, config/routes, routes, routes/index, dist/routes)',
    },
  ])('that is not there is told in one line: $name', async ({ name, says }) => {
    const folder = await createProject({})
    await mkdir(join(folder, 'lib'))
    expect(await signalbox(folder, ['routes', ...name])).toEqual(failed(says))
  })

  it.each([
    ['{ "signalbox": { "routes": "gone.ts" } }', "there is no file 'gone.ts', which FOLDER/package.json names"],
    [
      '{ "signalbox": { "routes": 5 } }',
      '"signalbox": { "routes": … } in FOLDER/package.json must be the path of a file',
    ],
    ['{ "signalbox": ', expect.stringMatching(/^signalbox: .*package\.json cannot be read: .*JSON.*\n$/)],
  ])('that package.json names wrongly is told in one line: %s', async (text, says) => {
    const folder = await createProject({ 'package.json': text })
    const stderr = typeof says === 'string' ? failed(says.replace('FOLDER', folder)).stderr : says
    expect(await signalbox(folder, ['routes'])).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('the project of signalbox routes', () => {
  it.each([
    { kind: 'TypeScript, `.js` for `.ts`', files: { 'routes.ts': PARTED('./ping.js'), 'ping.ts': CONTROLLER } },
    { kind: 'TypeScript, no extensions', files: { 'routes.ts': PARTED('./ping'), 'ping.ts': CONTROLLER } },
    {
      kind: 'TypeScript in a CommonJS package',
      files: { 'package.json': '{}', 'routes.ts': `import path = require('node:path')\n${PING}path.sep + __dirname` },
    },
    {
      kind: '`paths` of tsconfig.json, with comments in it',
      files: {
        'tsconfig.json': '{ // aliases\n "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }',
        'src/routes.ts': PARTED('@/ping.js'),
        'lib/ping.ts': CONTROLLER,
      },
    },
    {
      kind: 'top-level await, `import type`, an enum, a parameter property',
      files: {
        'routes.ts': `import type { Nothing } from './nowhere.js'
enum Kind { A }
const wait = await new Promise<Kind>(resolve => setTimeout(resolve, 5, Kind.A))
export class PingController {
  constructor(readonly ctx: Nothing) {}
  ping() {}
}
${PING.replace(/export class[^}]*}\n}\n/, '')}`,
      },
    },
    {
      kind: 'decorators',
      files: {
        'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
        'routes.ts': `function log(_target: object, _name: string, member: PropertyDescriptor) { return member }\n${PING.replace('ping() {}', '@log ping() {}')}`,
      },
    },
    { kind: 'ES modules', files: { 'routes.js': PARTED('./ping.js'), 'ping.js': CONTROLLER } },
    {
      kind: 'CommonJS with names',
      files: {
        'package.json': '{}',
        'routes.js': `const { defineRoutes } = require('signalbox')
class PingController { ping() {} }
exports.routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))`,
      },
    },
    {
      kind: 'CommonJS whose export is the table',
      files: {
        'routes.cjs': `const { defineRoutes } = require('signalbox')
class PingController { ping() {} }
module.exports = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))`,
      },
    },
    {
      kind: 'a default export',
      files: { 'routes.ts': `${PING.replace('export const', 'const')}export default routes` },
    },
    {
      kind: 'a default export that holds it',
      files: { 'routes.ts': `${PING.replace('export const', 'const')}export default { routes }` },
    },
  ])('may be of any kind: $kind', async ({ files }) => {
    const folder = await createProject(files)
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })

  it('may be loaded by a loader of its own: --import', async () => {
    const files = {
      'loader.mjs': 'globalThis.isPrepared = true',
      'routes.mjs': `${PING}if (!globalThis.isPrepared) throw new Error('it is not prepared')`,
    }
    expect((await signalbox(await createProject(files), ['routes'])).status).toBe(2)
    const folder = await createProject(files)
    expect(await signalbox(folder, ['routes', '--import', './loader.mjs'])).toEqual(ok(PING_LINE))
    expect(await signalbox(folder, ['routes', '--import', 'nowhere'])).toEqual(
      failed(`--import nowhere: there is no such module in ${folder}`),
    )
  })

  // In the thread of a test no loader can be registered.
  it.skipIf(isInside)('may be TypeScript of another compiler: --import tsx', async () => {
    const STANDARD = `function log<This>(value: This, context: ClassMethodDecoratorContext) {
  context.addInitializer(() => {})
  return value
}
${PING.replace('ping() {}', '@log ping() {}')}`
    const folder = await createProject({ 'routes.ts': STANDARD })
    expect(
      await signalbox(folder, [
        'routes',
        '--import',
        join(import.meta.dirname, '../../../node_modules/tsx/dist/esm/index.mjs'),
      ]),
    ).toEqual(ok(PING_LINE))
  })

  it('may print while it loads: that goes to stderr, so that stdout is the table', async () => {
    const folder = await createProject({ 'routes.ts': `${PING}process.stdout.write('connected\\n')` })
    expect(await signalbox(folder, ['routes'])).toEqual({ stdout: PING_LINE, stderr: 'connected\n', status: 0 })
  })

  it('may leave a server and a timer open: the process ends', async () => {
    const folder = await createProject({
      'routes.ts': `import { createServer } from 'node:http'\n${PING}createServer().listen(0)\nsetInterval(() => {}, 1000)`,
    })
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })
})

describe('a file that cannot be read as a table', () => {
  it.each([
    {
      what: 'exports no table',
      text: 'export const app = {}, other = []',
      says: 'routes.ts exports no route table, as `export const routes = defineRoutes(…)` does; it exports app, other',
    },
    {
      what: 'exports nothing',
      text: 'const x = 1',
      says: 'routes.ts exports no route table, as `export const routes = defineRoutes(…)` does; it exports nothing',
    },
    {
      what: 'exports a plain copy of a table',
      text: PING.replace(/$/, 'export const copy = [...routes]').replace('export const routes', 'const routes'),
      says: 'routes.ts exports no route table, as `export const routes = defineRoutes(…)` does; it exports PingController, copy',
    },
    {
      what: 'throws in another file',
      text: "import './lib/broken.js'",
      says: 'routes.ts cannot be loaded: TypeError: the key is missing (lib/broken.ts:3)',
    },
    {
      what: 'throws a text',
      text: "throw 'no\\n luck'",
      says: 'routes.ts cannot be loaded: it throws no luck',
    },
    {
      what: 'defines a wrong table',
      text: `${PING}
defineRoutes({}, r => r
  .get('health', () => {})
  .resources('plces'))`,
      says: "routes.ts cannot be loaded: RouteError: resources('plces') needs the controller 'Plces', which is not registered (routes.ts:9)",
    },
    {
      what: 'is no TypeScript',
      text: 'export const a = 1\nconst b = = 2',
      says: 'routes.ts cannot be loaded: ParseError: Unexpected token routes.ts:2:10',
    },
    {
      what: 'imports what is not there',
      text: "import './nowhere.js'",
      says: "routes.ts cannot be loaded: Cannot find module './nowhere.js' (routes.ts:1)",
    },
    {
      what: 'ends the process',
      text: 'process.exit(0)',
      says: 'routes.ts cannot be loaded: it ends the process, or waits for something that never comes',
    },
    {
      what: 'fails in a callback while it loads',
      text: "setTimeout(() => { throw new Error('too late') })\nawait new Promise(resolve => setTimeout(resolve, 500))",
      says: 'routes.ts cannot be loaded: too late (routes.ts:1)',
    },
  ])('is told in one line, with exit status 2: it $what', async ({ text, says }) => {
    const broken = "interface Options { key: string }\n\nthrow new TypeError('the key\\n  is missing')"
    const folder = await createProject({ 'routes.ts': text, 'lib/broken.ts': broken })
    expect(await signalbox(folder, ['routes'])).toEqual(failed(says))
  })

  // The process of the tests does not end, whatever is waited for.
  it.skipIf(isInside)('is told where it waits for what never comes', async () => {
    const folder = await createProject({ 'routes.ts': 'await new Promise(() => {})' })
    const says = 'routes.ts cannot be loaded: it ends the process, or waits for something that never comes'
    expect(await signalbox(folder, ['routes'])).toEqual(failed(says))
  })

  it.each([
    ['mjs', "\nthrow new Error('no key')", 'cannot be loaded: no key (routes.mjs:2)'],
    ['cjs', '\nconst b = = 2', "cannot be loaded: SyntaxError: Unexpected token '=' (routes.cjs:2)"],
    ['mjs', "import './nowhere.mjs'", "cannot be loaded: Cannot find module 'nowhere.mjs' imported from routes.mjs"],
  ])('is told of JavaScript too: .%s %j', async (extension, text, says) => {
    const folder = await createProject({ [`routes.${extension}`]: text })
    expect(await signalbox(folder, ['routes'])).toEqual(failed(`routes.${extension} ${says}`))
  })
})
