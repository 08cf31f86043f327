/** The signatures of `namespace`. */

import type { CallbackBelow, CallbackKeys } from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { Namespace } from '../../entries/stored.js'
import type { NamespaceFrame } from '../../frame/scope-frame.js'
import type { Blank, Checked, InferredText } from '../../text/inference.js'
import type { OfferedNamespaceName } from '../editor/completion.js'
import type {
  HintOrCallback,
  HintOrOptions,
  IsHintOf,
  LoneArgument,
  Marked,
  TooMany,
  UncheckedCallback,
  UncheckedScope,
} from '../editor/hint.js'
import type { CallRoutes } from '../editor/shown-routes.js'
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
import type { NOT_A_FUNCTION, NoCallback, RefusedCallbackEntries, ResultEntries, WithThis } from '../shared/callback.js'
import type { InnerScope, Recorded, RefusedCall, Scope } from './scope.js'

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedNamespace {
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
  namespace: unknown
}

export interface NamespaceDeclaration extends DocumentedNamespace {
  namespace<
    const Name extends string = Blank,
    const Path extends string = never,
    Returned = NoCallback,
    Last = never,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    Behind extends PropertyKey = Blank,
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
    _Routes extends { routes: CallRoutes<Self, Namespace<Name, ResultEntries<Returned, StateIn<Self>>>> },
    const Name extends string = never,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    This = undefined,
  >(
    this: Self,
    name: CheckedNamespaceName<Self, Name, WithThis<Given, This, Returned>, Returned, Mark> extends infer Type
      ? Type
      : InferredText<Name>,
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
    _Routes extends { routes: CallRoutes<Self, ModuleEntry<Name, Path, ResultEntries<Returned, StateIn<Self>>>> },
    const Name extends string = never,
    const Path extends string = never,
    const Options = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Mark extends string = Blank,
    This = undefined,
  >(
    this: Self,
    name: CheckedNamespaceAtName<Self, Name, Path, WithThis<Given, This, Returned>, Returned, Mark> extends infer Type
      ? Type
      : InferredText<Name>,
    options: [Path] extends [never]
      ? RefusedNamespaceOptions<Name, Options>
      : keyof Options extends 'path'
        ? {
            /** The path instead of the name. With `''`, the namespace adds to the controller paths alone. */
            readonly path: Checked<Path, NamespacePathProblem<FrameIn<Self>, Name, Path, Options>> extends infer Type
              ? Type
              : InferredText<Path>
          }
        : OtherNamespaceOptions<Name, Options>,
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
