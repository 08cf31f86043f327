/** The signatures of `namespace` and `collection`. */

import type { CollectionFrame } from '../../route/collection-frame.js'
import type { NamespaceFrame } from '../../route/scope-frame.js'
import type { Collection, Namespace } from '../../route/stored.js'
import type { Checked, NoNames, Noticed, Unwritten } from '../../text/inference.js'
import type { OfferedNamespaceName } from '../editor/completion.js'
import type {
  Callback as HintCallback,
  HintOrCallback,
  HintOrOptions,
  IsHintOf,
  LoneArgument,
  Marked,
  RefusedCallback,
  TooMany,
  UncheckedCallback,
  UncheckedScope,
} from '../editor/hint.js'
import type {
  CheckedNamespaceAtName,
  ModuleBelow,
  ModuleEntry,
  ModuleKeys,
  NamespaceAtFrame,
  NamespaceOptions,
  NamespacePathProblem,
  OfferedNamespaceOptions,
  OtherNamespaceOptions,
  RefusedNamespaceOptions,
} from '../namespace/module.js'
import type {
  CheckedNamespaceName,
  COLLECTION_MESSAGE,
  CollectionProblem,
  MEMBER_MESSAGE,
  NAME_FIRST,
} from '../namespace/namespace.js'
import type { NotGiven } from '../options/refused-options.js'
import type {
  CheckedEntries,
  NOT_A_FUNCTION,
  NoCallback,
  RefusedCallbackEntries,
  ResultEntries,
  ThisWithCallback,
  WithThis,
} from '../shared/callback.js'
import type { CallbackBelow, CallbackKeys, CollectionKeys, ResultKeys } from '../shared/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../shared/record.js'
import type { RefusedCallbackScope } from './resource-declaration.js'
import type { InnerScope, Recorded, RefusedCall, Scope } from './scope.js'

/** `namespace` of a scope. */
export interface NamespaceDeclaration {
  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * `{ path }` gives another path; with `{ path: '' }`, only the controller paths change, as with `scope module:` in Rails.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#controller-namespaces-and-routing
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   * @example r.namespace('admin', { path: '' }, r => r.resources('places')) // GET /places  Admin/Places#index …
   */
  namespace<
    const Name extends string = Unwritten,
    const Path extends string = never,
    Returned = NoCallback,
    Last = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Unwritten,
    Behind extends PropertyKey = Unwritten,
    Hint = IsHintOf<Name, Keys, Path, Behind>,
  >(
    this: Self,
    name: OfferedNamespaceName<RegistryIn<Self>, FrameIn<Self>['controllerPrefix'], Name>,
    options: HintOrOptions<
      Hint,
      Name,
      NamespaceOptions,
      OfferedNamespaceOptions<Path> | ((r: InnerScope<Self, NamespaceFrame<FrameIn<Self>, NoInfer<Name>>>) => Returned),
      Keys
    >,
    callback: HintOrCallback<
      Hint,
      (r: InnerScope<Self, NamespaceAtFrame<FrameIn<Self>, NoInfer<Name>, NoInfer<Path>>>) => Returned,
      Behind
    >,
    _: TooMany<Hint, Last>,
  ): Hint extends true
    ? UncheckedScope
    : Recorded<
        Self,
        [Path] extends [never]
          ? Namespace<
              NoInfer<Name>,
              RefusedCallbackEntries<NamespaceFrame<FrameIn<Self>, NoInfer<Name>>, Returned, StateIn<Self>>
            >
          : ModuleEntry<
              NoInfer<Name>,
              NoInfer<Path>,
              RefusedCallbackEntries<
                NamespaceAtFrame<FrameIn<Self>, NoInfer<Name>, NoInfer<Path>>,
                Returned,
                StateIn<Self>
              >
            >,
        never
      >
  namespace<const Given = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: LoneArgument<
      'namespace',
      Given,
      typeof NOT_A_FUNCTION,
      typeof NAME_FIRST,
      UncheckedCallback
    > extends infer Type
      ? Type
      : Given,
  ): RefusedCall<'namespace', Self>
  namespace<
    const Name extends string = never,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Unwritten,
    This = undefined,
  >(
    this: Self,
    name: CheckedNamespaceName<Self, Name, WithThis<Given, This, Returned>, Returned, Mark> extends infer Type
      ? Type
      : Name,
    callback: Given &
      ((
        this: This,
        r: (
          Given extends unknown
            ? Scope<NamespaceFrame<FrameIn<Self>, Name>, StateIn<Self>, never, never, never, RegistryIn<Self>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned) &
      Marked<Mark>,
  ): Recorded<
    Self,
    Namespace<Name, ResultEntries<Returned, StateIn<Self>>>,
    CallbackKeys<FrameIn<Self>, Name, Returned>,
    CallbackBelow<FrameIn<Self>, Name, Returned>
  >
  namespace<
    const Name extends string = never,
    const Path extends string = never,
    const Options = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Unwritten,
    This = undefined,
  >(
    this: Self,
    name: CheckedNamespaceAtName<Self, Name, Path, WithThis<Given, This, Returned>, Returned, Mark> extends infer Type
      ? Type
      : Name,
    options: [Path] extends [never]
      ? RefusedNamespaceOptions<Name, Options>
      : keyof Options extends 'path'
        ? {
            /** The path instead of the name. With `''`, the namespace adds to the controller paths alone. */
            readonly path: Checked<Path, NamespacePathProblem<FrameIn<Self>, Name, Path, Options>>
          }
        : OtherNamespaceOptions<Name, Path, Options>,
    callback: Given &
      ((
        this: This,
        r: (
          Given extends unknown
            ? Scope<NamespaceAtFrame<FrameIn<Self>, Name, Path>, StateIn<Self>, never, never, never, RegistryIn<Self>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned) &
      Marked<Mark>,
  ): Recorded<
    Self,
    ModuleEntry<Name, Path, ResultEntries<Returned, StateIn<Self>>>,
    ModuleKeys<FrameIn<Self>, Path, Returned>,
    ModuleBelow<FrameIn<Self>, Path, Returned>
  >
}

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
    callback: Noticed<
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
    callback: Noticed<Keys, HintCallback>,
    _: TooMany<Unwritten extends Keys ? true : false, Last>,
  ): Unwritten extends Keys ? UncheckedScope : RefusedCall<'', Self>
  /** @deprecated As above. */
  member<Returned = NoCallback, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: RefusedCallback<Returned, typeof MEMBER_MESSAGE>,
  ): RefusedCall<'', Self>
}
