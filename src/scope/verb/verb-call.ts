/** The verbs, `get`, `post` …, and how error messages show a call of one. For `match`, the word of the verb is the call up to its path. */

import type { RouteMethod } from '../../text/http.js'
import { callOf } from '../../text/messages.js'

/** The call, without what follows the path: `get('ping'`, or `match(['get', 'post'], 'ping'`. */
export type VerbCallStart<Verb extends string, Path extends string> = Verb extends `match(${string}`
  ? `${Verb}, '${Path}'`
  : `${Verb}('${Path}'`
export const verbCallStart = <Verb extends string, Path extends string>(
  verb: Verb,
  path: Path,
): VerbCallStart<Verb, Path> =>
  (verb.startsWith('match(') ? `${verb}, '${path}'` : `${verb}('${path}'`) as VerbCallStart<Verb, Path> // the same condition

/** The call with its path: `get('ping')`. */
export type VerbCall<Verb extends string, Path extends string> = `${VerbCallStart<Verb, Path>})`
export const verbCall = <Verb extends string, Path extends string>(verb: Verb, path: Path): VerbCall<Verb, Path> =>
  `${verbCallStart(verb, path)})`

/** The call, whatever its path is: the twin of `CallOf` in the messages of paths. */
export const callOfVerb = (verb: string, path: unknown): string =>
  verb.startsWith('match(') ? (typeof path === 'string' ? verbCall(verb, path) : 'match') : callOf(verb, path)

/** The call with a controller and an action, as it should be written. */
export type WithAction<Verb extends string, Path extends string> = `${VerbCallStart<Verb, Path>}, Controller, 'action')`
export const withAction = <Verb extends string, Path extends string>(verb: Verb, path: Path): WithAction<Verb, Path> =>
  `${verbCallStart(verb, path)}, Controller, 'action')`

/** The verbs of a scope: `get` routes GET, `all` routes every method. */
export type VerbName = Lowercase<RouteMethod>

/** The method of a verb's route. */
export type VerbMethod<Verb extends VerbName> = Uppercase<Verb>
export const verbMethod = <Verb extends VerbName>(verb: Verb): VerbMethod<Verb> =>
  verb.toUpperCase() as VerbMethod<Verb> // `Uppercase` is what `toUpperCase` does
