/**
 * What a table keeps of a call that the compiler has refused. One mistake must be one error: with a refused call in a
 * table, nothing can be said of a name that the table does not have, as the call might have declared it. So contexts and
 * links accept any name then, and links, redirects and expectations any path of a target: the call might have declared one more.
 * Nothing wrong compiles because of this: the refused call is an error of its own.
 */

import type { AnyContextIn } from '../route/context.js'
import type { Route } from '../route/route.js'

/** The stored form of a refused call. */
export interface Refused {
  readonly kind: 'refused'
}

/**
 * What a refused call expands to: a route of any target, whose context has parameters and state of any type. The target is
 * not `string`, in which those of the other routes would be lost.
 */
export interface ExpandedRefused<State> {
  readonly collectionTargets: string & {}
  readonly memberTargets: never
  readonly keys: string
  readonly pattern: never
  // biome-ignore lint/suspicious/noExplicitAny: a match of this table may have any target
  readonly routes: Route<string, string, any>
  readonly classPath: never
  readonly plain: never
  readonly apart: never
  readonly collectionContext: AnyContextIn<State>
  readonly memberContext: AnyContextIn<State>
}
