/** `signalbox controllers` with the system's own watcher, permissions and signals, and its module with compilers. */
import { chmod, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { declareLibrary, outputOf, PATIENCE } from '../../../bench/types/compile.js'
import { withDeclarations } from '../../support/compile-folder.js'
import { COMPILERS, type Compiler } from '../../support/compilers.js'
import { classOf, folder, PLACES, put, ROOMS, read, run, useFolder } from '../../support/controllers-command.js'
import { type RunningCommand, startCommand } from '../../support/running-command.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('signalbox controllers <folder> without permission', () => {
  it('reports what it may not read or write', async () => {
    await put(PLACES)
    await chmod(folder, 0o755)
    // Loaded while everything may be read: another user may not see the folder of this repository.
    await import('../../../src/cli/controllers/run.js')
    const user = process.geteuid?.() ?? 0
    if (user === 0)
      process.seteuid?.(65534) // nothing is denied to the root user
    else await chmod(join(folder, 'app'), 0o555)
    try {
      const err = 'cannot write app/index.ts: permission denied\n'
      expect(await run(join(folder, 'app'))).toEqual({ status: 2, out: '', err })
    } finally {
      if (user === 0) process.seteuid?.(0)
    }
    await chmod(join(folder, 'app/v1'), 0)
    if (user === 0) process.seteuid?.(65534)
    try {
      const err = 'cannot read app/v1: permission denied\n'
      expect(await run(join(folder, 'app'))).toEqual({ status: 2, out: '', err })
    } finally {
      if (user === 0) process.seteuid?.(0)
      await chmod(join(folder, 'app/v1'), 0o755)
      await chmod(join(folder, 'app'), 0o755)
    }
  })
})

describe('signalbox controllers <folder> --watch', () => {
  let running: RunningCommand
  const start = (...more: string[]) => {
    running = startCommand(folder, ['controllers', 'app', '--watch', ...more])
  }
  /** Waits until this line is the last that the command has running.printed. Files that change one by one may cause others before it. */
  const prints = async (line: string) => {
    await expect.poll(() => running.printed.split('\n').at(-2), { timeout: 60_000 * PATIENCE }).toBe(line)
    running.printed = ''
  }
  const keys = async () => (await read('app/index.ts')).match(/(?<=^ {2}).*(?=:)/gm)

  it('keeps the registry up to date while files are added, broken, corrected, renamed and removed', async () => {
    await put(PLACES)
    start()
    await prints('app/index.ts written: 1 controller')
    await put(ROOMS)
    await prints('app/index.ts written: 2 controllers')
    await put({ 'app/beds-controller.ts': 'export class Beds {' })
    await prints('signalbox: app/beds-controller.ts cannot be parsed: Unexpected token (1:19)')
    await put({ 'app/beds-controller.ts': classOf('BedsController') })
    await prints('app/index.ts written: 3 controllers')
    await rename(join(folder, 'app/v1'), join(folder, 'app/v2'))
    await prints('app/index.ts written: 3 controllers')
    expect(await keys()).toEqual(['Beds', "'V2/Places'", "'V2/Places/Rooms'"])
    await rm(join(folder, 'app/v2'), { recursive: true })
    await prints('app/index.ts written: 1 controller')
    await rm(join(folder, 'app/index.ts'))
    await prints('app/index.ts written: 1 controller')

    expect(await running.stop('SIGINT')).toEqual([0, null])
    expect((await readdir(join(folder, 'app'))).sort()).toEqual(['beds-controller.ts', 'index.ts'])
  })

  it('watches folders with links to one another, which have paths without end, until the links are removed', async () => {
    const names = [...'abcdefghij']
    await put(Object.fromEntries(names.map(name => [`app/${name}/rooms-controller.ts`, classOf('RoomsController')])))
    const links = names.flatMap(from => names.filter(to => to !== from).map(to => [from, to] as const))
    for (const [from, to] of links) await symlink(`../${to}`, join(folder, `app/${from}/to${to}`))
    start()
    await expect.poll(() => running.printed, { timeout: 60_000 * PATIENCE }).toContain('symbolic links lead to')
    for (const [from, to] of links) await rm(join(folder, `app/${from}/to${to}`))
    await prints('app/index.ts written: 10 controllers')
    expect(await running.stop('SIGTERM')).toEqual([0, null])
  })

  it('writes the registry again if its folder is removed', async () => {
    await put(PLACES)
    start('--out', 'gen/all.ts')
    await prints('gen/all.ts written: 1 controller')
    await rm(join(folder, 'gen'), { recursive: true })
    await prints('gen/all.ts written: 1 controller')
    expect(await read('gen/all.ts')).toContain('PlacesController')
  })

  it('waits until a removed folder is there again', async () => {
    await put(PLACES)
    start()
    await prints('app/index.ts written: 1 controller')
    await rename(join(folder, 'app'), join(folder, 'away'))
    await prints('signalbox: cannot read app: no such file or folder')
    await rename(join(folder, 'away'), join(folder, 'app'))
    await prints('app/index.ts is up to date: 1 controller')
    await put(ROOMS)
    await prints('app/index.ts written: 2 controllers')
    expect(await running.stop('SIGTERM')).toEqual([0, null])
  })
})

