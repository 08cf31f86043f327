/** Runs `signalbox openapi`. */
import type { OpenApiDocument } from '../../openapi/document.js'
import { divertOutput, Failure, print, printError } from '../output.js'
import { type DocumentOptions, documentOf } from './document.js'
import { textOf } from './format.js'
import { resultLine } from './result-line.js'
import { watchDocument } from './watch-document.js'
import { type DocumentFile, documentFile, outdatedReason, writeDocument } from './write.js'

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
  if (file && watch) return watchDocument(named, options, file, folder)
  divertOutput()
  const { document, omitted } = await documentOf(named, options, folder)
  const lines = omitted.map(({ route, why }) => `not in the document: ${route.method} ${route.path}: ${why}`)
  if (lines.length > 0) await printError(lines.join('\n'))
  if (!file) await print(textOf(document, '.json'))
  else if (check) await checkDocument(file, document)
  else await print(resultLine(file, document, await writeDocument(file, document)))
  // The application may have left a server or a timer open.
  process.exit()
}

const checkDocument = async (file: DocumentFile, document: OpenApiDocument): Promise<void> => {
  const reason = await outdatedReason(file, document)
  if (reason === undefined) return print(resultLine(file, document, false))
  await printError(`${file.name} ${reason}: run the command without --check`)
  process.exitCode = 1
}
