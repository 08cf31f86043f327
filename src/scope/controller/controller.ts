/** The controllers of declarations: the one that a scope provides, and one that a call names. */

import { offersAction } from '../../controller/actions.js'
import { type CircleMessage, type ControllerClass, type IsInCircle, isClass } from '../../controller/controller.js'
import { LazyEntry } from '../../controller/lazy.js'
import {
  type ControllerAt,
  type ControllerPathOf,
  controllerAt,
  controllerPathOf,
  type Registered,
} from '../../controller/registry.js'
import type { IsOneClass, IsSameClass } from '../../controller/same-class.js'
import type { AnyFrame, RuntimeFrame } from '../../frame/frame.js'
import type { IsAny, IsLiteral, IsOne, IsWide } from '../../text/inference.js'
import type { LiteralMessage } from '../../text/messages.js'
import { type GuessMessage, guessMessage } from '../../text/similar.js'
import type { AnyController, AnywherePath } from '../shared/anywhere.js'
import {
  type SimilarPath,
  type SuggestedPath,
  similarPath,
  suggestedPath,
  type WithSuggestion,
  withSuggestion,
} from './suggestion.js'

/** The controller of the standard actions and bare verbs in a frame: the option `controller`, or else the registered one. */
export type FrameController<Registry, Frame extends AnyFrame> = Frame['controller'] extends undefined
  ? PlacedAt<Registry, Frame['controllerPath']>
  : Frame['controller']

/**
 * For each of several paths by itself, and for a text of unknown characters any controller: in these calls the path has an error of
 * its own. The compiler would otherwise compare the classes and so read their signatures, which may be made of this table.
 */
type PlacedAt<Registry, Path extends string> = Path extends keyof Registry
  ? ControllerAt<Registry, Path>
  : Path extends AnywherePath
    ? AnyController
    : IsWide<Path> extends true
      ? AnyController
      : undefined

/** The controller of the standard actions and the bare verbs in a frame: the twin of the type. */
export const frameController = (registry: Registered, frame: RuntimeFrame) =>
  frame.controller ?? controllerAt(registry, frame.controllerPath)

/** What is wrong with a controller path as the option `controller`. */
type ControllerTextProblem<Registry, Path extends string> =
  IsLiteral<Path> extends true
    ? Path extends keyof Registry
      ? ControllerAt<Registry, Path> extends undefined
        ? UncertainMessage<Path>
        : never
      : UnknownPathProblem<Registry, Path, Path extends `${infer Name}#${string}` ? Name : Path>
    : LiteralMessage<'controller path'>

type UnknownPathProblem<Registry, Path extends string, Name extends string> = [
  SuggestedPath<Registry, '', Name>,
] extends [never]
  ? GuessMessage<UnknownPathMessage<Path>, SimilarPath<Registry, Name>>
  : WithSuggestion<UnknownPathMessage<Path>, SuggestedPath<Registry, '', Name>>

