/** The middlewares between the path of a verb and its end, each of which sees the state of those before it, and other values there. */

import { MEMBER_NAMES, type MemberNames } from '../../contract/members.js'
import { isSchema } from '../../contract/schema.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { Checked } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import { optionNamesProblem } from '../../text/options.js'
import type { IsSame, MiddlewareKind, StateAfterInline, StateAfterUse } from '../middleware/added.js'
import type { MiddlewareProblem } from '../middleware/expected.js'
import type { Handler, VerbContext } from '../middleware/handler.js'
import { FUNCTION_MESSAGE, type NoMiddlewareProblem } from '../middleware/middleware.js'
import { type IsForeign, isForeign, noOptionMessage } from '../options/foreign-words.js'
import type { RefusedNames } from '../options/refused-options.js'
import type { VerbCall } from './verb-call.js'
import type { FrameBehind, IsOptions, UntypedVerbOptions } from './verb-contract.js'

/**
 * Where the arguments of a verb stand. `First` is what follows the path: options give the frame kinds of parameters, and may give the
 * last middleware an input.
 */
export interface VerbPlace<Verb extends string, Self extends AnyScope, Path extends string, First> {
  readonly verb: Verb
  readonly path: Path
  readonly call: VerbCall<Verb, Path>
  readonly registry: RegistryIn<Self>
  readonly frame: FrameBehind<FrameIn<Self>, First>
  readonly first: First
}
export interface AnyPlace {
  readonly verb: string
  readonly path: string
  readonly call: string
  readonly registry: unknown
  readonly frame: AnyFrame
  readonly first: unknown
}

/** `ctx` of a middleware there. */
export type ContextAt<At extends AnyPlace, State> = VerbContext<At['frame'], At['path'], State>

/**
 * The type of the parameter for a middleware: the middleware itself, or the error message. For a function whose parameters have
 * no types yet, it is the type that gives them.
 */
export type CheckedMiddleware<At extends AnyPlace, State, Given> =
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? Given
    : unknown extends Given
      ? Handler<ContextAt<At, State>> | UntypedVerbOptions
      : [Given] extends [AnyMiddleware]
        ? Checked<Given, MiddlewareProblem<At['call'], 'route', ContextAt<At, State>, Given>>
        : CallMessage<
            At['call'],
            [Given] extends [Function]
              ? [Given] extends [ControllerClass]
                ? typeof CLASS_LAST
                : NoMiddlewareProblem<Given>
              : MisplacedMessage<Given>
          >

/** The state after a middleware. One that is written in the call gets its context from there, and adds nothing. */
export type StateBehind<At extends AnyPlace, State, Given> =
  MiddlewareKind<Given> extends 'plain'
    ? State
    : Given extends AnyMiddleware
      ? MiddlewareKind<Given> extends 'adds'
        ? StateAfterUse<State, Given>
        : Given extends (ctx: infer Context extends { params: unknown }, next: never) => unknown
          ? IsSame<Context, ContextAt<At, State>> extends true
            ? StateAfterInline<State, Given>
            : StateAfterUse<State, Given>
          : StateAfterUse<State, Given>
      : State

/** The type of the only value after the path if it is no function: an error message, in the place of each option of another router. */
export type RefusedValue<Verb extends string, Path extends string, Given> =
  IsForeign<Given> extends true
    ? RefusedNames<'verb', Path, VerbCall<Verb, Path>, '', MemberNames, Given>
    : CallMessage<
        VerbCall<Verb, Path>,
        [Given] extends [readonly unknown[]] ? typeof NO_LIST : NoMiddlewareProblem<Given>
      >

/** What is wrong with the only value after the path, or `undefined`: the twin of the type. */
export const valueProblem = (path: string, given: unknown): string | undefined => {
  if (isForeign(given)) return optionNamesProblem(given, MEMBER_NAMES, noOptionMessage('verb', path))
  return Array.isArray(given) ? NO_LIST : undefined
}

/** The error message for a value among the middlewares of a verb that is no function. */
type MisplacedMessage<Given> = [Given] extends [`${string}#${string}`]
  ? typeof TARGET_LAST // 1
  : [Given] extends [`/${string}`]
    ? typeof NO_ROUTE_NAME // 2
    : [Given] extends [readonly unknown[]]
      ? typeof NO_LIST // 3
      : [Given] extends [{ readonly '~standard': unknown }]
        ? typeof NO_SCHEMA // 4
        : IsOptions<Given> extends true
          ? keyof Given extends never
            ? typeof FUNCTION_MESSAGE
            : typeof OPTIONS_FIRST // 5
          : typeof FUNCTION_MESSAGE

/** The error message for a value among the middlewares of a verb that is no function: the twin of the type. */
export const misplacedMessage = (given: unknown): string => {
  if (typeof given === 'string' && given.includes('#')) return TARGET_LAST // 1
  if (typeof given === 'string' && given.startsWith('/')) return NO_ROUTE_NAME // 2
  if (Array.isArray(given)) return NO_LIST // 3
  if (isSchema(given)) return NO_SCHEMA // 4
  return typeof given === 'object' && given !== null && Object.keys(given).length > 0 ? OPTIONS_FIRST : FUNCTION_MESSAGE // 5
}

/** For a class among the middlewares of a verb. */
export const CLASS_LAST = 'a class is not a middleware: a controller and its action are the last arguments'

const TARGET_LAST = 'the target is the last argument'
const NO_ROUTE_NAME = 'routes have no names: write the path as the first argument'
const NO_LIST = 'write the members of the array as arguments'
const NO_SCHEMA = 'a schema belongs in an object directly after the path, as in { body: schema }'
const OPTIONS_FIRST = 'the options come directly after the path, before the middlewares'
