/** The tags of operations, and those of a document, which describe them. */

import { contractOfAll } from '../contract/contract.js'
import { type AnyRoute, controllerPathIn } from '../route/route.js'
import type { OpenApiDocument, PathItem } from './document.js'

/** The tags of a route: those of its contract, else those of its controller, else its controller path. */
export const tagsOf = (route: AnyRoute): readonly string[] => {
  const own = 'contract' in route ? route.contract?.tags : undefined
  if (own) return own
  if (!('target' in route)) return []
  return (route.controller && contractOfAll(route.controller).tags) ?? [controllerPathIn(route.target)]
}

/** The tags of a document, in the order of its operations. What a contract says of all actions describes the first tag of the controller. */
export const documentTags = (
  routes: readonly AnyRoute[],
  paths: readonly PathItem[],
): NonNullable<OpenApiDocument['tags']> => {
  const descriptions = new Map<string, string>()
  for (const route of routes) {
    if (!('target' in route) || !route.controller) continue
    const { tags, description } = contractOfAll(route.controller)
    const name = tags?.[0] ?? controllerPathIn(route.target)
    if (description !== undefined && !descriptions.has(name)) descriptions.set(name, description)
  }
  const names = new Set(paths.flatMap(path => Object.values(path).flatMap(({ tags = [] }) => tags)))
  return [...names].map(name => {
    const description = descriptions.get(name)
    return { name, ...(description !== undefined && { description }) }
  })
}
