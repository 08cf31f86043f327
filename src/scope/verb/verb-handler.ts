/** A middleware at the end of a verb. */

import type Koa from 'koa'
import type { KnownKey, RequiredKey } from '../../route/context.js'
import type { Middleware, NoThis, UnboundMiddleware } from '../../route/route.js'
import { type CallMessage, callMessage, RouteError } from '../../text/messages.js'
import { isClassSyntax, middlewareProblem } from '../middleware/middleware.js'
import type { MoreParameters, NoMiddlewareProblem } from '../middleware/more-parameters.js'
import type { ContextOfKoaRouter, KOA_ROUTER, MissingProblem, PartOrElse } from '../use/use.js'
import { actionMessage } from './verb-action.js'
import { verbCall, withAction } from './verb-call.js'
import type { Handler, WrittenBody } from './verb-context.js'

/**
 * The type of the last argument of a call: a middleware, or the error message. `Wrong` is that for a value that is no function.
 * For a function whose parameters have no types yet, the type that gives them.
 */
export type CheckedHandlerAlone<Call extends string, Context, Given, Wrong extends string> = unknown extends Given
  ? Handler<Context> | MoreParameters
  : [Given] extends [UnboundHandler<Context & WrittenBody<Given>>]
    ? Given
    : HandlerProblem<Call, Context, Given, Wrong>

/** The same without a parameter `this`. */
type UnboundHandler<Context> = (this: NoThis, ctx: Context, next: Koa.Next) => unknown

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
type MissingMessage<Call extends string, Context, Last extends Middleware> = MissingProblem<
  Call,
  'route',
  Context & WrittenBody<Last>,
  Last,
  Compared<Pick<Parameters<Last>[0], KnownKey<Parameters<Last>[0]> & keyof Parameters<Last>[0]>, Context>
>
/**
 * The members to compare: without the index signature of Koa's `DefaultContext`, which would hide those that have names, and
 * without optional ones that the route does not have.
 */
export type Compared<Expected, Context> = Pick<Expected, RequiredKey<Expected> | (keyof Expected & keyof Context)>

/** Checks the middleware at the end of a verb, and returns it: the twin of the types. */
export const verbMiddleware = (verb: string, path: string, value: unknown): Middleware => {
  const call = verbCall(verb, path)
  const problem = middlewareProblem(value)
  if (problem !== undefined) throw new RouteError(callMessage(call, problem))
  if (isClassSyntax(value)) throw new RouteError(callMessage(call, actionMessage(withAction(verb, path))))
  return value as Middleware // any function can be called as one
}
