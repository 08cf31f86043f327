/** The `ctx` of an action in a file that `signalbox contexts` writes. */

import type { ParamsOf } from '../text/path.js'
import type { InContext, ShownContext, Written } from './context.js'
import type { WithKinds } from './kinds.js'

/**
 * The `ctx` of an action as `signalbox contexts` writes it: that of a route with these parameters, state, members of an
 * application's context and kinds. It needs nothing of the table. Without a state it has the type that the table gives, but for its
 * mark, so the compiler compares the two once for all actions with the same parameters.
 *
 * @example WrittenContext<'placeId' | 'id', { user: User }> // ctx.params.placeId, ctx.state.user
 */
export type WrittenContext<Params extends string = never, State = {}, Members = {}, Kinds = {}> = ShownContext<
  [keyof Members] extends [never] ? State : State & InContext<Members>,
  ParamsOf<Params>,
  [keyof Kinds] extends [never] ? unknown : WithKinds<Kinds>
> &
  Written
