/**
 * What the option `use` of a resource gives to its routes: the context of each middleware, the state after it, and the short check. That
 * depends on the contexts and on the middlewares alone, not on the resource, so the compiler works it out once for all calls with the
 * same middlewares. `CheckedUse` says what is wrong with other values.
 */

import type { AnyFrame } from '../../frame/frame.js'
import type { ShallowOuterFrame } from '../../frame/resources-frame.js'
import type { Settings } from '../../frame/settings.js'
import type { CollectionAction, ResourceKind } from '../../route/actions.js'
import type { KindedRouteContext, ShownState } from '../../route/context.js'
import type { AnyMiddleware } from '../../route/route.js'
import type { IsOne } from '../../text/inference.js'
import type { ParamsOf } from '../../text/path.js'
import type { IsSame, StateAfterInline, StateAfterUse } from '../middleware/added.js'
import type { MiddlewareProblem } from '../middleware/expected.js'
import type { UseOf, WithShallow, WithUse } from './usual-options.js'

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
type PlaceContext<State, Params extends string, Kinds> = KindedRouteContext<ShownState<State>, ParamsOf<Params>, Kinds>

/** The context of the middlewares of everything in a resource. */
type WholeContext<Frame extends AnyFrame, State> = PlaceContext<State, WholeParams<Frame>, unknown>
type WholeParams<Frame extends AnyFrame> = Frame['params'] & Frame['parentParams']

// The state

/** The state after middlewares. `Inline` is the context of those that are written in the call. */
type StateBehindAll<State, Given, Inline> = Given extends readonly [infer First, ...infer Rest]
  ? StateBehindAll<StateBehindOne<State, First, Inline>, Rest, Inline>
  : StateBehindOne<State, Given, Inline>

/** The state after a middleware. One that is written in the call has the context that it gets, and adds nothing. */
export type StateBehindOne<State, Given, Inline> = Given extends AnyMiddleware
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
type StateBehindWhole<Frame extends AnyFrame, State, Use> = Use extends AnyMiddleware | readonly unknown[]
  ? StateBehindUse<Frame, State, Use>
  : State

/** The state after middlewares of the option. It does not depend on the resource, so the compiler keeps it. */
export type StateBehindUse<Frame extends AnyFrame, State, Given> = Given extends unknown
  ? StateBehindAll<State, Given, WholeContext<Frame, State>>
  : never

/** Whether the option is right. `Chosen` are the settings that follow from the options. One of several values is none. */
export type IsRightUse<Kind extends ResourceKind, Frame extends AnyFrame, State, Chosen extends Settings, Use> =
  IsOne<Use> extends true
    ? Use extends Function | readonly unknown[]
      ? IsRightWhole<Frame, State, Use>
      : keyof Use extends Chosen['actions']
        ? Use extends object
          ? {
              readonly [Action in keyof Use]: IsRightAt<Kind, Frame, State, Chosen, Action, Use[Action]>
            }[keyof Use] extends true
            ? true
            : false // an optional key would add `undefined`
          : false
        : false
    : false

/** It does not depend on the resource. */
export type IsRightWhole<Frame extends AnyFrame, State, Use> = Use extends unknown
  ? AreRight<State, WholeParams<Frame>, unknown, Use, WholeContext<Frame, State>>
  : never

/** Whether the middlewares of an action are right: in the contexts of a collection, or in those of a member. */
type IsRightAt<
  Kind extends ResourceKind,
  Frame extends AnyFrame,
  State,
  Chosen extends Settings,
  Action,
  Given,
> = `${Kind} ${Action & string}` extends `resources ${CollectionAction}` | `resource ${string}`
  ? AreRight<State, Frame['params'], Frame['kinds'], Given, WholeContext<Frame, State>>
  : AreRight<
      State,
      Frame['parentParams'] | Chosen['param'],
      Frame['parentKinds'] & Chosen['idKinds'],
      Given,
      WholeContext<Frame, State>
    >

/** Whether a middleware or a list is right. `Inline` is the context of functions that are written in the call. */
type AreRight<State, Params extends string, Kinds, Given, Inline> =
  IsOne<Given> extends true
    ? Given extends readonly unknown[]
      ? IsRightList<State, Params, Kinds, Given, Inline>
      : IsRight<PlaceContext<State, Params, Kinds>, Given>
    : false

type IsRightList<State, Params extends string, Kinds, Given, Inline> = Given extends readonly [
  infer First,
  ...infer Rest,
]
  ? IsRight<PlaceContext<State, Params, Kinds>, First> extends true
    ? IsRightList<StateBehindOne<State, First, Inline>, Params, Kinds, Rest, Inline>
    : false
  : Given extends readonly []
    ? true
    : false

type IsRight<Context, Given> = [Given] extends [AnyMiddleware]
  ? MiddlewareProblem<'', '', Context, Given> extends never
    ? true
    : false
  : false
