/** Runs `signalbox contexts`. */
import { dirname } from 'node:path'
import { packageOf } from '../run-again.js'
import { untilSignal, watchFiles } from '../watch-files.js'
import { type GeneratedFile, readGenerated, reportOn, writeGenerated, writeOrCheck } from '../written-file.js'
import { moduleFile, type WrittenModule } from '../written-module.js'
import { makeContexts, probeRequest } from './contexts.js'
import { difference } from './contexts-difference.js'
import type { ProbeRequest } from './probe.js'
import { findProject, referencesOf } from './project.js'

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

/**
 * Keeps the module up to date until the process gets a signal. It watches the package of the routes file, and the projects that its
 * project refers to.
 *
 * @throws {Failure} if something cannot be watched.
 */
const watchContexts = async (
  request: ProbeRequest,
  { project: config, export: only }: { readonly project?: string; readonly export?: string },
  out: GeneratedFile<WrittenModule>,
): Promise<void> => {
  const { file, project, folder } = request
  const referred = referencesOf(project).map(each => (each.endsWith('.json') ? dirname(each) : each))
  const watched = packageOf(file, [project.path, out.path, ...referred])
  const update = async (signal: AbortSignal) => {
    const module = await makeContexts({ ...request, project: findProject(file, config, folder) }, only, signal)
    return { result: module, written: await writeGenerated(out, module) }
  }
  await untilSignal(signal => watchFiles({ ...watched, update }, reportOn(out), signal))
}
