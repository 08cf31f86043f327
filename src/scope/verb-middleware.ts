/**
 * The arguments of a verb between its path and its end: middlewares, and then a target, a middleware, or a controller and an
 * action. Each middleware sees the state of those before it.
 */

import type Koa from 'koa'
import type { ControllerClass } from '../controller/controller.js'
import type { KnownKey, RequiredKey, RouteContext } from '../route/context.js'
import type { AnyFrame } from '../route/frame.js'
import type { Middleware } from '../route/route.js'
import type { WithState } from '../route/stored.js'
import type { Checked, IsAny, IsAnyOrUnresolved } from '../text/inference.js'
import type { CallMessage } from '../text/messages.js'
import type { JoinPath, PathParams, SlashedPath } from '../text/path.js'
import type { NO_CLASS } from './controller.js'
import type { CLASS_MESSAGE, FUNCTION_MESSAGE } from './middleware.js'
import type { MiddlewareKind } from './middleware-kind.js'
import type { IsRightTarget, Targets } from './target.js'
import type { MiddlewareProblem, MissingProblem, StateAfterUse } from './use.js'
import type {
  ACTION_TEXT,
  ActionEntry,
  IsClassAction,
  TargetOrClassProblem,
  TargetText,
  VerbActionProblem,
  VerbControllerProblem,
  WrittenBody,
} from './verb.js'
import type { VerbCall } from './verb-call.js'
import type { ContextBehind, EndBehind } from './verb-contract.js'

/** `ctx` in a middleware or a handler of a verb. */
type VerbContext<Frame extends AnyFrame, Path extends string, State> = RouteContext<
  State,
  PathParams<JoinPath<Frame['path'], SlashedPath<Path>>>,
  Frame['kinds']
>
type Handler<Context> = (ctx: Context, next: Koa.Next) => unknown

/** The state behind a middleware of a verb. One that is written in the call has the context that it gets, and adds nothing. */
export type StateBehind<Frame extends AnyFrame, Path extends string, State, Given> =
  MiddlewareKind<Given> extends 'plain'
    ? State
    : MiddlewareKind<Given> extends 'adds'
      ? Given extends Middleware
        ? StateAfterUse<State, Given>
        : State
      : StateBehindOther<Frame, Path, State, Given>
type StateBehindOther<Frame extends AnyFrame, Path extends string, State, Given> = Given extends Middleware
  ? Given extends (ctx: infer Context extends { params: unknown }, next: never) => unknown
    ? IsSame<Context, VerbContext<Frame, Path, State>> extends true
      ? State
      : StateAfterUse<State, Given>
    : StateAfterUse<State, Given>
  : State
type IsSame<Left, Right> = [Left, Right] extends [Right, Left] ? true : false

/**
 * The type of a middleware's parameter: the middleware, or the error message. For a function whose parameters have no types
 * yet, the type that gives them.
 */
export type CheckedMiddleware<Verb extends string, Frame extends AnyFrame, Path extends string, State, Given> =
  MiddlewareKind<Given> extends 'plain' | 'adds' ? Given : CheckedOther<Verb, Frame, Path, State, Given>
type CheckedOther<
  Verb extends string,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Given,
> = unknown extends Given
  ? Handler<VerbContext<Frame, Path, State>>
  : [Given] extends [Middleware]
    ? Checked<Given, MiddlewareProblem<VerbCall<Verb, Path>, 'route', VerbContext<Frame, Path, State>, Given>>
    : CallMessage<
        VerbCall<Verb, Path>,
        [Given] extends [ControllerClass] ? typeof CLASS_MESSAGE : typeof FUNCTION_MESSAGE
      >

/** Whether the last argument but one is a controller. A value of type `any` is one if an action follows. */
type IsController<Given, Last> = [Given] extends [ControllerClass]
  ? IsAny<Given> extends true
    ? [Last] extends [never]
      ? false
      : Last extends `${string}#${string}`
        ? false
        : Last extends string
          ? true
          : false
    : true
  : false

/** The type of the last argument but one: a controller whose action follows, or a middleware; or the error message. */
export type CheckedBeforeLast<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Given,
  Last,
> =
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? Given
    : IsClassAction<Registry, Given, Last> extends true
      ? Given
      : CheckedController<Verb, Registry, Frame, Path, State, Given, Last>
