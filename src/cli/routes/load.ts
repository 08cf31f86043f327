/** Loads the file with the route tables. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Failure, oneLine, printError, problemsIn } from '../output.js'
import { displayPath, EXTENSIONS } from './find-file.js'

/** The exports of a module by name. `default` is the `module.exports` of a CommonJS module. */
export type Exports = Readonly<Record<string, unknown>>

/**
 * Imports a module of an application. Node loads JavaScript, and jiti compiles TypeScript without checking its types.
 * `loader` is a module such as `tsx` that registers itself with Node; with it, jiti is not used.
 *
 * @throws {Failure} if the module throws, with the error's message and its file and line in the application.
 */
export const load = async (file: string, folder: string, loader?: string): Promise<Exports> => {
  const failed = (error: unknown) =>
    new Failure(
      errorLines(error, folder)
        .map(line => `${displayPath(file, folder)} cannot be loaded: ${line}`)
        .join('\n'),
    )
  const guard = guardLoading(file, folder, failed)
  try {
    if (loader !== undefined) await importLoader(loader, folder)
    const loaded: unknown =
      loader === undefined && /\.[cm]?tsx?$|\.jsx$/.test(file)
        ? await loadTyped(file)
        : await import(pathToFileURL(file).href)
    return isNamespace(loaded) ? loaded : { default: loaded }
  } catch (error) {
    throw error instanceof Failure ? error : failed(error)
  } finally {
    guard.end()
  }
}

const loadTyped = async (file: string): Promise<unknown> => {
  const { createJiti } = await import('jiti')
  const options = { interopDefault: false, sourceMaps: true, tsconfigPaths: true, jsx: true, extensions: EXTENSIONS }
  return createJiti(file, options).import(file)
}

const importLoader = async (loader: string, folder: string): Promise<void> => {
  let path: string
  try {
    path = createRequire(join(folder, 'package.json')).resolve(loader)
  } catch {
    throw new Failure(`--import ${loader}: no such module can be found from ${folder}`)
  }
  await import(pathToFileURL(path).href)
}

/** Whether a loaded value is an object of exports. jiti may return `module.exports` itself, which can be any value. */
export const isNamespace = (value: unknown): value is Exports =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reports failures that importing a module does not throw: an error in a callback of the module, or the end of the
 * process, because the module calls `process.exit` or awaits a promise that never settles. It ignores errors after the
 * module is loaded: a server or a timer that the module has left open does not affect the table.
 */
const guardLoading = (file: string, folder: string, failed: (error: unknown) => Failure) => {
  let loading = true
  process.on('uncaughtException', error => {
    if (!loading) return
    loading = false
    printError(failed(error).message).then(() => process.exit(2))
  })
  process.on('exit', () => {
    if (!loading) return
    process.exitCode = 2
    printError(
      `${displayPath(file, folder)} cannot be loaded: it ends the process or awaits a promise that never settles`,
    )
  })
  return {
    end: () => {
      loading = false
    },
  }
}

/** Describes an error on one line, or each problem of a table: its name, its message, and its file and line in the application. */
const errorLines = (error: unknown, folder: string): readonly string[] => {
  if (!(error instanceof Error)) return [oneLine(`it throws ${String(error)}`)]
  const place = placeOf(error, folder)
  return problemsIn(error).map(problem => {
    const message = problem.replace(/ Require stack:.*/s, '')
    const text = shortenPaths(`${error.name === 'Error' ? '' : `${error.name}: `}${message}`, folder)
    return place === undefined || text.includes(place) ? text : `${text} (${place})`
  })
}

/** Makes the paths and URLs in a message relative to the folder, as `displayPath` does with one path. */
const shortenPaths = (text: string, folder: string): string =>
  dirname(folder) === folder
    ? text
    : text.replaceAll(pathToFileURL(join(folder, '/')).href, '').replaceAll(join(folder, '/'), '')

/** The folders of this program and of the library, which do not belong to the application. The build puts this file into `dist/cli`. */
const OWN_FOLDERS: readonly string[] = [
  fileURLToPath(new URL('..', import.meta.url)),
  join(dirname(createRequire(import.meta.url).resolve('signalbox/package.json')), 'dist/'),
]

/**
 * One line of a stack, in which `url` is the path or the URL of the file, and `at` the number of the line:
 * `at f (/app/routes.js:12:3)`, or `/app/routes.js:12`, with which the stack of a syntax error begins.
 */
const STACK_LINE = /(?:^|\(| at (?:async )?)(?<url>(?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(?<at>\d+)(?::\d+)?\)?$/

/** The first file and line in the stack that belong to the application, not to Node or an installed package. */
export const placeOf = ({ stack }: Error, folder: string): string | undefined => {
  const lines = String(stack).split('\n')
  for (const line of lines.filter((each, at) => at === 0 || /^\s+at /.test(each))) {
    const { url, at } = STACK_LINE.exec(line)?.groups ?? {}
    if (url === undefined) continue
    const path = url.startsWith('file:') ? fileURLToPath(url) : url
    if (!/[\\/]node_modules[\\/]/.test(path) && !OWN_FOLDERS.some(own => path.startsWith(own)))
      return `${displayPath(path, folder)}:${at}`
  }
  return undefined
}
