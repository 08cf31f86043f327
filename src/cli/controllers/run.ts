/** Runs `signalbox controllers`. */
import { readdir } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileError } from '../file-error.js'
import { type Generator, generateOnce, type Mode, updateOf } from '../generator.js'
import { untilSignal, type WatchListener, watchFiles } from '../watch-files.js'
import type { WrittenModule } from '../written-module.js'
import { isIgnored } from './file-name.js'
import { type RegistryRequest, registryOf } from './registry.js'
import { registryFile } from './registry-file.js'

/** Runs `signalbox controllers`. */
export async function runControllers(request: RegistryRequest, { check, watch }: Mode): Promise<void> {
  if (watch) return untilSignal(signal => watchControllers(request, undefined, signal))
  await generateOnce(controllersGenerator(request), check)
}

const RETRY_MILLISECONDS = 1_000

/** The file of the registry, which is made from the files of a folder. */
export const controllersGenerator = (request: RegistryRequest): Generator<WrittenModule> => {
  const { folder, out } = request
  const paths = [resolve(folder), resolve(out)]
  const ignored = (path: string) => isIgnored(basename(path)) && !paths.includes(resolve(path))
  return {
    file: registryFile(request),
    make: () => registryOf(request),
    watched: { paths, name: folder, ignored, retryMilliseconds: RETRY_MILLISECONDS },
  }
}

/**
 * Keeps the registry up to date until the signal is aborted.
 *
 * @throws {Failure} if the folder cannot be read at the start, or cannot be watched.
 * @internal
 */
export async function watchControllers(
  request: RegistryRequest,
  report: WatchListener<WrittenModule> | undefined,
  signal: AbortSignal,
): Promise<void> {
  await readdir(request.folder).catch(error => {
    throw fileError('read', request.folder, error)
  })
  const generator = controllersGenerator(request)
  await watchFiles(generator.watched, updateOf({ ...generator, ...(report && { report }) }, signal), signal)
}
