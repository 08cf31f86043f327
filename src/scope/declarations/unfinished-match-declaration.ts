/** The signatures of `match` for wrong and unfinished calls: the first one, and the last one. See `completion.ts`. */

import type { AnyScope } from '../../entries/record.js'
import type { ArgumentKeys, CompletionOnly, TextHint, Unwritten } from '../../text/inference.js'
import type { OfferedAtCursor } from '../editor/completion.js'
import type { RefusedHint, UncheckedScope } from '../editor/hint.js'
import type { MethodsAlone } from '../verb/match.js'
import type {
  FirstOrHint,
  IsHintOfMatch,
  IsLastAtCursor,
  MethodsOrHint,
  OfferedAtEnd,
  RestOrHint,
  SecondOrHint,
  ThirdOrHint,
} from '../verb/unfinished-match.js'
import type { RefusedCall } from './scope.js'

/** The compiler tries it before the signatures for right calls. */
export interface UnfinishedMatch {
  /** Routes a path, for each of the methods, to an action of a controller, to a target or to a middleware. */
  // biome-ignore lint/style/useShorthandFunctionType: a hint shows the docstring of a signature
  <
    const Verbs = unknown,
    const Path extends string = Unwritten,
    const Controller = unknown,
    Second = unknown,
    Third = never,
    Rest extends readonly unknown[] = [],
    Self extends AnyScope = AnyScope,
    FirstKeys extends PropertyKey = Unwritten,
    SecondKeys extends PropertyKey = Unwritten,
    ThirdKeys extends PropertyKey = Unwritten,
    Hint = IsHintOfMatch<Self, Verbs, Path, Controller, FirstKeys, Second, SecondKeys, Third, ThirdKeys>,
  >(
    this: RefusedHint<Hint, Path, Self>,
    methods: MethodsOrHint<Verbs>,
    path: CompletionOnly<Path, TextHint<Path>>,
    targetOrMiddlewareOrController: ArgumentKeys<
      FirstKeys,
      FirstOrHint<Hint, Self, Path, Controller, Second | Third | Rest[number]>
    >,
    actionOrTarget: ArgumentKeys<SecondKeys, SecondOrHint<Hint, Self, Path, Controller, Second>>,
    _: ArgumentKeys<ThirdKeys, ThirdOrHint<Hint, Path, Second, Third>>,
    ...unfinished: RestOrHint<Rest, Third, ThirdKeys>
  ): Hint extends true ? UncheckedScope : RefusedCall<Path, Self>
}

/** The methods alone, and a last argument that an editor completes: tried after the signatures for right calls. */
export type MatchAtCursor = <
  const Verbs = never,
  Given extends readonly unknown[] = [],
  Read extends readonly unknown[] = [],
  Self extends AnyScope = AnyScope,
  Is extends boolean = IsLastAtCursor<Given, Read>,
>(
  this: Self,
  methods: Is extends true ? Verbs : MethodsAlone<Verbs> extends infer Type ? Type : Verbs,
  ...rest: OfferedAtCursor<Given, Read, Is, OfferedAtEnd<Self, Given>>
) => RefusedCall<'match', Self>
