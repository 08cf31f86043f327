/** Finds the place of an action in the source. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ControllerClass } from '../../controller/controller.js'
import { packageFolder, readPackage } from './find-file.js'
import { createLocateFunction } from './function-location.js'
import { type FindOriginal, readSourceMap } from './source-map.js'

/** Where something is defined: an absolute path, and a line, counted from 1. */
export interface Source {
  readonly file: string
  readonly line: number
}

/**
 * Finds where functions and actions are defined. Returns `undefined` for those without a file, such as native
 * functions, and for those of this package.
 */
export interface Locator {
  ofFunction(value: unknown): Source | undefined
  /** The source of a method. An action that is a property of instances has the source of its class. */
  ofAction(controller: ControllerClass, action: string): Source | undefined
}

/** Creates a locator for the code in this process. It follows source maps from compiled JavaScript to the sources. */
export const createLocator = async (): Promise<Locator> => {
  const locate = await createLocateFunction()
  const maps = new Map<string, FindOriginal>()

  const ofFunction = (value: unknown): Source | undefined => {
    const location = locate(value)
    if (!location) return undefined
    const { url, line, column, readScript } = location
    const findOriginal = maps.get(url) ?? readSourceMap(url, readScript())
    maps.set(url, findOriginal)
    const place = findOriginal(line, column) ?? { url, line }
    const file = fileURLToPath(place.url)
    return isOwnFile(file) ? undefined : { file, line: place.line + 1 }
  }

  return {
    ofFunction,
    ofAction: (controller, action) => {
      const member = memberOf(controller.prototype, action)
      return ofFunction(member ? (member.value ?? member.get) : controller)
    },
  }
}

/** Whether a file is one of this package, of any copy: it says nothing of what an application does there. */
const isOwnFile = (file: string): boolean => {
  const root = packageFolder(dirname(file))
  return (
    root !== undefined && dirname(file) === join(root, 'dist') && readPackage(join(root, 'package.json')).name === NAME
  )
}
const NAME = 'signalbox'

const memberOf = (object: object | null, name: string): PropertyDescriptor | undefined =>
  object === null
    ? undefined
    : (Object.getOwnPropertyDescriptor(object, name) ?? memberOf(Object.getPrototypeOf(object), name))
