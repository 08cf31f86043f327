/** What an editor shows and offers in an unfinished call of `match`: see `completion.ts` and `hint.ts`. */

import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope, FrameIn, RegistryIn } from '../../entries/record.js'
import type { PluralAction } from '../../route/actions.js'
import type { Middleware } from '../../route/route.js'
import type { IsAny, NoNames, Unwritten } from '../../text/inference.js'
import type { FrameController } from '../controller/controller.js'
import type { Targets } from '../controller/target.js'
import type { BarePaths, IsAtCursor, Listed } from '../editor/completion.js'
import type { IsGiven } from '../editor/hint.js'
import type { CheckedMatchPath, MatchCall, MatchedMethod, MatchedVerb, MethodsProblem } from './match.js'
import type { Functions, Further, OfferedFirst, OfferedLast } from './unfinished-verb.js'
import type { HasContract } from './verb-contract.js'
import type { TypesOf } from './verb-parameters.js'

/** The methods in a hint: a name, because the list alone would be too long. */
interface Methods extends ReadonlyArray<MatchedVerb> {}

/** The type of the methods: while an editor asks in the list, those that are not in it yet. `Verbs` is inferred from the first branch. */
export type MethodsOrHint<Verbs> = unknown extends Verbs
  ? Verbs & readonly MatchedVerb[]
  : Verbs extends readonly [unknown, ...unknown[]]
    ? IsAny<Verbs[number]> extends true
      ? readonly Exclude<MatchedVerb, Listed<Verbs>>[]
      : Methods
    : readonly MatchedVerb[]

/**
 * Whether a call is a parameter hint: the next argument is not written yet, and what is written is right. `First` and `Second` follow
 * the path. An argument is written if its keys are known: see `ArgumentKeys`. A right call with a third argument asks the first condition.
 */
export type IsHintOfMatch<
  Self extends AnyScope,
  Verbs,
  Path extends string,
  First,
  FirstKeys extends PropertyKey,
  Second,
  SecondKeys extends PropertyKey,
  Third,
  ThirdKeys extends PropertyKey,
> = Unwritten extends ThirdKeys
  ? [Third] extends [never]
    ? Unwritten extends Path
      ? true
      : Verbs extends readonly string[]
        ? IsRightStart<Self, Verbs, Path, First, FirstKeys, Second, SecondKeys>
        : false
    : false
  : false

type IsRightStart<
  Self extends AnyScope,
  Verbs extends readonly string[],
  Path extends string,
  First,
  FirstKeys extends PropertyKey,
  Second,
  SecondKeys extends PropertyKey,
> = [MethodsProblem<Verbs>, Path] extends [never, CheckedMatchPath<Verbs, Self, Path>]
  ? IsGiven<FirstKeys, First> extends false
    ? true
    : IsGiven<SecondKeys, Second> extends false
      ? IsRightFirst<Self, Verbs, Path, First>
      : AreRight<Self, Verbs, Path, First, Second>
  : false

/** A class is checked with its action. */
type IsRightFirst<Self extends AnyScope, Verbs extends readonly string[], Path extends string, First> = [
  First,
] extends [ControllerClass | TypesOf<MatchCall<Verbs>, MatchedMethod<Verbs>, Self, Path, 2, First, never>['first']]
  ? IsKnown<First>
  : false

type AreRight<Self extends AnyScope, Verbs extends readonly string[], Path extends string, First, Second> =
  TypesOf<MatchCall<Verbs>, MatchedMethod<Verbs>, Self, Path, 3, First, Second, never> extends infer Types extends {
    readonly first: unknown
    readonly second: unknown
  }
    ? [First, Second] extends [Types['first'], ControllerClass | Types['second']]
      ? IsKnown<Second>
      : false
    : false

/** A function without types is not known yet. */
type IsKnown<Given> = unknown extends Given ? false : true

/** The first argument behind the path. `Rest` is what is written after it: see `OfferedFirst`. */
export type FirstOrHint<Hint, Self extends AnyScope, Path extends string, First, Rest> = Hint extends true
  ? Kind<First, string | Middleware | ControllerClass>
  : OfferedFirst<Self, Path, First, Rest>

/** The second one: an action of a class before it, or a target, a middleware or a class. */
export type SecondOrHint<Hint, Self extends AnyScope, Path extends string, First, Second> = Hint extends true
  ? Kind<Second, Behind<First>>
  : OfferedLast<Self, Path, First, Second>

/** The third one: in a hint `never` until the second is written. */
export type ThirdOrHint<Hint, Path extends string, Second, Third> = Hint extends true
  ? unknown extends Second
    ? never
    : Behind<Second>
  : Further<Path, Third>

/** With the parameters before it, more arguments than any call has; none while the third is not written, for a short hint. */
export type RestOrHint<Rest, Third, ThirdKeys extends PropertyKey> = Unwritten extends ThirdKeys
  ? [Third] extends [never]
    ? Rest
    : Functions
  : Functions

/** An argument in a hint: the kind of what is written, or what is missing. */
type Kind<Given, Missing> = unknown extends Given
  ? Missing
  : [Given] extends [ControllerClass]
    ? ControllerClass
    : [Given] extends [Function]
      ? Middleware
      : object

type Behind<Given> = unknown extends Given ? string : [Given] extends [ControllerClass] ? string : string | Function

/** Whether an editor completes the last of the arguments behind the methods. */
export type IsLastAtCursor<Given extends readonly unknown[], Read extends readonly unknown[]> = IsAtCursor<
  LastOf<Given>,
  LastOf<Read>
>

/** Not bound by `infer`: from a text that an editor completes, it would infer `unknown`. */
type LastOf<List extends readonly unknown[]> = [never, ...List][List['length']]

/** The arguments behind the methods while an editor completes the last one: a path of a bare verb, an action or a target; none after a contract. */
export type OfferedAtEnd<Self extends AnyScope, Given extends readonly unknown[]> = Given extends readonly [
  ...infer Before,
  unknown,
]
  ? [...Before, OfferedBehind<Self, Before>]
  : never

/** `Before` begins with the path. */
type OfferedBehind<Self extends AnyScope, Before extends readonly unknown[]> = Before extends readonly []
  ? BarePaths<FrameController<RegistryIn<Self>, FrameIn<Self>>, PluralAction>
  : Before extends readonly [unknown]
    ? Targets<RegistryIn<Self>>
    : HasContract<Before[1]> extends true
      ? NoNames
      : Before extends readonly [...unknown[], infer Class extends ControllerClass]
        ? PublicNames<Class>
        : Targets<RegistryIn<Self>>
