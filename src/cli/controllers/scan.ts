/** Finds the controllers in a folder. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileError } from '../file-error.js'
import { Failure } from '../output.js'
import { controllerPathOfFile, isIgnored, isModule, sourceName } from './file-name.js'

/** A file with the name of a controller: its path relative to the folder, with slashes, and its controller path. */
interface ControllerFile {
  readonly file: string
  readonly controllerPath: string
}

/** The modules in a folder: those with the name of a controller, and the number of the others. */
interface Scan {
  readonly files: readonly ControllerFile[]
  readonly others: number
}

/**
 * Finds the files in a folder that have the name of a controller. It follows symbolic links, and skips `out`, the file
 * that the command writes.
 *
 * @throws {Failure} if something cannot be read, or with a line for each name that is not allowed in a controller path.
 */
export async function scanControllers(folder: string, out: string): Promise<Scan> {
  const files: ControllerFile[] = []
  const problems: string[] = []
  let others = 0
  for (const file of await filesBelow({ root: folder, linked: 0 }, '', [], false)) {
    if (resolve(folder, file) === resolve(out)) continue
    try {
      const controllerPath = controllerPathOfFile(file)
      if (controllerPath !== undefined) files.push({ file, controllerPath })
      else if (isModule(file)) others += 1
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      problems.push(join(folder, error.message))
    }
  }
  if (problems.length > 0) throw new Failure(problems.sort().join('\n'))
  return { files, others }
}

/** The folder that is read, and how many folders have been found behind symbolic links. */
interface Reading {
  readonly root: string
  linked: number
}

/** Ten folders with links to one another have ten million paths. */
const MOST_LINKED = 10_000

/**
 * Lists the files in `root/below` and its subfolders. `ancestors` are the real paths of the folders above it; a link to
 * one of them is skipped, because following it would never end.
 */
async function filesBelow(
  reading: Reading,
  below: string,
  ancestors: readonly string[],
  isLinked: boolean,
): Promise<string[]> {
  const { root } = reading
  const folder = join(root, below)
  if (isLinked && ++reading.linked > MOST_LINKED)
    throw new Failure(
      `${root}: symbolic links lead to more than ${MOST_LINKED} folders, such as ${below}: remove links`,
    )
  try {
    const real = await realpath(resolve(folder))
    if (ancestors.includes(real)) return []
    const entries = (await readdir(resolve(folder), { withFileTypes: true })).filter(({ name }) => !isIgnored(name))
    const names = new Set(entries.map(({ name }) => name))
    const found: string[] = []
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      const kind = entry.isSymbolicLink() ? await statLink(root, path) : entry
      if (kind?.isDirectory())
        found.push(...(await filesBelow(reading, path, [...ancestors, real], isLinked || entry.isSymbolicLink())))
      else if (kind?.isFile() && !names.has(sourceName(entry.name) ?? '')) found.push(path)
    }
    return found
  } catch (error) {
    throw error instanceof Failure ? error : fileError('read', folder, error)
  }
}

/** What a symbolic link leads to. A broken link is ignored, unless it has the name of a controller. */
async function statLink(root: string, path: string) {
  try {
    return await stat(resolve(root, path))
  } catch (error) {
    if (controllerPathOfFile(path) === undefined) return undefined
    throw fileError('read', join(root, path), error)
  }
}
