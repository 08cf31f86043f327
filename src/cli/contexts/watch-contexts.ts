/** Writes the module again whenever files change. */
import { dirname } from 'node:path'
import { type GeneratedFile, reportOn, writeGenerated } from '../generated-file.js'
import type { WrittenModule } from '../generated-module.js'
import { packageOf } from '../run-again.js'
import { untilSignal, watchFiles } from '../watch-files.js'
import { makeContexts } from './contexts.js'
import type { ProbeRequest } from './probe.js'
import { findProject, referencesOf } from './project.js'

/**
 * Keeps the module up to date until the process gets a signal. It watches the package of the routes file, and the projects that its
 * project refers to.
 *
 * @throws {Failure} if something cannot be watched.
 */
export const watchContexts = async (
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
