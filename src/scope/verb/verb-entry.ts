/** What the scope stores of a verb with more than one argument after its path. */

import type { ControllerClass } from '../../controller/controller.js'
import type { AnyFrame } from '../../route/frame.js'
import type { WithState } from '../../route/stored.js'
import type { IsAnyOrUnresolved } from '../../text/inference.js'
import type { MiddlewareKind } from '../middleware/middleware-kind.js'
import type { ActionEntry, IsController } from './verb-action.js'
import type { StateBehind } from './verb-middleware.js'
import type { TargetText } from './verb-target.js'

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
    ? EntryBehind<State, StateBehind<Frame, Path, Before, Given>, `${Entry}${TargetText<NoInfer<Last>>}`>
    : IsController<Given, Last> extends true
      ? [Given] extends [ControllerClass]
        ? EntryBehind<State, Before, ActionEntry<Registry, Given, NoInfer<Last & string>, Entry>>
        : never
      : EntryBehind<State, StateBehind<Frame, Path, Before, Given>, `${Entry}${TargetText<NoInfer<Last>>}`>

/**
 * An entry with the state after its middlewares. It is of type `any` after a middleware whose name the compiler cannot find:
 * that is an error of its own. The tuples are for such a type: see `IsAnyOrUnresolved`.
 */
export type EntryBehind<State, Behind, Entry> = [State] extends [Behind]
  ? IsAnyOrUnresolved<Behind> extends true
    ? // biome-ignore lint/suspicious/noExplicitAny: nothing is known of the state
      WithState<any, Entry>
    : Entry
  : WithState<Behind, Entry>
