/** Suggests the registered controller path that an unknown one may stand for, and the target. */

import { offersAction, type PublicNames } from '../../controller/actions.js'
import { LazyEntry } from '../../controller/lazy.js'
import { type ControllerAt, controllerAt, type Registered } from '../../controller/registry.js'
import { type Pluralize, pluralize, type Singularize, singularize } from '../../inflection/inflection.js'
import { type CamelCase, camelCase, type PascalOf, pascalCase } from '../../text/case.js'
import type { IsLiteral } from '../../text/inference.js'
import { type NotRegisteredMessage, notRegisteredMessage } from '../../text/messages.js'
import { type GuessMessage, guessMessage, mostSimilar } from '../../text/similar.js'

/**
 * The registered controller path that was probably meant, or `never`: the given one in PascalCase and without
 * `Controller` at its end, or that one after the prefix of the scope.
 *
 * @example SuggestedPath<{ Users: typeof Users }, '', 'users'> // 'Users'
 * @example SuggestedPath<{ 'V1/Rooms': typeof Rooms }, 'V1/', 'Rooms'> // 'V1/Rooms'
 */
export type SuggestedPath<Registry, Prefix extends string, Path extends string> = RegisteredOf<
  Registry,
  Prefix,
  WithoutController<PascalPath<Path>>
>

type RegisteredOf<Registry, Prefix extends string, Path extends string> = Path extends keyof Registry
  ? Path
  : `${Prefix}${Path}` extends keyof Registry
    ? `${Prefix}${Path}`
    : never

type PascalPath<Path extends string> = Path extends `${infer Name}/${infer Rest}`
  ? `${PascalOf<Name>}/${PascalPath<Rest>}`
  : PascalOf<Path>

type WithoutController<Path extends string> = Path extends `${infer Name}Controller` ? Name : Path

/** The registered controller path that was probably meant, or `undefined`: the twin of the type. */
export const suggestedPath = (registry: Registered, prefix: string, path: string): string | undefined => {
  const pascal = path
    .split('/')
    .map(pascalCase<string>)
    .join('/')
  const name = pascal.replace(/^(.*?)Controller$/s, '$1')
  return [name, `${prefix}${name}`].find(each => Object.hasOwn(registry, each))
}

/**
 * The target that a text probably stands for, or `never`: the text itself, or one whose controller path is suggested and
 * whose action is in camelCase.
 *
 * @example RightTarget<{ Users: typeof Users }, '', 'users#mark_read'> // 'Users#markRead'
 */
export type RightTarget<Registry, Prefix extends string, Text> = Text extends `${infer Path}#${infer Action}`
  ? IsLiteral<Text> extends true
    ? TargetAt<Registry, Path extends keyof Registry ? Path : SuggestedPath<Registry, Prefix, Path>, Action>
    : never
  : never

type TargetAt<Registry, Path extends string, Action extends string> = [Path] extends [never]
  ? never
  : Action extends PublicNames<ControllerAt<Registry, Path>>
    ? `${Path}#${Action}`
    : CamelCase<Action> extends PublicNames<ControllerAt<Registry, Path>>
      ? `${Path}#${CamelCase<Action>}`
      : never

/** The target that a text probably stands for, or `undefined`: the twin of the type. A lazy controller offers any action. */
export const rightTarget = (registry: Registered, prefix: string, text: unknown): string | undefined => {
  const [, given = '', action = ''] = typeof text === 'string' ? (/^([^#]*)#(.*)$/s.exec(text) ?? []) : []
  const path = controllerAt(registry, given) ? given : suggestedPath(registry, prefix, given)
  const controller = path === undefined ? undefined : controllerAt(registry, path)
  if (!controller || action === '') return undefined
  const offered = [action, camelCase(action)].find(
    each => controller instanceof LazyEntry || offersAction(controller, each),
  )
  return offered === undefined ? undefined : `${path}#${offered}`
}

/** An error message with what to write instead, where that is known. */
export type WithSuggestion<Message extends string, Suggested extends string> = [Suggested] extends [never]
  ? Message
  : SuggestionMessage<Message, Suggested>
export const withSuggestion = (message: string, suggested: string | undefined): string =>
  suggested === undefined ? message : suggestionMessage(message, suggested)

type SuggestionMessage<Message extends string, Suggested extends string> = ReturnType<
  typeof suggestionMessage<Message, Suggested>
>
const suggestionMessage = <Message extends string, Suggested extends string>(message: Message, suggested: Suggested) =>
  `${message}: write '${suggested}'` as const

/**
 * A registered controller path for the plural or the singular of an unknown one, or `never`.
 *
 * @example SimilarPath<{ 'V1/Hosts': typeof Hosts }, 'V1/Host'> // 'V1/Hosts'
 */
export type SimilarPath<Registry, Path extends string> =
  OfLastName<Path, 'plural'> extends keyof Registry
    ? OfLastName<Path, 'plural'>
    : OfLastName<Path, 'singular'> extends keyof Registry
      ? OfLastName<Path, 'singular'>
      : never
type OfLastName<Path extends string, Number> = Path extends `${infer First}/${infer Rest}`
  ? `${First}/${OfLastName<Rest, Number>}`
  : Number extends 'plural'
    ? Pluralize<Path>
    : Singularize<Path>

/** The same or, at run time, a path that is written like the unknown one; or `undefined`: the twin of the type. */
export const similarPath = (registry: Registered, path: string): string | undefined => {
  const [before, last] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)]
  const otherNumber = [pluralize(last), singularize(last)].map(each => before + each)
  return otherNumber.find(each => Object.hasOwn(registry, each)) ?? mostSimilar(path, Object.keys(registry))
}

/** The error message for a controller path that is not registered, with a similar one. */
export type UnknownControllerMessage<Call extends string, Registry, Path extends string> = GuessMessage<
  NotRegisteredMessage<Call, Path>,
  SimilarPath<Registry, Path>
>
export const unknownControllerMessage = (call: string, registry: Registered, path: string): string =>
  guessMessage(notRegisteredMessage(call, path), similarPath(registry, path))
