/**
 * What the scope stores of a verb whose arguments are right, found in a few steps: any number of middlewares that expect nothing
 * of the route, and then a target, or a controller and its action. The result is `undefined` for every other verb, right or
 * wrong: only such a verb pays for the checks of each argument in `verb-middleware.ts`.
 */

import type { ControllerClass } from '../controller/controller.js'
import type { Middleware } from '../route/route.js'
import type { MiddlewareKind } from './middleware-kind.js'
import type { IsRightTarget } from './target.js'
import type { StateAfterUse } from './use.js'
import type { ActionTarget } from './verb.js'
import type { EntryBehind } from './verb-middleware.js'

/** The entry of a verb with two arguments after its path, or behind those before them. `Before` is the state behind these. */
export type UsualEntry<Registry, State, Before, Given, Last, Entry extends string> = [Given] extends [ControllerClass]
  ? ActionTarget<Registry, Given, Last> extends infer Target extends string
    ? EntryBehind<State, Before, `${Entry} ${Target}`>
    : undefined
  : MiddlewareKind<Given> extends 'other'
    ? undefined
    : IsRightTarget<Registry, Last> extends true
      ? EntryBehind<State, UsualState<Before, Given>, `${Entry} ${Last & string}`>
      : undefined

/** The same for a verb with three arguments after its path. */
export type UsualEntryBehind<Registry, State, First, Given, Last, Entry extends string> =
  MiddlewareKind<First> extends 'other'
    ? undefined
    : UsualEntry<Registry, State, UsualState<State, First>, Given, Last, Entry>

/** The same for four or five arguments after its path: `More` is what follows the fourth. There are few verbs with more. */
export type UsualEntryOfMore<
  Registry,
  State,
  First,
  Second,
  Third,
  Fourth,
  More,
  Entry extends string,
> = 'other' extends MiddlewareKind<First> | MiddlewareKind<Second>
  ? undefined
  : More extends readonly []
    ? UsualEntry<Registry, State, UsualState<UsualState<State, First>, Second>, Third, Fourth, Entry>
    : 'other' extends MiddlewareKind<Third>
      ? undefined
      : More extends readonly [infer Last]
        ? UsualEntry<
            Registry,
            State,
            UsualState<UsualState<UsualState<State, First>, Second>, Third>,
            Fourth,
            Last,
            Entry
          >
        : undefined

/** The state behind a middleware that expects nothing of the route. */
type UsualState<State, Given> =
  MiddlewareKind<Given> extends 'plain' ? State : Given extends Middleware ? StateAfterUse<State, Given> : State
