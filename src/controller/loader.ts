/**
 * Loaders in the map of controllers: `{ Places: () => import('./places-controller.js') }`. In the types, the class that
 * a loader gives takes its place. At run time, `lazy.ts` calls the loader when the class is needed.
 */

import type { IsAnyOrUnresolved, NoCompletion } from '../text/inference.js'
import { type CallMessage, callMessage } from '../text/messages.js'
import {
  type CircleMessage,
  type ControllerClass,
  type Controllers,
  type IsInCircle,
  isClass,
  isConstructor,
  isPlainFunction,
} from './controller.js'
import { type ClassIn, classIn, type UnknownClass } from './module-class.js'
import type { Flattened, IsNestedMap, NestedMapMessage } from './nested-map.js'

/**
 * Loads the class of a controller, or the module that exports it.
 *
 * @example const places: ControllerLoader = () => import('./places-controller.js')
 */
export type ControllerLoader = () => Promise<unknown>

/**
 * The class that a loader gives, marked as lazy. It does not count as *the same class* as one that a file imports,
 * because a table does not know the class before it is loaded. So a verb that is called with the class itself does not
 * get the controller path of the loader.
 */
export type LazyClass<Controller extends ControllerClass> = Controller & Lazily
interface Lazily {
  readonly [LAZILY]?: true
}
declare const LAZILY: unique symbol

/**
 * The map of controllers with the class in place of each loader. Tables are checked against it. A map without loaders
 * is returned unchanged, after one comparison. In place of a text or a list, which is refused, it is another argument.
 *
 * @example Loaded<{ Places: () => Promise<{ default: typeof PlacesController }> }>['Places'] // typeof PlacesController
 */
export type Loaded<Registry, Swapped = {}> = Registry extends Controllers
  ? IsAnyOrUnresolved<Registry[keyof Registry]> extends true
    ? LoadedEntries<Registry>
    : Registry
  : Registry extends string | readonly unknown[] // refused
    ? Loaded<Swapped>
    : [Registry[keyof Registry]] extends [Function]
      ? LoadedEntries<Registry>
      : [Flattened<Registry>] extends [never]
        ? LoadedEntries<Registry>
        : Loaded<Flattened<Registry>>
type LoadedEntries<Registry> = { readonly [Path in keyof Registry]: LoadedEntry<Path, Registry[Path]> }

/**
 * A loader that gives no class counts as a class with every action, so that its error appears once, at the loader. So does
 * a value of type `any`, and one of an unresolved import: it would be the class of every verb.
 */
type LoadedEntry<Path, Entry> =
  IsAnyOrUnresolved<Entry> extends true
    ? UnknownClass
    : Entry extends ControllerClass
      ? Entry
      : LoadedClass<Path, Entry> extends infer Class extends ControllerClass
        ? LazyClass<Class>
        : UnknownClass

/**
 * The type of the parameter that takes the map: the map itself, or, if an entry is wrong, a map with the error message in
 * its place, so that the error appears there. A wrong entry has a wrong controller path, or no class. While
 * nothing is known about the map, the type is `Unread`.
 */
export type CheckedMap<Registry, Unread> = [AnyEntryProblem<Registry>] extends [never]
  ? object extends Registry
    ? Unread
    : Registry
  : Registry extends readonly unknown[]
    ? typeof NO_MAP
    : IsWrittenElsewhere<Registry> extends true
      ? Registry // see `MapProblem`
      :
            | AnyEntryProblem<Registry>
            | {
                readonly [Path in keyof Registry]: [EntryProblem<Registry, Path>] extends [never]
                  ? Registry[Path]
                  : EntryProblem<Registry, Path>
              } extends infer Type
        ? Type
        : never

/**
 * What is wrong with a map that is not written in the call, or `never`. It is a type of `this`: in place of an entry, the compiler
 * would print the type of the whole map, twice.
 */
export type MapProblem<Registry> = [AnyEntryProblem<Registry>] extends [never]
  ? never
  : IsWrittenElsewhere<Registry> extends true
    ? AnyEntryProblem<Registry>
    : never

/** Whether a map is a variable: what a `const` type parameter infers from an object literal is read-only. */
type IsWrittenElsewhere<Registry> = Registry extends readonly unknown[]
  ? false
  : IsMutable<Registry, { -readonly [Path in keyof Registry]: Registry[Path] }>
type IsMutable<Given, Mutable> =
  (<Any>() => Any extends Given ? 1 : 2) extends <Any>() => Any extends Mutable ? 1 : 2 ? true : false

