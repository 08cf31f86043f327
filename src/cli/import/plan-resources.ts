/** Plans `resources` and `resource` for the part of the tree below a node. */

import { pluralize, singularize } from '../../inflection/inflection.js'
import { type ResourceKind, STANDARD_ACTIONS } from '../../route/actions.js'
import { camelCase, pascalCase } from '../../text/case.js'
import { quoted } from '../code-text.js'
import type { Entry } from './entries.js'
import type { Place, Plan, Planner } from './plan.js'
import { planFrame, type StandardRoutes } from './plan-frame.js'
import { kindAt, type Node } from './tree.js'

export const planResources = (planner: Planner, node: Node, place: Place): readonly Plan[] => {
  const name = node.segment.text
  const member = node.children.get(':')
  const isRailsList =
    isOwnPlural(name) && node.entries.some(({ controller, action }) => controller !== undefined && action === 'index')
  if (!member && !isPlural(name) && !isRailsList) return []
  const actions = standardRoutes('resources', node.entries, member?.entries ?? [])
  if (!member && actions.size === 0) return []
  dropShared(actions)
  const [first] = node.below
  if (actions.size === 0 && node.below.every(({ row }) => row === first?.row)) return []
  const singular = camelCase<string>(singularize<string>(name))
  const param = paramOf(member, [singular, name, camelCase<string>(name)])
  const nested = `${singular}${param.charAt(0).toUpperCase()}${param.slice(1)}`
  if (place.resourceNames.includes(param) || place.resourceNames.includes(nested)) return []
  const kind = member && kindAt(member)
  const options = {
    ...(param === 'id' ? {} : { param: quoted(param) }),
    ...(kind === undefined ? {} : { id: quoted(kind) }),
  }
  const inner = { verbNames: [...place.resourceNames, param], resourceNames: [...place.resourceNames, nested] }
  return [
    planFrame(
      planner,
      { kind: 'resources', node, member, actions, options, folder: pascalCase<string>(name), inner },
      place,
    ),
  ]
}

export const planResource = (planner: Planner, node: Node, place: Place): readonly Plan[] => {
  const name = node.segment.text
  const actions = standardRoutes('resource', node.entries, node.entries)
  dropShared(actions)
  const hasControllers = node.entries.some(({ controller }) => controller !== undefined)
  if (actions.size === 0 || (!hasControllers && actions.size < 2)) return []
  if (!hasControllers && isPlural(name) && isList(node, actions)) return []
  const plural = pluralize<string>(name)
  // `us` is the plural of `me`, which nobody means
  const isOdd = !hasControllers && !plural.startsWith(name.slice(0, -1))
  const options = isOdd ? { plural: quoted(name) } : {}
  const inner = { verbNames: place.verbNames, resourceNames: place.resourceNames }
  const folder = pascalCase<string>(isOdd ? name : plural)
  return [planFrame(planner, { kind: 'resource', node, member: undefined, actions, options, folder, inner }, place)]
}

const isOwnPlural = (word: string): boolean => pluralize<string>(word) === word
const isPlural = (word: string): boolean => isOwnPlural(word) && singularize<string>(word) !== word

/** Whether these are the `index` and `create` of a list, and no `show` and `create`. */
const isList = ({ children }: Node, actions: StandardRoutes): boolean =>
  children.has(':') || (actions.size === 2 && actions.has('create') && actions.has('show'))

const paramOf = (member: Node | undefined, ofResource: readonly string[]): string => {
  const given = member?.segment.name ?? 'id'
  return /^(?:id|.*Id|.*[a-z]ID|.*_id)$/.test(given) || ofResource.includes(given) ? 'id' : given
}

/** The entries that may be standard actions, by action. */
const standardRoutes = (
  kind: ResourceKind,
  collection: readonly Entry[],
  member: readonly Entry[],
): Map<string, readonly Entry[]> => {
  const found = new Map<string, readonly Entry[]>()
  for (const { name, on, methods } of STANDARD_ACTIONS[kind]) {
    const at = (on === 'member' ? member : collection).filter(({ redirect }) => redirect === undefined)
    const entries = methods.flatMap(method => at.find(entry => entry.method === method) ?? [])
    const [first, second] = entries
    const isAction = entries.every(({ controller, action }) => controller === undefined || action === name)
    if (first && isAction && (!second || isSame(first, second))) found.set(name, entries)
  }
  // a controller of the other router stays, and may have other handlers for the actions of those without one
  const bound = [...found].filter(([, [entry]]) => entry?.controller !== undefined)
  return bound.length > 0 ? new Map(bound) : found
}

/** Whether one action can answer both. */
const isSame = (one: Entry, other: Entry): boolean =>
  one.controller === other.controller &&
  (one.controller === undefined || one.action === other.action) &&
  (one.handler ?? one) === (other.handler ?? other) &&
  one.use.join() === other.use.join()

/** One handler is one action: `/reports{/:format}` is no index and show. */
const dropShared = (actions: Map<string, readonly Entry[]>): void => {
  for (const [name, [entry]] of [...actions]) {
    const isShared = [...actions].some(
      ([other, [each]]) =>
        other !== name &&
        (each?.row === entry?.row || (each?.handler !== undefined && each.handler === entry?.handler)),
    )
    if (isShared && entry?.controller === undefined) actions.delete(name)
  }
}
