/** The `ctx` of a route: Koa's, with the state and the context of an application and the parameters of the path. */

import type Koa from 'koa'

/**
 * An application's own Koa context, kept beside the application's state under a key that no value has.
 *
 * @example (r: ScopeAt<typeof controllers, 'v1', State & InContext<Context>>) => r.get('me', ctx => ctx.database)
 */
export interface InContext<Context> {
  readonly [CONTEXT]: Context
}
declare const CONTEXT: unique symbol

/** The types of an application that a table starts with, as one type, so that a scope needs one parameter for both. */
export type StateWithContext<State, Context> = {} extends Context ? State : State & InContext<Context>

/** The `ctx` of a route. `State` is the state of the scope (see `StateWithContext`); `Params` has the path's parameters. */
export type RouteContext<State, Params> = ContextOfState<State> & { params: Params }

/** Without the parameters, so that the compiler works it out once for each state and not once for each route. */
type ContextOfState<State> =
  State extends InContext<infer Context>
    ? Koa.ParameterizedContext<Omit<State, typeof CONTEXT> & DeclaredState, Context & DeclaredContext, unknown>
    : Koa.ParameterizedContext<State & DeclaredState, DeclaredContext, unknown>

/**
 * The members that an application or a package, such as `@types/koa__multer`, declares in Koa's own interfaces. Without
 * the index signatures of these interfaces, since with them `ctx` would have members of every name.
 */
type DeclaredState = Declared<Koa.DefaultState>
type DeclaredContext = Declared<Koa.DefaultContext>

type Declared<Type> = keyof DeclaredMembers<Type> extends never ? {} : DeclaredMembers<Type>
type DeclaredMembers<Type> = {
  [Name in keyof Type as string extends Name
    ? never
    : number extends Name
      ? never
      : symbol extends Name
        ? never
        : Name]: Type[Name]
}
