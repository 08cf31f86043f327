/** `signalbox contexts` with the compilers of projects: what it writes, and what it refuses. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION, CONTEXTS, STALE } from '../../cases/contexts.js'
import { type Ran, signalbox } from '../../support/cli.js'
import { COMPILERS } from '../../support/compilers.js'
import { check, contextsProject, PLACES, PLACES_CONTEXTS, tsconfig } from '../../support/contexts-project.js'

const OUT = ['--out', 'src/contexts.ts']
const contexts = (folder: string, ...more: readonly string[]) => signalbox(folder, ['contexts', ...OUT, ...more])
const written = (folder: string) => readFile(join(folder, 'src/contexts.ts'), 'utf8')
const put = (folder: string, name: string, text: string) => writeFile(join(folder, name), text)
const done = (stdout: string): Ran => ({ stdout, stderr: '', status: 0 })
const refused = (stderr: string): Ran => ({ stdout: '', stderr, status: 2 })

/** The table of `PLACES`, made by a function. */
const madeBy = (head: string): string =>
  PLACES['src/routes.ts'].replace('routes =', `createRoutes = ${head}`).replace(/^export const router = .*\n/m, '')

/** A test of `npm run test:compilers`: each of them starts a compiler. */
const inFull = it.runIf(process.env.COMPILERS !== undefined)

describe.each(COMPILERS)('signalbox contexts with TypeScript %s', compiler => {
  it('writes the contexts of two tables, with all that an action can have, before the file exists', async () => {
    const folder = await contextsProject(APPLICATION, compiler)
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 9 actions\n'))
    expect(await written(folder)).toBe(CONTEXTS)
    expect(await check(folder)).toBe('')
    for (const each of [folder, join(folder, 'src')])
      expect((await readdir(each)).filter(name => name.startsWith('.'))).toEqual([])
  })

  it('keeps the file, and names the mistake alone, while a call of the table is refused', async () => {
    const folder = await contextsProject({ ...PLACES, 'src/contexts.ts': PLACES_CONTEXTS }, compiler)
    await put(folder, 'src/routes.ts', PLACES['src/routes.ts'].replace("'show'", "'shwo'"))
    const { stdout, stderr, status } = await contexts(folder)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toMatch(/^signalbox: src\/routes\.ts:4:\d+: .*shwo.*\n$/)
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
    // The file may be absent: the controllers cannot import it then.
    await rm(join(folder, 'src/contexts.ts'))
    expect((await contexts(folder)).stderr).toBe(stderr)
  })

  inFull('refuses a type that no module exports', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'src/secret.ts':
          "import type Koa from 'koa'\ninterface Secret { key: string }\nexport const guard: Koa.Middleware<{ secret: Secret }> = (_ctx, next) => next()\n",
        'src/routes.ts': PLACES['src/routes.ts']
          .replace('\nexport', "\nimport { guard } from './secret.js'\nexport")
          .replace('r => r\n', 'r => r.use(guard)\n'),
      },
      compiler,
    )
    const { stderr, status } = await contexts(folder)
    expect(stderr).toMatch(/^signalbox: the contexts cannot be written: .*'Secret'.*\n$/)
    expect(status).toBe(2)
  })

  inFull('takes the project that has the file from a tsconfig.json with references alone', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.tests.json" }, { "path": "./src" }] }',
        'tsconfig.tests.json': tsconfig({}, { include: ['test'] }),
        'src/tsconfig.json': tsconfig({ composite: true, noEmit: false, outDir: '../dist' }, { include: ['**/*'] }),
      },
      compiler,
    )
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })

  it('finds an action, a parameter and a state that the table no longer gives', async () => {
    const folder = await contextsProject(STALE, compiler)
    const printed = await check(folder)
    expect(printed.match(/(?<=")[A-Z].*(?="'\.$)/gm)).toEqual([
      'Places#show takes the ctx of a route that the table does not have; run `signalbox contexts`',
      'Rooms#show expects a ctx that /rooms/:slug does not provide: ctx.params.id; run `signalbox contexts`',
      'Beds#show expects a ctx that /beds/:id does not provide: ctx.state.user; run `signalbox contexts`',
    ])
    expect(printed.match(/^src.*?(?=,)|^(?!src).+/gm)).toEqual([6, 7, 8].map(line => `src/routes.ts(${line}`))
    expect((await contexts(folder, '--check')).stderr).toBe(
      'signalbox: src/contexts.ts has extra Places#show and has another Rooms#show, Beds#show: run the command without --check\n',
    )
  })
})

