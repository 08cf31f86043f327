import { readdir } from 'node:fs/promises'
import { Changes } from './controllers-changes.js'
import { ControllersError, fileError } from './controllers-error.js'
import { type Registry, type RegistryRequest, registryOf } from './controllers-registry.js'
import { writeRegistry } from './controllers-write.js'

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
  await readdir(request.folder).catch(error => {
    throw fileError('read', request.folder, error)
  })
  const changes = new Changes(request)
  const update = updater(request, listener)
  try {
    await new Promise<void>((done, fail) => {
      let updates = Promise.resolve()
      changes.on('change', () => {
        updates = updates
          .then(update)
          .then(() => changes.settled())
          .catch(fail)
      })
      changes.on('error', error => fail(fileError('watch', request.folder, error)))
      const stop = () => void updates.then(done)
      signal.addEventListener('abort', stop)
      if (signal.aborted) stop()
    })
  } finally {
    await changes.close()
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
