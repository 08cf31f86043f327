import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Failure, oneLine, printError } from '../output.js'
import { EXTENSIONS, shownFile } from './find-file.js'

/** What a module exports, by name. The `module.exports` of a CommonJS module is its `default`. */
export type Exports = Readonly<Record<string, unknown>>

/**
 * Imports a module of an application. Node loads JavaScript, and jiti compiles TypeScript without checking its types. With
 * `loader`, a module such as `tsx` that registers itself with Node, everything is left to that.
 *
 * @throws {Failure} with the error's message and its place in the application, where the module throws.
 */
export const load = async (file: string, folder: string, loader?: string): Promise<Exports> => {
  const failed = (error: unknown) =>
    new Failure(`${shownFile(file, folder)} cannot be loaded: ${errorText(error, folder)}`)
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

/** A loader may give `module.exports` itself, which may be the table, a function, anything. */
const isNamespace = (value: unknown): value is Exports =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reports what can go wrong while a module loads, besides that it throws: an error in one of its callbacks, and an end of
 * the process, by `process.exit` or because it awaits a promise that never settles. After that, errors of a server or a
 * timer that the module has left open do not matter to the table.
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
      `${shownFile(file, folder)} cannot be loaded: it ends the process or awaits a promise that never settles`,
    )
  })
  return {
    end: () => {
      loading = false
    },
  }
}

/** An error in one line: its name, its message, and its place in the application. */
const errorText = (error: unknown, folder: string): string => {
  if (!(error instanceof Error)) return oneLine(`it throws ${String(error)}`)
  const message = error.message.replace(/\nRequire stack:.*/s, '')
  const place = placeOf(error, folder)
  const text = shownFiles(oneLine(`${error.name === 'Error' ? '' : `${error.name}: `}${message}`), folder)
  return place === undefined || text.includes(place) ? text : `${text} (${place})`
}

/** Shortens the files in a message as `shownFile` does. */
const shownFiles = (text: string, folder: string): string =>
  dirname(folder) === folder
    ? text
    : text.replaceAll(pathToFileURL(join(folder, '/')).href, '').replaceAll(join(folder, '/'), '')

/** The folder of this bundle and of the library beside it: neither belongs to the application. */
const OWN_FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** The file, as a path or a URL, and the line in a stack frame, or in the line above the text of a syntax error. */
const FRAME = /(?:^|\(| at (?:async )?)(?<url>(?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(?<at>\d+)(?::\d+)?\)?$/

/** The first place in the stack that is in the application: not in Node, a package or this package. */
const placeOf = ({ stack }: Error, folder: string): string | undefined => {
  const lines = String(stack).split('\n')
  for (const line of lines.filter((each, at) => at === 0 || /^\s+at /.test(each))) {
    const { url, at } = FRAME.exec(line)?.groups ?? {}
    if (url === undefined) continue
    const path = url.startsWith('file:') ? fileURLToPath(url) : url
    if (!/[\\/]node_modules[\\/]/.test(path) && !path.startsWith(OWN_FOLDER)) return `${shownFile(path, folder)}:${at}`
  }
  return undefined
}
