/** `resources` and `resource`: what is wrong with a call. */

import type { KeysAt, KeysOf, ResultKeys, StandardKeys } from '../../entries/keys.js'
import type { AnyScope, FrameIn, KeysIn, RegistryIn, StateIn, UseMarks } from '../../entries/record.js'
import type { Renamed } from '../../entries/stored.js'
import type { AnyFrame } from '../../frame/frame.js'
import type { ShallowOuterFrame } from '../../frame/resources-frame.js'
import type { NoActions, Shallow } from '../../frame/settings.js'
import type { ChosenActions, ResourceKind } from '../../route/actions.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { NameProblem } from '../../text/names.js'
import type { ResourceNames, ResourcesNames } from '../editor/completion.js'
import type { UncheckedCallback } from '../editor/hint.js'
import type {
  CallbackProblem,
  IsPartFor,
  NOT_A_FUNCTION,
  NoCallback,
  NotACallback,
  PartMessage,
  ReturnedEntries,
} from '../shared/callback.js'
import type { NestedProblem } from '../shared/existing-route.js'
import type { NameMessage } from '../shared/name-message.js'
import type { OutsideIn, ResourceUseProblem, ShallowUseMessage } from '../shared/use-marks.js'
import type { OfferedNames } from './offered-options.js'
import type { AnyOptionMessage, AreOptionsRight } from './options.js'
import type { StoredResource } from './resource-entry.js'
import type {
  HasOutside,
  OuterFrame,
  OutsideMark,
  OwnKeys,
  ResourceInnerFrame,
  SegmentOf,
  WithoutMethod,
} from './settings.js'
import type { StandardProblem } from './standard.js'
import type { UseOf, WithShallow, WithUse } from './usual-options.js'
import type { IsRightWhole, StateInResource } from './usual-use.js'

/**
 * What is wrong with a call, as far as its name can show it, or `never`: the name itself, the controller and its actions,
 * the standard routes, and what the callback routes. For a name that is still being written (`never`), the names that
 * could be, or a function without types, which then gets types for its parameters.
 */
export type ResourceProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned = NoCallback,
  Given = NoCallback,
> = [NameProblem<Name>] extends [never]
  ? CallOfResource<Kind, Self, Name, Options, Returned, Given>['problem']
  : [Name] extends [never]
    ? NamesBeside<Kind, Self, Options> | UncheckedCallback
    : CallMessage<CallOf<Kind, Name>, NameMessage<Kind, Name>>

/** A call with a right name, and what is wrong with each part of it: the compiler works out the members that are read. */
interface CallOfResource<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Name extends string,
  Options,
  Returned,
  Given,
> {
  readonly call: `${Kind}('${Name}')`
  readonly segment: SegmentOf<Name, Options>
  readonly inner: ResourceInnerFrame<Kind, RegistryIn<Self>, FrameIn<Self>, Name, Options>
  readonly problem: 0 extends 1 & Options[keyof Options]
    ? AnyOptionMessage<this['call'], Options>
    : [Returned] extends [NoCallback]
      ? unknown extends Returned | Given
        ? this['callbackOrRoutes']
        : [Given] extends [NotACallback]
          ? CallMessage<this['call'], typeof NOT_A_FUNCTION>
          : this['routes']
      : this['callbackOrRoutes']
  readonly callback: CallbackProblem<this['call'], this['inner'], Returned, Given>
  readonly callbackOrRoutes: this['callback'] extends never
    ? Given extends NoCallback
      ? IsPartResult<Returned, StandardKeys<Kind, FrameIn<Self>, Name, 'create'>> extends false
        ? this['routes']
        : PartMessage<this['call']>
      : this['routes']
    : IsPartFor<
          Given,
          RegistryIn<Self>,
          this['inner'],
          StateInResource<FrameIn<Self>, StateIn<Self>, Options>,
          OwnKeys<Kind, FrameIn<Self>, Name, Options>
        > extends true
      ? this['routes']
      : this['callback']
  readonly routes: this['standard'] extends never
    ? this['use'] extends never
      ? this['nested']
      : this['use']
    : AreOptionsRight<Kind, RegistryIn<Self>, Options> extends true
      ? this['standard']
      : never
  readonly standard: StandardProblem<
    Kind,
    this['call'],
    Self,
    RegistryIn<Self>,
    WithoutMethod<KeysAt<Self, FrameIn<Self>, this['segment']>, Options>,
    this['inner'],
    ChosenActions<Kind, Options>,
    OuterFrame<FrameIn<Self>, Options>,
    this['segment']
  >
  readonly use: UsesIn<Self, Options, Returned> extends never
    ? never
    : OptionUseProblem<
        this['call'],
        Self,
        Options,
        StoredRoutes<Kind, FrameIn<Self>, this['segment'], Options, ReturnedEntries<Returned>>
      >
  readonly nested: NestedProblem<
    this['call'],
    Self,
    `${FrameIn<Self>['path']}/${this['segment']}`,
    ResultKeys<Returned>,
    true extends HasOutside<Returned> | (Options extends WithShallow ? true : false)
      ? KeysOf<Self>
      : KeysAt<Self, FrameIn<Self>, this['segment']>
  >
}

