/** Plans what is in the callback of a resource, and which controller it has. */

import { actionNames, type ResourceKind } from '../../route/actions.js'
import { quoted } from '../code-text.js'
import { type Answer, call, type Declaration, listOf } from './declaration.js'
import type { Entry } from './entries.js'
import { COST, joined, NOTHING, type Place, type Plan, type Planner } from './plan.js'
import type { Node } from './tree.js'

export type StandardRoutes = ReadonlyMap<string, readonly Entry[]>

/** A resource whose callback is to be planned. */
interface Resource {
  readonly kind: ResourceKind
  readonly node: Node
  /** The node of its id. */
  readonly member: Node | undefined
  readonly actions: StandardRoutes
  readonly options: Declaration['options']
  /** What its name adds to controller paths. */
  readonly folder: string
  readonly inner: Pick<Place, 'verbNames' | 'resourceNames'>
}

export const planFrame = (planner: Planner, resource: Resource, place: Place): Plan => {
  const { kind, node, member, folder, inner, options } = resource
  const controllers = [...place.controllers, folder]
  const usual = joined(controllers)
  const controller = controllerOf(resource, usual)
  const answers = [...resource.actions].flatMap(([action, entries]): readonly Answer[] =>
    (entries[0]?.controller ?? controller) === controller
      ? entries.map(entry => ({ entry, controller, action, by: 'action' }))
      : [],
  )
  const routed = new Set(answers.map(({ entry }) => entry))
  const rest = ({ entries }: Node) => entries.filter(entry => !routed.has(entry))
  const own = { controllers, own: controller }
  const [nested, others] =
    kind === 'resource'
      ? [planner.inside(node, { ...own, ...inner }, rest(node)), NOTHING]
      : [
          member ? planner.inside(member, { ...own, ...inner }, rest(member)) : NOTHING,
          planner.inside(
            node,
            { ...own, verbNames: place.verbNames, resourceNames: place.resourceNames },
            rest(node),
            [...node.children.values()].filter(child => child !== member),
          ),
        ]
  const isUsual = controller === usual
  const chosen = actionOptions(kind, answers)
  const hasOthers = others.declarations.length > 0
  const cost =
    (Object.keys(chosen).length > 0 ? COST.actions : 0) +
    (isUsual ? 0 : COST.controller) +
    Object.keys(options).length * COST.option +
    (hasOthers ? COST.collection : 0) +
    (kind === 'resources' ? COST.resource : 0)
  const declaration = call(kind, node.segment.text, {
    answers,
    options: { ...chosen, ...(isUsual ? {} : { controller: quoted(controller) }), ...options },
    body: [...nested.declarations, ...(hasOthers ? [call('collection', '', { body: others.declarations })] : [])],
    entries: node.below,
  })
  return { cost: COST.line + cost + nested.cost + others.cost, declarations: [declaration] }
}

/** The controller of most standard actions; of a resource without any, that of most routes below it. */
const controllerOf = ({ actions, node }: Resource, usual: string): string => {
  const votes = new Map<string, number>()
  const voters = actions.size > 0 ? [...actions.values()].flat() : node.below
  for (const { controller } of voters)
    if (controller !== undefined) votes.set(controller, (votes.get(controller) ?? 0) + 1)
  const [first] = [...votes].sort(
    ([one, count], [other, others]) => others - count || Number(other === usual) - Number(one === usual),
  )
  return first?.[0] ?? usual
}

/** The shorter one of `only` and `except`, and the method of an update with one method. */
export const actionOptions = (kind: ResourceKind, answers: readonly Answer[]): Declaration['options'] => {
  const [all, actions] = [actionNames(kind), new Set(answers.map(({ action }) => action))]
  const [kept, left] = [all.filter(name => actions.has(name)), all.filter(name => !actions.has(name))]
  const chosen = left.length < kept.length ? { except: listOf(left) } : { only: listOf(kept) }
  const [update, second] = answers.filter(({ action }) => action === 'update')
  return {
    ...(left.length === 0 ? {} : chosen),
    ...(update && !second ? { update: quoted(update.entry.method.toLowerCase()) } : {}),
  }
}