type CheckedController<Verb extends string, Registry, Frame extends AnyFrame, Path extends string, State, Given, Last> =
  IsController<Given, Last> extends true
    ? [Given] extends [ControllerClass]
      ? Checked<Given, VerbControllerProblem<Verb, Path, Registry, Given>>
      : never
    : [Last] extends [`${string}#${string}`]
      ? CheckedMiddleware<Verb, Frame, Path, State, Given>
      : [Last] extends [string]
        ? CheckedBeforeText<Verb, Frame, Path, State, Given>
        : CheckedMiddleware<Verb, Frame, Path, State, Given>

/** What comes before a text that is no target: a middleware, or something in place of a controller. */
type CheckedBeforeText<
  Verb extends string,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Given,
> = unknown extends Given
  ? CheckedMiddleware<Verb, Frame, Path, State, Given>
  : [Given] extends [Function]
    ? CheckedMiddleware<Verb, Frame, Path, State, Given>
    : CallMessage<VerbCall<Verb, Path>, typeof NO_CLASS>

/**
 * The type of the last argument: the action of a controller, a target, or a middleware; or the error message. `First` is
 * what follows the path: options may have a contract, which adds `input` to the context of this middleware and of no other.
 */
export type CheckedLast<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Given,
  Last,
  First = unknown,
> = NoInfer<
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? CheckedHandler<
        Verb,
        Registry,
        Frame,
        Path,
        VerbContext<Frame, Path, StateBehind<Frame, Path, State, Given>>,
        Last,
        First
      >
    : IsClassAction<Registry, Given, Last> extends true
      ? EndBehind<Verb, Path, First, Last>
      : IsController<Given, Last> extends true
        ? [Given] extends [ControllerClass]
          ? CheckedAction<Verb, Registry, Path, Given, Last, First>
          : never
        : CheckedHandler<
            Verb,
            Registry,
            Frame,
            Path,
            VerbContext<Frame, Path, StateBehind<Frame, Path, State, Given>>,
            Last,
            First
          >
>

/** While nothing is written, the possible actions. A function in place of an action has parameters of type `any`. */
type CheckedAction<Verb extends string, Registry, Path extends string, Given extends ControllerClass, Last, First> = [
  Last,
] extends [never]
  ? Middleware | VerbActionProblem<Verb, Path, Registry, Given, never>
  : [Last] extends [string]
    ? Checked<EndBehind<Verb, Path, First, Last>, VerbActionProblem<Verb, Path, Registry, Given, Last>>
    : CallMessage<VerbCall<Verb, Path>, typeof ACTION_TEXT>

/** While nothing is written (`Last` is `never`), the possible targets; for a function without types, the type that gives them. */
type CheckedHandler<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  Context,
  Last,
  First,
> = unknown extends Last
  ? Handler<ContextBehind<Context, First>>
  : [Last] extends [never]
    ? Handler<ContextBehind<Context, First>> | Targets<Registry>
    : [Last] extends [string | ControllerClass]
      ? IsRightTarget<Registry, Last> extends true
        ? EndBehind<Verb, Path, First, Last>
        : TargetOrClassProblem<Verb, Path, Registry, Frame, Last>
      : [Last] extends [Handler<ContextBehind<Context, First> & WrittenBody<Last>>]
        ? Last
        : HandlerProblem<VerbCall<Verb, Path>, ContextBehind<Context, First>, Last, typeof FUNCTION_MESSAGE>

/**
 * The type of the last argument of a call: a middleware, or the error message. `Wrong` is that for a value that is no function.
 * For a function whose parameters have no types yet, the type that gives them.
 */
export type CheckedHandlerAlone<Call extends string, Context, Given, Wrong extends string> = unknown extends Given
  ? Handler<Context>
  : [Given] extends [Handler<Context & WrittenBody<Given>>]
    ? Given
    : HandlerProblem<Call, Context, Given, Wrong>

/** The error message for a middleware at the end; or its right type, where no member shows what differs. */
type HandlerProblem<Call extends string, Context, Last, Wrong extends string> = [Last] extends [Middleware]
  ? [MissingMessage<Call, Context, Last>] extends [never]
    ? Handler<Context>
    : MissingMessage<Call, Context, Last>
  : CallMessage<Call, Wrong>
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
type Compared<Expected, Context> = Pick<Expected, RequiredKey<Expected> | (keyof Expected & keyof Context)>

/** The state behind the first two of many middlewares. */
export type StateBehindTwo<Frame extends AnyFrame, Path extends string, State, First, Second> = StateBehind<
  Frame,
  Path,
  StateBehind<Frame, Path, State, First>,
  Second
