/** What the option `use` of a resource gives to its routes: the context of each middleware, and the state after it. */

import type { CollectionAction } from '../../route/actions.js'
import type { KindedRouteContext } from '../../route/context.js'
import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { Middleware } from '../../route/route.js'
import type { ParamsOf } from '../../text/path.js'
import type { IsSame, StateAfterInline, StateAfterUse } from '../middleware/added.js'
import type { WithShallow } from './segment.js'

/** Options with `use`. */
export interface WithUse {
  readonly use: unknown
}
/** Options whose `use` is one middleware. */
export interface WithFunction {
  readonly use: Function
}
/** The option by itself: `infer` makes everything that follows it in the same type dearer. */
export type UseOf<Options> = Options extends { readonly use: infer Use } ? Use : never

// The context of the middlewares

/** Where a middleware runs: the parameters of its routes, and their kinds. */
export interface UsePlace {
  readonly params: string
  readonly kinds: unknown
}

/** Everything in a resource has only the parameters of the scopes around it: an id in its paths may be that of another resource. */
export interface WholePlace<Frame extends AnyFrame> {
  readonly params: WholeParams<Frame>
  readonly kinds: unknown
}

/** A standard action has the parameters of its path. `Inner` is the frame inside the resource. */
export type ActionPlace<Inner extends AnyFrame, Action> = Action extends CollectionAction
  ? NonNullable<Inner['collection']>
  : Inner

export type ContextIn<Place extends UsePlace, State> = PlaceContext<State, Place['params'], Place['kinds']>

/** The same with the members of the place, so that scopes with the same parameters share it. */
export type PlaceContext<State, Params extends string, Kinds> = KindedRouteContext<State, ParamsOf<Params>, Kinds>

/** The context of the middlewares of everything in a resource. */
export type WholeContext<Frame extends AnyFrame, State> = PlaceContext<State, WholeParams<Frame>, unknown>
export type WholeParams<Frame extends AnyFrame> = Frame['params'] & Frame['parentParams']

// The state

/** The state after middlewares. `Inline` is the context of those that are written in the call. */
type StateBehindAll<State, Given, Inline> = Given extends readonly [infer First, ...infer Rest]
  ? StateBehindAll<StateBehindOne<State, First, Inline>, Rest, Inline>
  : StateBehindOne<State, Given, Inline>

/** The state after a middleware. One that is written in the call has the context that it gets, and adds nothing. */
export type StateBehindOne<State, Given, Inline> = Given extends Middleware
  ? Given extends (ctx: infer Context extends { params: unknown }, next: never) => unknown
    ? IsSame<Context, Inline> extends true
      ? StateAfterInline<State, Given>
      : StateAfterUse<State, Given>
    : StateAfterUse<State, Given>
  : State

/** The state of everything in a resource with these options. */
export type StateInResource<Frame extends AnyFrame, State, Options> = Options extends WithUse
  ? Options extends WithShallow
    ? StateBehindWhole<ShallowOuterFrame<Frame>, State, UseOf<Options>>
    : StateBehindWhole<Frame, State, UseOf<Options>>
  : State
type StateBehindWhole<Frame extends AnyFrame, State, Use> = Use extends Middleware | readonly unknown[]
  ? StateBehindUse<Frame, State, Use>
  : State

/** The state after middlewares of the option. It does not depend on the resource, so the compiler keeps it. */
export type StateBehindUse<Frame extends AnyFrame, State, Given> = Given extends unknown
  ? StateBehindAll<State, Given, WholeContext<Frame, State>>
  : never
