/** The verbs, `get`, `post` …, and their methods. */

import type { RouteMethod } from '../../text/http.js'

/** The verbs of a scope: `get` routes GET, `all` routes every method. */
export type VerbName = Lowercase<RouteMethod>

/** The method of a verb's route. */
export type VerbMethod<Verb extends VerbName> = Uppercase<Verb>
export const verbMethod = <Verb extends VerbName>(verb: Verb): VerbMethod<Verb> =>
  verb.toUpperCase() as VerbMethod<Verb> // `Uppercase` is what `toUpperCase` does
