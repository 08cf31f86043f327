/**
 * What a middleware adds for the routes after it, as far as its own type says. A parameter with Koa's context, as
 * `Koa.Middleware<State, Context>` has it, declares what the middleware adds; only its `params` are expected. Any other
 * type of the parameter lists the members that the middleware reads, and all of them are expected: see `expected.ts`.
 */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { WithState } from '../../entries/stored.js'
import type { InContext, KnownKey, StateAfter, StateAfterDescription } from '../../route/context.js'
import type { Described, Requires } from '../../route/described.js'
import type { KindsKey } from '../../route/kinds.js'
import type { GivesIn, NeedsIn } from '../../route/needs.js'
import type { AnyMiddleware, UnboundMiddleware } from '../../route/route.js'
import type { Box, IsAny, IsAnyOrUnresolved } from '../../text/inference.js'

/**
 * A middleware that `adds` declares what it adds to its context, and one that is `plain` adds nothing. Both expect nothing of
 * the route. For any `other`, and for what is no middleware, the route must be looked at. A `class` may be a controller.
 *
 * Nothing but the middleware is an argument, so the compiler works this out once for each type of a middleware and not once for
 * each route. A value of type `any` is several of these at once.
 *
 * @example MiddlewareKind<Koa.Middleware<{ user: User }>> // 'adds'
 */
export type MiddlewareKind<Given> = Given extends ControllerClass
  ? 'class'
  : Given extends UnboundMiddleware
    ? KindOfDescribed<Given, KindOfContext<Parameters<Given>[0]>> // bound by `infer`, the context would lose the name by which `use` finds its own part
    : 'other'

/** One that describes its replies adds them. */
type KindOfDescribed<Given, Kind> = Given extends Described<unknown> ? (Kind extends 'plain' ? 'adds' : Kind) : Kind

type KindOfContext<Context> =
  IsAny<Context> extends true
    ? 'plain'
    : [Context] extends [Koa.ExtendableContext] // in tuples: nothing is known of `never`
      ? [NeedsIn<Context>] extends [never]
        ? 'params' extends keyof Context
          ? IsAny<Context['params']> extends true // of Koa's `DefaultContext`, which has every name
            ? KindOfAdded<Context>
            : 'other'
          : KindOfAdded<Context>
        : [keyof NeedsIn<Context>] extends [never]
          ? 'adds'
          : 'other'
      : 'other'

/** Whether such a middleware adds members to `ctx.state` or to `ctx`. */
type KindOfAdded<Context> = [keyof AddedState<Context> | keyof AddedContext<Context>] extends [never] ? 'plain' : 'adds'

/** The state of the declarations that follow `use`. */
export type StateAfterUse<State, Given extends AnyMiddleware> =
  Given extends Described<infer Replies>
    ? StateAfterDescription<StateAfterContext<State, Parameters<Given>[0]>, Replies | RequirementOf<Given>>
    : StateAfterContext<State, Parameters<Given>[0]>
type StateAfterContext<State, Context> =
  AddsToContext<Context> extends true
    ? [NeedsIn<Context>] extends [never]
      ? StateAfter<State, AddedState<Context>, NewContext<State, AddedContext<Context>>>
      : StateAfter<State, GivesIn<Context>, {}>
    : State
/** The state after a middleware that is written in the call: it adds no members. */
export type StateAfterInline<State, Given> =
  Given extends Described<infer Replies> ? StateAfterDescription<State, Replies | RequirementOf<Given>> : State
/** What a described middleware requires, under the key that \`Requires\` has. */
type RequirementOf<Given> =
  Given extends Requires<infer Parts> ? (unknown extends Parts ? never : Requires<Parts>) : never

type AddsToContext<Context> = IsAny<Context> extends true ? false : Context extends Koa.ExtendableContext ? true : false

/**
 * The members of `ctx.state` that a middleware declares. `DefaultState` of Koa, which has every name, adds nothing.
 *
 * @example AddedState<Koa.ParameterizedContext<{ user: User }>> // { user: User }
 */
type AddedState<Context> = Context extends { state: infer State }
  ? IsAny<State> extends true
    ? unknown
    : string extends keyof State
      ? IsAny<State[string & keyof State]> extends true
        ? Pick<State, KnownKey<State> & keyof State>
        : State
      : State
  : unknown

/**
 * The members that a middleware adds to `ctx` itself. Those of Koa count where it gives them a narrower type. `params`, `routes` and the
 * kinds of parameters are the router's; to read `routes`, the table itself, would be circular. The compiler keeps the result of the
 * conditional type for each context; without it, each call would go through all members of Koa's context again.
 */
type AddedContext<Context> = [Context] extends [unknown] ? AddedOf<Context, OwnContext<Context>> : never
/** All members of an object are added, as a rule. It is stored as it is: the compiler walks each stored state several times. */
type AddedOf<Context, Own> = [keyof Own] extends [AddedKey<Context, Own>] ? Own : Pick<Context, AddedKey<Context, Own>>
type AddedKey<Context, Own> =
  | Exclude<KnownKey<Own> & keyof Own & keyof Context, keyof KoaContext | 'params' | 'routes' | KindsKey>
  | NarrowedKey<Context, Extract<KnownKey<Own> & keyof Context, NarrowableKey>> // `&` would distribute over all of these keys

/**
 * The part of a context that may add something: usually the second type argument of `Koa.Middleware`, so that the compiler does
 * not go through the members of Koa. For a type that is written in another way, it may be the whole context.
 */
type OwnContext<Context> =
  Box<Context> extends Box<Koa.ParameterizedContext<infer _State, infer Own, infer _Body>> ? Own : Context

/**
 * The added members that a context with the table does not have yet. A middleware that is declared with the context of the
 * application adds none, and the two contexts, with the table in both, are not compared.
 */
type NewContext<State, Added> =
  State extends InContext<infer Context>
    ? 'routes' extends keyof Context
      ? Pick<Added, NewKey<Context, Added>>
      : Added
    : Added
type NewKey<Context, Added> = {
  [Key in keyof Added]-?: Key extends keyof Context
    ? [Context[Key], Added[Key]] extends [Added[Key], Context[Key]]
      ? never
      : Key
    : Key
}[keyof Added]
type NarrowedKey<Context, Known extends PropertyKey> = {
  [Key in Known]: KoaContext[Key & keyof KoaContext] extends Context[Key & keyof Context] ? never : Key
}[Known]
type NarrowableKey = Exclude<keyof KoaContext, 'state' | 'body' | 'response' | 'routes'>
type KoaContext = Koa.ParameterizedContext<{}, {}>

/** Whether two types are assignable to each other. */
export type IsSame<Left, Right> = [Left, Right] extends [Right, Left] ? true : false

/**
 * An entry with the state after its middlewares. It is of type `any` after a middleware whose name the compiler cannot find:
 * that is an error of its own. The tuples are for such a type: see `IsAnyOrUnresolved`.
 */
export type EntryBehind<State, Behind, Entry> = [State] extends [Behind]
  ? IsAnyOrUnresolved<Behind> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: nothing is known of the state
      WithState<any, Entry>
    : Entry
  : WithState<Behind, Entry>
