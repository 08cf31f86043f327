/** Checks, for `createRouter` without `instantiate`, that controllers can be constructed with the context of a request. */

import type { InputContext } from '../contract/input.js'
import type { ContextIndex } from '../entries/lookup.js'
import type { RouteContext } from '../route/context.js'
import type { ConstructorMessage } from './action-messages.js'

/**
 * The registered controllers that cannot be constructed with only the context, one error message for each, or `never`. A
 * constructor may take the context of its routes, if it takes those of all of them. The mapped type has no alias of its own: for
 * several messages, the compiler would print the alias in their place.
 */
export type ConstructorsProblem<Registry, Entries> = Registry extends {
  readonly [path: string]: ConstructorWith<CommonContext>
}
  ? never
  : {
      [Path in keyof Registry & string]: Registry[Path] extends ConstructorWith<CommonContext>
        ? never
        : ConstructorProblem<Path, ContextIndex<Entries>, Registry[Path]>
    }[keyof Registry & string]

type ConstructorProblem<Path extends string, Contexts, Controller> =
  Controller extends ConstructorWith<RoutedContext<Contexts, keyof Contexts & `${Path}#${string}`, Controller>>
    ? never
    : ConstructorMessage<Path>

/**
 * What is wrong with the constructor of a class that is not registered, or `never`. The message has its path, because the
 * compiler may not know the name of the class. `Context` is the context of its route, or of all its standard actions.
 */
export type UnregisteredProblem<Controller, Path extends string, Context, Instantiates> = Instantiates extends true
  ? never
  : Controller extends ConstructorWith<Context>
    ? never
    : ConstructorMessage<`the controller of ${Path}`>

type ConstructorWith<Context> = new (ctx: Context) => object

/** What every route provides. `Koa.Context` would not do: its state has members of every name. */
type CommonContext = RouteContext<{}, {}>

/** The contexts of all routes of a controller, as a union. A controller without routes is constructed with any context. */
type RoutedContext<Contexts, Target extends keyof Contexts, Controller> = [Target] extends [never]
  ? CommonContext
  : TargetContext<Contexts, Target, Controller>
type TargetContext<Contexts, Target extends keyof Contexts, Controller> = Target extends `${string}#${infer Action}`
  ? InputContext<Contexts[Target], Controller, Action>
  : never
