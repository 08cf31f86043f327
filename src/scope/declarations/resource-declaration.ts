/**
 * The signatures of `resource`, and of `collection`, which only a resource has. Those of `resource` are those
 * of `resources` with another kind: one generic interface for both would make each call dearer, also those that fit its first form.
 */

import type { CollectionKeys, ResultKeys } from '../../entries/keys.js'
import type { AnyResult, AnyScope, FrameIn, RegistryIn, StateIn } from '../../entries/record.js'
import type { Collection } from '../../entries/stored.js'
import type { CollectionFrame } from '../../frame/collection-frame.js'
import type { ArgumentKeys, Blank, Box, InferredText, NoNames } from '../../text/inference.js'
import type {
  Callback as HintCallback,
  RefusedCallback,
  TooMany,
  UncheckedScope,
  UncheckedState,
} from '../editor/hint.js'
import type { CallRoutes } from '../editor/shown-routes.js'
import type { COLLECTION_MESSAGE, CollectionProblem } from '../namespace/namespace.js'
import type { NotGiven } from '../options/refused-options.js'
import type { CheckedNameBeforeOptionsOrCallback, CheckedResourceName } from '../resources/checked-name.js'
import type { CheckedOptions } from '../resources/checked-options.js'
import type { AnyOptions } from '../resources/options.js'
import type { EntryWithOptionsOrCallback, ResourceEntry, ResourceRoutes } from '../resources/resource-entry.js'
import type { OwnKeys, ResourceInnerFrame, ResourceKeys } from '../resources/settings.js'
import type {
  IsHintOfResource,
  OfferedCallback,
  OfferedName,
  OfferedOptionsOrCallback,
} from '../resources/unfinished-resource.js'
import type { StateInResource } from '../resources/usual-use.js'
import type { CheckedEntries, NoCallback, ThisWithCallback } from '../shared/callback.js'
import type { CheckedOptionsOrCallback, OfferedInside, RefusedCallbackScope } from './resources-declaration.js'
import type { InnerScope, Recorded, RefusedCall, Scope } from './scope.js'

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedResource {
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
  resource: unknown
}

export interface ResourceDeclaration extends DocumentedResource {
  resource<
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
    Hint = IsHintOfResource<'resource', Self, Name, Options, Keys, Behind>,
  >(
    this: Self,
    name: OfferedName<'resource', Self, Name, Only, Except, Controller, Used, Hint>,
    options: OfferedOptionsOrCallback<
      'resource',
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
      OfferedInside<'resource', Self, Name, StateIn<Self>>
    >,
    callback: OfferedCallback<Name, Behind, OfferedInside<'resource', Self, Name, UncheckedState>>,
    _: TooMany<Blank extends Behind ? true : false, Last>,
  ): Hint extends true ? UncheckedScope : RefusedCall<Name, Self>
  resource<
    _Routes extends { routes: ResourceRoutes<'resource', Self, Name, {}, NoCallback> },
    const Name extends string = never,
    Self extends AnyScope = AnyScope,
  >(
    this: Self,
    name: CheckedResourceName<'resource', Self, Name, {}> extends infer Type ? Type : InferredText<Name>,
  ): Recorded<
    Self,
    ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, {}, NoCallback>,
    OwnKeys<'resource', FrameIn<Self>, NoInfer<Name>, {}>
  >
  resource<
    _Routes extends { routes: ResourceRoutes<'resource', Self, Name, Options, Returned> },
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
    This = undefined,
  >(
    this: Self,
    name: CheckedNameBeforeOptionsOrCallback<'resource', Self, Name, Options, Returned, Keys, This> extends infer Type
      ? Type
      : InferredText<Name>,
    optionsOrCallback: CheckedOptionsOrCallback<
      'resource',
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
      'resource',
      RegistryIn<Self>,
      FrameIn<Self>,
      StateIn<Self>,
      NoInfer<Name>,
      Options,
      Returned
    >,
    ResourceKeys<'resource', FrameIn<Self>, NoInfer<Name>, Options, Returned>
  >
  resource<
    _Routes extends { routes: ResourceRoutes<'resource', Self, Name, Options, Returned> },
    const Name extends string = never,
    const Options extends AnyOptions = NotGiven,
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
    Keys extends PropertyKey = Blank,
  >(
    this: Self,
    name: CheckedResourceName<'resource', Self, Name, Options, Returned, Given, Keys> extends infer Type
      ? Type
      : InferredText<Name>,
    options: CheckedOptions<'resource', Self, Name, Options> extends infer Type extends object | string
      ? Type
      : Options & { [Option in keyof Options]: unknown }, // as above
    callback: Given &
      ((
        r: (
          Box<Name> extends Box<string>
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
      ) => Returned) & { readonly [Key in Keys]: unknown },
  ): Recorded<
    Self,
    ResourceEntry<'resource', RegistryIn<Self>, FrameIn<Self>, StateIn<Self>, NoInfer<Name>, Options, Returned>,
    ResourceKeys<'resource', FrameIn<Self>, NoInfer<Name>, Options, Returned>
  >
}

/** TypeScript 5.9 and 6.0 show this docstring in the hint of each signature that has none. */
interface DocumentedCollection {
  /**
   * Declares routes of a resource as a whole, without an id in the path. Must be called directly in the callback of
   * `resources` or `resource`. A `resource` has no id anyway, so there it is the same as the declarations alone.
   *
   * @throws {RouteError} For a mistake that the compiler did not see.
   * @see https://guides.rubyonrails.org/routing.html#adding-collection-routes
   * @example r.resources('places', r => r.collection(r => r.get('search'))) // GET /places/search  Places#search
   */
  collection: unknown
}

/** `collection` of a scope. */
export interface CollectionDeclaration extends DocumentedCollection {
  // A call whose `)` is missing fits this signature, too.
  collection<Keys extends PropertyKey = Blank, Last = never, Self extends AnyScope = AnyScope>(
    this: Self,
    callback: ArgumentKeys<
      Keys,
      Blank extends Keys
        ? HintCallback
        :
            | ((r: RefusedCallbackScope<RegistryIn<Self>, CollectionFrame<FrameIn<Self>>, StateIn<Self>>) => unknown)
            | NoNames
    >,
    _: TooMany<Blank extends Keys ? true : false, Last>,
  ): Blank extends Keys ? UncheckedScope : RefusedCall<'', Self>
  collection<
    _Routes extends { routes: CallRoutes<Self, Collection<CheckedEntries<Returned, StateIn<Self>>>> },
    Given = unknown,
    Returned extends AnyResult = NoCallback,
    Self extends AnyScope = AnyScope,
  >(
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
}
