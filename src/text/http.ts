/** What several rooms share about requests: methods and URLs; and the check for a route table. */

/** The request methods that a table can name, in the order in which `Allow` lists them. An `ALL` route takes any. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const

/** The methods that a route can have: a request method, or `ALL` for a route that answers every method. */
export const ROUTE_METHODS = [...METHODS, 'ALL'] as const

/** One of `METHODS`. */
export type KnownMethod = (typeof METHODS)[number]

/** One of `ROUTE_METHODS`. */
export type RouteMethod = (typeof ROUTE_METHODS)[number]

/** Whether a method is one of `METHODS`. Methods are case-sensitive (RFC 9110, section 9.1). */
export const isKnownMethod = (method: string): boolean => METHODS.some(known => known === method)

/** Whether this Node refuses requests with a method, so that a route for it could never answer. Not every platform says. */
export const isRefusedByNode = (method: KnownMethod): boolean => {
  // Not an import, which would be one of the server's in every place that reads a table.
  const parsed: readonly string[] | undefined = globalThis.process?.getBuiltinModule?.('node:http')?.METHODS
  return parsed !== undefined && !parsed.includes(method)
}

/** Whether a route with one method answers requests with another: GET also answers HEAD, and ALL answers every method. */
export const takesMethod = (routed: string, method: string): boolean =>
  routed === method || routed === 'ALL' || (routed === 'GET' && method === 'HEAD')

/** The status with which `allowedMethods()` answers a request whose path is routed, but only for other methods. */
export const allowedMethodsStatus = (method: string): 200 | 405 | 501 =>
  method === 'OPTIONS' ? 200 : isKnownMethod(method) ? 405 : 501

/** The part of a URL before `?` and `#`. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

/** Why a path is answered with 400. */
export const MALFORMED_ESCAPE = 'the path has a malformed escape'

/** What is wrong with a value given as a route table, or `undefined`. Any array of routes will do. */
export const tableProblem = (routes: unknown): string | undefined => {
  const isTable = Array.isArray(routes) && routes.every(route => typeof route?.path === 'string' && 'use' in route)
  return isTable
    ? undefined
    : `the first argument must be the route table that defineRoutes returns, not ${typeof routes}`
}
