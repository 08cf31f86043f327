/** Decides by the name of a file whether it is a controller, and what its controller path is. */

import { pascalCase } from '../../text/case.js'
import { nameProblem } from '../../text/names.js'
import { Failure } from '../output.js'

/**
 * `rooms-controller.d.ts` and `rooms-controller.test.ts` match too, but without `.ts` they do not match `CONTROLLER`.
 */
const EXTENSION = /\.(?:[mc]?ts|m?js)$/
const CONTROLLER = /^(?:(.*?)(?:[-_.]controller|[-_.]?Controller)|controller)$/

/** Whether a file or a folder with this name is ignored. Nothing in an ignored folder is read. */
export const isIgnored = (name: string): boolean => /^[._]/.test(name) || name === 'node_modules'

export const isModule = (name: string): boolean => EXTENSION.test(name)

/** The name that the TypeScript source of a `.js` file would have, `rooms.ts` for `rooms.js`; else `undefined`. */
export const sourceName = (name: string): string | undefined =>
  name.endsWith('js') ? `${name.slice(0, -'js'.length)}ts` : undefined

/**
 * The controller path of a file, or `undefined` if the name of the file does not end in `controller`. `file` is
 * relative to the folder that the command is given, with slashes. Its folders and its name without `controller` are the
 * segments of the controller path, in PascalCase as in the controller paths of `namespace` and `resources`.
 *
 * @throws {Failure} if a name is not allowed in a controller path, so that no declaration could find the controller.
 * @example controllerPathOfFile('v1/host/places/rooms-controller.ts') // 'V1/Host/Places/Rooms'
 * @example controllerPathOfFile('rooms/controller.ts') // 'Rooms'
 */
export function controllerPathOfFile(file: string): string | undefined {
  const base = file.slice(file.lastIndexOf('/') + 1)
  const folders = file.split('/').slice(0, -1)
  const named = CONTROLLER.exec(base.replace(EXTENSION, ''))
  if (!named || !isModule(base) || [...folders, base].some(isIgnored)) return undefined
  const [, name] = named
  // macOS may store `é` as two code points (NFD), but source files have one (NFC).
  const names = (name ? [...folders, name] : folders).map(each => each.normalize('NFC'))
  for (const each of names) {
    const problem = nameProblem(each)
    if (problem !== undefined) throw new Failure(`${file}: '${each}' cannot name a controller: ${problem}`)
  }
  const parts = names.map(each => pascalCase<string>(each))
  if (parts.length === 0 || parts.includes(''))
    throw new Failure(`${file}: no controller path can be made from this name`)
  return parts.join('/')
}
