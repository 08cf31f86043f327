/**
 * Writes the tree into one `Int32Array`. Each node is a record of numbers (`Field`) that ends with the text of the
 * node. In front of the record are slots for the children. The child whose text starts with a character is in the slot
 * `character & mask`, and children that share a slot are linked by `NextSibling`. A reference to a node is one number:
 * its position and, in the last five bits, the mask of its slots. So a search reads one number to go from a node to a
 * child.
 *
 * A node is always reached after the same number of parameters, and its text ends at a fixed distance from the end of
 * the last one. So the node tells where to fall back to and where in the path to continue, and a search needs no stack.
 */

import { type Affixes, compareAffixes } from '../text/segments.js'
import { needsNoParsing } from './url.js'

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

/** The smallest mask that gives each of these first characters a slot of its own, or else the widest mask. */
const maskOf = (characters: readonly number[]): number => {
  for (let mask = 0; mask < Reference.Mask; mask = mask * 2 + 1) {
    let slots = 0
    for (const character of characters) {
      const slot = 1 << (character & mask)
      if (slots & slot) slots = -1
      slots |= slot
    }
    if (slots !== -1) return mask
  }
  return Reference.Mask
}

/**
 * Returns the array, the reference of the root, whether no text has a character that needs parsing in a URL (url.ts), and
 * by the number of each route the position of its leaf.
 */
export const flatten = (
  root: Node,
  columns: number,
): readonly [cells: Int32Array, root: number, needsNoParsing: boolean, leaves: readonly number[]] => {
  // A typed array, because an array that grows would make work for the garbage collector while an application starts.
  let cells = new Int32Array(1024)
  let size = 0
  let allNeedNoParsing = true
  const leaves: number[] = []
  const allocate = (count: number): number => {
    const start = size
    size += count
    if (size > cells.length) {
      const larger = new Int32Array(2 * size)
      larger.set(cells)
      cells = larger
    }
    return start
  }

  const addLeaf = (leaf: Leaf | undefined): number => {
    if (!leaf) return 0
    const start = allocate(columns)
    const all = leaf[columns - 1] ?? 0
    for (let column = 0; column < columns; column++) {
      const route = leaf[column] ?? (column === Column.HEAD ? leaf[Column.GET] : undefined) ?? all
      cells[start + column] = route
      leaves[route] = start
    }
    return start
  }

  const addNode = (
    { text, children, param, affixed, leaf, wildcard }: Node,
    fallback: number,
    boundsIndex: number,
    offsetBefore: number,
  ): number => {
    allNeedNoParsing &&= needsNoParsing(text, 0)
    const mask = maskOf([...children.keys()])
    const table = mask + 1
    const start = allocate(table + Field.Text + (text.length >> 1)) + table
    const offset = offsetBefore + text.length
    const affixedStarts = allocateAffixed(affixed)
    const afterAffixed = param ? start : wildcard ? ~start : fallback
    const childFallback = affixedStarts[0] === undefined ? afterAffixed : ~affixedStarts[0]
    cells[start + Field.FirstAndLength] = text.charCodeAt(0) | ((text.length - 1) << 16)
    cells[start + Field.Fallback] = fallback
    cells[start + Field.ChildFallback] = childFallback
    cells[start + Field.BoundsIndex] = boundsIndex
    cells[start + Field.Offset] = offset
    for (let at = 1; at < text.length; at += 2) {
      cells[start + Field.Text + (at >> 1)] = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16)
    }
    // Each part is added before its position is written, because adding may replace `cells`. The leaves come first, so
    // that they are near the node in memory.
    const leafAt = addLeaf(leaf)
    cells[start + Field.Leaf] = leafAt
    const paramLeafAt = addLeaf(param?.leaf)
    cells[start + Field.ParamLeaf] = paramLeafAt
    const wildcardLeafAt = addLeaf(wildcard)
    cells[start + Field.WildcardLeaf] = wildcardLeafAt
    for (const [first, child] of children) {
      const slot = start - 1 - (first & mask)
      const added = addNode(child, childFallback, boundsIndex, offset)
      cells[(added >>> Reference.Shift) + Field.NextSibling] = cells[slot] as number
      cells[slot] = added
    }
    for (const [index, each] of (affixed ?? []).entries()) {
      const nextStart = affixedStarts[index + 1]
      const nextFallback = nextStart === undefined ? afterAffixed : ~nextStart
      addAffixed(each, affixedStarts[index] as number, nextFallback, boundsIndex, offset)
    }
    const afterParam = addAfterParam(param, wildcard ? ~start : fallback, boundsIndex, 0)
    cells[start + Field.AfterParam] = afterParam
    return (start << Reference.Shift) | mask
  }

  /** Adds what follows a parameter, and returns its reference. A slash or the end follows, so it has at most one child. */
  const addAfterParam = (param: Node | undefined, fallback: number, boundsIndex: number, offset: number): number => {
    const [next] = param?.children.values() ?? []
    return next ? addNode(next, fallback, boundsIndex + 2, offset) : 0
  }

  /** Sorts parameters with affixes by their precedence, and returns their positions. */
  const allocateAffixed = (affixed: AffixedParam[] = []): readonly number[] =>
    affixed.sort(compareAffixes).map(({ prefix, suffix }) => allocate(Field.Text + prefix.length + suffix.length))

  const addAffixed = (
    { prefix, suffix, next }: AffixedParam,
    start: number,
    fallback: number,
    boundsIndex: number,
    offset: number,
  ): void => {
    const affixes = prefix + suffix
    allNeedNoParsing &&= needsNoParsing(affixes, 0)
    cells[start + AffixedField.PrefixLength] = prefix.length
    cells[start + AffixedField.SuffixLength] = suffix.length
    cells[start + Field.Fallback] = fallback
    cells[start + Field.BoundsIndex] = boundsIndex
    cells[start + Field.Offset] = offset
    for (let at = 0; at < affixes.length; at++) cells[start + Field.Text + at] = affixes.charCodeAt(at)
    const leaf = addLeaf(next.leaf)
    cells[start + Field.ParamLeaf] = leaf
    const after = addAfterParam(next, fallback, boundsIndex, suffix.length)
    cells[start + Field.AfterParam] = after
  }

  // A leaf without routes is at position 0. So 0 can mean that a node has no leaf, no parameter, no wildcard or no
  // child.
  allocate(columns)
  const reference = addNode(root, 0, 0, 0)
  return [cells.slice(0, size), reference, allNeedNoParsing, leaves]
}
