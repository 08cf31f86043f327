/**
 * The first signature of the verbs, where an editor shows it as a parameter hint: after `(` and after each comma. A checked signature does
 * not fit a call whose next argument is not written, so every compiler prints this one, with short types: see `hint.ts`. Wherever else
 * the compiler takes it, for a refused call or for the names that an editor offers, its types are those of `unfinished-verb.ts`.
 */

import type { ActionContract } from '../../contract/contract.js'
import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope } from '../../entries/record.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { Blank, InferredText, NoNames, TextHint } from '../../text/inference.js'
import type { MiddlewareKind } from '../middleware/added.js'
import type { Functions, Offered, OfferedFirst, OfferedLast, OfferedPath } from './unfinished-verb.js'
import type { IsRightPath, VerbMethod, VerbName } from './verb-call.js'
import type { HasContract, IsOptions } from './verb-contract.js'

/** Whether another argument may follow this one. A class has only its action behind it: `Class` is `'class'` where that may follow. */
type IsBefore<Given, Class extends 'class' = never> = [Given] extends [never]
  ? false
  : [MiddlewareKind<Given>] extends ['plain' | 'adds' | Class]
    ? true
    : [IsOptions<Given>, keyof Given] extends [true, keyof ActionContract]
      ? true
      : false

/**
 * By the last argument that is written: whether the next one is missing, and all that are written may have another one behind them. A text
 * in which an editor asks is not written either: names in its place are offered when the compiler takes the text as it is, after that.
 */
interface IsNextMissing<Path extends string, First, Second, Third, Rest extends readonly unknown[], Last> {
  readonly nothing: string extends Path ? false : this['path']
  readonly path: unknown extends First ? true : false
  readonly first: unknown extends Second ? IsBefore<First, 'class'> : false
  readonly second: [Third] extends [never]
    ? AreAll<[IsBefore<First>, IsBefore<Second, HasContract<First> extends true ? never : 'class'>]>
    : false
  readonly third: AreAll<
    [IsBefore<First>, IsBefore<Second>, IsBefore<Rest extends readonly [] ? Third : Last, 'class'>]
  >
}
/** Asks for `false`, since the compiler asks with `any` before it knows the arguments, behind which nothing may follow. */
type AreAll<Answers extends readonly boolean[]> = false extends Answers[number] ? false : true

/** An argument that is written. */
type Written<Given> = [Given] extends [ControllerClass]
  ? ControllerClass
  : IsOptions<Given> extends true
    ? WrittenOptions
    : AnyMiddleware
/** Options, in which the compiler finds a type at every depth: where it finds none, an editor offers every variable that is there. */
interface WrittenOptions {
  readonly [option: string]: WrittenOptions
}
/** A middleware before the end. In an object in its place, an editor offers nothing. */
type Before = AnyMiddleware | NoNames

/** The argument behind this one. */
type Next<Before> = [Before] extends [ControllerClass] ? PublicNames<Before> : string | ControllerClass | AnyMiddleware

/**
 * The types of the parameters of the first signature, which reads a member where it is needed: as the arguments of an alias, they would
 * cost each table several steps for each verb.
 */
export interface HintOf<
  Name extends VerbName,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Rest extends readonly unknown[],
  Last,
  FirstText extends string,
  SecondText extends string,
  ThirdText extends string,
> {
  /** The last argument that is written. Of each that is not, the text is `Blank`: see `IfWritten`. */
  readonly written: Blank extends Path
    ? 'nothing'
    : Blank extends FirstText
      ? 'path'
      : Blank extends SecondText
        ? 'first'
        : Blank extends ThirdText
          ? 'second'
          : 'third'
  /** The same in a call whose next argument is not written, or `never`. */
  readonly hint: [
    Blank extends Path ? true : IsRightPath<Self, Path, VerbMethod<Name>>,
    IsNextMissing<Path, First, Second, Third, Rest, Last>[this['written']],
  ] extends [true, true]
    ? this['written']
    : never
  readonly path: this['hint'] extends never ? OfferedPath<Self, Path> : TextHint<Path>
  readonly first: this['hint'] extends never
    ? OfferedFirst<Self, Path, First, Second | Third | Rest[number]>
    : this['hint'] extends 'nothing' | 'path'
      ? string | ControllerClass | AnyMiddleware
      : Written<First>
  readonly second: this['hint'] extends never
    ? OfferedLast<Self, Path, First, Second>
    : this['hint'] extends 'nothing' | 'path'
      ? string
      : this['hint'] extends 'first'
        ? Next<First>
        : Written<Second>
  readonly third: this['hint'] extends never
    ? Offered<Self, First, Second>
    : this['hint'] extends 'second'
      ? Next<Second>
      : this['hint'] extends 'third'
        ? Written<Third>
        : never
  /**
   * With the parameters before it, more arguments than the call has. Each verb with three arguments behind its path or more pays for this: so
   * it does not depend on whether the call is a hint. Where a function has no types, nothing is known of the arguments, and all are functions.
   */
  readonly more: Rest extends readonly []
    ? Blank extends ThirdText
      ? []
      : [next: string | Function]
    : number extends Rest['length']
      ? Functions
      : Rest extends Functions
        ? Functions
        : Rest extends readonly [...infer Between, infer Last]
          ? [
              ...{ [At in keyof Between]: Before },
              Last extends string ? Offered<Self, First, LastOf<[Third, ...Between]>> : Before,
              next: string | Function,
            ]
          : Functions
}
type LastOf<List> = List extends readonly [...unknown[], infer Last] ? Last : never

/** The branch, never taken, from which the whole list is inferred, and its end, which may be a text. */
export type InferredRest<Rest extends readonly unknown[], Last> = unknown extends Last
  ? Rest
  : readonly [...unknown[], InferredText<Last>]

/** What the signature may read. */
export interface AnyHint {
  readonly hint: unknown
  readonly path: unknown
  readonly first: unknown
  readonly second: unknown
  readonly third: unknown
  readonly more: unknown
}
