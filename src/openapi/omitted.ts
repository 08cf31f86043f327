/** The routes of a table that a document cannot have. */

import type { AnyRoute } from '../route/route.js'
import { DOCUMENT_METHODS, type DocumentMethod, type PathItem } from './document.js'

/**
 * A route that a document does not have.
 *
 * @example openapi(routes, { info, onOmitted: omitted => console.warn(omitted.map(({ route, why }) => `${route.path}: ${why}`)) })
 */
export interface OmittedRoute {
  readonly route: AnyRoute
  /** The reason, in words. */
  readonly why: string
}

/** The methods of a document that a route of every method is listed with, and those that can send a body. GET is there for HEAD too. */
const WITH_BODY: readonly DocumentMethod[] = ['post', 'put', 'patch']
const METHODS_OF_ALL: readonly DocumentMethod[] = ['get', ...WITH_BODY, 'delete']

/** The methods that a document lists a route with, or why it has none. `item` has the operations that its path has already. */
export const methodsIn = (route: AnyRoute, item: PathItem): readonly DocumentMethod[] | string => {
  if (route.method !== 'ALL') {
    const method = DOCUMENT_METHODS.find(each => each === route.method.toLowerCase())
    if (!method) return `OpenAPI 3.1 has no method ${route.method}`
    return item[method] ? 'OpenAPI has the same path for another route' : [method]
  }
  const contract = 'contract' in route ? route.contract : undefined
  if ('middleware' in route && !contract) return 'it takes every method, and has no contract'
  const methods = (contract?.body ? WITH_BODY : METHODS_OF_ALL).filter(method => !item[method])
  return methods.length === 0 ? 'other routes take its methods' : methods
}
