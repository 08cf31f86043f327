/** Suggests the registered controller path that an unknown one may stand for. */

import type { Registered } from '../controller/registry.js'
import { type PascalOf, pascalCase } from '../text/case.js'

/**
 * The registered controller path that was probably meant, or `never`: the given one in PascalCase and without
 * `Controller` at its end, or that one behind the prefix of the scope.
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

/** An error message with what to write instead, where that is known. */
export type WithSuggestion<Message extends string, Suggested extends string> = [Suggested] extends [never]
  ? Message
  : SuggestionMessage<Message, Suggested>
export const withSuggestion = (message: string, suggested: string | undefined): string =>
  suggested === undefined ? message : suggestionMessage(message, suggested)

type SuggestionMessage<Message extends string, Suggested extends string> = `${Message}: write '${Suggested}'`
const suggestionMessage = <Message extends string, Suggested extends string>(
  message: Message,
  suggested: Suggested,
): SuggestionMessage<Message, Suggested> => `${message}: write '${suggested}'`
