import type { MatcherEntry } from './matcher.js'

/**
 * The tree of a table and its flat form. Paths are kept in normal form: decoded, but for `/` and `%`, which stay `%2F`
 * and `%25`; so a normal path splits at its slashes, and what remains to decode in a segment is those two.
 *
 * Flat, a node is the numbers below, its text less the first character, two characters a number, and then a table of
 * its children: the child that starts with a character stands at `character & mask`, further ones along `NEXT`.
 */
export const LENGTH = 0
/** The first character, by which a node is found among its siblings. */
export const FIRST = 1
/** The mask of the table of children, plus `FORKS` where a parameter or a glob stands beside them. */
export const MASK = 2
export const LEAF = 3
/** Of the parameter that starts here: two numbers, its leaf and the node that follows it. */
export const PARAM = 4
export const GLOB = 5
export const NEXT = 6
export const TEXT = 7

export const WIDEST = 31
export const FORKS = 32

/** In the column of each method the number of the route that answers it. */
type Leaf = number[]

interface Node {
  text: string
  /** By their first characters. */
  readonly children: Map<number, Node>
  param?: Node
  leaf?: Leaf
  glob?: Leaf
}

export interface Route<Value> {
  readonly value: Value
  readonly names: readonly string[]
}

export interface Tree<Value> {
  readonly code: Int32Array
  /** Where the node of the first slash stands. */
  readonly root: number
  readonly columns: ReadonlyMap<string, number>
  /** By number; there is no route 0. */
  readonly routes: readonly (Route<Value> | undefined)[]
}

const GET = 0
const HEAD = 1
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
      const created = createNode(text.slice(from))
      node.children.set(first, created)
      return created
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

/** The smallest mask that tells these first characters apart, or the widest. */
const maskOf = (characters: readonly number[]): number => {
  for (let mask = 0; mask < WIDEST; mask = mask * 2 + 1) {
    let slots = 0
    for (const character of characters) {
      const slot = 1 << (character & mask)
      if (slots & slot) slots = -1
      slots |= slot
    }
    if (slots !== -1) return mask
  }
  return WIDEST
}

const flatten = (root: Node, columns: number): Int32Array => {
  // At 0 stands the leaf of no route, which is also where a parameter, a glob and a child stand that are not there.
  const code: number[] = new Array(columns).fill(0)

  const addLeaf = (leaf: Leaf | undefined): number => {
    if (!leaf) return 0
    const start = code.length
    const all = leaf[columns - 1] ?? 0
    for (let column = 0; column < columns; column++) {
      code.push(leaf[column] ?? (column === HEAD ? leaf[GET] : undefined) ?? all)
    }
    return start
  }

  const addParam = (param: Node): number => {
    const start = code.push(addLeaf(param.leaf), 0) - 2
    // After a parameter comes a slash or the end.
    const [next] = param.children.values()
    if (next) code[start + 1] = addNode(next)
    return start
  }

  const addNode = ({ text, children, param, leaf, glob }: Node): number => {
    const mask = maskOf([...children.keys()])
    const start = code.length
    code.push(text.length - 1, text.charCodeAt(0), mask | (param || glob ? FORKS : 0), 0, 0, 0, 0)
    for (let at = 1; at < text.length; at += 2) code.push(text.charCodeAt(at) | ((text.charCodeAt(at + 1) || 0) << 16))
    const table = code.length
    for (let slot = 0; slot <= mask; slot++) code.push(0)
    code[start + LEAF] = addLeaf(leaf)
    for (const [first, child] of children) {
      const slot = table + (first & mask)
      const added = addNode(child)
      code[added + NEXT] = code[slot] ?? 0
      code[slot] = added
    }
    if (param) code[start + PARAM] = addParam(param)
    code[start + GLOB] = addLeaf(glob)
    return start
  }

  addNode(root)
  return new Int32Array(code)
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
  return { code: flatten(root, columns.size), root: columns.size, columns, routes }
}
