/** Writes the module again whenever files change. */
import { basename, dirname, resolve } from 'node:path'
import { packageFolder } from '../routes/find-file.js'
import { untilSignal, type WatchListener, watchFiles } from '../watch-files.js'
import { makeContexts, type WrittenModule } from './contexts.js'
import type { ProbeRequest } from './probe.js'
import { findProject, referencesOf } from './project.js'
import { type ModuleFile, writeModule } from './write.js'

/** The files that the compiler may read. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/
const IS_HIDDEN = /^\.|^node_modules$/

/**
 * Keeps the module up to date until the process gets a signal. It watches the package of the routes file, and the projects that its
 * project refers to.
 *
 * @throws {Failure} if something cannot be watched.
 */
export const watchContexts = async (
  request: ProbeRequest,
  { project: config, export: only }: { readonly project?: string; readonly export?: string },
  out: ModuleFile,
  listener: WatchListener<WrittenModule>,
): Promise<void> => {
  const { file, project, folder } = request
  const root = packageFolder(dirname(file)) ?? dirname(file)
  const referred = referencesOf(project).map(each => (each.endsWith('.json') ? dirname(each) : each))
  const paths = [root, file, project.path, out.path, ...referred]
  const ignored = (path: string, isFile: boolean) =>
    !paths.includes(resolve(path)) && (IS_HIDDEN.test(basename(path)) || (isFile && !IS_SOURCE.test(path)))
  const update = async (signal: AbortSignal) => {
    const module = await makeContexts({ ...request, project: findProject(file, config, folder) }, only, signal)
    return { result: module, written: await writeModule(out, module) }
  }
  await untilSignal(signal => watchFiles({ paths, name: root, ignored, update }, listener, signal))
}
