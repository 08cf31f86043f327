/** Runs `signalbox contexts`. */
import { counted } from '../../text/messages.js'
import { print, printError } from '../output.js'
import { untilSignal } from '../watch-files.js'
import { makeContexts, probeRequest, type WrittenModule } from './contexts.js'
import { watchContexts } from './watch-contexts.js'
import { type ModuleFile, outdatedReason, readGenerated, writeModule } from './write.js'

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
  const file: ModuleFile = { path: request.out, name: out }
  await readGenerated(file)
  const updated = (module: WrittenModule, written: boolean) => print(resultLine(out, module, written))
  if (watch) return watchContexts(request, options, file, { updated, failed: message => void printError(message) })
  const module = await untilSignal(signal => makeContexts(request, only, signal))
  if (!check) return updated(module, await writeModule(file, module))
  const reason = await outdatedReason(file, module)
  if (reason === undefined) return updated(module, false)
  await printError(`${out} ${reason}: run the command without --check`)
  process.exitCode = 1
}

const resultLine = (out: string, { count }: WrittenModule, written: boolean): string =>
  `${out} ${written ? 'written' : 'is up to date'}: ${counted(count, 'action')}\n`
