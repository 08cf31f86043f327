/** The signatures of `resource`. */

import type { CompletionOnly, HintOr, NoNames, TextHint, Undistributed, Unwritten } from '../../text/inference.js'
import type { NoCallback } from '../callback.js'
import type { ResourceNames } from '../editor/completion.js'
import type { Callback as HintCallback, TooMany, UncheckedState } from '../editor/hint.js'
import type { OfferedNames } from '../editor/offered-options.js'
import type { OfferedOptionsOrCallback } from '../editor/unfinished-resource.js'
import type { AnyResult, AnyScope, EntriesIn, FrameIn, KeysIn, NestedIn, RegistryIn, StateIn } from '../record.js'
import type { NamedCallback, RefusedCall, RefusedCallbackScope, Scope } from '../scope.js'
import type { CheckedOptions } from './checked-options.js'
import type { CheckedNameBeforeOptionsOrCallback, CheckedResourceName } from './default-resources.js'
import type { AnyOptions, NoOptions, NotGiven, UntypedOf } from './options.js'
import type { ResourceInnerFrame } from './resource-callback.js'
import type { ResourceEntry } from './resource-entry.js'
import type { StateInResource } from './resource-state.js'
import type { UntypedUseAlone } from './resource-use.js'
import type { OwnKeys, ResourceKeys } from './segment.js'
import type { EntryOfSingular } from './usual-resource-entry.js'

/** `resource` of a scope. */
export interface ResourceDeclaration {
  /**
   * Routes the four standard actions of a resource that exists once: show, create, update (PUT and PATCH) and destroy.
   *
   * Takes the name, which is a segment of the paths; options; and a callback for what is nested in it. There is no id in
   * the paths, and the controller has the plural of the name.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#singular-resources
   * @example r.resource('user', { only: ['show', 'update'] }) // GET, PUT and PATCH /user  Users#…
   */
  // For calls that are wrong or unfinished: one mistake is one error, and an editor has completions. See `completion.ts`.
  resource<
    const Name extends string = Unwritten,
    const Only = unknown,
    const Except = unknown,
    const Controller = unknown,
    Used extends PropertyKey = never,
    Last = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CompletionOnly<
      Name,
      HintOr<
        Name,
        TextHint<Name>,
        OfferedNames<
          'resource',
          ResourceNames<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>,
          RegistryIn<Self>,
          FrameIn<Self>,
          Only,
          Except,
          Controller,
          Used
        >
      >
    >,
    options: OfferedOptionsOrCallback<
      'resource',
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      Name,
      Only,
      Except,
      Controller,
      Used,
      Last
    >,
    callback: HintOr<
      Name,
      HintCallback,
      | ((
          r: RefusedCallbackScope<
            RegistryIn<Self>,
            ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, {}>,
            UncheckedState
          >,
        ) => unknown)
      | NoNames
    >,
    _: TooMany<Name, Last>,
  ): RefusedCall<Name, Self>
  resource<const Name extends string = never, Self extends AnyScope = AnyScope>(
    this: Self,
    name: CheckedResourceName<'resource', Self, RegistryIn<Self>, FrameIn<Self>, Name, {}> extends infer Type
      ? Type
      : Name,
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, {}, NoCallback>,
    KeysIn<Self> | OwnKeys<'resource', FrameIn<Self>, NoInfer<Name>, {}>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
  resource<
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedNameBeforeOptionsOrCallback<
      'resource',
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      Options,
      Returned
    > extends infer Type
      ? Type
      : Name,
    optionsOrCallback: (
      [Options] extends [NoOptions]
        ?
            | NamedCallback<
                RegistryIn<Self>,
                ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, {}>,
                StateIn<Self>,
                OwnKeys<'resource', FrameIn<Self>, Name, {}>,
                Returned,
                Options
              >
            | ([Options] extends [NotGiven]
                ? UntypedUseAlone<'resource', FrameIn<Self>, StateIn<Self>> | UntypedOf['resource']
                : never)
        : CheckedOptions<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, Name, Options>
    ) extends infer Type extends object | string
      ? Type
      : // The mapped type gives the names of options with a function without types: see `checked-options.ts`.
        Options & ((...given: never[]) => Returned) & { [Option in keyof Options]: unknown },
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    EntriesIn<Self> | EntryOfSingular<RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | ResourceKeys<'resource', FrameIn<Self>, NoInfer<Name>, Options, Returned>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
  resource<
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<
      'resource',
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      Name,
      Options,
      Returned,
      Given
    > extends infer Type
      ? Type
      : Name,
    options: CheckedOptions<
      'resource',
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      Name,
      Options
    > extends infer Type extends object | string
      ? Type
      : Options & { [Option in keyof Options]: unknown }, // as above
    callback: Given &
      ((
        // As in `resources`.
        r: (
          Undistributed<Name> extends Undistributed<string>
            ? Scope<
                ResourceInnerFrame<'resource', RegistryIn<Self>, FrameIn<Self>, Name, Options>,
                StateInResource<FrameIn<Self>, StateIn<Self>, Options>,
                never,
                OwnKeys<'resource', FrameIn<Self>, Name, Options>,
                never,
                RegistryIn<Self>
              >
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned),
  ): Scope<
    FrameIn<Self>,
    StateIn<Self>,
    | EntriesIn<Self>
    | ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    KeysIn<Self> | ResourceKeys<'resource', FrameIn<Self>, NoInfer<Name>, Options, Returned>,
    NestedIn<Self>,
    RegistryIn<Self>
  >
}
