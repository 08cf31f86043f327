/** The map of controllers, at run time and in the types. */

import type { Box, IsAny, IsOne, KeyedBy } from '../text/inference.js'
import { RouteError } from '../text/messages.js'
import { missingActionsProblem } from './actions.js'
import type { ControllerClass } from './controller.js'
import { LazyEntry } from './lazy.js'
import type { ControllerLoader } from './loader.js'
import type { PathsOfClass } from './paths-of-class.js'
import type { IsOneClass, IsSameClass } from './same-class.js'

/** The controllers of a table while it is defined. */
export type Registered = { readonly [controllerPath: string]: ControllerClass | LazyEntry }

/**
 * The class registered under a controller path, or `undefined`. Looked up by `infer`: see `inference.ts`.
 *
 * @example ControllerAt<{ Places: typeof PlacesController }, 'Places'> // typeof PlacesController
 */
export type ControllerAt<Registry, Path extends string> = Registry extends {
  readonly [Key in Path]: infer Controller
}
  ? Controller
  : undefined

/**
 * The class registered under a controller path: the twin of the type `ControllerAt`. Inherited keys such as `toString`
 * do not count.
 */
export const controllerAt = (registry: Registered, path: string): Registered[string] | undefined =>
  Object.hasOwn(registry, path) ? registry[path] : undefined

/**
 * The controller path of a class.
 *
 * 1. The key under which the class is registered. For a class with several keys, the type is their union and the
 *    function returns the first one; declarations that have to choose a key reject such a class.
 * 2. Otherwise its `static readonly controllerPath`.
 * 3. Otherwise `string`: types do not show the name of a class.
 *
 * @example ControllerPathOf<{ Ping: typeof PingController }, typeof PingController> // 'Ping'
 */
export type ControllerPathOf<Registry, Controller extends ControllerClass> =
  IndexedPath<Registry, Controller> extends infer Path extends string
    ? [Path] extends [never]
      ? UnindexedPath<Registry, Controller>
      : Path // 1
    : never

/**
 * The controller path of a class that the index of the registry finds, or `never`. A value of type `any` in the map, or as
 * the class, fits every other one in the index, and a union of classes fits none; then the map must be searched.
 */
type IndexedPath<Registry, Controller> = OnlyPath<EachPath<Registry, Controller>>

/** The path of each class, or `undefined`, so that one of several classes has a union of these. */
type EachPath<Registry, Controller> = Controller extends { readonly prototype: infer Instance }
  ? LiteralPath<PathsOfClass<Registry, Instance>>
  : undefined
type LiteralPath<Path extends string> = {} extends KeyedBy<Path> ? undefined : Path
type OnlyPath<Found, Whole = Found> = Found extends undefined ? never : Box<Whole> extends Box<Found> ? Found : never

/** The controller path that is given, or that of the class that is given: `never` where `IndexedPath` is. */
export type GivenPath<Registry, Given> = OnlyPath<EachGivenPath<Registry, Given>>
type EachGivenPath<Registry, Given> = Given extends { readonly prototype: infer Instance }
  ? LiteralPath<PathsOfClass<Registry, Instance>>
  : RegisteredPath<Registry, Given>
type RegisteredPath<Registry, Path> = Path extends keyof Object // every object has this member
  ? undefined
  : Path extends string
    ? Registry extends { readonly [Key in Path]: unknown }
      ? LiteralPath<Path>
      : undefined
    : undefined

type UnindexedPath<Registry, Controller extends ControllerClass> = [
  IsIndexed<Registry>,
  PathsOfClass<Registry, Controller['prototype']>,
] extends [true, never]
  ? OwnPath<Controller>
  : SearchedPath<Registry, Controller>

/** One of several classes is refused, and not searched for: the compiler would compare the signatures of the classes. */
type SearchedPath<Registry, Controller extends ControllerClass> =
  IsOneClass<Controller> extends true
    ? [RegisteredPaths<Registry, Controller>] extends [never]
      ? OwnPath<Controller>
      : RegisteredPaths<Registry, Controller> // 1
    : string

type RegisteredPaths<Registry, Controller extends ControllerClass> = {
  [Path in keyof Registry & string]: IsSameClass<Controller, Registry[Path]> extends true ? Path : never
}[keyof Registry & string]

type OwnPath<Controller> = Controller extends { readonly controllerPath: infer Path extends string }
  ? Path // 2
  : string // 3

/** Whether the index of a registry has all of its classes. The compiler works this out once for each registry. */
type IsIndexed<Registry> =
  IsAny<Registry[keyof Registry]> extends true
    ? false
    : false extends {
          [Path in keyof Registry]: IsOne<Registry[Path]> extends true ? IsOneClass<Registry[Path]> : false
        }[keyof Registry]
      ? false
      : true

/**
 * The controller path of a class: the twin of the type `ControllerPathOf`. In case 3 it is the name of the class without
 * `Controller` at its end.
 *
 * @example controllerPathOf({ Ping: PingController }, PingController) // 'Ping'
 */
export const controllerPathOf = (registry: Registered, controller: ControllerClass): string => {
  const own = ownPath(registry, controller)
  if (own !== undefined) return own // 1, 2
  const { name }: { readonly name: unknown } = controller as Function // a static member may have taken the place of the name
  return typeof name === 'string' ? name.replace(/Controller$/, '') : '' // 3
}

const ownPath = (registry: Registered, controller: ControllerClass): string | undefined => {
  const registered = Object.keys(registry).find(path => registry[path] === controller)
  if (registered !== undefined) return registered // 1
  const { controllerPath } = controller as { readonly controllerPath?: unknown } // any class may have this static
  return typeof controllerPath === 'string' ? controllerPath : undefined // 2
}

/** Whether a class has a controller path other than its name. */
export const hasOwnPath = (registry: Registered, controller: ControllerClass): boolean =>
  ownPath(registry, controller) !== undefined

/** The controller path for an error message: `''` where `ControllerPathOf` is `string`, so that both halves agree. */
const controllerLabel = (registry: Registered, path: string, controller: ControllerClass): string =>
  controllerAt(registry, path) === controller || (controller as { controllerPath?: unknown }).controllerPath === path // any class may have this static
    ? path
    : ''

/**
 * Checks that a controller offers actions. A lazy controller is checked once it is loaded.
 *
 * @throws {RouteError} if actions are missing
 */
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
  const problem = missingActionsProblem(call, controllerLabel(registry, path, controller), controller, actions)
  if (problem !== undefined) throw new RouteError(problem)
}

/**
 * Loads all lazy controllers at the same time.
 *
 * @throws {RouteError} (as a rejection) with a line for each problem, in the order of the map. If there are several
 * errors, the `cause` lists them.
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

/** The value of `routes.controllers`: for a loader, the class as soon as it is loaded, and the loader until then. */
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