describe('signalbox contexts', () => {
  it('leaves a file alone that says the same, also in another order of the routes and with other line ends', async () => {
    const folder = await contextsProject({ ...APPLICATION, 'src/contexts.ts': CONTEXTS.replaceAll('\n', '\r\n') })
    await put(
      folder,
      'src/routes.ts',
      APPLICATION['src/routes.ts'].replace(/(\n {2}\.get\('lazy.*)(\n {2}\.get.*)/, '$2$1'),
    )
    await put(folder, 'src/controllers.ts', APPLICATION['src/controllers.ts'].replace(/( {2}'Host.*\n)( .*\n)/, '$2$1'))
    expect(await contexts(folder, '--check')).toEqual(done('src/contexts.ts is up to date: 9 actions\n'))
  })

  inFull('passes over what a stale file is to blame for, also in the module of the table', async () => {
    const table = (
      actions: string,
      param: string,
      create = '',
    ) => `import { createRouter, defineRoutes } from 'signalbox'
import type { Contexts } from '#app/contexts.js'
type Ctx = Contexts['Places']
const nameOf = (ctx: Ctx['show']) => ctx.params.${param}
export class PlacesController { show(ctx: Ctx['show']) { return nameOf(ctx) }${create} }
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: [${actions}], param: '${param}' }))
export const router = createRouter(routes)
`
    const folder = await contextsProject({
      'package.json': '{ "type": "module", "imports": { "#app/*": "./src/*" } }',
      'src/routes.ts': table("'show'", 'id'),
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 1 action\n'))
    await put(
      folder,
      'src/routes.ts',
      table("'show', 'create'", 'slug', "create(ctx: Ctx['create']) { return ctx.path }"),
    )
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await check(folder)).toBe('')
    await put(folder, 'src/routes.ts', `${table("'show'", 'slug')}export const text: string = 5\n`)
    expect(await contexts(folder)).toEqual(
      refused("signalbox: src/routes.ts:8:14: Type 'number' is not assignable to type 'string'.\n"),
    )
    expect((await readdir(join(folder, 'src'))).sort()).toEqual(['contexts.ts', 'routes.ts'])
  })

  inFull('writes the contexts of a CommonJS module with verbatimModuleSyntax', async () => {
    const folder = await contextsProject({
      'package.json': '{ "type": "commonjs" }',
      'tsconfig.json': tsconfig({ verbatimModuleSyntax: true }),
      'src/routes.ts': `import signalbox = require('signalbox')
import type { Contexts } from './contexts.js'
class PlacesController { index(ctx: Contexts['Places']['index']) { return ctx.path } show(ctx: Contexts['Places']['show']) { return ctx.params.id } }
const routes = signalbox.defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['index', 'show'] }))
const router = signalbox.createRouter(routes)
export = { routes, router }
`,
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
    expect(await check(folder)).toBe('')
  })

  inFull('imports nothing for a table without actions', async () => {
    const folder = await contextsProject({
      'tsconfig.json': tsconfig({ noUnusedLocals: true }),
      'src/routes.ts': "import { defineRoutes } from 'signalbox'\nexport const routes = defineRoutes({}, r => r)\n",
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 0 actions\n'))
    expect(await written(folder)).toMatch(/generated\n\n\/\*\*.*\nexport interface Contexts \{\n\}\n$/)
    expect(await check(folder)).toBe('')
  })

  inFull('writes the contexts of a default export', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/routes.ts': `${PLACES['src/routes.ts'].replace('export const routes =', 'const routes =')}export default routes\n`,
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })

  it.each(['() =>', 'async (_places: readonly string[]) =>'])(
    'writes the contexts of a table that a function makes: %s',
    async made => {
      const folder = await contextsProject({
        ...PLACES,
        'src/routes.ts': madeBy(made),
      })
      expect(await contexts(folder, '--export', 'createRoutes')).toEqual(done('src/contexts.ts written: 2 actions\n'))
      expect(await written(folder)).toBe(PLACES_CONTEXTS)
    },
  )

  it('leaves out functions that make tables where the file exports a table', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/routes.ts': `${PLACES['src/routes.ts']}export const createRoutes = () => routes\n`,
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })

  inFull('knows the types that a declaration file of the project declares', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/globals.d.ts': 'interface Tenant { domain: string }\n',
      'src/tenant.ts':
        "import type Koa from 'koa'\nexport const tenant: Koa.Middleware<{ tenant: Tenant }> = (_ctx, next) => next()\n",
      'src/routes.ts': PLACES['src/routes.ts']
        .replace('\nexport', "\nimport { tenant } from './tenant.js'\nexport")
        .replace('r => r\n', 'r => r.use(tenant)\n'),
    })
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toContain('export interface TenantState {\n  tenant: Tenant\n}\n')
  })

  it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    ['a missing file', {}, ['nothing.ts'], "the file 'nothing.ts' does not exist"],
    [
      'another extension',
      {},
      ['--out', 'src/contexts.js'],
      '--out src/contexts.js: the name of the module must end in .ts, .mts or .cts',
    ],
    [
      'a file that it has not written',
      { 'src/contexts.ts': 'export interface Contexts {}\n' },
      [],
      'src/contexts.ts was not generated by this command: move it, or name another file with --out',
    ],
    [
      'a misspelt export',
      {},
      ['-x', 'ruotes'],
      "src/routes.ts exports no route table 'ruotes'; it exports routes: did you mean 'routes'?",
    ],
    [
      'a module without a table',
      { 'src/routes.ts': 'export const rows = []\n' },
      [],
      'src/routes.ts exports no route table such as `export const routes = defineRoutes(…)`',
    ],
    [
      'a table that a function makes',
      { 'src/routes.ts': madeBy('() =>') },
      [],
      "src/routes.ts exports no route table such as `export const routes = defineRoutes(…)`; it exports createRoutes; if 'createRoutes' returns the table, add --export createRoutes",
    ],
    [
      'a mistake beside the table',
      { 'src/routes.ts': `${PLACES['src/routes.ts']}export const text: string = 5\n` },
      [],
      "src/routes.ts:6:14: Type 'number' is not assignable to type 'string'.",
    ],
    [
      'two tables whose contexts would have one name',
      { 'src/routes.ts': `${PLACES['src/routes.ts']}export const Routes = routes\n` },
      [],
      'the contexts of routes and Routes would both be Contexts: choose one with --export',
    ],
    [
      'a wrong tsconfig.json',
      {},
      ['--project', 'tsconfig.app.json'],
      expect.stringMatching(/^cannot read the tsconfig.json: .*tsconfig\.app\.json/) as unknown as string, // a matcher in place of a text
    ],
  ])('refuses %s with one line on stderr and exit status 2', async (_what, files, args, message) => {
    const folder = await contextsProject({ ...PLACES, ...files })
    const { stdout, stderr, status } = await contexts(folder, ...args)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr.replace(/^signalbox: /, '').trimEnd()).toEqual(message)
  })

  inFull('writes the contexts of the table that --export names', async () => {
    const folder = await contextsProject({
      ...PLACES,
      'src/routes.ts': `${PLACES['src/routes.ts']}export const otherRoutes = defineRoutes({}, r => r)\n`,
    })
    expect(await contexts(folder, '--export', 'routes')).toEqual(done('src/contexts.ts written: 2 actions\n'))
    expect(await written(folder)).toBe(PLACES_CONTEXTS)
  })

  it('refuses a project without TypeScript', async () => {
    const folder = await contextsProject(PLACES)
    await rm(join(folder, 'node_modules/typescript'))
    expect(await contexts(folder)).toEqual(
      refused(
        `signalbox: no TypeScript can be found from ${folder}: install it, as in \`npm install --save-dev typescript\`\n`,
      ),
    )
  })
})
