/** `signalbox controllers --watch` with a watcher that the tests control. `process.test.ts` has the watcher of the system. */
import type { EventEmitter } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATIENCE } from '../../../bench/types/compile.js'
import { registryOf } from '../../../src/cli/controllers/registry.js'
import { watchControllers } from '../../../src/cli/controllers/run.js'
import { Failure } from '../../../src/cli/output.js'
import { classOf, folder, PLACES, put, ROOMS, read, run } from '../../support/controllers-command.js'

vi.mock('../../../src/cli/controllers/registry.js', async original => {
  const real = await original<typeof import('../../../src/cli/controllers/registry.js')>()
  return { ...real, registryOf: vi.fn(real.registryOf) }
})

interface Watcher extends EventEmitter {
  readonly paths: readonly string[]
  readonly options: { readonly ignored: (path: string) => boolean }
  closed: boolean
}
const watchers = vi.hoisted((): Watcher[] => [])
vi.mock('chokidar', async () => {
  const { EventEmitter } = await import('node:events')
  class FakeWatcher extends EventEmitter {
    closed = false
    constructor(
      readonly paths: Watcher['paths'],
      readonly options: Watcher['options'],
    ) {
      super()
      watchers.push(this)
    }
    async close() {
      this.closed = true
    }
  }
  return { watch: (paths: Watcher['paths'], options: Watcher['options']) => new FakeWatcher(paths, options) }
})

const app = () => join(folder, 'app')
const request = (more: object = {}) => ({ folder: app(), out: join(app(), 'index.ts'), extension: 'js' as const, lazy: false, ...more }) // biome-ignore format: one line
const watcher = () => watchers.at(-1) as Watcher // there is one from the start

let reported: unknown[] = []
let stop = new AbortController()
let watching = Promise.resolve()
const listener = {
  updated: ({ count }: { count: number }, written: boolean) => void reported.push([count, written]),
  failed: (message: string) => void reported.push(message.replaceAll(`${folder}/`, '')),
}
const poll = <Value>(read: () => Value) => expect.poll(read, { interval: 5, timeout: 60_000 * PATIENCE })
/** Waits until the registry was made so many times. */
const updates = async (count: number) => {
  await poll(() => vi.mocked(registryOf).mock.calls.length).toBe(count)
  await Promise.allSettled(vi.mocked(registryOf).mock.results.map(({ value }) => value))
}
/** Watches, and waits for the first registry and the first watcher. */
const watch = async (more?: object) => {
  watching = watchControllers(request(more), listener, stop.signal)
  watching.catch(() => {})
  await poll(() => watchers.length).toBe(1)
}
const change = (event = 'change', path = join(app(), 'a.ts')) => void watcher().emit('all', event, path)

beforeEach(() => {
  watchers.length = 0
  reported = []
  stop = new AbortController()
  vi.mocked(registryOf).mockClear()
})
afterEach(async () => {
  stop.abort()
  await watching.catch(() => {})
})

