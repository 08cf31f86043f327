/**
 * The option `use` of `resources` and `resource`: middlewares of everything in the resource, or of single standard actions.
 * The former also run before what the callback declares. Each middleware sees the state of those before it.
 */

import type Koa from 'koa'
import type { AnyFrame } from '../../frame/frame.js'
import {
  type ActionNames,
  actionNames,
  chosenActions,
  type ResourceKind,
  type StandardAction,
} from '../../route/actions.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { IsOne } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import { isPlainObject, type Joined } from '../../text/options.js'
import { guessAmong } from '../../text/similar.js'
import type { MiddlewareProblem } from '../middleware/expected.js'
import {
  CLASS_MESSAGE,
  isClassSyntax,
  type MoreParameters,
  middlewareProblem,
  type NoMiddlewareProblem,
  type WrittenMessage,
} from '../middleware/middleware.js'
import type { IsObjectLiteral } from '../options/refused-options.js'
import type { ActionPlace, ContextIn, StateBehindOne, UsePlace, WholePlace } from './usual-use.js'

/** One middleware, or a list of them in the order in which they run. */
type OneOrMore<Each> = Each | readonly Each[]

/** What the option may be. */
export type UseOption<Action extends string, Each = AnyMiddleware> =
  | OneOrMore<Each>
  | { readonly [Name in Action]?: OneOrMore<Each> }

/**
 * The type of options with a function whose parameters have no types yet, which gives them. The compiler knows nothing of the
 * other options then, so the function has the context that everything in the resource has, under any name: only the wrong
 * name of an action is then an error, and not also each parameter.
 */
export interface UntypedUse<Frame extends AnyFrame, State> {
  readonly use: UseOption<string, InlineMiddleware<ContextIn<WholePlace<Frame>, State>> | MoreParameters | {}>
}
/** Other middlewares beside it fit `{}`, which gives parameters no type. */
type InlineMiddleware<Context> = (ctx: Context, next: Koa.Next) => unknown

/**
 * The same where the compiler knows nothing of the call: all functions in it are without types. While an editor asks for completions
 * in options, it knows nothing of them either. So other middlewares do not fit, and the names are those that it offers.
 */
export interface UntypedUseAlone<Kind extends ResourceKind, Frame extends AnyFrame, State> {
  readonly use: UntypedOption<StandardAction<Kind>, OnlyUntyped<ContextIn<WholePlace<Frame>, State>> | OnlyMore>
}
type UntypedOption<Action extends string, Each> =
  | OneOrSome<Each>
  | { readonly [Name in Action]?: OneOrSome<Each> }
  | { readonly [Name: string]: OneOrSome<Each> }
type OneOrSome<Each> = Each | readonly [Each, ...Each[]]
/** As long as a function has no types, it fits every signature. Any other lacks the second. */
interface OnlyUntyped<Context> {
  (ctx: Context, next: Koa.Next): unknown
  new (_: never): never
}
interface OnlyMore extends MoreParameters {
  new (_: never): never
}

/**
 * The type of the option in a call: the option itself, or the same with an error message in place of each mistake. `Inner` is
 * the frame inside the resource, and `Actions` are the standard actions that are routed.
 */
export type CheckedUse<
  Kind extends ResourceKind,
  Call extends string,
  Frame extends AnyFrame,
  Inner extends AnyFrame,
  State,
  Actions,
  Use,
> = [Use] extends [Function | readonly unknown[]]
  ? CheckedAll<Call, 'resource', Frame, WholePlace<Frame>, State, Use>
  : [Use] extends [object]
    ? IsObjectLiteral<Use> extends true
      ? {
          readonly [Action in keyof Use]: Action extends Actions
            ? CheckedAll<Call, 'route', Frame, ActionPlace<Inner, Action>, State, Use[Action]>
            : CallMessage<Call, ActionMessage<Kind, Action & string>>
        }
      : CallMessage<Call, WriteMiddlewares>
    : CallMessage<Call, typeof USE_MESSAGE>

/** `Where` is the word for what does not provide what a middleware expects. */
type CheckedAll<
  Call extends string,
  Where extends string,
  Frame extends AnyFrame,
  Place extends UsePlace,
  State,
  Given,
> = [Given] extends [AnyMiddleware]
  ? CheckedOne<Call, Where, Place, State, Given>
  : [Given] extends [readonly unknown[]]
    ? IsOne<Given> extends true
      ? CheckedList<Call, Where, Place, State, Given, ContextIn<WholePlace<Frame>, State>>
      : CallMessage<Call, WriteMiddlewares>
    : IsOne<Given> extends true
      ? CallMessage<Call, NoMiddlewareProblem<Given>>
      : CallMessage<Call, WriteMiddlewares>

