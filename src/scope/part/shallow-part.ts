/**
 * Parts for any place in shallow resources. The routes of a part are compared with each other in the part, where no path is
 * shallow. In shallow resources, members have paths outside of the scope, so routes that differ elsewhere may be the same.
 */

import type { AnyFrame } from '../../route/frame.js'
import type { CallMessage, DuplicateNestedMessage } from '../../text/messages.js'
import type { PathShape } from '../../text/path.js'
import type { NestedProblem } from '../duplicates/callback-routes.js'
import type { KeyConflictCandidates } from '../duplicates/conflict-candidates.js'
import type { EntryKeysIn } from '../duplicates/entry-keys.js'
import type { AnyScope, Outside } from '../record.js'
import type { EntryPrefixes, RelativeEntryKeys, ShallowKeysOf } from '../shallow/shallow-keys.js'

/** The error message for shallow resources in a part for any place that is drawn in other resources, or `never`. */
export type ShallowAnywhereProblem<Frame extends AnyFrame> = Frame['path'] extends Frame['around']['path']
  ? never
  : CallMessage<
      'draw',
      'a part for any place with shallow resources cannot be drawn in other resources: write it for this place'
    >

/** What is wrong with the entries of a part for any place that has shallow resources inside of others, or `never`. */
export type MarkedPartProblem<Self extends AnyScope, Frame extends AnyFrame, Entries> =
  ShallowAnywhereProblem<Frame> extends never
    ? NestedProblem<
        'draw',
        Self,
        Frame,
        Frame['path'] extends '' ? '/' : Frame['path'],
        EntryKeysIn<Frame, Entries, Outside>,
        KeyConflictCandidates<Self, Frame, MarkedPlacedKeys<Entries>>
      >
    : ShallowAnywhereProblem<Frame>

/** The keys that the scope of a place records of such a part. */
export type MarkedPlacedKeys<Entries> = Outside | EntryPrefixes<Entries> | RelativeEntryKeys<Entries>

/**
 * What is wrong with the entries of a part for any place in a shallow scope, or `never`. Without resources in resources, two of
 * its routes can be the same only if one is in the scope and the other is that of a member.
 */
export type ShallowPartProblem<Frame extends AnyFrame, Entries> =
  true extends NestsResources<Entries>
    ? CallMessage<
        'draw',
        'a part for any place with resources in a resource cannot be drawn in shallow resources: write it for this place'
      >
    : [
          ShallowKeysOf<PathShape<Frame['path']>, never, never, Entries> &
            ShallowKeysOf<never, PathShape<Frame['parentPath']>, never, Entries>,
        ] extends [never]
      ? never
      : DuplicateNestedMessage<'draw', Frame['path']>

/** Whether resources are nested in a resource, plural or singular. */
type NestsResources<Entry> = Entry extends { readonly kind: infer Kind; readonly children: infer Children }
  ? Kind extends 'defaultResources' | 'resources' | 'resource' | 'renamed'
    ? HasResources<Children>
    : NestsResources<Children>
  : false

/** Whether there are plural resources among entries, at any depth. */
type HasResources<Entry> = Entry extends string
  ? Entry extends `${string} ${string}`
    ? false
    : true
  : Entry extends { readonly kind: 'defaultResources' | 'resources' } | { readonly renamed: 'resources' }
    ? true
    : Entry extends { readonly children: infer Children }
      ? HasResources<Children>
      : false
