/** A middleware at the end of a call, and the `ctx` that it gets. */

import type Koa from 'koa'
import type { Reply } from '../../contract/reply.js'
import type { AnyFrame } from '../../frame/frame.js'
import type {
  BodyIn,
  KindedRouteContext,
  KnownKey,
  RequiredKey,
  RouteContext,
  ShownState,
} from '../../route/context.js'
import type { NeedsIn, StateGivenBy } from '../../route/needs.js'
import type { AnyMiddleware, NoThis, UnboundMiddleware } from '../../route/route.js'
import type { CallMessage } from '../../text/messages.js'
import type { JoinWrittenPath, PathParams } from '../../text/path.js'
import type { ContextOfKoaRouter, KOA_ROUTER, MissingProblem, PartOrElse } from './expected.js'
import type { FUNCTION_MESSAGE, MoreParameters, NoMiddlewareProblem } from './middleware.js'

/** `ctx` in a middleware: the parameters of the whole path of its route, and the state of its scope. */
export type MiddlewareContext<Path extends string, State> = RouteContext<State, PathParams<Path>>

/**
 * What the type of a middleware says of the body, if its parameter is Koa's context, as in `Koa.Middleware<State, Context, Body>`.
 * That is what the middleware writes, and no scope provides it, so it must not be compared.
 */
type WrittenBody<Given> = Given extends (ctx: infer Context, next: never) => unknown ? BodyIn<Context> : unknown
/** The same with the state that it gives. To ask every middleware for that costs a sixth of a `mount`. */
type WrittenBy<Given> = Given extends UnboundMiddleware
  ? WrittenBody<Given> & StateGivenBy<Parameters<Given>[0]> // by its name, as in `added.ts`
  : unknown

/** `ctx` in a middleware of a verb, with the kinds of the parameters. */
export type VerbContext<Frame extends AnyFrame, Path extends string, State> = unknown extends Frame['kinds']
  ? MiddlewareContext<JoinWrittenPath<Frame['path'], Path>, ShownState<State>> // a hover prints this name, and not the frame
  : KindedContext<JoinWrittenPath<Frame['path'], Path>, ShownState<State>, Frame['kinds']>
/** Verbs write the choice between the two out: with a name for it, completing a target costs a quarter more. */
export type KindedContext<Path extends string, State, Kinds> = KindedRouteContext<State, PathParams<Path>, Kinds>

export type Handler<Context> = (ctx: Context, next: Koa.Next) => unknown

/**
 * The type of the last argument of a call: a middleware, or the error message. `Wrong` is that for a value that is no function.
 * For a function whose parameters have no types yet, the type that gives them.
 */
export type CheckedHandlerAlone<Call extends string, Context, Given, Wrong extends string> = unknown extends Given
  ? Handler<Context> | MoreParameters
  : [Given] extends [(this: NoThis, ctx: Context & WrittenBody<Given>, next: Koa.Next) => unknown]
    ? AnsweringFunction<Call, Given>
    : [Given] extends [(this: NoThis, ctx: Context & WrittenBy<Given>, next: Koa.Next) => unknown]
      ? AnsweringFunction<Call, Given>
      : HandlerProblem<Call, Context, Given, Wrong>

/** The error message for a middleware at the end; or its right type, where no member shows what differs. */
type HandlerProblem<Call extends string, Context, Last, Wrong extends string> = [Last] extends [UnboundMiddleware]
  ? [MissingMessage<Call, Context, Last>] extends [never]
    ? PartOrElse<Call, Parameters<Last>[0], Handler<Context>>
    : 'router' extends keyof Context
      ? MissingMessage<Call, Context, Last>
      : [Parameters<Last>[0]] extends [ContextOfKoaRouter]
        ? CallMessage<Call, typeof KOA_ROUTER>
        : MissingMessage<Call, Context, Last>
  : CallMessage<Call, [Last] extends [Function] ? NoMiddlewareProblem<Last> : Wrong>
type MissingMessage<Call extends string, Context, Last extends AnyMiddleware> = MissingProblem<
  Call,
  'route',
  Context & WrittenBy<Last>,
  Last,
  Compared<ReadBy<Parameters<Last>[0]>, Context>
>
/** The members that a context reads: those with names, or what it says that it needs. */
type ReadBy<Context> = [NeedsIn<Context>] extends [never]
  ? Pick<Context, KnownKey<Context> & keyof Context>
  : NeedsIn<Context>
/**
 * The members to compare: without the index signature of Koa's `DefaultContext`, which would hide those that have names, and
 * without optional ones that the route does not have.
 */
export type Compared<Expected, Context> = Pick<Expected, RequiredKey<Expected> | (keyof Expected & keyof Context)>

/**
 * A function that a scope takes for its route; or the error message for one without parameters that returns a value, as in
 * `get('health', () => ({ ok: true }))`. What an action returns is its body, but a middleware sets `ctx.body`, and one that does not
 * know `ctx` answers nothing: each request would get a 404. The value of the function does not show what it returns, so there is no
 * function here. A function that knows `ctx` may return anything, as `ctx => (ctx.body = 'ok')` does.
 */
export type AnsweringFunction<Call extends string, Given> = Given extends (...args: infer Args) => infer Returned
  ? [Args, ReturnsValue<Awaited<Returned>>] extends [readonly [], true]
    ? CallMessage<Call, typeof NO_BODY>
    : Given
  : CallMessage<Call, typeof FUNCTION_MESSAGE> // `null` and `undefined` pass the check for a function

// biome-ignore lint/suspicious/noConfusingVoidType: the type of what a function without `return` gives
type NoValue = void | undefined

/** Whether a value is one that a middleware may not return. It may return nothing, a reply, or a value of unknown type. */
type ReturnsValue<Returned> = unknown extends Returned
  ? false
  : [Returned] extends [never]
    ? false
    : [Extract<Returned, NoValue | Reply<number, unknown>>] extends [never]
      ? true
      : false

declare const NO_BODY: 'what a middleware returns is not the body: write ctx => { ctx.body = … }, or return a reply'
