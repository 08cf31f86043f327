/** What the router, the queries, the inspector and the command line share about a request's method and path. */

/** The request methods that a table can route, in the order in which they are listed. Any other is answered by 501. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The methods that a route can have: a request method, or `ALL` for a route that answers every method. */
export const ROUTE_METHODS = [...METHODS, 'ALL'] as const

/** A request method that a table can route. */
export type KnownMethod = (typeof METHODS)[number]

/** What a route can have as its `method`. */
export type RouteMethod = (typeof ROUTE_METHODS)[number]

/** Whether a table can route a method, which is case-sensitive (RFC 9110, section 9.1). */
export const isKnownMethod = (method: string): boolean => METHODS.some(known => known === method)

/** Whether a route with one method answers requests with another: GET also answers HEAD, and ALL answers every method. */
export const takesMethod = (routed: string, method: string): boolean =>
  routed === method || routed === 'ALL' || (routed === 'GET' && method === 'HEAD')

/** The status by which `allowedMethods()` answers a request whose path is routed, but not for its method. */
export const allowedMethodsStatus = (method: string): 200 | 405 | 501 =>
  method === 'OPTIONS' ? 200 : isKnownMethod(method) ? 405 : 501

/** The path of a request target: what comes before `?` and `#`. */
export const withoutQuery = (target: string): string => target.replace(/[?#].*$/s, '')

/** Why a path is answered by 400. */
export const MALFORMED_ESCAPE = 'the path has a malformed escape'

/** Whether a slash at the end of a path is ignored. */
export type TrailingSlash = 'ignore' | 'strict'

/** What is wrong with the option `trailingSlash`, or `undefined`. */
export const trailingSlashProblem = (given: unknown): string | undefined => {
  if (given === undefined || given === 'ignore' || given === 'strict') return undefined
  return `trailingSlash must be 'ignore' or 'strict', not ${typeof given === 'string' ? `'${given}'` : String(given)}`
}

/** What is wrong with a value given as a route table, or `undefined`. A plain array of routes is a table, too. */
export const tableProblem = (routes: unknown): string | undefined => {
  const isTable = Array.isArray(routes) && routes.every(route => typeof route?.path === 'string' && 'use' in route)
  return isTable
    ? undefined
    : `the first argument must be the route table that defineRoutes returns, not ${typeof routes}`
}