describe('the module of signalbox controllers', () => {
  const compiled = (compiler: Compiler): Promise<string> => outputOf(compiler, ['-p', folder, '--pretty', 'false'])

  it('is the same as in docs/guide/controllers-from-files.md', async () => {
    const page = await readFile(join(root, 'docs/guide/controllers-from-files.md'), 'utf8')
    const snippets = page.matchAll(/^```ts\n\/\/ (controllers\/\S+)\n(.*?)^```$/gms)
    const shown = [...snippets].map(([, file, text]) => [file, text])
    const { 'controllers/index.ts': index, ...controllers } = Object.fromEntries(shown)
    await put({ ...controllers, 'tsconfig.json': '{ "compilerOptions": { "module": "NodeNext" } }' })
    expect((await run(join(folder, 'controllers'))).out).toBe('controllers/index.ts written: 2 controllers\n')
    expect(await read('controllers/index.ts')).toBe(index)
  })

  const generated = fileURLToPath(new URL('../../generated-controllers/', import.meta.url))
  const ROUTES = `
import { defineRoutes, type RouteMap } from '../../src/index.js'
import { controllers } from './app/index.js'
export const routes = defineRoutes(controllers, r => r
  .namespace('v1', r => r.namespace('host', r => r
    .resources('places', { only: ['index'] }, r => r.resources('user_rooms', { only: ['show'] }))))
  .resources('places', { only: ['show'] })
  .resources('éclairs', { only: ['index'], singular: 'éclair' }))
export const map: RouteMap<typeof routes> = {
  'GET /v1/host/places': 'V1/Host/Places#index',
  'GET /v1/host/places/:placeId/user_rooms/:id': 'V1/Host/Places/UserRooms#show',
  'GET /places/:id': 'Places#show',
  'GET /éclairs': 'Éclairs#index',
}
// @ts-expect-error the class has no such action: the registry keeps its type
export const wrong = () => defineRoutes(controllers, r => r.resources('places', { only: ['destroy'] }))
`

  it.each([
    { module: 'nodenext' },
    { module: 'commonjs', moduleResolution: 'bundler' },
    { module: 'preserve' },
    { module: 'nodenext', allowImportingTsExtensions: true },
  ])(
    'compiles with the compiler options from which the command chooses the extension of imports: %j',
    async compilerOptions => {
      await put({
        ...PLACES,
        ...ROOMS,
        'app/a-controller.mts': classOf('AController'),
        'app/b.controller.js': classOf('BController'),
        'app/c-controller.mjs': classOf('CController'),
        'package.json': '{ "type": "module" }',
        'tsconfig.json': JSON.stringify({
          compilerOptions: { ...compilerOptions, allowJs: true, noEmit: true, types: [] },
        }),
      })
      expect((await run(join(folder, 'app'))).out).toBe('app/index.ts written: 5 controllers\n')
      expect(await compiled('7.0')).toBe('')
      expect((await run(join(folder, 'app'), '--lazy')).out).toBe('app/index.ts written: 5 controllers\n')
      expect(await compiled('7.0')).toBe('')
    },
  )

  it.each([['with classes'], ['with loaders', '--lazy']])(
    'works in defineRoutes, %s, at run time and in the compilers',
    async (_what, ...flags) => {
      await useFolder(generated)
      await put({
        'tsconfig.json': '{ "extends": "../../tsconfig.json", "include": ["checked.ts"], "exclude": [] }',
        'routes.ts': ROUTES,
        'checked.ts': withDeclarations(ROUTES, await declareLibrary()),
        'app/v1/host/places-controller.ts': 'export class PlacesController { index() {} }',
        'app/v1/host/places/user_rooms.controller.ts': 'export default class { show() {} }',
        'app/PlacesController.mts': 'export class PlacesController { show() {} }',
        'app/e\u0301clairs_controller.ts': 'export class Cakes { index() {} } export const more = (() => class {})()',
      })
      expect(await run(join(folder, 'app'), ...flags)).toMatchObject({ status: 0, err: '' })
      const file = `${pathToFileURL(join(folder, 'routes.ts')).href}?${flags.join()}`
      const { routes, map } = await import(/* @vite-ignore */ file)
      await routes.load()
      expect(routes.map(({ controller }: { controller: unknown }) => typeof controller)).toEqual(
        routes.map(() => 'function'),
      )
      expect(routes.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`)).toEqual(
        Object.keys(map),
      )
      for (const compiler of COMPILERS) expect(await compiled(compiler)).toBe('')
    },
  )
})
