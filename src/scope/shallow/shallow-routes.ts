/** What is wrong with the routes of shallow resources, and of resources with shallow ones in them: see `shallow.ts`. */

import type { AnyFrame } from '../../route/frame.js'
import type { ShallowOuterFrame } from '../../route/resources-frame.js'
import type { NoActions, Shallow } from '../../route/settings.js'
import type { Renamed } from '../../route/stored.js'
import type { ReturnedEntries } from '../callback.js'
import type { NestedProblem } from '../duplicates/callback-routes.js'
import type { AllRouteKeysIn, ConflictCandidates, KeyConflictCandidates } from '../duplicates/conflict-candidates.js'
import type { EntryKeysIn } from '../duplicates/entry-keys.js'
import type { AllKeysIn } from '../duplicates/recorded-keys.js'
import type { AnyScope, KeysIn, NamesIn, Outside, UseMarks } from '../record.js'
import type { WithUse } from '../resources/resource-state.js'
import type { MarkInResources, OutsideKey, OwnPrefix, PathBelow, ShallowMemberPrefixes } from './shallow.js'
import type { EntryPrefixes, OutsidePrefixes, RelativeKeys, ShallowPrefixes } from './shallow-keys.js'
import type { OptionUseProblem, ResourceUseProblem } from './shallow-use.js'

/** The conflict candidates of the standard routes of a resource. They have relative keys, as the routes have in any scope. */
export type StandardCandidates<Self extends AnyScope, Frame extends AnyFrame, Name extends string> = Shallow &
  KeysIn<Self> extends never
  ? ConflictCandidates<Self, Frame, Name, '' | '/:'>
  : RelativeKeys<Frame, Name, Frame['parentPath'], ConflictCandidates<Self, Frame, Name>>

/** The same for shallow resources, whose members are outside in other resources. */
export type ShallowStandardCandidates<Self extends AnyScope, Frame extends AnyFrame, Name extends string> =
  MarkInResources<Frame> extends never
    ? StandardCandidates<Self, Frame, Name>
    : InUseInside<Self, Frame, Name> | InUseOutside<Self, Frame, `/${Name}`> extends never
      ? never
      : RelativeKeys<Frame, Name, Frame['around']['path'], AllRouteKeysIn<Frame, Self, MarkInResources<Frame>>>

/** What is wrong with the routes in the callback of shallow resources, or `never`: they duplicate others. */
export type ShallowRoutesProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Name extends string,
  Returned,
  Options,
> = (
  MarkInResources<Frame> extends never
    ? KeyConflictCandidates<Self, Frame, ShallowPrefixes<Name, ReturnedEntries<Returned>>>
    :
        | InUseInside<Self, Frame, Name>
        | InUseOutside<Self, Frame, ShallowMemberPrefixes<Name, ReturnedEntries<Returned>>>
        | UsesIn<Self, Options>
) extends never
  ? never
  : ResourceUseProblem<
        Call,
        Self,
        Renamed<Shallow, Name, Name, NoActions, ReturnedEntries<Returned>>,
        Options
      > extends never
    ? NestedProblem<
        Call,
        Self,
        Frame,
        PathBelow<Frame, Shallow, ''>,
        EntryKeysIn<
          Frame,
          Renamed<Shallow, Name, Name, NoActions, ReturnedEntries<Returned>>,
          KeysIn<Self> | MarkInResources<Frame>
        >,
        AllRouteKeysIn<Frame, Self, MarkInResources<Frame>>
      >
    : ResourceUseProblem<Call, Self, Renamed<Shallow, Name, Name, NoActions, ReturnedEntries<Returned>>, Options>

/**
 * What is wrong with the routes in the callback of other resources, or `never`, if the callback has the mark `Outside`.
 * `Candidates` are the conflict candidates of the name, and `Stored` is the entry.
 */
export type MarkedRoutesProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Candidates,
  Stored,
  Options,
> = Candidates | InUse<Self, Frame, Stored, Options> extends never
  ? never
  : OptionUseProblem<Call, Self, ShallowOuterFrame<Frame>, Options, Stored> extends never
    ? NestedProblem<
        Call,
        Self,
        Frame,
        PathBelow<Frame, Outside, Path>,
        EntryKeysIn<Frame, Stored, Shallow | Outside>,
        AllRouteKeysIn<Frame, Self, Shallow | Outside>
      >
    : OptionUseProblem<Call, Self, ShallowOuterFrame<Frame>, Options, Stored>

/** Not `never` if routes outside of a resource may duplicate others: their path prefixes are in use. */
type InUse<Self extends AnyScope, Frame extends AnyFrame, Stored, Options> =
  MarkInResources<Frame> extends never
    ? EntryPrefixes<Stored> & AllKeysIn<Frame, Self>
    : InUseOutside<Self, Frame, OutsidePrefixes<Stored>> | UsesIn<Self, Options>

/** The same for the routes of a resource with this name that are not outside. */
type InUseInside<Self extends AnyScope, Frame extends AnyFrame, Name extends string> =
  | (`${Frame['idShape']}/${Name | ''}` & KeysIn<Self>)
  | (Name & NamesIn<Self>)

/** The same for routes outside with these path prefixes, in resources. */
type InUseOutside<Self extends AnyScope, Frame extends AnyFrame, Prefixes extends string> =
  | ((Shallow | OutsideKey<Prefixes>) & KeysIn<Self>)
  | OwnPrefix<Frame, Prefixes>

/** Not `never` if a `use` may expect what routes outside do not have. */
type UsesIn<Self extends AnyScope, Options> = (UseMarks & KeysIn<Self>) | (Options extends WithUse ? Outside : never)
