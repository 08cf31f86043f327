/** What a plan is: declarations, and what they cost to read. */
import type { Declaration } from './declaration.js'
import type { Entry } from './entries.js'
import type { ImportOptions } from './reading.js'
import type { Node } from './tree.js'

/** Declarations of some routes. Of several plans for the same routes, the cheapest is taken. */
export interface Plan {
  readonly cost: number
  readonly declarations: readonly Declaration[]
}

/** Where a declaration stands. */
export interface Place {
  /** The names around it, with which controller paths begin. */
  readonly controllers: readonly string[]
  /** The controller of bare verbs. */
  readonly own?: string | undefined
  /** The parameters in the path of a verb here, and of a resource here. */
  readonly verbNames: readonly string[]
  readonly resourceNames: readonly string[]
  /** In a scope, whose segment belongs to the name of an action: POST /items/batch/delete is not Items#delete. */
  readonly loose?: boolean
}

/** Plans for parts of the tree, which the functions for single calls ask for. */
export interface Planner {
  readonly options: ImportOptions
  /** What is at a node and below it, in the callback of a call that has the path of the node. */
  inside(node: Node, place: Place, entries?: readonly Entry[], children?: readonly Node[]): Plan
}

/** What each thing that a reader must take in costs, in lines. */
export const COST = {
  line: 1,
  target: 0.6,
  /** A target whose controller the path does not give. */
  rootTarget: 0.9,
  /** A parameter with the name that another one had. */
  swap: 0.6,
  /** `only` or `except`. */
  actions: 0.15,
  controller: 0.5,
  option: 0.25,
  collection: 0.5,
  /** Each slash in a path. */
  slash: 0.12,
  /** Each route in a folder of controllers that is named after /api. */
  apiFolder: 0.2,
  /** What a resource is preferred by, where it costs the same. */
  resource: -0.05,
}

export const NOTHING: Plan = { cost: 0, declarations: [] }

export const together = (plans: readonly Plan[]): Plan => ({
  cost: plans.reduce((sum, { cost }) => sum + cost, 0),
  declarations: plans.flatMap(({ declarations }) => declarations),
})

export const cheapest = (plans: readonly [Plan, ...Plan[]]): Plan =>
  plans.reduce((best, plan) => (plan.cost < best.cost - 1e-9 ? plan : best))

export const joined = (names: readonly string[]): string => names.join('/')

/** The next part of the controller paths of all these entries, below the controllers of the place. */
export const nextFolder = (entries: readonly Entry[], { controllers }: Place): string | undefined => {
  const folders = new Set<string | undefined>()
  for (const { controller } of entries) {
    const parts = controller?.split('/') ?? []
    const isBelow = parts.length > controllers.length + 1 && controllers.every((name, at) => name === parts[at])
    folders.add(isBelow ? parts[controllers.length] : undefined)
  }
  return folders.size === 1 ? [...folders][0] : undefined
}
