/**
 * The types of the parameters after the path, for the signatures of the verbs and of `match`, and what the scope stores of the
 * arguments. `Verb` is the verb, or the call of `match` up to its path. The signatures write out the short check, which almost all calls
 * pass, and read a member of these interfaces where a call does not: only then does the compiler work it out. As the arguments of an
 * alias, each argument would cost each parameter two steps, since the verb itself is an argument of the signature's interface.
 */

import type { RouteContract, VerbEntry } from '../../route/stored.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { IfWritten } from '../editor/hint.js'
import type { EntryBehind, MiddlewareKind } from '../middleware/added.js'
import type { CheckedHandlerAlone, MiddlewareContext, VerbContext } from '../middleware/handler.js'
import type { FUNCTION_MESSAGE, NoFunction } from '../middleware/middleware.js'
import type { AnyScope, FrameIn, RegistryIn, ShownStateIn, StateIn } from '../shared/record.js'
import type { NoMiddlewareMessage } from './foreign-words.js'
import type { FrameBehind } from './verb.js'
import type { TargetText } from './verb-action.js'
import type { VerbCall } from './verb-call.js'
import type { HasOnlySchemas, IsOptions } from './verb-contract.js'
import type { CheckedBeforeLast, CheckedHandler, CheckedLast, UnwrittenHandler } from './verb-end.js'
import type { EntryOfLast, UsualState } from './verb-entry.js'
import type { CheckedMiddleware, StateBehind } from './verb-middleware.js'
import type { CheckedFirst, CheckedVerbOptions, EntryWithOptions, RightVerbOptions } from './verb-with-options.js'

/** The only argument: a function that expects more of `ctx` than the short check knows. */
export type CheckedFunction<
  Verb extends string,
  Self extends AnyScope,
  Path extends string,
  Given,
> = CheckedHandlerAlone<
  VerbCall<Verb, Path>,
  MiddlewareContext<JoinWrittenPath<FrameIn<Self>['path'], Path>, ShownStateIn<Self>> & FrameIn<Self>['kinds'],
  Given,
  typeof FUNCTION_MESSAGE
>

/** Any value, but not `unknown`. With `Function` in place of `object` it would cost the calls without types a step. */
export type NotUsual = NoFunction | object

/** The only argument: any other value. The last signature of an overloaded function does not fit, but another one may. */
export type NoHandler<Verb extends string, Self extends AnyScope, Path extends string, Given> = Given extends NoFunction
  ? NoMiddlewareMessage<Verb, Path, RegistryIn<Self>, FrameIn<Self>, Given>
  : CheckedFunction<Verb, Self, Path, Given>

/** Two arguments after the path. The signatures read a member only where the short check does not know the entry. */
export interface TypesOfTwo<
  Verb extends string,
  Method extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Last,
  /** Of the last argument or, of many, of the fourth: see `IfWritten`. By default it is written. */
  Mark extends string = never,
> {
  /** Options, a controller or a middleware. */
  readonly first: IfWritten<Mark, CheckedFirst<Verb, RegistryIn<Self>, FrameIn<Self>, Path, StateIn<Self>, First, Last>>
  /**
   * The action of a controller, a target or a middleware. Usual are a function without types after a middleware, and a function
   * after a contract.
   */
  readonly last: [MiddlewareKind<First>, Last] extends ['plain' | 'adds', never]
    ? UnwrittenHandler<RegistryIn<Self>, VerbContext<FrameIn<Self>, Path, UsualState<StateIn<Self>, First>>>
    : HasOnlySchemas<First> extends true
      ? CheckedHandler<Verb, RegistryIn<Self>, FrameIn<Self>, Path, StateIn<Self>, Last, First>
      : CheckedLast<Verb, RegistryIn<Self>, FrameBehind<FrameIn<Self>, First>, Path, StateIn<Self>, First, Last, First>
  /** What the scope stores. */
  readonly entry: HasOnlySchemas<First> extends true
    ? `${VerbEntry<Method, Path>}${TargetText<NoInfer<Last>>}` | RouteContract<VerbEntry<Method, Path>, First>
    : IsOptions<First> extends true
      ? EntryWithOptions<
          RegistryIn<Self>,
          FrameIn<Self>,
          Path,
          StateIn<Self>,
          StateIn<Self>,
          First,
          readonly [First, Last],
          Method
        >
      : EntryOfLast<
          RegistryIn<Self>,
          FrameIn<Self>,
          Path,
          StateIn<Self>,
          StateIn<Self>,
          First,
          Last,
          VerbEntry<Method, Path>
        >
}

