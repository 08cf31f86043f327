/** What a middleware needs of its route, and what it gives: `Middleware<Needs, Gives>`. */

import type Koa from 'koa'
import type { Box, IsAny, IsIdentical } from '../text/inference.js'
import type { DeclaredContext, DeclaredState, KnownKey } from './context.js'

/**
 * A middleware that says what must stand before it, and what it sets in `ctx.state`. `Needs` has the members of `ctx` that it reads, with
 * those of `state` and `params`; `Gives` has the members of `ctx.state` that the routes behind it find. Its `ctx` is Koa's, with these
 * members and no other.
 *
 * @example
 * const loadPlace: Middleware<{ state: { user: User }; params: { id: string } }, { place: Place }> = async (ctx, next) => {
 *   ctx.state.place = await placeOf(ctx.state.user, ctx.params.id)
 *   await next()
 * }
 */
export type Middleware<Needs extends object = {}, Gives extends object = {}> = Koa.Middleware<
  NeededState<Needs> & Gives & DeclaredState,
  { params: NeededParams<Needs> } & Omit<Needs, 'state' | 'params'> & DeclaredContext & Stated<Needs, Gives>,
  unknown
>
type NeededState<Needs> = Needs extends { readonly state: infer State } ? State : {}
type NeededParams<Needs> = Needs extends { readonly params: infer Params } ? Params : {}

/** What such a middleware says, as members of its `ctx`, so that `koa-compose` keeps it. No value has them. */
export interface Stated<Needs, Gives> {
  readonly [NEEDS]?: Needs
  readonly [GIVES]?: Gives
}
declare const NEEDS: unique symbol
declare const GIVES: unique symbol

/**
 * What a context says that it needs, or `never`: by `Middleware`; by a `state` in the second argument of `Koa.Middleware`; or beside
 * `Koa.Context`.
 */
export type NeedsIn<Context> = SaidIn<Context> extends { readonly needs: infer Needs } ? Needs : never

/** What such a context says that it gives. */
export type GivesIn<Context> = SaidIn<Context> extends { readonly gives: infer Gives } ? Gives : {}

/** The same as a member of the context. No route provides it, so it must not be compared. */
export type StateGivenBy<Context> = [keyof GivesIn<Context>] extends [never] ? unknown : { state: GivesIn<Context> }

/** Koa's `DefaultContext` has members of every name. */
type SaidIn<Context> = typeof NEEDS extends keyof Context
  ? IsAny<Context[typeof NEEDS]> extends true
    ? SaidToKoa<Context, true>
    : { needs: NonNullable<Context[typeof NEEDS]>; gives: GivenIn<Context> }
  : SaidToKoa<Context, false>
type GivenIn<Context> = typeof GIVES extends keyof Context ? NonNullable<Context[typeof GIVES]> : {}

/**
 * What the arguments of a type of Koa say, or what stands beside `Koa.Context`. A context that Koa makes of type arguments, as in
 * `Koa.Middleware<AppState>`, is the same type when it is made of them again, and `Koa.Context & { state: { user: User } }` is not.
 */
type SaidToKoa<Context, HasAnyName> =
  Box<Context> extends Box<Koa.ParameterizedContext<infer State, infer Own, infer Body>>
    ? IsIdentical<Context, Koa.ParameterizedContext<State, Own, Body>> extends true
      ? SaidByArguments<State, Own>
      : HasAnyName extends true
        ? { needs: NeedsBeside<Context>; gives: {} }
        : undefined
    : undefined

/**
 * The second argument of a type of Koa has a `state` only for what is needed. `koa-compose` gives what all of its middlewares give and read,
 * without their order, so what is given counts as read behind it. The compiler may infer the whole context for the argument.
 */
type SaidByArguments<State, Own> = 'state' extends keyof Own
  ? IsAny<Own['state']> extends true
    ? undefined
    : [Exclude<keyof Own['state'], keyof State>] extends [never]
      ? undefined
      : { needs: { state: Omit<Own['state'], keyof State> } & Pick<Own, OwnName<Own, { state: 1 }>>; gives: State }
  : undefined

/** The members beside those of Koa and of what the application declares in its interfaces. */
type NeedsBeside<Context> = Context extends { readonly state: infer State }
  ? [OwnName<State, DeclaredState> | OwnName<Context, KoaContext>] extends [never]
    ? never
    : { state: Pick<State, OwnName<State, DeclaredState>> } & Pick<Context, OwnName<Context, KoaContext>>
  : never
type OwnName<Type, Known> = Exclude<KnownKey<Type> & keyof Type, keyof Known>
type KoaContext = Koa.ParameterizedContext<{}, DeclaredContext>
