/** Runs `signalbox openapi`. */
import { resolve } from 'node:path'
import type { OpenApiDocument } from '../../openapi/document.js'
import { type Generator, type Mode, runGenerator } from '../generator.js'
import { divertOutput, Failure, print, printError, printNotes } from '../output.js'
import { findFile } from '../routes/find-file.js'
import { failureOf, packageOf, runAgain } from '../run-again.js'
import { reportOn } from '../written-file.js'
import { type DocumentOptions, documentOf } from './document.js'
import { documentFile } from './document-file.js'
import { textOf } from './format.js'

/** The options of `signalbox openapi`. */
export interface OpenApiCommandOptions extends DocumentOptions, Mode {
  readonly out?: string
}

/** Runs `signalbox openapi`, and ends the process. */
export const runOpenApi = async (named: string | undefined, options: OpenApiCommandOptions): Promise<void> => {
  const folder = process.cwd()
  const { out, check, watch } = options
  if (out !== undefined) await runGenerator(documentGenerator(named, { ...options, out }, folder), options)
  else if (check || watch) throw new Failure(`${check ? '--check' : '--watch'} needs --out, the file of the document`)
  else await print(textOf(await documentOnce(named, options, folder), '.json'))
  // The application may have left a server or a timer open.
  process.exit()
}

/**
 * The file of a document. What is watched is the package of the routes file, and the files that the command names.
 *
 * @throws {Failure} if there is no routes file, or if the name of the document has the extension of no format.
 */
export const documentGenerator = (
  named: string | undefined,
  options: DocumentOptions & { readonly out: string },
  folder: string,
): Generator<OpenApiDocument> => {
  const out = documentFile(options.out, folder)
  const file = findFile(named, folder)
  const config = options.config === undefined ? [] : [resolve(folder, options.config)]
  let notes = ''
  const documentAgain = async (signal: AbortSignal): Promise<OpenApiDocument> => {
    const { status, printed, notes: problems } = await runAgain(argumentsOf(file, options), folder, signal)
    if (status !== 0) throw failureOf(problems)
    notes = problems
    return JSON.parse(printed)
  }
  const { updated, failed } = reportOn(out)
  return {
    file: out,
    make: signal => (signal ? documentAgain(signal) : documentOnce(named, options, folder)),
    watched: packageOf(file, [out.path, ...config]),
    report: {
      updated: async (document, written) => {
        await printNotes(notes)
        await updated(document, written)
      },
      failed,
    },
  }
}

/** Makes the document in this process, which can load an application only once. */
const documentOnce = async (
  named: string | undefined,
  options: DocumentOptions,
  folder: string,
): Promise<OpenApiDocument> => {
  divertOutput()
  const { document, omitted } = await documentOf(named, options, folder)
  const lines = omitted.map(({ route, why }) => `not in the document: ${route.method} ${route.path}: ${why}`)
  if (lines.length > 0) await printError(lines.join('\n'))
  return document
}

const argumentsOf = (file: string, options: DocumentOptions): readonly string[] => [
  'openapi',
  file,
  ...(['config', 'export', 'import'] as const).flatMap(name =>
    options[name] === undefined ? [] : [`--${name}`, options[name]],
  ),
]
