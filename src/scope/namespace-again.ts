/**
 * The short check of a namespace whose path is in use: whether all of its routes begin with another segment than those of the
 * namespaces with its name. The compiler infers only texts from these: objects it would compare with each other. See `conflicts.ts`.
 */

import type { AnyFrame } from '../route/frame.js'
import type { Shallow } from '../route/settings.js'
import type { Anywhere } from '../route/stored.js'
import type { Undistributed } from '../text/inference.js'
import type { EntriesKnownIn } from './conflict-candidates.js'
import type { AnyResult, AnyScope, ExpectsCollection, ExpectsId, KeysIn, NamesIn, Outside } from './record.js'

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
  ? AreNewBeside<EntriesKnownIn<Self>, Name, KeysIn<Returned> | `/${NamesIn<Returned>}`>
  : false

/** The same beside these entries. A group among them, or something else with the name, is left to the whole check. */
type AreNewBeside<Entries, Name extends string, Added> =
  Undistributed<Entries> extends Undistributed<
    | { readonly at: Name; readonly kind: infer Kind }
    | { readonly at: Anywhere; readonly kind: infer Kind }
    | { readonly at: Name; readonly below: infer Below }
    | object
    | string
  >
    ? unknown extends Kind
      ? true
      : [Kind] extends ['namespace']
        ? Below & Added extends never
          ? true
          : false
        : false
    : false