/**
 * In `resources(name, callback)`, nothing is known of the callback but its result: that of a part lacks the keys of the standard
 * routes, of which it can declare this one itself only in a `collection`.
 */
type IsPartResult<Returned, CreateKey> = Returned extends NoCallback
  ? false
  : Returned extends AnyScope
    ? CreateKey extends KeysIn<Returned>
      ? false
      : true
    : false

/** What the scope stores of the callback: the standard routes are found by the options. In resources, shallow ones are outside. */
type StoredRoutes<Kind extends ResourceKind, Frame extends AnyFrame, Segment extends string, Options, Children> = [
  OutsideMark<Frame, Options>,
] extends [never]
  ? StoredResource<Kind, Segment, NoActions, Children>
  : Renamed<Shallow, Segment, Segment, NoActions, Children>

/** The names that completion offers beside written options. */
type NamesBeside<Kind extends ResourceKind, Self extends AnyScope, Options> = OfferedNames<
  Kind,
  NamesOf<RegistryIn<Self>, FrameIn<Self>['controllerPrefix']>[Kind],
  RegistryIn<Self>,
  FrameIn<Self>,
  OptionIn<Options, 'only'>,
  OptionIn<Options, 'except'>,
  OptionIn<Options, 'controller'>,
  keyof OptionIn<Options, 'use'>
>
type OptionIn<Options, Name extends string> = Options extends { readonly [Key in Name]: infer Value } ? Value : unknown

/** The names that completion offers for each kind of resource. */
export interface NamesOf<Registry, Prefix extends string> {
  readonly resources: ResourcesNames<Registry, Prefix>
  readonly resource: ResourceNames<Registry, Prefix>
}

/** Not `never` if a `use` in the scope expects parameters, or one in the options may expect what routes outside do not have. */
type UsesIn<Self extends AnyScope, Options, Returned> =
  | (UseMarks & KeysIn<Self>)
  | (Options extends WithUse ? (HasOutside<Returned> extends true ? Options : never) : never)

/** The same for resources that may have the option `use`, which applies to their callback. `Stored` is the entry. */
type OptionUseProblem<Call extends string, Self extends AnyScope, Options, Stored> =
  | ResourceUseProblem<Call, Self, Stored, Options>
  | (Options extends WithShallow ? never : OwnUseProblem<Call, Self, Options, Stored>)

type OwnUseProblem<Call extends string, Self extends AnyScope, Options, Stored> = Options extends WithUse
  ? UseOf<Options> extends Function | readonly unknown[]
    ? IsRightWhole<ShallowOuterFrame<FrameIn<Self>>, StateIn<Self>, UseOf<Options>> extends true
      ? never
      : OutsideIn<Stored> extends never
        ? never
        : ShallowUseMessage<Call>
    : never
  : never
