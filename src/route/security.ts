/** The security requirements of a route. */

import { contractOfAll, type SecurityRequirements } from '../contract/contract.js'
import { descriptionsOf } from './described.js'
import type { AnyRoute } from './route.js'

/** The scopes of each scheme that a request must meet together. */
export type SecurityRequirement = Record<string, string[]>

/**
 * What a request to a route needs: what its contract says, else that of its controller, else what its middlewares say, all of which
 * it has to pass. `undefined` where none of them says anything.
 */
export const securityOf = (route: AnyRoute): SecurityRequirement[] | undefined => {
  const own = 'contract' in route ? route.contract?.security : undefined
  const ofAll = 'controller' in route && route.controller ? contractOfAll(route.controller).security : undefined
  const ofUse = descriptionsOf(route).flatMap(({ security }) => (security ? [security] : []))
  return ((own ?? ofAll) ? [own ?? ofAll ?? []] : ofUse).reduce<SecurityRequirement[] | undefined>(both, undefined)
}

/** Requirements as a document has them, which an application may change. */
export const requirementsOf = (requirements: SecurityRequirements): SecurityRequirement[] =>
  requirements.map(each => Object.fromEntries(Object.entries(each).map(([name, scopes]) => [name, [...scopes]])))

/** Requirements that meet two lists of them. */
const both = (one: SecurityRequirement[] | undefined, other: SecurityRequirements): SecurityRequirement[] => {
  const others = requirementsOf(other)
  if (!one) return others
  const pairs = one.flatMap(first => others.map(second => mergedRequirement(first, second)))
  return [...new Map(pairs.map(each => [JSON.stringify(each), each])).values()]
}

const mergedRequirement = (one: SecurityRequirement, other: SecurityRequirement): SecurityRequirement => {
  const result = { ...one }
  for (const [name, scopes] of Object.entries(other)) result[name] = [...new Set([...(one[name] ?? []), ...scopes])]
  return result
}
