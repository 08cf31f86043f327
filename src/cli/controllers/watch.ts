import { readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { watch } from 'chokidar'
import { Failure } from '../output.js'
import { fileError } from './file-error.js'
import { isIgnored } from './file-name.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { writeRegistry } from './write.js'

/** Long enough for a checkout to write its files in one go, too short for a person to notice. */
const QUIET_MILLISECONDS = 50

/** What a watch reports. */
export interface WatchListener {
  /** The registry is up to date; `written` says whether it had to be written. */
  updated(registry: Registry, written: boolean): void
  /** The registry cannot be made, and stays as it is until this is put right. A message is reported once. */
  failed(message: string): void
}

/**
 * Keeps the registry up to date until the signal is aborted: at the start, and whenever files are added, removed or
 * changed.
 *
 * @throws {Failure} where the folder cannot be read at the start, or cannot be watched.
 */
export async function watchControllers(
  request: RegistryRequest,
  listener: WatchListener,
  signal: AbortSignal,
): Promise<void> {
  await readdir(request.folder).catch(error => {
    throw fileError('read', request.folder, error)
  })
  const update = updater(request, listener)
  const stopped = new Promise<void>(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  while (!signal.aborted) await watchUntilRemoval(request, update, stopped)
}

/**
 * Updates the registry for each change, until something is removed. A watcher loses what is removed and comes back, as a
 * folder does when a branch is checked out, so it has to be replaced then.
 */
async function watchUntilRemoval(
  { folder, out }: RegistryRequest,
  update: () => Promise<void>,
  stopped: Promise<void>,
): Promise<void> {
  await update()
  const watched = [resolve(folder), resolve(out)]
  const ignored = (path: string) => isIgnored(basename(path)) && !watched.includes(resolve(path))
  const watcher = watch(watched, { ignoreInitial: true, ignorePermissionErrors: true, ignored })
  let updates = Promise.resolve()
  let quiet: NodeJS.Timeout | undefined
  const ended = new Promise<void>((end, fail) => {
    let isRemoved = false
    const changed = () => {
      if (isRemoved) end()
      else updates = updates.then(update).catch(fail)
    }
    watcher.on('ready', changed) // for what has changed since the update above
    watcher.on('all', event => {
      isRemoved ||= event === 'unlink' || event === 'unlinkDir'
      clearTimeout(quiet)
      quiet = setTimeout(changed, QUIET_MILLISECONDS)
    })
    watcher.on('error', error => fail(fileError('watch', folder, error)))
  })
  try {
    await Promise.race([ended, stopped])
  } finally {
    clearTimeout(quiet)
    await watcher.close()
    await updates
  }
}

/** Reads the whole folder, whatever the watcher saw: no order of events leaves a wrong registry. */
function updater(request: RegistryRequest, listener: WatchListener): () => Promise<void> {
  let problem: string | undefined
  return async () => {
    try {
      const registry = await registryOf(request)
      const written = await writeRegistry(request.out, registry)
      if (written || problem !== '') listener.updated(registry, written)
      problem = ''
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.message !== problem) listener.failed(error.message)
      problem = error.message
    }
  }
}
