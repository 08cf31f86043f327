/** `signalbox routes` in projects of every kind, and with files that cannot be loaded. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createProject, PING, runBuilt, signalbox } from '../../support/cli.js'

const PING_LINE = 'GET  /ping  Ping#ping\n'
const ok = (stdout: string) => ({ stdout, stderr: '', status: 0 })
const failed = (message: string) => ({ stdout: '', stderr: `signalbox: ${message}\n`, status: 2 })
const CONTROLLER = 'export class PingController {\n  ping() {}\n}\n'
const importing = (specifier: string) => `import { defineRoutes } from 'signalbox'
import { PingController } from '${specifier}'
export const routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))
`

describe('signalbox routes in a project', () => {
  it.each([
    {
      kind: 'in TypeScript with .js imports of .ts files',
      files: { 'routes.ts': importing('./ping.js'), 'ping.ts': CONTROLLER },
    },
    {
      kind: 'in TypeScript with imports without extensions',
      files: { 'routes.ts': importing('./ping'), 'ping.ts': CONTROLLER },
    },
    {
      kind: 'in TypeScript in a CommonJS package',
      files: { 'package.json': '{}', 'routes.ts': `import path = require('node:path')\n${PING}path.sep + __dirname` },
    },
    {
      kind: 'with paths in a tsconfig.json that has comments',
      files: {
        'tsconfig.json': '{ // aliases\n "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }',
        'src/routes.ts': importing('@/ping.js'),
        'lib/ping.ts': CONTROLLER,
      },
    },
    {
      kind: 'with top-level await, import type, an enum and a parameter property',
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
      kind: 'with experimental decorators',
      files: {
        'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true } }',
        'routes.ts': `function log(_target: object, _name: string, member: PropertyDescriptor) { return member }\n${PING.replace('ping() {}', '@log ping() {}')}`,
      },
    },
    { kind: 'in JavaScript, as ES modules', files: { 'routes.js': importing('./ping.js'), 'ping.js': CONTROLLER } },
    {
      kind: 'in CommonJS with named exports',
      files: {
        'package.json': '{}',
        'routes.js': `const { defineRoutes } = require('signalbox')
class PingController { ping() {} }
exports.routes = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))`,
      },
    },
    {
      kind: 'in CommonJS with the table as module.exports',
      files: {
        'routes.cjs': `const { defineRoutes } = require('signalbox')
class PingController { ping() {} }
module.exports = defineRoutes({ Ping: PingController }, r => r.get('ping', PingController, 'ping'))`,
      },
    },
    {
      kind: 'with the table as its default export',
      files: { 'routes.ts': `${PING.replace('export const', 'const')}export default routes` },
    },
    {
      kind: 'with the table as a member of its default export',
      files: { 'routes.ts': `${PING.replace('export const', 'const')}export default { routes }` },
    },
  ])('prints the table $kind', async ({ files }) => {
    const folder = await createProject(files)
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })

  it('loads the loader of --import first', async () => {
    const files = {
      'loader.mjs': 'globalThis.isPrepared = true',
      'routes.mjs': `${PING}if (!globalThis.isPrepared) throw new Error('it is not prepared')`,
    }
    expect((await signalbox(await createProject(files), ['routes'])).status).toBe(2)
    const folder = await createProject(files)
    expect(await signalbox(folder, ['routes', '--import', './loader.mjs'])).toEqual(ok(PING_LINE))
    expect(await signalbox(folder, ['routes', '--import', 'nowhere'])).toEqual(
      failed(`--import nowhere: no such module can be found from ${folder}`),
    )
  })

  // A loader cannot be registered in the thread of a test.
  it('loads standard decorators with --import tsx', async () => {
    const STANDARD = `function log<This>(value: This, context: ClassMethodDecoratorContext) {
  context.addInitializer(() => {})
  return value
}
${PING.replace('ping() {}', '@log ping() {}')}`
    const folder = await createProject({ 'routes.ts': STANDARD })
    expect(
      await runBuilt(folder, [
        'routes',
        '--import',
        join(import.meta.dirname, '../../../node_modules/tsx/dist/esm/index.mjs'),
      ]),
    ).toEqual(ok(PING_LINE))
  })

  it('sends to stderr what the project prints', async () => {
    const folder = await createProject({ 'routes.ts': `${PING}process.stdout.write('connected\\n')` })
    expect(await signalbox(folder, ['routes'])).toEqual({ stdout: PING_LINE, stderr: 'connected\n', status: 0 })
  })

  it('exits even if the project leaves a server and a timer open', async () => {
    const folder = await createProject({
      'routes.ts': `import { createServer } from 'node:http'\n${PING}createServer().listen(0)\nsetInterval(() => {}, 1000)`,
    })
    expect(await signalbox(folder, ['routes'])).toEqual(ok(PING_LINE))
  })
})

describe('a file that signalbox routes cannot load', () => {
  it.each([
    {
      what: 'exports no table',
      text: 'export const app = {}, other = []',
      message:
        'routes.ts exports no route table such as `export const routes = defineRoutes(…)`; it exports app, other',
    },
    {
      what: 'exports nothing',
      text: 'const x = 1',
      message: 'routes.ts exports no route table such as `export const routes = defineRoutes(…)`; it exports nothing',
    },
    {
      what: 'exports a plain copy of a table',
      text: PING.replace(/$/, 'export const copy = [...routes]').replace('export const routes', 'const routes'),
      message:
        'routes.ts exports no route table such as `export const routes = defineRoutes(…)`; it exports PingController, copy',
    },
    {
      what: 'throws in another file',
      text: "import './lib/broken.js'",
      message: 'routes.ts cannot be loaded: TypeError: the key is missing (lib/broken.ts:3)',
    },
    {
      what: 'throws a string',
      text: "throw 'no\\n luck'",
      message: 'routes.ts cannot be loaded: it throws no luck',
    },
    {
      what: 'defines a table with a mistake',
      text: `${PING}
defineRoutes({}, r => r
  .get('health', () => {})
  .resources('plces'))`,
      message:
        "routes.ts cannot be loaded: RouteError: resources('plces') needs the controller 'Plces', which is not registered (routes.ts:9)",
    },
    {
      what: 'has a syntax error',
      text: 'export const a = 1\nconst b = = 2',
      message: 'routes.ts cannot be loaded: ParseError: Unexpected token routes.ts:2:10',
    },
    {
      what: 'imports a module that does not exist',
      text: "import './nowhere.js'",
      message: "routes.ts cannot be loaded: Cannot find module './nowhere.js' (routes.ts:1)",
    },
    {
      what: 'ends the process',
      text: 'process.exit(0)',
      message: 'routes.ts cannot be loaded: it ends the process or awaits a promise that never settles',
    },
    {
      what: 'fails in a callback while it loads',
      text: "setTimeout(() => { throw new Error('too late') })\nawait new Promise(resolve => setTimeout(resolve, 500))",
      message: 'routes.ts cannot be loaded: too late (routes.ts:1)',
    },
  ])('is reported on one line with exit status 2 if it $what', async ({ text, message }) => {
    const broken = "interface Options { key: string }\n\nthrow new TypeError('the key\\n  is missing')"
    const folder = await createProject({ 'routes.ts': text, 'lib/broken.ts': broken })
    expect(await signalbox(folder, ['routes'])).toEqual(failed(message))
  })

  // The process of the tests does not end.
  it('is reported if it awaits a promise that never settles', async () => {
    const folder = await createProject({ 'routes.ts': 'await new Promise(() => {})' })
    const message = 'routes.ts cannot be loaded: it ends the process or awaits a promise that never settles'
    expect(await runBuilt(folder, ['routes'])).toEqual(failed(message))
  })

  it.each([
    ['mjs', "\nthrow new Error('no key')", 'cannot be loaded: no key (routes.mjs:2)'],
    ['cjs', '\nconst b = = 2', "cannot be loaded: SyntaxError: Unexpected token '=' (routes.cjs:2)"],
    ['mjs', "import './nowhere.mjs'", "cannot be loaded: Cannot find module 'nowhere.mjs' imported from routes.mjs"],
  ])('is reported in JavaScript too: .%s %j', async (extension, text, message) => {
    const folder = await createProject({ [`routes.${extension}`]: text })
    expect(await signalbox(folder, ['routes'])).toEqual(failed(`routes.${extension} ${message}`))
  })
})
