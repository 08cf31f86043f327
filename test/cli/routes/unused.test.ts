/** The public actions that no route reaches. */
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findUnused, isWrittenPublic } from '../../../src/cli/routes/unused.js'
import { defineRoutes } from '../../../src/index.js'
import type { Locator } from '../../../src/locate/source.js'
import { createProject, PING, root, signalbox } from '../../support/cli.js'

describe('findUnused(tables, selection, locator)', () => {
  class PlacesController {
    index() {}
    show() {}
    archive() {}
    old() {}
  }
  class RoomsController {
    index() {}
  }
  const controllers = { Places: PlacesController, 'V1/Rooms': RoomsController }
  const none = { name: 'none', routes: defineRoutes(controllers, r => r.get('health', () => {})) }
  const locator: Locator = { ofFunction: () => undefined, ofAction: () => undefined }
  const found = (selection: Parameters<typeof findUnused>[1], ...tables: Parameters<typeof findUnused>[0]) =>
    findUnused(tables, selection, locator).map(each => `${each.table} ${each.target}`)
  const all = ['Places#index', 'Places#show', 'Places#archive', 'Places#old', 'V1/Rooms#index']

  it('lists each action once, under its first table', () => {
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
  ])('lists only the actions that are selected by %j', (selection, expected) => {
    expect(found(selection, none)).toEqual(expected.map(each => `none ${each}`))
  })

  it('leaves out actions that a route of another table reaches, and ignores redirects', () => {
    const other = defineRoutes(controllers, r => r.redirect('old', 'Places#index').resources('places', { only: ['index'] })) // biome-ignore format: one line
    expect(found({}, none, { name: 'other', routes: other })).toEqual(all.slice(1).map(each => `none ${each}`))
  })

  it('leaves out actions that are private in their source, and lists those without a source', async () => {
    const folder = await createProject({ 'a.ts': 'old() {}\nprivate show() {}' })
    const sources: Record<string, number> = { old: 1, show: 2 }
    const ofAction = (_controller: unknown, action: string) => {
      const line = sources[action]
      return line === undefined ? undefined : { file: join(folder, 'a.ts'), line }
    }
    const unused = findUnused([none], { controller: 'places' }, { ...locator, ofAction })
    expect(unused.map(({ target, source }) => [target, source?.line])).toEqual([
      ['Places#index', undefined],
      ['Places#archive', undefined],
      ['Places#old', 1],
    ])
  })

  it('asks the locator for the source of an action, with the class of its controller', () => {
    const given: unknown[][] = []
    const ofAction = (...args: unknown[]) => void given.push(args)
    findUnused([none], { controller: 'places', grep: 'old' }, { ...locator, ofAction })
    expect(given).toEqual([[PlacesController, 'old']])
  })
})

describe('isWrittenPublic(source, action)', () => {
  it.each([
    ['  show() {}', true],
    ['  private show() {}', false],
    ['  private async *show() {}', false],
    ['  protected async show() {}', false],
    ['  protected\tshow() {}', false],
    ['  private hidden() {} show() {}', true],
    ['  private hidden; show() {}', true],
    ['  private hidden = show; show() {}', true],
    ['  private showAll() {}', true],
    ['  private $show() {}', true],
    ['  privateParts show() {}', true],
    ['  myprivate show() {}', true],
    ['  show() { return private }', true],
    ['  private static "show"() {}', false],
  ])('for %j is %s', async (text, expected) => {
    const folder = await createProject({ 'a.ts': `\r\nprivate show;\n${text}\r\nprotected show` })
    expect(isWrittenPublic({ file: join(folder, 'a.ts'), line: 3 }, 'show')).toBe(expected)
  })

  it.each(['$a', 'two words', 'a-b (c)'])('finds a name with special characters: %s', async name => {
    const folder = await createProject({ 'a.ts': `private '${name}'() {}\n'${name}'() {}` })
    expect([1, 2].map(line => isWrittenPublic({ file: join(folder, 'a.ts'), line }, name))).toEqual([false, true])
  })

  it('is true if the source cannot be read', async () => {
    const folder = await createProject({ 'a.ts': 'private show' })
    expect(isWrittenPublic({ file: join(folder, 'b.ts'), line: 1 }, 'show')).toBe(true)
    expect(isWrittenPublic({ file: join(folder, 'a.ts'), line: 9 }, 'show')).toBe(true)
  })
})

