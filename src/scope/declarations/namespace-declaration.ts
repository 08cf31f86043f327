/** The signatures of `namespace`. */

import type { NamespaceFrame } from '../../route/scope-frame.js'
import type { Namespace } from '../../route/stored.js'
import type { Checked, CompletionOnly, HintOr, NoNames, TextHint, Unwritten } from '../../text/inference.js'
import type { NamespaceNames } from '../editor/completion.js'
import type {
  Callback as HintCallback,
  HintOrOptions,
  LoneArgument,
  TooMany,
  UncheckedCallback,
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
import type { CheckedNamespaceName, NAME_FIRST } from '../namespace/namespace.js'
import type { NotGiven } from '../options/refused-options.js'
import type { NOT_A_FUNCTION, NoCallback, RefusedCallbackEntries, ResultEntries } from '../shared/callback.js'
import type { CallbackBelow, CallbackKeys } from '../shared/keys.js'
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
import type { RefusedCall, Scope } from './scope.js'

/** `namespace` of a scope. */
export interface NamespaceDeclaration {
  /**
   * Adds a name to the paths and, in PascalCase, to the controller paths of what the callback declares.
   *
   * `{ path }` gives another path than the name. With `{ path: '' }`, the namespace adds to the controller paths alone, as
   * `scope module:` does in Rails.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#controller-namespaces-and-routing
   * @example r.namespace('v1', r => r.resources('places')) // GET /v1/places  V1/Places#index …
   * @example r.namespace('admin', { path: '' }, r => r.resources('places')) // GET /places  Admin/Places#index …
   */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  namespace<
    const Name extends string = Unwritten,
    const Path extends string = never,
    Returned = NoCallback,
    Last = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CompletionOnly<
      Name,
      HintOr<Name, TextHint<Name>, NamespaceNames<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']> | (string & {})>
    >,
    options: HintOrOptions<
      Name,
      NamespaceOptions,
      | OfferedNamespaceOptions<Path>
      | ((
          r: Scope<NamespaceFrame<FrameIn<Self>, NoInfer<Name>>, StateIn<Self>, never, never, never, RegistryIn<Self>>,
        ) => Returned)
    >,
    callback: HintOr<
      Name,
      HintCallback,
      | ((
          r: Scope<
            NamespaceAtFrame<FrameIn<Self>, NoInfer<Name>, NoInfer<Path>>,
            StateIn<Self>,
            never,
            never,
            never,
            RegistryIn<Self>
          >,
        ) => Returned)
      | object
      | NoNames
    >,
    _: TooMany<Name, Last>,
  ): HintOr<
    NoInfer<Name>,
    RefusedCall<NoInfer<Name>, Self>,
    Scope<
      FrameIn<Self>,
      StateIn<Self>,
      | EntriesIn<Self>
      | ([Path] extends [never]
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
            >),
      KeysIn<Self>,
      NestedIn<Self>,
      RegistryIn<Self>
    >
  >
  // Refuses a call with one argument.
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
  >(
    this: Self,
    name: CheckedNamespaceName<Self, Name, Given, Returned> extends infer Type ? Type : Name,
    callback: Given &
      ((
        r: (
          Given extends unknown
            ? Scope<NamespaceFrame<FrameIn<Self>, Name>, StateIn<Self>, never, never, never, RegistryIn<Self>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | Namespace<Name, ResultEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | CallbackKeys<FrameIn<Self>, Name, Returned>,
    NestedIn<Self> | CallbackBelow<FrameIn<Self>, Name, Returned>,
    RegistryIn<Self>
  >
  namespace<
    const Name extends string = never,
    const Path extends string = never,
    const Options = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedNamespaceAtName<Self, Name, Path, Given, Returned> extends infer Type ? Type : Name,
    options: [Path] extends [never]
      ? RefusedNamespaceOptions<Name, Options>
      : keyof Options extends 'path'
        ? {
            readonly path: Checked<Path, NamespacePathProblem<FrameIn<Self>, Name, Path, Options>>
          }
        : OtherNamespaceOptions<Name, Path, Options>,
    callback: Given &
      ((
        r: (
          Given extends unknown
            ? Scope<NamespaceAtFrame<FrameIn<Self>, Name, Path>, StateIn<Self>, never, never, never, RegistryIn<Self>>
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | ModuleEntry<Name, Path, ResultEntries<Returned, StateIn<Self>>>,
    KeysIn<Self> | ModuleKeys<FrameIn<Self>, Path, Returned>,
    NestedIn<Self> | ModuleBelow<FrameIn<Self>, Path, Returned>,
    RegistryIn<Self>
  >
}
