/**
 * The second phase of checking. `defineRoutes` looks only at the names of actions, because an action may take its context
 * from that very table. Their types are checked here, in a later statement: `createRouter(routes)`.
 */

import type Koa from 'koa'
import type { ControllerAt } from '../controller/registry.js'
import type { PLURAL_ACTIONS, PluralAction } from '../route/actions.js'
import type { CarriedContext } from '../route/context.js'
import type { Expand } from '../route/expand.js'
import type { ExpandedRedirect } from '../route/expanded.js'
import type { TopFrame } from '../route/frame.js'
import type { PathParams } from '../text/path.js'
import type { RedirectProblem } from './check-redirects.js'

/**
 * What is wrong with the actions of a table, a sentence each, or `never`: an action that is no function, or that asks
 * for parameters or state which one of its routes does not give; and a redirect that leads to no route.
 */
export type ActionsProblem<Registry, Entries> = GroupProblem<Registry, Expand<Entries, TopFrame, {}>, Entries>

/**
 * The actions of a resource are right as a rule: one comparison with all that is expected of its class says so (measured:
 * 38 instantiations a resource; with a conditional type an action, as below, 230).
 */
type GroupProblem<Registry, Group extends { readonly expected: unknown }, Entries> = Group extends unknown
  ? Registry extends Group['expected']
    ? never
    : EachProblem<Registry, Group, Entries>
  : never

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
    : Group extends ExpandedRedirect<infer From, infer Target>
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
        : ContextProblem<Target, Path, Asked, State>
      : `${Target} is not an action: it must be a function of (ctx, next)`
  : never

type ContextProblem<Target extends string, Path extends string, Asked, State> = Asked extends {
  readonly params: infer Params
}
  ? PathParams<Path> extends Params
    ? StateProblem<Target, Path, Asked, State>
    : `${Target} asks for ctx.params.${Exclude<keyof Params, keyof PathParams<Path>> & string}, which ${Path} does not give`
  : StateProblem<Target, Path, Asked, State>

type StateProblem<Target extends string, Path extends string, Asked, State> = Asked extends {
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
