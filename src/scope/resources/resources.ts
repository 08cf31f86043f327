/** `resources` and `resource`: what is wrong with a call. */

import type { ActionKeys, ChosenActions, ResourceKind } from '../../route/actions.js'
import type { AnyFrame } from '../../route/frame.js'
import type { NoActions } from '../../route/settings.js'
import type { CallMessage, CallOf } from '../../text/messages.js'
import type { NameProblem } from '../../text/names.js'
import type {
  CallbackProblem,
  IsPartFor,
  NOT_A_FUNCTION,
  NoCallback,
  NotACallback,
  PartMessage,
  ReturnedEntries,
} from '../callback.js'
import type { NestedProblem } from '../duplicates/callback-routes.js'
import type { ConflictCandidates } from '../duplicates/conflict-candidates.js'
import type { EntryKeysIn } from '../duplicates/entry-keys.js'
import type { ResourceNames, ResourcesNames } from '../editor/completion.js'
import type { UncheckedCallback } from '../editor/hint.js'
import type { OfferedNames } from '../editor/offered-options.js'
import type { NameMessage } from '../foreign/name-message.js'
import type { AnyScope, ExpectsId, KeysIn, StateIn, Unmarked } from '../record.js'
import type { PathBelow, WithShallow } from '../shallow/shallow.js'
import type {
  MarkedRoutesProblem,
  ShallowRoutesProblem,
  ShallowStandardCandidates,
  StandardCandidates,
} from '../shallow/shallow-routes.js'
import type { IdUseProblem } from '../use/id-use.js'
import type { AnyOptionMessage, AreOptionsRight } from './options.js'
import type { ResourceInitialKeys, ResourceInnerFrame } from './resource-callback.js'
import type { StoredResource } from './resource-entry.js'
import type { StateInResource } from './resource-state.js'
import type { SegmentOf } from './segment.js'
import type { SettingsFrom } from './settings.js'
import type { StandardProblem } from './standard.js'

/**
 * What is wrong with a call, as far as its name can show it, or `never`: the name itself, the controller and its actions,
 * the standard routes, and what the callback routes. For a name that is still being written (`never`), the names that
 * could be, or a function without types, which then gets types for its parameters.
 */
export type ResourceProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned = NoCallback,
  Given = NoCallback,
> = [NameProblem<Name>] extends [never]
  ? 0 extends 1 & Options[keyof Options]
    ? AnyOptionMessage<`${Kind}('${Name}')`, Options>
    : [Returned] extends [NoCallback]
      ? unknown extends Returned | Given
        ? CallbackOrRoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned, Given>
        : [Given] extends [NotACallback]
          ? CallMessage<`${Kind}('${Name}')`, typeof NOT_A_FUNCTION>
          : RoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned>
      : CallbackOrRoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned, Given>
  : [Name] extends [never]
    ? NamesBeside<Kind, Registry, Frame, Options> | UncheckedCallback
    : CallMessage<CallOf<Kind, Name>, NameMessage<Kind, Name>>

type CallbackOrRoutesProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
  Given,
> =
  CallbackProblem<
    `${Kind}('${Name}')`,
    ResourceInnerFrame<Kind, Registry, Frame, Name, Options>,
    Returned,
    Given
  > extends never
    ? Given extends NoCallback
      ? IsPartResult<Returned> extends false
        ? RoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned>
        : PartMessage<`${Kind}('${Name}')`>
      : RoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned>
    : IsPartFor<
          Given,
          Registry,
          ResourceInnerFrame<Kind, Registry, Frame, Name, Options>,
          StateInResource<Frame, StateIn<Self>, Options>,
          | ResourceInitialKeys<Kind, SettingsFrom<Kind, Registry, Options>>
          | ResourceInnerFrame<Kind, Registry, Frame, Name, Options>['shallow']
        > extends true
      ? RoutesProblem<Kind, Self, Registry, Frame, Name, Options, Returned>
      : CallbackProblem<`${Kind}('${Name}')`, ResourceInnerFrame<Kind, Registry, Frame, Name, Options>, Returned, Given>

/**
 * In `resources(name, callback)`, nothing is known of the callback but its result: that of a part lacks the keys of the standard
 * routes, of which it can declare this one itself only in a `collection`.
 */
