/** The routes of a call, which a hover over its name shows first. */

import type { RoutesIn } from '../../entries/lookup.js'
import type { AnyScope, FrameIn } from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { TargetLabel } from '../../route/print.js'
import type { AnyRoute } from '../../route/route.js'

/**
 * The routes that a call adds to a scope: `{ 'GET /places': 'Places#index' … }`.
 *
 * A call has them in its first type parameter, since a hover prints the type arguments in their order. Nothing is inferred for that
 * parameter, so its type argument is its constraint. They are a member of an object type there, which the compiler works out for a hover
 * alone: a call pays for a few instantiations, however many routes it has.
 */
export type CallRoutes<Self extends AnyScope, Entry> = RoutesAt<FrameIn<Self>, Entry>

/** A conditional type, so that a hover prints the routes, and not the name of this type. */
type RoutesAt<Frame extends AnyFrame, Entry> =
  RoutesIn<Entry, Frame> extends infer Each extends Pick<AnyRoute, 'method' | 'path'>
    ? { [Route in Each as `${Route['method']} ${Route['path']}`]: TargetLabel<Route> }
    : never

/** The routes of a verb with several arguments behind its path. `Entry` is the member of its types that has its entry. */
export type VerbRoutes<Types, Entry extends keyof Types> = Types extends {
  readonly at: { readonly frame: infer Frame extends AnyFrame }
}
  ? RoutesAt<Frame, Types[Entry]>
  : never
