/** Keeps a file up to date while the files change that it is made from. */

import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { watch } from 'chokidar'
import { isAsWritten } from './as-written.js'
import { fileError } from './file-error.js'
import { Failure } from './output.js'

/**
 * How long to wait for further changes after a change. Switching to another git branch usually changes its files within
 * this time, and a person does not notice the delay.
 */
const DEBOUNCE_MILLISECONDS = 50

/** What is watched. */
export interface Watched {
  /** The files and folders to watch. */
  readonly paths: readonly string[]
  /** What errors call them. */
  readonly name: string
  /** Whether a file or a folder below `paths` is not watched. */
  readonly ignored: (path: string, isFile: boolean) => boolean
  /**
   * How long to wait before another attempt while the file cannot be made. If a folder of `paths` is missing, chokidar watches
   * its parent only after it is ready, so a folder that returns before that would go unnoticed.
   */
  readonly retryMilliseconds?: number
}

/**
 * Makes a file, writes it if it is out of date, and returns whether it did. The signal is aborted when the command stops, and when
 * something has changed again.
 *
 * @throws {Failure} if it cannot be made.
 */
type Update<Result> = (signal: AbortSignal) => Promise<{ readonly result: Result; readonly written: boolean }>

/** Updates, reports the result, and returns whether it succeeded. */
export type ReportedUpdate = (again?: AbortSignal) => Promise<boolean>

/** Receives the result of each update. */
export interface WatchListener<Result> {
  /** The file is up to date. `written` is false if it was up to date already. */
  updated(result: Result, written: boolean): unknown
  /** The file cannot be made, and stays as it is. A message is not repeated at the next update. */
  failed(message: string): unknown
}

/**
 * Updates at the start, and whenever files are added, removed or changed, until the signal is aborted.
 *
 * @throws {Failure} if something cannot be watched.
 */
export async function watchFiles(watched: Watched, update: ReportedUpdate, signal: AbortSignal): Promise<void> {
  const stopped = once(signal, 'abort')
  while (!signal.aborted) await watchUntilRemoval(watched, update, stopped)
}

/**
 * Runs a function, which is to end when the process gets a signal to end, or when the reader of its output has gone. If it fails after a
 * signal, because it was not done, the signal ends the process.
 */
export async function untilSignal<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stopping = new AbortController()
  const stop = (name: NodeJS.Signals) => stopping.abort(name)
  const unread = ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && stop('SIGPIPE')
  for (const signal of SIGNALS) process.once(signal, stop)
  process.stdout.on('error', unread)
  const ended = await run(stopping.signal).then(
    result => ({ result }),
    (error: unknown) => ({ error }),
  )
  for (const signal of SIGNALS) process.off(signal, stop)
  process.stdout.off('error', unread)
  if ('result' in ended) return ended.result
  if (!stopping.signal.aborted) throw ended.error
  process.kill(process.pid, stopping.signal.reason)
  return new Promise(() => {})
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const

/**
 * Updates the file after each change, until a file or a folder is removed, or until another attempt succeeds without an
 * event. Switching a git branch may remove a folder and create it again, and chokidar does not watch the new one. So the
 * caller starts a new watcher then.
 */
async function watchUntilRemoval(
  { paths, name, ignored, retryMilliseconds }: Watched,
  update: ReportedUpdate,
  stopped: Promise<unknown>,
): Promise<void> {
  const isUpdated = await update()
  const isTwice = secondPaths()
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path, stats) => ignored(path, stats?.isFile() === true) || (stats?.isFile() === false && isTwice(path)),
  })
  let updates = Promise.resolve()
  let running = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  const ended = new Promise<void>((end, fail) => {
    let isRemoved = false
    const changed = () => {
      running.abort() // what it makes is out of date already
      if (isRemoved) return end()
      running = new AbortController()
      const { signal } = running
      updates = updates.then(() => update(signal)).then(retry, fail)
    }
    const retry = (isUpdated: boolean) => {
      clearTimeout(retryTimer)
      if (!isUpdated && retryMilliseconds !== undefined) retryTimer = setTimeout(changedUnnoticed, retryMilliseconds)
    }
    const changedUnnoticed = () => {
      updates = updates.then(() => update()).then(isUpdated => (isUpdated ? end() : retry(false)), fail)
    }
    retry(isUpdated) // a folder that goes while the watcher starts may keep it from being ready
    watcher.on('ready', changed) // something may have changed since the update above
    watcher.on('all', (event, path) => {
      if (isAsWritten(path)) return
      isRemoved ||= event === 'unlink' || event === 'unlinkDir'
      clearTimeout(timer)
      timer = setTimeout(changed, DEBOUNCE_MILLISECONDS)
    })
    watcher.on('error', error => fail(fileError('watch', name, error)))
  })
  try {
    await Promise.race([ended, stopped])
  } finally {
    clearTimeout(timer)
    await watcher.close()
    await updates
    clearTimeout(retryTimer)
  }
}

/**
 * Returns a function that finds the folders which it has met under another path. Folders with symbolic links to one another would have
 * paths without end.
 */
const secondPaths = (): ((path: string) => boolean) => {
  const met = new Map<string, string>()
  return path => {
    try {
      const real = realpathSync(path)
      const first = met.get(real) ?? path
      met.set(real, first)
      return first !== path
    } catch {
      return false
    }
  }
}

/**
 * Returns a function that updates a file and reports the result. It makes the whole file each time, so the file is right in whatever
 * order events arrive.
 */
export function reportedUpdate<Result>(
  update: Update<Result>,
  listener: WatchListener<Result>,
  stop: AbortSignal,
): ReportedUpdate {
  let problem: string | undefined // the last message, '' after a success, undefined before the first update
  return async again => {
    const signal = again ? AbortSignal.any([stop, again]) : stop
    const made = await update(signal).catch((error: unknown) => {
      if (signal.aborted) return undefined
      if (error instanceof Failure) return error
      throw error
    })
    if (made === undefined) return true
    if (made instanceof Failure) {
      if (made.message !== problem) await listener.failed(made.message)
      problem = made.message
      return false
    }
    if (made.written || problem !== '') await listener.updated(made.result, made.written)
    problem = ''
    return true
  }
}