>

/** The type of the third argument of many. `State` is that before it, and `More` is what follows the fourth. */
export type CheckedThird<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More,
> = More extends readonly []
  ? CheckedBeforeLast<Verb, Registry, Frame, Path, State, Third, Fourth>
  : CheckedMiddleware<Verb, Frame, Path, State, Third>

/** The type of the fourth argument of many. */
export type CheckedFourth<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More,
  First = unknown,
> = More extends readonly []
  ? CheckedLast<Verb, Registry, Frame, Path, State, Third, Fourth, First>
  : More extends readonly [infer Last]
    ? CheckedBeforeLast<Verb, Registry, Frame, Path, StateBehind<Frame, Path, State, Third>, Fourth, Last>
    : CheckedMiddleware<Verb, Frame, Path, StateBehind<Frame, Path, State, Third>, Fourth>

/** The types of the arguments behind the fourth. */
export type CheckedMore<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Third,
  Fourth,
  More extends readonly unknown[],
  First = unknown,
> = More extends readonly []
  ? readonly []
  : More extends readonly [infer Last]
    ? readonly [CheckedLast<Verb, Registry, Frame, Path, StateBehind<Frame, Path, State, Third>, Fourth, Last, First>]
    : CheckedRest<Verb, Registry, Frame, Path, StateBehindTwo<Frame, Path, State, Third, Fourth>, More, First>

/**
 * Middlewares, and then the last two arguments. While a function has no types yet, nothing is known of the whole list (it is
 * `readonly unknown[]`). Each function then gets the context before the first of them, and everything else fits.
 */
type CheckedRest<
  Verb extends string,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Rest extends readonly unknown[],
  First,
  Done extends readonly unknown[] = [],
> = Rest extends readonly [infer Given, infer Last]
  ? readonly [
      ...Done,
      CheckedBeforeLast<Verb, Registry, Frame, Path, State, Given, Last>,
      CheckedLast<Verb, Registry, Frame, Path, State, Given, Last, First>,
    ]
  : Rest extends readonly [infer Given, ...infer More]
    ? CheckedRest<
        Verb,
        Registry,
        Frame,
        Path,
        StateBehind<Frame, Path, State, Given>,
        More,
        First,
        [...Done, CheckedMiddleware<Verb, Frame, Path, State, Given>]
      >
    : readonly (unknown extends Rest[number]
        ? Handler<VerbContext<Frame, Path, State>> | {}
        : CallMessage<VerbCall<Verb, Path>, WrittenMessage>)[]

/** A value does not show it, so there is no function. */
export type WrittenMessage = 'the middlewares must be written in the call, so that the compiler can read them'

/** What the scope stores of such a verb. */
export type EntryOfRest<
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Before,
  Rest,
  Entry extends string,
> = Rest extends readonly [infer Given, infer Last]
  ? EntryOfLast<Registry, Frame, Path, State, Before, Given, Last, Entry>
  : Rest extends readonly [infer Given, ...infer More]
    ? EntryOfRest<Registry, Frame, Path, State, StateBehind<Frame, Path, Before, Given>, More, Entry>
    : EntryBehind<State, Before, Entry>

/**
 * What the scope stores of a verb with more than one argument after its path. A class is looked for first: most verbs have
 * one. `State` is that of the scope, and `Before` that before the last argument but one.
 */
export type EntryOfLast<
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Before,
  Given,
  Last,
  Entry extends string,
> =
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? EntryBehind<State, StateBehind<Frame, Path, Before, Given>, `${Entry}${TargetText<Last>}`>
    : IsController<Given, Last> extends true
      ? [Given] extends [ControllerClass]
        ? EntryBehind<State, Before, ActionEntry<Registry, Given, Last & string, Entry>>
        : never
      : EntryBehind<State, StateBehind<Frame, Path, Before, Given>, `${Entry}${TargetText<Last>}`>

/**
 * An entry with the state behind its middlewares. It is of type `any` behind a middleware whose name the compiler cannot find:
 * that is an error of its own. The tuples are for such a type: see `IsAnyOrUnresolved`.
 */
export type EntryBehind<State, Behind, Entry> = [State] extends [Behind]
  ? IsAnyOrUnresolved<Behind> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: nothing is known of the state
      WithState<any, Entry>
    : Entry
  : WithState<Behind, Entry>
