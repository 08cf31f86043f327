/** Loads a controller when it is first needed. */
import { callMessage, RouteError } from '../text/messages.js'
import { warn } from '../text/warning.js'
import { missingActionsProblem } from './actions.js'
import type { ControllerClass } from './controller.js'
import { type ControllerLoader, loadedClass } from './loader.js'

/** After how many milliseconds a load is probably one that never ends. */
const SLOW = 10_000
/** An `import()` of a module that exports a function `then` calls this function. Nothing else shows why it never ends. */
const slowWarning = (path: string): string =>
  `the loader of '${path}' has given nothing for 10 seconds: if its module exports 'then', a promise calls it, so give it another name`

/**
 * A controller that is registered by a loader.
 *
 * @example for (const route of routes) if ('lazy' in route) await route.lazy?.load()
 */
export interface LazyController {
  /** The class, or `undefined` until it is loaded. */
  readonly loaded: ControllerClass | undefined
  /**
   * Loads the class unless it is loaded already, and returns it.
   *
   * @throws {RouteError} (as a rejection) if the loader fails or gives no class, or if the class is missing actions or has a wrong contract.
   */
  load(): Promise<ControllerClass>
}

/** The actions that one declaration expects of a controller. */
interface Expected {
  readonly call: string
  readonly actions: readonly string[]
}

/** A loader, the class once it is loaded, and the actions that the class must have. */
export class LazyEntry implements LazyController {
  readonly #expected: Expected[] = []
  readonly #problemsOf: (controller: ControllerClass) => readonly string[]
  #loaded: ControllerClass | undefined
  #loading: Promise<ControllerClass> | undefined

  /** `problemsOf` says what else is wrong with the class, apart from missing actions. */
  constructor(
    readonly path: string,
    readonly loader: ControllerLoader,
    problemsOf: (controller: ControllerClass) => readonly string[],
  ) {
    this.#problemsOf = problemsOf
  }

  get loaded(): ControllerClass | undefined {
    return this.#loaded
  }

  /** Keeps the actions that a declaration expects, to be checked once the class is loaded. */
  expect(call: string, actions: readonly string[]): void {
    this.#expected.push({ call, actions })
  }

  /** Loads the class. Calls during a load share it; the next call after a failed load starts another. */
  load(): Promise<ControllerClass> {
    this.#loading ??= this.#load().catch(error => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  async #load(): Promise<ControllerClass> {
    const slow = setTimeout(() => warn('SIGNALBOX_SLOW_LOADER', slowWarning(this.path)), SLOW)
    const loaded = await loadedClass(this.path, this.loader)
      .catch((cause: unknown) => {
        const problem = `the loader of '${this.path}' failed: ${cause instanceof Error ? cause.message : String(cause)}`
        throw new RouteError(callMessage('defineRoutes', problem), { cause })
      })
      .finally(() => clearTimeout(slow))
    if (typeof loaded === 'string') throw new RouteError(loaded)
    const missing = this.#expected
      .map(({ call, actions }) => missingActionsProblem(call, this.path, loaded, actions))
      .filter(problem => problem !== undefined)
    const problems = [...missing, ...this.#problemsOf(loaded)]
    if (problems.length > 0) throw new RouteError(problems.join('\n'))
    this.#loaded = loaded
    return loaded
  }
}
