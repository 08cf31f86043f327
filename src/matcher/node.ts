/** The tree of the paths as objects: what `tree.ts` builds and `layout.ts` writes into an array. */

import type { Affixes } from '../text/segments.js'

/** The routes that end at one place: for the column of each method, the number of the route that answers it. */
export type Leaf = number[]

export interface Node {
  text: string
  /** The keys are the first characters of their texts. */
  readonly children: Map<number, Node>
  /** A node with an empty text: what follows a parameter that starts here. */
  param?: Node
  /** Parameters with affixes that start here. */
  affixed?: AffixedParam[]
  leaf?: Leaf
  wildcard?: Leaf
}

/** A parameter with literal text before or after it in its segment. */
export interface AffixedParam extends Affixes {
  /** A node with an empty text: what follows the segment. */
  readonly next: Node
}
