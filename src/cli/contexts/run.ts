/** Runs `signalbox contexts`. */
import { readGenerated, reportOn, writeOrCheck } from '../generated-file.js'
import { moduleFile } from '../generated-module.js'
import { untilSignal } from '../watch-files.js'
import { makeContexts, probeRequest } from './contexts.js'
import { difference } from './contexts-difference.js'
import { watchContexts } from './watch-contexts.js'

/** The options of `signalbox contexts`. */
export interface ContextsOptions {
  readonly out: string
  readonly project?: string
  readonly export?: string
  readonly check?: true
  readonly watch?: true
}

/** Runs `signalbox contexts`. The application is never loaded. */
export const runContexts = async (named: string | undefined, options: ContextsOptions): Promise<void> => {
  const folder = process.cwd()
  const { out, project, export: only, check, watch } = options
  const request = probeRequest({ file: named, out, project, export: only, folder })
  const file = moduleFile('contexts', [request.out, out], 'action', difference)
  await readGenerated(file)
  if (watch) return watchContexts(request, options, file)
  await writeOrCheck(file, await untilSignal(signal => makeContexts(request, only, signal)), check, reportOn(file))
}
