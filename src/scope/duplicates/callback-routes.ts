/** What is wrong with the routes in a callback: they duplicate routes outside of it. */

import type { AnyFrame } from '../../route/frame.js'
import type { Shallow } from '../../route/settings.js'
import type { PathShape, SlashedPath } from '../../text/path.js'
import type { AnyResult, AnyScope, ExpectsCollection, ExpectsId, KeysIn, Outside } from '../record.js'
import type { MarkInResources, MarkOf, PathBelow } from '../shallow/shallow.js'
import type { CallbackUseProblem } from '../shallow/shallow-use.js'
import type { AllRouteKeysIn } from './conflict-candidates.js'
import type { Duplicates } from './conflicts.js'
import type { EntryKeysIn } from './entry-keys.js'
import type { DuplicateKeysMessage } from './existing-route.js'

/**
 * What is wrong with the routes in the callback of `namespace` or `scope`, or `never`. `Candidates` are the conflict candidates of
 * its path, and `Stored` is its entry. A callback with the mark `Outside` is compared with all routes.
 */
export type CallbackRoutesProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Candidates,
  Stored,
  Returned,
> = Candidates | (MarkOf<Returned> & MarkInResources<Frame>) extends never
  ? never
  : CallbackUseProblem<Call, Self, Returned> extends never
    ? HasRoutesBelow<Frame, Stored, KeysIn<Self>, Candidates, Returned> extends false
      ? never
      : NestedProblem<
          Call,
          Self,
          Frame,
          PathBelow<Frame, MarkOf<Returned> & MarkInResources<Frame>, Path>,
          EntryKeysIn<Frame, Stored, KeysIn<Self> | MarkOf<Returned>>,
          MarkOf<Returned> extends never ? Candidates : AllRouteKeysIn<Frame, Self, MarkOf<Returned>>
        >
    : CallbackUseProblem<Call, Self, Returned>

/**
 * Whether the candidates have routes below the path of a callback, or it has one at the path itself: otherwise its routes are new,
 * and the compiler need not make their keys. So `get('api')` costs `namespace('api')` nothing for the routes in it. With a mark, the
 * keys say nothing of paths.
 */
type HasRoutesBelow<Frame extends AnyFrame, Stored, Keys, Candidates, Returned> = Stored extends
  | { readonly namespace: infer Path extends string }
  | { readonly scope: infer Path extends string }
  ? Returned extends AnyResult
    ? [
        | (Shallow & Frame['shallow'])
        | ((Shallow | ExpectsId | ExpectsCollection | Outside) & (Keys | KeysIn<Returned>))
        | (Candidates & `${Frame['idShape']}${PathShape<SlashedPath<Path>>}/${string} ${string}`)
        | (KeysIn<Returned> & ` ${string}`),
      ] extends [never]
      ? false
      : true
    : true
  : true

/** The error message for a callback whose routes duplicate routes outside of it, or `never`. */
export type NestedProblem<
  Call extends string,
  Self extends AnyScope,
  Frame extends AnyFrame,
  Path extends string,
  Keys,
  Candidates,
> = [Duplicates<Keys, Candidates>] extends [never]
  ? never
  : DuplicateKeysMessage<Call, Self, Frame, Duplicates<Keys, Candidates>, Path>
