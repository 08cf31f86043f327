/** Writes the text of the registry: the generated module that maps controller paths to controllers. */

import { className } from '../../controller/module-class.js'
import { freeName, quoted } from '../code-text.js'
import { generatedHead, KEYWORDS } from '../written-module.js'

/** The names that the registry uses itself. */
const RESERVED = [...KEYWORDS, 'map', 'controllers', 'Controllers', 'Readonly']

/** How the registry imports one controller. */
export interface ControllerImport {
  readonly controllerPath: string
  /** The specifier of the module that exports the controller. */
  readonly specifier: string
  /** The name under which the module exports it; it may be `default`. */
  readonly exported: string
}

/**
 * The text of a module that exports the map for `defineRoutes`. Its values are imported classes or, if `lazy`, loaders.
 * The map is sorted by controller path, so that the text does not depend on the order in which a system lists files.
 * `from` is the folder of the controllers, relative to the module.
 */
export function registryModule(imports: readonly ControllerImport[], from: string, lazy = false): string {
  const sorted = imports.toSorted((one, other) => (one.controllerPath < other.controllerPath ? -1 : 1))
  return `${generatedHead('controllers', `the files in ${from}`)}
${lazy ? loaders(sorted) : classes(sorted)}
}

/** The map: an interface, so that editors and error messages print its name and not all controllers. */
export interface Controllers extends Readonly<typeof map> {}
export const controllers: Controllers = map
`
}

const classes = (imports: readonly ControllerImport[]): string => {
  const names = localNames(imports.map(each => ({ path: each.controllerPath, name: preferredName(each) })))
  return `${imports.map((each, at) => importOf(each, names[at] ?? '')).join('\n')}

/** Controller path -> class. */
const map = {
${imports.map((each, at) => `  ${keyOf(each.controllerPath)}: ${names[at]},`).join('\n')}`
}

const loaders = (imports: readonly ControllerImport[]): string => `/** Controller path -> loader of its class. */
const map = {
${imports.map(each => `  ${keyOf(each.controllerPath)}: ${loaderOf(each)},`).join('\n')}`

/**
 * The loader of a controller. `import(…)` alone is enough if the module exports the class by default or under the
 * expected name. Otherwise the loader names the class: to find it, the compiler would have to look at every export of
 * the module, and one of these may depend on the route table.
 */
const loaderOf = ({ controllerPath, exported, specifier }: ControllerImport): string => {
  const isFound = exported === 'default' || exported === className(controllerPath)
  return `() => import(${quoted(specifier)})${isFound ? '' : `.then(module => module.${exported})`}`
}

const importOf = ({ exported, specifier }: ControllerImport, name: string): string => {
  const named = exported === name ? name : `${exported} as ${name}`
  return `import ${exported === 'default' ? name : `{ ${named} }`} from ${quoted(specifier)}`
}

const keyOf = (controllerPath: string): string =>
  /^[A-Za-z]\w*$/.test(controllerPath) ? controllerPath : quoted(controllerPath)

/**
 * The local name of each class: the name of its export, or, for a default export, a name made from the last segment of
 * the controller path. If several classes would have the same name, theirs are made from the whole controller path,
 * such as `V1HostPlacesRoomsController`, with a number at the end if these are the same too.
 */
export const localNames = (classes: readonly { readonly path: string; readonly name: string }[]): readonly string[] => {
  const count = new Map<string, number>(RESERVED.map(name => [name, 1]))
  for (const { name } of classes) count.set(name, (count.get(name) ?? 0) + 1)
  const taken = new Set([...count].flatMap(([name, times]) => (times === 1 ? name : [])))
  return classes.map(({ path, name }) => {
    if (count.get(name) === 1) return name
    const own = freeName(identifier(path), each => taken.has(each))
    taken.add(own)
    return own
  })
}

const preferredName = ({ controllerPath, exported }: ControllerImport): string =>
  exported === 'default' ? classNameOf(controllerPath) : exported

/** The expected name of a class, `className`, as an identifier: `RoomsController` for `V1/Rooms`, `_2faController` for `2fa`. */
export const classNameOf = (controllerPath: string): string =>
  identifier(controllerPath.slice(controllerPath.lastIndexOf('/') + 1))

const identifier = (parts: string): string => {
  const name = `${parts.replace(/[^\p{ID_Continue}$]/gu, '')}Controller`
  return /^[\p{ID_Start}$]/u.test(name) ? name : `_${name}`
}
