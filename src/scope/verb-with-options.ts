/** Verbs whose first argument after the path may be options: the type of that argument, and what the scope stores. */

import type { AnyFrame } from '../route/frame.js'
import type { KindedScope } from '../route/stored.js'
import type { CheckedScopeOptions, KindsOfOptions } from './scope-options.js'
import type { VerbName } from './verb.js'
import type { VerbCall } from './verb-call.js'
import type { CheckedBeforeLast, EntryOfRest } from './verb-middleware.js'
import type { FrameBehind, IsOptions } from './verb-options.js'

/** The type of the first argument after the path, if two follow it: options; or a controller or a middleware. */
export type CheckedFirst<
  Verb extends VerbName,
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  First,
  Last,
> =
  IsOptions<First> extends true
    ? CheckedScopeOptions<Path, First, VerbCall<Verb, Path>>
    : CheckedBeforeLast<Verb, Registry, Frame, Path, State, First, Last>

/**
 * What the scope stores of a verb with options: a scope with its path, and the verb as the `/` of it. `Rest` is the arguments
 * after the options; where one alone follows them, the options come first in the list, since they add nothing.
 */
export type EntryWithOptions<
  Registry,
  Frame extends AnyFrame,
  Path extends string,
  State,
  Before,
  Options,
  Rest,
  Method extends string,
> = KindedEntry<
  Path,
  KindsOfOptions<Options>,
  EntryOfRest<Registry, FrameBehind<Frame, Options>, Path, State, Before, Rest, `${Method} /`>
>

/** Gets resolved arguments (see `text/inference.ts`). */
type KindedEntry<Path, Kinds, Entry> = Path extends unknown ? KindedScope<Path, Kinds, Entry> : never
