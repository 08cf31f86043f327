/** What the middlewares of a verb get as `ctx`. */

import type Koa from 'koa'
import type { BodyIn, RouteContext } from '../../route/context.js'
import type { AnyFrame } from '../../route/frame.js'
import type { JoinWrittenPath, PathParams } from '../../text/path.js'

/** `ctx` in a middleware: the parameters of the whole path of its route, and the state of its scope. */
export type MiddlewareContext<Path extends string, State> = RouteContext<State, PathParams<Path>>

/**
 * What the type of a middleware says of the body, if its parameter is Koa's context, as in `Koa.Middleware<State, Context, Body>`.
 * That is what the middleware writes, and no scope provides it, so it must not be compared.
 */
export type WrittenBody<Given> = Given extends (ctx: infer Context, next: never) => unknown ? BodyIn<Context> : unknown

/** `ctx` in a middleware of a verb, with the kinds of the parameters. */
export type VerbContext<Frame extends AnyFrame, Path extends string, State> = unknown extends Frame['kinds']
  ? MiddlewareContext<JoinWrittenPath<Frame['path'], Path>, State> // a hover prints this name, and not the frame
  : KindedContext<JoinWrittenPath<Frame['path'], Path>, State, Frame['kinds']>
/** The calls of verbs and `match` choose between the two themselves: with `VerbContext`, completing a target costs 5 % more. */
export type KindedContext<Path extends string, State, Kinds> = RouteContext<State, PathParams<Path>, Kinds>

/** A middleware with this context. */
export type Handler<Context> = (ctx: Context, next: Koa.Next) => unknown
