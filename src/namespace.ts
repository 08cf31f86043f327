/** The groups that route nothing themselves: `namespace`, `scope` and `collection`. */
import type { CallMessage, CallOf, RepeatedBelowMessage } from './errors.js'
import type { Repeated } from './keys.js'
import type { NameProblem, ScopePathProblem } from './names.js'
import type { PathShape, SlashedPath } from './path.js'
import type { KeysOf } from './routes.js'
import type { AnyLevel } from './scope.js'

/** The stored form of `namespace`. */
export interface Namespace<Name, Children> {
  readonly namespace: Name
  readonly children: Children
}

/** The stored form of `scope`. */
export interface PathScope<Path, Children> {
  readonly scope: Path
  readonly children: Children
}

/** The stored form of `collection`. */
export interface Collection<Children> {
  readonly collection: true
  readonly children: Children
}

/** The keys that a named group adds to its scope: its callback's, behind its name. */
export type GroupKeys<
  Here extends AnyLevel,
  Name extends string,
  Returned,
> = `${Here['shape']}/${Name}${KeysOf<Returned>}`

/** The keys that `scope` adds to its scope: its callback's, behind its path. */
export type PathScopeKeys<
  Here extends AnyLevel,
  Path extends string,
  Returned,
> = `${Here['shape']}${PathShape<SlashedPath<Path>>}${KeysOf<Returned>}`

/** What is wrong with a `namespace` call, or `never`. */
export type NamespaceProblem<Here extends AnyLevel, Keys, Name extends string, Returned> = [NameProblem<Name>] extends [
  never,
]
  ? BelowProblem<`namespace('${Name}')`, `${Here['path']}/${Name}`, GroupKeys<Here, Name, Returned>, Keys>
  : CallMessage<CallOf<'namespace', Name>, NameProblem<Name>>

/** What is wrong with a `scope` call, or `never`. */
export type PathScopeCallProblem<Here extends AnyLevel, Keys, Path extends string, Returned> = [
  ScopePathProblem<Path, Here['path']>,
] extends [never]
  ? BelowProblem<`scope('${Path}')`, `${Here['path']}${SlashedPath<Path>}`, PathScopeKeys<Here, Path, Returned>, Keys>
  : CallMessage<CallOf<'scope', Path>, ScopePathProblem<Path, Here['path']>>

/** What a callback's scope routes that its outer scope routes already. */
export type BelowProblem<Call extends string, Path extends string, Own, Keys> = [Repeated<Own, Keys>] extends [never]
  ? never
  : RepeatedBelowMessage<Call, Path>

/** What the compiler and the chain say to a misplaced `collection`, and to `member`. */
export const COLLECTION_MESSAGE = 'collection stands directly in the callback of resources'
export const MEMBER_MESSAGE =
  'there is no member: a verb directly in the callback of resources is a member route already'
