/**
 * A scope that the compiler prints by its name alone. The calls inside of an unfinished or refused call, and after it, have this
 * scope and are not checked: one mistake is then one error. A parameter hint prints it after `(` and after a comma, where the next
 * argument is not written yet: of another scope, the compiler would print all type arguments, hundreds of characters. So until it is
 * written, the signatures for unfinished calls have the types of this file, which are named as a reader expects.
 */

import type { CALLBACK, ENTRIES, FRAME, IDENTITY, KEYS, NESTED, REGISTRY, STATE } from '../../entries/record.js'
import type { Refused } from '../../entries/refused.js'
import type { InContext } from '../../route/context.js'
import type { RouteMethod } from '../../text/http.js'
import type { ArgumentKeys, Blank, IsAny, NoCompletion, NoNames } from '../../text/inference.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { UntypedFunction } from '../../text/options.js'
import type { NoCallback } from '../shared/callback.js'

/** A scope that takes every call. It is not `any`, because the parameters of the callbacks in it must have a type. */
export interface UncheckedScope extends Record<VerbCall, Verb>, Record<GroupCall, Group> {
  readonly [IDENTITY]: Anything
  readonly [FRAME]: Anything
  readonly [REGISTRY]: Anything
  readonly [STATE]: Anything
  readonly [ENTRIES]: Refused
  readonly [KEYS]: never
  readonly [NESTED]: never
  readonly [CALLBACK]: true
}

type VerbCall = Lowercase<RouteMethod> | 'redirect' | 'mount' | 'use'
type GroupCall = 'resources' | 'resource' | 'namespace' | 'scope' | 'collection' | 'draw'

type Verb = (...given: readonly (string | object | UncheckedMiddleware)[]) => UncheckedScope
type Group = (...given: readonly (string | object | UncheckedCallback)[]) => UncheckedScope
type UncheckedMiddleware = (ctx: Anything, next: Anything, ...more: Anything) => unknown

// biome-ignore lint/suspicious/noExplicitAny: nothing is known of the scope while its call is not written
type Anything = any

/** The state where options are refused: a `use` among them may add any member, so `ctx` is of type `any`, and no second mistake. */
export type UncheckedState = InContext<Anything>

/** A callback in a call that is refused or has no options yet: without it, its parameter would be an implicit `any`. */
export type UncheckedCallback = (r: UncheckedScope) => unknown

/** The callback of an unfinished call. In an object literal in its place, an editor offers nothing. */
export type Callback = UncheckedCallback | NoNames

/**
 * The scope of a signature that no hint behind a comma may fit. A call fits it without its closing parenthesis, which may have too few
 * arguments: a text that an editor completes there has a signature of its own. See `OfferedAtCursor`.
 */
export type RefusedHint<Hint, First extends string, Self> = Hint extends true
  ? Blank extends First
    ? Self
    : never
  : Self

/** The parameter after the last argument of a call. While an editor asks in an object there, nothing is offered. `Last` is inferred from the last branch. */
export type TooMany<Hint, Last> = Hint extends true
  ? never
  : [Last] extends [never]
    ? NoNames
    : [Last] extends [infer _Last]
      ? never
      : Last

/** A part in the hint, and `NoPart` in its type argument: what is inferred as the part of a call that has none. No part has its member. */
export type Part = NoPart | NoNames
export interface NoPart {
  (r: Anything): unknown
  readonly [NOTHING]?: never
}
/** Whether the part of a call is not written yet. */
export type IsHint<Given> = typeof NOTHING extends keyof Given ? true : false
declare const NOTHING: unique symbol

/**
 * The callback of a call that is refused wherever it is. Until its result is known it is a callback, which gives its parameter
 * a type, and then the error message alone: of an intersection of both, the compiler would print the message twice.
 */
export type RefusedCallback<Returned, Message extends string> = [Returned] extends [NoCallback]
  ? (r: UncheckedScope) => Returned
  : Message

/**
 * Whether the next argument of an unfinished call is not written: then this signature is a hint, without the types for completions.
 * `Behind` are the keys of the argument behind `Options`, which are `{}` or `never` while an editor asks in them. With a first argument
 * that is no literal, nothing is offered.
 */
export type IsHintOf<
  First extends string,
  Keys extends PropertyKey,
  Options = never,
  Behind extends PropertyKey = never,
> = Blank extends Keys
  ? true
  : Blank extends First
    ? string extends First
      ? true
      : false
    : Blank extends Behind
      ? [Keys] extends [never] // a callback
        ? false
        : [Options] extends [never]
          ? false
          : {} extends Options
            ? false
            : true
      : false

/**
 * The type of a parameter, which no value fits while a later argument is not written. `Mark`, whose default is `Blank`, is inferred from
 * a branch `${Mark}` of the type of that argument, which is never taken: a text itself, and `never` for any other value. Unlike the keys of
 * `ArgumentKeys`, it is inferred from a call whose result is not known at first, such as `compose([…])`, too. For a text in which an editor asks it is not.
 */
export type IfWritten<Mark extends string, Type> = Blank extends Mark ? never : Type

/** The last argument as an intersection with its type, for its mark to be inferred: see `IfWritten`. */
export type Marked<Mark extends string> = [Mark] extends [infer _Mark] ? unknown : `${Mark}`

/** Whether an argument is given, for a signature that notices its `Keys`: see `ArgumentKeys`. A value of type `any` has none. */
export type IsGiven<Keys extends PropertyKey, Given> = Blank extends Keys
  ? unknown extends Given
    ? IsAny<Given>
    : true
  : true

/**
 * The options of an unfinished call, or the callback in their place. With a name or a path that is no literal, the callback
 * has the scope of the hint, so that its parameter has a type. `Keys` is inferred from the last branch: see `ArgumentKeys`.
 */
export type HintOrOptions<Hint, First extends string, Options, Type, Keys extends PropertyKey> = Hint extends true
  ? string extends First
    ? Options | UncheckedCallback
    : Options
  : ArgumentKeys<Keys, Type>

/** The callback behind options in an unfinished call, where an object has no names. */
export type HintOrCallback<Hint, Type, Keys extends PropertyKey> = HintOrLast<
  Hint,
  Callback,
  Type | object | NoNames,
  Keys
>

/** The last argument of an unfinished call. */
export type HintOrLast<Hint, Last, Type, Keys extends PropertyKey> = Hint extends true ? Last : ArgumentKeys<Keys, Type>

/**
 * The type of the only argument: the error message. `Missing` says what must follow a text, and `Other` what must come before
 * anything else. A function without types is not known at first (`Given` is `never`), and gets types for its parameters from
 * `Untyped`. A value of type `any` would fit every message.
 */
export type LoneArgument<
  Call extends string,
  Given,
  Missing extends string,
  Other extends string,
  Untyped = UntypedFunction,
> = [Given] extends [never]
  ? Untyped
  : unknown extends Given
    ? never
    : Given extends string
      ? NoCompletion<CallMessage<CallOf<Call, Given>, Missing>>
      : CallMessage<Call, Other>
