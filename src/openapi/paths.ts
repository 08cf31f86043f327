/** The paths of a document, with the operations of all routes that it can have. */

import type { AnyRoute } from '../route/route.js'
import { paramNames } from '../text/path.js'
import type { PathItem } from './document.js'
import { methodsIn, type OmittedRoute } from './omitted.js'
import { type DocumentParts, operationOf } from './operation.js'
import { documentPath, documentShape } from './path.js'

/** A path of the document, and the names of its parameters. */
interface DocumentPath {
  readonly item: PathItem
  readonly names: readonly string[]
}

/**
 * The paths of a document, in the order of the routes. Routes whose paths differ only in the names of parameters share one, which has
 * the names of the first of them.
 */
export const pathsOf = (
  routes: readonly AnyRoute[],
  shared: DocumentParts,
): { readonly paths: Record<string, PathItem>; readonly omitted: readonly OmittedRoute[] } => {
  const paths: Record<string, PathItem> = {}
  const byShape = new Map<string, DocumentPath>()
  for (const { path } of routes) {
    const [shape, item] = [documentShape(path), {}]
    if (byShape.has(shape)) continue
    paths[documentPath(path)] = item
    byShape.set(shape, { item, names: paramNames(path) })
  }
  const omitted: OmittedRoute[] = []
  for (const route of [...routes].sort((one, other) => rankOf(one) - rankOf(other))) {
    const at = byShape.get(documentShape(route.path))
    if (!at) continue
    const methods = methodsIn(route, at.item)
    if (typeof methods === 'string') omitted.push({ route, why: methods })
    else for (const method of methods) at.item[method] = operationOf(route, method, at.names, shared)
  }
  for (const [path, item] of Object.entries(paths)) if (Object.keys(item).length === 0) delete paths[path]
  return { paths, omitted: omitted.sort((one, other) => routes.indexOf(one.route) - routes.indexOf(other.route)) }
}

/** Of two routes for one operation, the one that answers comes first: a wildcard last, and a route of every method after the others. */
const rankOf = ({ method, path }: AnyRoute): number => (path.includes('/*') ? 2 : 0) + (method === 'ALL' ? 1 : 0)
