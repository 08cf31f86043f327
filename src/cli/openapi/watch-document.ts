/** Writes the document again whenever files change. */
import { resolve } from 'node:path'
import type { OpenApiDocument } from '../../openapi/document.js'
import { type GeneratedFile, reportOn, writeGenerated } from '../generated-file.js'
import { findFile } from '../routes/find-file.js'
import { failureOf, packageOf, runAgain } from '../run-again.js'
import { untilSignal, watchFiles } from '../watch-files.js'
import type { DocumentOptions } from './document.js'

/**
 * Keeps the file of a document up to date until the process gets a signal. It watches the package of the routes file, and the files
 * that the command names.
 *
 * @throws {Failure} if there is no routes file, or if something cannot be watched.
 */
export const watchDocument = async (
  named: string | undefined,
  options: DocumentOptions,
  out: GeneratedFile<OpenApiDocument>,
  folder: string,
): Promise<void> => {
  const file = findFile(named, folder)
  const config = options.config === undefined ? [] : [resolve(folder, options.config)]
  const watched = packageOf(file, [out.path, ...config])
  const update = async (signal: AbortSignal) => {
    const { document, notes } = await documentOf(argumentsOf(file, options), folder, signal)
    return { result: { document, notes }, written: await writeGenerated(out, document) }
  }
  const { updated, failed } = reportOn(out)
  const listener = {
    updated: ({ document, notes }: Made, written: boolean) => {
      process.stderr.write(notes)
      return updated(document, written)
    },
    failed,
  }
  await untilSignal(signal => watchFiles({ ...watched, update }, listener, signal))
}

interface Made {
  readonly document: OpenApiDocument
  /** What the process has printed besides. */
  readonly notes: string
}

const argumentsOf = (file: string, options: DocumentOptions): readonly string[] => [
  file,
  ...(['config', 'export', 'import'] as const).flatMap(name =>
    options[name] === undefined ? [] : [`--${name}`, options[name]],
  ),
]

const documentOf = async (args: readonly string[], folder: string, signal: AbortSignal): Promise<Made> => {
  const { status, printed, notes } = await runAgain(['openapi', ...args], folder, signal)
  if (status !== 0) throw failureOf(notes)
  return { document: JSON.parse(printed), notes }
}
