import { fileURLToPath } from 'node:url'
import type { ControllerClass } from '../../controller/controller.js'
import { createLocateFunction } from './function-location.js'
import { type FindOriginal, readSourceMap } from './source-map.js'

/** Where something is written: an absolute path, and a line from 1. */
export interface Source {
  readonly file: string
  readonly line: number
}

/** Finds where functions and actions are written; `undefined` for what no file holds. */
export interface Locator {
  ofFunction(value: unknown): Source | undefined
  /** Where an action is written. The class counts for an action that is a property of its instances. */
  ofAction(controller: ControllerClass, action: string): Source | undefined
}

/** A locator for the code that runs in this process. Source maps lead from compiled JavaScript to its sources. */
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
    return { file: fileURLToPath(place.url), line: place.line + 1 }
  }

  return {
    ofFunction,
    ofAction: (controller, action) => {
      const member = memberOf(controller.prototype, action)
      return ofFunction(member ? (member.value ?? member.get) : controller)
    },
  }
}

const memberOf = (object: object | null, name: string): PropertyDescriptor | undefined =>
  object === null
    ? undefined
    : (Object.getOwnPropertyDescriptor(object, name) ?? memberOf(Object.getPrototypeOf(object), name))
