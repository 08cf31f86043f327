/** Runs `signalbox openapi`. */
import { reportOn, writeOrCheck } from '../generated-file.js'
import { divertOutput, Failure, print, printError } from '../output.js'
import { type DocumentOptions, documentOf } from './document.js'
import { documentFile } from './document-file.js'
import { textOf } from './format.js'
import { watchDocument } from './watch-document.js'

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
  if (file) await writeOrCheck(file, document, check, reportOn(file))
  else await print(textOf(document, '.json'))
  // The application may have left a server or a timer open.
  process.exit()
}
