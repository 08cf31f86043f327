import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { complain, Failure, oneLine } from '../output.js'
import { EXTENSIONS, shownFile } from './find-file.js'

/** What a module exports, by name. A CommonJS module that is its export has it as `default`. */
export type Exports = Readonly<Record<string, unknown>>

/**
 * Loads a module of an application: JavaScript by Node, TypeScript by jiti, which compiles what it imports in memory
 * (`.js` that means `.ts`, the `paths` of its tsconfig, decorators as `experimentalDecorators` has them). With `loader`,
 * a module such as `tsx` that teaches Node, all is left to that.
 * Raises a `Failure` with the error's message and place in the application where the module throws.
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
    throw new Failure(`--import ${loader}: there is no such module in ${folder}`)
  }
  await import(pathToFileURL(path).href)
}

/** `module.exports` may be the table itself, a function, anything. */
const isNamespace = (value: unknown): value is Exports =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What can happen while a module loads, besides that it throws: an error in a callback of its own, and an end of the
 * process, by `process.exit` or since it waits for what never comes. Behind it, errors of a server or a timer that the
 * module has left open say nothing of the table.
 */
const guardLoading = (file: string, folder: string, failed: (error: unknown) => Failure) => {
  let loading = true
  process.on('uncaughtException', error => {
    if (!loading) return
    loading = false
    complain(failed(error).message).then(() => process.exit(2))
  })
  process.on('exit', () => {
    if (!loading) return
    process.exitCode = 2
    complain(
      `${shownFile(file, folder)} cannot be loaded: it ends the process, or waits for something that never comes`,
    )
  })
  return {
    end: () => {
      loading = false
    },
  }
}

/** An error as one line: its name, its message, and where in the application it comes from. */
const errorText = (error: unknown, folder: string): string => {
  if (!(error instanceof Error)) return oneLine(`it throws ${String(error)}`)
  const message = error.message.replace(/\nRequire stack:.*/s, '')
  const place = placeOf(error, folder)
  const text = shownFiles(oneLine(`${error.name === 'Error' ? '' : `${error.name}: `}${message}`), folder)
  return place === undefined || text.includes(place) ? text : `${text} (${place})`
}

/** A message with its files as `shownFile` shows them. */
const shownFiles = (text: string, folder: string): string =>
  dirname(folder) === folder
    ? text
    : text.replaceAll(pathToFileURL(join(folder, '/')).href, '').replaceAll(join(folder, '/'), '')

/** This bundle and the library beside it: no place in an application. */
const OWN_FOLDER = fileURLToPath(new URL('.', import.meta.url))

/** A path or a URL of a file with its line, as a frame has it and as stands above the text of a syntax error. */
const FRAME = /(?:^|\(| at (?:async )?)(?<url>(?:file:\/\/)?(?:\/|[A-Za-z]:[\\/])[^()]*?):(?<at>\d+)(?::\d+)?\)?$/

/** The first place in the stack that is the application's: not Node's, not a package's, not this package's. */
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
