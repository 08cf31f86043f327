/**
 * The types of the parameters after the path, for the signatures of the verbs, and what the scope stores of the arguments. The signatures
 * write out the short check, which almost all calls pass, and read a member of these interfaces where a call does not: only then does the
 * compiler work it out. As the arguments of an alias, each argument would cost each parameter two steps, since the verb itself is an
 * argument of the signature's interface.
 */

import type { AnyScope, FrameIn, RegistryIn, ShownStateIn, StateIn } from '../../entries/record.js'
import type { RouteContract, VerbEntry } from '../../entries/stored.js'
import type { CallMessage } from '../../text/messages.js'
import type { JoinWrittenPath } from '../../text/path.js'
import type { IfWritten } from '../editor/hint.js'
import type { EntryBehind, MiddlewareKind } from '../middleware/added.js'
import type { CheckedHandlerAlone, Handler, MiddlewareContext, VerbContext } from '../middleware/handler.js'
import type { FUNCTION_MESSAGE, NoFunction, WrittenMessage } from '../middleware/middleware.js'
import type { TargetText } from './verb-action.js'
import type { VerbCall, VerbMethod, VerbName } from './verb-call.js'
import type { HasOnlySchemas, IsOptions } from './verb-contract.js'
import type { BlankHandler, CheckedBeforeLast, CheckedHandler, CheckedLast } from './verb-end.js'
import type { EntryOfLast, EntryOfRest, UsualState } from './verb-entry.js'
import type { AnyPlace, CheckedMiddleware, ContextAt, RefusedValue, StateBehind, VerbPlace } from './verb-middleware.js'
import type {
  CheckedFirst,
  CheckedFirstOfSeveral,
  EntryWithOptions,
  EntryWords,
  RightVerbOptions,
} from './verb-with-options.js'

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

/** The only argument: any other value. The last signature of an overloaded function does not fit, but another one may. */
export type NoHandler<Verb extends string, Self extends AnyScope, Path extends string, Given> = Given extends NoFunction
  ? RefusedValue<Verb, Path, Given>
  : CheckedFunction<Verb, Self, Path, Given>

/**
 * The types of two or more arguments after the path: options or a middleware, more middlewares, and the end of the verb. The signatures
 * for two and for three read the members with these words in their names, and that for more the others; each only where its short check
 * does not know the entry.
 */
export interface TypesOf<
  Verb extends VerbName,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third = never,
  Fourth = never,
  /** What follows the fourth. */
  More extends readonly unknown[] = [],
  /** Of the last argument or, of many, of the fourth: see `IfWritten`. By default it is written. */
  Mark extends string = never,
