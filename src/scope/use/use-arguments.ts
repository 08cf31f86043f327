/** What is wrong with a second argument of `use`: other routers take a path before a middleware, or several middlewares. */

import type { Middleware } from '../../route/route.js'
import type { NoNames } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import { type MiddlewareIn, ONE_MIDDLEWARE, type StateAfterUse } from './use.js'

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
type Nothing = Middleware | NoNames

/** What is wrong with several arguments: the twin of the type, without the call. */
export const secondUseProblem = (first: unknown): string => (typeof first === 'string' ? NO_PATH : ONE_MIDDLEWARE)

const NO_PATH = 'it takes no path: write scope(path, r => r.use(middleware).get(…))'

/** The state after a refused call: with what its middlewares add, so that their state is no error in what follows. */
export type StateAfterBoth<State, Given, Second> = [Second] extends [never]
  ? StateAfterUse<State, MiddlewareIn<Given>>
  : StateAfterUse<StateAfterUse<State, MiddlewareIn<Given>>, MiddlewareIn<Second>>
