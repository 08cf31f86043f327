/** Writes the tree into one `Int32Array`, whose format `cells.ts` describes. */

import { compareAffixes } from '../text/segments.js'
import { AffixedField, Column, Field, Reference } from './cells.js'
import type { AffixedParam, Leaf, Node } from './node.js'
import { needsNoParsing } from './url.js'

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
