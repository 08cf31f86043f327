/** Targets that a call names as text: `<controller path>#<action>`. */

import {
  type MissingActions,
  missingActionsProblem,
  type PublicNames,
  type WrittenNames,
} from '../../controller/actions.js'
import { LazyEntry } from '../../controller/lazy.js'
import { type ControllerAt, controllerAt, type Registered } from '../../controller/registry.js'
import type { IsLiteral } from '../../text/inference.js'
import {
  type CallMessage,
  callMessage,
  type LiteralMessage,
  type MissingActionsMessage,
  type NotRegisteredMessage,
  notRegisteredMessage,
  type OneLiteral,
  RouteError,
} from '../../text/messages.js'
import { type GuessMessage, guessMessage } from '../../text/similar.js'
import type { UncertainMessage } from './controller.js'
import {
  type RightTarget,
  rightTarget,
  type SimilarPath,
  type SuggestedPath,
  similarPath,
  suggestedPath,
  type WithSuggestion,
  withSuggestion,
} from './suggestion.js'

/** The targets that a call can name, for completion: the public members of the registered controllers. */
export type Targets<Registry> = {
  [Path in keyof Registry & string]: `${Path}#${PublicNames<ControllerAt<Registry, Path>> & string}`
}[keyof Registry & string]

/**
 * Whether a target is one literal that names a registered controller and its action: the short check. Only a target that
 * does not pass it pays for `TargetProblem`.
 */
export type IsRightTarget<Registry, Target, Whole = Target> = {} extends { [Key in Target & string]: 1 } // the target is not a literal
  ? false
  : Target extends `${infer Path}#${infer Action}`
    ? (Path | Action) & keyof Object extends never // every object has these members
      ? Registry extends Offers<Path, Action>
        ? Whole extends Target // there is one target, not a union
          ? true
          : false
        : false
      : false
    : false

/** A map with a controller at this path that offers an action. */
type Offers<Path extends string, Action extends string> = { readonly [Key in Path]: Offering<Action> }

/** A class that offers an action. The type of the action does not matter: see `PublicNames`. */
export type Offering<Action extends string> = { readonly prototype: { readonly [Name in Action]: unknown } }

/**
 * What is wrong with a target, or `never`. While no target is written (`Target` is `never`), the possible targets. `Prefix`
 * is the scope's part of a controller path, for the suggestion.
 */
export type TargetProblem<Call extends string, Registry, Prefix extends string, Target extends string> =
  IsLiteral<Target> extends true
    ? Target extends `${infer Path}#${infer Action}`
      ? '' extends Path | Action
        ? CallMessage<Call, typeof NO_TARGET> // 1
        : TargetActionProblem<Call, Registry, Prefix, Path, ControllerAt<Registry, Path>, Action>
      : CallMessage<Call, NoTargetProblem<Call>> // 1
    : [Target] extends [never]
      ? Targets<Registry>
      : string extends Target
        ? CallMessage<Call, LiteralMessage<'target'>>
        : CallMessage<Call, OneLiteral>

type TargetActionProblem<
  Call extends string,
  Registry,
  Prefix extends string,
  Path extends string,
  Controller,
  Action extends string,
> = Path extends keyof Registry
  ? Controller extends undefined
    ? CallMessage<Call, UncertainMessage<Path>>
    : Action extends PublicNames<Controller>
      ? never
      : Action extends WrittenNames<Controller>
        ? never
        : WithSuggestion<
            MissingActionsMessage<Call, Path, MissingActions<Controller, [Action]>>,
            RightTarget<Registry, '', `${Path}#${Action}`>
          > // 3
  : [SuggestedTarget<Registry, Prefix, Path, Action>] extends [never]
    ? GuessMessage<NotRegisteredMessage<Call, Path>, `${SimilarPath<Registry, Path>}#${Action}`> // 2
    : WithSuggestion<NotRegisteredMessage<Call, Path>, SuggestedTarget<Registry, Prefix, Path, Action>> // 2

/** The target that was probably meant or, where its controller does not offer the action, its controller path. */
type SuggestedTarget<Registry, Prefix extends string, Path extends string, Action extends string> = [
  RightTarget<Registry, Prefix, `${Path}#${Action}`>,
] extends [never]
  ? SuggestedPath<Registry, Prefix, Path>
  : RightTarget<Registry, Prefix, `${Path}#${Action}`>

/** For a text without `#`: a redirect may also lead to a path or a URL. */
type NoTargetProblem<Call extends string> = Call extends `redirect${string}` ? typeof NO_DESTINATION : typeof NO_TARGET
const noTargetProblem = (call: string, hash: number): string =>
  hash === -1 && call.startsWith('redirect') ? NO_DESTINATION : NO_TARGET

const NO_DESTINATION = "the target must be like 'Places#show', a path that begins with '/', or a URL"
const NO_TARGET = "the target must be a controller path and an action, as in 'Places#show'"

/** Checks a target, and returns it with its parts: the twin of the type `TargetProblem`, whose messages it throws. */
export const checkedTarget = (call: string, registry: Registered, prefix: string, target: unknown) => {
  if (typeof target !== 'string') throw new RouteError(callMessage(call, TARGET_TEXT))
  const hash = target.indexOf('#')
  const [path, action] = [target.slice(0, hash), target.slice(hash + 1)]
  if (hash < 1 || action === '') throw new RouteError(callMessage(call, noTargetProblem(call, hash))) // 1
  const controller = controllerAt(registry, path)
  if (!controller) {
    const suggested = rightTarget(registry, prefix, target) ?? suggestedPath(registry, prefix, path)
    const similar = similarPath(registry, path)
    const message = notRegisteredMessage(call, path)
    throw new RouteError(
      suggested === undefined
        ? guessMessage(message, similar && `${similar}#${action}`) // 2
        : withSuggestion(message, suggested), // 2
    )
  }
  if (controller instanceof LazyEntry) controller.expect(call, [action])
  else {
    const right = rightTarget(registry, '', target)
    const suggested = right === target ? undefined : right // a generator is offered, but it is no action
    const problem = missingActionsProblem(call, path, controller, [action], suggested === undefined)
    if (problem !== undefined) throw new RouteError(withSuggestion(problem, suggested)) // 3
  }
  return { target, controller, action }
}

/** For something in place of a target. */
export const TARGET_TEXT = 'the target must be a string'
