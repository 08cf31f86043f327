/** Controllers that are registered by a loader, at run time: loaded once, and only then asked for their actions. */
import { type ControllerClass, controllerLabel, lackingActions } from './controller.js'
import { callMessage, lackingMessage, RouteError } from './errors.js'
import { type ControllerLoader, loadedClass } from './loader.js'
import type { AnyRoute, LazyController } from './route.js'

/** The controllers of a table while it is defined. */
export type Registered = { readonly [controllerPath: string]: ControllerClass | LazyEntry }

/** What declarations ask of a controller before it is there. */
interface Expected {
  readonly call: string
  readonly actions: readonly string[]
}

/** A controller that is loaded when it is needed. */
export class LazyEntry implements LazyController {
  readonly path: string
  readonly loader: ControllerLoader
  readonly #expected: Expected[] = []
  #loaded: ControllerClass | undefined
  #loading: Promise<ControllerClass> | undefined

  constructor(path: string, loader: ControllerLoader) {
    this.path = path
    this.loader = loader
  }

  get loaded(): ControllerClass | undefined {
    return this.#loaded
  }

  /** Keeps what a declaration asks of the class, until it is loaded. */
  expect(call: string, actions: readonly string[]): void {
    this.#expected.push({ call, actions })
  }

  /**
   * The class. All who ask while it is loading share one load; after one that failed the next who asks begins another.
   * Rejects with a `RouteError` where the loader fails, where it gives no class, and where that lacks actions of the
   * table: a line each, the same sentences as for a class that is there from the start.
   */
  load(): Promise<ControllerClass> {
    this.#loading ??= this.#load().catch(error => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  async #load(): Promise<ControllerClass> {
    const loaded = await loadedClass(this.path, this.loader).catch((cause: unknown) => {
      const problem = `the loader of '${this.path}' fails: ${cause instanceof Error ? cause.message : String(cause)}`
      throw new RouteError(callMessage('defineRoutes', problem), { cause })
    })
    if (typeof loaded === 'string') throw new RouteError(loaded)
    const problems = this.#expected.flatMap(({ call, actions }) => lackingProblem(call, this.path, loaded, actions))
    if (problems.length > 0) throw new RouteError(problems.join('\n'))
    this.#loaded = loaded
    return loaded
  }
}

const lackingProblem = (call: string, path: string, controller: ControllerClass, actions: readonly string[]) => {
  const lacking = lackingActions(controller, actions)
  return lacking === '' ? [] : [lackingMessage(call, path, lacking)]
}

/** Refuses a class that lacks actions. One that is not loaded yet is asked then. */
export const expectActions = (
  call: string,
  registry: Registered,
  path: string,
  controller: ControllerClass | LazyEntry,
  actions: readonly string[],
): void => {
  if (controller instanceof LazyEntry) {
    controller.expect(call, actions)
    return
  }
  const [problem] = lackingProblem(call, controllerLabel(registry, path, controller), controller, actions)
  if (problem !== undefined) throw new RouteError(problem)
}

/** The controller of a route: the class, or what loads it. */
export const routeController = (controller: ControllerClass | LazyEntry) =>
  controller instanceof LazyEntry ? { controller: undefined, lazy: controller } : { controller }

/** The route with its class, as soon as it is loaded. */
export const withLoaded = (route: AnyRoute): AnyRoute => {
  const lazy = 'lazy' in route ? route.lazy : undefined
  return lazy ? Object.defineProperty(route, 'controller', { get: () => lazy.loaded }) : route
}

/**
 * Loads all controllers that are not loaded yet, side by side. Rejects with one `RouteError` that has a line for each
 * problem of each of them, in the order of the map; its `cause` has the errors one by one where there are several.
 */
export const loadControllers = async (registry: Registered): Promise<void> => {
  const lazy = Object.values(registry).filter(each => each instanceof LazyEntry)
  const loads = await Promise.allSettled(lazy.map(each => each.load()))
  const errors = loads.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
  if (errors.length > 1)
    throw new RouteError(errors.map(({ message }: RouteError) => message).join('\n'), {
      cause: new AggregateError(errors),
    })
  if (errors.length > 0) throw errors[0]
}

/** The controllers as a table shows them: in the place of each loader the class, as soon as it is loaded. */
export const shownControllers = (
  registry: Registered,
): { readonly [controllerPath: string]: ControllerClass | ControllerLoader } => {
  const shown = {}
  for (const [path, each] of Object.entries(registry)) {
    const entry = each instanceof LazyEntry ? { get: () => each.loaded ?? each.loader } : { value: each }
    Object.defineProperty(shown, path, { ...entry, enumerable: true })
  }
  return Object.freeze(shown)
}
