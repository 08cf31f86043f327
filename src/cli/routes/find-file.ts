import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Failure } from '../output.js'

/** The files in which the table is looked for when no file is named, in this order and without their extensions. */
export const FILES = [
  'src/routes',
  'src/routes/index',
  'app/routes',
  'config/routes',
  'routes',
  'routes/index',
  'dist/routes',
]

/** The extensions of the files that can be loaded, in the order in which they are tried. */
export const EXTENSIONS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx']

/**
 * The absolute path of the file that exports the route table. A file may be named without its extension; in a named folder,
 * `FILES` are tried. Where none is named, it is the one that `"signalbox": { "routes": "…" }` in the nearest package.json
 * names, else the first of `FILES` in the folder, then beside that package.json.
 *
 * @throws {Failure} where there is no such file.
 */
export const findFile = (named: string | undefined, folder: string): string => {
  if (named !== undefined) return namedFile(named, folder)
  const root = packageFolder(folder)
  const configured = root && configuredFile(root)
  if (configured) return configured
  const found = firstOf(FILES, folder) ?? (root && firstOf(FILES, root))
  if (found) return found
  throw new Failure(
    `no routes file was found: name one, as in \`signalbox routes src/app.ts\`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for ${FILES.join(', ')})`,
  )
}

const namedFile = (named: string, folder: string): string => {
  const file = resolve(folder, named)
  const found = isFile(file) ? file : (firstOf([''], file) ?? (isFolder(file) ? firstOf(FILES, file) : undefined))
  if (found) return found
  throw new Failure(
    isFolder(file)
      ? `the folder '${named}' has no routes file (looked for ${FILES.join(', ')})`
      : `the file '${named}' does not exist`,
  )
}

const configuredFile = (root: string): string | undefined => {
  const file = join(root, 'package.json')
  const named: unknown = readPackage(file).signalbox?.routes
  if (named === undefined) return undefined
  if (typeof named !== 'string') throw new Failure(`"signalbox": { "routes": … } in ${file} must be a path`)
  try {
    return namedFile(named, root)
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${file}: ${error.message}`) : error
  }
}

const readPackage = (file: string): { readonly signalbox?: { readonly routes?: unknown } } => {
  try {
    // A package.json may hold anything: each step of reading it has a question mark.
    return (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readPackage> | null) ?? {}
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

const packageFolder = (folder: string): string | undefined => {
  if (isFile(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? undefined : packageFolder(dirname(folder))
}

const firstOf = (places: readonly string[], folder: string): string | undefined =>
  places.flatMap(place => EXTENSIONS.map(extension => join(folder, place) + extension)).find(isFile)

const isFile = (path: string): boolean => statOf(path)?.isFile() === true
const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true

/** `undefined` also where a part of the path is a file. */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** A file as messages show it: relative to the folder if it is below that, with `/`. */
export const shownFile = (file: string, folder: string): string => {
  const path = relative(folder, file).replaceAll('\\', '/')
  return path.startsWith('..') ? file : path
}
