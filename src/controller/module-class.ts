/**
 * Which class of a module is the controller of a path. For `'V1/Rooms'`:
 *
 * 1. The class that is the default export, or that is exported as `RoomsController`. If there are both, they must be
 *    the same class.
 * 2. Otherwise, the only class that the module exports.
 *
 * This rule holds for the types of loaders, for loaded modules, and for the command line, which reads source texts.
 */

import type { IsAny, IsAnyOrUnresolved, IsOne } from '../text/inference.js'
import { type ControllerClass, isClass, isPlainFunction, mayBeFunction } from './controller.js'
import type { IsSameClass } from './same-class.js'

/** The class that a module gives, or the problem. Instead of a module, a loader may also give the class itself. */
export type ClassIn<Path extends string, Module> =
  IsAnyOrUnresolved<Module> extends true
    ? UnknownClass
    : Module extends Thenable
      ? typeof THEN
      : Module extends AnyClass
        ? Concrete<Module>
        : ChosenClass<Module, DefaultClass<Module>, NamedClass<Module, ClassName<Path>>, ClassName<Path>>

/** The class that a module gives, or the problem: the twin of the type `ClassIn`. */
export const classIn = (path: string, module: unknown): ControllerClass | string => {
  const found = hasThen(module) ? THEN : isController(module) ? module : chosenClass(path, module)
  return hasThen(found) ? THEN : found
}

const chosenClass = (path: string, module: unknown): ControllerClass | string => {
  const name = className(path)
  const exported = isRecord(module) ? Object.values(module).filter(isController) : []
  const [byDefault, byName] = [defaultClass(module), namedClass(module, name)]
  // A function that helps a class may look like one that was compiled for an old target. The types tell them apart.
  const hasClass = [byDefault, byName, ...exported].some(each => each !== undefined && !mayBeFunction(each))
  const isCandidate = (each: ControllerClass | undefined) => each !== undefined && !(hasClass && mayBeFunction(each))
  const choice = chooseClass(
    isCandidate(byDefault) ? byDefault : undefined,
    isCandidate(byName) ? byName : undefined,
    exported.filter(isCandidate),
  )
  if ('chosen' in choice) return choice.chosen
  return `gives ${choice.problem === 'both' ? bothMessage(name) : ruleMessage(choice.problem, name)}`
}

type ChosenClass<Module, Default, Named, Name extends string> = Default extends AnyClass
  ? Named extends AnyClass
    ? IsSameClass<Default, Named> extends true
      ? Concrete<Default> // 1
      : `gives ${BothMessage<Name>}`
    : Concrete<Default> // 1
  : Named extends AnyClass
    ? Concrete<Named> // 1
    : OnlyClass<Module, ClassNames<Module>, Name> // 2

/** The only class that a module exports. A type that is not an object, such as `string`, exports nothing. */
type OnlyClass<Module, Names, Name extends string> = [Names & (Module extends object ? unknown : never)] extends [never]
  ? `gives ${RuleMessage<'no class', Name>}`
  : IsOne<Names> extends true
    ? Concrete<Module[Names & keyof Module]>
    : `gives ${RuleMessage<'several classes', Name>}`

/** The export that the rule chooses, or the reason why it chooses none. */
type Choice<Export> = { readonly chosen: Export } | { readonly problem: 'both' | 'no class' | 'several classes' }

/**
 * Applies the rule to the exports of a module: the class that it exports by default, the one that it exports under the
 * expected name, and all of its classes. `isSame` says whether two exports are one class.
 *
 * @example chooseClass(undefined, undefined, [RoomsController]) // { chosen: RoomsController }
 */
export const chooseClass = <Export>(
  byDefault: Export | undefined,
  byName: Export | undefined,
  exported: readonly Export[],
  isSame: (one: Export, other: Export) => boolean = Object.is,
): Choice<Export> => {
  if (byDefault && byName && !isSame(byDefault, byName)) return { problem: 'both' }
  const either = byName ?? byDefault
  if (either) return { chosen: either } // 1
  const [only, ...more] = exported
  if (!only) return { problem: 'no class' }
  return more.length === 0 ? { chosen: only } : { problem: 'several classes' } // 2
}

type BothMessage<Name extends string> = ReturnType<typeof bothMessage<Name>>
export const bothMessage = <Name extends string>(name: Name) =>
  `both ${name} and another default export: keep only one of them` as const

/** `What` is what the module gives instead. */
type RuleMessage<What extends string, Name extends string> = ReturnType<typeof ruleMessage<What, Name>>
export const ruleMessage = <What extends string, Name extends string>(what: What, name: Name) =>
  `${what}: export the controller by default or as ${name}` as const

/** The name that a controller's class is expected to have: `RoomsController` for `'V1/Rooms'`. */
type ClassName<Path extends string> = Path extends `${string}/${infer Rest}` ? ClassName<Rest> : `${Path}Controller`
export const className = (path: string): string => `${path.slice(path.lastIndexOf('/') + 1)}Controller`

/** Any class, including an `abstract` one, which looks like any other at run time. */
// biome-ignore lint/suspicious/noExplicitAny: for the reason that `ControllerClass` gives
type AnyClass = abstract new (...args: any[]) => any

const isController = (value: unknown): value is ControllerClass => isClass(value) && !isPlainFunction(value)

type Concrete<Class> = Class extends ControllerClass
  ? Class extends Thenable
    ? typeof THEN
    : Class
  : 'gives an abstract class, which cannot be constructed'

/**
 * A promise calls the method `then` of what it is given, and waits for it. So a promise of such a module or class gives
 * something else, or nothing for ever.
 */
interface Thenable {
  readonly then: unknown
}
const hasThen = (value: unknown): boolean => 'then' in Object(value)
const THEN = "gives a module or a class with a member 'then', which a promise would call: give the member another name"

/** Takes the place of a class that the types do not show. It has an action of type `any` under every name. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type UnknownClass = { readonly prototype: { [name: string]: any }; new (...args: any[]): any }

/** Whether an instance is that of `UnknownClass`, whose error is reported elsewhere. */
export type IsUnknownInstance<Instance> =
  IsAny<Instance> extends true
    ? false
    : string extends keyof Instance
      ? IsAny<Instance[string & keyof Instance]>
      : false

/** The class that is exported under a name. Other exports are not read, since their types may depend on the table. */
type NamedClass<Module, Name extends string> = Module extends { readonly [Key in Name]: infer Class extends AnyClass }
  ? Class
  : undefined

const namedClass = (module: unknown, name: string): ControllerClass | undefined => {
  const named = isRecord(module) && Object.hasOwn(module, name) ? module[name] : undefined
  return isController(named) ? named : undefined
}

/**
 * The class that is the default export. The default export of an imported CommonJS module is the object with all of its
 * exports, so the class may be the `default` of that object.
 */
type DefaultClass<Module> = Module extends { readonly default: infer Default }
  ? Default extends AnyClass
    ? Default
    : NamedClass<Default, 'default'>
  : undefined

const defaultClass = (module: unknown): ControllerClass | undefined =>
  namedClass(module, 'default') ?? (isRecord(module) ? namedClass(module.default, 'default') : undefined)

type ClassNames<Module> = {
  [Name in keyof Module]: Module[Name] extends AnyClass ? Name : never
}[keyof Module]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
