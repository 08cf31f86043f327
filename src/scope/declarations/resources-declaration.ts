/** The signatures of `resources`. */

import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { ResourceFrame } from '../../frame/resource-frame.js'
import type { ResourcesFrame } from '../../frame/resources-frame.js'
import type { ResourceKind } from '../../route/actions.js'
import type { Blank, Box, InferredText } from '../../text/inference.js'
import type { FrameController } from '../controller/controller.js'
import type { TooMany, UncheckedScope, UncheckedState } from '../editor/hint.js'
import type { NotGiven } from '../options/refused-options.js'
import type {
  CheckedDefaultName,
  CheckedNameBeforeOptionsOrCallback,
  CheckedResourceName,
} from '../resources/checked-name.js'
import type { CheckedOptions } from '../resources/checked-options.js'
import type { AnyOptions, NoOptions, UntypedOf } from '../resources/options.js'
import type { EntryWithOptionsOrCallback, ResourceEntry, ResourceRoutes } from '../resources/resource-entry.js'
import type { UntypedUseAlone } from '../resources/resource-use.js'
import type { OwnKeys, ResourceInnerFrame, ResourceKeys } from '../resources/settings.js'
import type {
  IsHintOfResource,
  OfferedCallback,
  OfferedName,
  OfferedOptionsOrCallback,
} from '../resources/unfinished-resource.js'
import type { DefaultSettingsOf } from '../resources/usual-options.js'
import type { StateInResource } from '../resources/usual-use.js'
import type { NoCallback } from '../shared/callback.js'
import type { Recorded, RefusedCall, Scope } from './scope.js'

/**
 * The type of what follows the name in a call with two arguments: options, a callback, or the error message. It
 * distributes over the options, which is the cheapest way to find that none are given; `Whole` is all of them.
 */
export type CheckedOptionsOrCallback<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  State,
  Name extends string,
  Options,
  Returned,
  Whole = Options,
> = Options extends NoOptions
  ?
      | ((
          r: Scope<DefaultFrame<Kind, Frame, Name>, State, never, OwnKeys<Kind, Frame, Name, {}>, never, Registry>,
        ) => Returned)
      | (Options extends NotGiven ? UntypedUseAlone<Kind, Frame, State> | UntypedOf[Kind] : never)
  : CheckedOptions<Kind, Self, Name, Whole>

type DefaultFrame<Kind extends ResourceKind, Frame extends AnyFrame, Name extends string> = Kind extends 'resources'
  ? ResourcesFrame<Frame, Name, DefaultSettingsOf<'resources'>>
  : ResourceFrame<Frame, Name, DefaultSettingsOf<'resource'>>

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedResources {
  /**
   * Routes the five standard actions of a resource: index, create, show, update (PUT and PATCH) and destroy.
   *
   * Takes the name, which is a segment of the paths and, in PascalCase, part of the controller path; options; and a
   * callback for what is nested in a member of the resource. Verbs in it have the path `/places/:id/…`, nested resources
   * the path `/places/:placeId/rooms/:id`.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#resource-routing-the-rails-default
   * @example r.resources('places', { only: ['index', 'show'] }, r => r.resources('rooms'))
   */
  resources: unknown
}

