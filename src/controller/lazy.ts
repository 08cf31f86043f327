/** Controllers that are registered by a loader, at run time: loaded once, and only then asked for their actions. */

import { callMessage, missingActionsMessage, RouteError } from '../text/messages.js'
import { type ControllerClass, type LazyController, missingActions } from './controller.js'
import { type ControllerLoader, loadedClass } from './loader.js'

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
    const problems = this.#expected.flatMap(({ call, actions }) =>
      missingActionsProblem(call, this.path, loaded, actions),
    )
    if (problems.length > 0) throw new RouteError(problems.join('\n'))
    this.#loaded = loaded
    return loaded
  }
}

export const missingActionsProblem = (
  call: string,
  path: string,
  controller: ControllerClass,
  actions: readonly string[],
) => {
  const lacking = missingActions(controller, actions)
  return lacking === '' ? [] : [missingActionsMessage(call, path, lacking)]
}
