/** How error messages show the call of a verb. For `match`, the word of the verb is the call up to its path. */

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
