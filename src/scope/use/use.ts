/**
 * `use`: what a middleware adds to the `ctx` of its scope, and what it expects of it. A parameter with Koa's context, as
 * `Koa.Middleware<State, Context>` has it, declares what the middleware adds; only its `params` are expected. Any other
 * type of the parameter lists the members that the middleware reads, and all of them are expected.
 */

import type Koa from 'koa'
import type { InContext, KnownKey, RouteContext, StateAfter, StateAfterReplies } from '../../route/context.js'
import type { Described } from '../../route/described.js'
import type { MissingText } from '../../route/difference.js'
import type { AnyFrame } from '../../route/frame.js'
import type { KindsKey } from '../../route/kinds.js'
import type { Middleware, UnboundMiddleware } from '../../route/route.js'
import type { IsAny, Undistributed } from '../../text/inference.js'
import { type CallMessage, callMessage, RouteError } from '../../text/messages.js'
import type { ParamsOf } from '../../text/path.js'
import type { FactoryMessage, FactoryProblem } from '../middleware/factory.js'
import { checkedMiddlewares } from '../middleware/middleware.js'
import type { NO_THIS, NoMiddlewareProblem } from '../middleware/more-parameters.js'
import type { IDENTITY } from '../record.js'
import type { SharedParams } from '../shallow/shallow.js'

/** The state of the declarations that follow `use`. */
export type StateAfterUse<State, Given extends Middleware> =
  Given extends Described<infer Replies>
    ? StateAfterReplies<StateAfterContext<State, Parameters<Given>[0]>, Replies>
    : StateAfterContext<State, Parameters<Given>[0]>
type StateAfterContext<State, Context> =
  AddsToContext<Context> extends true
    ? StateAfter<State, AddedState<Context>, NewContext<State, AddedContext<Context>>>
    : State
/** The state after a middleware that is written in the call: it adds no members. */
export type StateAfterInline<State, Given> =
  Given extends Described<infer Replies> ? StateAfterReplies<State, Replies> : State

/** Whether a middleware with this context adds members to `ctx.state` or to `ctx`. */
export type IsAdded<Context> = [keyof AddedState<Context> | keyof AddedContext<Context>] extends [never] ? false : true

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
 * The members that a middleware adds to `ctx` itself. Those of Koa count where it gives them a narrower type. `params` and
 * `routes` are the router's, and so are the kinds of parameters. Besides, the type of `routes` is the table itself: to read it
 * here would be circular. The compiler keeps the result of the conditional type for each context; without it, each call would
 * go through all members of Koa's context again.
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
  Undistributed<Context> extends Undistributed<Koa.ParameterizedContext<infer _State, infer Own, infer _Body>>
    ? Own
    : Context

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

/** The error message for a middleware that expects what its scope does not provide, or `never`. */
export type UseProblem<Frame extends AnyFrame, State, Given> = UseProblemWith<
  Frame['shallow'] extends never ? Frame['params'] : SharedParams<Frame>,
  State,
  Given
>

/** The same for a scope with these parameters. */
export type UseProblemWith<Params extends string, State, Given> = [Given] extends [Middleware]
  ? MiddlewareProblem<'use', 'scope', RouteContext<State, ParamsOf<Params>>, Given>
  : [NoMiddleware] extends [Given]
    ? never // the constraint, while a function that is written in the call has no type: it gets that of a middleware
    : CallMessage<'use', [Given] extends [Function] ? NoMiddlewareProblem<Given> : typeof ONE_MIDDLEWARE>

/** What the constraint of `use` lets through, so that the error message says what to write. */
export type NoMiddleware = {} | null | undefined
/**
 * The middleware itself; for a list, one that adds what all of them add, so that their state is no error in what follows; or one
 * that adds nothing in place of something else: the routes after it keep their state.
 */
export type MiddlewareIn<Given> = [Given] extends [Middleware]
  ? Given
  : Given extends readonly (infer Each extends Middleware)[]
    ? [Each] extends [(ctx: infer Context, next: Koa.Next) => unknown] // of several contexts, the intersection
      ? (ctx: Context) => unknown
      : Middleware
    : Middleware
export const ONE_MIDDLEWARE = 'it takes one middleware at a time, a function'

/** The error message for a middleware that expects what a scope or a route does not provide, or `never`. */
export type MiddlewareProblem<
  Call extends string,
  Place extends string,
  Context,
  Given extends Middleware,
