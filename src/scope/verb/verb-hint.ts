/**
 * The first signature of the verbs, where an editor shows it as a parameter hint: after `(` and after each comma. A checked signature does
 * not fit a call whose next argument is not written, so every compiler prints this one, with short types: see `hint.ts`. Wherever else
 * the compiler takes it, for a refused call or for the names that an editor offers, its types are those of `unfinished-verb.ts`.
 */

import type { ActionContract } from '../../contract/contract.js'
import type { PublicNames } from '../../controller/actions.js'
import type { ControllerClass } from '../../controller/controller.js'
import type { AnyScope } from '../../entries/record.js'
import type { Middleware } from '../../route/route.js'
import type { NoNames, TextHint, Unwritten } from '../../text/inference.js'
import type { MiddlewareKind } from '../middleware/added.js'
import type { Functions, Offered, OfferedFirst, OfferedLast, OfferedPath } from './unfinished-verb.js'
import type { IsRightPath, VerbMethod, VerbName } from './verb-call.js'
import type { HasContract, IsOptions } from './verb-contract.js'

/** Whether another argument may follow this one: `never` if not. A class has only its action behind it. */
type IsBefore<Given, OrClass> = [Given] extends [never]
  ? never
  : [MiddlewareKind<Given>] extends ['plain' | 'adds' | (OrClass extends true ? 'class' : never)]
    ? 'first'
    : [IsOptions<Given>, keyof Given] extends [true, keyof ActionContract]
      ? 'first'
      : never

/** An argument that is written. */
type Written<Given> = [Given] extends [ControllerClass]
  ? ControllerClass
  : IsOptions<Given> extends true
    ? Options
    : Middleware
/** Options, in which the compiler finds a type at every depth: where it finds none, an editor offers every variable that is there. */
interface Options {
  readonly [option: string]: Options
}
/** A middleware in a list. In an object in its place, an editor offers nothing. */
type Given = Middleware | NoNames

/** The argument behind this one. */
type Next<Before> = [Before] extends [ControllerClass] ? PublicNames<Before> : string | ControllerClass | Middleware

/**
 * The types of the parameters of the first signature, which reads a member where it is needed: as the arguments of an alias, they would
 * cost each table several steps for each verb.
 */
export interface FirstTypes<
  Name extends VerbName,
  Self extends AnyScope,
  Path extends string,
  First,
  Second,
  Third,
  Rest extends readonly unknown[],
  Mark extends string,
  Behind extends string,
  Further extends string,
> {
  /**
   * The last argument that is written in a call whose next one is not, or `never`. `Mark`, `Behind` and `Further` are the marks of the three
   * arguments behind the path: see `IfWritten`. A call is a hint only where all that is written may have another argument behind it. A text
   * in which an editor asks is not written either: names in its place are offered when the compiler takes the text as it is, after that.
   */
  readonly hint: Unwritten extends Path
    ? string extends Path
      ? never
      : unknown extends First
        ? 'nothing'
        : never
    : IsRightPath<Self, Path, VerbMethod<Name>> extends true
      ? Unwritten extends Mark
        ? unknown extends First
          ? 'path'
          : never
        : Unwritten extends Behind
          ? unknown extends Second
            ? IsBefore<First, true>
            : never
          : IsBefore<First, false> extends never
            ? never
            : Unwritten extends Further
              ? [Third] extends [never]
                ? IsBefore<Second, HasContract<First> extends true ? false : true> extends never
                  ? never
                  : 'second'
                : never
              : IsBefore<Second, false> extends never
                ? never
                : [Third, ...Rest] extends readonly [...unknown[], infer Last]
                  ? IsBefore<Last, true> extends never
                    ? never
                    : 'third'
                  : never
      : never
  readonly path: this['hint'] extends never ? OfferedPath<Self, Path> : TextHint<Path>
  readonly first: this['hint'] extends never
    ? OfferedFirst<Self, Path, First, Second | Third | Rest[number]>
    : this['hint'] extends 'nothing' | 'path'
      ? string | ControllerClass | Middleware
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
    ? Unwritten extends Further
      ? []
      : [next: string | Function]
    : number extends Rest['length']
      ? Functions
      : Rest extends Functions
        ? Functions
        : Rest extends readonly [...infer Between, infer Last]
          ? [
              ...{ [At in keyof Between]: Given },
              Last extends string ? Offered<Self, First, LastOf<[Third, ...Between]>> : Given,
              next: string | Function,
            ]
          : Functions
}
type LastOf<List> = List extends readonly [...unknown[], infer Last] ? Last : never

/** What the signature may read. */
export interface AnyFirstTypes {
  readonly hint: unknown
  readonly path: unknown
  readonly first: unknown
  readonly second: unknown
  readonly third: unknown
  readonly more: unknown
}
