/**
 * The tree of a table. Paths are kept in normal form: decoded, but for `/` and `%`, which stay `%2F` and `%25`; so a
 * normal path splits at its slashes, and what remains to decode in a segment is those two.
 */

import { flatten, GET, HEAD, type Leaf, LONGEST, type Node } from './layout.js'

export interface Route<Value> {
  readonly value: Value
  readonly names: readonly string[]
}

export interface Tree<Value> {
  readonly code: Int32Array
  /** The reference of the node of the first slash. */
  readonly root: number
  /** Whether no literal, in normal form, has an unusual character. */
  readonly isPlain: boolean
  readonly columns: ReadonlyMap<string, number>
  /** By number; there is no route 0. */
  readonly routes: readonly (Route<Value> | undefined)[]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The columns of METHODS: a comparison is quicker than a look-up. */
export const columnOf = (method: string): number | undefined => {
  switch (method) {
    case 'GET':
      return GET
    case 'HEAD':
      return HEAD
    case 'POST':
      return 2
    case 'PUT':
      return 3
    case 'PATCH':
      return 4
    case 'DELETE':
      return 5
    case 'OPTIONS':
      return 6
  }
}

/** The normal form of a path or a segment; undefined where an escape is malformed or not UTF-8. */
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

/** The node at the end of `text` below `node`, made where it is missing; a node is split where texts part. */
const insert = (node: Node, text: string): Node => {
  let from = 0
  while (from < text.length) {
    const first = text.charCodeAt(from)
    const child = node.children.get(first)
    if (!child) {
      const created = createNode(text.slice(from, from + LONGEST))
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
    const above = createNode(child.text.slice(0, common))
    node.children.set(first, above)
    child.text = child.text.slice(common)
    above.children.set(child.text.charCodeAt(0), child)
    node = above
    from += common
  }
  return node
}

/** Where the routes of one path stand. */
interface Place {
  readonly names: readonly string[]
  readonly leaf: Leaf
}

/** Literal text of a table in normal form; a malformed escape in it stands for itself. */
const normalLiteral = (text: string): string => {
  if (!text.includes('%')) return text
  const segments = text.split('/').map(segment => normalize(segment) ?? segment.replaceAll('%', '%25'))
  return segments.join('/')
}

/** The place of a path, its nodes made where they are missing. */
const place = (above: Node, written: string, strict: boolean): Place => {
  const path = !strict && written.length > 1 && written.endsWith('/') ? written.slice(0, -1) : written
  const names: string[] = []
  let node = above
  let literal = 0
  for (let slash = 0; slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const kind = path[slash + 1]
    if (kind !== ':' && kind !== '*') continue
    node = insert(node, normalLiteral(path.slice(literal, slash + 1)))
    const next = path.indexOf('/', slash + 1)
    literal = next === -1 ? path.length : next
    names.push(path.slice(slash + 2, literal))
    if (kind === '*') {
      node.glob ??= []
      return { names, leaf: node.glob }
    }
    node.param ??= createNode('')
    node = node.param
  }
  node = insert(node, normalLiteral(path.slice(literal)))
  node.leaf ??= []
  return { names, leaf: node.leaf }
}

export const createTree = <Value>(entries: readonly MatcherEntry<Value>[], strict: boolean): Tree<Value> => {
  const others = new Set<string>()
  for (const { method } of entries) if (columnOf(method) === undefined && method !== 'ALL') others.add(method)
  const columns = new Map([...METHODS, ...[...others].sort(), 'ALL'].map((method, column) => [method, column]))
  const routes: (Route<Value> | undefined)[] = [undefined]
  // Above the root is nothing that a request could come to: every path begins with a slash.
  const above = createNode('')
  const root = insert(above, '/')
  const places = new Map<string, Place>()

  for (const { method, path, value } of entries) {
    const here = places.get(path) ?? place(above, path, strict)
    places.set(path, here)
    const column = columns.get(method) as number
    here.leaf[column] ??= routes.push({ value, names: here.names }) - 1
  }
  const [code, first, isPlain] = flatten(root, columns.size)
  return { code, root: first, isPlain, columns, routes }
}

export interface MatcherEntry<Value> {
  /** `GET`, `POST` …, or `ALL` for a route that answers every method. */
  readonly method: string
  /** As in `/places/:placeId/rooms/:id`, `/files/*path` or `/`. */
  readonly path: string
  readonly value: Value
}
