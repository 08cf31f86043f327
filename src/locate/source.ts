/** Finds where functions, actions and the answers of routes are written. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ControllerClass } from '../controller/controller.js'
import { middlewaresOf, mountedIn } from '../route/mounted.js'
import type { AnyMiddleware, AnyRoute } from '../route/route.js'
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
  /** For what `mount` calls, the source of what is mounted. An application has that of its first middleware outside of packages. */
  ofFunction(value: unknown): Source | undefined
  /** The source of a method. An action that is a property of instances has the source of its class. */
  ofAction(controller: ControllerClass, action: string): Source | undefined
}

/** A locator that holds the inspector of this process until it is closed. */
interface OpenLocator extends Locator {
  close(): void
}

/** Creates a locator for the code in this process. It follows source maps from compiled JavaScript to the sources. */
export const createLocator = async (): Promise<OpenLocator> => {
  const { locate, disconnect } = await createLocateFunction()
  const maps = new Map<string, FindOriginal>()

  const placeOf = (value: unknown): Source | undefined => {
    const location = locate(value)
    if (!location) return undefined
    const { url, line, column, readScript } = location
    const findOriginal = maps.get(url) ?? readSourceMap(url, readScript())
    maps.set(url, findOriginal)
    const place = findOriginal(line, column) ?? { file: pathOf(url), line }
    return place.file === undefined || isOwnFile(place.file) ? undefined : { file: place.file, line: place.line + 1 }
  }

  const ofFunction = (value: unknown): Source | undefined => {
    if (typeof value !== 'function') return undefined
    const places = middlewaresOf(mountedIn(value as AnyMiddleware)).flatMap(each => placeOf(each) ?? []) // any function may be one
    return places.find(({ file }) => !file.includes('/node_modules/')) ?? places[0]
  }

  return {
    close: disconnect,
    ofFunction,
    ofAction: (controller, action) => {
      const member = memberOf(controller.prototype, action)
      return ofFunction(member ? (member.value ?? member.get) : controller)
    },
  }
}

/** The path of a `file:` URL. One with a host, or with an escaped slash, has none. */
const pathOf = (url: string): string | undefined => {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

/** Whether a file is one of this package, of any copy: it says nothing of what an application does there. */
const isOwnFile = (file: string): boolean => {
  if (basename(dirname(file)) !== 'dist') return false
  try {
    return JSON.parse(readFileSync(join(dirname(file), '../package.json'), 'utf8')).name === 'signalbox'
  } catch {
    return false
  }
}

const memberOf = (object: object | null, name: string): PropertyDescriptor | undefined =>
  object === null
    ? undefined
    : (Object.getOwnPropertyDescriptor(object, name) ?? memberOf(Object.getPrototypeOf(object), name))

/** Where the answer of a route is written: its action, or its middleware. A redirect, and a controller that is not loaded, have no place. */
export const sourceOf = (route: AnyRoute, locator: Locator): Source | undefined => {
  if ('target' in route) return route.controller && locator.ofAction(route.controller, route.action)
  return 'middleware' in route ? locator.ofFunction(route.middleware) : undefined
}
