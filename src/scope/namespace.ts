/** The declarations that route nothing themselves: `namespace`, `scope` and `collection`. */

import type { AnyFrame, NamespaceFrame } from '../route/frame.js'
import type { Namespace, PathScope } from '../route/stored.js'
import type { CallMessage, CallOf, DuplicateNestedMessage } from '../text/messages.js'
import type { NameProblem } from '../text/names.js'
import type { SlashedPath } from '../text/path.js'
import type { ScopePathProblem } from '../text/path-problem.js'
import type { CallbackProblem, ReturnedEntries } from './callback.js'
import type { NamespaceNames } from './completion.js'
import type { ConflictCandidates, Duplicates, EntryKeysIn, KeyConflictCandidates, PathScopeKeys } from './conflicts.js'
import type { EmptyNamespaceProblem, NoneBelow } from './empty-namespace.js'
import type { AnyScope } from './record.js'

/**
 * What is wrong with a `namespace` call, or `never`. While no name is written (`Name` is `never`), the possible names.
 *
 * The condition 1 asks whether no controller path begins with the prefix. The compiler compares the keys of the map with the
 * pattern itself, without an instantiation for each.
 */
export type NamespaceProblem<
  Self extends AnyScope,
  Registry,
  Frame extends AnyFrame,
  Name extends string,
  Given,
  Returned,
> = NoInfer<
  NameProblem<Name> extends never
    ? CallbackProblem<`namespace('${Name}')`, NamespaceFrame<Frame, Name>, Returned, Given> extends never
      ? ConflictCandidates<Self, Frame, Name> extends never
        ? Registry extends NoneBelow<NamespaceFrame<Frame, Name>['controllerPrefix']> // 1
          ? EmptyNamespaceProblem<Registry, Frame, Name, NamespaceFrame<Frame, Name>['controllerPath'], Returned>
          : never
        : NestedProblem<
            `namespace('${Name}')`,
            `${Frame['path']}/${Name}`,
            EntryKeysIn<Frame, Namespace<Name, ReturnedEntries<Returned>>>,
            ConflictCandidates<Self, Frame, Name>
          >
      : CallbackProblem<`namespace('${Name}')`, NamespaceFrame<Frame, Name>, Returned, Given>
    : [Name] extends [never]
      ? NamespaceNames<Registry, Frame['controllerPrefix']>
      : CallMessage<CallOf<'namespace', Name>, NameProblem<Name>>
>

/** What is wrong with a `scope` call, or `never`, also while no path is written. */
export type PathScopeProblem<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Inner extends AnyFrame,
  Path extends string,
  Given,
  Returned,
> = NoInfer<
  [ScopePathProblem<Path, Frame['path']>] extends [never]
    ? CallbackProblem<`scope('${Path}')`, Inner, Returned, Given> extends never
      ? KeyConflictCandidates<Self, Frame, PathScopeKeys<Frame, Path>> extends never
        ? never
        : NestedProblem<
            `scope('${Path}')`,
            `${Frame['path']}${SlashedPath<Path>}`,
            EntryKeysIn<Frame, PathScope<Path, ReturnedEntries<Returned>>>,
            KeyConflictCandidates<Self, Frame, PathScopeKeys<Frame, Path>>
          >
      : CallbackProblem<`scope('${Path}')`, Inner, Returned, Given>
    : [Path] extends [never]
      ? never
      : CallMessage<CallOf<'scope', Path>, ScopePathProblem<Path, Frame['path']>>
>

/** The error message for a callback whose routes duplicate routes outside of it, or `never`. */
export type NestedProblem<Call extends string, Path extends string, Keys, Candidates> = [
  Duplicates<Keys, Candidates>,
] extends [never]
  ? never
  : DuplicateNestedMessage<Call, Path>

/** The error messages for a misplaced `collection`, and for `member`. */
export const COLLECTION_MESSAGE = 'collection must be called directly in the callback of resources or resource'
export const MEMBER_MESSAGE =
  'there is no member: a verb called directly in the callback of resources already is a member route'
