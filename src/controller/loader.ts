/**
 * Loaders in the map of controllers: `{ Places: () => import('./places-controller.js') }`. The compiler takes a loader for
 * the class that it gives. At run time `lazy.ts` calls it when the class is needed.
 */

import { type CallMessage, callMessage } from '../text/messages.js'
import { type ControllerClass, type Controllers, isClass, isPlainFunction } from './controller.js'
import { type ClassIn, classIn, type UnknownClass } from './module-class.js'

/**
 * Loads the class of a controller, or the module that exports it.
 *
 * @example const places: ControllerLoader = () => import('./places-controller.js')
 */
export type ControllerLoader = () => Promise<unknown>

/** The constraint of the map that `defineRoutes` takes. It is wider than needed, so that an error message can say why. */
export type Registrable = { readonly [controllerPath: string]: ControllerClass | (() => unknown) }

/**
 * The class that a loader gives. It is not *the same class* as one that a file imports: only at run time does a table know
 * it, so a verb that is given the class itself does not have the controller path of the loader.
 */
export type LazyClass<Controller extends ControllerClass> = Controller & Lazily
interface Lazily {
  readonly [LAZILY]?: true
}
declare const LAZILY: unique symbol

/**
 * The map of controllers with a class in place of each loader, by which a table is checked. A map of classes is returned
 * as it is, after one comparison.
 *
 * @example Loaded<{ Places: () => Promise<{ default: typeof PlacesController }> }>['Places'] // typeof PlacesController
 */
export type Loaded<Registry> = Registry extends Controllers
  ? Registry
  : { readonly [Path in keyof Registry]: LoadedEntry<Path, Registry[Path]> }

/** A loader that gives no class counts as a class with every action, so that its error appears once, at the loader. */
type LoadedEntry<Path, Entry> = Entry extends ControllerClass
  ? Entry
  : ClassOf<Path, Entry> extends infer Class extends ControllerClass
    ? LazyClass<Class>
    : UnknownClass

/**
 * The parameter's type for the map: the map itself, or, if a loader gives no class, a map with the error message in place
 * of that loader, so that the error appears there.
 */
export type CheckedLoaders<Registry> = Registry extends Controllers
  ? Registry
  : [LoaderProblem<Registry, keyof Registry>] extends [never]
    ? Registry
    : {
        readonly [Path in keyof Registry]: [LoaderProblem<Registry, Path>] extends [never]
          ? Registry[Path]
          : LoaderProblem<Registry, Path>
      }

type LoaderProblem<Registry, Path extends keyof Registry> = Path extends unknown
  ? Registry[Path] extends ControllerClass
    ? never
    : Extract<ClassOf<Path, Registry[Path]>, string>
  : never

/** The class that a loader gives, or the error message. */
type ClassOf<Path, Loader> = Path extends string
  ? Loader extends () => Promise<infer Module>
    ? ClassOrMessage<Path, ClassIn<Path, Module>>
    : LoaderMessage<Path, typeof NO_PROMISE>
  : never

type ClassOrMessage<Path extends string, Found> = Found extends string ? LoaderMessage<Path, Found> : Found

/** The class that a loader gives, or the error message: the twin of the type `ClassOf`, for a loader of any type. */
export const loadedClass = async (path: string, loader: ControllerLoader): Promise<ControllerClass | string> => {
  const given: unknown = loader()
  if (!isThenable(given)) return loaderMessage(path, NO_PROMISE)
  const found = classIn(path, await given)
  return typeof found === 'string' ? loaderMessage(path, found) : found
}

const isThenable = (value: unknown): boolean => typeof Reflect.get(Object(value), 'then') === 'function'

const NO_PROMISE = "must return a promise, as () => import('./file.js') does"

type LoaderMessage<Path extends string, Problem extends string> = CallMessage<
  'defineRoutes',
  `the loader of '${Path}' ${Problem}`
>
const loaderMessage = <Path extends string, Problem extends string>(
  path: Path,
  problem: Problem,
): LoaderMessage<Path, Problem> => callMessage('defineRoutes', `the loader of '${path}' ${problem}`)

/**
 * Whether a value in the map of controllers is a loader: a function that cannot be constructed, such as an arrow function,
 * an `async` function or a method, or a plain `function` that would have no action as a class. It is not called to find
 * out.
 */
export const isLoader = (value: unknown): value is ControllerLoader => {
  if (typeof value !== 'function') return false
  return isClass(value) ? isPlainFunction(value) : !('prototype' in value) && !/\[native code\]/.test(String(value))
}
