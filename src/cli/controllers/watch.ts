/** Writes the registry again whenever files change. */
import { readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { watch } from 'chokidar'
import { Failure } from '../output.js'
import { fileError } from './file-error.js'
import { isIgnored } from './file-name.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { writeRegistry } from './write.js'

/**
 * How long to wait for further changes after a change. Switching to another git branch usually changes its files within
 * this time, and a person does not notice the delay.
 */
const DEBOUNCE_MILLISECONDS = 50

/**
 * How long to wait before another attempt while the registry cannot be made. If the folder is missing, chokidar watches
 * its parent only after it is ready, so a folder that returns before that would go unnoticed.
 */
const RETRY_MILLISECONDS = 1_000

/** Receives the result of each update. */
interface WatchListener {
  /** The registry is up to date. `written` is false if the file was up to date already. */
  updated(registry: Registry, written: boolean): void
  /** The registry cannot be made, and the file stays as it is. A message is not repeated at the next update. */
  failed(message: string): void
}

/**
 * Keeps the registry up to date until the signal is aborted. It updates the registry at the start, and whenever files
 * are added, removed or changed.
 *
 * @throws {Failure} if the folder cannot be read at the start, or cannot be watched.
 */
export async function watchControllers(
  request: RegistryRequest,
  listener: WatchListener,
  signal: AbortSignal,
): Promise<void> {
  await readdir(request.folder).catch(error => {
    throw fileError('read', request.folder, error)
  })
  const update = createUpdate(request, listener)
  const stopped = new Promise<void>(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  while (!signal.aborted) await watchUntilRemoval(request, update, stopped)
}

/**
 * Updates the registry after each change, until a file or a folder is removed, or until another attempt succeeds without an
 * event. Switching a git branch may remove a folder and create it again, and chokidar does not watch the new one. So the
 * caller starts a new watcher then.
 */
async function watchUntilRemoval(
  { folder, out }: RegistryRequest,
  update: () => Promise<boolean>,
  stopped: Promise<void>,
): Promise<void> {
  const isUpdated = await update()
  const watched = [resolve(folder), resolve(out)]
  const ignored = (path: string) => isIgnored(basename(path)) && !watched.includes(resolve(path))
  const watcher = watch(watched, { ignoreInitial: true, ignorePermissionErrors: true, ignored })
  let updates = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined
  const ended = new Promise<void>((end, fail) => {
    let isRemoved = false
    const changed = () => {
      if (isRemoved) end()
      else updates = updates.then(update).then(retry, fail)
    }
    const retry = (isUpdated: boolean) => {
      clearTimeout(retryTimer)
      if (!isUpdated) retryTimer = setTimeout(changedUnnoticed, RETRY_MILLISECONDS)
    }
    const changedUnnoticed = () => {
      updates = updates.then(update).then(isUpdated => (isUpdated ? end() : retry(false)), fail)
    }
    retry(isUpdated) // a folder that goes while the watcher starts may keep it from being ready
    watcher.on('ready', changed) // something may have changed since the update above
    watcher.on('all', event => {
      isRemoved ||= event === 'unlink' || event === 'unlinkDir'
      clearTimeout(timer)
      timer = setTimeout(changed, DEBOUNCE_MILLISECONDS)
    })
    watcher.on('error', error => fail(fileError('watch', folder, error)))
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
 * Returns a function that updates the registry, reports the result, and returns whether it succeeded. It reads the whole
 * folder each time, so the registry is right in whatever order events arrive.
 */
function createUpdate(request: RegistryRequest, listener: WatchListener): () => Promise<boolean> {
  let problem: string | undefined // the last message, '' after a success, undefined before the first update
  return async () => {
    try {
      const registry = await registryOf(request)
      const written = await writeRegistry(request.out, registry)
      if (written || problem !== '') listener.updated(registry, written)
      problem = ''
      return true
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.message !== problem) listener.failed(error.message)
      problem = error.message
      return false
    }
  }
}