/** What is wrong with the option `controller`: the twin of `ControllerProblem`. */
export const controllerOptionProblem = (registry: Registered, controller: unknown): string | undefined => {
  if (typeof controller !== 'string')
    return isClass(controller) ? controllerProblem(registry, controller) : NO_CONTROLLER
  if (controllerAt(registry, controller)) return undefined
  const name = controller.replace(/#.*$/s, '')
  const [message, suggested] = [unknownPathMessage(controller), suggestedPath(registry, '', name)]
  return suggested === undefined
    ? guessMessage(message, similarPath(registry, name))
    : withSuggestion(message, suggested)
}

type UnknownPathMessage<Path extends string> = ReturnType<typeof unknownPathMessage<Path>>
const unknownPathMessage = <Path extends string>(path: Path) => `the controller '${path}' is not registered` as const

/** What is wrong with the controller of a resource or a verb: a class or, as an option, a controller path. */
export type ControllerProblem<Registry, Controller> = [Controller] extends [ControllerClass]
  ? IsOneClass<Controller> extends true // asked first: `IsOne` would compare the signatures of classes, which may be made of this table
    ? IsOne<Controller> extends true
      ? ClassPathProblem<Registry, Controller, ControllerPathOf<Registry, Controller>>
      : OneClass
    : OneClass
  : IsOne<Controller> extends true
    ? Controller extends string
      ? ControllerTextProblem<Registry, Controller>
      : IsHiddenClass<Controller> extends true
        ? HiddenClassMessage<Controller>
        : typeof NO_CONTROLLER
    : OneClass

/** Whether a class is abstract or has no public constructor. The type of a function has a `prototype` of type `any`. */
export type IsHiddenClass<Given> = Given extends { readonly prototype: infer Instance }
  ? IsAny<Instance> extends true
    ? false
    : Given extends ControllerClass
      ? false
      : true
  : false

/** For a class that the router cannot construct. A value does not show it, so there is no function. */
export type HiddenClassMessage<Class> =
  IsInCircle<Class> extends true
    ? `the controller ${CircleMessage}`
    : 'the controller must not be abstract and must have a public constructor, which the router calls'

/** For a controller that may be one of several: as short as `OneLiteral`. A value does not show it. */
type OneClass = 'name one class'

/** What is wrong with the controller path of a class, or `never`. It is `string` for a class that is not registered. */
type ClassPathProblem<Registry, Controller extends ControllerClass, Path extends string> =
  IsOne<Path> extends true
    ? string extends Path
      ? never
      : Registry extends { readonly [Key in Path]: infer Found }
        ? IsSameClass<Controller, Found> extends true
          ? [IsOne<Found>, IsOneClass<Found>] extends [true, true]
            ? never
            : UncertainMessage<Path>
          : ClaimedMessage<Path>
        : Path extends keyof Registry
          ? UncertainMessage<Path>
          : never
    : typeof SEVERAL_PATHS

/**
 * What is wrong with a value as the controller of a resource or a verb: the twin of the type. The compiler may take a class that wraps a
 * registered one for that class itself, since a decorator is often typed `<Class>(given: Class) => Class`. A value does not show its type,
 * so such a class must have a controller path of its own, unless the registered one does not offer the action. The compiler takes two
 * classes that one function makes for one class.
 */
export const controllerProblem = (registry: Registered, controller: unknown, action?: unknown): string | undefined => {
  if (!isClass(controller)) return NO_CLASS
  const paths = Object.keys(registry).filter(path => registry[path] === controller)
  if (paths.length > 0) return paths.length > 1 ? SEVERAL_PATHS : undefined
  const path = controllerPathOf(registry, controller)
  if (Object.hasOwn(registry, path)) return claimedMessage(path)
  const alike = Object.keys(registry).find(each => isWrittenAlike(registry[each], controller))
  if (alike !== undefined)
    return `the controller is written like the one of '${alike}', for which the compiler may take it: register it under a path of its own`
  if (Object.hasOwn(controller, 'controllerPath')) return undefined
  const related = relatedPath(registry, controller, action)
  if (related === undefined) return undefined
  return `the controller extends or wraps the one of '${related}', or the other way round: register it under a path of its own`
}

/**
 * The controller path of a registered class that a class extends or wraps, or that extends or wraps it. A class that does
 * not offer the action is left out.
 */
const relatedPath = (registry: Registered, { prototype }: ControllerClass, action: unknown): string | undefined =>
  Object.keys(registry).find(path => {
    const registered = registry[path]
    if (registered === undefined || registered instanceof LazyEntry) return false
    if (typeof action === 'string' && !offersAction(registered, action)) return false
    return isSameOrAbove(registered.prototype, prototype) || isSameOrAbove(prototype, registered.prototype)
  })

/** `new Proxy(Places, {})` has the prototype of `Places` itself. */
const isSameOrAbove = (one: object, other: object): boolean =>
  one === other || Object.prototype.isPrototypeOf.call(one, other)

/** Two classes that one function makes have one type and one source text. */
const isWrittenAlike = (one: unknown, other: ControllerClass): boolean =>
  typeof one === 'function' && String(one) === String(other) && !/\[native code\]/.test(String(other))

export const NO_CLASS = 'the controller must be a class'
const NO_CONTROLLER = 'the controller must be a class or a controller path'
const SEVERAL_PATHS = 'the controller is registered under several controller paths, so its target is ambiguous'

type ClaimedMessage<Path extends string> = ReturnType<typeof claimedMessage<Path>>
const claimedMessage = <Path extends string>(path: Path) =>
  `the controller path '${path}' belongs to another class: register this class under a path of its own` as const

/** For a key that may be missing, or that may have one of several classes. A value does not show it. */
export type UncertainMessage<Path extends string> =
  `'${Path}' must always be registered, and with one class, so that the compiler can read the target`
