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
   * starts; the complement (`~`) of the position if only a wildcard is left to try there; or 0 if nothing is left to
   * try.
   */
  Fallback,
  /**
   * Where to continue if this node matches but none of its children does: at this node, if a parameter or a wildcard
   * starts here. Otherwise it is the same as `Fallback`.
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
  leaf?: Leaf
  wildcard?: Leaf
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
 * Returns the array, the reference of the root, and whether no text has a character that needs parsing in a URL
 * (url.ts).
 */
export const flatten = (
  root: Node,
  columns: number,
): readonly [cells: Int32Array, root: number, needsNoParsing: boolean] => {
  // A typed array, because an array that grows would make work for the garbage collector while an application starts.
  let cells = new Int32Array(1024)
  let size = 0
  let allNeedNoParsing = true
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
      cells[start + column] = leaf[column] ?? (column === Column.HEAD ? leaf[Column.GET] : undefined) ?? all
    }
    return start
  }

  const addNode = (
    { text, children, param, leaf, wildcard }: Node,
    fallback: number,
    boundsIndex: number,
    offsetBefore: number,
  ): number => {
    allNeedNoParsing &&= needsNoParsing(text, 0)
    const mask = maskOf([...children.keys()])
    const table = mask + 1
    const start = allocate(table + Field.Text + (text.length >> 1)) + table
    const childFallback = param ? start : wildcard ? ~start : fallback
    const offset = offsetBefore + text.length
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
    // A parameter is followed by a slash or by the end, so it has at most one child.
    const [next] = param?.children.values() ?? []
    const afterParam = next ? addNode(next, wildcard ? ~start : fallback, boundsIndex + 2, 0) : 0
    cells[start + Field.AfterParam] = afterParam
    return (start << Reference.Shift) | mask
  }

  // A leaf without routes is at position 0. So 0 can mean that a node has no leaf, no parameter, no wildcard or no
  // child.
  allocate(columns)
  const reference = addNode(root, 0, 0, 0)
  return [cells.slice(0, size), reference, allNeedNoParsing]
}