type CheckedList<
  Call extends string,
  Where extends string,
  Place extends UsePlace,
  State,
  Given,
  Inline,
  Done extends readonly unknown[] = [],
> = Given extends readonly [infer First, ...infer Rest]
  ? CheckedList<
      Call,
      Where,
      Place,
      StateBehindOne<State, First, Inline>,
      Rest,
      Inline,
      [...Done, CheckedOne<Call, Where, Place, State, First, object>] // not `First`: a spread literal is compared as an array
    >
  : Given extends readonly []
    ? RightOrRefused<Done>
    : CallMessage<Call, WrittenMessage>

/**
 * The type of a list whose middlewares are checked: one tuple with the error messages, or any list if there is none. For the compiler, a
 * spread literal is an array, which fits no tuple.
 */
type RightOrRefused<Each extends readonly unknown[]> = Each extends readonly object[]
  ? readonly object[]
  : Readonly<Each>

type CheckedOne<Call extends string, Where extends string, Place extends UsePlace, State, Given, Right = Given> = [
  Given,
] extends [AnyMiddleware]
  ? [MiddlewareProblem<Call, Where, ContextIn<Place, State>, Given>] extends [never]
    ? Right
    : MiddlewareProblem<Call, Where, ContextIn<Place, State>, Given>
  : CallMessage<Call, NoMiddlewareProblem<Given>>

/** What is wrong with the value of the option, or `undefined`: the twin of `CheckedUse`, as far as a value shows it. */
export const useOptionProblem = (
  value: unknown,
  kind: ResourceKind,
  options: { readonly only?: readonly string[]; readonly except?: readonly string[] },
): string | undefined => {
  if (typeof value === 'function' || Array.isArray(value)) return allProblem(value)
  if (!isPlainObject(value)) return USE_MESSAGE
  const routed = chosenActions(kind, options)
  return Object.entries(value)
    .map(([action, given]) => (routed.includes(action) ? allProblem(given) : actionMessage(kind, action)))
    .find(problem => problem !== undefined)
}

const allProblem = (given: unknown): string | undefined =>
  [given]
    .flat()
    .map(each => middlewareProblem(each) ?? (isClassSyntax(each) ? CLASS_MESSAGE : undefined))
    .find(problem => problem !== undefined)

/** The middlewares of everything in a resource, and those of each of its standard actions. */
export const usedIn = (
  use: UseOption<string> = [],
): { readonly all: readonly AnyMiddleware[]; readonly ofAction: (action: string) => readonly AnyMiddleware[] } => {
  if (typeof use === 'function' || isList(use)) return { all: listOf(use), ofAction: () => [] }
  const own = new Map(Object.entries(use))
  return { all: [], ofAction: action => listOf(own.get(action) ?? []) }
}

const listOf = (given: OneOrMore<AnyMiddleware>): readonly AnyMiddleware[] => (isList(given) ? [...given] : [given])
const isList = (given: unknown): given is readonly AnyMiddleware[] => Array.isArray(given)

// The error messages

/** For middlewares that may be one of several values: as short as `OneLiteral`. */
type WriteMiddlewares = 'write the middlewares in the call'

const USE_MESSAGE = "'use' must be a middleware, a list of them, or an object with the middlewares of standard actions"

type ActionMessage<Kind extends ResourceKind, Action extends string> = Action extends ActionNames<Kind>[number]
  ? NotRoutedMessage<Action>
  : UnknownActionMessage<Action, Joined<ActionNames<Kind>>>
const actionMessage = (kind: ResourceKind, action: string): string =>
  actionNames(kind).includes(action)
    ? notRoutedMessage(action)
    : guessAmong(unknownActionMessage(action, actionNames(kind).join(', ')), action, actionNames(kind))

type UnknownActionMessage<Action extends string, List extends string> = ReturnType<
  typeof unknownActionMessage<Action, List>
>
const unknownActionMessage = <Action extends string, List extends string>(action: Action, list: List) =>
  `'${action}' in 'use' is not one of ${list}` as const

type NotRoutedMessage<Action extends string> = ReturnType<typeof notRoutedMessage<Action>>
const notRoutedMessage = <Action extends string>(action: Action) =>
  `'${action}' in 'use' is left out by 'only' or 'except'` as const
