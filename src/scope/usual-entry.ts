/**
 * What the scope stores of a verb whose arguments are right, found in a few steps: any number of middlewares that expect nothing
 * of the route, and then a target, or a controller and its action. The result is `undefined` for every other verb, right or
 * wrong: only such a verb pays for a check of each argument: see `verb-middleware.ts`, `verb-end.ts` and `verb-rest.ts`.
 */

import type { Middleware } from '../route/route.js'
import type { MiddlewareKind } from './middleware-kind.js'
import type { IsRightTarget } from './target.js'
import type { StateAfterUse } from './use.js'
import type { ClassEntry } from './verb-action.js'
import type { EntryBehind } from './verb-entry.js'

/** The entry of a verb with two arguments after its path. */
export type UsualEntry<Registry, State, Given, Last, Entry extends string> =
  MiddlewareKind<Given> extends 'class'
    ? ClassEntry<Registry, Given, Last, Entry>
    : MiddlewareKind<Given> extends 'plain' | 'adds'
      ? IsRightTarget<Registry, Last> extends true
        ? EntryBehind<State, UsualState<State, Given>, `${Entry} ${Last & string}`>
        : undefined
      : undefined

/** The entry of a verb with three arguments after its path. */
export type UsualEntryBehind<Registry, State, First, Given, Last, Entry extends string> =
  MiddlewareKind<First> extends 'plain' | 'adds'
    ? EntryAfter<Registry, State, UsualState<State, First>, Given, Last, Entry>
    : undefined

/** The entry of a verb with four or five: `More` is what follows the fourth. The few verbs with more take the long way. */
export type UsualEntryOfMore<Registry, State, First, Second, Third, Fourth, More, Entry extends string> =
  | MiddlewareKind<First>
  | MiddlewareKind<Second> extends 'plain' | 'adds'
  ? More extends readonly []
    ? EntryAfter<Registry, State, UsualState<UsualState<State, First>, Second>, Third, Fourth, Entry>
    : MiddlewareKind<Third> extends 'plain' | 'adds'
      ? More extends readonly [infer Last]
        ? EntryAfter<
            Registry,
            State,
            UsualState<UsualState<UsualState<State, First>, Second>, Third>,
            Fourth,
            Last,
            Entry
          >
        : undefined
      : undefined
  : undefined

/** The entry after other middlewares. `Before` is the state after these. */
type EntryAfter<Registry, State, Before, Given, Last, Entry extends string> =
  MiddlewareKind<Given> extends 'class'
    ? EntryIfRight<State, Before, ClassEntry<Registry, Given, Last, Entry>>
    : MiddlewareKind<Given> extends 'plain' | 'adds'
      ? IsRightTarget<Registry, Last> extends true
        ? EntryBehind<State, UsualState<Before, Given>, `${Entry} ${Last & string}`>
        : undefined
      : undefined

type EntryIfRight<State, Before, Entry> = Entry extends string ? EntryBehind<State, Before, Entry> : undefined

/** The state after a middleware that expects nothing of the route. */
type UsualState<State, Given> =
  MiddlewareKind<Given> extends 'plain' ? State : Given extends Middleware ? StateAfterUse<State, Given> : State
