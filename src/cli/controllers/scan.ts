import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Failure } from '../output.js'
import { fileError } from './file-error.js'
import { controllerPathOfFile, isIgnored, isModule, sourceName } from './file-name.js'

/** A file that is named as a controller: its path below the folder, with slashes, and its controller path. */
export interface ControllerFile {
  readonly file: string
  readonly controllerPath: string
}

/** The modules in a folder: those named as controllers, and the number of the others. */
export interface Scanned {
  readonly files: readonly ControllerFile[]
  readonly others: number
}

/**
 * Finds the controllers in a folder, whose links are followed. `out` is left out.
 *
 * @throws {Failure} for what cannot be read, or for all names that no route table can look up.
 */
export async function scanControllers(folder: string, out: string): Promise<Scanned> {
  const files: ControllerFile[] = []
  const problems: string[] = []
  let others = 0
  for (const file of await filesBelow(folder, '', [])) {
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

/** `ancestors` are the real paths of the folders around it: a link to one of them would be followed forever. */
async function filesBelow(root: string, below: string, ancestors: readonly string[]): Promise<string[]> {
  const folder = join(root, below)
  try {
    const real = await realpath(folder)
    if (ancestors.includes(real)) return []
    const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isIgnored(name))
    const names = new Set(entries.map(({ name }) => name))
    const found: string[] = []
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      const kind = entry.isSymbolicLink() ? await linked(root, path) : entry
      if (kind?.isDirectory()) found.push(...(await filesBelow(root, path, [...ancestors, real])))
      else if (kind?.isFile() && !names.has(sourceName(entry.name) ?? '')) found.push(path)
    }
    return found
  } catch (error) {
    throw error instanceof Failure ? error : fileError('read', folder, error)
  }
}

/** The file or folder behind a link. A broken link is an error only where it is named as a controller. */
async function linked(root: string, path: string) {
  try {
    return await stat(join(root, path))
  } catch (error) {
    if (controllerPathOfFile(path) === undefined) return undefined
    throw fileError('read', join(root, path), error)
  }
}
