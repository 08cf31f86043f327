/** Runs `signalbox openapi`. */
import { resolve } from 'node:path'
import type { OpenApiDocument } from '../../openapi/document.js'
import { divertOutput, Failure, print, printError, printNotes } from '../output.js'
import { findFile } from '../routes/find-file.js'
import { failureOf, packageOf, runAgain } from '../run-again.js'
import { untilSignal, watchFiles } from '../watch-files.js'
import { type GeneratedFile, readGenerated, reportOn, writeGenerated, writeOrCheck } from '../written-file.js'
import { type DocumentOptions, documentOf } from './document.js'
import { documentFile } from './document-file.js'
import { textOf } from './format.js'

/** The options of `signalbox openapi`. */
export interface OpenApiCommandOptions extends DocumentOptions {
  readonly out?: string
  readonly check?: true
  readonly watch?: true
}

/** Runs `signalbox openapi`, and ends the process. */
export const runOpenApi = async (named: string | undefined, options: OpenApiCommandOptions): Promise<void> => {
  const folder = process.cwd()
  const { out, check, watch } = options
  const file = out === undefined ? undefined : documentFile(out, folder)
  if (!file && (check || watch))
    throw new Failure(`${check ? '--check' : '--watch'} needs --out, the file of the document`)
  if (file) await readGenerated(file)
  if (file && watch) return watchDocument(named, options, file, folder)
  divertOutput()
  const { document, omitted } = await documentOf(named, options, folder)
  const lines = omitted.map(({ route, why }) => `not in the document: ${route.method} ${route.path}: ${why}`)
  if (lines.length > 0) await printError(lines.join('\n'))
  if (file) await writeOrCheck(file, document, check, reportOn(file))
  else await print(textOf(document, '.json'))
  // The application may have left a server or a timer open.
  process.exit()
}

/**
 * Keeps the file of a document up to date until the process gets a signal. It watches the package of the routes file, and the files
 * that the command names.
 *
 * @throws {Failure} if there is no routes file, or if something cannot be watched.
 */
const watchDocument = async (
  named: string | undefined,
  options: DocumentOptions,
  out: GeneratedFile<OpenApiDocument>,
  folder: string,
): Promise<void> => {
  const file = findFile(named, folder)
  const config = options.config === undefined ? [] : [resolve(folder, options.config)]
  const watched = packageOf(file, [out.path, ...config])
  const update = async (signal: AbortSignal) => {
    const { document, notes } = await documentAgain(argumentsOf(file, options), folder, signal)
    return { result: { document, notes }, written: await writeGenerated(out, document) }
  }
  const { updated, failed } = reportOn(out)
  const listener = {
    updated: async ({ document, notes }: Made, written: boolean) => {
      await printNotes(notes)
      await updated(document, written)
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

const documentAgain = async (args: readonly string[], folder: string, signal: AbortSignal): Promise<Made> => {
  const { status, printed, notes } = await runAgain(['openapi', ...args], folder, signal)
  if (status !== 0) throw failureOf(notes)
  return { document: JSON.parse(printed), notes }
}
