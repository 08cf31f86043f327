/** Reads the nodes of types. */
import type { Identifier, Node, TSEntityName } from '@babel/types'

/** The first name of `a.b`. */
export const firstOf = (name: TSEntityName): Identifier => {
  if (name.type === 'TSQualifiedName') return firstOf(name.left)
  return name as Identifier // `this` is no type in a declaration
}
/** The names of `a.b`. */
export const namesOf = (name: TSEntityName): readonly string[] =>
  name.type === 'TSQualifiedName' ? [...namesOf(name.left), name.right.name] : [firstOf(name).name]

export function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* nodesIn(child)
}

/** The nodes in a node, in the order of the text. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node)
    .filter(([name]) => !name.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string' && typeof value.start === 'number')
    .sort((one, other) => (one.start ?? 0) - (other.start ?? 0))
