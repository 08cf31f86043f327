/**
 * The flat form of a tree: one array of numbers. A node is the numbers of `Field` and its text; before it lies the table of
 * its children. The child that starts with a character stands there at `character & mask`, further ones along `Next`.
 * A child is told by a reference: where it stands, and in the last five bits its mask, so that a step reads one number only.
 *
 * A node comes after a fixed number of parameters, and a fixed number of characters after the last of them. So it is
 * known beforehand where to turn back to from a node, and a look-up has nothing to save on its way.
 */

import { isUsual } from './url.js'

/** Of a node. As an `enum`, because esbuild writes its numbers in their places; a variable would cost a load and a check. */
export enum Field {
  /** The first character, by which a node is found among its siblings, and from the 17th bit the length of the rest. */
  Head,
  Leaf,
  /** The leaf of the parameter that starts here. */
  Param,
  /** The reference of the node that follows that parameter. */
  After,
  Glob,
  /** The next sibling in the same place of the table. */
  Next,
  /** Where to go if the node leads nowhere: the last fork before it, or the complement if only a glob is left to try there. */
  Back,
  /** The same where none of its children fits: the node itself if it is a fork. */
  Fork,
  /** Twice the number of parameters before it: where the end of the last of them is marked. */
  Mark,
  /** How many characters after the last parameter its text ends. */
  Offset,
  /** Two characters a number, without the first. */
  Text,
}

/** The length of a text that `Head` has room for. */
export const LONGEST = 0x7fff

/** In the column of each method the number of the route that answers it. */
export type Leaf = number[]

export interface Node {
  text: string
  /** By their first characters. */
  readonly children: Map<number, Node>
  param?: Node
  leaf?: Leaf
  glob?: Leaf
}

export const GET = 0
export const HEAD = 1

/** Of the bits of a reference, those of the mask. */
export enum Reference {
  Bits = 5,
  Mask = 31,
}

/** The smallest mask that tells these first characters apart, or the widest. */
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

/** The array, the reference of the root, and whether none of the texts has an unusual character. */
export const flatten = (root: Node, columns: number): readonly [code: Int32Array, root: number, isPlain: boolean] => {
  // Not a list: what a list leaves behind as it grows would be collected while an application starts.
  let code = new Int32Array(1024)
  let size = 0
  let isPlain = true
  const room = (numbers: number): number => {
    const start = size
    size += numbers
    if (size > code.length) {
      const larger = new Int32Array(2 * size)
      larger.set(code)
      code = larger
    }
    return start
  }

  const addLeaf = (leaf: Leaf | undefined): number => {
    if (!leaf) return 0
    const start = room(columns)
    const all = leaf[columns - 1] ?? 0
    for (let column = 0; column < columns; column++) {
      code[start + column] = leaf[column] ?? (column === HEAD ? leaf[GET] : undefined) ?? all
    }
    return start
  }

  const addNode = ({ text, children, param, leaf, glob }: Node, back: number, mark: number, before: number): number => {
    isPlain &&= isUsual(text, 0)
    const mask = maskOf([...children.keys()])
    const table = mask + 1
    const start = room(table + Field.Text + (text.length >> 1)) + table
    const fork = param ? start : glob ? ~start : back
    const offset = before + text.length
    code[start + Field.Head] = text.charCodeAt(0) | ((text.length - 1) << 16)
    code[start + Field.Back] = back
    code[start + Field.Fork] = fork
    code[start + Field.Mark] = mark
    code[start + Field.Offset] = offset
    for (let at = 1; at < text.length; at += 2) {
      code[start + Field.Text + (at >> 1)] = text.charCodeAt(at) | (text.charCodeAt(at + 1) << 16)
    }
    // Each is added before its place is written, as it may move the numbers to a larger array; leaves first, close by.
    const ownLeaf = addLeaf(leaf)
    code[start + Field.Leaf] = ownLeaf
    const ownParam = addLeaf(param?.leaf)
    code[start + Field.Param] = ownParam
    const ownGlob = addLeaf(glob)
    code[start + Field.Glob] = ownGlob
    for (const [first, child] of children) {
      const slot = start - 1 - (first & mask)
      const added = addNode(child, fork, mark, offset)
      code[(added >>> Reference.Bits) + Field.Next] = code[slot] as number
      code[slot] = added
    }
    // After a parameter comes a slash or the end.
    const [next] = param?.children.values() ?? []
    const after = next ? addNode(next, glob ? ~start : back, mark + 2, 0) : 0
    code[start + Field.After] = after
    return (start << Reference.Bits) | mask
  }

  // At 0 stands the leaf of no route, which is also where a parameter, a glob and a child stand that are not there.
  room(columns)
  const reference = addNode(root, 0, 0, 0)
  return [code.slice(0, size), reference, isPlain]
}
