/**
 * Whether redirects lead anywhere. Their targets may be declared before or after them and anywhere in the table, so this
 * is asked of the whole table: in the type at `createRouter(routes)`, at run time where the table is defined.
 */
/**
 * The second phase of checking. While a table is defined only the names of actions are looked at, since an action may
 * take its context from that very table. Their types are looked at here, in a later statement: `createRouter(routes)`.
 */

import type Koa from 'koa'
import type { ControllerAt } from '../controller/registry.js'
import type { PLURAL_ACTIONS, PluralAction } from '../route/actions.js'
import type { CarriedContext } from '../route/context.js'
import type { Expand, TargetIndex } from '../route/expand.js'
import type { Redirected } from '../route/expanded.js'
import type { TopLevel } from '../route/frame.js'
import type { AnyRoute, RedirectRoute } from '../route/route.js'
import type { IsOne } from '../text/inference.js'
import { RouteError } from '../text/messages.js'
import { type ParamNames, type PathParams, paramNames } from '../text/path.js'

/**
 * What is wrong with a redirect in its table, a sentence, or `never`. A redirect is followed by GET, so of the target's
 * routes those of GET count; those of `all` do not, since at their paths another route may have taken GET. The index is
 * asked by a mapped type (measured, a program of 600 routes and 100 redirects: 163,955 instantiations; 340,539 by `keyof`).
 */
export type RedirectProblem<Entries, From extends string, Target extends string> =
  TargetIndex<Entries> extends { readonly [Key in Target]: infer Group }
    ? PathSentence<From, Target, GetPath<Group, Target>>
    : `the redirect from ${From} leads nowhere: the table does not route '${Target}'`

type PathSentence<From extends string, Target extends string, Path> = [Path] extends [never]
  ? `the redirect from ${From} leads nowhere: '${Target}' has no GET route`
  : IsOne<Path> extends true
    ? [ParamNames<Path & string>] extends [ParamNames<From>]
      ? never
      : `the redirect from ${From} to '${Target}' lacks parameters of ${Path & string}`
    : `the redirect from ${From} is not clear: '${Target}' has several paths for GET`

/** The paths of a target that GET finds. */
type GetPath<Group, Target> = Group extends { readonly method: infer Method; readonly path: infer Path }
  ? Method extends 'GET'
    ? Path
    : never
  : Group extends { readonly collection: infer Collection; readonly member: infer Member }
    ? Target extends `${string}#index`
      ? Collection
      : Target extends `${string}#show`
        ? Member
        : never
    : never

/** Throws the sentence of the first redirect of a table that is wrong: the twin of `RedirectProblem`. */
export const checkRedirects = (routes: readonly AnyRoute[]): void => {
  for (const route of routes) {
    const problem = 'redirect' in route ? redirectProblem(routes, route) : undefined
    if (problem !== undefined) throw new RouteError(problem)
  }
}

const redirectProblem = (routes: readonly AnyRoute[], { path: from, redirect }: RedirectRoute): string | undefined => {
  const targets = routes.filter(route => 'target' in route && route.target === redirect)
  if (targets.length === 0) return `the redirect from ${from} leads nowhere: the table does not route '${redirect}'`
  const [first, ...more] = getRoutes(targets)
  if (first === undefined) return `the redirect from ${from} leads nowhere: '${redirect}' has no GET route`
  if (more.length > 0) return `the redirect from ${from} is not clear: '${redirect}' has several paths for GET`
  const names = paramNames(from)
  return paramNames(first.path).every(name => names.includes(name))
    ? undefined
    : `the redirect from ${from} to '${redirect}' lacks parameters of ${first.path}`
}

/** The GET routes among some; each has a path of its own. */
const getRoutes = (routes: readonly AnyRoute[]): readonly AnyRoute[] => routes.filter(({ method }) => method === 'GET')

/** The route that a redirect of a checked table leads to. */
export const redirectedRoute = (routes: readonly AnyRoute[], { redirect }: RedirectRoute): AnyRoute =>
  getRoutes(routes).find(route => 'target' in route && route.target === redirect) as AnyRoute

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
