/** From the name of a file to its controller path. */
/** Which files of a folder are controllers. */

import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pascalCase } from '../../text/case.js'
import { nameProblem } from '../../text/names.js'
import { ControllersError, fileError } from './error.js'

/** `.d.ts` and `.test.ts` end in it, too, but what is left of them does not end in `controller`. */
const EXTENSION = /\.(?:[mc]?ts|m?js)$/
const CONTROLLER = /^(?:(.*?)(?:[-_.]controller|[-_.]?Controller)|controller)$/

/** Whether the name of a file or a folder keeps all that is below it out of the registry. */
export const isLeftAlone = (name: string): boolean => /^[._]/.test(name) || name === 'node_modules'

/** Whether a file can hold a module, by its name. */
export const isModule = (name: string): boolean => EXTENSION.test(name)

/** The source that a `.js` beside it is compiled from: `rooms.ts` for `rooms.js`, or `undefined`. */
export const sourceOf = (name: string): string | undefined =>
  name.endsWith('js') ? `${name.slice(0, -'js'.length)}ts` : undefined

/**
 * The controller path of a file, or `undefined` for one that is not named as a controller: each folder and the file's
 * name less `controller`, in PascalCase as `namespace` and `resources` write theirs. Takes the path below the folder of
 * the controllers, with slashes. Raises `ControllersError` for a name that no route table can look up.
 *
 * @example controllerPathOfFile('v1/host/places/rooms-controller.ts') // 'V1/Host/Places/Rooms'
 * @example controllerPathOfFile('rooms/controller.ts') // 'Rooms'
 */
export function controllerPathOfFile(file: string): string | undefined {
  const base = file.slice(file.lastIndexOf('/') + 1)
  const folders = file.split('/').slice(0, -1)
  const named = CONTROLLER.exec(base.replace(EXTENSION, ''))
  if (!named || !isModule(base) || [...folders, base].some(isLeftAlone)) return undefined
  const [, name] = named
  // Some file systems store accents apart from their letters; a name in a program is composed.
  const names = (name ? [...folders, name] : folders).map(each => each.normalize('NFC'))
  for (const each of names) {
    const problem = nameProblem(each)
    if (problem !== undefined) throw new ControllersError([`${file}: no controller is named '${each}': ${problem}`])
  }
  const parts = names.map(each => pascalCase<string>(each))
  if (parts.length === 0 || parts.includes(''))
    throw new ControllersError([`${file}: nothing in its path names the controller`])
  return parts.join('/')
}

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
