/** From the name of a file to its controller path. */
import { pascalCase } from '../case.js'
import { nameProblem } from '../names.js'
import { ControllersError } from './controllers-error.js'

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
