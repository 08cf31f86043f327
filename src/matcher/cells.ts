/**
 * The array in which a tree is stored. Each node is a record of numbers (`Field`) that ends with the text of the node. In
 * front of the record are slots for the children. The child whose text starts with a character is in the slot
 * `character & mask`, and children that share a slot are linked by `NextSibling`. A reference to a node is one number:
 * its position and, in the last five bits, the mask of its slots. So a search reads one number to go from a node to a
 * child.
 *
 * A node is always reached after the same number of parameters, and its text ends at a fixed distance from the end of
 * the last one. So the node tells where to fall back to and where in the path to continue, and a search needs no stack.
 */

/**
 * The numbers of a node. An `enum`, because esbuild inlines its members; reading a `const` would cost a load and a
 * check.
 */
export enum Field {
  /** The first character of the text and, from bit 16 on, the length of the rest, so that one read gives both. */
  FirstAndLength,
  /** The leaf of the routes that end here. */
  Leaf,
  /** The leaf of the routes that end with a parameter that starts here. */
  ParamLeaf,
  /** The reference of the node that follows a parameter that starts here. */
  AfterParam,
  /** The leaf of the routes that end with a wildcard that starts here. */
  WildcardLeaf,
  /** The next child of the same parent in the same slot. */
  NextSibling,
  /**
   * Where to continue if this node does not match: the position of the last node before it after which a parameter
   * starts; the complement (`~`) of the position if only a wildcard is left to try there; the complement of the position
   * of a parameter with affixes; or 0 if nothing is left to try.
   */
  Fallback,
  /**
   * Where to continue if this node matches but none of its children does: at this node or its first parameter with
   * affixes, if a parameter or a wildcard starts here. Otherwise it is the same as `Fallback`.
   */
  ChildFallback,
  /**
   * The index in `paramBounds` (search.ts) of the end of the last parameter before the node: twice the number of
   * parameters.
   */
  BoundsIndex,
  /** The distance from that end to the end of the node's text. */
  Offset,
  /** The text without its first character, two characters in each number. */
  Text,
}

/**
 * The numbers of a parameter with affixes, in the places of fields that it does not need: it is a record like a node, with
 * `ParamLeaf`, `AfterParam`, `Fallback`, `BoundsIndex` and `Offset` as at the node after which it starts. A search tells
 * it from a node with a wildcard by its `WildcardLeaf`, which is 0. In place of the text are the characters of its prefix
 * and its suffix.
 */
export enum AffixedField {
  /** In the place of `FirstAndLength`. */
  PrefixLength = 0,
  /** In the place of `Leaf`. */
  SuffixLength = 1,
}

/** The longest text whose length fits into `FirstAndLength`. */
export const MAX_TEXT_LENGTH = 0x7fff

/** The columns of the usual methods, in the order of `METHODS`. */
export enum Column {
  GET,
  HEAD,
  POST,
  PUT,
  PATCH,
  DELETE,
  OPTIONS,
}

/** The two parts of a reference. */
export enum Reference {
  /** The number of bits of the mask; the position is above them. */
  Shift = 5,
  /** The bits of the mask, all set. This is also the widest mask. */
  Mask = 31,
}
