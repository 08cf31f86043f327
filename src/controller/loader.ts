/**
 * Controllers that are registered by a loader: `{ Places: () => import('./places-controller.js') }`. For the compiler a
 * loader is its class; at run time `lazy.ts` loads it when it is needed.
 */

import type { IsOne } from '../text/inference.js'
import { type CallMessage, callMessage } from '../text/messages.js'
import { type ControllerClass, type Controllers, type IsSameClass, isClass, type LazyClass } from './controller.js'

/**
 * Loads the class of a controller, or the module that exports it.
 *
 * @example const places: ControllerLoader = () => import('./places-controller.js')
 */
export type ControllerLoader = () => Promise<unknown>

/** The constraint of the map that is handed to `defineRoutes`: wider than `Controllers`, so that a sentence can say why. */
export type Registrable = { readonly [controllerPath: string]: ControllerClass | (() => unknown) }

/**
 * The map with the class in the place of each loader: what a table is checked by. A map of classes is itself, at the cost
 * of one comparison.
 *
 * @example Loaded<{ Places: () => Promise<{ default: typeof PlacesController }> }>['Places'] // typeof PlacesController
 */
export type Loaded<Registry> = Registry extends Controllers
  ? Registry
  : { readonly [Path in keyof Registry]: LoadedEntry<Path, Registry[Path]> }

/** A class that cannot be found counts as one with every action: what is wrong is said at its loader, and once. */
type LoadedEntry<Path, Entry> = Entry extends ControllerClass
  ? Entry
  : ClassOf<Path, Entry> extends infer Class extends ControllerClass
    ? LazyClass<Class>
    : UnknownClass

// biome-ignore lint/suspicious/noExplicitAny: every name is an action of any type
type UnknownClass = { readonly prototype: { [name: string]: any }; new (...args: any[]): any }

/**
 * The type of the parameter that takes the map: the map, or, where a loader gives no class, a map with the sentence in its
 * place, so that the error stands there.
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

/** The class that a loader gives, or the sentence that says why it gives none. */
type ClassOf<Path, Loader> = Path extends string
  ? Loader extends () => Promise<infer Module>
    ? ClassIn<Path, Module>
    : LoaderMessage<Path, typeof NO_PROMISE>
  : never

/** `any` is what the compiler knows of a module without types. */
type ClassIn<Path extends string, Module> = 0 extends 1 & Module
  ? UnknownClass
  : Module extends AnyClass
    ? Concrete<Path, Module>
    : ChosenClass<Path, Module, DefaultClass<Module>, NamedClass<Module, ClassName<Path>>>

/** A class, `abstract` or not: at run time they are the same. */
type AnyClass = abstract new (...args: never[]) => object

/** Only the export in question is looked at: another one may depend on the table. */
type NamedClass<Module, Name extends string> = Module extends { readonly [Key in Name]: infer Class extends AnyClass }
  ? Class
  : undefined

/** What a CommonJS module exports is the default export of what is imported. */
type DefaultClass<Module> = Module extends { readonly default: infer Default }
  ? Default extends AnyClass
    ? Default
    : NamedClass<Default, 'default'>
  : undefined

type ChosenClass<Path extends string, Module, Default, Named> = Default extends AnyClass
  ? Named extends AnyClass
    ? IsSameClass<Default, Named> extends true
      ? Concrete<Path, Default>
      : LoaderMessage<Path, BothProblem<ClassName<Path>>>
    : Concrete<Path, Default>
  : Named extends AnyClass
    ? Concrete<Path, Named>
    : OnlyClass<Path, Module, ClassNames<Module>>

type ClassNames<Module> = {
  [Name in keyof Module]: Module[Name] extends AnyClass ? Name : never
}[keyof Module]

/** What is no object has no exports; its members are not looked at. */
type OnlyClass<Path extends string, Module, Names> = [Names & (Module extends object ? unknown : never)] extends [never]
  ? LoaderMessage<Path, RuleProblem<'no class', ClassName<Path>>>
  : IsOne<Names> extends true
    ? Concrete<Path, Module[Names & keyof Module]>
    : LoaderMessage<Path, RuleProblem<'several classes', ClassName<Path>>>

