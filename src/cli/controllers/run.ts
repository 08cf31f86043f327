/** Runs `signalbox controllers`. */
import { readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileError } from '../file-error.js'
import { untilSignal, type WatchListener, watchFiles } from '../watch-files.js'
import { reportOn, writeGenerated, writeOrCheck } from '../written-file.js'
import type { WrittenModule } from '../written-module.js'
import { isIgnored } from './file-name.js'
import { type RegistryRequest, registryOf } from './registry.js'
import { registryFile } from './registry-file.js'

/** Runs `signalbox controllers`. */
export async function runControllers(
  request: RegistryRequest,
  { check, watch }: { readonly check?: true; readonly watch?: true },
): Promise<void> {
  const file = registryFile(request)
  if (watch) return untilSignal(signal => watchControllers(request, reportOn(file), signal))
  await writeOrCheck(file, await registryOf(request), check, reportOn(file))
}

const RETRY_MILLISECONDS = 1_000

/**
 * Keeps the registry up to date until the signal is aborted.
 *
 * @throws {Failure} if the folder cannot be read at the start, or cannot be watched.
 * @internal
 */
export async function watchControllers(
  request: RegistryRequest,
  listener: WatchListener<WrittenModule>,
  signal: AbortSignal,
): Promise<void> {
  const { folder, out } = request
  await readdir(folder).catch(error => {
    throw fileError('read', folder, error)
  })
  const paths = [resolve(folder), resolve(out)]
  const ignored = (path: string) => isIgnored(basename(path)) && !paths.includes(resolve(path))
  const update = async () => {
    const registry = await registryOf(request)
    return { result: registry, written: await writeGenerated(registryFile(request), registry) }
  }
  await watchFiles({ paths, name: folder, ignored, update, retryMilliseconds: RETRY_MILLISECONDS }, listener, signal)
}
