/** The names and values of a form as an object. */

/** How many keys a name may have: what is nested more deeply would exhaust the stack of a schema. */
const MAX_DEPTH = 32

/** What is under a key: further keys, or the values of a name. */
type Node = Map<string, Node> | unknown[]

/**
 * The object that the names of a form describe, or `undefined` where one name has both a value and members. `address[city]` is a member
 * of `address`; a name that is repeated is a list, and so are `tags[]` and `rooms[0][name]`. A file that was not chosen, which browsers
 * send without a name, is left out.
 */
export const objectOfForm = (fields: Iterable<readonly [name: string, value: unknown]>): unknown => {
  const root: Node = new Map()
  for (const [name, value] of fields) if (!isNoFile(value) && !put(root, keysOf(name), value)) return undefined
  return contentOf(root) ?? {}
}

const isNoFile = (value: unknown): boolean => value instanceof File && value.size === 0 && value.name === ''

/** The keys of a name. A name with other brackets is one key. */
const keysOf = (name: string): readonly string[] =>
  /^[^[\]]+(?:\[[^[\]]*\])+$/.test(name) ? name.replaceAll(']', '').split('[') : [name]

/** Whether a value has found its place. */
const put = (root: Map<string, Node>, keys: readonly string[], value: unknown): boolean => {
  if (keys.length > MAX_DEPTH) return false
  let node: Node = root
  for (const [at, key] of keys.entries()) {
    if (!(node instanceof Map)) return false
    const inner: Node = node.get(key) ?? (at === keys.length - 1 ? [] : new Map())
    node.set(key, inner)
    node = inner
  }
  if (node instanceof Map) return false
  node.push(value)
  return true
}

const contentOf = (node: Node): unknown => {
  if (!(node instanceof Map)) return node.length === 1 ? node[0] : node
  const list = node.get('')
  if (Array.isArray(list) && node.size === 1) return list // `tags[]`
  const isList = node.size > 0 && [...node.keys()].every(key => /^\d+$/.test(key) && Number(key) < node.size)
  if (isList) return Array.from({ length: node.size }, (_, at) => contentOf(node.get(String(at)) ?? []))
  return Object.fromEntries([...node].map(([key, inner]) => [key, contentOf(inner)]))
}
