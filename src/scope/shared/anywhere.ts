/**
 * Parts for any place, such as the concerns of Rails. What the place decides is left open in them: the type of their scope
 * says where they stand by a mark in place of a controller path, and the call of `draw` puts the place there (see `PlacedEntries`).
 */

import type { FRAME } from '../../entries/record.js'

/**
 * The frame of a part for any place. Nothing is known of the parameters around it, so the middlewares in it see only those of
 * their own paths.
 */
export interface AnywhereFrame {
  readonly kind: 'top'
  /** For error messages. No other path has this segment. */
  readonly path: '/…'
  readonly parentPath: '/…'
  readonly params: never
  readonly parentParams: never
  readonly acceptsId: true
  readonly shape: '/…'
  readonly shallow: never
  readonly namespace: ''
  readonly kinds: unknown
  readonly parentKinds: unknown
  readonly around: AnywhereFrame
  readonly controllerPrefix: '#/'
  readonly controllerPath: '#'
  readonly controller: undefined
}

/**
 * A controller path in a part for any place: `#` is the controller of the place, and `#/Comments` is below it. In a target,
 * no controller path begins with `#`.
 */
export type AnywherePath = '#' | `#/${string}`

/** The controller at such a path: one with any action. `draw` looks for the real one. */
export interface AnyController {
  // biome-ignore lint/suspicious/noExplicitAny: of this type, `keyof` is every name
  readonly prototype: any
}

/** The scope of a part for any place. An interface, so that the compiler compares only the frames. */
export interface ScopeForAnywhere {
  readonly [FRAME]: AnywhereFrame
}
