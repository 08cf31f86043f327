/** What is wrong with a whole document. */

import type { AnyRoute } from '../route/route.js'
import { controllerPathIn } from '../route/route.js'
import type { OpenApiDocument, Operation } from './document.js'

/** Controllers of which nothing is known yet. */
export const unloadedProblems = (routes: readonly AnyRoute[]): readonly string[] => {
  const unloaded = routes.filter(route => 'target' in route && route.lazy && !route.controller)
  const paths = new Set(unloaded.map(route => ('target' in route ? controllerPathIn(route.target) : '')))
  return [...paths].map(path => `the controller '${path}' is not loaded: call await routes.load() first`)
}

/** An `operationId` of two operations, which only the member `openapi` of a contract can make. */
export const idProblems = (document: OpenApiDocument): readonly string[] => {
  const known = new Map<string, string>()
  return operationsOf(document).flatMap(([label, { operationId }]) => {
    const other = known.get(operationId)
    known.set(operationId, other ?? label)
    return other === undefined ? [] : [`${other} and ${label} have the same operationId, '${operationId}'`]
  })
}

/** Security schemes that nothing describes. */
export const securityProblems = (document: OpenApiDocument): readonly string[] => {
  const unknown = new Map<string, string>()
  const all = [['the option security', document] as const, ...operationsOf(document)]
  for (const [label, { security = [] }] of all)
    for (const scheme of security.flatMap(Object.keys))
      if (!Object.hasOwn(document.components?.securitySchemes ?? {}, scheme) && !unknown.has(scheme))
        unknown.set(scheme, label)
  return [...unknown].map(
    ([scheme, label]) => `${label} needs the security scheme '${scheme}', which the option securitySchemes lacks`,
  )
}

const operationsOf = ({ paths }: OpenApiDocument): readonly (readonly [label: string, operation: Operation])[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  )
