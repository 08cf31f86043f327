/** The middlewares between the path of a verb and its end. Each sees the state of those before it. */

import type { ControllerClass } from '../../controller/controller.js'
import type { AnyFrame } from '../../route/frame.js'
import type { Middleware } from '../../route/route.js'
import type { Checked } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type { NamedRouteMessage } from '../foreign/first-words.js'
import type { MiddlewareKind } from '../middleware/middleware-kind.js'
import type { CLASS_LAST, MisplacedMessage } from '../middleware/misplaced-argument.js'
import type { NoMiddlewareProblem } from '../middleware/more-parameters.js'
import type { IsSame } from '../resources/resource-state.js'
import type { MiddlewareProblem, StateAfterInline, StateAfterUse } from '../use/use.js'
import type { VerbCall } from './verb-call.js'
import type { Handler, VerbContext } from './verb-context.js'
import type { UntypedVerbOptions } from './verb-contract.js'

/**
 * The type of the parameter for a middleware: the middleware itself, or the error message. For a function whose parameters have
 * no types yet, it is the type that gives them.
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
  ? Handler<VerbContext<Frame, Path, State>> | UntypedVerbOptions
  : [Given] extends [Middleware]
    ? Checked<Given, MiddlewareProblem<VerbCall<Verb, Path>, 'route', VerbContext<Frame, Path, State>, Given>>
    : [Given] extends [`/${string}`]
      ? NamedRouteMessage<Verb, Path, Given>
      : CallMessage<
          VerbCall<Verb, Path>,
          [Given] extends [Function]
            ? [Given] extends [ControllerClass]
              ? typeof CLASS_LAST
              : NoMiddlewareProblem<Given>
            : MisplacedMessage<Given>
        >

/** The state after a middleware. One that is written in the call gets its context from there, and adds nothing. */
export type StateBehind<Frame extends AnyFrame, Path extends string, State, Given> =
  MiddlewareKind<Given> extends 'plain'
    ? State
    : MiddlewareKind<Given> extends 'adds'
      ? Given extends Middleware
        ? StateAfterUse<State, Given>
        : State
      : StateBehindOther<Frame, Path, State, Given>
/** As `StateBehindOne` does, which is dearer here: it would work out the context of the verb also where options are given. */
type StateBehindOther<Frame extends AnyFrame, Path extends string, State, Given> = Given extends Middleware
  ? Given extends (ctx: infer Context extends { params: unknown }, next: never) => unknown
    ? IsSame<Context, VerbContext<Frame, Path, State>> extends true
      ? StateAfterInline<State, Given>
      : StateAfterUse<State, Given>
    : StateAfterUse<State, Given>
  : State

/** The state after two middlewares. */
export type StateBehindTwo<Frame extends AnyFrame, Path extends string, State, First, Second> = StateBehind<
  Frame,
  Path,
  StateBehind<Frame, Path, State, First>,
  Second
>
