/**
 * The methods of `r`. Each signature checks its call, and says what the returned scope has recorded. Editors show the
 * names of the parameters and the docstrings. The checks are in the files of the declarations.
 */

import type { CollectionFrame } from '../../route/collection-frame.js'
import type { Collection } from '../../route/stored.js'
import type { Checked, NoNames, Noticed, Unwritten } from '../../text/inference.js'
import type {
  Callback as HintCallback,
  IsHint,
  NoPart,
  Part,
  RefusedCallback,
  TooMany,
  UncheckedScope,
} from '../editor/hint.js'
import type { CollectionProblem } from '../namespace/group.js'
import type { COLLECTION_MESSAGE, MEMBER_MESSAGE } from '../namespace/namespace.js'
import type { PartBelow, PartEntries, PartKeys, ReturnedOf } from '../part/draw.js'
import type {
  AnyCallbackProblem,
  CheckedEntries,
  NoCallback,
  ThisOrMessage,
  ThisWithCallback,
} from '../shared/callback.js'
import type { CollectionKeys, ResultKeys } from '../shared/keys.js'
import type {
  AnyResult,
  AnyScope,
  EntriesIn,
  FrameIn,
  KeysIn,
  NestedIn,
  RegistryIn,
  StateIn,
} from '../shared/record.js'
import type { ForeignWords } from './foreign-declaration.js'
import type { Match } from './match-declaration.js'
import type { MountDeclaration } from './mount-declaration.js'
import type { NamespaceDeclaration } from './namespace-declaration.js'
import type { RedirectDeclaration } from './redirect-declaration.js'
import type { ResourceDeclaration } from './resource-declaration.js'
import type { ResourcesDeclaration } from './resources-declaration.js'
import type { DrawProblem, RefusedCall, RefusedCallbackScope, Scope } from './scope.js'
import type { ScopeDeclaration } from './scope-declaration.js'
import type { UseDeclaration } from './use-declaration.js'
import type { Verbs } from './verb-declaration.js'

/**
 * The declarations of a scope. They have no type parameters, and read what they need to know of their scope off `this`. So the
 * compiler works out their signatures once for all scopes. With type parameters it would do so once for each scope, which
 * nearly doubled the cost of a callback.
 *
 * A callback is written out as `Given & ((r: …) => Returned)`. An alias would be worked out with all its arguments, and a
 * conditional type three times for each call. The type of `r` is bound by `infer`: the compiler infers from the parameter of the
 * callback, and would walk the frame and the registry that it knows already, for a tenth of the time of a table. `Given` is the
 * callback itself: only it shows that a callback is of type `any`, or one of several. What the callback returns is checked by the
 * type of the name or path before it: see `IsOneCallback`.
 */
export interface Declarations
  extends Verbs,
    RedirectDeclaration,
    MountDeclaration,
    ResourcesDeclaration,
    ResourceDeclaration,
    NamespaceDeclaration,
    ScopeDeclaration,
    UseDeclaration,
    ForeignWords {
  /** Routes several methods, each as its verb does: `match(['get', 'post'], path, …)`. */
  readonly match: Match

  /**
   * Declares routes of a resource as a whole, without an id in the path. Must be called directly in the callback of
   * `resources` or `resource`. A `resource` has no id anyway, so there it is the same as the declarations alone.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#adding-collection-routes
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  // A call whose `)` is missing fits this signature, too.
  collection<Keys extends PropertyKey = Unwritten, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: Noticed<
      Keys,
      Unwritten extends Keys
        ? HintCallback
        :
            | ((r: RefusedCallbackScope<RegistryIn<Self>, CollectionFrame<FrameIn<Self>>, StateIn<Self>>) => unknown)
            | NoNames
    >,
    _: TooMany<Keys & string, Last>,
  ): Unwritten extends Keys ? UncheckedScope : RefusedCall<'', Self>
  collection<Given = unknown, Returned extends AnyResult = NoCallback, Self extends AnyScope = AnyScope>(
    this: ThisWithCallback<Self, 'collection', Given, Returned>,
    callback: FrameIn<Self>['kind'] extends 'resources' | 'resource'
      ? [CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned>] extends [never]
        ? Given &
            ((
              r: (
                Given extends unknown
                  ? Scope<
                      CollectionFrame<FrameIn<Self>>,
                      StateIn<Self>,
                      never,
                      CollectionKeys<Self>,
                      never,
                      RegistryIn<Self>
                    >
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
              r: Scope<CollectionFrame<FrameIn<Self>>, StateIn<Self>, never, any, never, RegistryIn<Self>>,
            ) => unknown
          : CollectionProblem<Self, CollectionFrame<FrameIn<Self>>, Given, Returned>
      : RefusedCallback<Returned, typeof COLLECTION_MESSAGE>,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Collection<CheckedEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | ResultKeys<Returned>,
    NestedIn<Self>,
    RegistryIn<Self>
  >

  /**
   * There is no `member`: a verb called directly in the callback of `resources` already is a member route.
   *
   * @deprecated Write the verb directly in the callback of `resources`.
   */
  member<Keys extends PropertyKey = Unwritten, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: Noticed<Keys, HintCallback>,
    _: TooMany<Keys & string, Last>,
  ): Unwritten extends Keys ? UncheckedScope : RefusedCall<'', Self>
  /** @deprecated As above. */
  member<Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: RefusedCallback<Returned, typeof MEMBER_MESSAGE>,
  ): RefusedCall<'', Self>

  /**
   * Declares what a part of the table declares: a callback in another file, written for this scope (see `ScopeAt`).
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://api.rubyonrails.org/classes/ActionDispatch/Routing/Mapper/Resources.html#method-i-draw
   * @example r.namespace('host', r => r.draw(hostRoutes))
   */
  draw<Given = NoPart, Self extends AnyScope = AnyScope>(
    this: ThisOrMessage<Self, AnyCallbackProblem<'draw', Given>>,
    part: IsHint<Given> extends true
      ? Part
      : Checked<Given, NoInfer<DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Given>>>,
  ): IsHint<Given> extends true
    ? UncheckedScope
    : Scope<
        FrameIn<Self>,
        StateIn<Self>,
        | EntriesIn<Self>
        | PartEntries<
            StateIn<Self>,
            FrameIn<Self>,
            Given,
            DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Given>
          >,
        | KeysIn<Self>
        | PartKeys<
            FrameIn<Self>,
            ReturnedOf<Given>,
            DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Given>
          >,
        | NestedIn<Self>
        | PartBelow<
            FrameIn<Self>,
            ReturnedOf<Given>,
            DrawProblem<Self, RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Given>
          >,
        RegistryIn<Self>
      >
}
