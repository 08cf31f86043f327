/**
 * The command line in the process of the tests, where the mutants of a mutation run are. Its modules are loaded again for
 * each call, and what a process has only once (its folder, its streams, its end) is replaced.
 */
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { Session } from 'node:inspector'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import type { Ran } from './cli.js'

type Listener = (...args: readonly unknown[]) => void

const { cache: loaded } = createRequire(import.meta.url)

/** Collects what is written, and calls back at once. */
const collect = (into: string[]) => (text: unknown, callback?: unknown) => {
  into.push(String(text))
  if (typeof callback === 'function') callback()
  return true
}

/** Runs `signalbox` in a folder, as `signalbox` of `cli.ts` does. What it does after its process would have ended is ignored. */
export const runInside = async (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> => {
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const listeners = new Map<string | symbol, Listener[]>([
    ['exit', []],
    ['uncaughtException', []],
  ])
  const sessions: Session[] = []
  const streams = [process.stdout, process.stderr]
  const errorListeners = streams.map(stream => stream.listeners('error'))
  const { exitCode } = process
  const [writeOut, writeError] = [process.stdout.write, process.stderr.write]
  const [on, emit, connect] = [process.on, process.emit, Session.prototype.connect]
  const emitTo = (event: string, ...given: readonly unknown[]) => {
    for (const each of listeners.get(event) ?? []) each(...given)
  }
  vi.resetModules()
  for (const file of Object.keys(loaded)) if (file.startsWith(cwd)) delete loaded[file]
  for (const name of ['FORCE_COLOR', 'NO_COLOR']) vi.stubEnv(name, env[name])
  process.stdout.write = collect(stdout)
  process.stderr.write = collect(stderr)
  process.exitCode = undefined
  const spies = [
    vi.spyOn(process, 'cwd').mockReturnValue(cwd),
    vi.spyOn(process, 'on').mockImplementation((event, listener) => {
      const known = listeners.get(event)
      if (!known) return Reflect.apply(on, process, [event, listener])
      known.push(listener)
      return process
    }),
    vi.spyOn(process, 'emit').mockImplementation((...given: readonly unknown[]) => {
      if (given[0] !== 'uncaughtException') return Reflect.apply(emit, process, given)
      emitTo('uncaughtException', given[1])
      return true
    }),
    vi.spyOn(Session.prototype, 'connect').mockImplementation(function (this: Session) {
      sessions.push(this)
      Reflect.apply(connect, this, [])
    }),
  ]
  try {
    const { runProgram } = await import('../../src/cli/program.js')
    return await new Promise<Ran>(resolve => {
      let ran: Ran | undefined
      const end = (code?: unknown) => {
        if (ran) return // the process has ended
        if (code !== undefined) process.exitCode = Number(code)
        emitTo('exit')
        ran = { stdout: stdout.join(''), stderr: stderr.join(''), status: Number(process.exitCode ?? 0) }
      }
      spies.push(vi.spyOn(process, 'exit').mockImplementation(end as never) as never) // unlike the real one it returns
      // No `await`: it would appear in the stacks of errors.
      runProgram(args).then(
        () => {
          end()
          if (ran) resolve(ran)
        },
        error => resolve({ stdout: '', stderr: String(error), status: null }),
      )
    })
  } finally {
    for (const spy of spies) spy.mockRestore()
    for (const session of sessions) session.disconnect()
    streams.forEach((stream, at) => {
      const added = stream.listeners('error').filter(each => !errorListeners[at]?.includes(each))
      for (const each of added) stream.off('error', each as Listener) // as it was given
    })
    process.stdout.write = writeOut
    process.stderr.write = writeError
    process.exitCode = exitCode
    vi.unstubAllEnvs()
  }
}

let copied: Promise<string> | undefined

/** This package as users install it: a copy in a `node_modules`, made once for each suite. */
export const installedPackage = (root: string): Promise<string> => {
  copied ??= copyPackage(root)
  return copied
}

const copyPackage = async (root: string): Promise<string> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'signalbox-cli-package-')))
  const place = join(folder, 'node_modules/signalbox')
  for (const name of ['package.json', 'dist']) await cp(join(root, name), join(place, name), { recursive: true })
  await symlink(join(root, 'node_modules/koa-compose'), join(folder, 'node_modules/koa-compose'))
  return place
}

afterAll(async () => {
  if (copied) await rm(join(await copied, '../..'), { recursive: true, force: true })
})
