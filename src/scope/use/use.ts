/** `use`: its checks, the state after it, and the marks that it leaves among the keys of its scope (see `use-marks.ts`). */

import type Koa from 'koa'
import type { AnyScope, Expects, ExpectsCollection, ExpectsId, FrameIn, StateIn } from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { RouteContext } from '../../route/context.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { NoNames } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { ParamsOf } from '../../text/path.js'
import type { MiddlewareKind, StateAfterUse } from '../middleware/added.js'
import type { MiddlewareProblem } from '../middleware/expected.js'
import { checkedMiddleware, type NoMiddlewareProblem } from '../middleware/middleware.js'

/** The error message for a middleware that expects what its scope does not provide, or `never`. */
export type UseProblem<Frame extends AnyFrame, State, Given> = UseProblemWith<
  Frame['shallow'] extends never ? Frame['params'] : SharedParams<Frame>,
  State,
  Given
>

/** The same for a scope with these parameters. */
type UseProblemWith<Params extends string, State, Given> = [Given] extends [AnyMiddleware]
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
export type MiddlewareIn<Given> = [Given] extends [AnyMiddleware]
  ? Given
  : Given extends readonly (infer Each extends AnyMiddleware)[]
    ? [Each] extends [(ctx: infer Context, next: Koa.Next) => unknown] // of several contexts, the intersection
      ? (ctx: Context) => unknown
      : AnyMiddleware
    : AnyMiddleware
const ONE_MIDDLEWARE = 'it takes one middleware at a time, a function'

/** What `use` is given, once it is checked. */
export const usedMiddleware = (given: unknown): AnyMiddleware => checkedMiddleware('use', given, ONE_MIDDLEWARE)

/** The marks for a middleware of `use` that expects parameters, or `never`. */
type ExpectsIdKeys<Self extends AnyScope, Given> =
  | (ExpectsMore<Self, FrameIn<Self>, Given> extends never ? never : ExpectsId)
  | (FrameIn<Self>['kind'] extends 'resources'
      ? ExpectsMore<Self, NonNullable<FrameIn<Self>['collection']>, Given> extends never
        ? never
        : ExpectsCollection
      : never)

/** Not `never` if it expects more than the parameters that all paths have: before another id and at the end of a path. */
type ExpectsMore<Self extends AnyScope, At extends ParamsAt, Given> = UseProblemWith<
  At['params'] & At['parentParams'],
  StateIn<Self>,
  Given
>
type ParamsAt = Pick<AnyFrame, 'params' | 'parentParams'>

/**
 * The mark for a middleware of `use`, or `never`. Most middlewares expect nothing of the route. In a tuple for one whose name the
 * compiler cannot find: otherwise the keys of the scope would be unresolved, too, and its other declarations errors.
 */
export type ExpectsKeys<Self extends AnyScope, Given> = [MiddlewareKind<Given>] extends ['adds' | 'plain']
  ? never
  : UseProblemWith<never, StateIn<Self>, Given> extends never
    ? never
    :
        | (UseProblemWith<SharedParams<FrameIn<Self>>, StateIn<Self>, Given> extends never ? never : Expects)
        | ExpectsIdKeys<Self, Given>

/** The parameters that `use` may expect where members of shallow resources follow. */
type SharedParams<Frame extends AnyFrame> = Frame['params'] & (Frame['around']['params'] | 'id')

/**
 * The type of a second argument, which `use` does not have: the error message. A function that is written in the call has no type
 * at first (`Second` is `never`), and gets that of a middleware. A text has none, because an editor would offer the message in its
 * place.
 */
export type SecondArgument<Given, Second> = [Second] extends [never]
  ? Nothing
  : unknown extends Second
    ? never
    : Second extends string
      ? never
      : Given extends string
        ? CallMessage<CallOf<'use', Given>, typeof NO_PATH>
        : CallMessage<'use', typeof ONE_MIDDLEWARE>

/** A parameter hint prints the name. */
type Nothing = AnyMiddleware | NoNames

/** What is wrong with several arguments: the twin of the type, without the call. */
export const secondUseProblem = (first: unknown): string => (typeof first === 'string' ? NO_PATH : ONE_MIDDLEWARE)

const NO_PATH = 'it takes no path: write scope(path, r => r.use(middleware).get(…))'

/** The state after a refused call: with what its middlewares add, so that their state is no error in what follows. */
export type StateAfterBoth<State, Given, Second> = [Second] extends [never]
  ? StateAfterUse<State, MiddlewareIn<Given>>
  : StateAfterUse<StateAfterUse<State, MiddlewareIn<Given>>, MiddlewareIn<Second>>
