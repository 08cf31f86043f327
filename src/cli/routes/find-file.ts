import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Failure } from '../output.js'

/** Where the table is looked for when no file is named, in this order. */
export const PLACES = [
  'src/routes',
  'src/routes/index',
  'app/routes',
  'config/routes',
  'routes',
  'routes/index',
  'dist/routes',
]
/** The extensions of the files that can be loaded, in the order in which they are looked for. */
export const EXTENSIONS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx']

/**
 * The file of a route table, as an absolute path: the one that is named (a folder is searched, an extension may be left
 * out); else `"signalbox": { "routes": "…" }` of the nearest package.json; else the first of `PLACES` in the folder, then
 * beside that package.json. Raises a `Failure` where there is none.
 */
export const findFile = (named: string | undefined, folder: string): string => {
  if (named !== undefined) return namedFile(named, folder)
  const root = packageFolder(folder)
  const configured = root && configuredFile(root)
  if (configured) return configured
  const found = firstOf(PLACES, folder) ?? (root && firstOf(PLACES, root))
  if (found) return found
  throw new Failure(
    `no file of routes was found: name one, as in \`signalbox routes src/app.ts\`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for ${PLACES.join(', ')})`,
  )
}

const namedFile = (named: string, folder: string): string => {
  const file = resolve(folder, named)
  const found = isFile(file) ? file : (firstOf([''], file) ?? (isFolder(file) ? firstOf(PLACES, file) : undefined))
  if (found) return found
  throw new Failure(
    isFolder(file)
      ? `the folder '${named}' has no file of routes (looked for ${PLACES.join(', ')})`
      : `there is no file '${named}'`,
  )
}

const configuredFile = (root: string): string | undefined => {
  const file = join(root, 'package.json')
  const named: unknown = readPackage(file).signalbox?.routes
  if (named === undefined) return undefined
  if (typeof named !== 'string') throw new Failure(`"signalbox": { "routes": … } in ${file} must be the path of a file`)
  try {
    return namedFile(named, root)
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}, which ${file} names`) : error
  }
}

const readPackage = (file: string): { readonly signalbox?: { readonly routes?: unknown } } => {
  try {
    // Of any package.json only this much is read, and with a question mark at each step.
    return (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readPackage> | null) ?? {}
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
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

/** Nothing, too, where a file stands in the place of a folder of the path. */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** A file as people read it: relative to the folder where it lies below, with `/`. */
export const shownFile = (file: string, folder: string): string => {
  const path = relative(folder, file).replaceAll('\\', '/')
  return path.startsWith('..') ? file : path
}
