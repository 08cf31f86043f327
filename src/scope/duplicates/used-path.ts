/**
 * The short checks of a namespace and of a `scope` whose first segment is in use: whether all of their routes begin with other segments
 * than those of the namespaces and scopes there. The compiler infers only texts from these: objects it would compare with each other.
 * See `conflicts.ts`.
 */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { Anywhere, PathsTo } from '../../route/stored.js'
import type { Undistributed } from '../../text/inference.js'
import type { AnyResult, AnyScope, ExpectsCollection, ExpectsId, KeysIn, NamesIn, Outside } from '../record.js'
import type { EntriesKnownIn } from './conflict-candidates.js'
import type { FirstSegment } from './route-keys.js'

/**
 * Whether none of the routes of a callback begins like one of another declaration with its name. With a mark, the keys do not say
 * that; and a verb below the path, or one at the path itself in the callback, is left to the whole check.
 */
export type AreRoutesNew<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Name extends string,
  Returned extends AnyResult,
> = [
  | (Shallow & Frame['shallow'])
  | ((Shallow | ExpectsId | ExpectsCollection | Outside) & (KeysIn<Self> | KeysIn<Returned>))
  | (KeysIn<Self> & `${Frame['idShape']}/${Name}/${string} ${string}`)
  | (KeysIn<Returned> & ` ${string}`),
] extends [never]
  ? IsNoneWithin<EntriesKnownIn<Self>, Name, 'namespace', KeysIn<Returned> | `/${NamesIn<Returned>}`>
  : false

/**
 * The same for the callback of a resource, which has routes below its path only. Verbs there are recorded: their next segments are
 * compared.
 */
export type AreNestedRoutesNew<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Name extends string,
  Returned,
> = Returned extends AnyResult
  ? [
      | (Shallow & Frame['shallow'])
      | ((Shallow | ExpectsId | ExpectsCollection | Outside) & (KeysIn<Self> | KeysIn<Returned>))
      | (Name & NamesIn<Self>)
      | (NextSegments<KeysIn<Self> & `${Frame['idShape']}/${Name}/${string} ${string}`, `${Frame['idShape']}/${Name}`> &
          KeysIn<Returned>),
    ] extends [never]
    ? IsNoneWithin<EntriesKnownIn<Self>, Name, 'namespace', KeysIn<Returned> | `/${NamesIn<Returned>}`>
    : false
  : false
/** @example NextSegments<'/places/free/: GET', '/places'> // '/free' */
type NextSegments<Key, Path extends string> = Key extends `${Path}/${infer Rest} ${string}`
  ? `/${FirstSegment<Rest>}`
  : never

/**
 * Whether the path of a `scope` and those of the scopes and namespaces with its first segment are different before they end. With a
 * mark, the keys do not say that; and a verb at the path or below it is left to the whole check.
 */
export type IsPathApart<
  Self extends AnyScope,
  Frame extends AnyFrame,
  Shape extends string,
> = Shape extends `/${infer First}/${infer Rest}`
  ? [
      | (Shallow & Frame['shallow'])
      | ((Shallow | ExpectsId | ExpectsCollection | Outside) & KeysIn<Self>)
      | (First & NamesIn<Self>)
      | (KeysIn<Self> & `${Frame['idShape']}${Shape}${' ' | '/'}${string}`),
    ] extends [never]
    ? IsNoneWithin<
        EntriesKnownIn<Self>,
        First,
        'namespace' | 'scope' | 'kindedScope',
        `/${Rest}${'' | '/'}` | PathsTo<`/${Rest}`>
      >
    : false
  : false

/**
 * Whether the entries at a segment are all of these kinds, and have none of these texts within. A group among them, or something else
 * at the segment, is left to the whole check.
 */
type IsNoneWithin<Entries, First extends string, Kinds, Texts> =
  Undistributed<Entries> extends Undistributed<
    | { readonly at: First; readonly kind: infer Kind }
    | { readonly at: Anywhere; readonly kind: infer Kind }
    | { readonly at: First; readonly within: infer Within }
    | object
    | string
  >
    ? unknown extends Kind
      ? true
      : [Kind] extends [Kinds]
        ? Within & Texts extends never
          ? true
          : false
        : false
    : false