type IsPartResult<Returned> = Returned extends NoCallback
  ? false
  : Returned extends AnyScope
    ? ActionKeys['resources']['create'] extends KeysIn<Returned>
      ? false
      : true
    : false

type RoutesProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> = Options extends WithShallow
  ? ShallowProblem<Kind, Self, Registry, Frame, Name, Options, Returned>
  : StandardRoutesProblem<Kind, Self, Registry, Frame, Name, Options> extends never
    ? Returned extends Unmarked
      ? (
          Returned extends NoCallback
            ? ExpectsId & KeysIn<Self>
            : ConflictCandidates<Self, Frame, SegmentOf<Name, Options>>
        ) extends never
        ? never
        :
            | (ExpectsId & KeysIn<Self> extends never
                ? never
                : IdUseProblem<
                    `${Kind}('${Name}')`,
                    Self,
                    StoredResource<Kind, SegmentOf<Name, Options>, NoActions, ReturnedEntries<Returned>>,
                    Options
                  >)
            | NestedProblem<
                `${Kind}('${Name}')`,
                Self,
                Frame,
                PathBelow<Frame, Frame['shallow'], `${Frame['path']}/${SegmentOf<Name, Options>}`>,
                EntryKeysIn<
                  Frame,
                  StoredResource<Kind, SegmentOf<Name, Options>, NoActions, ReturnedEntries<Returned>>,
                  KeysIn<Self>
                >,
                ConflictCandidates<Self, Frame, SegmentOf<Name, Options>>
              >
      : MarkedRoutesProblem<
          `${Kind}('${Name}')`,
          Self,
          Frame,
          `${Frame['path']}/${SegmentOf<Name, Options>}`,
          ConflictCandidates<Self, Frame, SegmentOf<Name, Options>>,
          StoredResource<Kind, SegmentOf<Name, Options>, NoActions, ReturnedEntries<Returned>>,
          Options
        >
    : AreOptionsRight<Kind, Registry, Options> extends true
      ? StandardRoutesProblem<Kind, Self, Registry, Frame, Name, Options>
      : never

type StandardRoutesProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Candidates = StandardCandidates<Self, Frame, SegmentOf<Name, Options>>,
> = StandardProblem<
  Kind,
  `${Kind}('${Name}')`,
  Self,
  Frame,
  Registry,
  Candidates,
  ResourceInnerFrame<Kind, Registry, Frame, Name, Options>,
  ChosenActions<Kind, Options>,
  `${Frame['idShape']}/${SegmentOf<Name, Options>}`
>

/** The same for resources with the option `shallow`. */
type ShallowProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
  Returned,
> =
  ShallowStandardProblem<Kind, Self, Registry, Frame, Name, Options> extends never
    ? ShallowRoutesProblem<`${Kind}('${Name}')`, Self, Frame, SegmentOf<Name, Options>, Returned, Options>
    : AreOptionsRight<Kind, Registry, Options> extends true
      ? ShallowStandardProblem<Kind, Self, Registry, Frame, Name, Options>
      : never
type ShallowStandardProblem<
  Kind extends ResourceKind,
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Options,
> = StandardRoutesProblem<
  Kind,
  Self,
  Registry,
  Frame,
  Name,
  Options,
  ShallowStandardCandidates<Self, Frame, SegmentOf<Name, Options>>
>

/** The names that completion offers beside written options. */
type NamesBeside<Kind extends ResourceKind, Registry, Frame extends AnyFrame, Options> = OfferedNames<
  Kind,
  NamesOf<Registry, Frame['controllerPrefix']>[Kind],
  Registry,
  Frame,
  OptionIn<Options, 'only'>,
  OptionIn<Options, 'except'>,
  OptionIn<Options, 'controller'>,
  keyof OptionIn<Options, 'use'>
>
type OptionIn<Options, Name extends string> = Options extends { readonly [Key in Name]: infer Value } ? Value : unknown

/** The names that completion offers for each kind of resource. */
interface NamesOf<Registry, Prefix extends string> {
  readonly resources: ResourcesNames<Registry, Prefix>
  readonly resource: ResourceNames<Registry, Prefix>
}