/** Three arguments after the path. */
export interface TypesOfThree<
  Verb extends string,
  Method extends string,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Last,
  /** Of the last argument or, of many, of the fourth: see `IfWritten`. By default it is written. */
  Mark extends string = never,
> {
  readonly first: IfWritten<Mark, FirstOfSeveral<Verb, Self, Path, First>>
  /** A controller or a middleware. */
  readonly second: MiddlewareKind<Second> extends 'plain' | 'adds'
    ? Second
    : CheckedBeforeLast<
        Verb,
        RegistryIn<Self>,
        FrameBehind<FrameIn<Self>, First>,
        Path,
        StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
        Second,
        Last
      >
  /** As the second of two. */
  readonly last: [MiddlewareKind<First> | MiddlewareKind<Second>, Last] extends ['plain' | 'adds', never]
    ? UnwrittenHandler<
        RegistryIn<Self>,
        VerbContext<FrameIn<Self>, Path, UsualState<UsualState<StateIn<Self>, First>, Second>>
      >
    : [MiddlewareKind<Second>, HasOnlySchemas<First>] extends ['plain' | 'adds', true]
      ? CheckedHandler<Verb, RegistryIn<Self>, FrameIn<Self>, Path, UsualState<StateIn<Self>, Second>, Last, First>
      : CheckedLast<
          Verb,
          RegistryIn<Self>,
          FrameBehind<FrameIn<Self>, First>,
          Path,
          StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
          Second,
          Last,
          First
        >
  readonly entry: [MiddlewareKind<Second>, HasOnlySchemas<First>] extends ['plain' | 'adds', true]
    ? EntryBehind<
        StateIn<Self>,
        UsualState<StateIn<Self>, Second>,
        `${VerbEntry<Method, Path>}${TargetText<NoInfer<Last>>}` | RouteContract<VerbEntry<Method, Path>, First>
      >
    : IsOptions<First> extends true
      ? EntryWithOptions<
          RegistryIn<Self>,
          FrameIn<Self>,
          Path,
          StateIn<Self>,
          StateIn<Self>,
          First,
          readonly [Second, Last],
          Method
        >
      : EntryOfLast<
          RegistryIn<Self>,
          FrameIn<Self>,
          Path,
          StateIn<Self>,
          StateBehind<FrameIn<Self>, Path, StateIn<Self>, First>,
          Second,
          Last,
          VerbEntry<Method, Path>
        >
}

/** The first of three arguments or more: options or a middleware. */
export type FirstOfSeveral<Verb extends string, Self extends AnyScope, Path extends string, First> =
  MiddlewareKind<First> extends 'plain' | 'adds'
    ? First
    : HasOnlySchemas<First> extends true
      ? RightVerbOptions<Path, First>
      : IsOptions<First> extends true
        ? CheckedVerbOptions<VerbCall<Verb, Path>, Path, First, FrameIn<Self>>
        : CheckedMiddleware<Verb, FrameIn<Self>, Path, StateIn<Self>, First>

/** What the signatures may read. With another type than `unknown` here, the compiler would work out the member to compare it. */
export interface AnyTypesOfTwo {
  readonly first: unknown
  readonly last: unknown
  readonly entry: unknown
}
export interface AnyTypesOfThree extends AnyTypesOfTwo {
  readonly second: unknown
}
