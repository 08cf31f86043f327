/** The paths of all entries as a tree, in which a node is one segment. */
import type { ParamKind } from '../../text/param-kinds.js'
import type { Entry } from './entries.js'
import type { PathSegment } from './segments.js'

export interface Node {
  readonly id: number
  readonly segment: PathSegment
  /** How many segments are before it. */
  readonly depth: number
  /** The literal segment that is nearest before it. */
  readonly literal: string
  /** The entries whose path ends here, and those of all paths below. */
  readonly entries: readonly Entry[]
  readonly below: readonly Entry[]
  /** By the shapes of their segments. */
  readonly children: ReadonlyMap<string, Node>
}

export const treeOf = (entries: readonly Entry[]): Node => {
  let count = 0
  const grow = (segment: PathSegment, depth: number, literal: string, below: readonly Entry[]): Node => {
    const id = count++
    const groups = new Map<string, Entry[]>()
    for (const entry of below) {
      const shape = entry.path[depth + 1]?.shape
      if (shape !== undefined) groups.set(shape, [...(groups.get(shape) ?? []), entry])
    }
    const inner = segment.name === undefined ? segment.text : literal
    const children = new Map<string, Node>()
    for (const [shape, group] of groups) {
      const next = group[0]?.path[depth + 1]
      if (next) children.set(shape, grow(next, depth + 1, inner, group))
    }
    return {
      id,
      segment,
      depth,
      literal,
      below,
      entries: below.filter(({ path }) => path.length === depth + 1),
      children,
    }
  }
  return grow({ text: '', shape: '' }, -1, '', entries)
}

/** The segments of an entry from this node on. */
export const pathFrom = ({ depth }: Node, { path }: Entry) => path.slice(depth)

/** The kind of the parameter at a node, where all entries agree. */
export const kindAt = ({ below, depth }: Node): ParamKind | undefined => {
  const kinds = new Set(below.map(({ path }) => path[depth]?.kind))
  return kinds.size === 1 ? [...kinds][0] : undefined
}
