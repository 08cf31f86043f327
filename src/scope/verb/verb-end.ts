/** The last two arguments of a verb: a controller and its action; or a middleware, and a target or a middleware after it. */

import type Koa from 'koa'
import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyMiddleware, NoThis } from '../../route/route.js'
import type { Checked, IsAnyOrUnresolved } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import type { ControllerProblem, HiddenClassMessage, IsHiddenClass, NO_CLASS } from '../controller/controller.js'
import type { IsRightTarget, Targets } from '../controller/target.js'
import type { MiddlewareKind } from '../middleware/added.js'
import type { AnsweringFunction, CheckedHandlerAlone, Handler } from '../middleware/handler.js'
import type { FUNCTION_MESSAGE, NoMiddlewareProblem } from '../middleware/middleware.js'
import type {
  ACTION_TEXT,
  IsClassAction,
  IsController,
  TargetOrClassProblem,
  VerbActionProblem,
} from './verb-action.js'
import type { ContextBehind, EndBehind, HasContract, HasOnlySchemas, UntypedVerbOptions } from './verb-contract.js'
import type { AnyPlace, CheckedMiddleware, ContextAt, StateBehind } from './verb-middleware.js'

/** The type of the last argument but one: a controller whose action follows, or a middleware; or the error message. */
export type CheckedBeforeLast<At extends AnyPlace, State, Given, Last> =
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? Given
    : IsClassAction<At['registry'], Given, Last> extends true
      ? Given
      : CheckedController<At, State, Given, Last>
type CheckedController<At extends AnyPlace, State, Given, Last> =
  IsController<Given, Last> extends true
    ? [Given] extends [ControllerClass]
      ? IsAnyOrUnresolved<At['registry']> extends true
        ? Given
        : Checked<Given, CallMessage<At['call'], ControllerProblem<At['registry'], Given>>>
      : never
    : [Last] extends [`${string}#${string}`]
      ? CheckedMiddleware<At, State, Given>
      : [Last] extends [string]
        ? IsHiddenClass<Given> extends true
          ? HasUnknown<At['registry']> extends true
            ? Given
            : CallMessage<At['call'], HiddenClassMessage<Given>>
          : unknown extends Given
            ? CheckedMiddleware<At, State, Given>
            : [Given] extends [Function]
              ? CheckedMiddleware<At, State, Given>
              : CallMessage<At['call'], typeof NO_CLASS>
        : CheckedMiddleware<At, State, Given>

/** Whether a class of the map is refused there, with an error of its own: see `UnknownClass`. */
type HasUnknown<Registry> = true extends {
  [Path in keyof Registry]: Registry[Path] extends { readonly prototype: infer Instance }
    ? string extends keyof Instance
      ? true
      : false
    : false
}[keyof Registry]
  ? true
  : false

/**
 * The type of the last argument: the action of a controller, a target, or a middleware; or the error message. `Before` is what stands
 * before it. Options after the path may have a contract, which adds `input` to the context of this middleware and of no other. While
 * nothing is written (`Last` is `never`, or `unknown` in a list), the possible actions; a function there has parameters of type `any`.
 */
export type CheckedLast<At extends AnyPlace, State, Before, Last> =
  MiddlewareKind<Before> extends 'plain' | 'adds'
    ? CheckedHandler<At, StateBehind<At, State, Before>, Last>
    : IsClassAction<At['registry'], Before, Last> extends true
      ? EndBehind<At['call'], At['first'], Last>
      : IsController<Before, Last> extends true
        ? [Before] extends [ControllerClass]
          ? [Last] extends [never]
            ? AnyMiddleware | UntypedVerbOptions | ActionsBehind<Before, At['first']>
            : [Last] extends [string]
              ? Checked<
                  EndBehind<At['call'], At['first'], Last>,
                  VerbActionProblem<At['call'], At['registry'], Before, Last>
                >
              : unknown extends Last
                ? UntypedFunction | ActionsBehind<Before, At['first']>
                : CallMessage<At['call'], typeof ACTION_TEXT>
          : never
        : [IsHiddenClass<Before>, Last] extends [true, string]
          ? Last
          : CheckedHandler<At, StateBehind<At, State, Before>, Last>

/** After a contract there are no actions. */
type ActionsBehind<Controller, First> = HasContract<First> extends true ? never : PublicNames<Controller> & string

/** While nothing is written, the possible targets; for a function without types, the type that gives them. */
export type BlankHandler<Registry, Context> = Handler<Context> | Targets<Registry> | UntypedVerbOptions

/** The same after what may be options. After a contract there are no targets. The first condition finds the usual contracts. */
type UnwrittenBehind<Registry, Context, First> =
  HasOnlySchemas<First> extends true
    ? Handler<ContextBehind<Context, First>> | UntypedVerbOptions
    : HasContract<First> extends true
      ? Handler<ContextBehind<Context, First>> | UntypedVerbOptions
      : BlankHandler<Registry, Context>

/** `Last` is `never` while nothing is written, or `unknown` in a list. */
export type CheckedHandler<At extends AnyPlace, State, Last> = unknown extends Last
  ? UnwrittenBehind<At['registry'], ContextAt<At, State>, At['first']>
  : [Last] extends [never]
    ? UnwrittenBehind<At['registry'], ContextAt<At, State>, At['first']>
    : [Last] extends [string | ControllerClass]
      ? IsRightTarget<At['registry'], Last> extends true
        ? EndBehind<At['call'], At['first'], Last>
        : TargetOrClassProblem<At['verb'], At['path'], At['registry'], At['frame'], Last>
      : CheckedTypedHandler<At['call'], ContextBehind<ContextAt<At, State>, At['first']>, Last>

/**
 * A middleware at the end whose parameters have types. Most pass the short check, which asks only for the context. The intersection
 * with `Function` keeps the conditional type from distributing over a union of functions; a tuple would cost more.
 */
type CheckedTypedHandler<Call extends string, Context, Last> = Last & Function extends (
  this: NoThis,
  ctx: infer Expected,
  next: Koa.Next,
) => unknown
  ? Context extends Expected
    ? unknown extends Expected
      ? AnsweringFunction<Call, Last>
      : Last // the short check
    : CheckedHandlerAlone<Call, Context, Last, typeof FUNCTION_MESSAGE>
  : CallMessage<Call, NoMiddlewareProblem<Last>>
