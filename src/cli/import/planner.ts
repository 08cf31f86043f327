/** Finds the cheapest declarations of all entries, by dynamic programming over the tree of their paths. */
import type { Declaration } from './declaration.js'
import type { Entry } from './entries.js'
import { cheapest, type Place, type Plan, type Planner, together } from './plan.js'
import { planResource, planResources } from './plan-resources.js'
import { isName, planScopes, withFolders } from './plan-scopes.js'
import { planVerbs } from './plan-verbs.js'
import type { ImportOptions } from './reading.js'
import { type Node, pathFrom, treeOf } from './tree.js'

const TOP: Place = { controllers: [], verbNames: [], resourceNames: [] }

/** The declarations of all entries, without `use`. */
export const planOf = (entries: readonly Entry[], options: ImportOptions): readonly Declaration[] => {
  // The plan of a node depends on the controllers, the parameters and the owner of bare verbs around it.
  const known = new Map<string, Plan>()

  const planChild = (node: Node, place: Place): Plan => {
    const { controllers, own, verbNames, resourceNames, loose } = place
    const key = [node.id, controllers.join('/'), own, verbNames, resourceNames, loose].join(' ')
    const before = known.get(key)
    if (before) return before
    const verbs = planVerbs(
      planner,
      node.below.map(entry => [entry, pathFrom(node, entry)] as const),
      place,
    )
    const isNamed = node.segment.name === undefined && isName(node.segment.text) && !options.handlers
    const resources = isNamed ? [...planResources(planner, node, place), ...planResource(planner, node, place)] : []
    const plan = cheapest([verbs, ...planScopes(planner, node, place), ...resources])
    known.set(key, plan)
    return plan
  }

  const planner: Planner = {
    options,
    inside: (node, place, own = node.entries, children = [...node.children.values()]) =>
      together([
        planVerbs(
          planner,
          own.map(entry => [entry, []] as const),
          place,
        ),
        ...withFolders(children, place, planChild),
      ]),
  }
  return planner.inside(treeOf(entries), TOP).declarations
}