> = Given extends UnboundMiddleware
  ? IsAny<Parameters<Given>[0]> extends true
    ? never
    : Parameters<Given>[0] extends Koa.ExtendableContext
      ? Parameters<Given>[0] extends ContextOfKoaRouter
        ? 'router' extends keyof Context
          ? MissingProblem<
              Call,
              Place,
              Context,
              Given,
              Pick<Parameters<Given>[0], 'params' & keyof Parameters<Given>[0]>
            >
          : CallMessage<Call, typeof KOA_ROUTER>
        : MissingProblem<Call, Place, Context, Given, Pick<Parameters<Given>[0], 'params' & keyof Parameters<Given>[0]>>
      : Parameters<Given>[0] extends OtherKoaContext
        ? OtherKoaMessage<Call>
        : [FactoryProblem<Call, Given>] extends [never]
          ? Given extends (ctx: Context, next: Koa.Next) => unknown
            ? never
            : UnfitProblem<Call, Place, Context, Given>
          : FactoryProblem<Call, Given>
  : unknown extends Given
    ? never // of `any`, which is both
    : CallMessage<Call, typeof NO_THIS>

/** What `@koa/router` gives its handlers: `ctx.router`, which it sets itself. A value does not show it, so there is no function. */
export interface ContextOfKoaRouter {
  readonly router: { readonly stack: unknown; readonly routes: unknown }
}
export declare const KOA_ROUTER: 'this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>'

/** Where no member differs, the parameter is no list of members: it is a string, an array or a function, for example. */
type UnfitProblem<Call extends string, Place extends string, Context, Given extends Middleware> =
  IsAny<Given> extends true
    ? never
    : MissingProblem<Call, Place, Context, Given, NonNullable<Parameters<Given>[0]>> extends infer Problem
      ? [Problem] extends [never]
        ? NoContextMessage<Call, Parameters<Given>[0]>
        : Problem
      : never

/** For a function whose parameter is no context. */
type NoContextMessage<Call extends string, Taken> = PartOrElse<Call, Taken, FactoryMessage<Call>>

/** The message for a part in place of a middleware, or else another type. The scope of a part shows that it is one; a value does not. */
export type PartOrElse<Call extends string, Taken, Else> = Taken extends { readonly [IDENTITY]: unknown }
  ? CallMessage<Call, 'a part is not a middleware: write draw(part)'>
  : Else

/**
 * For an overloaded function, the compiler infers the parameter of the last signature. If that one does not fit, another one
 * may.
 */
export type MissingProblem<Call extends string, Place extends string, Context, Given, Expected> =
  MissingMember<Expected, Context> extends infer Member extends string
    ? [Member] extends [never]
      ? never
      : Given extends (ctx: Context, next: Koa.Next) => unknown
        ? never
        : CallMessage<Call, `this ${Place} has no such ${Member}${IdRule<Member>}`>
    : never

/** The id of a parent is `projectId` in the paths of nested members alone. */
type IdRule<Member> = Member extends `ctx.params.${string}Id` ? ': the last id of a path is ctx.params.id' : ''

/**
 * A context of Koa. One that is not the `Koa.ExtendableContext` of this package comes from another version of `@types/koa`,
 * as a dependency may have it. Two copies of one version have the same types.
 */
interface OtherKoaContext {
  readonly app: { readonly middleware: unknown }
  readonly cookies: unknown
  readonly originalUrl: unknown
  readonly req: unknown
  readonly res: unknown
  readonly state: unknown
}
/** A value does not show it, so there is no function. */
type OtherKoaMessage<Call extends string> = CallMessage<
  Call,
  "the middleware is typed by another @types/koa: keep one of those in 'npm ls @types/koa'"
>

/**
 * The members of an expected context that another does not provide, with the names in `params` and `state`, as messages name them. The table is not
 * compared where both have it: its type is not known before this call is.
 */
type MissingMember<Context, Provided> = {
  [Key in keyof Context]-?: Key extends 'routes'
    ? Exclude<Key, keyof Provided>
    : Provided extends Pick<Context, Key>
      ? never
      : Key extends 'params' | 'state'
        ? MissingName<Key, Context[Key], Provided[Key & keyof Provided]>
        : Key extends symbol
          ? Key // as in a scope, which is no context
          : MissingText<'ctx', Provided, Context, Key>
}[keyof Context]
type MissingName<Of extends string, Members, Provided> = {
  [Name in keyof Members]-?: Provided extends Pick<Members, Name>
    ? never
    : MissingText<`ctx.${Of}`, Provided, Members, Name>
}[keyof Members]

/** What `use` is given, once it is checked. */
export const usedMiddleware = (given: unknown): Middleware => {
  if (typeof given !== 'function') throw new RouteError(callMessage('use', ONE_MIDDLEWARE))
  const [middleware] = checkedMiddlewares('use', [given])
  return middleware as Middleware // it is one for one
}
