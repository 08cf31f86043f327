/**
 * The checks of `createRouter(routes)`. `defineRoutes` looks only at the names of actions, because an action may take its
 * context from the very table that is being defined. Their types are checked in this later statement.
 */

import type Koa from 'koa'
import type { ControllerAt } from '../controller/registry.js'
import type { MemberAction } from '../route/actions.js'
import type { RouteContext } from '../route/context.js'
import type { ContextIndex, Expand } from '../route/expand.js'
import type { ExpandedRedirect } from '../route/expanded.js'
import type { TopFrame } from '../route/frame.js'
import type { IsAny } from '../text/inference.js'
import type { PathParams } from '../text/path.js'
import type { RedirectProblem } from './check-redirects.js'

/**
 * What is wrong with the actions of a table, one error message for each, or `never`: an action that is no function, or
 * that expects parameters or state which one of its routes does not provide; and a redirect that leads nowhere.
 */
export type ActionsProblem<Registry, Entries> = ExpandedProblem<Registry, Expand<Entries, TopFrame, {}>, Entries>

/** The actions of a resource are right as a rule, and one comparison with all that is expected of its class shows it. */
type ExpandedProblem<Registry, Expanded extends { readonly expected: unknown }, Entries> = Expanded extends unknown
  ? Registry extends Expanded['expected']
    ? never
    : EachProblem<Registry, Expanded, Entries>
  : never

type EachProblem<Registry, Expanded, Entries> = Expanded extends {
  readonly controllerPath: infer Path extends string
  readonly actions: infer Action extends string
  readonly controller: infer Controller
  readonly collectionPath: infer Collection extends string
  readonly memberPath: infer Member extends string
  readonly state: infer State
}
  ? StandardProblem<RoutedClass<Registry, Path, Controller>, Action, Path, Collection, Member, State>
  : Expanded extends {
        readonly target: `${infer Path}#${infer Action}`
        readonly path: infer RoutePath extends string
        readonly state: infer State
        readonly controller: infer Controller
      }
    ? ActionProblem<RoutedClass<Registry, Path, Controller>, Action, `${Path}#${Action}`, RoutePath, State>
    : Expanded extends ExpandedRedirect<infer From, infer Target>
      ? RedirectProblem<Entries, From, Target>
      : never

type RoutedClass<Registry, Path extends string, Controller> = Controller extends undefined
  ? ControllerAt<Registry, Path>
  : Controller

/** Distributes over the standard actions of a resource. */
type StandardProblem<
  Controller,
  Action extends string,
  Path extends string,
  Collection extends string,
  Member extends string,
  State,
> = Action extends unknown
  ? ActionProblem<Controller, Action, `${Path}#${Action}`, Action extends MemberAction ? Member : Collection, State>
  : never

/** An action without parameters fits any route. This is the cheapest question, so it comes first. */
type ActionProblem<
  Controller,
  Action extends string,
  Target extends string,
  Path extends string,
  State,
> = Controller extends { readonly prototype: { readonly [Name in Action]: infer Member } }
  ? Member extends () => void
    ? never
    : Member extends (ctx: infer Expected, next: Koa.Next) => void
      ? RouteContext<State, PathParams<Path>> extends Expected
        ? never
        : `${Target} expects a ctx that ${Path} does not provide${MissingMember<Path, Expected, State>}`
      : IsAny<Member> extends true
        ? never
        : `${Target} is not an action: it must be a function of (ctx, next)`
  : never

/** What an action expects of its `ctx` and does not get, where it is a parameter or a member of the state. */
type MissingMember<Path extends string, Expected, State> =
  NamedMember<'params', Unprovided<Expected, 'params', PathParams<Path>>> extends infer Param extends string
    ? Param extends ''
      ? NamedMember<'state', Unprovided<Expected, 'state', State>>
      : Param
    : never
type NamedMember<Of extends string, Name> = [Name] extends [never] ? '' : `: ctx.${Of}.${Name & string}`

/** The names of expected members that are missing or of another type. */
type Unprovided<Expected, Of extends string, Provided> = Expected extends { readonly [Key in Of]: infer Members }
  ? { [Name in keyof Members]-?: Provided extends Pick<Members, Name> ? never : Name }[keyof Members]
  : never

/**
 * The controllers that cannot be constructed with only the context, one error message for each, or `never`: they need a
 * router with `instantiate`. A constructor may take the context of its routes, if it takes those of all of them.
 */
export type ConstructorsProblem<Registry, Entries> = Registry extends {
  readonly [path: string]: new (ctx: Koa.Context) => object
}
  ? never
  : ConstructorProblem<Registry, ContextIndex<Entries>>

type ConstructorProblem<Registry, Contexts> = {
  [Path in keyof Registry & string]: Registry[Path] extends
    | (new (
        ctx: Koa.Context,
      ) => object)
    | (new (
        ctx: RoutedContext<Contexts, Path>,
      ) => object)
    ? never
    : `${Path} cannot be constructed with only ctx: give createRouter the option 'instantiate'`
}[keyof Registry & string]

/** The contexts of all routes of a controller, as a union. A controller without routes is constructed with any context. */
type RoutedContext<Contexts, Path extends string> = [keyof Contexts & `${Path}#${string}`] extends [never]
  ? Koa.Context
  : Contexts[keyof Contexts & `${Path}#${string}`]
