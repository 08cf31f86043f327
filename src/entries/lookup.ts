/** Reads the targets, the contexts and the routes of a table from its expanded entries. */

import type { AnyFrame, TopFrame } from '../frame/frame.js'
import type { CollectionAction } from '../route/actions.js'
import type { Expand } from './expand.js'

/**
 * The targets of a table. `infer` makes the compiler put the union together once, not at every use as a constraint. The
 * condition keeps the name `TargetsOf` off the union: with it, the compiler would walk the whole table for every use.
 */
export type TargetsIn<Entries> =
  TargetsOf<Expand<Entries, TopFrame, {}>, Entries> extends infer Target extends string ? Target : never
type TargetsOf<Expanded extends WithTargets, Entries> = [Expanded] extends [never]
  ? unknown extends Entries
    ? string // a table of type `any`, which is an error of its own
    : never
  : Expanded[keyof WithTargets]

/** The members that the expanded form of every entry has. */
export interface WithTargets {
  readonly collectionTargets: string
  readonly memberTargets: string
}

/**
 * The expanded entries of a table under their targets. It depends on the entries alone: with the registry among its
 * arguments, the compiler would walk the whole table for every use. Its keys are members of the expanded entries, since a
 * conditional type in the `as` clause would take a step for each entry and each use.
 */
export type TargetIndex<Entries> = IndexOf<Expand<Entries, TopFrame, {}>>
type IndexOf<Expanded extends WithTargets> = { [Each in Expanded as Each[keyof WithTargets]]: Each }

/**
 * The contexts of a table under their targets, or those of a part at its place. An annotation makes the compiler work out only
 * one of them.
 */
export type ContextIndex<Entries, Frame extends AnyFrame = TopFrame, State = {}> = ContextsByTarget<
  Expand<Entries, Frame, State>
>
type ContextsByTarget<Expanded extends WithContexts> = {
  [Each in Expanded as Each['collectionTargets']]: Each['collectionContext']
} & { [Each in Expanded as Each['memberTargets']]: Each['memberContext'] }
interface WithContexts extends WithTargets {
  readonly collectionContext: unknown
  readonly memberContext: unknown
}

/**
 * Whether a table or a part has a refused call (see `refused.ts`), and so any string among its targets. The tuples are for a table
 * that is unresolved itself: see `IsAnyOrUnresolved`.
 */
export type HasRefused<Entries, Frame extends AnyFrame = TopFrame, State = {}> = [''] extends [
  CollectionTargets<Expand<Entries, Frame, State>>,
]
  ? true
  : false
type CollectionTargets<Expanded extends WithTargets> = Expanded['collectionTargets']

/** The keys of the routes that a client may call: `'GET /places/:id'`. In a table with a refused call, any text is one. */
export type CallKeysIn<Entries> = KeysOf<Expand<Entries, TopFrame, {}>>
type KeysOf<Expanded extends WithKeys> = Expanded['keys']
interface WithKeys {
  readonly keys: string
}

/** The expanded entry of a key. The index is no argument of an alias: the compiler would walk it for each use. */
export type EntryAtKey<Entries, Key extends string> = [Key, KeyIndex<Entries>] extends [
  infer _Key,
  { readonly [Each in Key]: infer Found },
]
  ? Found
  : never
type KeyIndex<Entries> = KeyIndexOf<Expand<Entries, TopFrame, {}>>
type KeyIndexOf<Expanded extends WithKeys> = { [Each in Expanded as Each['keys']]: Each }

/** The routes of a table, as a union, or those of entries at their place. */
export type RoutesIn<Entries, Frame extends AnyFrame = TopFrame> = RoutesOf<Expand<Entries, Frame, {}>>
type RoutesOf<Expanded extends { readonly routes: unknown }> = Expanded['routes']

/** The kinds of the parameters of a target at a path, as in a frame. `Expanded` may be several entries. */
export type TargetKinds<Expanded, Target, Path> = Expanded extends {
  readonly collectionKinds: infer Collection
  readonly memberKinds: infer Member
}
  ? TargetPath<Expanded, Target> extends Path
    ? Target extends `${string}#${CollectionAction}`
      ? Collection
      : Member
    : never
  : never

/** The path of a target in an expanded entry. For a standard action it is the path of the collection or of a member. */
export type TargetPath<Expanded, Target> = Expanded extends { readonly path: infer Path extends string }
  ? Path
  : Expanded extends {
        readonly collectionPath: infer Collection extends string
        readonly memberPath: infer Member extends string
      }
    ? Target extends `${string}#${CollectionAction}`
      ? Collection
      : Member
    : never
