/** What a middleware expects of its scope or its route, as `added.ts` says, and functions that are no middleware. */

import type Koa from 'koa'
import type { IDENTITY } from '../../entries/record.js'
import type { MissingText } from '../../route/member-difference.js'
import type { NeedsIn } from '../../route/needs.js'
import type { AnyMiddleware, UnboundMiddleware } from '../../route/route.js'
import type { IsAny } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { NO_THIS } from './middleware.js'

/** The error message for a middleware that expects what a scope or a route does not provide, or `never`. */
export type MiddlewareProblem<
  Call extends string,
  Place extends string,
  Context,
  Given extends AnyMiddleware,
> = Given extends UnboundMiddleware
  ? IsAny<Parameters<Given>[0]> extends true
    ? never
    : Parameters<Given>[0] extends Koa.ExtendableContext
      ? [Parameters<Given>[0], 'router' & keyof Context] extends [ContextOfKoaRouter, never]
        ? CallMessage<Call, typeof KOA_ROUTER>
        : MissingProblem<Call, Place, Context, Given, NeededOf<Parameters<Given>[0]>>
      : Parameters<Given>[0] extends OtherKoaContext
        ? CallMessage<Call, typeof OTHER_KOA>
        : [FactoryProblem<Call, Given>] extends [never]
          ? Given extends (ctx: Context, next: Koa.Next) => unknown
            ? never
            : UnfitProblem<Call, Place, Context, Given>
          : FactoryProblem<Call, Given>
  : unknown extends Given
    ? never // of `any`, which is both
    : CallMessage<Call, typeof NO_THIS>

/** What a middleware with a context of Koa needs of its route. */
type NeededOf<Context> = [NeedsIn<Context>] extends [never] ? Pick<Context, 'params' & keyof Context> : NeedsIn<Context>

/** What `@koa/router` gives its handlers: `ctx.router`, which it sets itself. A value does not show it, so there is no function. */
export interface ContextOfKoaRouter {
  readonly router: { readonly stack: unknown; readonly routes: unknown }
}
export declare const KOA_ROUTER: 'this function is typed for @koa/router: type it as Koa.Middleware<State, { params: Params }>'

/** Where no member differs, the parameter is no list of members: it is a string, an array or a function, for example. */
type UnfitProblem<Call extends string, Place extends string, Context, Given extends AnyMiddleware> =
  IsAny<Given> extends true
    ? never
    : MissingProblem<Call, Place, Context, Given, NonNullable<Parameters<Given>[0]>> extends infer Problem
      ? [Problem] extends [never]
        ? PartOrElse<Call, Parameters<Given>[0], FactoryMessage<Call>>
        : Problem
      : never

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
declare const OTHER_KOA: "the middleware is typed by another @types/koa: keep one of those in 'npm ls @types/koa'"

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

/**
 * The error message for a function that cannot be called with a `ctx`, or that returns a middleware, such as `cors` of `@koa/cors` in
 * `use(cors)`: a request would call it with its `ctx` and drop the middleware. The values show neither what a function takes nor
 * what it returns, so there is no function here.
 */
type FactoryMessage<Call extends string> = CallMessage<
  Call,
  'this function is not a middleware: if it returns one, call it'
>

/** The error message for a function that returns a function, or `never`. What returns `any` may return nothing. */
type FactoryProblem<Call extends string, Given> = Given extends (...args: never) => infer Returned
  ? unknown extends Returned
    ? never
    : [Returned] extends [(...args: never) => unknown]
      ? [Returned] extends [never] // a middleware that always throws
        ? never
        : FactoryMessage<Call>
      : never
  : never
