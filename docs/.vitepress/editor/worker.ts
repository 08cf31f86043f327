/** TypeScript's own language service, beside the page. */

import files from 'virtual:editor-files'
import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs'
import { createWorker } from '@valtown/codemirror-ts/worker'
import { expose } from 'comlink'
import ts from 'typescript'
import { options, ROUTES } from './options.js'

const system = createSystem(new Map(Object.entries(files)))
const environment = createVirtualTypeScriptEnvironment(system, [ROUTES], ts, options)
const { languageService } = environment

const worker = {
  ...createWorker(() => environment),

  /** The errors, each with its whole message. */
  errors: () =>
    [...languageService.getSyntacticDiagnostics(ROUTES), ...languageService.getSemanticDiagnostics(ROUTES)].map(
      ({ start = 0, length = 0, messageText }) => ({
        ...{ from: start, to: start + length, severity: 'error' as const },
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }),
    ),
}

export type EditorWorker = typeof worker

expose(worker)
