/**
 * The rule by which a module gives the controller of a path, for example of `'V1/Rooms'`:
 *
 * 1. The class that the module exports by default or as `RoomsController`. If it exports both, they must be one class.
 * 2. Otherwise the only class that it exports.
 *
 * The types for loaders, the functions for loaded modules and the command line, which reads source texts, have these
 * numbered cases.
 */

import type { IsAny, IsOne } from '../text/inference.js'
import { type ControllerClass, isClass, isPlainFunction } from './controller.js'
import type { IsSameClass } from './same-class.js'

/** The class that a module gives, or the problem. A loader may also give a class instead of its module. */
export type ClassIn<Path extends string, Module> =
  IsAny<Module> extends true
    ? UnknownClass
    : Module extends AnyClass
      ? Concrete<Module>
      : ChosenClass<Module, DefaultClass<Module>, NamedClass<Module, ClassName<Path>>, ClassName<Path>>

/** The class that a module gives, or the problem: the twin of the type `ClassIn`. */
export const classIn = (path: string, module: unknown): ControllerClass | string => {
  if (isController(module)) return module
  const name = className(path)
  const exported = isRecord(module) ? Object.values(module).filter(isController) : []
  const choice = chooseClass(defaultClass(module), namedClass(module, name), exported)
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

/** What is no object exports nothing; its members are not read. */
type OnlyClass<Module, Names, Name extends string> = [Names & (Module extends object ? unknown : never)] extends [never]
  ? `gives ${RuleMessage<'no class', Name>}`
  : IsOne<Names> extends true
    ? Concrete<Module[Names & keyof Module]>
    : `gives ${RuleMessage<'several classes', Name>}`

/** The export that the rule chooses, or the reason why it chooses none. */
export type Choice<Export> = { readonly chosen: Export } | { readonly problem: 'both' | 'no class' | 'several classes' }

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

export type BothMessage<Name extends string> = `both ${Name} and another default export: keep only one of them`
export const bothMessage = <Name extends string>(name: Name): BothMessage<Name> =>
  `both ${name} and another default export: keep only one of them`

/** `What` is what the module gives instead. */
export type RuleMessage<
  What extends string,
  Name extends string,
> = `${What}: a controller is the default export, ${Name} or the only exported class`
export const ruleMessage = <What extends string, Name extends string>(
  what: What,
  name: Name,
): RuleMessage<What, Name> => `${what}: a controller is the default export, ${name} or the only exported class`

/** The name that a controller's class is expected to have: `RoomsController` for `'V1/Rooms'`. */
type ClassName<Path extends string> = Path extends `${string}/${infer Rest}` ? ClassName<Rest> : `${Path}Controller`
const className = (path: string): string => `${path.slice(path.lastIndexOf('/') + 1)}Controller`

/** A class, `abstract` or not: a value does not show the difference. */
type AnyClass = abstract new (...args: never[]) => object

const isController = (value: unknown): value is ControllerClass => isClass(value) && !isPlainFunction(value)

type Concrete<Class> = Class extends ControllerClass ? Class : 'gives an abstract class, which cannot be constructed'

/** In place of a class that the types do not show: every name is an action of any type. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type UnknownClass = { readonly prototype: { [name: string]: any }; new (...args: any[]): any }

/** The class under a name. No other export is read: it may depend on the table. */
type NamedClass<Module, Name extends string> = Module extends { readonly [Key in Name]: infer Class extends AnyClass }
  ? Class
  : undefined

const namedClass = (module: unknown, name: string): ControllerClass | undefined => {
  const named = isRecord(module) && Object.hasOwn(module, name) ? module[name] : undefined
  return isController(named) ? named : undefined
}

/** The class by default. The exports of a CommonJS module are the default export of the imported module. */
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
