/** What the name of a file says: whether it is a controller, and under which controller path. */

import { pascalCase } from '../../text/case.js'
import { nameProblem } from '../../text/names.js'
import { Failure } from '../output.js'

/** `.d.ts` and `.test.ts` match, too, but the rest of such a name does not end in `controller`. */
const EXTENSION = /\.(?:[mc]?ts|m?js)$/
const CONTROLLER = /^(?:(.*?)(?:[-_.]controller|[-_.]?Controller)|controller)$/

/** Whether a file or a folder of this name is ignored, with all that is in it. */
export const isIgnored = (name: string): boolean => /^[._]/.test(name) || name === 'node_modules'

/** Whether a file of this name is a module. */
export const isModule = (name: string): boolean => EXTENSION.test(name)

/** The name of the file that a `.js` beside it is compiled from: `rooms.ts` for `rooms.js`. */
export const sourceName = (name: string): string | undefined =>
  name.endsWith('js') ? `${name.slice(0, -'js'.length)}ts` : undefined

/**
 * The controller path of a file, or `undefined` for a file whose name does not end in `controller`. Each folder is a part
 * of it, and so is the name without `controller`, in PascalCase as `namespace` and `resources` write it. Takes the path
 * below the folder of the controllers, with slashes.
 *
 * @throws {Failure} for a name that no route table can look up.
 * @example controllerPathOfFile('v1/host/places/rooms-controller.ts') // 'V1/Host/Places/Rooms'
 * @example controllerPathOfFile('rooms/controller.ts') // 'Rooms'
 */
export function controllerPathOfFile(file: string): string | undefined {
  const base = file.slice(file.lastIndexOf('/') + 1)
  const folders = file.split('/').slice(0, -1)
  const named = CONTROLLER.exec(base.replace(EXTENSION, ''))
  if (!named || !isModule(base) || [...folders, base].some(isIgnored)) return undefined
  const [, name] = named
  // Some file systems decompose accented letters; names in a program are composed.
  const names = (name ? [...folders, name] : folders).map(each => each.normalize('NFC'))
  for (const each of names) {
    const problem = nameProblem(each)
    if (problem !== undefined) throw new Failure(`${file}: '${each}' cannot name a controller: ${problem}`)
  }
  const parts = names.map(each => pascalCase<string>(each))
  if (parts.length === 0 || parts.includes('')) throw new Failure(`${file}: the path has no name for the controller`)
  return parts.join('/')
}