export interface ResourcesDeclaration extends DocumentedResources {
  resources<
    const Name extends string = Blank,
    const Only = unknown,
    const Except = unknown,
    const Controller = unknown,
    Used extends PropertyKey = never,
    Last = never,
    Self extends AnyScope = AnyScope,
    const Options = unknown,
    Keys extends PropertyKey = Blank,
    Behind extends PropertyKey = Blank,
    Hint = IsHintOfResource<'resources', Self, Name, Options, Keys, Behind>,
  >(
    this: Self,
    name: OfferedName<'resources', Self, Name, Only, Except, Controller, Used, Hint>,
    options: OfferedOptionsOrCallback<
      'resources',
      Self,
      Name,
      Only,
      Except,
      Controller,
      Used,
      Last,
      Hint,
      Options,
      Keys,
      OfferedInside<'resources', Self, Name, StateIn<Self>>
    >,
    callback: OfferedCallback<Name, Behind, OfferedInside<'resources', Self, Name, UncheckedState>>,
    _: TooMany<Blank extends Behind ? true : false, Last>,
  ): Hint extends true ? UncheckedScope : RefusedCall<Name, Self>
  resources<
    _Routes extends { routes: ResourceRoutes<'resources', Self, Name, {}, NoCallback> },
    const Name extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedDefaultName<Self, Name>,
    // Without a name yet, as for a completion, the result is `never`: the compiler would work out the rest of the chain.
    // In tuples, since a variable that does not exist would make it `any`, and each callback in the rest an error.
  ): [Name] extends [never]
    ? never
    : Recorded<Self, NoInfer<Name>, OwnKeys<'resources', FrameIn<Self>, NoInfer<Name>, {}>>
  resources<
    _Routes extends { routes: ResourceRoutes<'resources', Self, Name, Options, Returned> },
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    This = undefined,
  >(
    this: Self,
    // Bound by `infer`: here the branches have many messages.
    name: CheckedNameBeforeOptionsOrCallback<'resources', Self, Name, Options, Returned, Keys, This> extends infer Type
      ? Type
      : InferredText<Name>,
    optionsOrCallback: CheckedOptionsOrCallback<
      'resources',
      Self,
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      Name,
      Options,
      Returned
    > extends infer Type extends object | string
      ? Type
      : // The mapped type gives the names of options with a function without types: see `checked-options.ts`.
        Options &
          ((this: This, ...given: never[]) => Returned) & { [Option in keyof Options]: unknown } & {
            readonly [Key in Keys]: unknown
          },
  ): Recorded<
    Self,
    EntryWithOptionsOrCallback<
      'resources',
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      NoInfer<Name>,
      Options,
      Returned
    >,
    ResourceKeys<'resources', FrameIn<Self>, NoInfer<Name>, Options, Returned>
  >
  resources<
    _Routes extends { routes: ResourceRoutes<'resources', Self, Name, Options, Returned> },
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
  >(
    this: Self,
    name: CheckedResourceName<'resources', Self, Name, Options, Returned, Given, Keys> extends infer Type
      ? Type
      : InferredText<Name>,
    options: CheckedOptions<'resources', Self, Name, Options> extends infer Type extends object | string
      ? Type
      : Options & { [Option in keyof Options]: unknown }, // as above
    callback: Given &
      ((
        // Inferred types: from the frame, the compiler would infer all options again. In tuples: see the first form.
        r: (
          Box<Name> extends Box<string>
            ? Scope<
                ResourceInnerFrame<'resources', RegistryIn<Self>, FrameIn<Self>, Name, Options>,
                StateInResource<FrameIn<Self>, StateIn<Self>, Options>,
                never,
                OwnKeys<'resources', FrameIn<Self>, Name, Options>,
                never,
                RegistryIn<Self>
              >
            : never
        ) extends infer Inside
          ? Inside
          : never,
      ) => Returned) & { readonly [Key in Keys]: unknown },
  ): Recorded<
    Self,
    ResourceEntry<'resources', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    ResourceKeys<'resources', FrameIn<Self>, NoInfer<Name>, Options, Returned>
  >
}

/** The callback of a refused call. */
export type OfferedInside<Kind extends ResourceKind, Self extends AnyScope, Name extends string, State> = (
  r: RefusedCallbackScope<RegistryIn<Self>, ResourceInnerFrame<Kind, RegistryIn<Self>, FrameIn<Self>, Name, {}>, State>,
) => unknown

/** The scope in the callback of `resources` or `resource`, if the call is refused. */
export type RefusedCallbackScope<Registry, Inner extends AnyFrame, State> =
  FrameController<Registry, Inner> extends undefined
    ? UncheckedScope
    : Scope<Inner, State, never, never, never, Registry>
