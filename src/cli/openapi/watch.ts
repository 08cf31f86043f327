/** Writes the document again whenever files change. */
import { spawn } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { OpenApiDocument } from '../../openapi/document.js'
import { Failure, print, printError } from '../output.js'
import { findFile, packageFolder } from '../routes/find-file.js'
import { watchFiles, watchUntilSignal } from '../watch.js'
import type { DocumentOptions } from './document.js'
import { resultLine } from './result-line.js'
import { type DocumentFile, writeDocument } from './write.js'

/** The files that an application may load. */
const IS_SOURCE = /\.(?:[cm]?[jt]sx?|json)$/
const IS_HIDDEN = /^\.|^node_modules$/

/**
 * Keeps the file of a document up to date until the process gets a signal. It watches the package of the routes file, and the files
 * that the command names.
 *
 * @throws {Failure} if there is no routes file, or if something cannot be watched.
 */
export const watchDocument = async (
  named: string | undefined,
  options: DocumentOptions,
  out: DocumentFile,
  folder: string,
): Promise<void> => {
  const file = findFile(named, folder)
  const root = packageFolder(dirname(file)) ?? dirname(file)
  const config = options.config === undefined ? [] : [resolve(folder, options.config)]
  const paths = [root, file, out.path, ...config]
  const ignored = (path: string, isFile: boolean) =>
    !paths.includes(resolve(path)) && (IS_HIDDEN.test(basename(path)) || (isFile && !IS_SOURCE.test(path)))
  const update = async (signal: AbortSignal) => {
    const { document, notes } = await documentOfProcess(argumentsOf(file, options), folder, signal)
    return { result: { document, notes }, written: await writeDocument(out, document) }
  }
  const listener = {
    updated: ({ document, notes }: Made, written: boolean) => {
      process.stderr.write(notes)
      print(resultLine(out, document, written))
    },
    failed: (message: string) => void printError(message),
  }
  await watchUntilSignal(signal => watchFiles({ paths, name: root, ignored, update }, listener, signal))
}

interface Made {
  readonly document: OpenApiDocument
  /** What the process has printed besides. */
  readonly notes: string
}

const argumentsOf = (file: string, options: DocumentOptions): readonly string[] => [
  file,
  ...(['config', 'export', 'import'] as const).flatMap(name =>
    options[name] === undefined ? [] : [`--${name}`, options[name]],
  ),
]

/** Makes a document in a process of its own: a module that was loaded once cannot be loaded again after a change. */
const documentOfProcess = async (args: readonly string[], folder: string, signal: AbortSignal): Promise<Made> => {
  const program = [...process.execArgv, String(process.argv[1]), 'openapi']
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: folder,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [status, printed, notes] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  if (status === 0) return { document: JSON.parse(printed), notes }
  const problems = notes.match(/(?<=^signalbox: ).*/gm) ?? [notes.trim()]
  throw new Failure(problems.join('\n'))
}
