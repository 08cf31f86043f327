/**
 * The second phase of checking. While a table is defined only the names of actions are looked at, since an action may
 * take its context from that very table. Their types are looked at here, in a later statement: `createRouter(routes)`.
 */
import type Koa from 'koa'
import type { PLURAL_ACTIONS, PluralAction } from './actions.js'
import type { CarriedContext } from './context.js'
import type { ControllerAt, ControllerClass } from './controller.js'
import { callMessage, RouteError } from './errors.js'
import type { Expand, TargetsIn } from './expand.js'
import { type ControllerLoader, isLoader } from './loader.js'
import type { PathParams } from './path.js'
import type { Redirected, RedirectProblem } from './redirect-check.js'
import type { TopLevel } from './scope.js'
import type { AnyRouteTable, RouteTable } from './table.js'

/**
 * What is wrong with the actions of a table, a sentence each, or `never`: an action that is no function, or that asks
 * for parameters or state which one of its routes does not give; and a redirect that leads to no route.
 */
export type ActionsProblem<Registry, Entries> = GroupProblem<Registry, Expand<Entries, TopLevel, {}>, Entries>

/**
 * The actions of a resource are right as a rule: one comparison with all that is expected of its class says so (measured:
 * 38 instantiations a resource; with a conditional type an action, as below, 230).
 */
type GroupProblem<Registry, Group extends { readonly expected: unknown }, Entries> = Group extends unknown
  ? Registry extends Group['expected']
    ? never
    : EachProblem<Registry, Group, Entries>
  : never

/** What the router expects of the class of a resource, action by action. */
export interface StandardActions<OnCollection, OnMember> {
  readonly index: OnCollection
  readonly create: OnCollection
  readonly show: OnMember
  readonly update: OnMember
  readonly destroy: OnMember
}

/**
 * What an action may be. Its result is not asked for, and by `void` not even worked out: the bodies of all actions would be
 * checked for it.
 */
export type Action<Context> = (ctx: Context, next: Next) => void
interface Next extends Koa.Next {}

type EachProblem<Registry, Group, Entries> = Group extends {
  readonly group: infer Path extends string
  readonly actions: infer Action
  readonly controller: infer Controller
}
  ? StandardProblem<ClassOf<Registry, Path, Controller>, Action, Path, Group>
  : Group extends {
        readonly target: `${infer Path}#${infer Action}`
        readonly path: infer RoutePath extends string
        readonly state: infer State
        readonly controller: infer Controller
      }
    ? ActionProblem<ClassOf<Registry, Path, Controller>, Action, `${Path}#${Action}`, RoutePath, State>
    : Group extends Redirected<infer From, infer Target>
      ? RedirectProblem<Entries, From, Target>
      : never

type ClassOf<Registry, Path extends string, Controller> = Controller extends undefined
  ? ControllerAt<Registry, Path>
  : Controller

/** Distributes over the standard actions of a resource. */
type StandardProblem<Controller, Action, Path extends string, Group> = Group extends {
  readonly collection: infer Collection extends string
  readonly member: infer Member extends string
  readonly state: infer State
}
  ? Action extends PluralAction
    ? ActionProblem<
        Controller,
        Action,
        `${Path}#${Action}`,
        (typeof PLURAL_ACTIONS)[Action]['on'] extends 'member' ? Member : Collection,
        State
      >
    : never
  : never

/** An action that takes no argument fits any route: that is asked first, and costs least. */
type ActionProblem<
  Controller,
  Action extends string,
  Target extends string,
  Path extends string,
  State,
> = Controller extends { readonly prototype: { readonly [Name in Action]: infer Member } }
  ? Member extends () => void
    ? never
    : Member extends (ctx: infer Asked, next: Koa.Next) => void
      ? CarriedContext<State, PathParams<Path>> extends Asked
        ? never
        : LackSentence<Target, Path, Asked, State>
      : `${Target} is not an action: it must be a function of (ctx, next)`
  : never

type LackSentence<Target extends string, Path extends string, Asked, State> = Asked extends {
  readonly params: infer Params
}
  ? PathParams<Path> extends Params
    ? StateSentence<Target, Path, Asked, State>
    : `${Target} asks for ctx.params.${Exclude<keyof Params, keyof PathParams<Path>> & string}, which ${Path} does not give`
  : StateSentence<Target, Path, Asked, State>

type StateSentence<Target extends string, Path extends string, Asked, State> = Asked extends {
  readonly state: infer Wanted
}
  ? State extends Wanted
    ? `${Target} asks for another ctx than ${Path} gives`
    : `${Target} asks for ctx.state.${Exclude<keyof Wanted, keyof State> & string}, which ${Path} does not give`
  : `${Target} asks for another ctx than ${Path} gives`

/**
 * The controllers that cannot be constructed with the context alone, a sentence each, or `never`: they need a router
 * with `instantiate`.
 */
export type ConstructorsProblem<Registry> = Registry extends {
  readonly [path: string]: new (ctx: Koa.Context) => object
}
  ? never
  : ConstructorProblem<Registry>

type ConstructorProblem<Registry> = {
  [Path in keyof Registry & string]: Registry[Path] extends new (
    ctx: Koa.Context,
  ) => object
    ? never
    : `${Path} is not constructed with ctx alone: give createRouter an instantiate`
}[keyof Registry & string]

/**
 * The public methods of registered controllers that no route reaches, as a union of targets: `never` for a table that
 * routes them all. For a type test of one's own table.
 *
 * @example expectType<never>({} as UnroutedActions<typeof routes>)
 */
export type UnroutedActions<Table> =
  Table extends RouteTable<infer Registry, infer Entries>
    ? Exclude<
        { [Path in keyof Registry & string]: MethodTargets<Path, Registry[Path]> }[keyof Registry & string],
        TargetsIn<Entries>
      >
    : never

type MethodTargets<Path extends string, Controller> = Controller extends { readonly prototype: infer Instance }
  ? {
      [Name in keyof Instance & string]: Instance[Name] extends (...args: never) => unknown ? `${Path}#${Name}` : never
    }[keyof Instance & string]
  : never

/**
 * The methods of registered controllers that no route reaches, in the order of the controllers: the twin of the type.
 * It sees methods alone, inherited ones included: neither that one is `private` nor that a property holds a function.
 * Raises a `RouteError` while a controller is not loaded that is registered by a loader: `await routes.load()` first.
 *
 * @example unroutedActions(routes) // ['V1/Places#archive']
 */
export const unroutedActions = (routes: AnyRouteTable): readonly string[] => {
  const routed = new Set(routes.map(route => ('target' in route ? route.target : '')))
  return Object.entries(routes.controllers).flatMap(([path, controller]) =>
    methodNames(loadedPrototype(path, controller))
      .map(name => `${path}#${name}`)
      .filter(target => !routed.has(target)),
  )
}

const loadedPrototype = (path: string, controller: ControllerClass | ControllerLoader): object => {
  if (!isLoader(controller)) return controller.prototype
  throw new RouteError(
    callMessage('unroutedActions', `the controller '${path}' is not loaded: await routes.load() first`),
  )
}

const methodNames = (prototype: object): readonly string[] => {
  if (prototype === null || prototype === Object.prototype) return []
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, member]) => name !== 'constructor' && typeof member.value === 'function')
    .map(([name]) => name)
  return [...new Set([...own, ...methodNames(Object.getPrototypeOf(prototype))])]
}
