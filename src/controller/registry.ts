import { RouteError } from '../text/messages.js'
import type { ControllerClass, IsSameClass } from './controller.js'
import { LazyEntry, missingActionsProblem } from './lazy.js'
import type { ControllerLoader } from './loader.js'

/** The controllers of a table while it is defined. */
export type Registered = { readonly [controllerPath: string]: ControllerClass | LazyEntry }

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
  const [problem] = missingActionsProblem(call, controllerLabel(registry, path, controller), controller, actions)
  if (problem !== undefined) throw new RouteError(problem)
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

/**
 * The class registered under a controller path, or `undefined`.
 * Written with `infer` on a mapped type: as `Path extends keyof Registry`, a path still being inferred is compared with
 * every key, and the number of types grows with the square of the table.
 */
export type ControllerAt<Registry, Path extends string> = Registry extends {
  readonly [Key in Path]: infer Controller
}
  ? Controller
  : undefined

/** The class registered under a controller path: the twin of the type. Own keys only: `toString` is no controller. */
export const controllerAt = (registry: Registered, path: string): Registered[string] | undefined =>
  Object.hasOwn(registry, path) ? registry[path] : undefined

/**
 * The controller path of a class: the key under which it is registered, else its `static readonly controllerPath`, else
 * `string`, since a type cannot see a class's name. A class registered twice gives both keys.
 *
 * @example ControllerPathOf<{ Ping: typeof PingController }, typeof PingController> // 'Ping'
 */
export type ControllerPathOf<Registry, Controller extends ControllerClass> = [
  RegisteredPaths<Registry, Controller>,
] extends [never]
  ? Controller extends { readonly controllerPath: infer Path extends string }
    ? Path
    : string
  : RegisteredPaths<Registry, Controller>

type RegisteredPaths<Registry, Controller extends ControllerClass> = {
  [Path in keyof Registry & string]: IsSameClass<Controller, Registry[Path]> extends true ? Path : never
}[keyof Registry & string]

/**
 * The controller path of a class: the twin of the type. Where that can only say `string`, the class's own name less a
 * trailing `Controller`.
 *
 * @example controllerPathOf({ Ping: PingController }, PingController) // 'Ping'
 */
export const controllerPathOf = (registry: Registered, controller: ControllerClass): string => {
  const registered = Object.keys(registry).find(path => registry[path] === controller)
  if (registered !== undefined) return registered
  const { controllerPath, name } = controller as { readonly controllerPath?: unknown; readonly name: unknown } // any class may have these statics
  if (typeof controllerPath === 'string') return controllerPath
  return typeof name === 'string' ? name.replace(/Controller$/, '') : ''
}

/** A controller path as messages name it: `''` where a type could only say `string`, so that both say the same. */
export const controllerLabel = (registry: Registered, path: string, controller: ControllerClass): string =>
  controllerAt(registry, path) === controller || (controller as { controllerPath?: unknown }).controllerPath === path // any class may have this static
    ? path
    : ''
