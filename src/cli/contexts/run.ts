/** Runs `signalbox contexts`. */
import { dirname } from 'node:path'
import { type Generator, type Mode, runGenerator } from '../generator.js'
import { packageOf } from '../run-again.js'
import { untilSignal } from '../watch-files.js'
import { moduleFile, type WrittenModule } from '../written-module.js'
import { makeContexts, probeRequest } from './contexts.js'
import { difference } from './contexts-difference.js'
import { findProject, referencesOf } from './project.js'

/** Where the table is, and where its contexts go. */
export interface ContextsOptions {
  readonly out: string
  readonly project?: string | undefined
  readonly export?: string | undefined
}

/** Runs `signalbox contexts`. The application is never loaded. */
export const runContexts = (named: string | undefined, options: ContextsOptions & Mode): Promise<void> =>
  runGenerator(contextsGenerator(named, options, process.cwd()), options)

/**
 * The module of the contexts. What is watched is the package of the routes file, and the projects that its project refers to.
 *
 * @throws {Failure} if the routes file, its tsconfig.json or the compiler is not found.
 */
export const contextsGenerator = (
  named: string | undefined,
  { out, project: config, export: only }: ContextsOptions,
  folder: string,
): Generator<WrittenModule> => {
  const request = probeRequest({ file: named, out, project: config, export: only, folder })
  const { file, project } = request
  const make = (signal: AbortSignal) =>
    makeContexts({ ...request, project: findProject(file, config, folder) }, only, signal)
  const referred = referencesOf(project).map(each => (each.endsWith('.json') ? dirname(each) : each))
  return {
    file: moduleFile('contexts', [request.out, out], 'action', difference),
    make: signal => (signal ? make(signal) : untilSignal(make)),
    watched: packageOf(file, [project.path, request.out, ...referred]),
  }
}