> {
  /** Where the arguments stand. */
  readonly at: VerbPlace<Verb, Self, Path, First>
  readonly stateBehindFirst: StateBehind<this['at'], StateIn<Self>, First>
  readonly stateBehindSecond: StateBehind<this['at'], this['stateBehindFirst'], Second>
  readonly stateBehindThird: StateBehind<this['at'], this['stateBehindSecond'], Third>
  readonly firstOfTwo: IfWritten<
    Mark,
    MiddlewareKind<First> extends 'plain' | 'adds'
      ? First
      : HasOnlySchemas<First> extends true
        ? RightVerbOptions<Path, First>
        : CheckedFirst<this['at'], StateIn<Self>, First, Second>
  >
  readonly secondOfTwo: HasOnlySchemas<First> extends true
    ? CheckedHandler<this['at'], StateIn<Self>, Second>
    : [MiddlewareKind<First>, Second] extends ['plain' | 'adds', never]
      ? UsualLast<Self, Path, UsualState<StateIn<Self>, First>>
      : CheckedLast<this['at'], StateIn<Self>, First, Second>
  readonly first: IfWritten<
    Mark,
    MiddlewareKind<First> extends 'plain' | 'adds'
      ? First
      : HasOnlySchemas<First> extends true
        ? RightVerbOptions<Path, First>
        : CheckedFirstOfSeveral<this['at'], StateIn<Self>, First>
  >
  readonly secondOfThree: MiddlewareKind<Second> extends 'plain' | 'adds'
    ? Second
    : CheckedBeforeLast<this['at'], this['stateBehindFirst'], Second, Third>
  readonly thirdOfThree: [MiddlewareKind<Second>, HasOnlySchemas<First>] extends ['plain' | 'adds', true]
    ? CheckedHandler<this['at'], UsualState<StateIn<Self>, Second>, Third>
    : [MiddlewareKind<First> | MiddlewareKind<Second>, Third] extends ['plain' | 'adds', never]
      ? UsualLast<Self, Path, UsualState<UsualState<StateIn<Self>, First>, Second>>
      : CheckedLast<this['at'], this['stateBehindFirst'], Second, Third>
  readonly second: CheckedMiddleware<this['at'], this['stateBehindFirst'], Second>
  readonly third: More extends readonly []
    ? CheckedBeforeLast<this['at'], this['stateBehindSecond'], Third, Fourth>
    : CheckedMiddleware<this['at'], this['stateBehindSecond'], Third>
  readonly fourth: More extends readonly []
    ? CheckedLast<this['at'], this['stateBehindSecond'], Third, Fourth>
    : More extends readonly [infer Last]
      ? CheckedBeforeLast<this['at'], this['stateBehindThird'], this['beforeMore'], Last>
      : CheckedMiddleware<this['at'], this['stateBehindThird'], this['beforeMore']>
  /** The fourth as a middleware. While it has no types it is `never`, as an end that is not written. */
  readonly beforeMore: [Fourth] extends [never] ? unknown : Fourth
  readonly more: CheckedRest<this['at'], this['stateBehindThird'], Fourth, More>
  /** The first words of what the scope stores. Below is the whole; a usual contract is written out, which is cheaper than a name for it. */
  readonly words: EntryWords<VerbMethod<Verb>, Path, First>
  readonly entryOfTwo: HasOnlySchemas<First> extends true
    ?
        | `${VerbEntry<VerbMethod<Verb>, Path>}${TargetText<NoInfer<Second>>}`
        | RouteContract<VerbEntry<VerbMethod<Verb>, Path>, First>
    : IsOptions<First> extends true
      ? EntryWithOptions<VerbMethod<Verb>, Path, First, `${this['words']}${TargetText<NoInfer<Second>>}`>
      : EntryOfLast<this['at'], StateIn<Self>, StateIn<Self>, First, Second, VerbEntry<VerbMethod<Verb>, Path>>
  readonly entryOfThree: [MiddlewareKind<Second>, HasOnlySchemas<First>] extends ['plain' | 'adds', true]
    ? EntryBehind<
        StateIn<Self>,
        UsualState<StateIn<Self>, Second>,
        | `${VerbEntry<VerbMethod<Verb>, Path>}${TargetText<NoInfer<Third>>}`
        | RouteContract<VerbEntry<VerbMethod<Verb>, Path>, First>
      >
    : EntryWithOptions<
        VerbMethod<Verb>,
        Path,
        First,
        EntryOfLast<this['at'], StateIn<Self>, this['stateBehindFirst'], Second, Third, this['words']>
      >
  readonly entry: EntryWithOptions<
    VerbMethod<Verb>,
    Path,
    First,
    EntryOfRest<
      this['at'],
      StateIn<Self>,
      this['stateBehindFirst'],
      readonly [Second, Third, Fourth, ...More],
      this['words']
    >
  >
}

/** The end of a verb behind middlewares that expect nothing of the route, while nothing is written there: the usual function without types. */
type UsualLast<Self extends AnyScope, Path extends string, State> = BlankHandler<
  RegistryIn<Self>,
  VerbContext<FrameIn<Self>, Path, State>
>

/** What the signatures may read. With another type than `unknown` here, the compiler would work out the member to compare it. */
export interface AnyTypes {
  readonly firstOfTwo: unknown
  readonly secondOfTwo: unknown
  readonly entryOfTwo: unknown
  readonly first: unknown
  readonly secondOfThree: unknown
  readonly thirdOfThree: unknown
  readonly entryOfThree: unknown
  readonly second: unknown
  readonly third: unknown
  readonly fourth: unknown
  readonly more: unknown
  readonly entry: unknown
}

/**
 * The types of the arguments after the fourth. `Before` is that before them, and `State` that before it. While a function has no types
 * yet, nothing is known of the list (it is `readonly unknown[]`): each function in it then gets the context before the first of them, and
 * everything else fits.
 */
type CheckedRest<
  At extends AnyPlace,
  State,
  Before,
  Rest extends readonly unknown[],
  Done extends readonly unknown[] = [],
> = Rest extends readonly []
  ? Done
  : Rest extends readonly [infer Last]
    ? readonly [...Done, CheckedLast<At, State, Before, Last> extends infer Type ? Type : never]
    : Rest extends readonly [infer Given, ...infer More]
      ? CheckedRest<
          At,
          StateBehind<At, State, Before>,
          Given,
          More,
          [
            ...Done,
            More extends readonly [infer Last]
              ? CheckedBeforeLast<At, StateBehind<At, State, Before>, Given, Last>
              : CheckedMiddleware<At, StateBehind<At, State, Before>, Given>,
          ]
        >
      : readonly (unknown extends Rest[number]
          ? Handler<ContextAt<At, StateBehind<At, State, Before>>> | {}
          : CallMessage<At['call'], WrittenMessage>)[]

/**
 * What follows the fourth argument: `Between`, and `Last` at the end. While a function in `Between` has no types, nothing is known of the
 * list, `More`; and while the one at the end has none, nothing of that.
 */
export type WrittenMore<
  More extends readonly unknown[],
  Between extends readonly unknown[],
  Last,
> = More extends readonly [] ? More : readonly unknown[] extends Between ? More : readonly [...Between, Last]