describe('watchControllers(request, listener, signal)', () => {
  it('writes at the start and after each change, and reports what it has written', async () => {
    await put(PLACES)
    await watch()
    expect(reported).toEqual([[1, true]])
    change()
    await updates(2)
    await put(ROOMS)
    change()
    await poll(() => reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('reports only once that the registry is up to date', async () => {
    await put(PLACES)
    await run(app(), '--extension', 'js')
    vi.mocked(registryOf).mockClear()
    await watch()
    change()
    await updates(2)
    expect(reported).toEqual([[1, false]])
  })

  it('reports each problem once, and reports when it is corrected', async () => {
    await put(PLACES)
    await watch()
    await put({ 'app/beds-controller.ts': '' })
    change()
    await updates(2)
    change()
    await updates(3)
    await put({ 'app/beds-controller.ts': 'export const one = 1' })
    change()
    await updates(4)
    await rm(join(app(), 'beds-controller.ts'))
    change()
    await updates(5)
    await put({ 'app/beds-controller.ts': '' })
    change()
    const rule = 'export the controller by default or as BedsController'
    await poll(() => reported).toEqual([
      [1, true],
      `app/beds-controller.ts exports nothing: ${rule}`,
      `app/beds-controller.ts exports one (not a class): ${rule}`,
      [1, false],
      `app/beds-controller.ts exports nothing: ${rule}`,
    ])
  })

  it('updates once after several changes in quick succession', async () => {
    await put(PLACES)
    await watch()
    for (const event of ['addDir', 'add', 'change']) change(event)
    await updates(2)
    await wait(100)
    expect(registryOf).toHaveBeenCalledTimes(2)
  })

  it('updates again when the watcher is ready', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    watcher().emit('ready')
    await poll(() => reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('watches the folder and the registry, without an event for each file that exists', async () => {
    await put(PLACES)
    await watch({ out: join(folder, 'gen/all.ts') })
    expect(watcher().paths).toEqual([app(), join(folder, 'gen/all.ts')])
    expect(watcher().options).toMatchObject({ ignoreInitial: true, ignorePermissionErrors: true })
  })

  it('ignores the names that the command ignores, except those of the folder and the registry', async () => {
    const [here, out] = [join(folder, '_app'), join(folder, '.gen.ts')]
    await put({ '_app/a-controller.ts': classOf('AController') })
    await watch({ folder: here, out })
    const ignored = ['_drafts', 'v1/.git', 'node_modules', 'v1/_a.ts'].map(path => join(here, path))
    const paths = [here, out, join(here, 'a.ts'), join(here, 'v1'), ...ignored]
    expect(paths.filter(path => watcher().options.ignored(path))).toEqual(ignored)
  })

  it('writes the registry again if someone has changed or removed it', async () => {
    await put(PLACES)
    await watch()
    const written = await read('app/index.ts')
    await put({ 'app/index.ts': '' })
    change('change', join(app(), 'index.ts'))
    await poll(() => reported).toEqual([[1, true], [1, true]]) // biome-ignore format: one line
    expect(await read('app/index.ts')).toBe(written)
    await rm(join(app(), 'index.ts'))
    change('unlink', join(app(), 'index.ts'))
    await poll(() => reported).toEqual([[1, true], [1, true], [1, true]]) // biome-ignore format: one line
    expect(await read('app/index.ts')).toBe(written)
  })

  it('does not make the registry again because it has written it', async () => {
    await put(PLACES)
    await watch()
    change('add', join(app(), 'index.ts'))
    await wait(100)
    expect(registryOf).toHaveBeenCalledTimes(1)
  })

  it.each(['unlink', 'unlinkDir'])('replaces the watcher after %s', async event => {
    await put(PLACES)
    await watch()
    change('add')
    await updates(2)
    expect(watchers).toHaveLength(1)
    change(event)
    await poll(() => watchers.map(({ closed }) => closed)).toEqual([true, false])
    await put(ROOMS)
    change('addDir')
    await poll(() => reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('waits until a removed folder is there again', async () => {
    await put(PLACES)
    await watch()
    await rename(app(), join(folder, 'away'))
    change('unlinkDir', app())
    await poll(() => watchers.length).toBe(2)
    await mkdir(app())
    await rename(join(folder, 'away'), app())
    change('addDir', app())
    await poll(() => reported).toEqual([[1, true], 'cannot read app: no such file or folder', [1, false]])
  })

  it('starts a new watcher if the folder is there again without an event', async () => {
    await put(PLACES)
    await watch()
    await rename(app(), join(folder, 'away'))
    change('change')
    await poll(() => reported.length).toBe(2)
    await rename(join(folder, 'away'), app())
    await poll(() => watchers.length).toBe(2)
    expect(watchers[0]?.closed).toBe(true)
    expect(reported).toEqual([[1, true], expect.stringContaining('cannot read app'), [1, false]])
    await put(ROOMS)
    watcher().emit('ready')
    await poll(() => reported.at(-1)).toEqual([2, true])
  })

  it('closes the watcher when it is stopped, without another update', async () => {
    await put(PLACES)
    await watch()
    change()
    stop.abort()
    expect(await watching).toBeUndefined()
    expect(watcher().closed).toBe(true)
    await wait(100)
    expect(registryOf).toHaveBeenCalledTimes(1)
  })

  it('finishes the current update when it is stopped', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    watcher().emit('ready')
    stop.abort()
    await watching
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('ends at once if it was stopped before it began', async () => {
    await put(PLACES)
    stop.abort()
    watching = watchControllers(request(), listener, stop.signal)
    expect(await watching).toBeUndefined()
    expect(watchers).toEqual([])
  })

  it('rejects with an error of the listener', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    const boom = new Error('boom')
    vi.spyOn(listener, 'updated').mockImplementationOnce(() => {
      throw boom
    })
    change()
    await expect(watching).rejects.toBe(boom)
    expect(watcher().closed).toBe(true)
  })

  it('rejects if the folder cannot be watched', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('error', Object.assign(new Error('no'), { code: 'EPERM' }))
    await expect(watching).rejects.toEqual(new Failure(`cannot watch ${app()}: permission denied`))
    expect(watcher().closed).toBe(true)
  })

  it('rejects if there is no folder at the start', async () => {
    watching = watchControllers(request(), listener, stop.signal)
    await expect(watching).rejects.toEqual(new Failure(`cannot read ${app()}: no such file or folder`))
    expect(watchers).toEqual([])
  })
})

describe('signalbox controllers <folder> --watch', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints each result until it receives %s', async signal => {
    await put(PLACES)
    const others = process.listenerCount(signal)
    const running = run(app(), '--watch')
    await poll(() => watchers.length).toBe(1)
    expect(process.listenerCount(signal)).toBe(others + 1)
    await put({ 'app/beds-controller.ts': 'export class Beds {' })
    change()
    await updates(2)
    await put({ 'app/beds-controller.ts': classOf('BedsController') })
    change()
    await updates(3)
    process.emit(signal)
    expect(await running).toEqual({
      status: 0,
      out: 'app/index.ts written: 1 controller\napp/index.ts written: 2 controllers\n',
      err: 'app/beds-controller.ts cannot be parsed: Unexpected token (1:19)\n',
    })
    expect([process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]).toEqual([others, others])
  })
})
