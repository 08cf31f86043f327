/** What the scope stores of a verb with more than one argument after its path, and the short check of these arguments. */

import type Koa from 'koa'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { AnyMiddleware, NoThis } from '../../route/route.js'
import type { IsRightTarget } from '../controller/target.js'
import type { EntryBehind, MiddlewareKind, StateAfterUse } from '../middleware/added.js'
import type { VerbContext } from '../middleware/handler.js'
import type { ActionEntry, ClassEntry, IsController, LiteralEntry, TargetText } from './verb-action.js'
import type { AnyPlace, StateBehind } from './verb-middleware.js'

/**
 * What the scope stores of such a verb: `Rest` are the arguments, `Before` is the state before the first of them, and `State` that of the
 * scope.
 */
export type EntryOfRest<At extends AnyPlace, State, Before, Rest, Entry extends string> = Rest extends readonly [
  infer Given,
  infer Last,
]
  ? EntryOfLast<At, State, Before, Given, Last, Entry>
  : Rest extends readonly [infer Given, ...infer More]
    ? EntryOfRest<At, State, StateBehind<At, Before, Given>, More, Entry>
    : EntryBehind<State, Before, Entry>

/** The same for the last two arguments. A class is looked for first: most verbs have one. */
export type EntryOfLast<At extends AnyPlace, State, Before, Given, Last, Entry extends string> =
  MiddlewareKind<Given> extends 'plain' | 'adds'
    ? EntryBehind<State, StateBehind<At, Before, Given>, `${Entry}${TargetText<NoInfer<Last>>}`>
    : IsController<Given, Last> extends true
      ? [Given] extends [ControllerClass]
        ? EntryBehind<State, Before, ActionEntry<At['registry'], Given, NoInfer<Last & string>, Entry>>
        : never
      : EntryBehind<State, StateBehind<At, Before, Given>, `${Entry}${TargetText<NoInfer<Last>>}`>

/**
 * The short check: the entry of a verb with two arguments after its path, where they are right and found to be so in a few steps: any
 * number of middlewares that expect nothing of the route, and then a target, a controller and its action, or a function that takes the
 * context. The result is `undefined` for every other verb, right or wrong: only such a verb pays for a check of each argument. In a
 * realistic application this saves a tenth of the instantiations.
 */
export type UsualEntry<Self extends AnyScope, Path extends string, Given, Last, Entry extends string> =
  MiddlewareKind<Given> extends 'class'
    ? ClassEntry<RegistryIn<Self>, Given, Last, Entry>
    : MiddlewareKind<Given> extends 'plain' | 'adds'
      ? EntryOfEnd<Self, Path, UsualState<StateIn<Self>, Given>, Last, Entry>
      : undefined

/** The entry of a verb with three arguments after its path. */
export type UsualEntryBehind<Self extends AnyScope, Path extends string, First, Given, Last, Entry extends string> =
  MiddlewareKind<First> extends 'plain' | 'adds'
    ? EntryAfter<Self, Path, UsualState<StateIn<Self>, First>, Given, Last, Entry>
    : undefined

/** The entry of a verb with four or more: `Before` is the state before the first of them, and `More` follows the fourth. */
export type UsualEntryOfMore<
  Self extends AnyScope,
  Path extends string,
  Before,
  First,
  Second,
  Third,
  Fourth,
  More,
  Entry extends string,
> = MiddlewareKind<First> | MiddlewareKind<Second> extends 'plain' | 'adds'
  ? More extends readonly []
    ? EntryAfter<Self, Path, UsualState<UsualState<Before, First>, Second>, Third, Fourth, Entry>
    : [Fourth] extends [never] // a function without types, which is not looked at yet
      ? undefined
      : More extends readonly [infer Fifth, ...infer Rest]
        ? UsualEntryOfMore<Self, Path, UsualState<Before, First>, Second, Third, Fourth, Fifth, Rest, Entry>
        : undefined
  : undefined

/** The entry after other middlewares. `Before` is the state after these. */
type EntryAfter<Self extends AnyScope, Path extends string, Before, Given, Last, Entry extends string> =
  MiddlewareKind<Given> extends 'class'
    ? EntryIfRight<StateIn<Self>, Before, ClassEntry<RegistryIn<Self>, Given, Last, Entry>>
    : MiddlewareKind<Given> extends 'plain' | 'adds'
      ? EntryOfEnd<Self, Path, UsualState<Before, Given>, Last, Entry>
      : undefined

/**
 * The entry of what follows the middlewares: a target, or a function that takes the context. One without parameters is asked what it
 * returns (see `AnsweringFunction`), and while nothing is written, `Last` is `never`, which is such a function too.
 */
type EntryOfEnd<Self extends AnyScope, Path extends string, Behind, Last, Entry extends string> = Last &
  Function extends (this: NoThis, ctx: infer Expected, next: Koa.Next) => unknown
  ? unknown extends Expected
    ? undefined
    : VerbContext<FrameIn<Self>, Path, Behind> extends Expected
      ? EntryBehind<StateIn<Self>, Behind, Entry>
      : undefined
  : IsRightTarget<RegistryIn<Self>, Last> extends true
    ? EntryBehind<StateIn<Self>, Behind, LiteralEntry<`${Entry} ${Last & string}`>>
    : undefined

type EntryIfRight<State, Before, Entry> = Entry extends string ? EntryBehind<State, Before, Entry> : undefined

/** The state after a middleware that expects nothing of the route. */
export type UsualState<State, Given> =
  MiddlewareKind<Given> extends 'plain' ? State : Given extends AnyMiddleware ? StateAfterUse<State, Given> : State
