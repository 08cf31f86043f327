/** Where the functions of a table are written, found when the page is asked for. */

import { relative } from 'node:path'
import type { ControllerClass } from '../controller/controller.js'
import type { Source } from '../locate/source.js'
import type { AnyRoute } from '../route/route.js'

/** Where a function is written, if that is known. */
export type PlaceOf = (value: unknown) => Source | undefined

export interface Places {
  readonly ofFunction: PlaceOf
  /** Of the action or the middleware of a route. */
  readonly ofRoute: (route: AnyRoute) => Source | undefined
  readonly ofClass: (controller: ControllerClass) => Source | undefined
}

/**
 * Finds places, and remembers them. The inspector of Node is open only while something new is looked for: with the first page, and
 * after a controller was loaded.
 */
export const createPlaces = (routes: readonly AnyRoute[]): (() => Promise<Places>) => {
  const ofFunctions = new Map<unknown, Source | undefined>()
  const ofActions = new Map<ControllerClass, Map<string, Source | undefined>>()

  const find = async (): Promise<void> => {
    const functions = routes.flatMap(route => [...route.use, ...('middleware' in route ? [route.middleware] : [])])
    const controllers = routes.flatMap(route => ('target' in route && route.controller ? [route.controller] : []))
    const isKnown = functions.every(each => ofFunctions.has(each)) && controllers.every(each => ofActions.has(each))
    if (isKnown) return
    const { createLocator } = await import('../locate/source.js')
    const locator = await createLocator()
    try {
      for (const each of [...functions, ...controllers])
        if (!ofFunctions.has(each)) ofFunctions.set(each, locator.ofFunction(each))
      for (const route of routes) {
        if (!('target' in route) || !route.controller) continue
        const actions = ofActions.get(route.controller) ?? new Map<string, Source | undefined>()
        ofActions.set(route.controller, actions.set(route.action, locator.ofAction(route.controller, route.action)))
      }
    } finally {
      locator.close()
    }
  }

  const places: Places = {
    ofFunction: value => ofFunctions.get(value),
    ofClass: controller => ofFunctions.get(controller),
    ofRoute: route => {
      if ('target' in route) return route.controller && ofActions.get(route.controller)?.get(route.action)
      return 'middleware' in route ? ofFunctions.get(route.middleware) : undefined
    },
  }
  return async () => {
    await find()
    return places
  }
}

/** A place as a person reads it: relative to the folder in which the application was started, if it is there. */
export const placeText = ({ file, line }: Source): string => {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return `${path.startsWith('..') ? file : path}:${line}`
}
