/**
 * The short check of a namespace whose path is in use: whether its routes are new. What is in it is compared with what is in others
 * of the same name by first segments, and only routes with the same one by their keys. See `conflicts.ts`.
 */

import type { AnyFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { Anywhere, FirstShape } from '../route/stored.js'
import type { Undistributed } from '../text/inference.js'
import type { EntriesKnownIn } from './conflict-candidates.js'
import type { AnyNamespace, EntriesAt, KeysOnName, TextsIn, WithoutPath } from './keys-on-path.js'
import type {
  AllEntriesIn,
  AnyResult,
  AnyScope,
  ExpectsCollection,
  ExpectsId,
  KeysIn,
  NamesIn,
  Outside,
} from './record.js'

/**
 * Whether none of the routes of a callback is below the path of another declaration with its name. With a mark, the keys do not say
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
  ? AreNewBeside<FoundIn<EntriesAt<EntriesKnownIn<Self>, Name>, Name>, Returned>
  : false

/** The entries at a name, and those in groups. */
type FoundIn<Entry, Name extends string> = Entry extends WithoutPath
  ? FoundIn<EntriesAt<Entry['children'], Name>, Name> | (Name extends Entry['children'] ? Name : never)
  : Entry

type AreNewBeside<Found, Returned extends AnyResult> = [Found] extends [never]
  ? true
  : [Found] extends [AnyNamespace]
    ? AreNewIn<Found['children'], Returned, PrefixesIn<Found['children']> & PrefixesOfResult<Returned>>
    : false

type PrefixesOfResult<Returned extends AnyResult> = KeysIn<Returned> | `/${NamesIn<Returned>}`

type AreNewIn<Entries, Returned extends AnyResult, Shared> = [Shared] extends [never]
  ? true
  : KeysOnName<Entries, NameIn<Shared>> & KeysOnName<AllEntriesIn<Returned>, NameIn<Shared>> extends never
    ? true
    : false
type NameIn<Prefix> = Prefix extends `/${infer Name}` ? Name : never

/** The path prefixes of entries, which the compiler works out once for those of a namespace. Those of shallow resources are not known. */
type PrefixesIn<Entries> =
  | TextPrefix<TextsIn<Entries>>
  | (Undistributed<Entries> extends Undistributed<
      | { readonly at: infer At }
      | { readonly recorded: infer At }
      | { readonly at: Anywhere; readonly entry: infer Entry }
      | object
      | string
    >
      ? (unknown extends At ? never : `/${At & string}`) | (unknown extends Entry ? never : PrefixesInGroup<Entry>)
      : never)
type PrefixesInGroup<Entry> = Entry extends WithoutPath ? PrefixesIn<Entry['children']> : string

type TextPrefix<Text extends string> = Text extends `${string} ${infer Path}`
  ? `/${FirstShape<Path extends `${infer Only} ${string}` ? Only : Path>}`
  : `/${Text}`
