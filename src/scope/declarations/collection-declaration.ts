/** The signatures of `collection`, and of `member`, which is none. */

import type { CollectionKeys, ResultKeys } from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { Collection } from '../../entries/stored.js'
import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { ArgumentKeys, NoNames, Unwritten } from '../../text/inference.js'
import type { Callback as HintCallback, RefusedCallback, TooMany, UncheckedScope } from '../editor/hint.js'
import type { COLLECTION_MESSAGE, CollectionProblem, MEMBER_MESSAGE } from '../namespace/namespace.js'
import type { CheckedEntries, NoCallback, ThisWithCallback } from '../shared/callback.js'
import type { RefusedCallbackScope } from './resource-declaration.js'
import type { InnerScope, Recorded, RefusedCall } from './scope.js'

/** `collection` of a scope, and `member`, which is none. */
export interface CollectionDeclaration {
  /**
   * Declares routes of a resource as a whole, without an id in the path. Must be called directly in the callback of
   * `resources` or `resource`. A `resource` has no id anyway, so there it is the same as the declarations alone.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#adding-collection-routes
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  // A call whose `)` is missing fits this signature, too.
  collection<Keys extends PropertyKey = Unwritten, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: ArgumentKeys<
      Keys,
      Unwritten extends Keys
        ? HintCallback
        :
            | ((r: RefusedCallbackScope<RegistryIn<Self>, CollectionFrame<FrameIn<Self>>, StateIn<Self>>) => unknown)
            | NoNames
    >,
    _: TooMany<Unwritten extends Keys ? true : false, Last>,
  ): Unwritten extends Keys ? UncheckedScope : RefusedCall<'', Self>
  collection<Given = unknown, Returned extends AnyResult = NoCallback, Self extends AnyScope = AnyScope>(
    this: ThisWithCallback<Self, 'collection', Given, Returned>,
    callback: FrameIn<Self>['kind'] extends 'resources' | 'resource'
      ? [CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned>] extends [never]
        ? Given &
            ((
              r: (
                Given extends unknown
                  ? InnerScope<Self, CollectionFrame<FrameIn<Self>>, CollectionKeys<Self>>
                  : never
              ) extends infer Inside
                ? Inside
                : never,
            ) => Returned)
        : // Unresolved, as `r => r.` is while it is written: an editor then offers the methods of `r`.
          [CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned>] extends [
              CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned> & 0,
            ]
          ? (
              // biome-ignore lint/suspicious/noExplicitAny: the keys themselves would be worked out for every call
              r: InnerScope<Self, CollectionFrame<FrameIn<Self>>, any>,
            ) => unknown
          : CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned>
      : RefusedCallback<Returned, typeof COLLECTION_MESSAGE>,
  ): Recorded<Self, Collection<CheckedEntries<Returned, StateIn<Self>>>, ResultKeys<Returned>>

  /**
   * There is no `member`: a verb called directly in the callback of `resources` already is a member route.
   *
   * @deprecated Write the verb directly in the callback of `resources`.
   */
  member<Keys extends PropertyKey = Unwritten, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: ArgumentKeys<Keys, HintCallback>,
    _: TooMany<Unwritten extends Keys ? true : false, Last>,
  ): Unwritten extends Keys ? UncheckedScope : RefusedCall<'', Self>
  /** @deprecated As above. */
  member<Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: RefusedCallback<Returned, typeof MEMBER_MESSAGE>,
  ): RefusedCall<'', Self>
}
