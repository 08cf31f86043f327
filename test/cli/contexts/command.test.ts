/** `signalbox contexts` with the compilers of projects: what it writes, and what it refuses. */
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { APPLICATION, CONTEXTS, STALE, STATES, STATES_CONTEXTS } from '../../cases/contexts.js'
import { root } from '../../support/cli.js'
import { COMPILERS } from '../../support/compilers.js'
import {
  check,
  contexts,
  contextsProject,
  done,
  PLACES,
  PLACES_CONTEXTS,
  put,
  refused,
  tsconfig,
  written,
} from '../../support/contexts-project.js'

const CONTROLLER = 'export class PlacesController { index() {} show() {} }\n'

/** The table of `PLACES`, made by a function. */
const madeBy = (head: string): string =>
  PLACES['src/routes.ts'].replace('routes =', `createRoutes = ${head}`).replace(/^export const router = .*\n/m, '')

describe.each(COMPILERS)('signalbox contexts with TypeScript %s', compiler => {
  it('writes the contexts of two tables, with all that an action can have, before the file exists', async () => {
    const folder = await contextsProject(APPLICATION, compiler)
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 9 actions\n'))
    expect(await written(folder)).toBe(CONTEXTS)
    expect(await check(folder)).toBe('')
    for (const each of [folder, join(folder, 'src')])
      expect((await readdir(each)).filter(name => name.startsWith('.'))).toEqual([])
  })

  it('writes states as the table gives them, with names that are free', async () => {
    const folder = await contextsProject(STATES, compiler)
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 7 actions\n'))
    expect(await written(folder)).toBe(STATES_CONTEXTS)
    expect(await check(folder)).toBe('')
  })

  it('leaves out members of a controller that are no actions, and writes an action that is a property', async () => {
    const controller = `export class PlacesController {
  title = 'a'
  list: readonly string[] = []
  get name() { return 'a' }
  set name(_given: string) {}
  'quoted name' = 1
  optional?: () => void
  index = () => 'a'
  show = async function () { return 'a' }
}
`
    const folder = await contextsProject(
      {
        'src/places-controller.ts': controller,
        'src/rooms-controller.ts': controller.replace('Places', 'Rooms'),
        'src/routes.ts': PLACES['src/routes.ts']
          .replace(
            '{ Places: PlacesController }',
            "{ Places: PlacesController, Rooms: () => import('./rooms-controller.js') }",
          )
          .replace(/\)\)$/m, ")\n  .resources('rooms', { only: ['index'] }))"),
      },
      compiler,
    )
    expect(await contexts(folder)).toEqual(done('src/contexts.ts written: 3 actions\n'))
    expect(await written(folder)).toBe(
      PLACES_CONTEXTS.replace(/\n\}\n$/, '\n  readonly Rooms: {\n    readonly index: Context\n  }\n}\n'),
    )
  })

  it('is named by the error about a controller that the file does not have', async () => {
    const folder = await contextsProject(
      {
        ...PLACES,
        'src/contexts.ts': PLACES_CONTEXTS,
        'tsconfig.json': tsconfig({ noUnusedLocals: true, noUnusedParameters: true }),
        'src/new-controller.ts':
          "import type { Contexts } from './contexts.js'\nexport class NewController { index(_ctx: Contexts['V1/New']['index']) {} }\n",
      },
      compiler,
    )
    expect(await check(folder)).toBe(
      "src/new-controller.ts(2,51): error TS2339: Property 'V1/New' does not exist on type 'Contexts<\"run `signalbox contexts`\">'.\n",
    )
  })

  it('says that the types of Koa are missing', async () => {
    const folder = await contextsProject({ ...PLACES, 'src/places-controller.ts': CONTROLLER }, compiler)
    const [packages, types] = [join(folder, 'node_modules/signalbox'), join(folder, 'node_modules/@types')]
    await rm(packages)
    await rm(types)
    await cp(join(root, 'package.json'), join(packages, 'package.json'))
    await cp(join(root, 'dist'), join(packages, 'dist'), { recursive: true })
    await mkdir(types)
    await symlink(join(root, 'node_modules/@types/node'), join(types, 'node'))
    expect(await contexts(folder)).toEqual(
      refused(
        `signalbox: no types of Koa can be found from ${folder}: install them, as in \`npm install --save-dev @types/koa\`\n`,
      ),
    )
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
      'signalbox: src/contexts.ts has extra Places#show and differs in Beds#show, Rooms#show: run the command without --check\n',
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

  it.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    ['a missing file', {}, ['nothing.ts'], "the file 'nothing.ts' does not exist"],
    [
      'another extension',
      {},
      ['--out', 'src/contexts.js'],
      '--out src/contexts.js: the name of the module must end in .ts, .mts or .cts, and not in .d.ts',
    ],
    [
      'a declaration file',
      {},
      ['--out', 'src/contexts.d.ts'],
      '--out src/contexts.d.ts: the name of the module must end in .ts, .mts or .cts, and not in .d.ts',
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
      'the contexts of Routes and routes would both be Contexts: choose one with --export',
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
