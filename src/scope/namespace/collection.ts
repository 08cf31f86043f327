/** `collection`: what is wrong with its callback. */

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
} from '../callback.js'
import type { CollectionKeys } from '../keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../record.js'
import type { CollectionUseProblem } from '../use/id-use-message.js'

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
