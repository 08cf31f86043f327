/** Finds the file with the route tables. */
import { readFileSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { Failure, messageOf } from '../output.js'
import { workspaceFolders } from './workspace.js'

/** The files, without extensions, that are tried in this order if no file is named. */
export const FILES = [
  'src/routes',
  'src/routes/index',
  'app/routes',
  'config/routes',
  'routes',
  'routes/index',
  'dist/routes',
]

/** Files that may have a table too, but start a server: the command names the first that exists, and does not run it unasked. */
const APPLICATIONS = ['src/app', 'app', 'src/index', 'index', 'src/server', 'server', 'src/main', 'main']

/** The extensions of the files that can be loaded, in the order in which they are tried. */
export const EXTENSIONS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx']

/**
 * Finds the file that exports the route table, and returns its absolute path. `named` may be a file, with or without
 * its extension, or a folder, in which the file in its package.json and then `FILES` are tried. If it is `undefined`, these are tried in order:
 *
 * 1. the file in the nearest package.json under `"signalbox": { "routes": "…" }`
 * 2. `FILES` in `folder`
 * 3. `FILES` in the folder of that package.json
 *
 * @throws {Failure} if there is no such file.
 */
export const findFile = (named: string | undefined, folder: string): string => {
  if (named !== undefined) return namedFile(named, folder)
  const root = packageFolder(folder)
  const configured = root && configuredFile(root) // 1
  if (configured) return configured
  const found = firstOf(FILES, folder) ?? (root && firstOf(FILES, root)) // 2, 3
  if (found) return found
  const packages = root === undefined ? [] : packagesWithTable(root)
  if (packages.length > 0)
    throw new Failure(
      `no routes file was found; packages of the workspace that have one: ${packages.join(', ')}; name it, as in \`signalbox routes ${packages[0]}\``,
    )
  const app = firstOf(APPLICATIONS, folder)
  const [typed, configurable] = [folder, root ?? folder].map(from => (app ? displayPath(app, from) : 'src/app.ts'))
  throw new Failure(
    `no routes file was found: name one, as in \`signalbox routes ${typed}\`, or add "signalbox": { "routes": "${configurable}" } to package.json (looked for ${FILES.join(', ')})`,
  )
}

/** The packages of a workspace in which the command finds a file, as it is given their folders. */
const packagesWithTable = (root: string): readonly string[] =>
  workspaceFolders(root, readPackage(join(root, 'package.json')).workspaces).filter(folder => {
    try {
      return isFile(join(root, folder, 'package.json')) && namedFile(folder, root)
    } catch {
      return false // it has no such file, or its package.json cannot be read
    }
  })

/** A folder with a package.json may name its file there. */
const namedFile = (named: string, folder: string): string =>
  (isFile(resolve(folder, named, 'package.json')) ? configuredFile(resolve(folder, named)) : undefined) ??
  fileAt(named, folder)

const fileAt = (named: string, folder: string): string => {
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
    return fileAt(named, root)
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${file}: ${error.message}`) : error
  }
}

/** What the command line reads in a package.json. */
interface PackageJson {
  readonly name?: unknown
  readonly version?: unknown
  readonly workspaces?: unknown
  readonly bin?: unknown
  readonly signalbox?: { readonly routes?: unknown }
}

export const readPackage = (file: string): PackageJson => {
  try {
    // A package.json may hold any JSON, so its type makes every member optional.
    return (JSON.parse(readFileSync(file, 'utf8')) as PackageJson | null) ?? {}
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${messageOf(error)}`)
  }
}

/** The nearest folder with a package.json, which may be the given one. */
export const packageFolder = (folder: string): string | undefined => {
  if (isFile(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? undefined : packageFolder(dirname(folder))
}

const firstOf = (places: readonly string[], folder: string): string | undefined =>
  places.flatMap(place => EXTENSIONS.map(extension => join(folder, place) + extension)).find(isFile)

export const isFile = (path: string): boolean => statOf(path)?.isFile() === true
const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true

/**
 * `undefined` if the path does not exist or cannot be read. `throwIfNoEntry: false` would still throw for `a-file/b`.
 */
const statOf = (path: string): Stats | undefined => {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** The path of a file for messages: relative, with slashes, if the file is in `folder`, otherwise absolute. */
export const displayPath = (file: string, folder: string): string => {
  const path = relative(folder, file).replaceAll('\\', '/')
  return path.startsWith('..') ? file : path
}
