/**
 * `signalbox controllers --watch` with a watcher that tells what a test makes it tell, and a clock that a test turns. With
 * the system's own, in a process of its own, it is in `controllers-process.test.ts`.
 */
import type { EventEmitter } from 'node:events'
import { appendFile, mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ControllersError } from '../../../src/cli/controllers/error.js'
import { Changes, watchControllers } from '../../../src/cli/controllers/watch.js'
import { classOf, folder, PLACES, put, ROOMS, read, run } from '../../support/controllers-command.js'

interface Watching extends EventEmitter {
  readonly path: string
  readonly options: { readonly ignored: (path: string) => boolean }
  closed: boolean
}
const watchers = vi.hoisted((): Watching[] => [])
vi.mock('chokidar', async () => {
  const { EventEmitter } = await import('node:events')
  class Watcher extends EventEmitter {
    closed = false
    constructor(
      readonly path: string,
      readonly options: Watching['options'],
    ) {
      super()
      watchers.push(this)
    }
    async close() {
      this.closed = true
    }
  }
  return { watch: (path: string, options: Watching['options']) => new Watcher(path, options) }
})

const QUIET = 50
const PULSE = 500
/** Lets what the file system is asked come to its end. */
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
const request = () => ({ folder: app(), out: join(app(), 'index.ts'), extension: 'js' as const, lazy: false })
const watcher = () => watchers.at(-1) as Watching // there is one from the start

