/** Noticing that the files of a folder, or the registry made of them, have changed. */

import { EventEmitter } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { ControllersError, fileError } from './error.js'
import { type Registry, type RegistryRequest, registryOf } from './registry.js'
import { isLeftAlone } from './scan.js'
import { writeRegistry } from './write.js'

/** Long enough for a checkout to write its files in one go, too short for a person to notice. */
const QUIET_MILLISECONDS = 50
/** How often the folder and the registry are looked for: a watcher does not see that a removed folder has come back. */
const PULSE_MILLISECONDS = 500

/** Tells by `change`, once things are quiet, that files below the folder or the registry itself may have changed. */
export class Changes extends EventEmitter<{ change: []; error: [unknown] }> {
  readonly #folder: string
  readonly #out: string
  readonly #pulse: NodeJS.Timeout
  #watcher: FSWatcher
  #identity: Promise<string>
  #written: Promise<string>
  #due: NodeJS.Timeout | undefined
  #closed = false

  constructor({ folder, out }: RegistryRequest) {
    super()
    this.#folder = resolve(folder)
    this.#out = resolve(out)
    this.#identity = identityOf(this.#folder)
    this.#written = identityOf(this.#out)
    this.#watcher = this.#watch()
    this.#pulse = setInterval(() => void this.#look(), PULSE_MILLISECONDS)
  }

  /** The registry is as it should be: from here on another one is a change, also one that came within a pulse. */
  settled(): void {
    this.#written = identityOf(this.#out)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#pulse)
    clearTimeout(this.#due)
    await this.#watcher.close()
  }

  #watch(): FSWatcher {
    const ignored = (path: string) => relative(this.#folder, path) !== '' && isLeftAlone(basename(path))
    return watch(this.#folder, { ignoreInitial: true, ignorePermissionErrors: true, ignored })
      .on('ready', () => this.emit('change'))
      .on('all', (event, path) => {
        // It may be back before it is looked for, and the watcher would not see what happens in it.
        if (event === 'unlinkDir' && path === this.#folder) this.#identity = Promise.resolve('')
        this.#changed()
      })
      .on('error', error => this.emit('error', error))
  }

  #changed(): void {
    clearTimeout(this.#due)
    if (!this.#closed) this.#due = setTimeout(() => this.emit('change'), QUIET_MILLISECONDS)
  }

  async #look(): Promise<void> {
    const [wrote, written] = [this.#written, identityOf(this.#out)]
    this.#written = written
    if ((await wrote) !== (await written)) this.#changed()
    const [before, now] = [this.#identity, identityOf(this.#folder)]
    this.#identity = now
    if ((await before) === (await now) || this.#closed) return
    // First the old one: two watchers of a path share what the system gives them, and that is of the old folder.
    await this.#watcher.close()
    if (this.#closed) return
    if ((await now) === '') this.#changed()
    else this.#watcher = this.#watch()
  }
}

/** What a path is at the moment, a file with its last change; another of the same name is another. Empty for none. */
const identityOf = (path: string): Promise<string> =>
  stat(path).then(
    entry => `${entry.dev} ${entry.ino} ${entry.isFile() ? entry.mtimeMs : ''}`,
    () => '',
  )

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
