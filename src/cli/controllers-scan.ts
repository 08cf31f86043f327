/** Which files of a folder are controllers. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ControllersError, fileError } from './controllers-error.js'
import { controllerPathOfFile, isLeftAlone, isModule, sourceOf } from './controllers-path.js'

/** A file that is named as a controller: its path below the folder, with slashes, and its controller path. */
export interface ControllerFile {
  readonly file: string
  readonly controllerPath: string
}

/** What a folder holds: files named as controllers, and how many modules are not. */
export interface Scanned {
  readonly files: readonly ControllerFile[]
  readonly others: number
}

/**
 * The controllers' files below a folder, whatever the order in which the file system lists them. Links are followed.
 * Raises `ControllersError` for what cannot be read and for paths that are no controller path, all of them at once.
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
      if (!(error instanceof ControllersError)) throw error
      problems.push(...error.lines.map(line => join(folder, line)))
    }
  }
  if (problems.length > 0) throw new ControllersError(problems.sort())
  return { files, others }
}

/** `above` are the real paths of the folders around it: a link to one of them would be followed for ever. */
async function filesBelow(root: string, below: string, above: readonly string[]): Promise<string[]> {
  const folder = join(root, below)
  try {
    const real = await realpath(folder)
    if (above.includes(real)) return []
    const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !isLeftAlone(name))
    const names = new Set(entries.map(({ name }) => name))
    const found: string[] = []
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      const kind = entry.isSymbolicLink() ? await linked(root, path) : entry
      if (kind?.isDirectory()) found.push(...(await filesBelow(root, path, [...above, real])))
      else if (kind?.isFile() && !names.has(sourceOf(entry.name) ?? '')) found.push(path)
    }
    return found
  } catch (error) {
    throw error instanceof ControllersError ? error : fileError('read', folder, error)
  }
}

/** What a link leads to. One that leads nowhere matters only where its name is a controller's. */
async function linked(root: string, path: string) {
  try {
    return await stat(join(root, path))
  } catch (error) {
    if (controllerPathOfFile(path) === undefined) return undefined
    throw fileError('read', join(root, path), error)
  }
}