type Concrete<Path extends string, Class> = Class extends ControllerClass
  ? Class
  : LoaderMessage<Path, 'gives an abstract class, which cannot be constructed'>

type LoaderMessage<Path extends string, Problem extends string> = CallMessage<
  'defineRoutes',
  `the loader of '${Path}' ${Problem}`
>

const NO_PROMISE = "must give a promise, as () => import('./file.js') does"

type BothProblem<Name extends string> = `gives both ${Name} and another default export: only one of them may be there`
const bothProblem = (name: string): string =>
  `gives both ${name} and another default export: only one of them may be there`

type RuleProblem<
  What extends string,
  Name extends string,
> = `gives ${What}: a controller is the default export, ${Name} or the only exported class`
const ruleProblem = (what: string, name: string): string =>
  `gives ${what}: a controller is the default export, ${name} or the only exported class`

/** The name that a controller's class is expected to have: `RoomsController` for `'V1/Rooms'`. */
type ClassName<Path extends string> = Path extends `${string}/${infer Rest}` ? ClassName<Rest> : `${Path}Controller`
const className = (path: string): string => `${path.slice(path.lastIndexOf('/') + 1)}Controller`

/**
 * Whether a value in the map of controllers is a loader: a function that nothing can be constructed with, as arrow
 * functions, `async` functions and methods are. It is never called to find out. A plain `function` is a loader where as a
 * class it would have no action: so compilers lower arrow functions.
 */
export const isLoader = (value: unknown): value is ControllerLoader => {
  if (typeof value !== 'function') return false
  return isClass(value) ? isPlainFunction(value) : !('prototype' in value) && !/\[native code\]/.test(String(value))
}

/** Whether what a class is taken for is a plain `function` instead, with nothing that makes an action. */
const isPlainFunction = (value: ControllerClass): boolean =>
  /^function\b/.test(String(value)) &&
  Object.getPrototypeOf(value.prototype) === Object.prototype &&
  Object.getOwnPropertyNames(value.prototype).every(name => name === 'constructor') &&
  !/\bthis\b|\[native code\]/.test(String(value))

/** What a loader gives, of any type: the class, or the sentence that says why it is none. The twin of `ClassOf`. */
export const loadedClass = async (path: string, loader: ControllerLoader): Promise<ControllerClass | string> => {
  const given: unknown = loader()
  if (!isThenable(given)) return loaderMessage(path, NO_PROMISE)
  return classIn(path, await given)
}

const isThenable = (value: unknown): boolean => typeof Reflect.get(Object(value), 'then') === 'function'

const classIn = (path: string, module: unknown): ControllerClass | string => {
  if (isController(module)) return module
  const name = className(path)
  const [main, named] = [defaultClass(module), namedClass(module, name)]
  if (main && named && main !== named) return loaderMessage(path, bothProblem(name))
  const [only, ...more] = isRecord(module) ? Object.values(module).filter(isController) : []
  const chosen = main ?? named ?? only
  if (!chosen) return loaderMessage(path, ruleProblem('no class', name))
  return main || named || more.length === 0 ? chosen : loaderMessage(path, ruleProblem('several classes', name))
}

const isController = (value: unknown): value is ControllerClass => isClass(value) && !isPlainFunction(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const namedClass = (module: unknown, name: string): ControllerClass | undefined => {
  const named = isRecord(module) && Object.hasOwn(module, name) ? module[name] : undefined
  return isController(named) ? named : undefined
}

const defaultClass = (module: unknown): ControllerClass | undefined =>
  namedClass(module, 'default') ?? (isRecord(module) ? namedClass(module.default, 'default') : undefined)

const loaderMessage = (path: string, problem: string): string =>
  callMessage('defineRoutes', `the loader of '${path}' ${problem}`)
