import { readdir } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { watch } from 'chokidar'
import { ControllersError, fileError } from './controllers-error.js'
import { isLeftAlone } from './controllers-path.js'
import { type Registry, type RegistryRequest, registryOf } from './controllers-registry.js'
import { writeRegistry } from './controllers-write.js'

/** Long enough for a checkout to write its files in one go, too short for a person to notice. */
const QUIET_MILLISECONDS = 50

/** Where a watch says what it does. */
export interface WatchListener {
  /** The registry is true; `written` says whether it had to be written. */
  updated(registry: Registry, written: boolean): void
  /** What is wrong, a line each. It is told once; the registry stays as it was until it is put right. */
  failed(lines: readonly string[]): void
}

/**
 * Keeps the registry true until the signal is aborted: at the start, and whenever files come, go or change. Raises
 * `ControllersError` when the folder cannot be read at the start, or cannot be watched.
 */
export async function watchControllers(
  request: RegistryRequest,
  listener: WatchListener,
  signal: AbortSignal,
): Promise<void> {
  const folder = resolve(request.folder)
  await readdir(folder).catch(error => {
    throw fileError('read', request.folder, error)
  })
  const ignored = (path: string) => relative(folder, path) !== '' && isLeftAlone(basename(path))
  const watcher = watch([folder, resolve(request.out)], { ignoreInitial: true, ignored })
  try {
    await new Promise<void>((done, fail) => {
      const update = updater(request, listener)
      let updates: Promise<void> | undefined
      let due: NodeJS.Timeout | undefined
      const run = () => {
        updates = (updates ?? Promise.resolve()).then(update).catch(fail)
      }
      watcher.on('ready', run)
      watcher.on('error', error => fail(fileError('watch', request.folder, error)))
      watcher.on('all', () => {
        clearTimeout(due)
        due = setTimeout(run, QUIET_MILLISECONDS)
      })
      const stop = () => {
        clearTimeout(due)
        void Promise.resolve(updates).then(done)
      }
      signal.addEventListener('abort', stop, { once: true })
      if (signal.aborted) stop()
    })
  } finally {
    await watcher.close()
  }
}

/** Whatever the watcher saw, the whole folder is looked at again: no order of events leaves a wrong registry. */
function updater(request: RegistryRequest, listener: WatchListener): () => Promise<void> {
  let told: string | undefined
  return async () => {
    try {
      const registry = await registryOf(request)
      const written = await writeRegistry(request.out, registry)
      if (written || told !== '') listener.updated(registry, written)
      told = ''
    } catch (error) {
      if (!(error instanceof ControllersError)) throw error
      if (error.message !== told) listener.failed(error.lines)
      told = error.message
    }
  }
}
