/** The callbacks of `collection`, and of `scope` without a path: a group, whose declarations have the paths of the scope around it. */

import type { AnyFrame } from '../../route/frame.js'
import type { IsOne, Unoffered } from '../../text/inference.js'
import type { CallMessage } from '../../text/messages.js'
import type {
  IsOneCallback,
  NOT_A_FUNCTION,
  NotACallback,
  PartProblem,
  ReturnOrPartMessage,
  ReturnProblem,
  SeveralCallbacksMessage,
} from '../shared/callback.js'
import type { CallbackRoutesProblem } from '../shared/callback-routes.js'
import type { CollectionKeys, KeysOf } from '../shared/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../shared/record.js'
import type { CollectionUseProblem } from '../shared/use-marks.js'

/** What is wrong with the callback of a group, or `never`. A text is a path whose callback is missing. */
export type GroupProblem<Self extends AnyScope, Given, Returned extends AnyResult> =
  FrameIn<Returned> extends FrameIn<Self>
    ? IsOneCallback<Given, Returned> extends true
      ? GroupRoutesProblem<Self, FrameIn<Self>, Returned>
      : WrongGroup<Self, FrameIn<Self>, Given, Returned> extends never
        ? GroupRoutesProblem<Self, FrameIn<Self>, Returned>
        : WrongGroup<Self, FrameIn<Self>, Given, Returned>
    : WrongGroup<Self, FrameIn<Self>, Given, Returned>

type GroupRoutesProblem<Self extends AnyScope, Frame extends AnyFrame, Returned> = CallbackRoutesProblem<
  'scope',
  Self,
  Frame,
  Frame['path'],
  KeysOf<Self>,
  Returned
>

type WrongGroup<Self extends AnyScope, Frame extends AnyFrame, Given, Returned> =
  IsOne<Given> extends true
    ? Given extends NotACallback
      ? CallMessage<Given extends string ? `scope('${Given}')` : 'scope', typeof NOT_A_FUNCTION>
      : ReturnProblem<'scope', Frame, Returned> extends never
        ? PartProblem<'scope', Given, RegistryIn<Self>, Frame, StateIn<Self>, never>
        : ReturnOrPartMessage<'scope', Given>
    : SeveralCallbacksMessage<'scope'>

/** What is wrong with the callback of `collection`, or `never`. `Inner` is the frame inside. */
export type CollectionProblem<Self extends AnyScope, Inner extends AnyFrame, Given, Returned extends AnyResult> =
  FrameIn<Returned> extends Inner
    ? IsOneCallback<Given, Returned> extends true
      ? never
      : WrongCollection<Self, Inner, Given, Returned>
    : WrongCollection<Self, Inner, Given, Returned>
type WrongCollection<Self extends AnyScope, Inner extends AnyFrame, Given, Returned> =
  IsOne<Given> extends true
    ? Given extends NotACallback
      ? Given extends string
        ? Unoffered<CallMessage<'collection', typeof NOT_A_FUNCTION>>
        : CallMessage<'collection', typeof NOT_A_FUNCTION>
      : ReturnProblem<'collection', Inner, Returned> extends never
        ? CollectionUseProblem<Returned> extends never
          ? PartProblem<'collection', Given, RegistryIn<Self>, Inner, StateIn<Self>, CollectionKeys<Self>>
          : CollectionUseProblem<Returned>
        : ReturnOrPartMessage<'collection', Given>
    : SeveralCallbacksMessage<'collection'>
