/** The groups that route nothing themselves: `namespace`, `scope` and `collection`. */

import type { AnyFrame } from '../route/frame.js'
import type { Namespace, PathScope } from '../route/stored.js'
import type { CallMessage, CallOf, DuplicateNestedMessage } from '../text/messages.js'
import type { NameProblem } from '../text/names.js'
import type { SlashedPath } from '../text/path.js'
import type { ScopePathProblem } from '../text/path-problem.js'
import type { ConflictCandidates, Duplicates, KeysBelow, PathConflictCandidates, PathScopeKeys } from './conflicts.js'
import type { AnyScope, DeclaredIn } from './state.js'

/** What is wrong with a `namespace` call, or `never`. */
export type NamespaceProblem<Self extends AnyScope, Here extends AnyFrame, Name extends string, Returned> =
  NameProblem<Name> extends never
    ? ConflictCandidates<Self, Here, Name> extends never
      ? never
      : BelowProblem<
          `namespace('${Name}')`,
          `${Here['path']}/${Name}`,
          KeysBelow<Here['shape'], Namespace<Name, DeclaredIn<Returned>>>,
          ConflictCandidates<Self, Here, Name>
        >
    : CallMessage<CallOf<'namespace', Name>, NameProblem<Name>>

/** What is wrong with a `scope` call, or `never`. */
export type PathScopeProblem<Self extends AnyScope, Here extends AnyFrame, Path extends string, Returned> = [
  ScopePathProblem<Path, Here['path']>,
] extends [never]
  ? [PathConflictCandidates<Self, Here, PathScopeKeys<Here, Path>>] extends [never]
    ? never
    : BelowProblem<
        `scope('${Path}')`,
        `${Here['path']}${SlashedPath<Path>}`,
        KeysBelow<Here['shape'], PathScope<Path, DeclaredIn<Returned>>>,
        PathConflictCandidates<Self, Here, PathScopeKeys<Here, Path>>
      >
  : CallMessage<CallOf<'scope', Path>, ScopePathProblem<Path, Here['path']>>

/** What a callback's scope routes that its outer scope routes already. */
export type BelowProblem<Call extends string, Path extends string, Own, Rivals> = [Duplicates<Own, Rivals>] extends [
  never,
]
  ? never
  : DuplicateNestedMessage<Call, Path>

/** What the compiler and the chain say to a misplaced `collection`, and to `member`. */
export const COLLECTION_MESSAGE = 'collection stands directly in the callback of resources'
export const MEMBER_MESSAGE =
  'there is no member: a verb directly in the callback of resources is a member route already'
