/**
 * `signalbox controllers --watch` with a watcher and a clock that the tests control. `process.test.ts` has those of the
 * system.
 */
import type { EventEmitter } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchControllers } from '../../../src/cli/controllers/watch.js'
import { Failure } from '../../../src/cli/output.js'
import { classOf, folder, PLACES, put, ROOMS, read, run } from '../../support/controllers-command.js'

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

const QUIET = 50
/** Waits until the file system has answered. */
const settle = async () => {
  for (let idle = 0; idle < 50; idle += 1) {
    await turn()
    if (process.getActiveResourcesInfo().some(each => each.includes('Req'))) idle = 0
  }
}
const pass = async (milliseconds: number) => {
  await settle()
  vi.advanceTimersByTime(milliseconds)
  await settle()
}
const app = () => join(folder, 'app')
const request = (more: object = {}) => ({ folder: app(), out: join(app(), 'index.ts'), extension: 'js' as const, lazy: false, ...more }) // biome-ignore format: one line
const watcher = () => watchers.at(-1) as Watcher // there is one from the start

let reported: unknown[] = []
let stop = new AbortController()
let watching: Promise<void>
const listener = {
  updated: ({ count }: { count: number }, written: boolean) => void reported.push([count, written]),
  failed: (message: string) => void reported.push(message.replaceAll(`${folder}/`, '')),
}
const watch = async (more?: object) => {
  watching = watchControllers(request(more), listener, stop.signal)
  watching.catch(() => {})
  await settle()
}
const change = async (event = 'change', path = join(app(), 'a.ts')) => {
  watcher().emit('all', event, path)
  await pass(QUIET)
}

beforeEach(() => {
  watchers.length = 0
  reported = []
  stop = new AbortController()
  watching = Promise.resolve()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  stop.abort()
  await watching.catch(() => {})
  vi.useRealTimers()
})

describe('watchControllers(request, listener, signal)', () => {
  it('writes at the start and after each change, and reports it', async () => {
    await put(PLACES)
    await watch()
    expect(reported).toEqual([[1, true]])
    await put(ROOMS)
    await change()
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
    await change()
    expect(reported).toHaveLength(2)
  })

  it('reports once that the registry is up to date', async () => {
    await put(PLACES)
    await run(app(), '--extension', 'js')
    await watch()
    expect(reported).toEqual([[1, false]])
    await change()
    expect(reported).toHaveLength(1)
  })

  it('reports what is wrong once, and when it is put right', async () => {
    await put(PLACES)
    await watch()
    await put({ 'app/beds-controller.ts': '' })
    await change()
    await change()
    const rule = 'a controller is the default export, BedsController or the only exported class'
    expect(reported.slice(1)).toEqual([`app/beds-controller.ts exports nothing: ${rule}`])
    await put({ 'app/beds-controller.ts': 'export const one = 1' })
    await change()
    expect(reported.slice(2)).toEqual([`app/beds-controller.ts exports one (no class): ${rule}`])
    await rm(join(app(), 'beds-controller.ts'))
    await change('unlink')
    expect(reported.slice(3)).toEqual([[1, false]])
    await put({ 'app/beds-controller.ts': '' })
    await change()
    expect(reported.slice(4)).toEqual([`app/beds-controller.ts exports nothing: ${rule}`])
  })

  it('writes once for changes that follow each other quickly', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    watcher().emit('all', 'add', 'a')
    await pass(QUIET - 1)
    watcher().emit('all', 'change', 'a')
    await pass(QUIET - 1)
    expect(reported).toHaveLength(1)
    await pass(1)
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('looks again when the watcher is ready, for what has changed until then', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    watcher().emit('ready')
    await settle()
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('watches the folder and the registry, but not what is there already', async () => {
    await put(PLACES)
    await watch({ out: join(folder, 'gen/all.ts') })
    expect(watcher().paths).toEqual([app(), join(folder, 'gen/all.ts')])
    expect(watcher().options).toMatchObject({ ignoreInitial: true, ignorePermissionErrors: true })
  })

  it('ignores what the registry ignores, but neither the folder nor the registry itself', async () => {
    const [here, out] = [join(folder, '_app'), join(folder, '.gen.ts')]
    await put({ '_app/a-controller.ts': classOf('AController') })
    await watch({ folder: here, out })
    const ignored = ['_drafts', 'v1/.git', 'node_modules', 'v1/_a.ts'].map(path => join(here, path))
    const paths = [here, out, join(here, 'a.ts'), join(here, 'v1'), ...ignored]
    expect(paths.filter(path => watcher().options.ignored(path))).toEqual(ignored)
  })

  it('writes the registry again where it was changed or removed', async () => {
    await put(PLACES)
    await watch()
    const written = await read('app/index.ts')
    await put({ 'app/index.ts': '' })
    await change('change', join(app(), 'index.ts'))
    expect(await read('app/index.ts')).toBe(written)
    await rm(join(app(), 'index.ts'))
    await change('unlink', join(app(), 'index.ts'))
    expect(await read('app/index.ts')).toBe(written)
    expect(reported).toEqual([[1, true], [1, true], [1, true]]) // biome-ignore format: one line
  })

  it.each(['unlink', 'unlinkDir'])('replaces the watcher after %s: what comes back would not be seen', async event => {
    await put(PLACES)
    await watch()
    await change('add')
    expect(watchers).toHaveLength(1)
    await change(event)
    expect(watchers.map(({ closed }) => closed)).toEqual([true, false])
    await put(ROOMS)
    await change('addDir')
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('waits for a folder that was removed', async () => {
    await put(PLACES)
    await watch()
    await rename(app(), join(folder, 'away'))
    await change('unlinkDir', app())
    await mkdir(app())
    await rename(join(folder, 'away'), app())
    await change('addDir', app())
    expect(reported).toEqual([[1, true], 'cannot read app: no such file or folder', [1, false]])
  })

  it('closes the watcher and its timer when it is stopped', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('all', 'change', 'a')
    stop.abort()
    expect(await watching).toBeUndefined()
    expect(watcher().closed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('finishes an update that has begun when it is stopped', async () => {
    await put(PLACES)
    await watch()
    await put(ROOMS)
    watcher().emit('ready')
    stop.abort()
    await watching
    expect(reported).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
  })

  it('ends at once if it was stopped before', async () => {
    await put(PLACES)
    stop.abort()
    await watch()
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
    await change()
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
    await watch()
    await expect(watching).rejects.toEqual(new Failure(`cannot read ${app()}: no such file or folder`))
    expect(watchers).toEqual([])
  })
})

describe('signalbox controllers <folder> --watch', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('prints what it does until %s', async signal => {
    await put(PLACES)
    const others = process.listenerCount(signal)
    const running = run(app(), '--watch')
    while (watchers.length === 0) await turn()
    expect(process.listenerCount(signal)).toBe(others + 1)
    await put({ 'app/beds-controller.ts': 'export class Beds {' })
    await change()
    await put({ 'app/beds-controller.ts': classOf('BedsController') })
    await change()
    process.emit(signal)
    expect(await running).toEqual({
      status: 0,
      out: 'app/index.ts written: 1 controller\napp/index.ts written: 2 controllers\n',
      err: 'app/beds-controller.ts cannot be parsed: Unexpected token (1:19)\n',
    })
    expect([process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]).toEqual([others, others])
  })
})
