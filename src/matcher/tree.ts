/**
 * Builds the tree of the paths of all routes. The text of a node is a part of a path. The paths are in normal form:
 * decoded, except that `/` and `%` stay escaped as `%2F` and `%25`. So a path in normal form can be split at its
 * slashes, and only these two escapes are left to decode in a segment.
 */

import { foldCase } from '../text/fold-case.js'
import { METHODS } from '../text/http.js'
import { parseSegment, withColons } from '../text/segments.js'
import { Column, MAX_TEXT_LENGTH } from './cells.js'
import { flatten } from './layout.js'
import type { Leaf, Node } from './node.js'

/** A route as the matcher takes it, with the value that a match returns. */
export interface MatcherEntry<Value> {
  /** `GET`, `POST` …, or `ALL` for a route that answers every method. */
  readonly method: string
  /** Such as `/places/:placeId/rooms/:id`, `/files/*path` or `/`. */
  readonly path: string
  readonly value: Value
}

/** A route of the tree, with the names of its parameters in the order of its path. */
interface Route<Value> {
  readonly value: Value
  readonly names: readonly string[]
}

/** What a matcher searches. */
export interface Tree<Value> {
  readonly cells: Int32Array
  /** The reference of the root, the node with the slash at the start of every path. */
  readonly root: number
  /** Whether no literal in normal form has a special character (url.ts). */
  readonly literalsNeedNoParsing: boolean
  /** The column of each method in the leaves. */
  readonly columns: ReadonlyMap<string, number>
  /** The index of a route is its number. There is no route 0. */
  readonly routes: readonly (Route<Value> | undefined)[]
  /** By the number of a route, the position of its leaf in `cells`. */
  readonly leaves: readonly number[]
}

/**
 * The column of one of the usual methods, or `undefined`: only tables that route QUERY have a column for it. A few
 * comparisons are quicker than a lookup in a Map.
 */
export const columnOf = (method: string): number | undefined => {
  switch (method) {
    case 'GET':
      return Column.GET
    case 'HEAD':
      return Column.HEAD
    case 'POST':
      return Column.POST
    case 'PUT':
      return Column.PUT
    case 'PATCH':
      return Column.PATCH
    case 'DELETE':
      return Column.DELETE
    case 'OPTIONS':
      return Column.OPTIONS
  }
}

/** The normal form of a path or a segment, or `undefined` if an escape is malformed or not UTF-8. */
export const normalize = (path: string): string | undefined => {
  if (!path.includes('%')) return path
  try {
    if (!path.includes('%2')) return decodeURIComponent(path)
    const kept = path.replaceAll('%25', '%2525').replaceAll('%2F', '%252F').replaceAll('%2f', '%252F')
    return decodeURIComponent(kept)
  } catch {
    return undefined
  }
}

const createNode = (text: string): Node => ({ text, children: new Map() })

/**
 * Inserts `text` below `node`, and returns the node where it ends. Adds missing nodes, and splits a node where texts
 * differ.
 */
const insertText = (node: Node, text: string): Node => {
  let from = 0
  while (from < text.length) {
    const first = text.charCodeAt(from)
    const child = node.children.get(first)
    if (!child) {
      const created = createNode(text.slice(from, from + MAX_TEXT_LENGTH))
      node.children.set(first, created)
      node = created
      from += created.text.length
      continue
    }
    if (text.startsWith(child.text, from)) {
      node = child
      from += child.text.length
      continue
    }
    let common = 1
    while (child.text.charCodeAt(common) === text.charCodeAt(from + common)) common++
    const parent = createNode(child.text.slice(0, common))
    node.children.set(first, parent)
    child.text = child.text.slice(common)
    parent.children.set(child.text.charCodeAt(0), child)
    node = parent
    from += common
  }
  return node
}

/** What the routes of one path share. */
interface PathEnd {
  readonly names: readonly string[]
  readonly leaf: Leaf
}

/**
 * The normal form of a literal text in a declared path. In a segment with a malformed escape, each `%` is a percent
 * sign.
 */
const normalLiteral = (text: string): string => {
  if (!text.includes('%')) return text
  const segments = text.split('/').map(segment => normalize(segment) ?? segment.replaceAll('%', '%25'))
  return segments.join('/')
}

/** The node after a parameter with these affixes that starts where the text of `node` ends. */
const affixedNode = (node: Node, prefix: string, suffix: string): Node => {
  node.affixed ??= []
  const existing = node.affixed.find(each => each.prefix === prefix && each.suffix === suffix)
  if (existing) return existing.next
  const created = { prefix, suffix, next: createNode('') }
  node.affixed.push(created)
  return created.next
}

/** How the paths of a tree are compared. */
interface Comparison {
  /** Whether `/places` and `/places/` are different paths. */
  readonly strict: boolean
  readonly caseSensitive: boolean
}

const insertPath = (top: Node, declared: string, { strict, caseSensitive }: Comparison): PathEnd => {
  const literal = (text: string) => {
    const normal = normalLiteral(withColons(text))
    return caseSensitive ? normal : foldCase(normal)
  }
  const path = !strict && declared.length > 1 && declared.endsWith('/') ? declared.slice(0, -1) : declared
  const names: string[] = []
  let node = top
  let literalStart = 0
  for (let slash = 0; slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const next = path.indexOf('/', slash + 1)
    const segmentEnd = next === -1 ? path.length : next
    const { kind, prefix, name, suffix } = parseSegment(path.slice(slash + 1, segmentEnd))
    if (kind === 'literal') continue
    node = insertText(node, literal(path.slice(literalStart, slash + 1)))
    literalStart = segmentEnd
    names.push(name)
    if (kind === 'wildcard') {
      node.wildcard ??= []
      return { names, leaf: node.wildcard }
    }
    if (kind === 'affixed') node = affixedNode(node, literal(prefix), literal(suffix))
    else {
      node.param ??= createNode('')
      node = node.param
    }
  }
  node = insertText(node, literal(path.slice(literalStart)))
  node.leaf ??= []
  return { names, leaf: node.leaf }
}

/** Builds the tree. If two routes have the same route key, the first one counts. */
export const createTree = <Value>(entries: readonly MatcherEntry<Value>[], comparison: Comparison): Tree<Value> => {
  const otherMethods = new Set<string>()
  for (const { method } of entries) if (columnOf(method) === undefined && method !== 'ALL') otherMethods.add(method)
  const methods = [...METHODS.filter(method => columnOf(method) !== undefined), ...[...otherMethods].sort(), 'ALL']
  const columns = new Map(methods.map((method, column) => [method, column]))
  const routes: (Route<Value> | undefined)[] = [undefined]
  // `insertText` needs a node to insert below, so there is an empty node above the root. Every path begins with a
  // slash, so the root is always its only child.
  const top = createNode('')
  const root = insertText(top, '/')
  const ends = new Map<string, PathEnd>()

  for (const { method, path, value } of entries) {
    const end = ends.get(path) ?? insertPath(top, path, comparison)
    ends.set(path, end)
    const column = columns.get(method) as number
    end.leaf[column] ??= routes.push({ value, names: end.names }) - 1
  }
  const [cells, rootReference, literalsNeedNoParsing, leaves] = flatten(root, columns.size)
  return { cells, root: rootReference, literalsNeedNoParsing, columns, routes, leaves }
}