beforeEach(() => {
  watchers.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('Changes', () => {
  let changes: Changes
  let told: unknown[] = []
  const watch = async (files: Readonly<Record<string, string>> = PLACES) => {
    await put(files)
    told = []
    changes = new Changes(request())
    changes.on('change', () => told.push('change')).on('error', error => told.push(error))
    await settle()
  }
  const change = (event = 'add', path = join(app(), 'a.ts')) => watcher().emit('all', event, path)
  afterEach(() => changes.close())

  it('watches the folder, files that nobody may read included, and what is there from the start not', async () => {
    await watch()
    expect(watcher().path).toBe(app())
    expect(watcher().options).toMatchObject({ ignoreInitial: true, ignorePermissionErrors: true })
  })

  it('leaves alone what the registry leaves alone, but not the folder itself', async () => {
    await put({ '_app/a-controller.ts': '' })
    changes = new Changes({ ...request(), folder: join(folder, '_app') })
    const { ignored } = watcher().options
    const paths = ['', 'a.ts', 'v1', '_drafts', 'v1/.git', 'node_modules', 'v1/_a.ts']
    expect(paths.filter(path => ignored(join(folder, '_app', path)))).toEqual(paths.slice(3))
  })

  it('tells of a change when the watcher is ready', async () => {
    await watch()
    expect(told).toEqual([])
    watcher().emit('ready')
    expect(told).toEqual(['change'])
  })

  it('tells of changes once, when things have been quiet for a while', async () => {
    await watch()
    change()
    await pass(QUIET - 1)
    change('unlink')
    await pass(QUIET - 1)
    expect(told).toEqual([])
    await pass(1)
    expect(told).toEqual(['change'])
    await pass(QUIET)
    expect(told).toEqual(['change'])
  })

  it('hands on what goes wrong', async () => {
    await watch()
    const error = new Error('EMFILE')
    watcher().emit('error', error)
    expect(told).toEqual([error])
  })

  it('sees on its next pulse that another has written, changed or removed the registry', async () => {
    await watch()
    await pass(PULSE)
    expect(told).toEqual([])
    await put({ 'app/index.ts': '' })
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual(['change'])
    await utimes(join(app(), 'index.ts'), 5, 5)
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual(['change', 'change'])
    await rm(join(app(), 'index.ts'))
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual(['change', 'change', 'change'])
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toHaveLength(3)
  })

  it('takes the registry as it is for true when it is told so', async () => {
    await watch()
    await put({ 'app/index.ts': '' })
    changes.settled()
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual([])
  })

  it('watches on when files come and go: the folder is the same', async () => {
    await watch()
    await put(ROOMS)
    await utimes(app(), 5, 5)
    await pass(PULSE)
    expect(watchers).toHaveLength(1)
    expect(watcher().closed).toBe(false)
  })

  it('waits for a folder that is gone, and watches the one that comes in its place', async () => {
    await watch()
    await rename(app(), join(folder, 'away'))
    await pass(PULSE)
    expect(watchers.map(({ closed }) => closed)).toEqual([true])
    await pass(QUIET)
    expect(told).toEqual(['change'])
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual(['change'])
    await mkdir(app())
    await pass(PULSE)
    expect(watchers.map(({ path, closed }) => [path, closed])).toEqual([
      [app(), true],
      [app(), false],
    ])
    expect(told).toEqual(['change'])
  })

  it('watches anew a folder that was replaced between two looks', async () => {
    await watch()
    await rename(app(), join(folder, 'away'))
    await mkdir(app())
    await pass(PULSE)
    await pass(QUIET)
    expect(watchers.map(({ closed }) => closed)).toEqual([true, false])
    expect(told).toEqual([])
  })

  it('watches anew where the watcher saw the folder go, also if it is back before it is looked for', async () => {
    await watch()
    change('unlinkDir', join(app(), 'v1'))
    await pass(PULSE)
    expect(watchers).toHaveLength(1)
    change('unlink', app())
    await pass(PULSE)
    expect(watchers).toHaveLength(1)
    change('unlinkDir', app())
    await pass(PULSE)
    expect(watchers.map(({ closed }) => closed)).toEqual([true, false])
  })

  it('is silent when it is closed', async () => {
    await watch()
    change()
    await changes.close()
    expect(watcher().closed).toBe(true)
    change()
    await rm(app(), { recursive: true })
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('watches nothing more when it is closed while it looks', async () => {
    await watch()
    await rename(app(), join(folder, 'away'))
    await mkdir(app())
    await settle()
    vi.advanceTimersByTime(PULSE)
    await changes.close()
    await settle()
    expect(watchers).toHaveLength(1)
  })

  it('watches nothing more when it is closed while the old watcher closes', async () => {
    await watch()
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const close = vi.fn(() => held)
    Object.assign(watcher(), { close })
    await rename(app(), join(folder, 'away'))
    await mkdir(app())
    await pass(PULSE)
    expect(close).toHaveBeenCalledOnce()
    const closed = changes.close()
    release()
    await closed
    await settle()
    expect(watchers).toHaveLength(1)
  })
})

describe('watchControllers(request, listener, signal)', () => {
  let told: unknown[] = []
  let stop = new AbortController()
  let watching: Promise<void>
  const watch = async () => {
    told = []
    stop = new AbortController()
    const failed = (lines: readonly string[]) => told.push(lines.map(line => line.replace(`${folder}/`, '')))
    watching = watchControllers(request(), { updated: ({ count }, written) => told.push([count, written]), failed }, stop.signal) // biome-ignore format: one line
    watching.catch(() => {})
    await settle()
  }
  const change = async () => {
    watcher().emit('all', 'change', join(app(), 'a.ts'))
    await pass(QUIET)
  }
  afterEach(async () => {
    stop.abort()
    await watching.catch(() => {})
  })

  it('writes at the start and at every change, and says so', async () => {
    await put(PLACES)
    await watch()
    expect(told).toEqual([])
    watcher().emit('ready')
    await settle()
    expect(told).toEqual([[1, true]])
    await put(ROOMS)
    await change()
    expect(told).toEqual([[1, true], [2, true]]) // biome-ignore format: one line
    await change()
    expect(told).toHaveLength(2)
    stop.abort()
    expect(await watching).toBeUndefined()
    expect(watcher().closed).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('says once that all is true where nothing has to be written', async () => {
    await put(PLACES)
    await run(app(), '--extension', 'js')
    await watch()
    watcher().emit('ready')
    await settle()
    expect(told).toEqual([[1, false]])
    await change()
    expect(told).toEqual([[1, false]])
  })

  it('says once what is wrong, and that it is put right', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('ready')
    await settle()
    await put({ 'app/beds-controller.ts': '' })
    const rule = 'a controller is the default export, BedsController or the only exported class'
    await change()
    await change()
    expect(told.slice(1)).toEqual([[`app/beds-controller.ts exports nothing: ${rule}`]])
    await put({ 'app/beds-controller.ts': 'export const one = 1' })
    await change()
    expect(told.slice(2)).toEqual([[`app/beds-controller.ts exports one (no class): ${rule}`]])
    await rm(join(app(), 'beds-controller.ts'))
    await change()
    expect(told.slice(3)).toEqual([[1, false]])
    await put({ 'app/beds-controller.ts': '' })
    await change()
    expect(told.slice(4)).toEqual([[`app/beds-controller.ts exports nothing: ${rule}`]])
  })

  it('takes its own writing for no change of the registry', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('ready')
    await settle()
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual([[1, true]])
    await appendFile(join(app(), 'index.ts'), '//')
    await utimes(join(app(), 'index.ts'), 5, 5) // the system's clock may not have moved on
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual([[1, true], [1, true]]) // biome-ignore format: one line
    expect(await read('app/index.ts')).toMatch(/\n}\n$/)
  })

  it('writes again what another removes at once', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('ready')
    await settle()
    await rm(join(app(), 'index.ts'))
    await pass(PULSE)
    await pass(QUIET)
    expect(told).toEqual([[1, true], [1, true]]) // biome-ignore format: one line
  })

  it('ends with what is no mistake of a user', async () => {
    await put(PLACES)
    const boom = new Error('boom')
    const updated = () => {
      throw boom
    }
    stop = new AbortController()
    const ending = watchControllers(request(), { updated, failed: () => {} }, stop.signal)
    await settle()
    watcher().emit('ready')
    await expect(ending).rejects.toBe(boom)
    expect(watcher().closed).toBe(true)
  })

  it('ends where it cannot watch', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('error', Object.assign(new Error('no'), { code: 'EPERM' }))
    await expect(watching).rejects.toEqual(new ControllersError([`cannot watch ${app()}: permission denied`]))
    expect(watcher().closed).toBe(true)
  })

  it('ends where there is no folder, before it watches', async () => {
    await watch()
    const error = new ControllersError([`cannot read ${app()}: there is no such file or folder`])
    await expect(watching).rejects.toEqual(error)
    expect(watchers).toEqual([])
  })

  it('ends at once where it was stopped before it began', async () => {
    await put(PLACES)
    stop = new AbortController()
    stop.abort()
    watching = watchControllers(request(), { updated: () => {}, failed: () => {} }, stop.signal)
    expect(await watching).toBeUndefined()
  })

  it('ends behind the writing that is under way', async () => {
    await put(PLACES)
    await watch()
    watcher().emit('ready')
    stop.abort()
    await watching
    expect(told).toEqual([[1, true]])
  })
})

describe('signalbox controllers <folder> --watch', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('tells what it does until %s', async signal => {
    await put(PLACES)
    const others = process.listenerCount(signal)
    const running = run(app(), '--watch')
    while (watchers.length === 0) await turn()
    await settle()
    expect(process.listenerCount(signal)).toBe(others + 1)
    watcher().emit('ready')
    await settle()
    await put({ 'app/beds-controller.ts': 'export class Beds {' })
    watcher().emit('all', 'add', 'a')
    await pass(QUIET)
    await put({ 'app/beds-controller.ts': classOf('BedsController') })
    watcher().emit('all', 'add', 'a')
    await pass(QUIET)
    process.emit(signal)
    expect(await running).toEqual({
      status: 0,
      out: 'app/index.ts written: 1 controller\napp/index.ts written: 2 controllers\n',
      err: 'app/beds-controller.ts cannot be parsed: Unexpected token (1:19)\n',
    })
    expect([process.listenerCount('SIGINT'), process.listenerCount('SIGTERM')]).toEqual([others, others])
  })
})