/** What is wrong with the entries of a map, or `never`. In a map of classes, only the controller paths can be wrong. */
type AnyEntryProblem<Registry> = Registry extends Controllers
  ? Extract<keyof Registry, WrongPath> extends never
    ? never
    : EntryProblem<Registry, keyof Registry>
  : EntryProblem<Registry, keyof Registry>

type EntryProblem<Registry, Path extends keyof Registry> = Path extends WrongPath
  ? CallMessage<'defineRoutes', ControllerPathMessage<Path>>
  : LoaderProblem<Registry, Path>

export const NO_MAP = 'defineRoutes: the controllers must be a map of controller paths to classes'

/** In a controller path, a `#` would end the path in a target, a space in the stored form of a verb. */
export type WrongPath = '' | `${string}${'#' | ' '}${string}`

type ControllerPathMessage<Path extends string> = ReturnType<typeof controllerPathMessage<Path>>
export const controllerPathMessage = <Path extends string>(path: Path) =>
  `the controller path '${path}' must not be empty and must not contain a space or '#'` as const

type LoaderProblem<Registry, Path extends keyof Registry> = Path extends unknown
  ? Registry[Path] extends ControllerClass
    ? never
    : Extract<LoadedClass<Path, Registry[Path]>, string>
  : never

/** The class that a loader gives, or the error message. An abstract class is not a `ControllerClass`. */
type LoadedClass<Path, Loader> = Path extends string
  ? Loader extends (this: undefined) => Promise<infer Module>
    ? ClassOrMessage<Path, ClassIn<Path, Module>>
    : Loader extends (...given: never[]) => unknown
      ? LoaderMessage<Path, Loader extends () => Promise<unknown> ? NoThisProblem : typeof NO_PROMISE>
      : Loader extends abstract new (
            ...given: never[]
          ) => object
        ? Loader extends ControllerClass // beside something else that is wrong
          ? Loader
          : AbstractMessage<Path>
        : Loader extends string
          ? NoCompletion<ControllerMessage<Path>>
          : Loader extends { readonly prototype: object }
            ? IsInCircle<Loader> extends true
              ? CallMessage<'defineRoutes', `'${Path}' ${CircleMessage}`>
              : ConstructorMessage<Path>
            : IsNestedMap<Loader> extends true
              ? NestedMapMessage<Path>
              : ControllerMessage<Path>
  : never

type ClassOrMessage<Path extends string, Found> = Found extends string ? LoaderMessage<Path, Found> : Found

/** The class that a loader gives, or the error message: the twin of the type `LoadedClass`. */
export const loadedClass = async (path: string, loader: ControllerLoader): Promise<ControllerClass | string> => {
  const given: unknown = loader()
  if (!isThenable(given)) return loaderMessage(path, NO_PROMISE)
  const found = classIn(path, await given)
  return typeof found === 'string' ? loaderMessage(path, found) : found
}

const isThenable = (value: unknown): boolean => typeof Reflect.get(Object(value), 'then') === 'function'

/** A value does not show its parameter `this`, so there is no function. */
type NoThisProblem = 'is called without a this: bind the function'
const NO_PROMISE = "must return a promise, as () => import('./file.js') does"

type LoaderMessage<Path extends string, Problem extends string> = ReturnType<typeof loaderMessage<Path, Problem>>
const loaderMessage = <Path extends string, Problem extends string>(path: Path, problem: Problem) =>
  callMessage('defineRoutes', `the loader of '${path}' ${problem}` as const)

/** For a class that the router cannot create. A value does not show it, so there is no function. */
type ConstructorMessage<Path extends string> = CallMessage<
  'defineRoutes',
  `the constructor of the controller '${Path}' must be public, so that the router can call it`
>

/** For a value in the map that is neither a class nor a loader. */
type ControllerMessage<Path extends string> = ReturnType<typeof controllerMessage<Path>>
export const controllerMessage = <Path extends string>(path: Path) =>
  callMessage('defineRoutes', `'${path}' must be a class or a function that loads one` as const)

/** A value does not show `abstract`, so there is no function. */
type AbstractMessage<Path extends string> = CallMessage<
  'defineRoutes',
  `the controller '${Path}' is an abstract class, which cannot be constructed`
>

/**
 * Whether a value in the map of controllers is a loader. This is a function that cannot be constructed, such as an arrow
 * function, an `async` function, a method, or one of these after `bind`; or a plain `function` that cannot have actions. The
 * function is not called. A plain `function` after `bind` looks like a class after `bind`, so it counts as neither.
 */
export const isLoader = (value: unknown): value is ControllerLoader => {
  if (typeof value !== 'function') return false
  if (isClass(value)) return isPlainFunction(value)
  const { name } = value
  if ('prototype' in value) return false
  return /\[native code\]/.test(String(value)) ? name.startsWith('bound ') && !isConstructor(value) : true
}