describe('signalbox routes --unused', () => {
  const FORGETFUL = `import { defineRoutes } from 'signalbox'
const log = () => () => {}
class Base {
  inherited() {}
}
class PlacesController extends Base {
  index() {}
  archive() {}
  #hidden() {}
  private helper() {}
  protected async other<Given>(_given: Given) {}
  override one() {} private two() {} three(@log() _private: string) {}
  static create() {}
}
export const routes = defineRoutes({ Places: PlacesController }, r => r.resources('places', { only: ['index'] }))
`

  const FORGOTTEN = `Places#archive    src/routes.ts:8
Places#one        src/routes.ts:12
Places#three      src/routes.ts:12
Places#inherited  src/routes.ts:4
`

  it('lists the public actions that no route reaches, and exits with 1', async () => {
    const folder = await createProject({ 'src/routes.ts': FORGETFUL })
    expect(await signalbox(folder, ['routes', '--unused'])).toEqual({
      stdout: FORGOTTEN,
      stderr: '',
      status: 1,
    })
  })

  it('lists the same actions when jiti uses its cache', async () => {
    const folder = await createProject({ 'src/routes.ts': FORGETFUL })
    await signalbox(folder, ['routes', '--unused'])
    expect((await signalbox(folder, ['routes', '--unused'])).stdout).toBe(FORGOTTEN)
  })

  it('distinguishes public and private members on one line', async () => {
    const places = 'export class Places { private secret() {} index() {} protected hidden() {} open() {} }'
    const routes = `import { defineRoutes } from 'signalbox'
import { Places } from './places.js'
export const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`
    const folder = await createProject({ 'places.ts': places, 'routes.ts': routes })
    for (const _twice of [1, 2])
      expect((await signalbox(folder, ['routes', '-u'])).stdout).toBe('Places#open  places.ts:1\n')
  })

  it('lists the same actions for compiled JavaScript with a source map', async () => {
    const { outputText, sourceMapText = '' } = ts.transpileModule(FORGETFUL, {
      fileName: '../src/routes.ts',
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        sourceMap: true,
        experimentalDecorators: true,
      },
    })
    const map = JSON.stringify({ ...JSON.parse(sourceMapText), sources: ['../src/routes.ts'] })
    const files = { 'src/routes.ts': FORGETFUL, 'dist/routes.js': outputText, 'dist/routes.js.map': map }
    expect((await signalbox(await createProject(files), ['routes', 'dist/routes.js', '-u'])).stdout).toBe(FORGOTTEN)
  })

  it('prints an array with --json, and lists fewer actions with --grep and --controller', async () => {
    const folder = await createProject({ 'src/routes.ts': FORGETFUL })
    const { stdout, status } = await signalbox(folder, ['routes', '-u', '--json', '-g', '/#a/', '-c', 'places'])
    expect(JSON.parse(stdout)).toEqual([
      {
        table: 'routes',
        target: 'Places#archive',
        controller: 'Places',
        action: 'archive',
        source: { file: 'src/routes.ts', line: 8 },
      },
    ])
    expect(status).toBe(1)
    expect(await signalbox(folder, ['routes', '-u', '-c', 'rooms'])).toEqual({
      stdout: '',
      stderr: "signalbox: there is no controller 'rooms'; the controllers are Places\n",
      status: 2,
    })
  })

  it('exits with 0 if every action is routed', async () => {
    expect(await signalbox(root, ['routes', 'examples/places', '--unused'])).toEqual({
      stdout: '',
      stderr: '',
      status: 0,
    })
  })

  it('leaves out an action that a route of another table in the file reaches', async () => {
    const text = `${PING}\nexport const none = defineRoutes({ Ping: PingController }, r => r)`
    const folder = await createProject({ 'routes.js': text })
    expect(await signalbox(folder, ['routes', '--unused'])).toMatchObject({ stdout: '', status: 0 })
    expect(await signalbox(folder, ['routes', '--unused', '-x', 'none'])).toMatchObject({ status: 1 })
  })
})

describe('signalbox routes with lazy controllers', () => {
  const files = (places: string) => ({
    'src/places-controller.ts': places,
    'src/routes.ts': `import { defineRoutes } from 'signalbox'
export const routes = defineRoutes({ Places: () => import('./places-controller.js') }, r => r
  .resources('places', { only: ['index'] }))
`,
  })
  const PLACES = `export class PlacesController {
  index() {}
  archive() {}
}
`

  it('loads them to show sources and to list actions', async () => {
    const folder = await createProject(files(PLACES))
    const [{ source }] = JSON.parse((await signalbox(folder, ['routes', '--json'])).stdout)
    expect(source).toMatchObject({ file: 'src/places-controller.ts', line: 2 })
    expect((await signalbox(folder, ['routes', '--expanded'])).stdout).toContain('src/places-controller.ts:2\n')
    expect(await signalbox(folder, ['routes', '--unused'])).toEqual({
      stdout: 'Places#archive  src/places-controller.ts:3\n',
      stderr: '',
      status: 1,
    })
  })

  it('does not load them for the table, and prints no source for those that cannot be loaded', async () => {
    const folder = await createProject(files("throw new Error('it is closed')"))
    expect(await signalbox(folder, ['routes'])).toEqual({
      stdout: 'GET  /places  Places#index\n',
      stderr: '',
      status: 0,
    })
    expect(JSON.parse((await signalbox(folder, ['routes', '--json'])).stdout)[0].source).toBeUndefined()
    expect(await signalbox(folder, ['routes', '--unused'])).toEqual({
      stdout: '',
      stderr: "signalbox: src/routes.ts: defineRoutes: the loader of 'Places' failed: it is closed\n",
      status: 2,
    })
  })
})
