import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createProject, PING, root, signalbox } from '../../support/cli.js'

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

  it('lists the same when it is asked again, of what was compiled before', async () => {
    const folder = await createProject({ 'src/routes.ts': FORGETFUL })
    await signalbox(folder, ['routes', '--unused'])
    expect((await signalbox(folder, ['routes', '--unused'])).stdout).toBe(FORGOTTEN)
  })

  it('knows what is public on the first line of a file', async () => {
    const places = 'export class Places { private secret() {} index() {} protected hidden() {} open() {} }'
    const routes = `import { defineRoutes } from 'signalbox'
import { Places } from './places.js'
export const routes = defineRoutes({ Places }, r => r.resources('places', { only: ['index'] }))`
    const folder = await createProject({ 'places.ts': places, 'routes.ts': routes })
    for (const _twice of [1, 2])
      expect((await signalbox(folder, ['routes', '-u'])).stdout).toBe('Places#open  places.ts:1\n')
  })

  it('lists the same of compiled JavaScript with a source map', async () => {
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

  it('is an array with --json, and is narrowed by --grep and --controller', async () => {
    const folder = await createProject({ 'src/routes.ts': FORGETFUL })
    const { stdout, status } = await signalbox(folder, ['routes', '-u', '--json', '-g', '/#a/', '-c', 'places'])
    expect(JSON.parse(stdout)).toEqual([
      {
        table: 'routes',
        target: 'Places#archive',
        controller: 'Places',
        action: 'archive',
        source: { file: 'src/routes.ts', line: 8, column: expect.any(Number) },
      },
    ])
    expect(status).toBe(1)
    expect(await signalbox(folder, ['routes', '-u', '-c', 'rooms'])).toEqual({ stdout: '', stderr: '', status: 0 })
  })

  it('exits with 0 where every action is routed', async () => {
    expect(await signalbox(root, ['routes', 'examples/places', '--unused'])).toEqual({
      stdout: '',
      stderr: '',
      status: 0,
    })
  })

  it('counts an action as routed that another table of the file routes', async () => {
    const text = `${PING}\nexport const none = defineRoutes({ Ping: PingController }, r => r)`
    const folder = await createProject({ 'routes.js': text })
    expect(await signalbox(folder, ['routes', '--unused'])).toMatchObject({ stdout: '', status: 0 })
    expect(await signalbox(folder, ['routes', '--unused', '-x', 'none'])).toMatchObject({ status: 1 })
  })
})

describe('lazy controllers on the command line', () => {
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

  it('are loaded where sources are shown or actions are looked for', async () => {
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

  it('are left alone where the table is listed, and have no source where they cannot be loaded', async () => {
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
